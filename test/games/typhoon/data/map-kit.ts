// Maps of real land under examination, each by the same questions: hexes, sides, banks, ways, who holds what.
import { readFileSync } from 'node:fs';
import { printBoard } from '../../../../src/board/board.ts';
import type { PrintedBoard } from '../../../../src/board/board.ts';
import { wholeMap } from '../../../../src/board/board-files.ts';
import type { SideLine } from '../../../../src/board/data-types.ts';
import { controlAtStart } from '../../../../src/board/scenario.ts';
import { distance } from '../../../../src/hex/distance.ts';
import { makeGrid } from '../../../../src/hex/grid.ts';
import { directedIndex } from '../../../../src/hex/hexsides.ts';

export type MapKit = {
  readonly board: PrintedBoard;
  readonly held: ReadonlyMap<string, string>;
  readonly ids: readonly string[];
  area(key: string): readonly string[];
  /** The hex of a place, by its name. */
  hexOf(name: string): string;
  /** Names of all places of a kind. */
  placesOf(kind: string): readonly string[];
  /** East and north of a hex, in hex widths. */
  placeOf(hex: string): readonly [x: number, y: number];
  neighbours(hex: string): readonly string[];
  apart(a: string, b: string): number;
  linesAt(a: string, b: string): readonly SideLine[];
  /** Whether a network that is so drawn crosses the side: `road` takes in the highway. */
  isWay(line: 'road' | 'rail' | 'bridge', a: string, b: string): boolean;
  isShut(a: string, b: string): boolean;
  /** The banks of a river on which a hex has a side of it. */
  banksOf(river: string, hex: string): readonly string[];
  /** Distance from the nearest of some hexes over steps that are allowed. */
  flood(from: readonly string[], step: (a: string, b: string) => boolean): ReadonlyMap<string, number>;
};

export const mapKit = (game: 'typhoon' | 'moscow41' | 'deathstruggle'): MapKit => {
  const file = new URL(`../../../../data/${game}/map.json`, import.meta.url);
  const map = wholeMap(JSON.parse(readFileSync(file, 'utf8')));
  const grid = makeGrid(map.grid);
  const board = printBoard(map, grid);
  const places = Object.entries(map.hexes).flatMap(([hex, { features = {} }]) =>
    Object.entries(features).map(([kind, { name = '' }]) => ({ hex, kind, name })),
  );
  const side = (from: string, to: string): number => directedIndex(grid, { from, to });
  const neighbours = (hex: string): readonly string[] =>
    [0, 1, 2, 3, 4, 5].flatMap((d) => grid.ids[grid.neighbours[grid.index(hex) * 6 + d] ?? -1] ?? []);
  const placeOf = (hex: string): readonly [number, number] => [
    grid.x[grid.index(hex)] ?? 0,
    -(grid.y[grid.index(hex)] ?? 0),
  ];
  const banksOf = (river: string, hex: string): readonly string[] => {
    const sides = map.hexsides.filter((one) => one.river === river).map(({ between }) => between);
    const middles = sides.map(([a, b]) => {
      const [p, q] = [placeOf(a), placeOf(b)];
      return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const;
    });
    const [x, y] = placeOf(hex);
    const found = sides.flatMap((one, i): readonly string[] => {
      const [before, here, after] = [middles[i - 1] ?? middles[i], middles[i], middles[i + 1] ?? middles[i]];
      if (!one.includes(hex) || before === undefined || here === undefined || after === undefined) return [];
      const turn = (after[0] - before[0]) * (y - here[1]) - (after[1] - before[1]) * (x - here[0]);
      return [turn > 0 ? 'left' : 'right'];
    });
    return [...new Set(found)];
  };
  const linesAt = (a: string, b: string): readonly SideLine[] => board.sides.get(side(a, b)) ?? [];
  return {
    board,
    held: controlAtStart(map),
    ids: grid.ids,
    area: (key) => map.areas[key]?.hexes ?? [],
    hexOf: (name) => places.find((place) => place.name === name)?.hex ?? '',
    placesOf: (kind) => places.filter((place) => place.kind === kind).map(({ name }) => name),
    placeOf,
    neighbours,
    apart: (a, b) => distance(grid, grid.index(a), grid.index(b)),
    linesAt,
    isWay: (line, a, b) =>
      board.crossings.get(side(a, b))?.some((key) => map.networks[key]?.line === line) === true,
    banksOf,
    isShut: (a, b) => linesAt(a, b).some(({ kind }) => map.sideKinds[kind]?.apart === true),
    flood: (from, step) => {
      const found = new Map(from.map((hex) => [hex, 0]));
      for (const [hex, far] of found)
        for (const next of neighbours(hex)) if (!found.has(next) && step(hex, next)) found.set(next, far + 1);
      return found;
    },
  };
};
