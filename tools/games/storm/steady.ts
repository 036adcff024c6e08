// Plays Operation Storm steadily: each side goes for what is near and worth it, and strikes where the table is sure.
import type { Offer } from '../../../src/core/kernel.ts';
import type { Order, State } from '../../../src/core/types.ts';
import { holder } from '../../../src/mechanics/control.ts';
import { onMap, placeOf } from '../../../src/mechanics/places.ts';
import { points } from '../../../src/games/storm/04-victory/4.2-points.ts';
import { attacksAsked } from '../../../src/games/storm/questions/targets.ts';
import { otherSide } from '../../../src/games/storm/data/sheet.ts';
import type { Who } from '../../../src/games/storm/data/sheet.ts';
import type { Own } from '../../../src/games/storm/state.ts';
import type { PlanOf, Sitting } from '../../golden/steady.ts';
import { p } from './shipped.ts';

/** Columns of the table: from +10 on, at worst. */
const LEAST = 6;
/** No unit looks farther for a place to take. */
const SIGHT = 12;
/** One unit in so many is asked to go in a turn: the others rest. */
const RESTS = 2;

const prizes: readonly string[] = [...p.withFeature('city'), ...p.withFeature('major-city'), 'S2029'];

const hexesOf = (s: State<Own>, side: Who): readonly string[] => [
  ...new Set(onMap(p, s, side).map((unit) => placeOf(s.own, unit))),
];

const march = (sitting: Sitting, state: State, by: Who, open: readonly Offer[]): Order | undefined => {
  const s = state as State<Own>;
  const enemies = hexesOf(s, otherSide(by));
  const wanted = prizes.filter((hex) => holder(p, s, hex) !== by);
  return sitting.march(state, open, {
    goes: () => sitting.pick(RESTS) === 0,
    standsAt: (unit) => placeOf(s.own, unit),
    isOpen: () => true,
    least: 0.6,
    valueOf: (_, hex) => {
      const near = wanted.filter((each) => sitting.far(each, hex) <= SIGHT);
      const goal = near.length === 0 ? 0 : -sitting.nearest(hex, near);
      return goal - Math.abs(sitting.nearest(hex, enemies) - 1);
    },
  });
};

/** The surest attack that may be made. */
const strike = (sitting: Sitting, state: State, by: Who): Order | undefined =>
  attacksAsked(p)
    .strikes(state as State<Own>, by, by)
    .filter(({ floor }) => floor >= LEAST)
    .map(({ hex, units }): Order => ({ by, verb: 'attack', args: { target: [hex], from: units.toSorted() } }))
    .find((order) => sitting.isAllowed(state, order));

/** What a reader would ask at the beginning of a phase, each once; answered, and not recorded. */
const QUESTIONS: readonly string[] = [
  'score',
  'targets',
  'threats',
  'odds N2333',
  'who N2333',
  'supply brest-litovsk',
  'calendar',
  'reinforcements',
  'losses',
  'status',
  'legal',
  'units oos',
  'look warsaw',
  'front',
];

export const steady: PlanOf = (sitting) => ({
  labelOf: (turn) => p.turn(turn)?.date ?? '',
  remarks: () => {
    const line = QUESTIONS.find((each) => sitting.firstOfAll(each));
    return line === undefined ? [] : [line];
  },
  checks: (s) => [`expect points soviet ${points(p, s as State<Own>).total}`],
  answer: (s, now, open) => {
    const by = now.by as Who;
    const drawn = (from: readonly Offer[]): Order | undefined => sitting.drawn(s, from, () => true);
    const of = (...verbs: readonly string[]): readonly Offer[] =>
      open.filter(({ verb }) => verbs.includes(verb));
    const end = (): Order | undefined => drawn(open.filter(({ ends }) => ends));
    switch (now.at) {
      case 'soviet-movement@orders':
      case 'german-movement@orders':
        return (
          (sitting.first('assault') ? drawn(of('assault')) : undefined) ??
          march(sitting, s, by, open) ??
          end() ??
          drawn(open)
        );
      case 'soviet-combat@orders':
      case 'german-combat@orders':
        return strike(sitting, s, by) ?? end() ?? drawn(open);
      case 'setUp@soviet':
        return (
          (sitting.first('place one') ? drawn(of('place')) : undefined) ??
          sitting.byDefault(s, open, ['place']) ??
          end() ??
          drawn(open)
        );
      default:
        return (
          sitting.byDefault(s, open, ['place', 'replace', 'air']) ??
          drawn(open.filter(({ ends, verb }) => !ends && verb !== 'withdraw')) ??
          end() ??
          drawn(open)
        );
    }
  },
});
