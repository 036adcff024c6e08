// A printed board of five by five hexes with everything a board can have: rivers, lake, sea, strait, two countries, six
// counters, one scenario. Odd rows stand straight, even rows half a hex to the east; columns count from the west.
//
//   0101  0102  0103 | 0104  0105        | the Alder, from the north edge to the bay
//      0201  0202 | 0203  0204  0205     0304 the lake Mirror, the Brook leaves it for the Alder
//   0301 : 0302 | 0303 (0304) 0305       : the Long Inlet, a sea side
//     (0401) 0402  0403  0404  0405      0401 0501 0502 the bay, 0402/0503 the Narrow, a strait
//  (0501)(0502) 0503  0504 | 0505        | the Sedge, from its source to the south edge
import { printBoard } from '../../src/board/board.ts';
import type { BoardSet, PrintedBoard } from '../../src/board/board.ts';
import type {
  From,
  HexLine,
  MapFile,
  OptionLine,
  RulesFile,
  RulingsFile,
  ScenarioFile,
  Source,
  UnitLine,
  UnitsFile,
} from '../../src/board/data-types.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { hexLine, mapFile, unitsFile } from './vocabularies.ts';
import type { ShortHex, ShortUnit } from './vocabularies.ts';

const SOURCES: Readonly<Record<string, Source>> = {
  book: { status: 'given', rules: ['tiny:1.1'] },
  follows: { status: 'implied', rules: ['tiny:1.1', 'tiny:2.1'] },
  lie: { status: 'reconstructed', why: 'From the lie of the land, as a traveller drew it.' },
};

const fields = (source: string, ...names: readonly string[]): From =>
  Object.fromEntries(names.map((name) => [name, source]));

const head = (title: string) => ({ format: 1, game: 'tiny', title, sources: SOURCES }) as const;

const west = (zone: string, more: ShortHex = {}): HexLine => hexLine({ country: 'westland', zone, ...more });
const east = (zone: string, more: ShortHex = {}): HexLine => hexLine({ country: 'eastland', zone, ...more });
const bay = (): HexLine => ({ terrain: 'all-sea', water: 'bay' });

export const tinyMap: MapFile = mapFile({
  ...head('Tiny, the map'),
  defaults: {
    grid: fields('book', 'digits', 'columnsFrom', 'rowsRise', 'shifted', 'sheets', 'columns'),
    countries: fields('book', 'name', 'adjective', 'holder'),
    zones: fields('book', 'name'),
    waters: fields('lie', 'name', 'kind'),
    rivers: fields('lie', 'name', 'begins', 'ends'),
    areas: fields('book', 'title', 'kind', 'rules', 'hexes'),
    regions: fields('lie', 'name', 'hexes'),
    hexes: {
      ...fields('lie', 'terrain', 'water', 'label', 'port'),
      ...fields('book', 'country', 'zone', 'city', 'city.points', 'oil', 'oil.points', 'fortified'),
    },
    hexsides: fields('lie', 'kind', 'river', 'water', 'name'),
  },
  grid: {
    digits: 'RRCC',
    columnsFrom: 'west',
    rowsRise: 'south',
    shifted: { rows: 'even', toward: 'east' },
    sheets: [{ prefix: '', firstRow: 1, lastRow: 5 }],
    columns: { default: [1, 5] },
  },
  countries: {
    westland: { name: 'Westland', adjective: 'West', holder: 'west' },
    eastland: { name: 'Eastland', adjective: 'East', holder: 'east' },
  },
  zones: { north: { name: 'North' }, south: { name: 'South' } },
  waters: { bay: { name: 'the Bay', kind: 'sea' }, mirror: { name: 'Lake Mirror', kind: 'lake' } },
  rivers: {
    alder: { name: 'Alder', begins: 'edge', ends: 'bay' },
    brook: { name: 'Brook', begins: 'mirror', ends: 'alder' },
    sedge: { name: 'Sedge', begins: 'source', ends: 'edge' },
  },
  areas: {
    'west-camp': {
      title: 'West camp',
      kind: 'set-up',
      rules: ['tiny:2.1'],
      hexes: ['0102', '0103', '0202'],
    },
    'east-road': { title: 'East road', kind: 'source', rules: ['tiny:2.1'], hexes: ['0105', '0205'] },
  },
  regions: {
    uplands: {
      name: 'the Uplands',
      hexes: ['0101', '0102', '0103', '0104', '0105', '0201', '0202', '0203', '0204', '0205'],
    },
    lowlands: {
      name: 'the Lowlands',
      hexes: ['0301', '0302', '0303', '0305', '0402', '0403', '0404', '0405', '0503', '0504', '0505'],
    },
  },
  hexes: {
    '0101': west('north'),
    '0102': west('north'),
    '0103': west('north', { terrain: 'rough' }),
    '0104': east('north'),
    '0105': east('north', { terrain: 'rough' }),
    '0201': west('north', { terrain: 'rough' }),
    '0202': west('north', { city: 'Alderton', objective: 'city', points: 1 }),
    '0203': east('north', { fortified: 'east' }),
    '0204': east('north', { terrain: 'marsh' }),
    '0205': east('north'),
    '0301': west('south'),
    '0302': west('south', { city: 'Portsay', port: ['bay'] }),
    '0303': east('south', {
      terrain: 'marsh',
      from: { terrain: ['lie', 'The Brook floods here each spring.'] },
    }),
    '0304': { terrain: 'all-lake', water: 'mirror' },
    '0305': east('south', { city: 'Eastmark', objective: 'city', points: 2 }),
    '0401': bay(),
    '0402': east('south'),
    '0403': east('south'),
    '0404': east('south', { label: 'oil wells', objective: 'oil', points: 1 }),
    '0405': east('south', { terrain: 'desert-steppe' }),
    '0501': bay(),
    '0502': bay(),
    '0503': east('south'),
    '0504': east('south'),
    '0505': east('south', { terrain: 'desert-steppe' }),
  },
  hexsides: [
    { between: ['0103', '0104'], kind: 'river', river: 'alder' },
    { between: ['0103', '0203'], kind: 'river', river: 'alder' },
    { between: ['0202', '0203'], kind: 'river', river: 'alder' },
    { between: ['0202', '0303'], kind: 'river', river: 'alder' },
    { between: ['0302', '0303'], kind: 'river', river: 'alder' },
    { between: ['0302', '0402'], kind: 'river', river: 'alder' },
    { between: ['0203', '0303'], kind: 'river', river: 'brook' },
    { between: ['0404', '0505'], kind: 'river', river: 'sedge' },
    { between: ['0504', '0505'], kind: 'river', river: 'sedge' },
    { between: ['0301', '0302'], kind: 'sea', water: 'bay', name: 'Long Inlet' },
    { between: ['0305', '0404'], kind: 'lake', water: 'mirror' },
    { between: ['0402', '0503'], kind: 'strait', water: 'bay', name: 'the Narrow' },
  ],
});

const unit = (
  id: string,
  name: string,
  side: 'west' | 'east',
  { attack = 4, defence = 5, ...more }: ShortUnit = {},
): UnitLine => ({
  id,
  print: id.toUpperCase(),
  name,
  side,
  nationality: side,
  type: 'infantry',
  size: 'army',
  mobility: 'non-mech',
  faces: [{ attack, defence }],
  colour: side,
  ...more,
});

export const tinyUnits: UnitsFile = unitsFile({
  ...head('Tiny, the counters'),
  defaults: {
    nationalities: fields('book', 'name'),
    types: fields('book', 'name', 'mobility'),
    colours: fields('lie', 'name', 'ground', 'ink'),
    units: {
      ...fields(
        'book',
        'print',
        'name',
        'side',
        'nationality',
        'type',
        'size',
        'mobility',
        'asterisk',
        'dot',
      ),
      ...fields('book', 'colour', 'setup', 'entry', 'kinds', 'formation', 'converts', 'counterpart'),
      ...fields('lie', 'attack', 'defence'),
    },
    markers: fields('book', 'print', 'name', 'side', 'kind', 'count'),
  },
  sides: {
    west: { name: 'Westerners', adjective: 'Western', letter: 'W' },
    east: { name: 'Easterners', adjective: 'Eastern', letter: 'E' },
  },
  nationalities: { west: { name: 'Westland' }, east: { name: 'Eastland' } },
  types: {
    infantry: { name: 'infantry', mobility: 'non-mech' },
    tank: { name: 'tank', mobility: 'mech' },
  },
  colours: {
    west: { name: 'blue', ground: '#9db8d9', ink: '#000000' },
    east: { name: 'brown', ground: '#c9a066', ink: '#000000' },
  },
  kinds: { guard: { name: 'Guards', rules: ['tiny:1.1'] } },
  formations: { '1ag': { name: '1 East Army Group', side: 'east' } },
  units: [
    unit('w1', '1 West Army', 'west', { setup: { hex: '0202' } }),
    unit('w2', '2 West Tank Corps', 'west', {
      type: 'tank',
      size: 'corps',
      mobility: 'mech',
      attack: 8,
      defence: 6,
      setup: { hex: '0202' },
    }),
    unit('w3', '3 West Army', 'west', { setup: { group: 'a' } }),
    unit('e1', '1 East Army', 'east', { setup: { hex: '0303' }, counterpart: 'e2' }),
    unit('e2', '2 East Guards Army', 'east', {
      kinds: ['guard'],
      formation: '1ag',
      attack: 'd6',
      marks: ['asterisk'],
      converts: 'e1',
      entry: [{ turn: 3, by: 'area', area: 'east-road' }],
    }),
    unit('e3', '3 East Army', 'east', { marks: ['dot'] }),
  ],
  markers: [{ id: 'depot', print: 'D', name: 'Depot', side: 'west', kind: 'supply', count: 2 }],
});

export const tinyScenario: ScenarioFile = {
  ...head('Tiny, the meeting'),
  id: 'meeting',
  turns: { first: 1, last: 6 },
  points: 1,
  firstCheck: 2,
  rules: ['tiny:3.1'],
  control: { west: ['0203'] },
  fixed: { '0202': ['w1', 'w2'], '0303': ['e1'] },
  free: {
    a: {
      side: 'west',
      area: 'west-camp',
      units: ['w3'],
      historical: { '0103': ['w3'] },
      rules: ['tiny:2.1'],
    },
  },
  boxes: { reserve: ['e3'] },
  track: { '3': ['e2'] },
  markers: { depot: ['0302'] },
  defaults: {
    scenario: fields(
      'book',
      'turns',
      'points',
      'firstCheck',
      'control',
      'fixed',
      'boxes',
      'track',
      'markers',
    ),
    free: fields('book', 'side', 'area', 'units', 'historical', 'rules'),
  },
};

export const tinyRules: RulesFile = {
  format: 1,
  game: 'tiny',
  title: 'Tiny, the rules',
  rules: [
    {
      id: '1.1',
      title: 'The map',
      kind: 'data',
      phase: 'components',
      summary: 'The sheet shows two countries.',
    },
    {
      id: '2.1',
      title: 'Set-up',
      kind: 'procedure',
      phase: 'setup',
      summary: 'Counters stand where they say.',
    },
    {
      id: '3.1',
      title: 'The meeting',
      kind: 'procedure',
      phase: 'setup',
      summary: 'Six turns are played.',
    },
  ],
};

export const tinyRulings: RulingsFile = {
  format: 1,
  game: 'tiny',
  title: 'Tiny, the rulings',
  rulings: [
    {
      id: 'R1',
      title: 'Lake sides',
      rules: ['tiny:1.1'],
      issue: 'May a lake side be crossed?',
      ruling: 'It may not.',
      reason: 'The book calls it water.',
    },
  ],
};

const OPTIONS: readonly OptionLine[] = [
  {
    id: 'flood',
    title: 'Spring flood',
    values: ['off', 'on'],
    standard: 'off',
    rules: ['tiny:1.1'],
    summary: 'The Brook floods in turn 2.',
  },
];

export const tinyTables = {
  ...head('Tiny, the tables'),
  defaults: { crt: fields('lie', 'result') },
  crt: [
    { roll: 1, column: '1:1', result: 'DR' },
    { roll: 2, column: '1:1', result: 'AS', from: { result: 'book' } },
  ],
  options: OPTIONS,
};
export const tinyTurns = {
  ...head('Tiny, the turns'),
  track: {
    notes: [
      { chart: 'movement', columns: ['mech', 'nonMech'], label: 'move' },
      { chart: 'replacements', columns: ['mech', 'nonMech'], label: 'repl.' },
    ],
    points: true,
  },
  defaults: { turns: fields('book', 'label') },
  turns: [
    { turn: 1, label: 'spring' },
    { turn: 2, label: 'summer' },
  ],
};

/** All its files by name, as they would lie in a folder. */
export const tinyFiles: Readonly<Record<string, object>> = {
  'map.json': tinyMap,
  'units.json': tinyUnits,
  'tables.json': tinyTables,
  'turns.json': tinyTurns,
  'rules.json': tinyRules,
  'rulings.json': tinyRulings,
  'scenarios/meeting.json': tinyScenario,
};

export const tinyBoard = (): PrintedBoard => printBoard(tinyMap, makeGrid(tinyMap.grid));

export const tinySet = (): BoardSet => ({
  board: tinyBoard(),
  units: tinyUnits,
  tables: tinyTables,
  turns: tinyTurns,
  options: OPTIONS,
  scenarios: { meeting: tinyScenario },
  rules: tinyRules,
  rulings: tinyRulings,
});
