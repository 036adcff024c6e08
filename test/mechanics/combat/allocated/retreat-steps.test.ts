// How a beaten unit may go back, on a grid of five rows by five.
//
// rows are r0 to r4, columns c0 to c4; odd rows lie half a hex to the east. r2c2 touches r1c1, r1c2, r2c3, r3c2, r3c1, r2c1.
import { describe, expect, it } from '@jest/globals';
import {
  firstSteps,
  isTrapped,
  retreatWays,
} from '../../../../src/mechanics/combat/allocated/retreat-steps.ts';
import type { RetreatGround } from '../../../../src/mechanics/combat/allocated/retreat-steps.ts';

const SIZE = 5;
const at = (row: number, column: number): string | undefined =>
  row < 0 || column < 0 || row >= SIZE || column >= SIZE ? undefined : `r${row}c${column}`;
const read = (hex: string): readonly [number, number] => [Number(hex[1]), Number(hex[3])];

const around = (hex: string): readonly (string | undefined)[] => {
  const [row, column] = read(hex);
  const shift = row % 2;
  return [
    at(row - 1, column + shift),
    at(row, column + 1),
    at(row + 1, column + shift),
    at(row + 1, column + shift - 1),
    at(row, column - 1),
    at(row - 1, column + shift - 1),
  ];
};

const east2 = (hex: string): number => 2 * read(hex)[1] + (read(hex)[0] % 2);
const distance = (a: string, b: string): number => {
  const rows = Math.abs(read(a)[0] - read(b)[0]);
  return rows + Math.max(0, (Math.abs(east2(a) - east2(b)) - rows) / 2);
};

const ground = (more: Partial<RetreatGround> = {}): RetreatGround => ({
  around,
  distance,
  isFatal: () => false,
  isClosed: () => false,
  ...more,
});

const CENTRE = { hex: 'r2c2', sources: ['r2c1'] };

describe('the first step', () => {
  it('touches no hex from which the unit was attacked', () => {
    expect(firstSteps(ground(), 'u', CENTRE).hexes.toSorted()).toEqual(['r1c2', 'r2c3', 'r3c2']);
    const two = { hex: 'r2c2', sources: ['r2c1', 'r1c2'] };
    expect(firstSteps(ground(), 'u', two).hexes).toEqual(['r3c2']);
  });

  it('is none at all for who is trapped', () => {
    const opposite = { hex: 'r2c2', sources: ['r2c1', 'r2c3'] };
    expect(isTrapped(ground(), 'u', opposite)).toBe(true);
    expect(isTrapped(ground({ isClosed: () => true }), 'u', CENTRE)).toBe(true);
    expect(isTrapped(ground(), 'u', CENTRE)).toBe(false);
  });

  it('is fatal where it only leads off the map or over a lake', () => {
    const edge = { hex: 'r2c4', sources: ['r2c3'] };
    const isClosed = (): boolean => true;
    expect(firstSteps(ground({ isClosed }), 'u', edge)).toEqual({ hexes: [], isFatal: true });
    expect(isTrapped(ground({ isClosed }), 'u', edge)).toBe(false);
    const lake = ground({ isFatal: (_, to) => to === 'r2c3', isClosed: (_, __, to) => to !== 'r2c3' });
    expect(firstSteps(lake, 'u', CENTRE)).toEqual({ hexes: [], isFatal: true });
    expect(firstSteps(ground(), 'u', edge).isFatal).toBe(false);
  });
});

describe('the way', () => {
  it('leads away from the hex that was attacked at every step', () => {
    const ways = retreatWays(ground(), 'u', CENTRE, { least: 2, most: 2 });
    expect(ways.length).toBeGreaterThan(3);
    for (const way of ways) expect(way.map((hex) => distance(hex, 'r2c2'))).toEqual([1, 2]);
  });

  it('comes no nearer to an attacker where it need not', () => {
    const two = { hex: 'r2c2', sources: ['r2c1', 'r1c2'] };
    const ends = (more: Partial<RetreatGround> = {}): readonly string[] =>
      retreatWays(ground(more), 'u', two, { least: 2, most: 2 }).map((way) => way.at(-1) ?? '');
    const all = ends();
    for (const hex of all) expect(distance(hex, 'r2c1')).toBeGreaterThanOrEqual(distance('r3c2', 'r2c1'));
    expect(all).toContain('r4c2');
  });

  it('may be as long as the owner wishes, and ends before a step that is barred', () => {
    const lengths = (least: number, most: number, more: Partial<RetreatGround> = {}): readonly number[] => [
      ...new Set(retreatWays(ground(more), 'u', CENTRE, { least, most }).map((way) => way.length)),
    ];
    expect(lengths(1, 2)).toEqual([1, 2]);
    expect(lengths(0, 0)).toEqual([]);
    expect(lengths(2, 2, { isClosed: (_, from) => from !== 'r2c2' })).toEqual([1]);
  });

  it('never leads nearer to an attacker where that is the law, and away from all where it can', () => {
    const two = { hex: 'r2c2', sources: ['r2c1', 'r3c1'] };
    const ends = (more: Partial<RetreatGround>): readonly string[] =>
      retreatWays(ground(more), 'u', two, { least: 2, most: 2 }).map((way) => way.join(' '));
    const strict = ends({ isStrict: true });
    expect(strict.length).toBeGreaterThan(0);
    for (const way of strict) {
      const [from = '', to = ''] = way.split(' ');
      for (const source of two.sources)
        expect(distance(to, source)).toBeGreaterThanOrEqual(distance(from, source));
    }
    expect(strict.length).toBeLessThanOrEqual(ends({}).length);
  });

  it('may begin beside an attacker behind a line of its own', () => {
    const open = firstSteps(ground({ isBehindLine: (_, __, to) => to === 'r1c1' }), 'u', CENTRE).hexes;
    expect(open).toContain('r1c1');
    expect(firstSteps(ground(), 'u', CENTRE).hexes).not.toContain('r1c1');
  });
});
