// A grid: every hex of a map as a number 0..count-1, with its names, place and neighbours in typed arrays.
// Numbers follow the order of the ids as text, so they do not change when a table is built another way.
import { eastStep, rowStep } from './directions.ts';
import { hexNames, mapRows } from './rows.ts';
import type { GridScheme } from './numbering.ts';

export type Grid = {
  readonly scheme: GridScheme;
  readonly count: number;
  /** Canonical names in index order. */
  readonly ids: readonly string[];
  /** Other names of seam hexes and the canonical ones they stand for. */
  readonly aliases: ReadonlyMap<string, string>;
  /** count * 6, clockwise from north-east; -1 where the map ends. */
  readonly neighbours: Int32Array;
  /** Doubled coordinates: rows counted from the north, and half hex widths counted eastward. */
  readonly row: Int32Array;
  readonly east2: Int32Array;
  /** Axial coordinates: q along the row, r down the rows. */
  readonly q: Int32Array;
  readonly r: Int32Array;
  /** Centres in hex widths, x eastward and y southward. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The printed numbers, and the sheet (index into scheme.sheets) of the canonical name. */
  readonly rowNumber: Int32Array;
  readonly columnNumber: Int32Array;
  readonly sheet: Uint8Array;
  /** All hexes row by row from the north, each row from the west. */
  readonly readingOrder: Int32Array;
  /** The number of a hex by any of its names, or -1. */
  readonly index: (name: string) => number;
  readonly id: (hex: number) => string;
  /** The hex at doubled coordinates, or -1. */
  readonly at: (row: number, east2: number) => number;
  /** Every hex with that name, a missing sheet letter counting as any sheet; in index order. */
  readonly findHexes: (text: string) => number[];
};

type Place = {
  readonly id: string;
  readonly alias?: string;
  readonly row: number;
  readonly east2: number;
  readonly sheet: number;
  readonly rowNumber: number;
  readonly columnNumber: number;
};

function layOut(scheme: GridScheme): Place[] {
  const sign = scheme.columnsFrom === 'west' ? 1 : -1;
  const shift = scheme.shifted.toward === 'east' ? 1 : -1;
  const left = new Set(scheme.without);
  const nameOf = hexNames(scheme);
  const places: Place[] = [];
  mapRows(scheme).forEach((mapRow, row) => {
    const [main, other] = mapRow.names;
    for (let column = mapRow.first; column <= mapRow.last; column++) {
      const id = nameOf(main.sheet, main.number, column);
      const alias = other && nameOf(other.sheet, other.number, column);
      if (left.has(id) || (alias !== undefined && left.has(alias))) continue;
      places.push({
        id,
        ...(alias !== undefined && { alias }),
        row,
        east2: sign * 2 * column + (mapRow.shifted ? shift : 0),
        sheet: main.sheet,
        rowNumber: main.number,
        columnNumber: column,
      });
    }
  });
  return places;
}

const byId = (a: Place, b: Place): number => (a.id < b.id ? -1 : 1);

function nameIndex(scheme: GridScheme, places: readonly Place[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const add = (name: string, hex: number): void => {
    const key = name.toUpperCase();
    const list = found.get(key);
    if (list === undefined) found.set(key, [hex]);
    else if (!list.includes(hex)) list.push(hex);
  };
  places.forEach(({ id, alias }, hex) => {
    for (const name of alias === undefined ? [id] : [id, alias]) {
      add(name, hex);
      add(name.slice(-scheme.digits.length), hex);
    }
  });
  return found;
}

/** The scheme must be one that readScheme accepts. */
export function makeGrid(scheme: GridScheme): Grid {
  const places = layOut(scheme).toSorted(byId);
  const count = places.length;
  let [rows, west, east] = [0, Infinity, -Infinity];
  for (const place of places) {
    if (place.row >= rows) rows = place.row + 1;
    if (place.east2 < west) west = place.east2;
    if (place.east2 > east) east = place.east2;
  }
  // Row and half widths are kept of one parity, which makes the axial q a whole number.
  const first = places[0];
  const base = first !== undefined && (first.east2 - west + first.row) % 2 !== 0 ? west - 1 : west;
  const width = count === 0 ? 0 : ((east - base) >> 1) + 1;

  // Filled one by one: making a table out of a list with a function takes several times as long.
  const whole = (of: (p: Place) => number): Int32Array => {
    const table = new Int32Array(count);
    for (let hex = 0; hex < count; hex++) table[hex] = of(places[hex]!);
    return table;
  };
  const row = whole((p) => p.row);
  const east2 = whole((p) => p.east2 - base);
  const lattice = new Int32Array(rows * width).fill(-1);
  for (let hex = 0; hex < count; hex++) lattice[row[hex]! * width + (east2[hex]! >> 1)] = hex;

  const at = (atRow: number, atEast2: number): number => {
    const column = atEast2 >> 1;
    if (atRow < 0 || atRow >= rows || column < 0 || column >= width || ((atRow ^ atEast2) & 1) !== 0)
      return -1;
    return lattice[atRow * width + column]!;
  };
  const neighbours = new Int32Array(count * 6);
  // A step keeps the parity that `at` asks for.
  for (let hex = 0; hex < count; hex++)
    for (let d = 0; d < 6; d++) {
      const there = row[hex]! + rowStep[d]!;
      const column = (east2[hex]! + eastStep[d]!) >> 1;
      const isOn = there >= 0 && there < rows && column >= 0 && column < width;
      neighbours[hex * 6 + d] = isOn ? lattice[there * width + column]! : -1;
    }

  const [q, x, y] = [new Int32Array(count), new Float64Array(count), new Float64Array(count)];
  for (let hex = 0; hex < count; hex++) {
    q[hex] = (east2[hex]! - row[hex]!) / 2;
    x[hex] = east2[hex]! / 2;
    y[hex] = (row[hex]! * Math.sqrt(3)) / 2;
  }

  const ids = places.map((p) => p.id);
  const aliases = new Map<string, string>();
  const numberOf = new Map<string, number>();
  places.forEach(({ id, alias }, hex) => {
    numberOf.set(id, hex);
    if (alias === undefined) return;
    numberOf.set(alias, hex);
    aliases.set(alias, id);
  });
  // Made when a name is first looked for.
  let named: Map<string, number[]> | undefined;

  return {
    scheme,
    count,
    ids,
    aliases,
    neighbours,
    row,
    east2,
    q,
    r: row.slice(),
    x,
    y,
    rowNumber: whole((p) => p.rowNumber),
    columnNumber: whole((p) => p.columnNumber),
    sheet: new Uint8Array(whole((p) => p.sheet)),
    readingOrder: lattice.filter((hex) => hex >= 0),
    index: (name) => numberOf.get(name) ?? -1,
    id: (hex) => {
      const id = ids[hex];
      if (id === undefined) throw new RangeError(`no hex number ${hex} in a grid of ${count}`);
      return id;
    },
    at,
    findHexes: (text) => [...((named ??= nameIndex(scheme, places)).get(text.toUpperCase()) ?? [])],
  };
}
