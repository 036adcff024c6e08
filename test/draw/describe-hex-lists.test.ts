// Runs of hexes: shorter to hear, and nothing lost.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  largeSpots,
  orderedSpots,
  setSpots,
  spotLines,
  spotMessage,
} from '../../src/draw/describe/hex-lists.ts';
import type { Spot } from '../../src/draw/describe/hex-lists.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { heard, spoken, SQUARE } from './describe-kit.ts';

const grid = makeGrid(SQUARE);
const hexes = (text: string): number[] => text.split(' ').map((id) => grid.index(id));
const said = (spots: readonly Spot[]): string =>
  spoken(spots.map((spot) => spotMessage(grid, spot))).join(', ');

const someHexes = fc.uniqueArray(fc.integer({ min: 0, max: grid.count - 1 }), { minLength: 1 });

describe('a set of hexes', () => {
  it('is said along the rows', () => {
    expect(said(setSpots(grid, hexes('1102 1103 1104 1202 1203')))).toBe('1102 to 1104, 1202, 1203');
  });

  it('is said down a column where its hexes stand alone', () => {
    expect(said(setSpots(grid, hexes('1109 1209 1309 1409 1405')))).toBe('1109 to 1409, 1405');
  });

  it('does not take one hex out of a row to make a column', () => {
    expect(said(setSpots(grid, hexes('1101 1102 1103 1201 1301')))).toBe('1101 to 1103, 1201, 1301');
  });

  it('does not run from one sheet to the other', () => {
    const two = makeGrid({
      ...SQUARE,
      sheets: [
        { prefix: 'N', firstRow: 10, lastRow: 11 },
        { prefix: 'S', firstRow: 12, lastRow: 15 },
      ],
    });
    const column = ['N1003', 'N1103', 'S1203', 'S1303', 'S1403'].map((id) => two.index(id));
    expect(spoken(setSpots(two, column).map((spot) => spotMessage(two, spot)))).toEqual([
      'N1003',
      'N1103',
      'S1203 to S1403',
    ]);
  });

  it('says two hexes one by one', () => {
    expect(said(setSpots(grid, hexes('1102 1103')))).toBe('1102, 1103');
  });

  it('gives back every hex, and no other', () => {
    fc.assert(
      fc.property(someHexes, (some) => {
        const back = heard(said(setSpots(grid, some)));
        expect(back.toSorted()).toEqual(some.map((hex) => grid.id(hex)).toSorted());
      }),
    );
  });

  it('never hides a hex that has a name', () => {
    const name = (hex: number): string | undefined => (grid.id(hex) === '1103' ? 'Kiev' : undefined);
    expect(said(setSpots(grid, hexes('1101 1102 1103 1104'), name))).toBe('1101, 1102, 1103 Kiev, 1104');
  });
});

describe('a list in its own order', () => {
  it('keeps it, backwards too', () => {
    expect(said(orderedSpots(grid, hexes('1104 1103 1102 1202')))).toBe('1104 to 1102, 1202');
  });

  it('does not join what turns back', () => {
    expect(said(orderedSpots(grid, hexes('1104 1103 1104 1105 1106')))).toBe('1104, 1103, 1104 to 1106');
  });

  it('is the same list when heard', () => {
    fc.assert(
      fc.property(someHexes, (some) => {
        expect(heard(said(orderedSpots(grid, some)))).toEqual(some.map((hex) => grid.id(hex)));
      }),
    );
  });
});

describe('a large set', () => {
  const all = (): boolean => true;
  const row = (n: number): number[] => [...grid.readingOrder].filter((hex) => grid.rowNumber[hex] === n);

  it('names the rows it fills, and the rest by hex', () => {
    const set = [...row(10), ...row(11), ...row(12), ...hexes('1300 1301 1302 1309')];
    expect(said(largeSpots(grid, set, all))).toBe('rows 10 to 12, 1300 to 1302, 1309');
  });

  it('counts a row as filled when what is missing could not belong', () => {
    const set = [...row(10), ...row(11).slice(1)];
    const missing = row(11)[0];
    expect(said(largeSpots(grid, set, (hex) => hex !== missing))).toBe('rows 10 to 11');
    expect(said(largeSpots(grid, set, all))).toBe('1000 to 1009, 1100 to 1108');
  });

  it('loses no hex', () => {
    const rows = fc.uniqueArray(fc.integer({ min: 10, max: 19 }));
    fc.assert(
      fc.property(someHexes, rows, (some, whole) => {
        const set = [...new Set([...some, ...whole.flatMap(row)])];
        const back = said(largeSpots(grid, set, all))
          .split(', ')
          .flatMap((item) => {
            const found = /^rows (\d\d) to (\d\d)$/.exec(item);
            if (found === null) return heard(item);
            const [from, to] = [Number(found[1]), Number(found[2])];
            return Array.from({ length: to - from + 1 }, (_, i) => row(from + i)).flatMap((list) =>
              list.map((hex) => grid.id(hex)),
            );
          });
        expect(back.toSorted()).toEqual(set.map((hex) => grid.id(hex)).toSorted());
      }),
    );
  });
});

describe('a list too long for one line', () => {
  const every = setSpots(
    grid,
    [...grid.readingOrder].filter((hex) => (grid.rowNumber[hex]! + grid.columnNumber[hex]!) % 2 === 0),
  );
  const lines = (style: 'raw' | 'pair'): string[] =>
    spoken(
      spotLines(grid, 'map.terrain', every, {
        style,
        taken: 20,
        head: { terrain: 'marsh' },
        first: { count: 50 },
      }),
      style,
    );

  it('fills its further lines, where less else is said, more than its first', () => {
    const [first = '', second = ''] = spoken(
      spotLines(grid, 'map.terrain', every, { style: 'raw', taken: [60, 20], head: { terrain: 'marsh' } }),
    );
    expect(heard(first.slice('Marsh: '.length, -1)).length).toBeLessThan(
      heard(second.slice('Marsh also: '.length, -1)).length,
    );
  });

  it('goes over several, each standing alone', () => {
    const [first, ...others] = lines('raw');
    expect(first).toMatch(/^Marsh, 50 hexes: 1/);
    expect(others.length).toBeGreaterThan(1);
    for (const line of others) expect(line).toMatch(/^Marsh also: 1.*\.$/);
  });

  it.each(['raw', 'pair'] as const)('and no line is long when hexes are said in the %s way', (style) => {
    for (const line of lines(style)) expect(line.length).toBeLessThanOrEqual(100);
    expect(lines(style).join()).not.toContain('more');
  });
});
