// Plays Typhoon steadily: each side goes for what is near and worth it, allocates the attacks that gain, and fights them. In the
// game that follows history the Germans go for what had fallen by then, and the Russians give way to what fell later.
import type { Decision, Offer } from '../../../src/core/kernel.ts';
import type { Order, State } from '../../../src/core/types.ts';
import { holder } from '../../../src/mechanics/control.ts';
import { onMap, placeOf } from '../../../src/mechanics/places.ts';
import { plannerOf } from '../../../src/games/typhoon/outlook.ts';
import { habitsOf } from '../../../src/games/typhoon/outlook/habits.ts';
import { prizesOf } from '../../../src/games/typhoon/outlook/prizes.ts';
import { otherSide } from '../../../src/games/typhoon/data/sheet.ts';
import type { Who } from '../../../src/games/typhoon/data/sheet.ts';
import { refuseStack } from '../../../src/games/typhoon/stacking/stacking.ts';
import type { Own } from '../../../src/games/typhoon/state.ts';
import type { PlanOf, Sitting } from '../../golden/steady.ts';
import { cameBy, dueOf, falls } from './history.ts';
import { p } from './shipped.ts';

/** No unit looks farther for a place to take. */
const SIGHT = 12;
/** One unit in so many is asked to go in a pulse: the others rest. */
const RESTS = 2;
/** So many attacks are allocated in a pulse at most, so that a game can be read. */
const MOST_ATTACKS = 4;

const hexesOf = (s: State<Own>, side: Who): readonly string[] => [
  ...new Set(onMap(p, s, side).map((unit) => placeOf(s.own, unit))),
];

const isHistory = ({ name }: Sitting): boolean => name === 'typhoon-history';

/** What a side wants: in history what came into its hands by then, else whatever counts. */
const goalsOf = (sitting: Sitting, s: State<Own>, by: Who): readonly string[] =>
  isHistory(sitting)
    ? falls
        .filter(({ hex }) => cameBy(hex, s.clock.turn) === by && holder(p, s, hex) !== by)
        .map(({ hex }) => hex)
    : prizesOf(p, s)
        .filter((prize) => prize.holder !== by)
        .map(({ hex }) => hex);

/** In history, no place before it fell. */
const isOpen = (sitting: Sitting, s: State<Own>, by: Who, hexes: readonly string[]): boolean =>
  !isHistory(sitting) ||
  by === 'russian' ||
  hexes.every(
    (hex) => holder(p, s, hex) === by || p.hex(hex).city === undefined || dueOf(hex) <= s.clock.turn,
  );

const march = (sitting: Sitting, state: State, by: Who, open: readonly Offer[]): Order | undefined => {
  const s = state as State<Own>;
  const enemies = hexesOf(s, otherSide(by));
  const goals = goalsOf(sitting, s, by);
  return sitting.march(state, open, {
    goes: () => sitting.pick(RESTS) === 0,
    standsAt: (unit) => placeOf(s.own, unit),
    isOpen: (hexes) => isOpen(sitting, s, by, hexes),
    least: 0.6,
    // STK.2: who is too many in a hex is lost.
    valueOf: (unit, hex) =>
      (refuseStack(p, s, hex, by, [unit]) === undefined ? 0 : -2 * SIGHT) -
      Math.min(SIGHT, sitting.nearest(hex, goals)) -
      Math.abs(sitting.nearest(hex, enemies) - 1),
  });
};

/** What the plan lacks, else the attack that gains most. */
const allocate = (sitting: Sitting, state: State, by: Who): Order | undefined => {
  const s = state as State<Own>;
  const said = plannerOf(p)
    .next(s, by)
    .map(({ verb, args }): Order => ({ by, verb, args }))
    .find((order) => sitting.isAllowed(state, order));
  const isEnough = s.own.pulse.attacks.length >= MOST_ATTACKS;
  const isOwed = !sitting.isAllowed(state, { by, verb: 'end', args: {} });
  return isEnough && !isOwed ? undefined : said;
};

/** What a reader would ask, each once; answered, and not recorded. */
const QUESTIONS: readonly string[] = [
  'targets',
  'threats',
  'odds vyazma',
  'who vyazma',
  'supply smolensk',
  'calendar',
  'reinforcements',
  'losses',
  'goal',
  'score',
  'status',
  'legal',
  'units oos',
  'look moscow',
  'front',
];

const remarks = (sitting: Sitting, s: State<Own>): readonly string[] => {
  const line = QUESTIONS.find((each) => sitting.firstOfAll(each));
  const { turn, phase } = s.clock;
  const told = isHistory(sitting) && phase === 'german-administration' ? falls : [];
  return [
    ...(line === undefined ? [] : [line]),
    ...told
      .filter((fall) => fall.turn === turn)
      .map(
        ({ place, date, holder: side }) =>
          `# In history the ${side === 'german' ? 'Germans' : 'Russians'} take ${place} on ${date}.`,
      ),
  ];
};

const checks = (sitting: Sitting, s: State<Own>): readonly string[] =>
  (isHistory(sitting) ? [...new Set(falls.map(({ hex }) => hex))] : []).map(
    (hex) => `expect control ${hex} ${holder(p, s, hex) ?? 'none'}`,
  );

/** As a computer player answers by habit. */
const byHabit = (sitting: Sitting, s: State, by: Who, now: Decision): Order | undefined => {
  const habit = habitsOf(p)[now.at];
  if (habit?.kind !== 'thumb') return undefined;
  return habit
    .answer(s, by)
    .map(({ verb, args }): Order => ({ by, verb, args }))
    .find((order) => sitting.isAllowed(s, order));
};

export const steady: PlanOf = (sitting) => ({
  labelOf: (turn) => p.turn(turn)?.date ?? '',
  remarks: (s) => remarks(sitting, s as State<Own>),
  checks: (s) => checks(sitting, s as State<Own>),
  answer: (s, now, open) => {
    const by = now.by as Who;
    const drawn = (from: readonly Offer[]): Order | undefined =>
      sitting.drawn(s, from, (hexes) => isOpen(sitting, s as State<Own>, by, hexes));
    const end = (): Order | undefined => drawn(open.filter(({ ends, verb }) => ends && verb !== 'cancel'));
    const place = (): Order | undefined =>
      sitting.first('place one') ? drawn(open.filter(({ verb }) => verb === 'place')) : undefined;
    if (now.at.startsWith('setUp@'))
      return place() ?? sitting.byDefault(s, open, ['place']) ?? end() ?? drawn(open);
    if (now.at.endsWith('-movement@orders'))
      return march(sitting, s, by, open) ?? allocate(sitting, s, by) ?? end() ?? drawn(open);
    if (now.at.endsWith('-first-attacks@orders')) return end() ?? drawn(open);
    return (
      byHabit(sitting, s, by, now) ??
      sitting.byDefault(s, open, ['place', 'replace', 'enter']) ??
      drawn(open.filter(({ ends }) => !ends)) ??
      end() ??
      drawn(open)
    );
  },
});
