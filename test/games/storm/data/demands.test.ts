// What the rulebook demands of any owner's files: each demand holds in the shipped ones and is missed when it does not.
import { describe, expect, it } from '@jest/globals';
import { boardSet } from '../../../../src/board/read-board.ts';
import { stormOwn } from '../../../../src/games/storm/data/board.ts';
import type { Finding } from '../../../../src/board/finding.ts';
import { changed } from '../../../board/shelf.ts';
import type { Step } from '../../../board/shelf.ts';
import { FILES, campaign, markers, set, tables, turns, units } from './kit.ts';
import { area, routes } from './map-kit.ts';

type Change = readonly [file: string, path: readonly Step[], value: unknown];

const found = (...changes: readonly Change[]): readonly Finding[] => {
  const files: Record<string, unknown> = { ...FILES };
  for (const [file, path, value] of changes) files[file] = changed(files[file] as object, path, value);
  return stormOwn.findings(boardSet(files));
};

const codes = (...changes: readonly Change[]): readonly unknown[] =>
  found(...changes).map(({ code, params }) => (code === 'BOOK.WANTS' ? params['rule'] : code));

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
const column = 3;
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
  const option = 0;
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

describe('a finding', () => {
  const told = (change: Change): readonly string[] =>
    found(change).map(
      ({ path, params }) =>
        `${path.join(' ')}: ${params['expected'] as string}, not ${params['found'] as string}`,
    );
  const corps = units.filter(({ formation }) => formation === '6mc').map(({ id }) => id);
  const at = Object.entries(soviet).find(([, ids]) => ids.includes('4td'))?.[0] ?? '';

  it.each<[string, string, Change]>([
    [
      'hexes: 11 points of cities in the USSR, not 12',
      'a city too many in the USSR',
      [MAP, hex('N1538', 'features'), { city: { name: 'Luck', points: 1 } }],
    ],
    [
      'hexes: 44 or 45 points of cities in all, not 47',
      'points too many in all',
      [MAP, hex('N1721', 'features', 'city', 'points'), 3],
    ],
    [
      'hexes N2038 terrain: one natural terrain, not 2',
      'two grounds',
      [MAP, hex('N2038', 'terrain'), ['marsh', 'forest']],
    ],
    [
      'hexes N1030 zone: north-map, not south-map',
      'the wrong sheet',
      [MAP, hex('N1030', 'zone'), 'south-map'],
    ],
    [
      'hexes N4234: N4234 on the border, not nothing',
      'an end of the border',
      [MAP, hex('N4234', 'country'), 'germany'],
    ],
    [
      'areas soviet-border hexes: N2633, not nothing',
      'a gap in the border',
      [MAP, ['areas', 'soviet-border', 'hexes'], without('soviet-border', 'N2633')],
    ],
    [
      'networks pripyet-corridor routes: one route from N3420 to N2044, not N3421 to N2044',
      'a corridor that begins too late',
      [MAP, ['networks', 'pripyet-corridor', 'routes'], [pripyet.slice(1)]],
    ],
    [
      'networks pripyet-corridor routes 0 1: land of sheet N, not S2220',
      'a corridor over two sheets',
      [MAP, ['networks', 'pripyet-corridor', 'routes', 0, 1], 'S2220'],
    ],
    [
      'formations 3mc: two tank divisions and a mechanized one in 3rd Mechanized Corps, not 3 and 1',
      'a corps of four',
      [UNITS, unit('4td', 'formation'), '3mc'],
    ],
    [
      'fixed N3431 0: 6th Panzer Division where its counter says, not N3430',
      'a unit astray',
      [CAMPAIGN, ['fixed', 'N3431'], ['6pz']],
    ],
    [
      'track 9 0: Hungarian Mobile Corps where its counter says, not 2',
      'a unit that comes too late',
      [CAMPAIGN, ['track', '9'], ['hmc']],
    ],
    [
      'boxes reserve 0: 1st Panzer Division where its counter says, not nothing',
      'a unit in reserve',
      [CAMPAIGN, ['boxes', 'reserve'], ['1pz']],
    ],
    [
      'fixed N3431: one nation, not german and romanian',
      'two nations',
      [CAMPAIGN, ['fixed', 'N3431'], ['1pz', 'rmc']],
    ],
    [
      'fixed S3927: 3 units at most, not 4',
      'four Hungarians',
      [CAMPAIGN, ['fixed', 'S3927'], ['1hmtn', '16h', '17h', '18h']],
    ],
    [
      'fixed N3431: a hex of hungary, not germany',
      'a Hungarian abroad',
      [CAMPAIGN, ['fixed', 'N3431'], ['16h']],
    ],
    [
      'free soviet historical N1231: 6 and 6 units at most, not 9',
      'nine in Lvov',
      [CAMPAIGN, standing('N1231'), Object.values(soviet).flat().slice(0, 9)],
    ],
    [
      'free soviet historical: a unit but artillery in N2633, not nothing',
      'a bare border hex',
      [CAMPAIGN, standing('N2633'), undefined],
    ],
    [
      `free soviet historical: 6th Mechanized Corps in one hex, not ${at}, N1231`,
      'a corps in two hexes',
      [CAMPAIGN, standing('N1231'), ['29md']],
    ],
    [
      'boxes airborne: 16 airborne brigades, not 1',
      'a brigade alone',
      [CAMPAIGN, ['boxes', 'airborne'], ['1ab']],
    ],
    [
      'markers scorridor: N2633 S2037, not S2037',
      'a corridor marker too few',
      [CAMPAIGN, ['markers', 'scorridor'], ['S2037']],
    ],
    ['columns 3 least: 3, not 4', 'a gap between columns', [TABLES, ['columns', column, 'least'], 4]],
    ['columns 15 most: no end, not 60', 'a table that ends', [TABLES, ['columns', 15, 'most'], 60]],
    ['victory 0 least: 4, not 5', 'a gap between outcomes', [TABLES, ['victory', 0, 'least'], 5]],
    ['victory 3 least: 1, not 2', 'one of the option', [TABLES, ['victory', 3, 'least'], 2]],
  ])('says where and what: %s, for %s', (line, _what, change) => {
    expect(told(change)).toContain(line);
  });

  it('storm:6.4, storm:6.5a: is not made of stacks that are full', () => {
    const germans = units.filter(
      ({ setup, nationality, type }) =>
        setup !== undefined && nationality === 'german' && type === 'infantry',
    );
    const eight = germans.slice(0, 8).map(({ id }) => id);
    const rules = (change: Change) =>
      codes(change).filter((rule) => rule === 'storm:6.4' || rule === 'storm:6.5a');
    expect(rules([CAMPAIGN, ['fixed', 'N3525'], eight])).toEqual([]);
    expect(rules([CAMPAIGN, ['fixed', 'S3927'], ['16h', '17h', '18h']])).toEqual([]);
    const rifles = units
      .filter(({ type }) => type === 'rifle')
      .slice(0, 6)
      .map(({ id }) => id);
    const guns = units
      .filter(({ type }) => type === 'heavy-artillery')
      .slice(0, 6)
      .map(({ id }) => id);
    expect(rules([CAMPAIGN, standing('N1231'), [...rifles, ...guns]])).toEqual([]);
    expect(corps).toHaveLength(3);
  });

  it('storm:2.12b: is not made of the Slovakian beside Germans', () => {
    expect(codes([CAMPAIGN, ['fixed', 'N1224'], ['slov', '5inf']])).not.toContain('storm:6.2a');
  });

  it.each(['slov', '1cav', '10flak', '900l', 'gd', '16h', 'rmc'])(
    'storm:8.4c: is made of %s, if it may come back',
    (id) => {
      expect(codes([UNITS, unit(id, 'kinds'), undefined])).toContain('storm:8.4c');
    },
  );
});
