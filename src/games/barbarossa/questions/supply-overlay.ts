// Chapter 7: the supply of a side as the map shows it: which hexes a line reaches, and how each stack is supplied.
import { placeOf } from '../../../mechanics/places.ts';
import type { SupplySight } from '../../../api/game.ts';
import { SUPPLY_STATES, supplyStates } from '../07-supply/7.17-supply-state.ts';
import type { SupplyState } from '../07-supply/7.17-supply-state.ts';
import { supplyMap } from '../07-supply/7.20-tracing.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

const LETTERS: Readonly<Partial<Record<SupplyState, string>>> = {
  garrison: 'g',
  crimea: 'k',
  coastal: 'c',
  aerial: 'a',
  none: '?',
};

const worse = (a: SupplyState, b: SupplyState | undefined): SupplyState =>
  b !== undefined && SUPPLY_STATES.indexOf(b) > SUPPLY_STATES.indexOf(a) ? b : a;

export const supplySight = (p: Printed, s: Seeing, who: string): SupplySight => {
  const side = (who === 'both' ? s.clock.phasing : who) as Who;
  const map = supplyMap(p, s, side);
  const states = new Map<string, SupplyState>();
  for (const [unit, state] of supplyStates(p, s, side, { map })) {
    const hex = placeOf(s.own, unit);
    if (p.isHex(hex)) states.set(hex, worse(state, states.get(hex)));
  }
  return {
    side,
    fed: new Set(p.grid.ids.filter((hex) => p.isLand(hex) && map.overland(hex))),
    stacks: new Map(
      [...states].map(([hex, state]) => {
        const letter = LETTERS[state];
        return [hex, { state, isCut: state === 'none', ...(letter !== undefined && { letter }) }];
      }),
    ),
  };
};
