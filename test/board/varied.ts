// A board of five by five hexes with what the tiny one has not: two terrains in a hex, a canal, a defence line, bridges,
// a road and a railway, towns and airfields, no countries and no zones; counters of one, two and three faces, with one
// factor and with three, of divisions and brigades, some of them reduced or disrupted.
//
//   0101  0102  0103 [0104] 0105        [] held by the wall against the north: 0203, 0204
//      0201  0202  0203  0204  0205     the road 0201 to 0205, a bridge over the river at 0202/0203
//   0301  0302  0303  0304  0305        the railway 0301, 0302, 0403, 0404
//      0401  0402  0403  0404  0405     the canal between rows 04 and 05, 0402 to 0404
//   0501  0502  0503  0504  0505        the narrows between 0501 and 0502
import { printBoard } from '../../src/board/board.ts';
import type { BoardSet, PrintedBoard } from '../../src/board/board.ts';
import { wholeMap, wholeUnits } from '../../src/board/board-files.ts';
import type {
  HexLine,
  MapFile,
  RulesFile,
  RulingsFile,
  ScenarioFile,
  Source,
  UnitLine,
  UnitsFile,
} from '../../src/board/data-types.ts';
import { makeGrid } from '../../src/hex/grid.ts';

const SOURCES: Readonly<Record<string, Source>> = { book: { status: 'given', rules: ['varied:1.1'] } };

const head = (title: string) => ({ format: 1, game: 'varied', title, sources: SOURCES }) as const;

const fields = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, 'book']));

const town = (name: string, points?: number): NonNullable<HexLine['features']> => ({
  town: { name, ...(points !== undefined && { points }) },
});

const HEXES: Readonly<Record<string, HexLine>> = {
  '0103': { terrain: 'forest' },
  '0105': { terrain: ['forest', 'swamp'] },
  '0202': { terrain: 'clear', features: town('Ferry', 2) },
  '0203': { terrain: 'clear', features: { works: { side: 'red' } } },
  '0204': { terrain: 'clear', features: { works: { side: 'red' }, airfield: {} } },
  '0301': { terrain: 'swamp' },
  '0303': { terrain: 'swamp', label: 'Mire' },
  '0304': { terrain: 'clear', features: { airfield: {} } },
  '0404': { terrain: 'clear', features: { ...town('Halt'), airfield: {} } },
  '0501': { terrain: 'dunes' },
  '0305': { terrain: 'sea' },
};

const grid = {
  digits: 'RRCC',
  columnsFrom: 'west',
  rowsRise: 'south',
  shifted: { rows: 'even', toward: 'east' },
  sheets: [{ prefix: '', firstRow: 1, lastRow: 5 }],
  columns: { default: [1, 5] },
} as const satisfies MapFile['grid'];

export const variedMapFile = {
  ...head('Varied, the map'),
  defaults: {
    grid: fields('digits', 'columnsFrom', 'rowsRise', 'shifted', 'sheets', 'columns'),
    rivers: fields('name', 'begins', 'ends'),
    networks: fields('routes'),
    hexes: fields('terrain', 'label', 'town', 'town.points', 'airfield', 'works'),
    hexsides: fields('kind', 'river', 'of', 'name'),
  },
  grid,
  terrains: {
    clear: { name: 'open ground', sign: '.', unicode: '\u00b7', fill: '#eeeeda' },
    forest: {
      name: 'forest',
      sign: 'f',
      unicode: '\u2663',
      fill: '#a9c58f',
      ink: '#3f6b2f',
      tint: '#7fae62',
      pattern: 'trees',
    },
    swamp: {
      name: 'swamp',
      sign: '"',
      unicode: '\u03c8',
      fill: '#c4d8cf',
      ink: '#3a7a78',
      tint: '#5a94b0',
      pattern: 'tufts',
    },
    dunes: { name: 'dunes', sign: ',', unicode: '\u2234', fill: '#f0dca0', ink: '#b98d3e', pattern: 'dots' },
    sea: {
      name: 'sea',
      sign: '~',
      unicode: '\u2248',
      fill: '#a4cbe0',
      ink: '#2c678f',
      tint: '#cfe6ef',
      water: 'sea',
    },
  },
  sideKinds: {
    river: { name: 'river', sign: '/\\|_', large: '//\\\\}', line: 'river', ink: '#2f78b4', needs: 'river' },
    canal: { name: 'canal', sign: 'c', unicode: '\u2550', line: 'canal', ink: '#35659a' },
    wall: {
      name: 'defence line',
      sign: 'w',
      unicode: '\u25b2',
      line: 'wall',
      ink: '#7a2d1c',
      protects: true,
    },
    frontier: {
      name: 'frontier',
      sign: ':',
      unicode: '\u205e',
      line: 'border',
      ink: '#5a2a55',
      fill: '#b98cb4',
    },
    narrows: {
      name: 'narrows',
      sign: 'n',
      unicode: '\u2248',
      line: 'narrows',
      ink: '#a4cbe0',
      fill: '#2c678f',
    },
  },
  features: {
    town: {
      name: 'town',
      plural: 'towns',
      sign: 'o',
      unicode: '\u25cb',
      symbol: 'square',
      ink: '#333333',
      place: true,
    },
    airfield: {
      name: 'airfield',
      plural: 'airfields',
      sign: 'x',
      unicode: '\u2708',
      symbol: 'airfield',
      beside: true,
    },
    works: {
      name: 'field works',
      sign: '#%',
      unicode: '\u2592\u2593',
      symbol: 'fort',
      ink: '#7a2d1c',
      beside: true,
    },
  },
  networks: {
    road: {
      name: 'road',
      plural: 'roads',
      sign: '-',
      unicode: '\u2261',
      line: 'road',
      ink: '#8a4b2a',
      routes: [['0201', '0202', '0203', '0204', '0205']],
    },
    rail: {
      name: 'railway',
      plural: 'railways',
      sign: '+',
      unicode: '\u256a',
      line: 'rail',
      ink: '#222222',
      routes: [['0301', '0302', '0402', '0403', '0404']],
    },
    bridge: {
      name: 'bridge',
      plural: 'bridges',
      sign: 'H',
      unicode: '\u2256',
      line: 'bridge',
      ink: '#111111',
      routes: [['0202', '0203']],
    },
  },
  boxes: { reserve: { title: 'Army reserve' } },
  rivers: { alder: { name: 'Alder', begins: 'edge', ends: 'edge' } },
  hexes: {
    ...Object.fromEntries(makeGrid(grid).ids.map((id): [string, HexLine] => [id, { terrain: 'clear' }])),
    ...HEXES,
  },
  hexsides: [
    ...(
      [
        ['0103', '0104'],
        ['0103', '0203'],
        ['0202', '0203'],
        ['0203', '0303'],
        ['0303', '0304'],
        ['0304', '0403'],
        ['0403', '0404'],
        ['0404', '0504'],
        ['0504', '0505'],
      ] as const
    ).map((between) => ({ between, kind: 'river', river: 'alder' })),
    { between: ['0402', '0502'], kind: 'canal', name: 'King canal' },
    { between: ['0402', '0503'], kind: 'canal', name: 'King canal' },
    { between: ['0104', '0203'], kind: 'wall', of: '0203' },
    { between: ['0204', '0104'], kind: 'wall', of: '0204' },
    { between: ['0501', '0502'], kind: 'narrows' },
  ],
} as const;

const unit = (id: string, name: string, side: 'red' | 'blue', more: Partial<UnitLine>): UnitLine => ({
  id,
  print: id.toUpperCase(),
  name,
  side,
  nationality: side,
  type: 'rifle',
  faces: [{ strength: 4 }],
  colour: side,
  ...more,
});

export const variedUnitsFile = {
  ...head('Varied, the counters'),
  defaults: {
    types: fields('name'),
    nationalities: fields('name'),
    colours: fields('name', 'ground', 'ink'),
    units: fields(
      'print',
      'name',
      'side',
      'nationality',
      'type',
      'size',
      'colour',
      'strength',
      'barrage',
      'move',
      'ring',
    ),
  },
  sides: {
    red: { name: 'Reds', adjective: 'Red', letter: 'R' },
    blue: { name: 'Blues', adjective: 'Blue', letter: 'B' },
  },
  factors: {
    strength: { name: 'strength', summed: true, printed: true },
    barrage: { name: 'barrage', summed: true, printed: true },
    move: { name: 'movement', printed: true },
  },
  sizes: {
    division: { name: 'division', mark: 'xx' },
    brigade: { name: 'brigade', mark: 'x' },
    regiment: { name: 'regiment', mark: 'iii' },
  },
  marks: { ring: { name: 'elite', symbol: 'ring' } },
  states: {
    disrupted: { name: 'disrupted', sign: 'd', unicode: '\u2715', symbol: 'asterisk' },
    entrenched: { name: 'entrenched', sign: 'e', unicode: '\u2302', symbol: 'bar', ink: '#7a2d1c' },
  },
  nationalities: { red: { name: 'Red' }, blue: { name: 'Blue' } },
  types: { rifle: { name: 'rifle' }, guns: { name: 'artillery' } },
  colours: {
    red: { name: 'red', ground: '#d97a6a', ink: '#000000' },
    blue: { name: 'blue', ground: '#8fa9d9', ink: '#000000' },
  },
  units: [
    unit('r1', '1 Rifle Division', 'red', {
      size: 'division',
      faces: [
        { strength: 5, move: 4 },
        { strength: 2, move: 4 },
      ],
    }),
    unit('r2', '2 Rifle Division', 'red', {
      size: 'division',
      faces: [
        { strength: 5, move: 4 },
        { strength: 2, move: 4 },
      ],
    }),
    unit('r3', '3 Guards Brigade', 'red', { size: 'brigade', marks: ['ring'], faces: [{ strength: 3 }] }),
    unit('b1', '1 Guns', 'blue', {
      type: 'guns',
      size: 'regiment',
      faces: [{ strength: 1, barrage: 6, move: 3 }],
    }),
    unit('b2', '2 Division', 'blue', {
      size: 'division',
      faces: [{ strength: 9 }, { strength: 6 }, { strength: 3 }],
    }),
    unit('b3', '3 Division', 'blue', {
      size: 'division',
      faces: [{ strength: 9 }, { strength: 6 }, { strength: 3 }],
    }),
  ],
} as const satisfies Partial<UnitsFile>;

export const variedScenario: ScenarioFile = {
  ...head('Varied, the crossing'),
  id: 'crossing',
  turns: { first: 1, last: 4 },
  values: { weather: 'dry' },
  rules: ['varied:1.1'],
  control: { red: ['0102', '0202', '0203', '0204'], blue: ['0302', '0304', '0402'] },
  fixed: { '0102': ['r1'], '0202': ['r2'], '0203': ['r3'], '0302': ['b1'], '0304': ['b2'], '0402': ['b3'] },
  free: {},
  begins: { r2: { face: 2 }, b1: { states: ['disrupted'] }, b3: { face: 3, states: ['entrenched'] } },
  boxes: { reserve: [] },
  track: {},
  markers: {},
  defaults: {
    scenario: fields('turns', 'values', 'control', 'fixed', 'begins', 'boxes', 'track', 'markers'),
  },
};

const variedRules: RulesFile = {
  format: 1,
  game: 'varied',
  title: 'Varied, the rules',
  rules: [
    { id: '1.1', title: 'The map', kind: 'data', phase: 'components', summary: 'All of it is printed.' },
  ],
};

const variedRulings: RulingsFile = { format: 1, game: 'varied', title: 'Varied, the rulings', rulings: [] };

const variedTables = { ...head('Varied, the tables') };

export const variedTurns = {
  ...head('Varied, the turns'),
  defaults: { turns: fields('label', 'season') },
  track: { notes: [{ chart: 'supply', columns: ['points'], label: 'supply' }] },
  turns: [
    { turn: 1, label: '2 Oct', season: 'dry' },
    { turn: 2, label: '4 Oct', season: 'mud' },
  ],
};

/** All its files by name. */
export const variedFiles: Readonly<Record<string, object>> = {
  'map.json': variedMapFile,
  'units.json': variedUnitsFile,
  'tables.json': variedTables,
  'turns.json': variedTurns,
  'rules.json': variedRules,
  'rulings.json': variedRulings,
  'scenarios/crossing.json': variedScenario,
};

const variedMap: MapFile = wholeMap(variedMapFile);

export const variedUnits: UnitsFile = wholeUnits(variedUnitsFile);

export const variedBoard = (map: MapFile = variedMap): PrintedBoard => printBoard(map, makeGrid(map.grid));

export const variedSet = (map: MapFile = variedMap): BoardSet => ({
  board: variedBoard(map),
  units: variedUnits,
  tables: variedTables,
  turns: variedTurns,
  options: [],
  scenarios: { crossing: variedScenario },
  rules: variedRules,
  rulings: variedRulings,
});
