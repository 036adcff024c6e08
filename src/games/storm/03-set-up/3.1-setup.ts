// Chapter 3: set-up. The ledger with which the game begins, out of its printed opening and what was agreed.
import { unitsAtStart } from '../../../mechanics/entry/groups.ts';
import { newGame } from '../../../mechanics/entry/new-game.ts';
import { OUT } from '../../../mechanics/entry/dead-pile.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { isGerman, isStatic } from '../02-counters.ts';
import type { Printed } from '../data/sheet.ts';
import { freshPhase, freshTurn } from '../state.ts';
import type { Own } from '../state.ts';
import { agreed } from './3.1-agreed.ts';
import type { Agreed } from './3.1-agreed.ts';

export const VERSION = '1.0';

export const HAND = 'hand';
/** 3.6a */
export const AIR = 'air';
export const AERIAL = 'aerial';

const markersOf = (p: Printed): Own['markers'] =>
  Object.fromEntries(
    [AIR, AERIAL].map((marker) => [
      marker,
      Array.from({ length: p.set.units.markers.find(({ id }) => id === marker)?.count ?? 0 }, () => HAND),
    ]),
  );

/** 3.6b to 3.6d: losses and points begin at 0. 3.6e: city points are counted, not kept. 3.1b, 3.1c: cities are as the map has them. */
const ledgerOf = (p: Printed, places: Own['places']): Own => ({
  places,
  held: {},
  markers: markersOf(p),
  hits: {},
  plan: {},
  lost: { german: 0, soviet: 0 },
  fallen: {},
  replaced: 0,
  phase: freshPhase(),
  turn: freshTurn(),
  shown: [],
});

/** Nobody on the map: what a position with no base begins from. */
export const emptyOwn = (p: Printed): Own => ledgerOf(p, { [OUT]: [...p.unitIds] });

/** 3.3c: the hex on its counter. */
export const setupHex = (p: Printed, unit: string): string | undefined => {
  const { setup } = p.unit(unit);
  return setup !== undefined && 'hex' in setup ? setup.hex : undefined;
};

/** 3.7b, R5: whom the German places after the Soviets, by agreement: all Germans that are on the map but the static unit. */
export const isGermanFree = (p: Printed, s: Agreed, unit: string): boolean =>
  agreed(p, s, 'german-setup') === 'free' &&
  isGerman(p, unit) &&
  p.unit(unit).nationality === 'german' &&
  !isStatic(p, unit) &&
  setupHex(p, unit) !== undefined;

/** 3.2a, 3.2b, 3.3a to 3.3c, 3.4c: how the game stands before anybody has placed anything. */
export const freshOwn = (p: Printed, s: Agreed & { readonly scenario: string }): Own =>
  ledgerOf(
    p,
    unitsAtStart(p, s.scenario, (unit, place) =>
      p.isHex(place) && isGermanFree(p, s, unit) ? SETUP : place,
    ),
  );

export const setup = (p: Printed) =>
  newGame<Own>(p, {
    id: 'storm',
    version: VERSION,
    // 3.6f
    first: 'soviet',
    own: (scenario, options) => freshOwn(p, { scenario, options }),
  });
