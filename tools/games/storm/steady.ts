// Plays Operation Storm steadily: each side goes for what is near and worth it, and strikes where the table is sure. In the
// game that follows history nobody stirs before 22 June, the Germans go for what fell by then and for the east, and the
// Soviets fall back to what fell later.
import type { Decision, Offer } from '../../../src/core/kernel.ts';
import type { Order, State } from '../../../src/core/types.ts';
import { holder } from '../../../src/mechanics/control.ts';
import { onMap, placeOf } from '../../../src/mechanics/places.ts';
import { points } from '../../../src/games/storm/04-victory/4.2-points.ts';
import { attacksAsked } from '../../../src/games/storm/questions/targets.ts';
import type { Who } from '../../../src/games/storm/data/sheet.ts';
import type { Own } from '../../../src/games/storm/state.ts';
import type { PlanOf, Sitting } from '../../golden/steady.ts';
import { dueOf, falls } from './history.ts';
import { p } from './shipped.ts';

/** Columns of the table: from +10 on, at worst. */
const LEAST = 6;
/** From +5 on, where they cannot wait. */
const BOLD = 5;
/** No unit looks farther for a place to take. */
const SIGHT = 12;
/** One unit in so many is asked to go in a turn: the others rest. */
const RESTS = 2;

const prizes: readonly string[] = [...p.withFeature('city'), ...p.withFeature('major-city'), 'S2029'];

const hexesOf = (s: State<Own>, side: Who): readonly string[] => [
  ...new Set(onMap(p, s, side).map((unit) => placeOf(s.own, unit))),
];

const isHistory = ({ name }: Sitting): boolean => name === 'storm-history';
/** The Germans come in the second half of June, the Soviets answer when that is over. */
const FIRST_TURN = { german: 2, soviet: 3 } as const;

const isStill = (sitting: Sitting, s: State, by: Who): boolean =>
  isHistory(sitting) && s.clock.turn < FIRST_TURN[by];

const eastEdge: readonly string[] = p.area('soviet-sources').filter(p.isLand);

/** What a unit of a side goes for, besides what is near. */
const goalsOf = (sitting: Sitting, s: State<Own>, by: Who): ((hex: string) => readonly string[]) => {
  const near = (hexes: readonly string[], hex: string): readonly string[] =>
    hexes.filter((each) => sitting.far(each, hex) <= SIGHT);
  if (!isHistory(sitting)) {
    const wanted = prizes.filter((hex) => holder(p, s, hex) !== by);
    return (hex) => near(wanted, hex);
  }
  const wanted = falls
    .filter(({ hex, turn }) => holder(p, s, hex) === 'soviet' && turn <= s.clock.turn === (by === 'german'))
    .map(({ hex }) => hex);
  return (hex) => {
    const found = near(wanted, hex);
    return found.length > 0 ? found : eastEdge;
  };
};

/** In history, no place before it fell. */
const isOpen = (sitting: Sitting, s: State<Own>, by: Who, hexes: readonly string[]): boolean =>
  !isHistory(sitting) ||
  by === 'soviet' ||
  hexes.every((hex) => holder(p, s, hex) === by || dueOf(hex) === 99 || dueOf(hex) <= s.clock.turn);

const march = (sitting: Sitting, state: State, by: Who, open: readonly Offer[]): Order | undefined => {
  const s = state as State<Own>;
  if (isStill(sitting, s, by)) return undefined;
  const enemies = hexesOf(s, p.other(by));
  const goals = goalsOf(sitting, s, by);
  return sitting.march(state, open, {
    goes: () => isHistory(sitting) || sitting.pick(RESTS) === 0,
    standsAt: (unit) => placeOf(s.own, unit),
    isOpen: (hexes) => isOpen(sitting, s, by, hexes),
    least: 0.6,
    valueOf: (_, hex) => {
      const near = goals(hex);
      const goal = near.length === 0 ? 0 : -sitting.nearest(hex, near);
      return goal - Math.abs(sitting.nearest(hex, enemies) - 1);
    },
  });
};

/** The surest attack that may be made. */
const strike = (sitting: Sitting, state: State, by: Who): Order | undefined =>
  (isStill(sitting, state, by) ? [] : attacksAsked(p).strikes(state as State<Own>, by, by))
    .filter(
      ({ hex, floor }) =>
        floor >= (isHistory(sitting) && by === 'german' ? BOLD : LEAST) &&
        isOpen(sitting, state as State<Own>, by, [hex]),
    )
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

const checks = (sitting: Sitting, s: State<Own>): readonly string[] => [
  `expect points soviet ${points(p, s).total}`,
  ...(isHistory(sitting) ? falls : [])
    .filter(({ turn }) => turn < s.clock.turn)
    .map(({ hex }) => `expect control ${hex} ${holder(p, s, hex) ?? 'none'}`),
];

const remarks = (sitting: Sitting, s: State<Own>): readonly string[] => {
  const line = QUESTIONS.find((each) => sitting.firstOfAll(each));
  const { turn, phase } = s.clock;
  const told = isHistory(sitting) && phase === 'german-order' ? falls : [];
  return [
    ...(line === undefined ? [] : [line]),
    ...told
      .filter((fall) => fall.turn === turn)
      .map(({ place, day }) => `# In history ${place} falls on ${day}.`),
  ];
};

/** 5.4, 5.7: in history the Germans march up before they strike, and the Soviets strike before they give way. */
const orderOf = (sitting: Sitting, by: Who, now: Decision): Order | undefined => {
  const order =
    isHistory(sitting) && now.at.endsWith('Order') ? { soviet: 'fight-move', german: 'move-fight' } : {};
  const what = order[by as keyof typeof order];
  return what === undefined ? undefined : { by, verb: 'choose', args: { what: [what] } };
};

export const steady: PlanOf = (sitting) => ({
  labelOf: (turn) => p.turn(turn)?.date ?? '',
  remarks: (s) => remarks(sitting, s as State<Own>),
  checks: (s) => checks(sitting, s as State<Own>),
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
          (!isStill(sitting, s, by) && sitting.first('assault') ? drawn(of('assault')) : undefined) ??
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
          orderOf(sitting, by, now) ??
          sitting.byDefault(s, open, ['place', 'replace', 'air']) ??
          drawn(open.filter(({ ends, verb }) => !ends && verb !== 'withdraw')) ??
          end() ??
          drawn(open)
        );
    }
  },
});
