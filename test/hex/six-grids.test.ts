// Every adjacency, direction, distance, edge, corner and count that the facts of the six rule sets state.
import { describe, expect, it } from '@jest/globals';
import { isConnected } from '../../src/hex/components.ts';
import { directions } from '../../src/hex/directions.ts';
import { edges } from '../../src/hex/map-edges.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { distance } from '../../src/hex/distance.ts';
import { areAdjacent, parseSide } from '../../src/hex/hexsides.ts';
import { factsOf, gameIds, gridOf, hex, pairsIn, sayings, words } from './facts.ts';

const touch = (grid: Grid, a: string, b: string): boolean => areAdjacent(grid, hex(grid, a), hex(grid, b));

/** it.each that lets a map have nothing stated. */
function each<T>(rows: readonly [string, T][], name: string, test: (title: string, stated: T) => void): void {
  if (rows.length > 0) it.each(rows)(name, test);
}

/** Statements by the rules or the reason they come from. */
const sourced = <T extends { rules: string[]; why?: string }>(
  list: readonly T[] | undefined,
): [string, T][] =>
  (list ?? []).map((stated) => [[...stated.rules, stated.why ?? ''].join(' ').trim(), stated]);

const named = <T extends { name: string }>(list: readonly T[] | undefined): [string, T][] =>
  (list ?? []).map((stated) => [stated.name, stated]);

/** Two sides follow each other if they end in one point: they share a hex and their other hexes touch. */
function sidesMeet(grid: Grid, one: readonly string[], other: readonly string[]): boolean {
  const all = [...new Set([...one, ...other])];
  return all.length === 3 && all.every((a) => all.every((b) => a === b || touch(grid, a, b)));
}

describe.each(gameIds)('%s', (id) => {
  const facts = factsOf(id);
  const grid = gridOf(id);

  it('has as many hexes as stated', () => {
    expect(grid.count).toBe(facts.count.hexes);
    for (const [prefix, count] of Object.entries(facts.sheetCounts ?? {}))
      expect(grid.ids.filter((name) => name.startsWith(prefix))).toHaveLength(count);
  });

  it('has the stated neighbours by row and column number in every hex', () => {
    // The facts count rows on through the seam; there a row is one step south or north of its neighbour rows.
    const through = (h: number): number =>
      facts.scheme.rowsRise === 'south' ? grid.rowNumber[h]! : -grid.row[h]!;
    const wrong: string[] = [];
    for (let from = 0; from < grid.count; from++) {
      const stated = grid.rowNumber[from]! % 2 === 0 ? facts.neighbours.even : facts.neighbours.odd;
      directions.forEach((d, i) => {
        const to = grid.neighbours[from * 6 + i]!;
        if (to < 0) return;
        const [rows, columns] = stated[d];
        const columnsApart = grid.columnNumber[to]! - grid.columnNumber[from]!;
        if (through(to) - through(from) !== rows || columnsApart !== columns)
          wrong.push(`${grid.id(from)} ${d} ${grid.id(to)}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  it('measures distance by the stated formula', () => {
    // X = column, half a hex more in the row that stands nearer the high columns; dr + max(0, |dX| - dr/2)
    const far = facts.scheme.columnsFrom === facts.scheme.shifted.toward ? -0.5 : 0.5;
    const x = (h: number): number =>
      grid.columnNumber[h]! +
      ((grid.rowNumber[h]! % 2 === 0) === (facts.scheme.shifted.rows === 'even') ? far : 0);
    const wrong: string[] = [];
    for (let a = 0; a < grid.count; a += 7)
      for (let b = 3; b < grid.count; b += 97) {
        const rows = Math.abs(grid.row[a]! - grid.row[b]!);
        if (distance(grid, a, b) !== rows + Math.max(0, Math.abs(x(a) - x(b)) - rows / 2))
          wrong.push(`${grid.id(a)} ${grid.id(b)}`);
      }
    expect(wrong).toEqual([]);
  });

  each(sourced(facts.directions), 'directions: %s', (_, { says }) => {
    for (const said of says.split(', ')) {
      const [a, direction, b] = words(said);
      const to = grid.neighbours[hex(grid, a!) * 6 + directions.findIndex((name) => name === direction)]!;
      expect([said, to < 0 ? 'off the map' : to]).toEqual([said, hex(grid, b!)]);
    }
  });

  it('has every stated pair touch', () => {
    for (const { pairs } of facts.adjacent ?? [])
      for (const [a, b] of pairsIn(pairs)) expect([a, b, touch(grid, a, b)]).toEqual([a, b, true]);
    for (const { pairs } of facts.notAdjacent ?? [])
      for (const [a, b] of pairsIn(pairs)) expect([a, b, touch(grid, a, b)]).toEqual([a, b, false]);
  });

  each(sourced(facts.distances), 'distances: %s', (_, { says }) => {
    for (const said of says.split(', ')) {
      const [a, b, hexes] = words(said);
      expect([said, distance(grid, hex(grid, a!), hex(grid, b!))]).toEqual([said, Number(hexes)]);
    }
  });

  each(named(facts.sides), 'hexsides: %s', (_, { sides, isChain, count }) => {
    for (const side of words(sides)) expect(parseSide(grid, side)).toMatchObject({ ok: true });
    const list = pairsIn(sides);
    if (count !== undefined) expect(list).toHaveLength(count);
    if (isChain)
      list.slice(1).forEach((side, i) => {
        expect([list[i], side, sidesMeet(grid, list[i]!, side)]).toEqual([list[i], side, true]);
      });
  });

  each(named(facts.chains), 'chain: %s', (_, { hexes, gaps, length }) => {
    const list = words(hexes);
    const broken = list.slice(1).flatMap((b, i) => (touch(grid, list[i]!, b) ? [] : [`${list[i]}/${b}`]));
    expect(broken.join(' ')).toBe(gaps);
    if (length !== undefined) expect(list).toHaveLength(length);
  });

  each(named(facts.touching), 'contact: %s', (_, stated) => {
    const others = words(stated.others);
    const apart = words(stated.hexes).filter((a) => !others.some((b) => a === b || touch(grid, a, b)));
    expect(apart.toSorted().join(' ')).toBe(words(stated.except).toSorted().join(' '));
  });

  each(named(facts.connected), 'of one piece: %s', (_, { hexes }) => {
    expect(
      isConnected(
        grid,
        words(hexes).map((name) => hex(grid, name)),
      ),
    ).toBe(true);
  });

  each(named(facts.edges), 'edge: %s', (_, { edge, ends, all, run, has }) => {
    const along = edges(grid)[edge].map((e) => grid.id(e.hex));
    if (ends !== undefined) expect([along[0], along.at(-1)]).toEqual(words(ends));
    if (all !== undefined) expect(along).toEqual(words(all));
    if (run !== undefined) {
      const listed = words(run);
      const start = along.indexOf(listed[0]!);
      expect(along.slice(start, start + listed.length)).toEqual(listed);
    }
    for (const name of words(has)) expect(along).toContain(name);
  });

  it('has its rows end where stated', () => {
    for (const { says } of facts.rowEnds ?? [])
      for (const [row, first, last] of says.split(', ').map(words)) {
        const columns = [...grid.ids, ...grid.aliases.keys()]
          .filter((name) => name.slice(0, -2) === row)
          .map((name) => Number(name.slice(-2)));
        expect([row, Math.min(...columns), Math.max(...columns)]).toEqual([row, Number(first), Number(last)]);
      }
    for (const [row, length] of facts.rowLengths?.says.split(', ').map(words) ?? []) {
      const inRow = [...grid.ids, ...grid.aliases.keys()].filter((name) => name.slice(0, -2) === row);
      expect([row, inRow.length]).toEqual([row, Number(length)]);
    }
    for (const [row, last] of facts.atLeast?.says.split(', ').map(words) ?? [])
      expect(grid.ids).toContain(`${row}${last}`);
  });

  it('has exactly the hexes named by the text', () => {
    for (const name of words(facts.onMap)) expect([name, grid.index(name) >= 0]).toEqual([name, true]);
    for (const name of words(facts.notOnMap?.says)) expect([name, grid.index(name)]).toEqual([name, -1]);
  });

  it('has the stated corners', () => {
    if (!facts.corners) return;
    const side = edges(grid);
    const name = (e: { hex: number } | undefined): string => grid.id(e?.hex ?? -1);
    expect(name(side.north.at(-1))).toBe(facts.corners.ne);
    expect(name(side.north[0])).toBe(facts.corners.nw);
    expect(name(side.south.at(-1))).toBe(facts.corners.se);
    expect(name(side.south[0])).toBe(facts.corners.sw);
  });

  it('knows seam hexes by both names', () => {
    const stated = sayings(facts.aliases).map(([said]) => words(said) as [string, string]);
    expect([...grid.aliases]).toEqual(stated);
    for (const [alias, name] of stated) expect(grid.id(hex(grid, alias))).toBe(name);
    for (const [name, sheet] of facts.sheetOf?.says.split(', ').map(words) ?? [])
      expect(facts.scheme.sheets[grid.sheet[hex(grid, name!)]!]?.prefix).toBe(sheet);
  });

  it('finds hexes by what is left of a name without its sheet letter', () => {
    for (const [said] of sayings(facts.findHexes)) {
      const [text, found] = said.split(' =');
      const expected = words(found).map((name) => hex(grid, name));
      expect([text, grid.findHexes(text!)]).toEqual([text, [...new Set(expected)].toSorted((a, b) => a - b)]);
    }
    expect(grid.findHexes(grid.id(0))).toEqual([0]);
  });
});
