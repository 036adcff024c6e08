// Plays DAGC steadily. In the Historical Scenario neither side takes a place before its day: the Soviets go for what fell
// by the week after, and the Germans hold what fell later. Elsewhere they go for what is near, and at last for Koenigsberg,
// so that its fall does not end the game early.
import type { Offer } from '../../../src/core/kernel.ts';
import type { Order, State } from '../../../src/core/types.ts';
import type { Who } from '../../../src/games/dagc/data/sheet.ts';
import type { PlanOf, Sitting } from '../../golden/steady.ts';
import { factsOf, falls, goal, isSettlement, labelOf } from './steady-facts.ts';
import type { Facts } from './steady-facts.ts';

const HISTORY = 'historical';
/** No army looks farther for a place to take, no corps for one to hold. */
const SIGHT = 9;
/** Columns of the table, from its first: plus three, and even odds where zeal must do what strength cannot. */
const LEAST = 4;
const DESPERATE = 2;
const LAST_COLUMN = 7;
/** From this turn on armies west of this column go for Koenigsberg, which nobody does before. */
const LATE = 8;
const WEST = 12;

const dueOf = (hex: string): number => falls.find((fall) => fall.hex === hex)?.turn ?? 99;

/** What a side may come into: in history, no place before it fell, and none that is lost. */
const isOpen = (sitting: Sitting, s: State, facts: Facts, side: Who, hexes: readonly string[]): boolean =>
  hexes.every((hex) => {
    if (!isSettlement(hex) || facts.holder(hex) === side) return true;
    if (sitting.scenario !== HISTORY) return hex !== goal || s.clock.turn >= LATE;
    return side === 'soviet' ? dueOf(hex) <= s.clock.turn : dueOf(hex) > s.clock.turn;
  });

/** Places that the Soviet goes for from a hex, and the German comes to hold. */
const goals = (sitting: Sitting, s: State, facts: Facts, side: Who, hex: string): readonly string[] => {
  const isHistory = sitting.scenario === HISTORY;
  const near = facts.held.german.filter((each) => sitting.far(each, hex) <= SIGHT);
  if (side === 'soviet') {
    if (isHistory) return near.filter((each) => dueOf(each) <= s.clock.turn + 1);
    return s.clock.turn >= LATE && Number(hex.slice(2)) >= WEST
      ? [goal]
      : near.filter((each) => each !== goal);
  }
  const bare = near.filter((each) => each === hex || !facts.units.german.includes(each));
  const isBareGoal = !isHistory && !facts.units.german.includes(goal);
  if (hex === goal || (isBareGoal && sitting.far(hex, goal) <= 2 * SIGHT)) return [goal];
  return isHistory
    ? bare.filter((each) => dueOf(each) > s.clock.turn)
    : bare.filter((each) => sitting.nearest(each, facts.units.soviet) <= SIGHT);
};

/** What a hex is worth to stand in, to a unit that set out from another. */
const valueOf = (
  sitting: Sitting,
  facts: Facts,
  side: Who,
  wanted: readonly string[],
  hex: string,
): number => {
  const near = sitting.nearest(hex, facts.units[side === 'soviet' ? 'german' : 'soviet']);
  if (wanted.length === 0) return -Math.abs(near - 1);
  return side === 'soviet'
    ? -2 * sitting.nearest(hex, wanted) - (near > 1 ? near * 0.1 : 0)
    : -sitting.nearest(hex, wanted) - 0.3 * Math.abs(near - 1);
};

/** Garrisons of the first fortnight stay, as they were told to. */
const stays = (sitting: Sitting, s: State, hex: string): boolean =>
  sitting.scenario === HISTORY && s.clock.turn <= 2 && dueOf(hex) <= 2;

const march = (sitting: Sitting, s: State, by: Who, open: readonly Offer[]): Order | undefined => {
  const facts = factsOf(s);
  const wanted = new Map<string, readonly string[]>();
  const wantedBy = (unit: string): readonly string[] => {
    const known = wanted.get(unit) ?? goals(sitting, s, facts, by, facts.placeOf(unit));
    wanted.set(unit, known);
    return known;
  };
  return sitting.march(s, open, {
    goes: (unit) => by === 'soviet' || !stays(sitting, s, facts.placeOf(unit)),
    valueOf: (unit, hex) => valueOf(sitting, facts, by, wantedBy(unit), hex),
    isOpen: (hexes) => isOpen(sitting, s, facts, by, hexes),
    standsAt: facts.placeOf,
    least: 0.6,
  });
};

/** The surest attack that may be made; where the phase cannot end yet, one that must. */
const strike = (
  sitting: Sitting,
  s: State,
  by: Who,
  open: readonly Offer[],
  mustGo: boolean,
): Order | undefined => {
  if (!open.some(({ verb }) => verb === 'attack')) return undefined;
  const facts = factsOf(s);
  const least = by === 'german' && sitting.first('zeal') && sitting.pick(4) === 0 ? DESPERATE : LEAST;
  return facts
    .strikes(by)
    .filter(({ hex, floor }) => mustGo || (floor >= least && isOpen(sitting, s, facts, by, [hex])))
    .map(({ hex, from }): Order => ({ by, verb: 'attack', args: { target: [hex], from: [...from] } }))
    .find((order) => sitting.isAllowed(s, order));
};

/** What is announced before the die, one after the other, where it may be and helps. */
const announce = (sitting: Sitting, s: State, by: Who, open: readonly Offer[]): Order | undefined => {
  const isOffered = (verb: string): boolean => open.some((offer) => offer.verb === verb);
  const rung = factsOf(s).rung();
  const plain = (verb: string, args: Order['args'] = {}): Order | undefined =>
    isOffered(verb) && sitting.isAllowed(s, { by, verb, args }) ? { by, verb, args } : undefined;
  return (
    (rung < LAST_COLUMN ? (plain('armour') ?? plain('air')) : undefined) ??
    (by === 'german' || sitting.pick(4) === 0 ? plain('ardor') : undefined) ??
    // Now and then who has the steps would rather see blood than a retreat.
    (rung === LAST_COLUMN && sitting.pick(10) === 0 ? plain('lower', { columns: ['1'] }) : undefined)
  );
};

/** What a reader would ask at the beginning of a phase, each once; answered, and not recorded. */
const QUESTIONS: readonly string[] = [
  'score',
  'targets',
  'threats',
  'odds orsha',
  'who minsk',
  'supply minsk',
  'why minsk',
  'calendar',
  'reinforcements',
  'losses',
  'status',
  'legal',
  'units oos',
  'look minsk',
  'near minsk 3',
  'front',
  'luck',
];

/** Orders for which there is seldom an occasion; also each once, where they are refused. */
const RARE: readonly string[] = ['exclude 26inf', 'choose 5a', 'armour'];
const REFUSED = 'expect refused ORDER.NOT-NOW';

const checks = (sitting: Sitting, s: State): readonly string[] => {
  const { points, holder } = factsOf(s);
  const due = sitting.scenario === HISTORY ? falls.filter(({ turn }) => turn < s.clock.turn) : [];
  return [
    `expect points soviet ${points}`,
    ...due.map(({ hex }) => `expect control ${hex} ${holder(hex) ?? 'none'}`),
  ];
};

const remarks = (sitting: Sitting, s: State): readonly string[] => {
  const { turn, phase } = s.clock;
  if (phase !== 'soviet-replacement') {
    const line = [...QUESTIONS, ...RARE].find((each) => sitting.firstOfAll(each));
    return line === undefined ? [] : RARE.includes(line) ? [line, REFUSED] : [line];
  }
  const days = sitting.scenario === HISTORY ? falls.filter((fall) => fall.turn === turn) : [];
  return [
    ...checks(sitting, s),
    ...days.map(
      ({ place, date }) =>
        `# In history ${place} falls on ${Number(date.slice(8))} ${MONTHS[date.slice(5, 7)] ?? ''}.`,
    ),
  ];
};

const MONTHS: Readonly<Record<string, string>> = { '06': 'June', '07': 'July', '08': 'August' };

export const steady: PlanOf = (sitting) => ({
  labelOf,
  remarks: (s) => remarks(sitting, s),
  checks: (s) => checks(sitting, s),
  answer: (s, now, open) => {
    const by = now.by as Who;
    const facts = factsOf(s);
    const drawn = (from: readonly Offer[]): Order | undefined =>
      sitting.drawn(s, from, (hexes) => isOpen(sitting, s, facts, by, hexes));
    const of = (...verbs: readonly string[]): readonly Offer[] =>
      open.filter(({ verb }) => verbs.includes(verb));
    const going = open.filter(({ ends, verb }) => !ends && !['top', 'attack', 'move', 'roll'].includes(verb));
    const end = (): Order | undefined => drawn(open.filter(({ ends }) => ends));
    const top = (): Order | undefined => (sitting.first('top') ? drawn(of('top')) : undefined);
    switch (now.at) {
      case 'soviet-movement@orders':
      case 'german-movement@orders':
        return (
          sitting.byDefault(s, open, ['place']) ??
          (sitting.first('place') ? drawn(of('place')) : undefined) ??
          (sitting.first('roll') ? drawn(of('roll')) : undefined) ??
          march(sitting, s, by, open) ??
          top() ??
          end() ??
          drawn(open)
        );
      case 'soviet-pre-combat@orders':
      case 'soviet-post-combat@orders':
      case 'german-pre-combat@orders':
      case 'german-post-combat@orders':
        return (
          strike(sitting, s, by, open, false) ?? end() ?? strike(sitting, s, by, open, true) ?? drawn(open)
        );
      case 'battle@before':
        return announce(sitting, s, by, open) ?? end() ?? drawn(of('pass')) ?? drawn(open);
      case 'setUp@soviet':
      case 'setUp@german':
        return (
          (sitting.first('place one') ? drawn(of('place')) : undefined) ??
          sitting.byDefault(s, open, ['place']) ??
          end() ??
          drawn(open)
        );
      default:
        return sitting.byDefault(s, open, ['exclude']) ?? drawn(going) ?? end() ?? drawn(open);
    }
  },
});
