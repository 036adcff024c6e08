// What the rulebook demands of any owner's map: each demand is missed when it does not hold.
import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../../src/board/finding.ts';
import { boardSet } from '../../../../src/board/read-board.ts';
import { mapFindings } from '../../../../src/games/dagc/data/check-map.ts';
import { changed } from '../../../board/shelf.ts';
import type { Step } from '../../../board/shelf.ts';
import {
  AT_RISK,
  GERMAN_SOURCES,
  NORTH_UKRAINE_ENTRY,
  SOUTH,
  SOVIET_SOURCES,
} from '../../../../src/games/dagc/data/map-edges.ts';
import { FILES } from './kit.ts';
import { area, map, terrainsOf } from './map-kit.ts';

const MAP = 'map.json';

type Change = readonly [path: readonly Step[], value: unknown];

const findings = (...changes: readonly Change[]): readonly Finding[] => {
  let file = FILES[MAP] as object;
  for (const [path, value] of changes) file = changed(file, path, value);
  return mapFindings(boardSet({ ...FILES, [MAP]: file }));
};

const missed = (...changes: readonly Change[]): readonly unknown[] => [
  ...new Set(findings(...changes).map(({ params }) => params['rule'])),
];

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Where it is, what the book demands and what was found there. */
const told = (...changes: readonly Change[]): readonly string[] =>
  findings(...changes).map(
    ({ path, params }) => `${path.join(' ')}: ${said(params['expected'])}, not ${said(params['found'])}`,
  );

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

describe('what is wrong is said with its place', () => {
  const coast = area('baltic-coast');

  it.each<[string, readonly Step[], unknown, string]>([
    [
      'dagc:7.10a: a source in the hands of the other side',
      hex('1400', 'zone'),
      'axis',
      'areas soviet-sources hexes 2: 1400 in soviet hands, not nothing',
    ],
    [
      'dagc:3.3b: a line in the hands of the other side',
      hex('3102', 'features', 'entrenchment', 'side'),
      'soviet',
      'hexes 3102: 3102 in soviet hands, as its entrenchment is, not german',
    ],
    [
      'dagc:7.9b: a town without a port',
      hex('2021', 'features', 'port'),
      undefined,
      'hexes 2021: a port, not nothing',
    ],
    [
      'dagc:7.9b: a port at Narva',
      hex('1301', 'features', 'port'),
      { waters: ['gulf-of-finland'] },
      'hexes 1301: no port, not port',
    ],
    [
      'dagc:7.9b: a port without a town',
      hex('3600', 'features', 'port'),
      { values: { capacity: 5 } },
      'hexes 3600: no port, not port',
    ],
    [
      'dagc:7.9f: too much in a town',
      hex('2021', 'features', 'port', 'values'),
      { capacity: 10 },
      'hexes 2021 features port: a capacity of 5, not 10',
    ],
    [
      'dagc:7.9g: no number in a city',
      hex('2113', 'features', 'port', 'values'),
      { capacity: 'ten' },
      'hexes 2113 features port: a capacity of 10, not nothing',
    ],
    [
      'dagc:4.3e: an end of the coast',
      ['areas', 'baltic-coast', 'hexes'],
      without('baltic-coast', '2015'),
      'areas baltic-coast: 2015, not nothing',
    ],
    [
      'dagc:4.3e: a coast by no sea',
      ['areas', 'baltic-coast', 'hexes'],
      [...coast, '3908'],
      `areas baltic-coast hexes ${coast.length}: 3908 on the coast, not nothing`,
    ],
    [
      'dagc:4.3g: a hex of the area',
      ['areas', 'uf-area', 'hexes'],
      without('uf-area', '4820'),
      'areas uf-area: 27 hexes, not 26',
    ],
  ])('%s', (_what, path, value, line) => {
    expect(told([path, value])).toEqual([line]);
  });

  it('dagc:10.4h: each pair of hexes on different banks without the river between them, once', () => {
    const pair = (hexes: string): string =>
      `areas north-of-dvina: the Dvina between its banks at ${hexes}, not nothing`;
    expect(told([['areas', 'north-of-dvina', 'hexes'], without('north-of-dvina', '2113')])).toEqual(
      ['2112/2113', '2113/2213', '2113/2214', '2113/2114'].map(pair),
    );
  });

  it('dagc:10.2b: no Western Pripyat on the south edge', () => {
    const marsh = SOUTH.filter((id) => terrainsOf(id).includes('western-pripyat'));
    const dry = marsh.map((id): Change => [hex(id, 'terrain'), 'clear']);
    expect(told(...dry)).toEqual(['hexes: Western Pripyat on the south edge, not nothing']);
    expect(missed(...dry)).toEqual(['dagc:10.2b']);
  });

  it('dagc:7.10c: a source that Germans could come to now, and one that they no longer can', () => {
    expect(told([hex('3101', 'features'), {}])).toContain(
      'hexes 1400: 1400 out of reach of Germans, not nothing',
    );
    const behindLines = ['3500', '3601', '3700'].flatMap((id): readonly Change[] => [
      [hex(id, 'zone'), 'soviet-side'],
      [hex(id, 'features', 'entrenchment', 'side'), 'soviet'],
    ]);
    expect(told(...behindLines)).toContain(
      'hexes 3600: 3600 beside a hex that Germans can enter, not nothing',
    );
    const of3600 = findings(...behindLines).filter(({ path }) => path.join(' ') === 'hexes 3600');
    expect(of3600.map(({ params }) => params['rule'])).toEqual(['dagc:7.10c']);
  });
});

it('dagc:7.10c: Germans do not come over the narrows, whoever holds the line behind them', () => {
  expect(missed([hex('1803', 'features'), {}])).not.toContain('dagc:7.10c');
});

it('the edges: every hex of a run stands there once', () => {
  for (const run of [GERMAN_SOURCES, SOVIET_SOURCES, NORTH_UKRAINE_ENTRY, AT_RISK])
    expect(new Set(run).size).toBe(run.length);
});
