import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawMap } from '../../src/draw/text/game-map.ts';
import { mapSize, pointOf, windowAround, windowKept } from '../../src/draw/viewport.ts';
import type { MapWindow, Size } from '../../src/draw/viewport.ts';
import { smallGrid, smallTable, smallView } from './small.ts';

const grid = smallGrid({
  sheets: [{ prefix: '', firstRow: 1, lastRow: 12 }],
  columns: { default: [1, 20] },
});
const table = smallTable(grid);

const at = (hex: string): { row: number; east2: number } => {
  const point = pointOf(grid, hex);
  if (point === undefined) throw new Error(`No hex ${hex}`);
  return point;
};

const shown = (window: MapWindow): string => drawMap(table, smallView(), window).join('\n');

const SIZE: Size = { columns: 42, lines: 10 };

describe('the window on the map', () => {
  it('has the hex in its middle', () => {
    const window = windowAround(grid, SIZE, at('0610'));
    expect(shown({ ...window, selected: '0610' }).split('\n')[4]).toMatch(/^.{18}\[\.\. {2}\]/);
  });

  it('goes no further than the edges of the map', () => {
    expect(windowAround(grid, SIZE, at('0101'))).toMatchObject({ left: 0, top: 0 });
    const last = windowAround(grid, SIZE, at('1220'));
    expect(last).toMatchObject({ left: 81, top: 7 });
    expect(mapSize(grid)).toEqual({ columns: 123, lines: 24 });
  });

  it('begins where the map begins, also when that is half a hex further', () => {
    const west = smallGrid({ columnsFrom: 'east', shifted: { rows: 'even', toward: 'west' } });
    const window = windowAround(west, { columns: 40, lines: 8 }, { row: 0, east2: 0 });
    expect(drawMap(smallTable(west), smallView(), window).slice(0, 4)).toEqual([
      '    ..    ..    ..    ..',
      '   .0104 .0103 .0102 .0101',
      ' ..    ..    ..    ..',
      '.0204 .0203 .0202 .0201',
    ]);
  });

  it('begins at the corner of a map that is smaller', () => {
    expect(windowAround(grid, { columns: 200, lines: 40 }, at('1220'))).toMatchObject({ left: 0, top: 0 });
  });

  it('stays where it is while the hex and its neighbours are in sight', () => {
    const before = windowAround(grid, SIZE, at('0610'));
    expect(windowKept(grid, before, SIZE, at('0711'))).toEqual(before);
    expect(windowKept(grid, before, SIZE, undefined)).toEqual(before);
  });

  it('moves to have the hex in its middle when it is not', () => {
    const before = windowAround(grid, SIZE, at('0610'));
    expect(windowKept(grid, before, SIZE, at('0810'))).toEqual(windowAround(grid, SIZE, at('0810')));
    expect(windowKept(grid, before, SIZE, at('0102'))).toEqual(windowAround(grid, SIZE, at('0102')));
  });

  it('keeps its corner when it grows or shrinks, as far as it can', () => {
    const before = windowAround(grid, SIZE, at('0610'));
    const smaller = windowKept(grid, before, { columns: 30, lines: 8 }, undefined);
    expect(smaller).toMatchObject({ left: before.left, top: before.top, columns: 30, lines: 8 });
    expect(windowKept(grid, before, { columns: 30, lines: 22 }, undefined)).toMatchObject({ top: 1 });
  });

  it('shows every hex that it was asked to, at any size that holds one', () => {
    const sizes = fc.record({
      columns: fc.integer({ min: 12, max: 140 }),
      lines: fc.integer({ min: 4, max: 30 }),
    });
    fc.assert(
      fc.property(sizes, sizes, fc.constantFrom(...grid.ids), fc.constantFrom(...grid.ids), (a, b, x, y) => {
        const first = windowAround(grid, a, at(x));
        const second = windowKept(grid, first, b, at(y));
        expect(shown(first)).toContain(x);
        expect(shown(second)).toContain(y);
      }),
    );
  });
});
