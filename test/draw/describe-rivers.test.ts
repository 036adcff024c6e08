// Rivers in words: whoever writes down what is heard has every hexside again, in the order of the flow.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { PrintedBoard } from '../../src/board/board.ts';
import type { SideLine } from '../../src/board/data-types.ts';
import { boardWords } from '../../src/draw/describe/index.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { areAdjacent } from '../../src/hex/hexsides.ts';
import { tinyBoard, tinyMap } from '../board/tiny.ts';
import { banksHeard, heard, plainBoard, sideKey, sidesHeard, spoken, SQUARE } from './describe-kit.ts';

const riverLines = (board: PrintedBoard): string[] =>
  spoken(boardWords(board, undefined, undefined, { layer: 'rivers' }));

/** A way along the corners of the hexes that never comes to a corner twice, as pairs of hexes. */
const wander = (start: number, turns: readonly boolean[]): (readonly [string, string])[] => {
  const grid = makeGrid(SQUARE);
  const common = (a: number, b: number, not: number): number | undefined =>
    [0, 1, 2, 3, 4, 5]
      .map((d) => grid.neighbours[a * 6 + d]!)
      .find((hex) => hex >= 0 && hex !== not && areAdjacent(grid, hex, b));
  let left = start;
  let right = grid.neighbours[start * 6 + (turns.length % 6)]!;
  if (right < 0) return [];
  let behind = common(left, right, -1) ?? -1;
  const corners = new Set<string>();
  const way: (readonly [string, string])[] = [];
  for (const turn of turns) {
    way.push([grid.id(left), grid.id(right)]);
    const ahead = common(left, right, behind);
    const corner = ahead === undefined ? '' : [left, right, ahead].toSorted((a, b) => a - b).join();
    if (ahead === undefined || corners.has(corner)) break;
    corners.add(corner);
    behind = turn ? left : right;
    if (turn) left = ahead;
    else right = ahead;
  }
  return way;
};

const withRiver = (
  way: readonly (readonly [string, string])[],
  cities: readonly string[] = [],
): PrintedBoard =>
  plainBoard({
    rivers: { long: { name: 'Long', begins: 'source', ends: 'edge' } },
    hexsides: way.map((between): SideLine => ({ between, kind: 'river', river: 'long' })),
    hexes: Object.fromEntries(cities.map((id) => [id, { terrain: 'clear', city: `City ${id}` }])),
  });

describe('a river', () => {
  it('is said from its beginning to its mouth, the western bank first', () => {
    expect(riverLines(tinyBoard()).slice(2, 4)).toEqual([
      'Alder: from the north edge into the Bay, 6 hexsides.',
      'Alder, south: west bank 0103, 0202 Alderton, 0302 Portsay; east bank 0104, 0203, 0303, 0402.',
    ]);
  });

  it('says what it comes out of and where it goes', () => {
    const lines = riverLines(tinyBoard());
    expect(lines).toContain('Brook: out of Lake Mirror into the Alder, 1 hexside.');
    expect(lines).toContain('Brook, north-west: north-east bank 0203; south-west bank 0303.');
    expect(lines).toContain('Sedge: from its source to the south edge, 2 hexsides.');
  });

  it.each([
    ['source', 'edge', '1009', '1109', 'north'],
    ['edge', 'source', '1009', '1109', 'south'],
    ['source', 'source', '1409', '1509', 'south'],
  ])('of one side alone runs from %s to %s', (begins, ends, a, b, flow) => {
    const board = plainBoard({
      rivers: { short: { name: 'Short', begins, ends } },
      hexsides: [{ between: [a, b], kind: 'river', river: 'short' }],
    });
    expect(riverLines(board)[3]).toMatch(new RegExp(`^Short, ${flow}[a-z-]*: `));
  });

  it('comes back whole from what was said of the tiny board', () => {
    const board = tinyBoard();
    const heardOf = banksHeard(riverLines(board));
    for (const [key, { name }] of Object.entries(tinyMap.rivers)) {
      const sides = heardOf.filter((line) => line.name === name).flatMap((line) => sidesHeard(board, line));
      const drawn = tinyMap.hexsides.filter((side) => side.river === key);
      expect(sides).toEqual(drawn.map(({ between: [a, b] }) => sideKey(a, b)));
    }
  });

  it('comes back whole and in order however it winds, in lines short enough to hear', () => {
    const start = fc.integer({ min: 0, max: 99 });
    // Turning left and right by turns goes straight on; now and then it does not.
    const turns = fc
      .array(fc.nat(3), { minLength: 1, maxLength: 80 })
      .map((bends) =>
        bends.reduce<boolean[]>((all, bend) => [...all, (all.at(-1) ?? false) === (bend === 0)], []),
      );
    const cities = fc.uniqueArray(fc.constantFrom(...makeGrid(SQUARE).ids), { maxLength: 12 });
    fc.assert(
      fc.property(start, turns, cities, (from, how, named) => {
        const way = wander(from, how);
        fc.pre(way.length > 0);
        const board = withRiver(way, named);
        const lines = riverLines(board);
        const said = banksHeard(lines).flatMap((line) => sidesHeard(board, line));
        expect(said).toEqual(way.map(([a, b]) => sideKey(a, b)));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(110);
      }),
      { numRuns: 400 },
    );
  });

  it('changes the words for its banks where it turns back', () => {
    const round = ['1304', '1404', '1504', '1505', '1406'];
    expect(riverLines(withRiver(round.map((id) => ['1405', id] as const))).slice(3)).toEqual([
      'Long 1 of 2, south: west bank 1405; east bank 1304 to 1504.',
      'Long 2 of 2, north: west bank 1505, 1406; east bank 1405.',
    ]);
  });

  it('uses no more words for its banks than it must', () => {
    const down = ['1304', '1404', '1504'];
    expect(riverLines(withRiver(down.map((id) => ['1405', id] as const)))[3]).toBe(
      'Long, south: west bank 1405; east bank 1304 to 1504.',
    );
  });

  it('is told in its pieces where its lines are broken', () => {
    const board = withRiver([
      ['1105', '1104'],
      ['1505', '1504'],
    ]);
    expect(riverLines(board).slice(2)).toEqual([
      'Long: from its source to the edge, 2 hexsides.',
      'Long 1 of 2, south: west bank 1105; east bank 1104.',
      'Long 2 of 2, south: west bank 1505; east bank 1504.',
    ]);
  });
});

describe('a river that forks', () => {
  it('is told in two pieces, and every side of it is there', () => {
    const way = [
      ['1405', '1404'],
      ['1405', '1304'],
      ['1404', '1304'],
    ] as const;
    const lines = riverLines(withRiver(way));
    expect(lines[2]).toBe('Long: from its source to the edge, 3 hexsides.');
    const said = banksHeard(lines).flatMap((line) => sidesHeard(plainBoard(), line));
    expect(said).toEqual(way.map(([a, b]) => sideKey(a, b)));
    expect(lines).toHaveLength(5);
  });
});

describe('a sea or lake', () => {
  it('is told by its hexes, its shore as one walks along it, and its sides between land and land', () => {
    const lines = riverLines(tinyBoard());
    const from = lines.indexOf('Seas and lakes: 2.');
    expect(lines.slice(from + 1, from + 5)).toEqual([
      'The Bay, 3 hexes: 0401, 0501, 0502.',
      'The Bay, shore: 0301, 0302 Portsay, 0402, 0503.',
      'Long Inlet in the Bay, sea side: west 0301; east 0302 Portsay.',
      'The Narrow in the Bay, strait side: north-west 0402; south-east 0503.',
    ]);
  });

  it('does not count as hexsides what is its shore already', () => {
    const board = plainBoard({
      waters: { pond: { name: 'Pond', kind: 'lake' } },
      hexes: { '1405': { terrain: 'all-lake', water: 'pond' } },
      hexsides: [{ between: ['1405', '1404'], kind: 'lake', water: 'pond' }],
    });
    expect(riverLines(board).filter((line) => line.includes('side'))).toEqual([]);
  });

  it('has one shore from end to end, wherever it is farthest north', () => {
    const sea = ['1409', '1408', '1406', '1405', '1307', '1404', '1400', '1401', '1402', '1403', '1407'];
    const board = plainBoard({
      waters: { sea: { name: 'Sea', kind: 'sea' } },
      hexes: Object.fromEntries(sea.map((id) => [id, { terrain: 'all-sea', water: 'sea' }])),
    });
    const shore = riverLines(board).filter((line) => line.startsWith('Sea, shore'));
    expect(shore).toHaveLength(2);
    const hexes = shore.map((line) => heard(/: (.*)\.$/.exec(line)?.[1] ?? ''));
    for (const list of hexes)
      for (const [i, hex] of list.entries())
        if (i > 0)
          expect(areAdjacent(board.grid, board.grid.index(list[i - 1]!), board.grid.index(hex))).toBe(true);
  });

  it('has every hex of its shore, once', () => {
    const shore = riverLines(tinyBoard()).find((line) => line.startsWith('Lake Mirror, shore: ')) ?? '';
    const hexes = heard(shore.slice('Lake Mirror, shore: '.length, -1));
    expect(hexes.toSorted()).toEqual(['0203', '0204', '0303', '0305', '0403', '0404']);
  });
});

describe('a road', () => {
  const routes = [
    ['1405', '1404', '1403'],
    ['1505', '1504'],
  ];
  const pass = { name: 'pass', sign: 'x', line: 'road', ink: '#333333', routes } as const;
  const on = (names: readonly string[] | undefined): PrintedBoard =>
    plainBoard({ networks: { pass: names === undefined ? pass : { ...pass, names } } });

  it('is called by its number where there are several', () => {
    expect(riverLines(on(undefined))).toEqual([
      'Pass 1 of 2, 3 hexes: 1405 to 1403.',
      'Pass 2 of 2, 2 hexes: 1505, 1504.',
    ]);
  });

  it('is called by its own name where it has one, also in each of its hexes', () => {
    const board = on(['High Pass', 'Low Pass']);
    expect(riverLines(board)).toEqual([
      'High Pass, 3 hexes: 1405 to 1403.',
      'Low Pass, 2 hexes: 1505, 1504.',
    ]);
    const here = (at: string): string[] => spoken(boardWords(board, undefined, undefined, { at }));
    expect(here('1404')).toContain('High Pass to 1403, 1405.');
    expect(here('1504')).toContain('Low Pass to 1505.');
  });
});
