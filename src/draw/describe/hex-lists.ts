// Sets of hexes in few words: hexes one after another become "1724 to 2924", and long lists are broken over lines.
import type { HexSpeech } from '../../api/settings.ts';
import type { Message } from '../../core/types.ts';
import type { Grid } from '../../hex/grid.ts';
import { message } from './messages.ts';
import { rowText } from './location.ts';

/** One item of a list: a hex, a hex with its name, or the hexes from one to another along a row or column number. */
export type Spot =
  | { readonly hex: number; readonly name?: string }
  | { readonly from: number; readonly to: number }
  /** Whole rows, by a hex of the first and of the last. */
  | { readonly fromRow: string; readonly toRow: string };

export type NameOf = (hex: number) => string | undefined;
const nameless: NameOf = () => undefined;

/** So many hexes one after another are worth a "to". */
const RUN = 3;

/** About how long a line may grow, in characters. */
export const LINE = 100;

const WIDTHS: Readonly<Record<HexSpeech, number>> = { raw: 4, pair: 5, digits: 7, nato: 19 };

/** How long a hex is when said. */
export const hexWidth = (style: HexSpeech): number => WIDTHS[style];

type Step = 'row' | 'column';

/** Along which printed number b comes straight after a, up or down. */
const stepOf = (grid: Grid, a: number, b: number): { along: Step; by: number } | undefined => {
  if (grid.sheet[a] !== grid.sheet[b]) return undefined;
  const rows = grid.rowNumber[b]! - grid.rowNumber[a]!;
  const columns = grid.columnNumber[b]! - grid.columnNumber[a]!;
  if (rows === 0 && Math.abs(columns) === 1) return { along: 'row', by: columns };
  return columns === 0 && Math.abs(rows) === 1 ? { along: 'column', by: rows } : undefined;
};

const single = (hex: number, nameOf: NameOf): Spot => {
  const name = nameOf(hex);
  return name === undefined ? { hex } : { hex, name };
};

const asSpots = (run: readonly number[], nameOf: NameOf): Spot[] =>
  run.length < RUN ? run.map((hex) => single(hex, nameOf)) : [{ from: run[0]!, to: run[run.length - 1]! }];

/** A list in its own order; a hex with a name is never swallowed by a run. */
export const orderedSpots = (grid: Grid, hexes: readonly number[], nameOf: NameOf = nameless): Spot[] => {
  const spots: Spot[] = [];
  let run: number[] = [];
  let step: ReturnType<typeof stepOf>;
  for (const hex of hexes) {
    const last = run[run.length - 1];
    const next = last === undefined ? undefined : stepOf(grid, last, hex);
    const named = nameOf(hex) !== undefined || (last !== undefined && nameOf(last) !== undefined);
    const goesOn =
      next !== undefined &&
      !named &&
      (run.length === 1 || (step !== undefined && next.along === step.along && next.by === step.by));
    if (goesOn) {
      run.push(hex);
      step = next;
    } else {
      spots.push(...asSpots(run, nameOf));
      run = [hex];
      step = undefined;
    }
  }
  spots.push(...asSpots(run, nameOf));
  return spots;
};

/** In the order of their numbers hexes follow each other along what the first digits count. */
const leading = (grid: Grid): Step => (grid.scheme.digits.startsWith('R') ? 'row' : 'column');

/** Runs of one row, each without a break; of one column where columns are the first digits. */
const leadingRuns = (grid: Grid, hexes: readonly number[], nameOf: NameOf): number[][] => {
  const along = leading(grid);
  const runs: number[][] = [];
  for (const hex of [...new Set(hexes)].toSorted((a, b) => a - b)) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    const joins =
      last !== undefined &&
      stepOf(grid, last, hex)?.along === along &&
      nameOf(last) === undefined &&
      nameOf(hex) === undefined;
    if (run !== undefined && joins) run.push(hex);
    else runs.push([hex]);
  }
  return runs;
};

/** Lone hexes that stand one below the other make a run too. */
const crossRuns = (grid: Grid, runs: readonly (readonly number[])[], nameOf: NameOf): number[][] => {
  const along = leading(grid);
  const lone = new Set(
    runs.filter((run) => run.length === 1 && nameOf(run[0]!) === undefined).map(([h]) => h!),
  );
  const below = (hex: number): number | undefined =>
    [...lone].find((other) => {
      const step = other > hex ? stepOf(grid, hex, other) : undefined;
      return step !== undefined && step.along !== along;
    });
  const joined: number[][] = [];
  for (const hex of [...lone].toSorted((a, b) => a - b)) {
    if (!lone.has(hex)) continue;
    const run = [hex];
    for (let next = below(hex); next !== undefined; next = below(next)) run.push(next);
    if (run.length < RUN) continue;
    for (const each of run) lone.delete(each);
    joined.push(run);
  }
  const inRun = new Set(joined.flat());
  return [...runs.filter((run) => !inRun.has(run[0]!)).map((run) => [...run]), ...joined];
};

/** A set, by number: along the rows where hexes stand together, down a column where they stand alone. */
export const setSpots = (grid: Grid, hexes: readonly number[], nameOf: NameOf = nameless): Spot[] =>
  crossRuns(grid, leadingRuns(grid, hexes, nameOf), nameOf)
    .toSorted((a, b) => a[0]! - b[0]!)
    .flatMap((run) => asSpots(run, nameOf));

/**
 * A large set, whose rows are said by their number where all of the row that could belong does: two rows or more one
 * after another, the rest by hex.
 */
export const largeSpots = (grid: Grid, hexes: readonly number[], could: (hex: number) => boolean): Spot[] => {
  const inSet = new Set(hexes);
  const rows: { row: number; whole: boolean; hexes: number[] }[] = [];
  for (const hex of grid.readingOrder) {
    const row = grid.row[hex]!;
    if (rows[rows.length - 1]?.row !== row) rows.push({ row, whole: true, hexes: [] });
    const at = rows[rows.length - 1]!;
    if (inSet.has(hex)) at.hexes.push(hex);
    else if (could(hex)) at.whole = false;
  }
  const spots: Spot[] = [];
  let rest: number[] = [];
  let whole: number[] = [];
  const close = (): void => {
    if (whole.length > 1)
      spots.push({ fromRow: rowText(grid, whole[0]!), toRow: rowText(grid, whole[whole.length - 1]!) });
    whole = [];
  };
  for (const [i, { whole: isWhole, hexes: own }] of rows.entries()) {
    const beside = [rows[i - 1], rows[i + 1]].some((row) => row?.whole === true && row.hexes.length > 0);
    if (isWhole && own.length > 0 && beside) {
      spots.push(...setSpots(grid, rest));
      rest = [];
      whole.push(own[0]!);
    } else {
      close();
      rest.push(...own);
    }
  }
  close();
  return [...spots, ...setSpots(grid, rest)];
};

export const spotMessage = (grid: Grid, spot: Spot): Message => {
  if ('fromRow' in spot) return message('word.rows', { from: spot.fromRow, to: spot.toRow });
  if ('from' in spot) return message('word.run', { from: grid.id(spot.from), to: grid.id(spot.to) });
  return spot.name === undefined
    ? message('word.hex', { hex: grid.id(spot.hex) })
    : message('word.named-hex', { hex: grid.id(spot.hex), name: spot.name });
};

/** How long a spot is when said. */
const lengthOf = (spot: Spot, hex: number): number => {
  if ('fromRow' in spot) return 14;
  if ('from' in spot) return 2 * hex + 4;
  return spot.name === undefined ? hex : hex + 1 + spot.name.length;
};

/** How long a list is when said, with its commas. */
export const spotsLength = (spots: readonly Spot[], style: HexSpeech): number =>
  spots.reduce((sum, spot) => sum + lengthOf(spot, WIDTHS[style]) + 2, 0);

/** Broken where a line would grow over the room it has; at least one item to a line. */
export const inLines = <T>(
  items: readonly T[],
  room: number | readonly [first: number, further: number],
  length: (item: T) => number,
): T[][] => {
  const [first, further] = typeof room === 'number' ? [room, room] : room;
  const lines: T[][] = [];
  let left = -1;
  for (const item of items) {
    const more = length(item) + 2;
    if (more > left) {
      left = lines.length === 0 ? first : further;
      lines.push([]);
    }
    lines[lines.length - 1]!.push(item);
    // Whatever does not fit even a line of its own fills that line.
    left = Math.max(0, left - more);
  }
  return lines;
};

/**
 * A list as one message a line. `head` holds on every line; what `first` says is said on the first line only. Besides
 * the list a line takes so many characters, the first of them and the others.
 */
export const spotLines = (
  grid: Grid,
  key: string,
  spots: readonly Spot[],
  how: {
    readonly style: HexSpeech;
    readonly taken: number | readonly [first: number, further: number];
    readonly head: Message['params'];
    readonly first?: Message['params'];
  },
): Message[] => {
  const [first, further] = typeof how.taken === 'number' ? [how.taken, how.taken] : how.taken;
  return inLines(spots, [LINE - first, LINE - further], (spot) => lengthOf(spot, WIDTHS[how.style])).map(
    (line, i) =>
      message(key, {
        ...how.head,
        ...(i === 0 ? how.first : { more: true }),
        spots: line.map((spot) => spotMessage(grid, spot)),
      }),
  );
};
