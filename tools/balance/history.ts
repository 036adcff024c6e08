// How the war went by turn, from the chart `history` of a game: its points, and where the front was by who held what.
import type { BoardSet } from '../../src/board/board.ts';
import type { HistoryLine } from '../../src/board/chart-lines.ts';
import type { Past } from './gauge.ts';

export type Beginning = {
  readonly points: number;
  /** Places worth points that the counted side holds. */
  readonly held: readonly string[];
  readonly lastTurn: number;
  front(held: readonly string[]): number | undefined;
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const placesOf = ({ board }: BoardSet): ReadonlyMap<string, string> =>
  new Map(
    board.grid.ids.flatMap((hex, i) => {
      const { city, label, objective } = board.hexes[i] ?? {};
      const names = objective === undefined ? [] : [city, label].flatMap((name) => name ?? []);
      return names.map((name) => [plain(name), hex] as const);
    }),
  );

/** A line that names no place, such as a debit, changes the points alone. */
export const pastOf = (
  set: BoardSet,
  lines: readonly HistoryLine[],
  { points: start, held: first, lastTurn, front }: Beginning,
): readonly Past[] => {
  const places = placesOf(set);
  const held = new Set(first);
  let points = start;
  return Array.from({ length: lastTurn }, (_, i): Past => {
    const turn = i + 1;
    for (const line of lines.filter((each) => each.turn === turn)) {
      points += line.points;
      const hex = places.get(plain(line.place));
      if (hex !== undefined && line.points > 0) held.add(hex);
      if (hex !== undefined && line.points < 0) held.delete(hex);
    }
    return { turn, points, front: front([...held]) };
  });
};

/** Of so many places the mean column, for one alone may be a raid: the last two figures of a hex. */
const FOREMOST = 3;

const columns = (hexes: readonly string[]): readonly number[] =>
  hexes.filter((hex) => /^[A-Z]?\d{4}$/.test(hex)).map((hex) => Number(hex.slice(-2)));

const mean = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

export const lowColumns = (hexes: readonly string[]): number | undefined =>
  mean(
    columns(hexes)
      .toSorted((a, b) => a - b)
      .slice(0, FOREMOST),
  );

export const highColumns = (hexes: readonly string[]): number | undefined =>
  mean(
    columns(hexes)
      .toSorted((a, b) => b - a)
      .slice(0, FOREMOST),
  );
