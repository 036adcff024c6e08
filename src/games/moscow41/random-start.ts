// Play from any turn: what of a position drawn at random is this game's (R16, R160, WEA.17).
import type { Options, Pick } from '../../core/rule-set.ts';
import type { State } from '../../core/types.ts';
import { oneIn } from '../../mechanics/random-start/front.ts';
import { frontsAnyTurn } from '../../mechanics/random-start/fronts.ts';
import type { Printed } from './data/sheet.ts';
import { fateOf, mayEntrench, stackingOf } from './ground-units.ts';
import { setUpOf } from './set-up/deployment.ts';
import { setup } from './set-up/setup.ts';
import type { Own } from './state.ts';
import { fliegerkorps } from './victory/verdict.ts';

/** By game turn; columns count from the east. */
const HISTORY = [
  [1, 14],
  [2, 10],
  [4, 7],
  [6, 6],
  [8, 8],
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
    hasRoom: (own, unit, hex) => stackingOf(p).refuse(own, hex, p.sideOf(unit), [unit]) === undefined,
    reserve: {
      turn: p.limit('reserve-automatic'),
      waiting: 'kalinin',
      arrivals: 'russian-air',
    },
    keep: fliegerkorps(p),
    rest: (s, pick) => {
      // WEA.17
      if (s.clock.turn > 2) s.own.weather = oneIn(pick, 3) ? 'good' : 'mud';
    },
  });
