// The grids of the six rule sets and what their texts say about them, as test data in short notation:
// pairs "2607/2608 …", statements "2403 w 2404, …", lists "2607 2608 …".
import { readFileSync } from 'node:fs';
import { makeGrid } from '../../src/hex/grid.ts';
import type { Grid } from '../../src/hex/grid.ts';
import type { MapSide } from '../../src/hex/map-edges.ts';
import type { Direction } from '../../src/hex/directions.ts';
import { readScheme } from '../../src/hex/numbering.ts';
import type { GridScheme } from '../../src/hex/numbering.ts';
import type { Projection } from './projection.ts';

type Source = { rules: string[]; why?: string };
type Says = Source & { says: string };
type Pairs = Source & { pairs: string };
type Step = readonly [rows: number, columns: number];
type PlaceRow = readonly [name: string, lat: number, lon: number, hex: string];
type ByCorner<T> = { ne: T; nw: T; se: T; sw: T };

export type GridFacts = {
  scheme: GridScheme;
  count: Source & { hexes: number };
  neighbours: Source & { even: Record<Direction, Step>; odd: Record<Direction, Step> };
  directions?: Says[];
  adjacent?: Pairs[];
  notAdjacent?: Pairs[];
  distances?: Says[];
  sides?: (Source & { name: string; sides: string; isChain?: boolean; count?: number })[];
  chains?: (Source & { name: string; hexes: string; gaps: string; length?: number })[];
  touching?: (Source & { name: string; hexes: string; others: string; except: string })[];
  connected?: (Source & { name: string; hexes: string })[];
  edges?: (Source & {
    name: string;
    edge: MapSide;
    ends?: string;
    all?: string;
    run?: string;
    has?: string;
  })[];
  corners?: Source & ByCorner<string>;
  rowEnds?: Says[];
  rowLengths?: { why: string; says: string };
  atLeast?: Says;
  onMap?: string;
  notOnMap?: Says;
  aliases?: Says[];
  findHexes?: Says[];
  sheetOf?: Says;
  sheetCounts?: Record<string, number>;
  size?: { rows: number; columns: number };
  projection?: Projection;
  cornerPlaces?: ByCorner<readonly [lat: number, lon: number]>;
  places?: PlaceRow[];
  groupPositions?: PlaceRow[];
  placeDistances?: Says[];
  zones?: { closed: Source & { latAbove: number; lonBelow: number; hexes: string } };
  startLine?: Source & { points: [lat: number, lon: number][]; hexes: string; count: number };
};

export const gameIds = ['barbarossa', 'dagc', 'storm', 'typhoon', 'moscow41', 'deathstruggle'] as const;

export const factsOf = (id: string): GridFacts =>
  JSON.parse(readFileSync(new URL(`./grids/${id}.json`, import.meta.url), 'utf8')) as GridFacts;

export function gridOf(id: string): Grid {
  const reading = readScheme(factsOf(id).scheme);
  if (!reading.ok) throw new Error(`${id}: ${reading.problems.join('; ')}`);
  return makeGrid(reading.scheme);
}

export const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((w) => w !== '');

/** The number of a hex that must be there. */
export function hex(grid: Grid, id: string): number {
  const found = grid.index(id);
  if (found < 0) throw new Error(`there is no hex ${id}`);
  return found;
}

/** Statements of a list with the rules they come from, one a row, for it.each. */
export const sayings = (list: readonly Says[] | undefined): [said: string, rules: string][] =>
  (list ?? []).flatMap(({ says, rules }) =>
    says.split(', ').map((said): [string, string] => [said, rules.join(' ')]),
  );

export const pairsIn = (text: string): [string, string][] =>
  words(text).map((pair) => {
    const [a, b] = pair.split('/');
    return [a!, b!];
  });
