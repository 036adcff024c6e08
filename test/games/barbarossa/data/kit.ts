// The board under examination: map.json as printed board, its corners, sides and rivers, and where a value is from.
import { readFileSync } from 'node:fs';
import { printBoard } from '../../../../src/board/board.ts';
import { mapValues } from '../../../../src/games/barbarossa/data/values-of-play.ts';
import { wholeMap } from '../../../../src/board/board-files.ts';
import type { PrintedHex } from '../../../../src/board/printed-hex.ts';
import type { From, MapFile, SideLine, Source, SourceRef } from '../../../../src/board/data-types.ts';
import { eastStep, rowStep } from '../../../../src/hex/directions.ts';
import { makeGrid } from '../../../../src/hex/grid.ts';
import { directionTo } from '../../../../src/hex/hexsides.ts';

const here = (name: string): URL => new URL(name, import.meta.url);
/** The caller knows the form of the file. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const readJson = <T>(name: string): T => JSON.parse(readFileSync(here(name), 'utf8')) as T;

const whole = wholeMap(readJson<MapFile>('../../../../data/barbarossa/map.json'));

/** A hex with all that stands in it side by side, as the rules ask for it. */
export type FlatHex = Omit<PrintedHex, 'features' | 'terrains' | 'isWater'> & { readonly from?: From };

export const map = { ...whole, hexes: mapValues(whole)['hexes'] as Readonly<Record<string, FlatHex>> };
export const grid = makeGrid(map.grid);
export const board = printBoard(whole, grid);

/** "1517 1617" and "" as lists. */
export const list = (text: string): readonly string[] => text.split(/\s+/).filter((part) => part !== '');

export const at = (id: string): number => {
  const hex = grid.index(id);
  if (hex < 0) throw new RangeError(`there is no hex ${id}`);
  return hex;
};
export const line = (hex: number): FlatHex => map.hexes[grid.id(hex)]!;
export const all: readonly number[] = grid.ids.map((_, hex) => hex);
export const isLand = (hex: number): boolean => hex >= 0 && !line(hex).terrain.startsWith('all-');
export const land = all.filter(isLand);
export const neighbours = (hex: number): number[] =>
  Array.from(grid.neighbours.subarray(hex * 6, hex * 6 + 6));
export const isAtEdge = (hex: number): boolean => neighbours(hex).includes(-1);
export const names = (hexes: Iterable<number>): string => [...hexes].map(grid.id).toSorted().join(' ');
export const area = (key: string): ReadonlySet<number> => new Set((map.areas[key]?.hexes ?? []).map(at));
/** Spellings of one name: Koenigsberg, Konigsberg; Dnepro-Petrovsk, Dnepropetrovsk. */
export const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('oe', 'o')
    .replace(/[^a-z]/g, '');
export const cityHex = (name: string): number =>
  all.find((hex) => plain(line(hex).city ?? '') === plain(name)) ?? -1;

export const countryOf = (hex: number): string => line(hex).country ?? '';
export const holderOf = (hex: number): string | undefined => map.countries[countryOf(hex)]?.holder;
/** Bulgaria is named by no rule on control, but lies west of the start line; other countries without holder take no part. */
export const campOf = (hex: number): 'west' | 'east' | 'neither' => {
  const holder = holderOf(hex);
  if (holder === 'soviet') return 'east';
  return holder === 'german' || countryOf(hex) === 'bulgaria' ? 'west' : 'neither';
};

export const linesBetween = (a: number, b: number): readonly SideLine[] => {
  const d = directionTo(grid, a, b);
  return d < 0 ? [] : (board.sides.get(a * 6 + d) ?? []);
};
export const isWaterSide = (side: SideLine): boolean => side.kind !== 'river';
/** Two hexes of land with no sea, lake or strait between them; rivers may be. */
export const isOverland = (a: number, b: number): boolean =>
  isLand(a) && isLand(b) && directionTo(grid, a, b) >= 0 && !linesBetween(a, b).some(isWaterSide);

/** What can be reached from a hex over steps that are allowed. */
export const flood = (from: number, step: (a: number, b: number) => boolean): Set<number> => {
  const seen = new Set([from]);
  for (const a of seen) for (const b of neighbours(a)) if (b >= 0 && !seen.has(b) && step(a, b)) seen.add(b);
  return seen;
};

export type Place = { readonly x: number; readonly y: number };
export const centre = (hex: number): Place => ({ x: grid.x[hex]!, y: grid.y[hex]! });

/** A corner where three hexes meet, those beyond the map included. */
export type Corner = Place & { readonly key: string; readonly hexes: readonly number[] };

const cell = (hex: number, d: number): readonly [number, number] => [
  grid.row[hex]! + rowStep[d % 6]!,
  grid.east2[hex]! + eastStep[d % 6]!,
];
export const corner = (hex: number, d: number): Corner => {
  const cells = [[grid.row[hex]!, grid.east2[hex]!] as const, cell(hex, d), cell(hex, d + 1)];
  return {
    key: cells
      .map(([row, east2]) => `${row},${east2}`)
      .toSorted()
      .join(' '),
    x: cells.reduce((sum, [, east2]) => sum + east2 / 6, 0),
    y: cells.reduce((sum, [row]) => sum + (row * Math.sqrt(3)) / 6, 0),
    hexes: cells.map(([row, east2]) => grid.at(row, east2)),
  };
};
export const cornersOf = (hex: number): Corner[] => [0, 1, 2, 3, 4, 5].map((d) => corner(hex, d));
export const ends = (a: number, b: number): readonly [Corner, Corner] => {
  const d = directionTo(grid, a, b);
  if (d < 0) throw new RangeError(`${grid.id(a)} and ${grid.id(b)} do not touch`);
  return [corner(a, d + 5), corner(a, d)];
};
export const touchesWater = (at: Corner, water: string): boolean =>
  at.hexes.some((hex) => hex >= 0 && line(hex).water === water) ||
  at.hexes.some((a) =>
    at.hexes.some((b) => a >= 0 && b >= 0 && a !== b && linesBetween(a, b).some((s) => s.water === water)),
  );

/** Is P to the right of the way from a to b? The map's y runs south. */
export const isRight = (a: Place, b: Place, p: Place): boolean =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0;

/** One side of a river in the direction of its flow. */
export type Reach = {
  readonly from: Corner;
  readonly to: Corner;
  readonly left: number;
  readonly right: number;
};
export type Course = { readonly reaches: readonly Reach[]; readonly breaks: readonly string[] };

const sidesOf = (river: string): readonly (readonly [number, number])[] =>
  map.hexsides.filter((side) => side.river === river).map(({ between: [a, b] }) => [at(a), at(b)] as const);

/** Do corners of one lake lie on both sides of the gap? */
const isLakeBetween = (a: Corner, b: Corner): boolean =>
  Object.keys(map.waters).some((water) => touchesWater(a, water) && touchesWater(b, water));

/** Is a corner where a river is said to begin or end: the edge, a water, or another river? */
export const meets = (corner: Corner, what: string): boolean => {
  if (what === 'edge') return corner.hexes.includes(-1);
  if (map.rivers[what] === undefined) return touchesWater(corner, what);
  return sidesOf(what).some((pair) => ends(...pair).some(({ key }) => key === corner.key));
};

/** The lines of a river in the order of the file, each turned so that it goes on where the one before ends. */
export const courseOf = (river: string): Course => {
  const pairs = sidesOf(river).filter(([a, b]) => directionTo(grid, a, b) >= 0);
  const breaks: string[] = [];
  const reaches: Reach[] = [];
  const close = (c: Corner, [a, b]: readonly [Corner, Corner]): number =>
    Math.min(Math.hypot(c.x - a.x, c.y - a.y), Math.hypot(c.x - b.x, c.y - b.y));
  pairs.forEach(([a, b], i) => {
    const [one, two] = ends(a, b);
    const before = reaches.at(-1);
    const next = pairs[i + 1];
    const toNext = (c: Corner): number => (next === undefined ? 0 : close(c, ends(...next)));
    const forward =
      before !== undefined
        ? close(before.to, [one, one]) <= close(before.to, [two, two])
        : next === undefined
          ? meets(two, map.rivers[river]?.ends ?? '')
          : toNext(two) <= toNext(one);
    const [from, to] = forward ? [one, two] : [two, one];
    if (before !== undefined && before.to.key !== from.key && !isLakeBetween(before.to, from))
      breaks.push(`${grid.id(a)}/${grid.id(b)}`);
    const aIsRight = isRight(from, to, centre(a));
    reaches.push({ from, to, left: aIsRight ? b : a, right: aIsRight ? a : b });
  });
  return { reaches, breaks };
};

export const rivers = Object.keys(map.rivers);
const courses = new Map(rivers.map((river) => [river, courseOf(river)]));
export const course = (river: string): Course => courses.get(river) ?? { reaches: [], breaks: [] };

/** A source as the record, or else the file's default for its section, states it. */
export const sourceOf = (section: string, record: object, field: string): Source | undefined => {
  const own = (record as { readonly from?: From }).from?.[field];
  const ref: SourceRef | undefined = own ?? map.defaults?.[section]?.[field];
  if (ref === undefined) return undefined;
  if (typeof ref === 'string') return map.sources[ref];
  if (!('status' in ref)) {
    const shared = map.sources[ref[0]];
    return shared === undefined ? undefined : { ...shared, why: [shared.why ?? '', ref[1]].join(' ').trim() };
  }
  return ref;
};

/** Paragraph and its letters count as one another: 10.14 and 10.14a. */
export const isSameRule = (ours: string, theirs: string): boolean => {
  const id = theirs.replace(/^barbarossa:/, '');
  return (
    id === ours ||
    (id.startsWith(ours) && !/^\d/.test(id.slice(ours.length))) ||
    (ours.startsWith(id) && !/^\d/.test(ours.slice(id.length)))
  );
};

/** The pieces into which hexes fall when only some steps are allowed, the largest first. */
export const pieces = (hexes: Iterable<number>, step: (a: number, b: number) => boolean): string[] => {
  const left = new Set(hexes);
  const found: string[] = [];
  for (const hex of left) {
    const group = [...flood(hex, step)].filter((h) => left.has(h));
    for (const h of group) left.delete(h);
    found.push(names(group));
  }
  return found.toSorted((a, b) => b.length - a.length);
};
export const within =
  (hexes: ReadonlySet<number>) =>
  (a: number, b: number): boolean =>
    hexes.has(b) && directionTo(grid, a, b) >= 0;
