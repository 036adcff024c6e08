// What Barbarossa's rulebook demands of any owner's files: each demand holds in the shipped ones and is missed when it
// does not; and so for its charts.
import { describe, expect, it } from '@jest/globals';
import type { BoardSet } from '../../src/board/board.ts';
import type { Finding } from '../../src/board/finding.ts';
import { boardSet } from '../../src/board/read-board.ts';
import type { BoardFiles } from '../../src/board/file-names.ts';
import { findFiles } from '../../src/cli/load/board.ts';
import { BOARDS } from '../../src/games/registry.ts';
import type { BoardOwn } from '../../src/api/game-entry.ts';
import { shippedData } from '../../src/paths.ts';
import { changed } from '../board/shelf.ts';
import type { Step } from '../board/shelf.ts';

const entry = BOARDS.find(({ id }) => id === 'barbarossa');

const shipped = (): BoardFiles => {
  const found = entry === undefined ? undefined : findFiles({ shipped: shippedData() }, entry, undefined);
  if (found?.ok !== true) throw new Error('the shipped files are not there');
  return Object.fromEntries(
    Object.entries(found.value).map(([name, { text }]) => [name, JSON.parse(text) as unknown]),
  );
};

const FILES = shipped();
const own: BoardOwn = await entry!.own();

const MAP = 'map.json';
const UNITS = 'units.json';
const TABLES = 'tables.json';
const TURNS = 'turns.json';
const CAMPAIGN = 'scenarios/campaign.json';
const BACK = 'scenarios/road-back.json';

const setOf = (files: BoardFiles): BoardSet => boardSet(files);

type Records = readonly Readonly<Record<string, unknown>>[];

/** Where a record with these values stands in a list of a file. */
const at = (file: string, section: string, values: Readonly<Record<string, unknown>>): number => {
  const list = (FILES[file] as Readonly<Record<string, Records>>)[section] ?? [];
  const found = list.findIndex((record) =>
    Object.entries(values).every(([key, value]) => JSON.stringify(record[key]) === JSON.stringify(value)),
  );
  if (found < 0) throw new Error(`no such record in ${section}`);
  return found;
};

type Change = readonly [file: string, path: readonly Step[], value: unknown];

const findings = (...changes: readonly Change[]): readonly Finding[] => {
  const files: Record<string, unknown> = { ...FILES };
  for (const [file, path, value] of changes) files[file] = changed(files[file] as object, path, value);
  return own.findings(setOf(files));
};

const rules = (...changes: readonly Change[]): readonly unknown[] => [
  ...new Set(findings(...changes).map(({ code, params }) => (code === 'BOOK.WANTS' ? params['rule'] : code))),
];

describe('the shipped board', () => {
  it('is all that the book demands', () => {
    expect(findings()).toEqual([]);
  });
});

const hex = (id: string, field: string, value: unknown): Change => [MAP, ['hexes', id, field], value];

/** What stands in a hex becomes this alone. */
const standing = (id: string, features: unknown): Change => hex(id, 'features', features);

const city = (id: string, name: string): Change => standing(id, { city: { name, points: 1 } });

const side = (between: readonly [string, string], value: unknown): Change => [
  MAP,
  ['hexsides', at(MAP, 'hexsides', { between })],
  value,
];

const area = (key: string, value: unknown): Change => [MAP, ['areas', key, 'hexes'], value];

describe('a demand of the book', () => {
  it.each<[string, string, Change[]]>([
    ['4.15a', 'Moscow in 1606', [city('1606', 'Minsk Mazowiecki')]],
    [
      '4.15a',
      'Leningrad as an objective',
      [[MAP, ['hexes', '1011', 'features', 'city', 'points'], undefined]],
    ],
    ['4.2a', 'a point for a city', [[MAP, ['hexes', '2311', 'features', 'city', 'points'], 2]]],
    ['12.6c', 'Stalingrad in 2501', [standing('2501', undefined)]],
    [
      '4.11a',
      'Dnepro-Petrovsk in 2607, not where its name is printed',
      [standing('2607', undefined), city('2608', 'Dnepro-Petrovsk')],
    ],
    ['2.2d', 'Rostov in 2804', [city('2804', 'Azov')]],
    ['2.2d', 'the USIR in 2419', [hex('2419', 'label', 'Ruhr')]],
    ['10.34a', 'Odessa in 2911', [city('2911', 'Nikolaev')]],
    ['8.3d', 'Riga in 1415', [city('1415', 'Mitau')]],
    ['4.7a', 'Bucharest in 3114', [city('3114', 'Giurgiu')]],
    ['8.3c', 'Budapest in 2820', [city('2820', 'Buda')]],
    ['4.2b', 'the oil of Maikop', [city('3103', 'Maikop')]],
    ['4.2b', 'the oil of Ploesti', [hex('3015', 'label', 'Pitesti')]],
    ['12.6b', 'a Tula', [city('1806', 'Kaluga')]],
    ['10.17a', 'the port of Riga', [[MAP, ['hexes', '1415', 'features', 'port'], undefined]]],
    ['10.17a', 'a port called Danzig', [[MAP, ['hexes', '1819', 'features', 'port'], undefined]]],
    ['10.16a', 'the port of 3213', [[MAP, ['hexes', '3213', 'features', 'port'], undefined]]],
    ['2.2b', 'a terrain that the chart knows', [hex('1001', 'terrain', 'tundra')]],
    ['2.2b', 'one terrain in a hex', [hex('1001', 'terrain', ['rough', 'marsh'])]],
    ['5.13a', 'the marsh of 2013', [hex('2013', 'terrain', 'clear')]],
    ['7.9b', 'steppe on the east edge', [hex('2700', 'terrain', 'clear')]],
    ['4.11b', 'rough ground on the way to the Caucasus', [hex('3202', 'terrain', 'clear')]],
    ['ERR.M2', 'sea in 3109', [hex('3109', 'terrain', 'all-lake')]],
    ['8.26a', 'Bulgaria in 3217', [hex('3217', 'country', 'romania')]],
    ['8.3i', 'Yugoslavia in 3219', [hex('3219', 'country', 'bulgaria')]],
    ['7.4c', '2607 in the south', [hex('2607', 'zone', 'north')]],
    ['12.23c', 'land in 1110', [hex('1110', 'terrain', 'all-lake')]],
    ['10.14a', 'a strait at Kerch', [side(['3105', '3106'], undefined)]],
    ['10.15a', 'the Sivash', [side(['2907', '3008'], undefined)]],
    [
      '10.15a',
      'land at Perekop',
      [[MAP, ['hexsides', 0], { between: ['2908', '3008'], kind: 'sea', water: 'azov' }]],
    ],
    ['4.6a', 'the Dnepr between 2809 and 2908', [side(['2809', '2908'], undefined)]],
    ['3.6a', 'a German Hungary', [[MAP, ['countries', 'hungary', 'holder'], undefined]]],
    ['3.6b', 'a Soviet Latvia', [[MAP, ['countries', 'latvia', 'holder'], 'german']]],
    ['3.7b', 'five hexes of Lithuania', [hex('1615', 'country', 'latvia')]],
    ['3.3d', 'the set-up hexes of the north', [area('agn', ['1517', '1617'])]],
    ['3.3e', 'no other set-up hexes of the centre', [area('agc', ['1817', '1917', '2017', '2116', '2117'])]],
    ['3.3f', 'the set-up hexes of the south', [area('ags', ['2216'])]],
    ['3.7c', 'the five Polish hexes', [area('polish-five', ['2116'])]],
    ['7.3b', 'the sources of the west edge', [area('german-sources', ['1724'])]],
    ['7.9b', 'the sources of the east edge', [area('soviet-sources', ['1000'])]],
    ['8.10c', 'the ways out of the box', [area('rvgk-entry', ['1000'])]],
    ['8.3f', 'the entry of 12th Army', [area('army12-entry', ['1724'])]],
    ['4.11b', 'the ways to the Caucasus', [[MAP, ['areas', 'caucasus-exit'], undefined]]],
    ['7.4d', '2801 in the area of Rostov', [area('r', ['2904'])]],
    ['7.4l', '3104 in the supply area of the Crimea', [area('cs', ['3005', '3105', '3106', '3108'])]],
    ['4.6a', 'Kiev on the Dnepr line', [area('dnepr-line', ['2607', '2809', '2908'])]],
    ['2.1a', '280 counters', [[UNITS, ['markers', 0, 'count'], 50]]],
    ['3.2b', '14 points at the start', [[CAMPAIGN, ['points'], 15]]],
    ['4.2e', '14 points in German hands', [[MAP, ['hexes', '2023', 'features', 'city', 'points'], 2]]],
    ['12.3a', '33 points in the shorter game', [[BACK, ['points'], 32]]],
    ['12.3b', 'a first check in turn 16', [[BACK, ['firstCheck'], 17]]],
    ['12.1a', 'a beginning in turn 13', [[BACK, ['turns', 'first'], 14]]],
    ['3.4b', 'the Soviet set-up as printed', [[CAMPAIGN, ['fixed', '2314'], ['22mc']]]],
    ['3.4b', 'the German groups as printed', [[CAMPAIGN, ['free', 'N', 'units', 0], undefined]]],
  ])('%s: %s', (rule, _what, changes) => {
    expect(rules(...changes)).toContain(`barbarossa:${rule}`);
  });

  it('says what it wants, and what is there', () => {
    expect(findings(hex('3109', 'terrain', 'all-lake'))).toEqual([
      {
        code: 'BOOK.WANTS',
        file: MAP,
        path: ['hexes', '3109', 'terrain'],
        params: { rule: 'barbarossa:ERR.M2', expected: 'terrain all-sea', found: 'all-lake' },
      },
    ]);
  });

  it('is met by other spellings', () => {
    expect(findings(city('2607', 'Dnepropetrovsk'))).toEqual([]);
  });
});

describe('charts', () => {
  const cell = at(TABLES, 'crt', { roll: 3, column: '2:1' });
  const rate = at(TURNS, 'movement', { turn: 9, side: 'soviet' });
  const turn = at(TURNS, 'turns', { turn: 12 });
  const event = at(TABLES, 'events', { id: 'paulus-pause' });
  const last = at(TURNS, 'turns', { turn: 32 });
  const arrival = at(TURNS, 'arrivals', { marker: 'supplya' });
  const wall = at(TURNS, 'arrivals', { marker: 'eastwall' });
  const supply = (key: string): Step[] => [
    'offensiveSupply',
    at(TABLES, 'offensiveSupply', { id: 'supplya' }),
    key,
  ];
  const marker = (id: string, key: string): Step[] => ['markers', at(UNITS, 'markers', { id }), key];
  const limit = (id: string): Step[] => ['limits', at(TABLES, 'limits', { id }), 'value'];
  const points = (id: string): Step[] => ['points', at(TABLES, 'points', { id }), 'points'];

  it.each<[string, string, Change[]]>([
    ['CHART.LACKING', 'a cell of the combat table is missing', [[TABLES, ['crt', cell], undefined]]],
    ['CHART.TWICE', 'a cell of the combat table stands there twice', [[TABLES, ['crt', cell, 'roll'], 4]]],
    ['CHART.BEYOND', 'the combat table has a seventh roll', [[TABLES, ['crt', cell, 'roll'], 7]]],
    ['CHART.LACKING', 'a turn has no check', [[TABLES, ['victory', 0], undefined]]],
    ['CHART.LACKING', 'a turn is missing', [[TURNS, ['turns', turn], undefined]]],
    ['CHART.LACKING', 'a rate is missing', [[TURNS, ['movement', rate], undefined]]],
    ['CHART.LACKING', 'replacements are missing', [[TURNS, ['replacements', 0], undefined]]],
    ['CHART.LACKING', 'markers of a turn are missing', [[TURNS, ['luftwaffe', 0], undefined]]],
    ['CHART.TWICE', 'an id stands there twice', [[TABLES, ['limits', 1, 'id'], 'stack']]],
    ['CHART.UNUSED', 'an event happens in no turn', [[TABLES, ['events', event, 'id'], 'tea']]],
    ['KEY.NONE', 'a turn has an event there is not', [[TURNS, ['turns', turn, 'events', 0], 'tea']]],
    ['KEY.NONE', 'a column ends nowhere', [[TABLES, ['ends', 0, 'beyond'], '9:1']]],
    ['KEY.NONE', 'a shift is for an option there is not', [[TABLES, ['shifts', 0, 'option'], 'tea']]],
    ['KEY.NONE', 'a roll looks at the sea', [[TABLES, ['moscowAdds', 0, 'hex'], '3109']]],
    ['KEY.NONE', 'a supply marker is no counter', [[TABLES, ['offensiveSupply', 0, 'id'], 'supplyz']]],
    ['KEY.NONE', 'a marker arrives that is no counter', [[TURNS, ['arrivals', 0, 'marker'], 'tea']]],
    ['CHART.LACKING', 'the last turn is missing', [[TURNS, ['turns', last], undefined]]],
    ['CHART.LACKING', 'victory is first checked before there are bounds', [[CAMPAIGN, ['firstCheck'], 2]]],
    ['CHART.OTHER', 'a supply marker reaches farther in the chart', [[TABLES, supply('range'), 5]]],
    [
      'CHART.OTHER',
      'a supply marker reaches farther on the counter',
      [[UNITS, marker('supplya', 'values'), { range: 3 }]],
    ],
    ['CHART.OTHER', 'a supply marker is there before it arrives', [[TABLES, supply('availableFrom'), 6]]],
    ['CHART.OTHER', 'a supply marker arrives later', [[TURNS, ['arrivals', arrival, 'turn'], 8]]],
    ['CHART.OTHER', 'there are fewer Hero Cities', [[UNITS, marker('hc', 'count'), 4]]],
    ['CHART.OTHER', 'more Fortress Cities are allowed', [[TABLES, limit('fortress-cities'), 6]]],
    ['CHART.OTHER', 'fewer East Walls are allowed', [[TABLES, limit('east-wall'), 9]]],
    ['CHART.OTHER', 'fewer East Walls arrive', [[TURNS, ['arrivals', wall, 'count'], 9]]],
    ['CHART.OTHER', 'the campaign starts with other points', [[TABLES, points('start'), 15]]],
    ['CHART.OTHER', 'the shorter game starts with other points', [[TABLES, points('start-road-back'), 32]]],
    ['CHART.OTHER', 'the response in the Caucasus is another', [[TABLES, limit('response'), 5]]],
    ['CHART.OTHER', 'history loses a city it never took', [[TABLES, ['history', 0, 'points'], -1]]],
    ['CHART.OTHER', 'a total is not the sum of history', [[TABLES, ['victory', 4, 'history'], 26]]],
    ['CHART.OTHER', 'a third Luftwaffe marker is at hand', [[BACK, ['markers', 'luftwaffe', 2], 'hand']]],
    [
      'KEY.NONE',
      'a rate holds in a scenario there is not',
      [[TURNS, ['movement', rate, 'condition'], 'scenario:tea']],
    ],
    ['SOURCE.NONE', 'a cell says nothing of its source', [[TABLES, ['crt', cell, 'from'], undefined]]],
    ['SOURCE.WHY', 'a source gives no reason', [[TABLES, ['sources', 'crt-2-1', 'why'], 'So.']]],
    [
      'RULE.NONE',
      'a limit is of a rule there is not',
      [[TABLES, ['limits', 0, 'rules', 0], 'barbarossa:99.9']],
    ],
    [
      'RULE.NONE',
      'a note is of a rule there is not',
      [
        [
          TABLES,
          ['terrain', at(TABLES, 'terrain', { id: 'fortified-line' }), 'notes', 0, 'rules', 0],
          'barbarossa:99.9',
        ],
      ],
    ],
  ])('are found wrong, %s, where %s', (code, _what, changes) => {
    expect(findings(...changes).map((one) => one.code)).toContain(code);
  });

  it('are told apart, with what both say', () => {
    expect(findings([TABLES, supply('range'), 5])).toEqual([
      {
        code: 'CHART.OTHER',
        file: TABLES,
        path: supply('range'),
        params: { found: 5, other: UNITS, expected: 4 },
      },
    ]);
  });
});
