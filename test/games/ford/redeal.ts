// What a side may not know, dealt anew: who lies below the top of the other side's stacks (ford:3.3). How many do is open.
import type { Pick } from '../../../src/core/rule-set.ts';
import type { Side, State } from '../../../src/core/types.ts';
import { dealOut } from '../../../src/mechanics/fog/deal.ts';
import { isKnown } from './03-stacking.ts';
import type { Who } from './data/index.ts';
import { onMap, other, placeOf, unitsAt } from './state.ts';
import type { Own, Seeing } from './state.ts';

/**
 * Covered units of which the enemy knows no more than that they are there: not those he saw act, and not one that
 * stood on top a moment ago, before another came by.
 */
export const secretUnits = (s: Seeing, side: Who): readonly string[] => {
  const { moved, cut, reacted, fought } = s.own;
  const told = new Set([...moved, ...cut, ...reacted, ...fought]);
  const passing = s.stack.filter(({ proc }) => proc === 'move').map(({ vars }) => vars['unit']);
  const isSecret = (unit: string): boolean => {
    const here = unitsAt(s.own, placeOf(s.own, unit)).filter((id) => !passing.includes(id));
    return !told.has(unit) && here[0] !== unit && !isKnown(s, unit, other(side));
  };
  return onMap(s.own, side).filter(isSecret);
};

export const redeal = (s: State<Own>, hiddenFrom: Side, pick: Pick): void => {
  const { own } = s;
  const units = secretUnits(s, hiddenFrom === 'north' ? 'south' : 'north');
  const spots = [...new Set(units.map((unit) => placeOf(own, unit)))].toSorted();
  const piles = spots.map((place) => {
    const count = unitsAt(own, place).filter((unit) => units.includes(unit)).length;
    return { place, least: count, most: count };
  });
  const dealt = dealOut({ piles, units, fits: () => true }, pick);
  for (const [place, hand] of dealt?.piles ?? []) {
    const left = [...hand];
    own.places[place] = unitsAt(own, place).map((unit) =>
      units.includes(unit) ? (left.shift() ?? unit) : unit,
    );
  }
};
