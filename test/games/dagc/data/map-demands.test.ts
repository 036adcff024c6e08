// What the rulebook demands of any owner's map: each demand is missed when it does not hold.
import { describe, expect, it } from '@jest/globals';
import { boardSet } from '../../../../src/board/read-board.ts';
import { mapFindings } from '../../../../src/games/dagc/data/check-map.ts';
import { changed } from '../../../board/shelf.ts';
import type { Step } from '../../../board/shelf.ts';
import { FILES } from './kit.ts';
import { area, map } from './map-kit.ts';

const MAP = 'map.json';

const missed = (
  ...changes: readonly (readonly [path: readonly Step[], value: unknown])[]
): readonly unknown[] => {
  let file = FILES[MAP] as object;
  for (const [path, value] of changes) file = changed(file, path, value);
  return [...new Set(mapFindings(boardSet({ ...FILES, [MAP]: file })).map(({ params }) => params['rule']))];
};

const hex = (id: string, ...path: readonly Step[]): Step[] => ['hexes', id, ...path];
const narrows: readonly Step[] = [
  'hexsides',
  map.hexsides.findIndex(({ kind }) => kind === 'narrows'),
  'kind',
];
const without = (key: string, gone: string): readonly string[] => area(key).filter((one) => one !== gone);

it('the shipped map is all that the book demands', () => {
  expect(missed()).toEqual([]);
});

describe('a demand of the book', () => {
  it.each<[string, string, readonly Step[], unknown]>([
    ['1.3e', 'the corners', ['grid', 'corners', 'sw'], '4927'],
    ['2.2c', 'Minsk', hex('3908', 'features', 'city', 'name'), 'Mensk'],
    ['4.2', 'Koenigsberg', hex('2825', 'features', 'city', 'name'), 'Kaliningrad'],
    ['7.9c', 'Narva', hex('1301', 'features', 'town', 'name'), 'Ivangorod'],
    ['4.3b', 'a point for a town', hex('1301', 'features', 'town', 'points'), 2],
    ['4.3c', 'four points for a city', hex('3908', 'features', 'city', 'points'), 3],
    ['4.3a', 'settlements in German hands', hex('2102', 'zone'), 'soviet-side'],
    ['7.7a', 'German sources', ['areas', 'german-sources', 'hexes'], without('german-sources', '5020')],
    ['7.10a', 'Soviet sources', ['areas', 'soviet-sources', 'hexes'], [...area('soviet-sources'), '3500']],
    ['7.10c', 'sources at risk', ['areas', 'soviet-sources-at-risk', 'hexes'], ['1300']],
    ['3.6f', 'entry of North Ukraine', ['areas', 'nu-entry', 'hexes'], without('nu-entry', '5021')],
    ['7.7b', 'sources in own hands', hex('4028', 'zone'), 'soviet-side'],
    ['3.3b', 'lines in own hands', hex('3102', 'features', 'entrenchment', 'side'), 'soviet'],
    ['7.10c', 'no other source within reach', hex('3101', 'features'), {}],
    ['7.9b', 'a port in every coastal town', hex('2021', 'features', 'port'), undefined],
    ['7.9b', 'no port at Narva', hex('1301', 'features', 'port'), { waters: ['gulf-of-finland'] }],
    ['7.9b', 'no port without a town', hex('3600', 'features', 'port'), { values: { capacity: 5 } }],
    ['7.9f', 'five units in a port town', hex('2021', 'features', 'port', 'values'), { capacity: 10 }],
    ['7.9g', 'ten units in a port city', hex('2113', 'features', 'port', 'values'), { capacity: 5 }],
    ['9.8a', 'the narrows', narrows, 'lake'],
    ['4.3e', 'the ends of the coast', ['areas', 'baltic-coast', 'hexes'], without('baltic-coast', '2015')],
    ['4.3e', 'a coast by the sea', ['areas', 'baltic-coast', 'hexes'], [...area('baltic-coast'), '3908']],
    ['4.3g', 'the 27 hexes', ['areas', 'uf-area', 'hexes'], without('uf-area', '4820')],
    ['10.2b', 'the entry through the marsh', ['areas', 'uf-entry', 'hexes'], [...area('uf-entry'), '5019']],
    [
      '10.4h',
      'the Dvina between its banks',
      ['areas', 'north-of-dvina', 'hexes'],
      without('north-of-dvina', '2113'),
    ],
    ['9.5c', 'terrain of the chart', ['terrains', 'steppe'], { name: 'steppe', sign: 's', fill: '#ffffff' }],
  ])('dagc:%s: %s', (rule, _what, path, value) => {
    expect(missed([path, value])).toContain(`dagc:${rule}`);
  });

  it('dagc:1.3d: all hexes of the grid', () => {
    const { grid: scheme } = map;
    const found = missed([['grid', 'sheets'], [{ prefix: '', firstRow: 10, lastRow: 51 }]]);
    expect([scheme.sheets.length, found.includes('dagc:1.3d')]).toEqual([1, true]);
  });

  it('dagc:7.10c: even rows farther east', () => {
    expect(missed([['grid', 'shifted'], { rows: 'odd', toward: 'east' }])).toContain('dagc:7.10c');
  });
});
