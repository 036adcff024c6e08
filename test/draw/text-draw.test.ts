// Drawing through a window: what stands on the hexes, what is cut off, and what every drawing keeps to.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawPicture } from '../../src/draw/text/draw-map.ts';
import type { Counter, Ground, Mark, Picture, SideSign } from '../../src/draw/text/map-model.ts';
import { framed, marginWidth, rulerWidth } from '../../src/draw/text/rulers.ts';
import { drawSheet, windowFor } from '../../src/draw/text/sheet.ts';
import { LAYERS } from '../../src/draw/layer-names.ts';
import { signsOf } from '../../src/draw/text/signs.ts';
import { columnAt, mapSize, SCALES, wholeMap, ZOOMS } from '../../src/draw/viewport.ts';
import type { MapWindow, Zoom } from '../../src/draw/viewport.ts';
import type { Row } from '../../src/draw/styled-rows.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { smallGrid } from './small.ts';
import { tinyMap, tinySet } from '../board/tiny.ts';
import { opening } from './text-kit.ts';

const SIGNS = signsOf(tinyMap);

const GROUND: Ground = {
  pair: '..',
  wide: '..',
  first: '.',
  badge: ' ',
  fill: ' ',
  signs: '',
  isOpen: false,
  meanings: [],
};

const counter = (wish: Partial<Counter> = {}): Counter => ({
  letter: 'R',
  role: 'side 0',
  strength: '4',
  label: 'r1',
  isSpent: false,
  isCovered: false,
  ...wish,
});

const pictureOf = (
  grid: Grid,
  stacks: Readonly<Record<string, readonly Counter[]>> = {},
  marks: Readonly<Record<string, Mark>> = {},
  river?: SideSign,
): Picture => ({
  grid,
  signs: SIGNS,
  ground: () => GROUND,
  sides: () => (river === undefined ? [] : [river]),
  stacks: new Map(Object.entries(stacks)),
  marks: new Map(Object.entries(marks)),
});

const two = smallGrid({ sheets: [{ prefix: '', firstRow: 1, lastRow: 2 }], columns: { default: [1, 2] } });

const rowsOf = (picture: Picture, zoom: Zoom, window: Partial<MapWindow> = {}): readonly Row[] =>
  drawPicture(picture, SIGNS, { ...wholeMap(picture.grid, zoom), ...window }).rows;

const drawn = (picture: Picture, zoom: Zoom, window: Partial<MapWindow> = {}): readonly string[] =>
  rowsOf(picture, zoom, window).map(({ text }) => text.trimEnd());

describe('counters', () => {
  const pair = (wish: Partial<Counter>): string =>
    (drawn(pictureOf(two, { '0101': [counter(wish)] }), 1)[0] ?? '').slice(1, 3);

  it('show a side by its letter, small when spent, and a strength by one character', () => {
    expect([
      pair({}),
      pair({ isSpent: true }),
      pair({ strength: '12' }),
      pair({ strength: 'd6' }),
      pair({ strength: '' }),
      pair({ isCovered: true }),
    ]).toEqual(['R4', 'r4', 'R+', 'Rd', 'R ', 'R?']);
  });

  it('show two of a stack at zoom 3, and that there are more', () => {
    const stack = [counter(), counter({ letter: 'B', label: 'b2long' })];
    const middle = (units: readonly Counter[]): readonly string[] =>
      drawn(pictureOf(two, { '0101': units }), 3)
        .slice(2, 4)
        .map((line) => line.slice(0, 9));
    expect(middle(stack.slice(0, 1))).toEqual(['| R4 r1 |', '|       |']);
    expect(middle(stack)).toEqual(['| R4 r1 |', '|B4 b2lo|']);
    expect(middle([...stack, counter()])).toEqual(['| R4 r1 |', '|B4=b2lo|']);
  });
});

describe('a selected hex', () => {
  const picture = pictureOf(two, {}, {}, { shape: 'river' });

  it('stands in brackets at every zoom', () => {
    expect(drawn(pictureOf(two), 1, { selected: '0102' })).toEqual([' ..[..]', '  .. ..']);
    expect(drawn(pictureOf(two), 2, { selected: '0201' })[2]).toBe('   [..  ] ..');
    expect(drawn(pictureOf(two), 3, { selected: '0101' }).slice(2, 4)).toEqual([
      '|       |       |',
      '[       ]       |',
    ]);
  });

  it('has its brackets over a river', () => {
    expect(drawn(picture, 2, { selected: '0201' })[2]).toBe('   [..  ]/..  \\');
    expect(drawn(picture, 3, { selected: '0101' }).slice(2, 4)).toEqual([
      '}       }       }',
      '[       ]       }',
    ]);
  });
});

describe('marks', () => {
  const picture = pictureOf(two, {}, { '0101': 'legal', '0102': 'target', '0201': 'out-of-supply' });

  it('have a sign beside the hex, for those who see no colours', () => {
    expect(drawn(picture, 1)).toEqual(['(..>..', ' &.. ..']);
    expect(drawn(picture, 2).filter((_, i) => i % 2 === 0)).toEqual(['(..  )>..  <', '   &..  & ..']);
    expect(drawn(picture, 3)[0]).toBe(`  .'('.   .'>'.`);
    expect(drawn(picture, 3)[3]).toBe('(       >       <');
  });

  it('have their roles', () => {
    expect(rowsOf(picture, 1).map(({ patches }) => patches)).toEqual([
      [
        { from: 0, to: 1, role: 'legal' },
        { from: 3, to: 4, role: 'target' },
      ],
      [{ from: 1, to: 2, role: 'out-of-supply' }],
    ]);
  });
});

describe('roles', () => {
  it('are those of the counter, of the ground, of a side, and dim for numbers and hexsides', () => {
    const picture: Picture = {
      ...pictureOf(two, { '0101': [counter({ role: 'side 1' })] }, {}, { shape: 'river', role: 'water' }),
      ground: (hex) => ({ ...GROUND, ...(hex === 1 && { role: 'objective' as const }) }),
    };
    expect(rowsOf(picture, 2)[0]?.patches).toEqual([
      { from: 0, to: 1, role: 'water' },
      { from: 1, to: 3, role: 'side 1' },
      { from: 5, to: 7, role: 'water' },
      { from: 7, to: 9, role: 'objective' },
      { from: 11, to: 12, role: 'water' },
    ]);
    expect(rowsOf(pictureOf(two), 3)[2]?.patches).toEqual(
      [0, 8, 16].map((from) => ({ from, to: from + 1, role: 'dim' })),
    );
  });
});

describe('a window', () => {
  const grid = smallGrid();

  it.each([
    [1, { columns: 10 }, [' .. .. ..', '  .. ..', ' .. .. ..', '  .. ..']],
    [1, { left: 2, columns: 9 }, ['  .. ..', '   .. ..', '  .. ..', '   .. ..']],
    [2, { columns: 14, lines: 3 }, [' ..    ..', '.0101 .0102', '']],
    [2, { left: 1, top: 3, columns: 13 }, ['   ..', '  .0401', '', '', '', '', '', '']],
  ] as const)('at zoom %d leaves out hexes it would cut: %j', (zoom, window, lines) => {
    expect(drawn(pictureOf(grid), zoom, window)).toEqual(lines);
  });

  it('at zoom 3 draws all sides of the hexes that are left', () => {
    expect(drawn(pictureOf(grid), 3, { left: 4, top: 1, columns: 12, lines: 10 })).toEqual([
      `  .' '.`,
      `.'0201 '.`,
      '|       |',
      '|       |',
      ` '.   .'`,
      `   '.'`,
      '',
      '',
      '',
      '',
    ]);
  });
});

const wish = fc.record({
  rows: fc.integer({ min: 1, max: 6 }),
  columns: fc.integer({ min: 1, max: 7 }),
  first: fc.integer({ min: 1, max: 20 }),
  from: fc.constantFrom('east' as const, 'west' as const),
  rise: fc.constantFrom('north' as const, 'south' as const),
  shiftedRows: fc.constantFrom('even' as const, 'odd' as const),
  toward: fc.constantFrom('east' as const, 'west' as const),
});

const anyGrid = wish.map((w) =>
  smallGrid({
    columnsFrom: w.from,
    rowsRise: w.rise,
    shifted: { rows: w.shiftedRows, toward: w.toward },
    sheets: [{ prefix: '', firstRow: w.first, lastRow: w.first + w.rows - 1 }],
    columns: { default: [w.first, w.first + w.columns - 1] },
  }),
);
const anyZoom = fc.constantFrom(...ZOOMS);
const anyWindow = fc.record({
  left: fc.integer({ min: -5, max: 30 }),
  top: fc.integer({ min: -1, max: 5 }),
  columns: fc.integer({ min: 0, max: 70 }),
  lines: fc.integer({ min: 0, max: 30 }),
});

describe('every drawing', () => {
  it('has as many lines as the window, none wider, all printable', () => {
    fc.assert(
      fc.property(anyGrid, anyZoom, anyWindow, (grid, zoom, window) => {
        const rows = rowsOf(pictureOf(grid, {}, {}, { shape: 'river' }), zoom, window);
        expect(rows).toHaveLength(window.lines);
        for (const { text } of rows) {
          expect(text.length).toBeLessThanOrEqual(window.columns);
          expect(text).toMatch(/^[\x20-\x7e]*$/);
        }
      }),
    );
  });

  it('has every hex that lies in the window once, and no other', () => {
    fc.assert(
      fc.property(anyGrid, anyZoom, anyWindow, (grid, zoom, window) => {
        const { rows, hexes } = drawPicture(pictureOf(grid), SIGNS, { ...window, zoom });
        const { lines, wide, high } = SCALES[zoom];
        const inside = [...grid.readingOrder].filter((hex) => {
          const x = columnAt(grid, zoom, grid.east2[hex]!) - window.left;
          const y = (grid.row[hex]! - window.top) * lines;
          return x >= 0 && x + wide <= window.columns && y >= 0 && y + high <= window.lines;
        });
        expect(hexes.map(({ hex }) => hex)).toEqual(inside);
        const text = rows.map((row) => row.text).join('\n');
        const seen = [...(text.match(zoom === 1 ? /\.\./g : /\d{4}/g) ?? [])];
        expect(seen).toEqual(inside.map((hex) => (zoom === 1 ? '..' : grid.id(hex))));
      }),
    );
  });

  it('has patches in order, inside their lines', () => {
    fc.assert(
      fc.property(anyGrid, anyZoom, anyWindow, (grid, zoom, window) => {
        for (const { text, patches } of rowsOf(pictureOf(grid), zoom, window)) {
          let at = 0;
          for (const { from, to } of patches) {
            expect(from).toBeGreaterThanOrEqual(at);
            expect(to).toBeGreaterThan(from);
            at = to;
          }
          expect(at).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('rulers', () => {
  const atOf = (rows: readonly Row[], line: number, column: number, length: number): string =>
    (rows[line]?.text ?? '').slice(column, column + length);

  it('have the number of its row beside each hex, and that of its column above, at most half a hex off', () => {
    fc.assert(
      fc.property(anyGrid, anyZoom, (grid, zoom) => {
        const window = wholeMap(grid, zoom);
        const drawing = drawPicture(pictureOf(grid), SIGNS, window);
        const width = window.columns + 20;
        const rows = framed(grid, window, drawing, width);
        const spot = { 1: 1, 2: 2, 3: 3 }[zoom];
        const number = { 1: 0, 2: 1, 3: 1 }[zoom];
        for (const { hex, line, column } of drawing.hexes) {
          const id = grid.id(hex);
          expect(atOf(rows, line + number + 1, 0, 2)).toBe(id.slice(0, 2));
          expect(rows[line + number + 1]?.text.slice(-2)).toBe(id.slice(0, 2));
          const half = Math.floor(SCALES[zoom].columns / 2);
          const above = marginWidth(grid, zoom) + column + spot;
          const near = [-half, -1, 0, 1, half].map((off) => atOf(rows, 0, above + off, 2));
          expect(near).toContain(id.slice(2));
        }
        for (const { text } of rows) expect(text.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('stand over both of two rows at zoom 1, one column off at most', () => {
    const grid = smallGrid({ columnsFrom: 'east' });
    const window = wholeMap(grid, 1);
    const rows = framed(grid, window, drawPicture(pictureOf(grid), SIGNS, window), 80);
    expect(rows.map(({ text }) => text.trimEnd())).toEqual([
      '   04 03 02 01',
      '01 .. .. .. ..  01',
      '02  .. .. .. .. 02',
      '03 .. .. .. ..  03',
      '04  .. .. .. .. 04',
      '    04 03 02 01',
    ]);
  });

  it('go without the numbers on the right where a row reaches so far', () => {
    const grid = smallGrid();
    const window = wholeMap(grid, 1);
    const rows = framed(grid, window, drawPicture(pictureOf(grid), SIGNS, window), 17);
    expect(rows.slice(1, 3).map(({ text }) => text.trimEnd())).toEqual([
      '01 .. .. .. .. 01',
      '02  .. .. .. ..',
    ]);
  });

  it('have the letter of a sheet, and columns the first row does not have', () => {
    const grid = smallGrid({
      sheets: [{ prefix: 'N', firstRow: 1, lastRow: 2 }],
      columns: { default: [1, 4], rows: { N01: [3, 4] } },
    });
    const window = wholeMap(grid, 1);
    const rows = framed(grid, window, drawPicture(pictureOf(grid), SIGNS, window), 80);
    expect(rows.slice(0, 2).map(({ text }) => text)).toEqual(['   01 02 03 04', 'N01      .. ..  N01']);
    expect(rulerWidth(grid)).toBe(3);
  });
});

describe('a sheet', () => {
  const set = tinySet();
  const placed = opening({ '0202': ['w1', 'w2'], '0303': ['e1'] });

  it('keeps to its width, with any layers, around any hex', () => {
    fc.assert(
      fc.property(
        anyZoom,
        fc.subarray([...LAYERS], { minLength: 1 }),
        fc.integer({ min: 20, max: 90 }),
        fc.integer({ min: 10, max: 40 }),
        fc.constantFrom(...set.board.grid.ids),
        fc.boolean(),
        (zoom, layers, columns, lines, at, begun) => {
          const window = windowFor(set.board, zoom, { columns, lines }, at);
          const sheet = drawSheet(
            set,
            { zoom, layers, opening: begun ? placed : undefined },
            window,
            columns,
          );
          for (const { text } of sheet.rows) {
            expect(text).toMatch(/^[\x20-\x7e]*$/);
            expect(text.length).toBeLessThanOrEqual(columns);
          }
          expect(sheet.hexes.map(({ hex }) => set.board.grid.id(hex))).toContain(at);
        },
      ),
    );
  });

  it('tells where each hex stands in it', () => {
    const sheet = drawSheet(set, { zoom: 2, layers: ['terrain'] }, wholeMap(set.board.grid, 2), 80);
    for (const { hex, line, column } of sheet.hexes)
      expect(sheet.rows[line + 1]?.text.slice(column + 1, column + 5)).toBe(set.board.grid.id(hex));
  });

  it('shows the whole map at zoom 1 wherever the width allows it', () => {
    const { columns, lines } = mapSize(set.board.grid, 1);
    expect(windowFor(set.board, 1, { columns: 80, lines: 5 }, '0303')).toMatchObject({ columns, lines });
  });
});
