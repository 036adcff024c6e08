// A run of random games in plain sentences, and as JSON for programs.
import { ruleNumber } from '../../core/strings.ts';
import type { Json } from '../../core/types.ts';
import type { FuzzFailure, FuzzResult } from './result.ts';
import { never } from './statistics.ts';
import type { ActorCount } from './activity.ts';
import type { SideTally, Tally } from './statistics.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const list = (items: readonly string[]): string => items.join(', ');

const inGames = (n: number): string => `in ${count(n, 'game')}`;

const byCount = (counts: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(counts).toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));

type Names = FuzzResult['names'];

/** The name of a count by winner and rule in words: `north ford:10.1` is won, `draw ford:10.3` is not. */
const verdictWords = (names: Names, name: string): string => {
  const [winner = '', rule = ''] = name.split(' ');
  const by = `by rule ${ruleNumber(rule)}`;
  return winner === 'draw' ? `draw ${by}` : `${names[winner] ?? winner} won ${by}`;
};

const verdictLine = (
  lead: string,
  names: Names,
  counts: Readonly<Record<string, number>>,
): readonly string[] => {
  const parts = byCount(counts).map(([name, n]) => `${verdictWords(names, name)} ${inGames(n)}`);
  return parts.length === 0 ? [] : [`${lead}: ${list(parts)}.`];
};

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const lengthLine = ({ lengths }: Tally): string => {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return `Orders per game: ${least} at least, ${middle(lengths)} in the middle, ${most} at most.`;
};

const perTurn = (n: number, turns: number): string => (turns === 0 ? '0' : (n / turns).toFixed(1));

/** Moves and attacks first, whether there are any or not: a player that never moves tests nothing. */
const sideLines = (side: string, { playerTurns, verbs }: SideTally): readonly string[] => {
  const none = { orders: 0, turns: 0 };
  const [moves, attacks] = [verbs['move'] ?? none, verbs['attack'] ?? none];
  const others = Object.keys(verbs)
    .filter((verb) => verb !== 'move' && verb !== 'attack')
    .toSorted()
    .map((verb) => `${verb} ${perTurn(verbs[verb]?.orders ?? 0, playerTurns)}`);
  return [
    `${side}, ${count(playerTurns, 'player turn')}: per turn ` +
      `${perTurn(moves.orders, playerTurns)} moves and ${perTurn(attacks.orders, playerTurns)} attacks.`,
    `Moved in ${count(moves.turns, 'turn')}, attacked in ${attacks.turns}. ` +
      `Other orders per turn: ${list(others)}.`,
  ];
};

const share = ({ did, could }: ActorCount): string => `${Math.round((100 * did) / could)} percent`;

/** `Germans, of what could act: movement@orders 812 of 1204, 67 percent.` */
const actorLine = (name: string, counts: Readonly<Record<string, ActorCount>>): readonly string[] => {
  const parts = Object.entries(counts)
    .toSorted(([, a], [, b]) => b.could - a.could)
    .map(([at, count]) => `${at} ${count.did} of ${count.could}, ${share(count)}`);
  return parts.length === 0 ? [] : [`${name}, of what could act: ${parts.join('; ')}.`];
};

const neverLine = (counts: Readonly<Record<string, number>>, what: string, done: string): string => {
  const missing = never(counts);
  const all = Object.keys(counts).length;
  if (missing.length === 0) return `${what}: all ${all} ${done}.`;
  return `${what} never ${done}, ${missing.length} of ${all}: ${list(missing)}.`;
};

const failureLines = (failure: FuzzFailure): readonly string[] => [
  `Game ${failure.game}, seed ${failure.seed}, failed after ${count(failure.order, 'order')}: ${failure.kind}.`,
  `${failure.said}.`,
  ...(failure.at === '' ? [] : [`The open question is ${failure.at}.`]),
  ...(failure.last.length === 0 ? [] : [`Last orders: ${failure.last.join('; ')}.`]),
  `To repeat it type: ${failure.again}.`,
];

const headLine = ({ title, scenario, tally, seed, playOn, anyTurn, drawn, failure }: FuzzResult): string => {
  const seeds = tally.games < 2 ? `seed ${seed}` : `seeds ${seed} to ${seed + tally.games - 1}`;
  const how = [
    drawn.length > 0 ? ', options drawn' : '',
    anyTurn ? ', begun at any turn' : '',
    playOn ? ', played on past victory' : '',
  ].join('');
  const found = failure === undefined ? 'No failure.' : 'One failure.';
  return `${title}, ${scenario}: ${count(tally.games, 'game')}, ${seeds}${how}. ${found}`;
};

const rateLines = ({ tally, seconds }: FuzzResult): readonly string[] => {
  if (seconds === undefined || seconds === 0) return [];
  const [games, decisions] = [tally.games / seconds, tally.decisions / seconds];
  return [
    `Took ${seconds.toFixed(1)} seconds: ${games.toFixed(1)} games and ${decisions.toFixed(0)} decisions a second, checks included.`,
  ];
};

const slowestLines = ({ slowest }: FuzzResult): readonly string[] =>
  slowest === undefined
    ? []
    : [
        `Slowest order: ${slowest.milliseconds.toFixed(0)} milliseconds, seed ${slowest.seed}, ` +
          `after ${count(slowest.order, 'order')}: ${slowest.said}.`,
      ];

const turnLine = ({ turns }: Tally): string => {
  const parts = Object.entries(turns).map(([turn, n]) => `${turn} ${inGames(n)}`);
  return `Turns reached: ${list(parts)}.`;
};

/** What `fuzz` says, line by line. */
export const fuzzReport = (result: FuzzResult): readonly string[] => {
  const { tally, failure, names } = result;
  return [
    headLine(result),
    ...(failure === undefined ? [] : failureLines(failure)),
    ...(tally.games === 0 ? [] : [turnLine(tally)]),
    ...verdictLine('Ended', names, tally.endings),
    ...verdictLine('Victories passed', names, tally.passed),
    ...(tally.games === 0 ? [] : [lengthLine(tally)]),
    ...Object.entries(tally.sides).flatMap(([side, counts]) => [
      ...sideLines(names[side] ?? side, counts),
      ...actorLine(names[side] ?? side, tally.actors[side] ?? {}),
    ]),
    neverLine(tally.steps, 'Steps', 'visited'),
    neverLine(tally.choices, 'Choices', 'taken'),
    `Decisions: ${tally.decisions}, ${tally.windows} of them inside the other side's moves.`,
    ...rateLines(result),
    ...slowestLines(result),
  ];
};

/** The same as one JSON value: everything but the length of every single game. */
export const fuzzJson = (result: FuzzResult): Readonly<Record<string, Json>> => {
  const { lengths, ...counts } = result.tally;
  const orders = {
    least: Math.min(...lengths),
    middle: middle(lengths),
    most: Math.max(...lengths),
  };
  return JSON.parse(
    JSON.stringify({
      ...result,
      tally: { ...counts, ...(lengths.length > 0 && { orders }) },
      neverVisited: never(counts.steps),
      neverTaken: never(counts.choices),
    }),
  ) as Record<string, Json>;
};
