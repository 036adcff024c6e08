// Plays a game of 1941 steadily: each side goes for what is near and worth it, allocates the attacks that gain, and fights them. In the game
// that follows history the invader goes for what had fallen by then, and the other gives way to what fell later.
import type { Decision, Offer } from '../../../src/core/kernel.ts';
import type { Seen } from '../../../src/core/rule-set.ts';
import type { Order, State } from '../../../src/core/types.ts';
import { holder } from '../../../src/mechanics/control.ts';
import { onMap, placeOf } from '../../../src/mechanics/places.ts';
import type { Habit, Prize, Said } from '../../../src/api/outlook.ts';
import type { Planner } from '../../../src/mechanics/combat/front/outlook/attacks.ts';
import type { FrontOwn, FrontSide } from '../../../src/mechanics/combat/front/law.ts';
import type { Placed } from '../../../src/mechanics/places.ts';
import type { Sheet } from '../../../src/mechanics/sheet.ts';
import type { PlanOf, Sitting } from '../../golden/steady.ts';
import type { History } from './history.ts';

export type SteadyLaw<O extends FrontOwn & Placed> = {
  readonly sheet: Sheet & { turn(turn: number): { readonly date?: string } | undefined };
  readonly history: History;
  /** The golden game that follows history. */
  readonly told: string;
  readonly planner: Planner<O>;
  readonly habits: Readonly<Record<string, Habit>>;
  prizes(s: State<O>): readonly Prize[];
  /** What is ordered once all have moved, before attacks are allocated; the best first. */
  errands?(s: State<O>, side: FrontSide): readonly Said[];
  /** One unit in so many is asked to go in a phase, the others rest; absent: one in two. */
  readonly rests?: number;
  /** Whether a unit may end its move in a hex. */
  hasRoom(s: State<O>, hex: string, side: FrontSide, unit: string): boolean;
};

/** What a reader would ask, each once; answered, and not recorded. */
const QUESTIONS = [
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
] as const;

const NAMES: Readonly<Record<string, string>> = {
  german: 'Germans',
  axis: 'Germans',
  russian: 'Russians',
};

/** No unit looks farther for a place to take. */
const SIGHT = 12;
const RESTS = 2;
/** So many attacks are allocated in a pulse at most, so that a game can be read. */
const MOST_ATTACKS = 4;

export const steadyOf = <O extends FrontOwn & Placed>(law: SteadyLaw<O>): PlanOf => {
  const {
    sheet: p,
    history: { falls, cameBy, dueOf, invader },
  } = law;
  const hexesOf = (s: State<O>, side: FrontSide): readonly string[] => [
    ...new Set(onMap(p, s, side).map((unit) => placeOf(s.own, unit))),
  ];

  const isHistory = ({ name }: Sitting): boolean => name === law.told;

  /** What a side wants: in history what came into its hands by then, else whatever counts. */
  const goalsOf = (sitting: Sitting, s: State<O>, by: FrontSide): readonly string[] =>
    isHistory(sitting)
      ? falls
          .filter(({ hex }) => cameBy(hex, s.clock.turn) === by && holder(p, s, hex) !== by)
          .map(({ hex }) => hex)
      : law
          .prizes(s)
          .filter((prize) => prize.holder !== by)
          .map(({ hex }) => hex);

  /** In history, no place before it fell. */
  const isOpen = (sitting: Sitting, s: State<O>, by: FrontSide, hexes: readonly string[]): boolean =>
    !isHistory(sitting) ||
    by !== invader ||
    hexes.every(
      (hex) => holder(p, s, hex) === by || p.hex(hex).city === undefined || dueOf(hex) <= s.clock.turn,
    );

  const march = (
    sitting: Sitting,
    state: State,
    by: FrontSide,
    open: readonly Offer[],
  ): Order | undefined => {
    const s = state as State<O>;
    const enemies = hexesOf(s, p.other(by));
    const goals = goalsOf(sitting, s, by);
    return sitting.march(state, open, {
      goes: () => sitting.pick(law.rests ?? RESTS) === 0,
      standsAt: (unit) => placeOf(s.own, unit),
      isOpen: (hexes) => isOpen(sitting, s, by, hexes),
      least: 0.6,
      // STK.2: who is too many in a hex is lost.
      valueOf: (unit, hex) =>
        (law.hasRoom(s, hex, by, unit) ? 0 : -2 * SIGHT) -
        Math.min(SIGHT, sitting.nearest(hex, goals)) -
        Math.abs(sitting.nearest(hex, enemies) - 1),
    });
  };

  /** What the plan lacks, else the attack that gains most. */
  const allocate = (sitting: Sitting, state: State, by: FrontSide): Order | undefined => {
    const s = state as State<O>;
    const said = law.planner
      .next(s as unknown as Seen<O>, by)
      .map(({ verb, args }): Order => ({ by, verb, args }))
      .find((order) => sitting.isAllowed(state, order));
    const isEnough = s.own.pulse.attacks.length >= MOST_ATTACKS;
    const isOwed = !sitting.isAllowed(state, { by, verb: 'end', args: {} });
    return isEnough && !isOwed ? undefined : said;
  };

  /** The first of the errands that is legal. */
  const errand = (sitting: Sitting, state: State, by: FrontSide): Order | undefined =>
    law
      .errands?.(state as State<O>, by)
      .map(({ verb, args }): Order => ({ by, verb, args }))
      .find((order) => sitting.isAllowed(state, order));

  const remarks = (sitting: Sitting, s: State<O>): readonly string[] => {
    const line = QUESTIONS.find((each) => sitting.firstOfAll(each));
    const { turn, phase } = s.clock;
    const told = isHistory(sitting) && phase === `${invader}-administration` ? falls : [];
    return [
      ...(line === undefined ? [] : [line]),
      ...told
        .filter((fall) => fall.turn === turn)
        .map(
          ({ place, date, holder: side }) =>
            `# In history the ${NAMES[side] ?? side} take ${place} on ${date}.`,
        ),
    ];
  };

  const checks = (sitting: Sitting, s: State<O>): readonly string[] =>
    (isHistory(sitting) ? [...new Set(falls.map(({ hex }) => hex))] : []).map(
      (hex) => `expect control ${hex} ${holder(p, s, hex) ?? 'none'}`,
    );

  /** As a computer player answers by habit. */
  const byHabit = (sitting: Sitting, s: State, by: FrontSide, now: Decision): Order | undefined => {
    const habit = law.habits[now.at];
    if (habit?.kind !== 'thumb') return undefined;
    return habit
      .answer(s, by)
      .map(({ verb, args }): Order => ({ by, verb, args }))
      .find((order) => sitting.isAllowed(s, order));
  };

  return (sitting) => ({
    labelOf: (turn) => p.turn(turn)?.date ?? '',
    remarks: (s) => remarks(sitting, s as State<O>),
    checks: (s) => checks(sitting, s as State<O>),
    answer: (s, now, open) => {
      const by = now.by;
      const drawn = (from: readonly Offer[]): Order | undefined =>
        sitting.drawn(s, from, (hexes) => isOpen(sitting, s as State<O>, by, hexes));
      const end = (): Order | undefined => drawn(open.filter(({ ends, verb }) => ends && verb !== 'cancel'));
      const place = (): Order | undefined =>
        sitting.first('place one') ? drawn(open.filter(({ verb }) => verb === 'place')) : undefined;
      if (now.at.startsWith('setUp@'))
        return place() ?? sitting.byDefault(s, open, ['place']) ?? end() ?? drawn(open);
      if (now.at.endsWith('-movement@orders') || now.at.endsWith('-breakthrough@orders'))
        return (
          march(sitting, s, by, open) ??
          errand(sitting, s, by) ??
          allocate(sitting, s, by) ??
          end() ??
          drawn(open)
        );
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
};
