// Maps drawn as bricks: given a position, when it is drawn, then these rows and these inks.
import { describe, expect, it } from '@jest/globals';
import { mapPalette } from '../../../src/draw/colour/map-palette.ts';
import type { RichTheme } from '../../../src/draw/colour/map-palette.ts';
import { overviewMaker } from '../../../src/draw/bricks/overview.ts';
import { drawPlayed, playedMeanings, playedPicture } from '../../../src/draw/text/game-map.ts';
import type { Over } from '../../../src/draw/text/game-map.ts';
import type { Picture } from '../../../src/draw/text/map-model.ts';
import type { Row } from '../../../src/draw/styled-rows.ts';
import { mapSize, wholeMap } from '../../../src/draw/viewport.ts';
import type { MapWindow, Zoom } from '../../../src/draw/viewport.ts';
import type { SideLine } from '../../../src/board/data-types.ts';
import type { UnitView } from '../../../src/api/view.ts';
import type { ShortHex } from '../../board/vocabularies.ts';
import { TERRAINS } from '../../board/vocabularies.ts';
import { SIDES, smallTable, smallView, unit } from '../small.ts';

type Position = {
  readonly units?: readonly UnitView[];
  readonly hexes?: Readonly<Record<string, ShortHex>>;
  readonly sides?: readonly SideLine[];
  readonly over?: Over;
  readonly zoom?: Zoom;
  readonly window?: Partial<MapWindow>;
  readonly theme?: RichTheme;
  readonly ascii?: boolean;
};

const shownOf = (position: Position) => {
  const { units = [], hexes = {}, sides = [], over = {}, zoom = 2, theme = 'dark' } = position;
  const table = smallTable(undefined, hexes, sides);
  const view = smallView(...units);
  const picture = playedPicture(table, view, zoom, {
    theme,
    isUnicode: position.ascii !== true,
    ...over,
  });
  const window = { ...wholeMap(table.board.grid, zoom, 'bricks'), ...position.window };
  return { table, view, picture, window, drawing: drawPlayed(picture, window) };
};

const rowsOf = (position: Position): readonly Row[] => shownOf(position).drawing.rows;

const drawn = (position: Position): readonly string[] => rowsOf(position).map(({ text }) => text.trimEnd());

/** The ink of one cell: what is written, what lies under it. */
const inkAt = ({ patches }: Row | (undefined & object), column: number): string =>
  String(patches.find(({ from, to }) => from <= column && column < to)?.role);

const river = (...between: readonly [string, string]): SideLine => ({
  between,
  kind: 'river',
  river: 'alder',
});
const PALETTE = mapPalette('dark', { terrains: TERRAINS, sideKinds: {}, networks: {} }, SIDES);

describe('bricks', () => {
  it('are six columns by two lines with the number in the lower one, even rows half a hex further', () => {
    expect(drawn({}).slice(0, 4)).toEqual(['', ' 0101  0102  0103  0104', '', '    0201  0202  0203  0204']);
  });

  it('have the tint of their terrain to the last cell, and its sign where it is not clear', () => {
    const [upper] = rowsOf({ hexes: { '0102': { terrain: 'rough' } } });
    expect(upper?.text).toBe('       \u25b2  \u25b2             ');
    const ground = (column: number): string | undefined => inkAt(upper!, column).split(' on ')[1];
    expect([ground(5), ground(6), ground(11), ground(12)]).toEqual([
      PALETTE.ground(['clear']),
      PALETTE.ground(['rough']),
      PALETTE.ground(['rough']),
      PALETTE.ground(['clear']),
    ]);
  });

  it('draw a counter as a block with its factors and how many lie there, dim when it is done', () => {
    const factors = { attack: 8, defence: 6 };
    const units = [
      unit('r1', '0101', { factors }),
      unit('r2', '0101'),
      unit('b1', '0103', { side: 'blue', spent: true, factors: { attack: 12, defence: 10 }, strength: '12' }),
      unit('b2', '0104', { side: 'blue', known: false }),
    ];
    const [upper] = rowsOf({ units });
    expect(upper?.text.trimEnd()).toBe(' 8-6\u00b2         12    ?');
    const red = PALETTE.side(0);
    const done = PALETTE.done(PALETTE.side(1), PALETTE.ground(['clear']));
    expect(inkAt(upper!, 1)).toBe(`${red.ink} on ${red.ground}`);
    expect(inkAt(upper!, 14)).toBe(`${done.ink} on ${done.ground}`);
  });

  it('fill the counter under the cursor, or the hex where nobody stands, and keep its number', () => {
    const { ground, ink } = PALETTE.cursor;
    const [upper, lower] = rowsOf({ units: [unit('r1', '0101')], window: { selected: '0101' } });
    expect(inkAt(upper!, 2)).toBe(`bold ${ink} on ${ground}`);
    expect(inkAt(lower!, 2)).toBe(`${ink} on ${ground}`);
    const [empty] = rowsOf({ window: { selected: '0102' } });
    expect(inkAt(empty!, 8).split(' on ')[1]).toBe(ground);
  });

  it('let a river run along their sides: level below a hex, upright in the hex to its east, joined at the corner', () => {
    const sides = [river('0101', '0201'), river('0101', '0102')];
    expect(drawn({ sides }).slice(0, 2)).toEqual([
      ' 0101 \u258e',
      '   \u2581\u2581\u2581\u258e0102  0103  0104',
    ]);
    expect(drawn({ sides, ascii: true }).slice(0, 2)).toEqual([' 0101 |', '   ___|0102  0103  0104']);
  });

  it('keep no half number where a river takes the place: it stands above, where nobody is', () => {
    const sides = [river('0102', '0202')];
    expect(drawn({ sides })[0]).toBe('       0102');
    expect(drawn({ sides, units: [unit('r1', '0102')] })[1]).not.toContain('0102');
  });

  it('break the line of a border', () => {
    const hexes = { '0201': { country: 'eastland' } };
    expect(drawn({ hexes })[1]).toMatch(/^ {3}( \u2581 |\u2581 \u2581)/);
  });

  it('name a city as far as there is room, and beneath its counter', () => {
    const hexes = { '0101': { city: 'Metropolis' }, '0103': { city: 'Ostrow' } };
    expect(drawn({ hexes })[0]).toBe(' \u25cfMetropolis \u25cfOstrow');
    expect(drawn({ hexes, units: [unit('r1', '0101')] }).slice(0, 2)).toEqual([
      '  4  \u25cf       \u25cfOstrow',
      ' Metropolis  0103  0104',
    ]);
    expect(drawn({ hexes, units: [unit('r1', '0102')] })[0]).toBe(' \u25cfMetro 4    \u25cfOstrow');
  });

  it('cut a hex at the edge of the window without half a number or half a strength', () => {
    const units = [unit('r1', '0101', { factors: { attack: 8, defence: 6 } })];
    const [upper, lower] = rowsOf({ units, window: { left: 3, columns: 9 } });
    expect([upper?.text, lower?.text]).toEqual(['         ', '    0102 ']);
    expect(inkAt(upper!, 1).split(' on ')[1]).toBe(PALETTE.side(0).ground);
  });

  it('are two columns by one line at zoom 1 and ten by four at zoom 3', () => {
    const { grid } = smallTable().board;
    expect([mapSize(grid, 1, 'bricks'), mapSize(grid, 3, 'bricks')]).toEqual([
      { columns: 9, lines: 4 },
      { columns: 45, lines: 16 },
    ]);
    const units = [unit('r1', '0101', { strength: '12' })];
    expect(drawn({ units, zoom: 1 })[0]).toBe('12');
    expect(drawn({ units: [...units, unit('r2', '0101')], zoom: 3 }).slice(0, 4)).toEqual([
      ' 0101      0102      0103      0104',
      ' r1    12',
      ' r2     4',
      '',
    ]);
  });
});

describe('what lies over bricks', () => {
  const target = {
    marks: new Map([['0102', 'target']] as const),
    odds: (hex: string) => (hex === '0102' ? { odds: '5:1', chance: 5 / 6 } : undefined),
  };
  const units = [unit('b1', '0102', { side: 'blue' })];

  it('is the odds under an enemy that can be attacked, the stronger the surer', () => {
    const [, lower] = rowsOf({ units, over: target });
    expect(lower?.text.slice(6, 12)).toBe('  5:1 ');
    expect(inkAt(lower!, 8)).toContain(PALETTE.odds(5 / 6).ink);
    const steps = [undefined, 1 / 6, 3 / 6, 5 / 6, 1].map((chance) => PALETTE.odds(chance).ink);
    expect(new Set(steps).size).toBe(4);
  });

  it('tells odds in the worst case where somebody may be covered', () => {
    const odds = () => ({ odds: '10:1', chance: 1, worst: { odds: '3:1', chance: 0.5 } });
    expect(drawn({ units, over: { ...target, odds } })[1]).toContain('3:1?');
  });

  it('has a sign for the chance where there are no colours', () => {
    const said = (chance: number): string => {
      const odds = () => ({ odds: '5:1', chance });
      const picture = playedPicture(smallTable(), smallView(...units), 2, { ...target, odds });
      return drawPlayed(picture, wholeMap(picture.grid)).rows[1]?.text.slice(6, 12) ?? '';
    };
    expect([said(1 / 6), said(1 / 2), said(1)]).toEqual(['.5:1  ', '.5:1+ ', '.5:1v ']);
  });

  it('tints the ground and hides nothing of it', () => {
    const laid = new Map([['0102', { first: 's', role: 'side 1' as const }]]);
    const hexes = { '0102': { terrain: 'rough' } };
    const [upper, lower] = rowsOf({ hexes, over: { laid } });
    expect(upper?.text).toContain('\u25b2  \u25b2s');
    expect(lower?.text).toContain('0102');
    expect(inkAt(upper!, 7).split(' on ')[1]).toBe(PALETTE.tinted(PALETTE.ground(['rough']), 'side 1'));
  });

  it('is the cost in each hex that can be reached, beneath a counter too', () => {
    const laid = new Map(['0101', '0102'].map((hex) => [hex, { figure: '3', role: 'legal' as const }]));
    expect(drawn({ units, over: { laid } }).slice(0, 2)).toEqual(['  3     4', ' 0101   3    0103  0104']);
  });

  it('marks what is cut off on its counter, and what can be chosen beside it', () => {
    const marks = new Map([
      ['0102', 'out-of-supply'],
      ['0103', 'legal'],
    ] as const);
    expect(drawn({ units, over: { marks } })[0]).toBe('        4  \u00d7\u2039    \u203a');
  });

  it('is explained, with the sign that is there', () => {
    const { table, view, picture, window, drawing } = shownOf({
      units,
      over: target,
      sides: [river('0101', '0201')],
    });
    const said = playedMeanings(table, view, picture, window, drawing).map(
      ({ sign, text }) => `${sign} ${text}`,
    );
    expect(said).toEqual(
      expect.arrayContaining([
        '\u2581\u2581 \u258e river',
        '4 Blue unit, attack',
        '5:1 best odds, the stronger the surer',
      ]),
    );
  });
});

describe('what is marked for a while', () => {
  it('leaves the number of an empty hex between its signs, and lights a counter in hand', () => {
    const units = [unit('r1', '0101')];
    const marks = new Map([
      ['0101', 'in hand'],
      ['0102', 'legal'],
    ] as const);
    const sides = [river('0102', '0202'), river('0102', '0201')];
    const { picture, window, drawing, table, view } = shownOf({ units, sides, over: { marks } });
    expect(drawing.rows[0]?.text.slice(6, 12)).toBe('\u20390102\u203a');
    expect(inkAt(drawing.rows[0]!, 1)).toContain(` on ${PALETTE.taken(PALETTE.side(0)).ground}`);
    const meanings = playedMeanings(table, view, picture, window, drawing);
    expect(meanings.find(({ text }) => text === 'in hand')?.sign).toBe('lit');
  });
});

describe('the small map of the whole front', () => {
  const overviewRows = overviewMaker(smallTable().board.grid);
  const units = [unit('r1', '0101'), unit('b1', '0404', { side: 'blue' })];
  const pictured = (theme?: RichTheme): { readonly picture: Picture; readonly window: MapWindow } => {
    const picture = playedPicture(smallTable(), smallView(...units), 2, {
      theme,
      isUnicode: theme !== undefined,
    });
    const window = { ...wholeMap(picture.grid, 2), left: 0, top: 0, columns: 12, lines: 4, selected: '0102' };
    return { picture, window };
  };

  it('is a point a hex in the colours of who stands there, faded beyond the window', () => {
    const { picture, window } = pictured('dark');
    const rows = overviewRows(picture, window, { columns: 20, lines: 9 });
    // A cell is a block over its lower or its upper half, or one colour.
    const points = rows.map(({ text, patches }) =>
      patches.map(({ role }, column) => {
        const [ground, , ink] = role.split(' ').toReversed();
        return { '\u2580': [ink, ground], '\u2584': [ground, ink], ' ': [ground, ground] }[
          text.charAt(column)
        ];
      }),
    );
    expect(points.map(({ length }) => length)).toEqual([4, 4]);
    expect(points[0]?.[0]?.[0]).toBe(PALETTE.side(0).ground);
    expect(points[0]?.[1]?.[0]).toBe(PALETTE.cursor.ground);
    expect(points[1]?.[3]?.[1]).toBe(PALETTE.faded(PALETTE.side(1).ground));
  });

  it('is letters where there are no colours: capitals in the window', () => {
    const { picture, window } = pictured();
    expect(overviewRows(picture, window, { columns: 20, lines: 9 }).map(({ text }) => text)).toEqual([
      'RX..',
      '...b',
    ]);
  });

  it('puts several hexes into one point where there is not room for each', () => {
    const { picture, window } = pictured('dark');
    expect(overviewRows(picture, window, { columns: 2, lines: 9 }).map(({ text }) => text.length)).toEqual([
      2,
    ]);
    expect(overviewRows(picture, window, { columns: 0, lines: 9 })).toEqual([]);
  });
});

describe('every drawing of bricks', () => {
  it('has characters of one column alone, ASCII where that is wanted', () => {
    const hexes = { '0101': { city: 'Metropolis' }, '0201': { terrain: 'all-sea' } };
    for (const zoom of [1, 2, 3] as const) {
      const wide = drawn({ hexes, zoom, sides: [river('0102', '0202')] }).join('');
      expect(wide).toMatch(/^[\x20-\x7e\u00b2\u00b3\u00b9\u00d7\u2010-\u25ff]*$/);
      expect(drawn({ hexes, zoom, sides: [river('0102', '0202')], ascii: true }).join('')).toMatch(
        /^[\x20-\x7e]*$/,
      );
    }
  });
});
