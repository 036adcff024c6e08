// What runs along hexsides: every kind of it on every side, at every zoom.
import { describe, expect, it } from '@jest/globals';
import type { SideLine } from '../../src/board/data-types.ts';
import { legendOf, mapOf, nineHexes, sheetOf } from './text-kit.ts';

const AROUND = ['0102', '0103', '0201', '0203', '0302', '0303'];
const around = (kind: string): readonly SideLine[] =>
  AROUND.map((other) => ({ between: ['0202', other], kind }));

describe('a river all around a hex', () => {
  const set = nineHexes({}, around('river'));

  it('is a line below and bars beside the characters at zoom 1, where it was asked for', () => {
    expect(mapOf(set, { zoom: 1, layers: ['rivers'] })).toEqual([' .. ._ _.', '  ..|__|..', ' .. .. ..']);
    expect(mapOf(set, { zoom: 1 })).toEqual([' .. .. ..', '  .. .. ..', ' .. .. ..']);
  });

  it('is a stroke in the direction of the side at zoom 2', () => {
    expect(mapOf(set, { zoom: 2 })).toEqual([
      ' ..    ..    ..',
      '.0101 .0102 .0103',
      '    ..   /..  \\ ..',
      '   .0201|.0202|.0203',
      ' ..    ..  \\/..',
      '.0301 .0302 .0303',
    ]);
  });

  it('takes the place of the hexsides at zoom 3', () => {
    expect(mapOf(set, { zoom: 3 })).toEqual([
      `  .' '.   .' '.   .' '.`,
      `.'0101 '.'0102 '.'0103 '.`,
      '|       |       |       |',
      '|       |       |       |',
      ` '.   .' '.   // \\\\   .' '.`,
      `   '.'0201 '//0202 \\\\'0203 '.`,
      '    |       }       }       |',
      '    |       }       }       |',
      `  .' '.   .' \\\\   // '.   .'`,
      `.'0301 '.'0302 \\//0303 '.'`,
      '|       |       |       |',
      '|       |       |       |',
      ` '.   .' '.   .' '.   .'`,
      `   '.'     '.'     '.'`,
    ]);
  });

  it('is drawn from either of the two hexes', () => {
    const back = AROUND.map((other): SideLine => ({ between: [other, '0202'], kind: 'river' }));
    for (const zoom of [2, 3] as const)
      expect(mapOf(nineHexes({}, back), { zoom })).toEqual(mapOf(set, { zoom }));
  });
});

describe.each([
  ['lake', '~', 'lake or sea between two hexes'],
  ['sea', '~', 'lake or sea between two hexes'],
  ['strait', ';', 'strait'],
] as const)('a %s along the sides', (kind, sign, words) => {
  const set = nineHexes({}, around(kind));

  it('has a sign of its own at every zoom', () => {
    expect(mapOf(set, { zoom: 1, layers: ['rivers'] })[1]).toBe(`  ..${sign.repeat(4)}..`);
    expect(mapOf(set, { zoom: 2 }).slice(2, 5)).toEqual([
      `    ..   ${sign}..  ${sign} ..`,
      `   .0201${sign}.0202${sign}.0203`,
      ` ..    ..  ${sign}${sign}..`,
    ]);
    expect(mapOf(set, { zoom: 3 }).slice(4, 10)).toEqual([
      ` '.   .' '.   ${sign}${sign} ${sign}${sign}   .' '.`,
      `   '.'0201 '${sign}${sign}0202 ${sign}${sign}'0203 '.`,
      `    |       ${sign}       ${sign}       |`,
      `    |       ${sign}       ${sign}       |`,
      `  .' '.   .' ${sign}${sign}   ${sign}${sign} '.   .'`,
      `.'0301 '.'0302 ${sign.repeat(3)}0303 '.'`,
    ]);
  });

  it('is in the legend', () => {
    expect(legendOf(sheetOf(set, { zoom: 2 }))).toContain(`${sign} ${words}`);
  });
});

describe('borders of countries and boundaries of zones', () => {
  const set = nineHexes(
    {
      '0202': { country: 'eastland', zone: 'south' },
      '0102': { zone: 'north' },
      '0103': { zone: 'north' },
      '0203': { zone: 'north' },
      '0303': { terrain: 'all-sea' },
    },
    [{ between: ['0202', '0203'], kind: 'river' }],
  );

  it('are at zoom 3 on every side between two countries or zones, and share it with a river', () => {
    expect(mapOf(set, { zoom: 3 }).slice(4, 10)).toEqual([
      ` '.   .' '.   ++ ++   .' '.`,
      `   '.'0201 '::0202 ::'0203 '.`,
      '    |       +       }       |',
      '    |       +       +       |',
      `  .' '.   .' ++   ++ '.   .'`,
      `.'0301 '.'0302 +++0303 '.'`,
    ]);
  });

  it('are at zoom 2 only beside the layer they belong to, below water', () => {
    expect(mapOf(set, { zoom: 2 })[3]).toBe('   .0201 .0202|.0203');
    expect(mapOf(set, { zoom: 2, layers: ['countries'] })[3]).toBe('   .0201+.0202|.0203');
    expect(mapOf(set, { zoom: 2, layers: ['supply'] })[2]).toBe('    ..   :ss  : nn');
  });
});

describe('open water', () => {
  it('has no sides between its hexes, but along its coast and the edge of the map', () => {
    const sea = { terrain: 'all-sea' } as const;
    const set = nineHexes({ '0101': sea, '0102': sea, '0201': sea });
    expect(mapOf(set, { zoom: 3 }).slice(0, 9)).toEqual([
      `  .' '.   .' '.   .' '.`,
      `.'0101 '.'0102 '.'0103 '.`,
      '| ~ ~ ~   ~ ~ ~ |       |',
      '| ~ ~ ~   ~ ~ ~ |       |',
      ` '. ~       ~ .' '.   .' '.`,
      `   '. 0201  .'0202 '.'0203 '.`,
      '    | ~ ~ ~ |       |       |',
      '    | ~ ~ ~ |       |       |',
      `  .' '. ~ .' '.   .' '.   .'`,
    ]);
  });
});
