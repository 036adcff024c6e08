import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { MapFile } from '../../src/board/data-types.ts';
import { drawMap, drawPlayed, playedMeanings, playedPicture } from '../../src/draw/text/game-map.ts';
import type { Over } from '../../src/draw/text/game-map.ts';
import { MARKS } from '../../src/draw/text/map-model.ts';
import type { Table } from '../../src/draw/text/board-map.ts';
import type { MapWindow } from '../../src/draw/viewport.ts';
import type { UnitView } from '../../src/api/view.ts';
import { smallGrid, smallTable, smallView, unit } from './small.ts';

const shippedMap = JSON.parse(
  readFileSync(new URL('../../data/barbarossa/map.json', import.meta.url), 'utf8'),
) as MapFile;

const WHOLE: MapWindow = { left: 0, top: 0, columns: 27, lines: 8 };

const drawn = (
  window: Partial<MapWindow>,
  units: readonly UnitView[] = [],
  table: Table = smallTable(),
): readonly string[] => drawMap(table, smallView(...units), { ...WHOLE, ...window });

/** The line of the screen with the upper half of a hex of row 01. */
const upper = (units: readonly UnitView[], table?: Table): string => drawn({}, units, table)[0] ?? '';

describe('the map', () => {
  it('shows terrain and printed number of every hex, even rows shifted east', () => {
    expect(drawn({})).toEqual([
      ' ..    ..    ..    ..',
      '.0101 .0102 .0103 .0104',
      '    ..    ..    ..    ..',
      '   .0201 .0202 .0203 .0204',
      ' ..    ..    ..    ..',
      '.0301 .0302 .0303 .0304',
      '    ..    ..    ..    ..',
      '   .0401 .0402 .0403 .0404',
    ]);
  });

  it('shows it with odd rows shifted, rows that rise northward and columns from the east', () => {
    const grid = smallGrid({
      columnsFrom: 'east',
      rowsRise: 'north',
      shifted: { rows: 'odd', toward: 'west' },
    });
    expect(drawn({ left: 3, lines: 4 }, [], smallTable(grid))).toEqual([
      '    ..    ..    ..    ..',
      '   .0404 .0403 .0402 .0401',
      ' ..    ..    ..    ..',
      '.0304 .0303 .0302 .0301',
    ]);
  });

  it('leaves holes where the map has none, and finds room for the letter of a sheet', () => {
    const ragged = smallGrid({
      sheets: [{ prefix: 'N', firstRow: 1, lastRow: 2 }],
      columns: { default: [1, 4], rows: { N01: [2, 4] } },
      without: ['N0202'],
    });
    const table = smallTable(ragged, { N0203: { terrain: 'rough' } });
    expect(drawn({ lines: 4 }, [], table)).toEqual([
      '       ..    ..    ..',
      '      .N0102.N0103.N0104',
      '    ..          ^^    ..',
      '   .N0201      ^N0203.N0204',
    ]);
  });

  it('shows a side by its letter, capital when fresh and small when spent, with its strength', () => {
    expect(upper([unit('a', '0101'), unit('b', '0102', { side: 'blue', spent: true })])).toBe(
      ' R4    b4    ..    ..',
    );
  });

  it('marks a strength over 9, a covered unit and one without strength', () => {
    const units = [
      unit('a', '0101', { strength: '12' }),
      unit('?', '0102', { known: false, strength: '?' }),
      unit('c', '0103', { strength: '' }),
    ];
    expect(upper(units)).toBe(' R+    R?    R     ..');
  });

  it('marks a stack, whose top unit is the first seen', () => {
    expect(upper([unit('a', '0101', { strength: '7' }), unit('b', '0101')])).toBe(' R7=   ..    ..    ..');
  });

  it('marks what is printed with and without a unit in it, and keeps the terrain in the line below', () => {
    const table = smallTable(smallGrid(), {
      '0101': { city: 'Most', objective: 'city', terrain: 'marsh' },
      '0102': { city: 'Brod', objective: 'city' },
    });
    const lines = drawn({}, [unit('a', '0101')], table);
    expect(lines.slice(0, 2)).toEqual([' R4 !  O!    ..    ..', '"0101 .0102 .0103 .0104']);
  });

  it('draws a river between two hexes, and nothing where none runs', () => {
    const table = smallTable(smallGrid(), {}, [{ between: ['0101', '0102'], kind: 'river', river: 'alder' }]);
    expect(drawn({}, [], table)[1]).toBe('.0101|.0102 .0103 .0104');
    expect(drawn({}, [])[1]).toBe('.0101 .0102 .0103 .0104');
  });

  it('has a sign where a marker lies', () => {
    const view = { ...smallView(), hexes: { '0103': { wall: true, holder: 'blue' } } };
    expect(drawMap(smallTable(), view, WHOLE)[0]).toBe(' ..    ..    .. @  ..');
  });

  it('marks the selected hex with brackets', () => {
    expect(drawn({ selected: '0202', lines: 4 }, [unit('a', '0202')])[2]).toBe('    ..   [R4  ] ..    ..');
    expect(drawn({ selected: '0104', lines: 2 })[0]).toBe(' ..    ..    ..   [..  ]');
  });

  it('ignores units that are in no hex', () => {
    expect(drawn({}, [unit('a', 'box')])).toEqual(drawn({}));
  });
});

describe('the signs', () => {
  /** Two rows, and a strait or a stack. */
  const told = (window: Partial<MapWindow>, ends: readonly [string, string]): readonly string[] => {
    const table = smallTable(smallGrid(), {}, [{ between: ends, kind: 'strait', water: 'bay' }]);
    const sight = smallView(unit('a', '0101'), unit('b', '0101'));
    const whole = { ...WHOLE, ...window };
    const picture = playedPicture(table, sight, 2);
    const meanings = playedMeanings(table, sight, picture, whole, drawPlayed(picture, whole));
    return meanings.filter(({ sign }) => /[=;]/.test(sign)).map(({ text }) => text);
  };

  it('that are told are those that are to be seen, and not others like them', () => {
    expect(told({ lines: 4 }, ['0101', '0201'])).toEqual(['strait', 'more units there']);
    expect(told({ lines: 4 }, ['0201', '0301'])).toEqual(['more units there']);
    expect(told({ lines: 4, selected: '0201' }, ['0101', '0201'])).toEqual(['more units there']);
  });

  it('that mark hexes for a while are told where some are marked', () => {
    const marked = (hex: string, mark: 'legal' | 'target'): readonly string[] => {
      const window = { ...WHOLE, lines: 4 };
      const picture = playedPicture(smallTable(), smallView(), 2, { marks: new Map([[hex, mark]]) });
      const meanings = playedMeanings(
        smallTable(),
        smallView(),
        picture,
        window,
        drawPlayed(picture, window),
      );
      return meanings.map(({ sign, text }) => `${sign} ${text}`).filter((text) => text.includes('beside'));
    };
    expect(marked('0101', 'legal')).toEqual(['( ) beside a hex: can be chosen']);
    expect(marked('0101', 'target')).toEqual(['> < beside a unit: can be attacked']);
    expect(marked('0401', 'target')).toEqual([]);
  });
});

describe('a window on the map', () => {
  it('shows only hexes that fit into it whole', () => {
    expect(drawn({ left: 3, columns: 15, lines: 4 })).toEqual([
      '    ..    ..',
      '   .0102 .0103',
      ' ..    ..',
      '.0201 .0202',
    ]);
  });

  it('begins at any row', () => {
    expect(drawn({ left: 12, top: 1, columns: 15, lines: 4 })).toEqual([
      '    ..    ..',
      '   .0203 .0204',
      ' ..    ..',
      '.0303 .0304',
    ]);
  });

  it('leaves a line empty where half a row of hexes would stand, and all beyond the map', () => {
    expect(drawn({ top: 3, lines: 5 })).toEqual([
      '    ..    ..    ..    ..',
      '   .0401 .0402 .0403 .0404',
      '',
      '',
      '',
    ]);
    expect(drawn({ lines: 1 })).toEqual(['']);
  });
});

const over = (laid: Over, window: Partial<MapWindow> = {}): readonly string[] => {
  const whole = { ...WHOLE, ...window };
  const view = smallView(unit('a', '0102'), unit('b', '0201'));
  const picture = playedPicture(smallTable(), view, whole.zoom ?? 2, laid);
  return drawPlayed(picture, whole).rows.map(({ text }) => text.trimEnd());
};

describe('what lies over the map', () => {
  it('covers the ground of empty hexes, and stands below a counter in others', () => {
    const sign = { pair: '$$', first: '$' };
    const laid = new Map([
      ['0101', sign],
      ['0102', sign],
    ]);
    expect(over({ laid }).slice(0, 2)).toEqual([' $$    R4    ..    ..', '$0101 $0102 .0103 .0104']);
    expect(over({ laid }, { zoom: 1, columns: 16, lines: 4 })[0]).toBe(' $$ R4 .. ..');
  });

  it('marks legal hexes, targets and units out of supply beside whatever is there', () => {
    const marks = new Map([
      ['0101', 'legal'],
      ['0102', 'target'],
      ['0201', 'out-of-supply'],
    ] as const);
    expect(over({ marks })).toEqual(
      expect.arrayContaining(['(..  )>R4  < ..    ..', '   &R4  & ..    ..    ..']),
    );
    expect(over({ marks }, { zoom: 1, columns: 16, lines: 4 }).slice(0, 2)).toEqual([
      '(..>R4 .. ..',
      ' &R4 .. .. ..',
    ]);
  });
});

describe('roles', () => {
  it('are given beside the text: sides in their order, numbers dim, the selected hex', () => {
    const view = smallView(unit('a', '0101'), unit('b', '0103', { side: 'blue' }));
    const picture = playedPicture(smallTable(), view, 2);
    const [first, second] = drawPlayed(picture, { ...WHOLE, selected: '0104' }).rows;
    expect(first?.patches).toEqual([
      { from: 1, to: 3, role: 'side 0' },
      { from: 13, to: 15, role: 'side 1' },
      { from: 18, to: 24, role: 'selected' },
    ]);
    expect(second?.patches).toEqual([
      { from: 0, to: 18, role: 'dim' },
      { from: 18, to: 24, role: 'selected' },
    ]);
  });
});

describe('the signs of ASCII', () => {
  it('of marks are unlike each other, and unlike all that stands in hexes, on counters and along sides', () => {
    const { terrains, sideKinds, features } = shippedMap;
    const printed = [terrains, sideKinds, features].flatMap((kinds) =>
      Object.values(kinds).map(({ sign }) => sign ?? ''),
    );
    const others = [...printed, '=+?$[]!*#%'].join('');
    const marks = Object.values(MARKS).flatMap(({ west, east }) => [...new Set([west, east])]);
    expect(new Set(marks).size).toBe(marks.length);
    for (const sign of marks) expect(others).not.toContain(sign);
  });

  it('tell a strait from more units', () => {
    expect(shippedMap.sideKinds['strait']?.sign).not.toContain('=');
  });
});
