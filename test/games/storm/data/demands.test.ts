// What the rulebook demands of any owner's files: each demand holds in the shipped ones and is missed when it does not.
import { describe, expect, it } from '@jest/globals';
import { boardSet } from '../../../../src/board/read-board.ts';
import { stormOwn } from '../../../../src/games/storm/data/board.ts';
import { changed } from '../../../board/shelf.ts';
import type { Step } from '../../../board/shelf.ts';
import { FILES, campaign, markers, set, tables, turns, units } from './kit.ts';
import { area, routes } from './map-kit.ts';

type Change = readonly [file: string, path: readonly Step[], value: unknown];

const codes = (...changes: readonly Change[]): readonly unknown[] => {
  const files: Record<string, unknown> = { ...FILES };
  for (const [file, path, value] of changes) files[file] = changed(files[file] as object, path, value);
  return stormOwn
    .findings(boardSet(files))
    .map(({ code, params }) => (code === 'BOOK.WANTS' ? params['rule'] : code));
};

const MAP = 'map.json';
const UNITS = 'units.json';
const TABLES = 'tables.json';
const TURNS = 'turns.json';
const CAMPAIGN = 'scenarios/campaign.json';

const unit = (id: string, ...path: readonly Step[]): Step[] => [
  'units',
  units.findIndex((one) => one.id === id),
  ...path,
];
const marker = (id: string, ...path: readonly Step[]): Step[] => [
  'markers',
  markers.findIndex((one) => one.id === id),
  ...path,
];
const hex = (id: string, ...path: readonly Step[]): Step[] => ['hexes', id, ...path];
const without = (key: string, gone: string): readonly string[] => area(key).filter((one) => one !== gone);
const standing = (id: string): Step[] => ['free', 'soviet', 'historical', id];
const soviet = campaign.free['soviet']?.historical ?? {};
const [pripyet = []] = routes('pripyet-corridor');

it('the shipped files are all that the book demands', () => {
  expect(stormOwn.findings(set)).toEqual([]);
});

describe('a demand on the map', () => {
  it.each<[string, string, Change]>([
    ['1.5b', 'corners', [MAP, ['grid', 'corners', 'ne'], 'N4243']],
    ['2.2d', 'Cracow', [MAP, hex('N1721', 'features', 'city', 'name'), 'Krakow']],
    ['2.2e', 'Bucharest', [MAP, hex('S1729', 'features'), { city: { name: 'Bucharest', points: 1 } }]],
    ['7.8a', 'the oilfield', [MAP, hex('S2030', 'features'), { oilfield: {} }]],
    ['4.2b', 'a point for a city', [MAP, hex('N1721', 'features', 'city', 'points'), 2]],
    ['4.2c', 'eleven Soviet points', [MAP, hex('N1538', 'features'), { city: { name: 'Luck', points: 1 } }]],
    ['4.2f', 'a bare majority', [MAP, hex('N1721', 'features', 'city', 'points'), 3]],
    ['9.8', 'one terrain', [MAP, hex('N2038', 'terrain'), ['marsh', 'forest']]],
    ['9.10b', 'clear ground', [MAP, hex('N1721', 'terrain'), 'rough']],
    ['7.4b', 'sheets', [MAP, hex('N1030', 'zone'), 'south-map']],
    ['3.8b', 'holders', [MAP, hex('S2036', 'country'), 'ussr']],
    [
      '7.3a',
      'German sources',
      [MAP, ['areas', 'german-sources', 'hexes'], without('german-sources', 'N2020')],
    ],
    [
      '7.3b',
      'Soviet sources',
      [MAP, ['areas', 'soviet-sources', 'hexes'], without('soviet-sources', 'S2044')],
    ],
    ['5.11g', 'Hungarian entry', [MAP, ['areas', 'hungarian-entry', 'hexes'], ['S3820']]],
    ['3.4a', 'Soviet territory', [MAP, ['areas', 'soviet-set-up', 'hexes'], ['N1231']]],
    ['3.7b', 'Greater Germany', [MAP, ['areas', 'greater-germany', 'hexes'], ['N1721']]],
    ['4.9', 'the north-east edge', [MAP, ['areas', 'north-east-edge', 'hexes'], ['N4244']]],
    ['3.4b', 'the border', [MAP, ['areas', 'soviet-border', 'hexes'], without('soviet-border', 'N2633')]],
    ['4.4', 'the Pripyet corridor', [MAP, ['networks', 'pripyet-corridor', 'routes'], [pripyet.slice(1)]]],
    ['4.5', 'the Danube corridor', [MAP, ['networks', 'danube-corridor', 'routes'], []]],
    [
      '12.2a',
      'a line of the chart',
      [MAP, ['terrains', 'heath'], { name: 'heath', sign: 'h', fill: '#aaaaaa' }],
    ],
  ])('storm:%s: %s', (rule, _what, change) => {
    expect(codes(change)).toContain(`storm:${rule}`);
  });

  it('storm:1.5d: 1,495 hexes, storm:1.4b of two sheets with a seam', () => {
    const sheets = (set.board.map.grid.sheets ?? []).map(({ seam: _seam, ...sheet }) => sheet);
    const apart: Change = [
      MAP,
      ['grid', 'sheets'],
      sheets.map((one, i) => (i === 1 ? { ...one, lastRow: 41 } : one)),
    ];
    expect(codes(apart)).toContain('storm:1.4b');
    expect(codes([MAP, ['grid', 'without'], ['N4220']])).toContain('storm:1.5d');
  });
});

describe('a demand on the counters', () => {
  it.each<[string, string, Change]>([
    ['2.1a', '684 counters', [UNITS, marker('control', 'count'), 55]],
    ['3.6a', 'ten airpower markers', [UNITS, marker('air', 'count'), 9]],
    ['3.5a', 'two Soviet corridor markers', [UNITS, marker('scorridor', 'count'), 1]],
    ['3.5b', 'one German corridor marker', [UNITS, marker('gcorridor', 'count'), 2]],
    ['3.4d', 'sixteen airborne brigades', [UNITS, unit('1ab', 'type'), 'rifle']],
    ['2.9c', 'one static unit', [UNITS, unit('1inf', 'mobility'), 'static']],
    ['2.12b', 'one Slovakian', [UNITS, unit('slov', 'nationality'), 'german']],
    ['2.13a', 'one step', [UNITS, unit('1inf', 'faces'), [{ attack: 5 }, { attack: 3 }]]],
    ['11.7a', 'guns of 1-0', [UNITS, unit('1ha', 'faces', 0, 'attack'), 2]],
    ['11.7k', 'an asterisk on guns', [UNITS, unit('1ha', 'marks'), undefined]],
    ['10.10c', 'flak without attack', [UNITS, unit('10flak', 'faces', 0, 'attack'), 1]],
    ['8.4c', 'units that never return', [UNITS, unit('gd', 'kinds'), undefined]],
    ['3.2b', 'turns of one digit', [UNITS, unit('338rd', 'entry', 0, 'turn'), 10]],
    ['3.3d', 'hex of 1st Panzer', [UNITS, unit('1pz', 'setup'), { hex: 'N3430' }]],
    ['5.13l', 'corps of three divisions', [UNITS, unit('4td', 'formation'), '3mc']],
    ['5.13p', '1st Mechanized Corps', [UNITS, unit('163md', 'formation'), undefined]],
  ])('storm:%s: %s', (rule, _what, change) => {
    expect(codes(change)).toContain(`storm:${rule}`);
  });
});

describe('a demand on the set-up', () => {
  it.each<[string, string, Change]>([
    ['3.3c', 'Axis units where their counters say', [CAMPAIGN, ['fixed', 'N3431'], ['6pz']]],
    ['3.3a', 'reinforcements on their turns', [CAMPAIGN, ['track', '9'], ['hmc']]],
    ['3.3b', 'the reserve', [CAMPAIGN, ['boxes', 'reserve'], ['1pz']]],
    ['6.2a', 'nations apart', [CAMPAIGN, ['fixed', 'N3431'], ['1pz', 'rmc']]],
    ['6.4', 'eight to a hex', [CAMPAIGN, ['fixed', 'S3927'], ['1hmtn', '16h', '17h', '18h']]],
    ['7.1c', 'allies at home', [CAMPAIGN, ['fixed', 'N3431'], ['rmc']]],
    ['6.5a', 'six to a hex', [CAMPAIGN, standing('N1231'), Object.values(soviet).flat().slice(0, 9)]],
    ['3.4b', 'a garrison', [CAMPAIGN, standing('N2633'), undefined]],
    ['5.13l', 'whole corps', [CAMPAIGN, standing('N1231'), ['4td']]],
    ['3.4c', 'brigades that wait', [CAMPAIGN, ['boxes', 'airborne'], ['1ab']]],
    ['4.1a', 'ten turns', [CAMPAIGN, ['turns', 'last'], 9]],
    ['3.5a', 'Soviet corridor markers', [CAMPAIGN, ['markers', 'scorridor'], ['S2037']]],
    ['3.5b', 'the German corridor marker', [CAMPAIGN, ['markers', 'gcorridor'], ['S2035']]],
  ])('storm:%s: %s', (rule, _what, change) => {
    expect(codes(change)).toContain(`storm:${rule}`);
  });
});

describe('charts', () => {
  const [column, option] = [3, 0];
  it.each<[string, string, Change]>([
    ['CHART.TWICE', 'an id that stands there twice', [TABLES, ['limits', 1, 'id'], tables.limits[0]?.id]],
    ['CHART.LACKING', 'a cell that is not there', [TABLES, ['crt'], tables.crt.slice(1)]],
    ['CHART.OTHER', 'a gap between columns', [TABLES, ['columns', column, 'least'], 4]],
    ['storm:12.3h', 'a table that ends', [TABLES, ['columns', 15, 'most'], 60]],
    ['CHART.OTHER', 'points that nobody wins with', [TABLES, ['victory', 0, 'least'], 5]],
    ['CHART.LACKING', 'a turn that is not there', [TURNS, ['turns'], turns.turns.slice(1)]],
    ['KEY.NONE', 'a result there is not', [TABLES, ['crt', 0, 'result'], '9/9']],
    ['KEY.NONE', 'a standard there is not', [TABLES, ['options', option, 'standard'], 'maybe']],
    ['SOURCE.NONE', 'a value without a source', [TABLES, ['limits', 0, 'from'], {}]],
  ])('%s: %s', (code, _what, change) => {
    expect(codes(change)).toContain(code);
  });
});
