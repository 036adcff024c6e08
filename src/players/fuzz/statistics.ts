// What random games add up to: how far they got, how they ended, what was ordered, and what nobody ever reached.
import type { Waiting } from '../../core/kernel.ts';
import type { Rules } from '../../core/rule-set.ts';
import type { Clock, Order, Side, State, Verdict } from '../../core/types.ts';
import type { Actors } from './activity.ts';

/** Orders with one verb in the player turns of one side: how many, and in how many of those turns there were any. */
export type VerbCount = { orders: number; turns: number };

export type SideTally = { playerTurns: number; verbs: Record<string, VerbCount> };

export type Tally = {
  games: number;
  /** Orders given, the standing ones among them. */
  decisions: number;
  /** Decisions at which somebody was asked inside the other side's move. */
  windows: number;
  /** Orders of each game. */
  lengths: number[];
  /** Games by the turn in which they ended. */
  turns: Record<number, number>;
  /** Games by winner and rule. */
  endings: Record<string, number>;
  /** Victories that were passed, when play went on. */
  passed: Record<string, number>;
  /** By whose turn it was. */
  sides: Record<Side, SideTally>;
  /** Of those who could act in its player turns, how many did, by side and question. */
  actors: Actors;
  /** Times each step was reached, as `procedure@step`; times each choice was taken, as `procedure@step verb`. */
  steps: Record<string, number>;
  choices: Record<string, number>;
};

const stepsOf = (rules: Rules) =>
  Object.entries(rules.procedures).flatMap(([proc, procedure]) =>
    Object.entries(procedure).map(([name, step]) => ({ at: `${proc}@${name}`, step })),
  );

const noneYet = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 0]));

export const newTally = (rules: Rules): Tally => {
  const steps = stepsOf(rules);
  const choices = steps.flatMap(({ at, step }) =>
    step.kind === 'ask' || step.kind === 'window'
      ? [...step.choices, ...(step.kind === 'ask' ? (step.rights ?? []) : [])].map(
          ({ verb }) => `${at} ${verb}`,
        )
      : [],
  );
  return {
    games: 0,
    decisions: 0,
    windows: 0,
    lengths: [],
    turns: {},
    endings: {},
    passed: {},
    sides: Object.fromEntries(rules.sides.map((side) => [side, { playerTurns: 0, verbs: {} }])),
    actors: {},
    steps: noneYet(steps.map(({ at }) => at)),
    choices: noneYet(choices),
  };
};

const raise = (counts: Record<string | number, number>, name: string | number): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** The same rules, with every step reached entered in a tally. */
export const watched = (rules: Rules, steps: Record<string, number>): Rules => ({
  ...rules,
  watch: (proc, step) => raise(steps, `${proc}@${step}`),
});

/** Names in a tally that were never counted. */
export const never = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(counts).filter((name) => counts[name] === 0);

/** The turn under way: what has been ordered in it, while whose turn it was. Sides may take turns within it. */
export type TurnNote = { turn: number; readonly sides: Map<Side, Set<string>> };

export const newTurnNote = (): TurnNote => ({ turn: -1, sides: new Map() });

export const countOrder = (
  tally: Tally,
  note: TurnNote,
  now: Waiting,
  clock: Readonly<Clock>,
  { verb }: Order,
): void => {
  const side = (tally.sides[clock.phasing] ??= { playerTurns: 0, verbs: {} });
  if (note.turn !== clock.turn) note.sides.clear();
  note.turn = clock.turn;
  const verbs = note.sides.get(clock.phasing) ?? new Set();
  if (!note.sides.has(clock.phasing)) side.playerTurns += 1;
  note.sides.set(clock.phasing, verbs);
  const count = (side.verbs[verb] ??= { orders: 0, turns: 0 });
  count.orders += 1;
  if (!verbs.has(verb)) count.turns += 1;
  verbs.add(verb);
  tally.decisions += 1;
  if (now.kind === 'window') tally.windows += 1;
  if (tally.choices[`${now.at} ${verb}`] !== undefined) raise(tally.choices, `${now.at} ${verb}`);
};

const verdictName = ({ winner, rule }: Verdict): string => `${winner} ${rule}`;

export const countGame = (tally: Tally, s: State, orders: number): void => {
  tally.games += 1;
  tally.lengths.push(orders);
  raise(tally.turns, s.clock.turn);
  if (s.over !== undefined) raise(tally.endings, verdictName(s.over));
  for (const verdict of s.playOn ?? []) raise(tally.passed, verdictName(verdict));
};
