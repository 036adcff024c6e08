// The columns of a combat table as a ladder of rungs: from two totals to a rung, from a rung with its shifts to a column.
import type { CrtCellOf, DifferenceColumn as ColumnLine } from '../../board/chart-lines.ts';

/** What a die does on a rung. */
export type Column<R extends string> = {
  readonly name: string;
  /** By face, from 1. */
  readonly results: readonly R[];
  /** Beyond the table no die is rolled. */
  readonly automatic: boolean;
};

export type Ladder<R extends string> = {
  /** Where attack and defence come to before shifts. */
  rung(attack: number, defence: number): number;
  /** What the rung of two totals is called, also beyond the ends. */
  name(rung: number): string;
  /** The smallest attack that reaches a rung. */
  attackFor(rung: number, defence: number): number;
  column(rung: number): Column<R>;
  /** The first rung of the table. */
  readonly lowest: number;
  /** What a rung is worth to the attacker: where he can gain nothing more, all are the same. */
  worth(rung: number): number;
};

/** Rung 0 is 1:1, 1 is 2:1, -1 is 1:2. Rounded in favour of the defender. */
export const ratioRung = (attack: number, defence: number): number =>
  attack >= defence ? Math.floor(attack / defence) - 1 : 1 - Math.ceil(defence / attack);

export const ratioName = (rung: number): string => (rung >= 0 ? `${rung + 1}:1` : `1:${1 - rung}`);

const ratioAttack = (rung: number, defence: number): number =>
  rung >= 0 ? (rung + 1) * defence : Math.ceil(defence / (1 - rung));

type RatioColumn = { readonly id: string; readonly rung: number };
type RatioEnd<R extends string> = {
  readonly id: 'above' | 'below';
  readonly beyond: string;
  readonly result: R;
};

/** A table of odds that goes on beyond its columns, with results for which nobody rolls. */
export type RatioTable<R extends string> = {
  readonly columns: readonly RatioColumn[];
  readonly ends: readonly RatioEnd<R>[];
  readonly faces: number;
  result(column: string, face: number): R | undefined;
  /** The result at the upper end with which the attacker has all he can have. */
  readonly best: R;
};

/** The column at a rung, or what is beyond the table there. */
export const columnAt = <C extends RatioColumn, E extends RatioEnd<string>>(
  { columns, ends }: { readonly columns: readonly C[]; readonly ends: readonly E[] },
  rung: number,
): C | E | undefined => {
  const at = columns.find((column) => column.rung === rung);
  if (at !== undefined) return at;
  const rungOf = (id: string): number => columns.find((column) => column.id === id)?.rung ?? 0;
  return ends.find(({ id, beyond }) => (id === 'above' ? rung > rungOf(beyond) : rung < rungOf(beyond)));
};

const facesTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

export const ratioLadder = <R extends string>(table: RatioTable<R>): Ladder<R> => {
  const faces = facesTo(table.faces);
  const read = (rung: number): Column<R> => {
    const column = columnAt(table, rung);
    const name = ratioName(rung);
    if (column === undefined) throw new Error(`The table has no place for ${name}`);
    if ('result' in column) return { name, results: faces.map(() => column.result), automatic: true };
    const results = faces.map((face) => table.result(column.id, face));
    return { name, results: results.filter((code) => code !== undefined), automatic: false };
  };
  const known = new Map<number, Column<R>>();
  return {
    rung: ratioRung,
    name: ratioName,
    attackFor: ratioAttack,
    column: (rung) => {
      const column = known.get(rung) ?? read(rung);
      known.set(rung, column);
      return column;
    },
    lowest: Math.min(...table.columns.map(({ rung }) => rung)),
    worth: (rung) => {
      const column = columnAt(table, rung);
      return column !== undefined && 'result' in column && column.result === table.best ? Infinity : rung;
    },
  };
};

/** A column of a table of differences, from its least difference on; the first takes everything below as well. */
export type DifferenceColumn<R extends string> = {
  readonly name: string;
  readonly from: number;
  readonly faces: readonly R[];
};

/** The columns of a table as it is printed, with a result for each face. */
export const printedColumns = <R extends string>(
  columns: readonly ColumnLine[],
  crt: readonly CrtCellOf<R>[],
): readonly DifferenceColumn<R>[] =>
  columns
    .toSorted((a, b) => a.rung - b.rung)
    .map(({ id, least = -Infinity }) => ({
      name: id,
      from: least,
      faces: crt
        .filter(({ column }) => column === id)
        .toSorted((a, b) => a.roll - b.roll)
        .map(({ result }) => result),
    }));

/**
 * A table of differences: whatever is beyond it is resolved on its first or last column, a difference before the
 * shifts as well as a rung after them.
 */
export const differenceLadder = <R extends string>(columns: readonly DifferenceColumn<R>[]): Ladder<R> => {
  const highest = columns.length - 1;
  const inside = (rung: number): number => Math.min(highest, Math.max(0, rung));
  const at = (rung: number): DifferenceColumn<R> => {
    const column = columns[inside(rung)];
    if (column === undefined) throw new Error('A table of differences needs a column');
    return column;
  };
  return {
    rung: (attack, defence) => inside(columns.findLastIndex(({ from }) => attack - defence >= from)),
    name: (rung) => at(rung).name,
    attackFor: (rung, defence) => at(rung).from + defence,
    column: (rung) => {
      const { name, faces } = at(rung);
      return { name, results: faces, automatic: false };
    },
    lowest: 0,
    worth: inside,
  };
};

/** A column that is a ratio of its own, such as 3 to 2. */
export type ListedColumn<R extends string> = {
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
  readonly faces: readonly R[];
};

/** So many rungs below the table are told apart; an attack of nothing is below them all. */
const DEPTH = 99;

/**
 * A table of listed ratios, from its least: two totals come to the last column they reach, and never to more than the
 * highest. Below the first column the ladder goes on down by whole ratios, which are on no table: 1:6 is rung -1 of a table
 * that begins with 1:5. Whoever asks for such a column reads the first.
 */
export const listedLadder = <R extends string>(columns: readonly ListedColumn<R>[]): Ladder<R> => {
  const highest = columns.length - 1;
  const first = columns[0];
  if (first === undefined) throw new Error('A table of odds needs a column');
  const at = (rung: number): ListedColumn<R> => columns[Math.min(highest, Math.max(0, rung))] ?? first;
  const below = (attack: number, defence: number): number =>
    attack <= 0 ? -DEPTH : Math.max(-DEPTH, first.defence - Math.ceil((defence * first.attack) / attack));
  return {
    rung: (attack, defence) => {
      const found = columns.findLastIndex((column) => attack * column.defence >= defence * column.attack);
      return found >= 0 && attack > 0 ? found : below(attack, defence);
    },
    name: (rung) =>
      rung >= 0
        ? at(rung).name
        : `${first.attack}:${Math.min(DEPTH, first.defence - Math.max(-DEPTH, rung))}`,
    attackFor: (rung, defence) =>
      rung >= 0
        ? Math.ceil((defence * at(rung).attack) / at(rung).defence)
        : Math.ceil((defence * first.attack) / (first.defence - rung)),
    column: (rung) => ({ name: at(rung).name, results: at(rung).faces, automatic: false }),
    lowest: 0,
    worth: (rung) => Math.min(highest, rung),
  };
};
