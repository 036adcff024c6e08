// What the pairs of two players came to, in lines, and whether they keep a bar.
import type { Side } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { scorePairs } from '../../src/players/pairs.ts';
import type { Estimate, Pair } from '../../src/players/pairs.ts';
import { shareOf, shareWords } from '../share.ts';
import type { Bar } from './bars.ts';
import type { Played } from './pair.ts';

const shown = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;

/** The number under which so much of all lies. */
export const quantile = (numbers: readonly number[], part: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};

export type Summary = {
  readonly worth: Estimate;
  readonly won: number;
  readonly decided: number;
  readonly asSide: Readonly<Record<Side, SideGames>>;
  readonly phase95: number;
  readonly order95: number;
  readonly faults: readonly string[];
  readonly drawn: number;
};

type SideGames = { readonly won: number; readonly lost: number; readonly all: number };

const gamesAs = (side: Side, bout: 0 | 1, pairs: readonly Pair[]): SideGames => {
  const winners = pairs.map(({ bouts }) => bouts[bout].winner);
  const won = winners.filter((winner) => winner === side).length;
  return { won, lost: winners.filter((winner) => winner !== undefined).length - won, all: winners.length };
};

export const summaryOf = (game: Game, played: readonly Played[]): Summary => {
  const pairs = played.map(({ pair }) => pair);
  const [one = '', other = ''] = played[0]?.spec.entrants ?? [];
  const [score] = scorePairs(game, { entrants: [{ name: one }, { name: other }] }, pairs);
  const [first, second] = game.rules.sides;
  const { won, lost } = score.pairs;
  return {
    worth: score.worth,
    won,
    decided: won + lost,
    asSide: { [first]: gamesAs(first, 0, pairs), [second]: gamesAs(second, 1, pairs) },
    phase95: quantile(
      played.flatMap(({ pace }) => pace.phases),
      0.95,
    ),
    order95: quantile(
      played.flatMap(({ pace }) => pace.orders),
      0.95,
    ),
    drawn: played.reduce((sum, { drawn }) => sum + drawn, 0),
    faults: pairs.flatMap(({ seed, bouts }) =>
      bouts.flatMap(({ fault }) => (fault === undefined ? [] : [`pair ${seed}: ${JSON.stringify(fault)}`])),
    ),
  };
};

/** What falls short of a bar, so far as so few games can tell. */
export const shortOf = (summary: Summary, bar: Bar): readonly string[] => {
  const { won, decided, phase95, order95 } = summary;
  const wrong: string[] = [];
  const isBelow = bar.decided === 1 ? won < decided : shareOf(won, decided).high < bar.decided;
  if (isBelow) wrong.push(`less than ${Math.round(100 * bar.decided)} % of the decided pairs`);
  if (phase95 > bar.phaseMs) wrong.push(`a phase takes more than ${bar.phaseMs} ms`);
  if (order95 > bar.orderMs) wrong.push(`an order takes more than ${bar.orderMs} ms`);
  return wrong;
};

/** Faults are nobody's bar: there may be none. */
export const faultsOf = ({ faults, drawn }: Summary): readonly string[] =>
  drawn === 0 ? faults : [...faults, `${drawn} orders drawn, for nothing it thought of was legal`];

const row = (what: string, said: string): string => `  ${what.padEnd(14)}${said}`;

export const reportOf = (
  title: string,
  summary: Summary,
  words: (side: Side) => string,
): readonly string[] => {
  const { worth, won, decided, asSide, phase95, order95 } = summary;
  return [
    title,
    row('worth', shown(worth)),
    row('decided pairs', `${won} of ${decided} won, ${shareWords(won, decided)}`),
    ...Object.entries(asSide).map(([side, games]) =>
      row(`as ${words(side)}`, `${games.won} won, ${games.lost} lost of ${games.all}`),
    ),
    row('p95', `order ${order95.toFixed(0)} ms, phase ${phase95.toFixed(0)} ms of processor time`),
  ];
};

/** What stands in a line of the table in the papers. */
export type Row = {
  readonly game: string;
  readonly fog: string;
  readonly entrants: readonly [string, string];
  readonly pairs: number;
  readonly summary: Summary;
};

const cell = ({ won, all }: SideGames): string => `${won} of ${all}`;

/** As a table of a paper: whoever plays as the first and as the second side of the game. */
export const tableOf = (rows: readonly Row[], sides: readonly [string, string]): readonly string[] => [
  `| Game | Fog | Player | Against | Pairs | Decided pairs won | As ${sides[0]} | As ${sides[1]} | Order, phase (ms) |`,
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ...rows.map(({ game, fog, entrants, pairs, summary }) => {
    const { won, decided, asSide, order95, phase95 } = summary;
    const [first, second] = Object.values(asSide).map(cell);
    return `| ${game} | ${fog} | ${entrants[0]} | ${entrants[1]} | ${pairs} | ${won} of ${decided}: ${shareWords(won, decided)} | ${first} | ${second} | ${order95.toFixed(0)}, ${phase95.toFixed(0)} |`;
  }),
];
