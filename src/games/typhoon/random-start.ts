// Play from any turn: what of a position drawn at random is this game's (SIB.6, VIC.6, WEA.9).
import type { Options, Pick } from '../../core/rule-set.ts';
import type { State } from '../../core/types.ts';
import { oneIn } from '../../mechanics/random-start/front.ts';
import { frontsAnyTurn } from '../../mechanics/random-start/fronts.ts';
import type { Printed } from './data/sheet.ts';
import { fateOf } from './eliminate.ts';
import { mayEntrench } from './entrenchment/entrench.ts';
import { setUpOf } from './set-up/deployment.ts';
import { setup } from './set-up/setup.ts';
import { refuseStack } from './stacking/stacking.ts';
import type { Own } from './state.ts';
import { fliegerkorps } from './victory/fliegerkorps.ts';

/** By game turn; columns count from the east. */
const HISTORY = [
  [1, 21],
  [2, 15],
  [3, 13],
  [6, 11],
  [7, 8],
  [8, 10],
  [12, 12],
] as const;

const begin = (p: Printed, scenario: string, options: Options): State<Own> => {
  const s = setup(p)(scenario, options);
  for (const side of p.sides) setUpOf(p).placeDefault(s, side);
  return s;
};

export const anyTurn = (p: Printed): ((scenario: string, options: Options, pick: Pick) => State<Own>) =>
  frontsAnyTurn<Own>(p, {
    begin: (scenario, options) => begin(p, scenario, options),
    history: HISTORY,
    fate: (unit) => fateOf(p, unit, 'combat').place,
    mayEntrench: (unit) => mayEntrench(p, unit),
    hasRoom: (own, unit, hex) => refuseStack(p, { own }, hex, p.sideOf(unit), [unit]) === undefined,
    reserve: { turn: p.limit('reserve-automatic'), waiting: 'kalinin', arrivals: 'russian-air' },
    keep: fliegerkorps(p),
    divisionsOf: (unit) => p.divisionsOf(unit),
    rest: (s, pick) => {
      // R46: the die of turn 2 has fallen by turn 3.
      if (s.clock.turn > 2) s.own.weather = oneIn(pick, 3) ? 'good' : 'mud';
      s.own.unsupplied = p.unitIds.filter((unit) => s.own.disrupted.includes(unit) && oneIn(pick, 2));
    },
  });
