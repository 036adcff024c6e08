// Every check of a board's files made to fail once: what is changed in the tiny board, and what is said of it.
import { describe, expect, it } from '@jest/globals';
import { senseFindings, shapeFindings } from '../../src/board/check/index.ts';
import type { Finding } from '../../src/board/finding.ts';
import { placeOf } from '../../src/board/json-path.ts';
import { changed } from './shelf.ts';
import type { Step } from './shelf.ts';
import { tinyFiles } from './tiny.ts';

const MAP = 'map.json';
const UNITS = 'units.json';
const SCENARIO = 'scenarios/meeting.json';

type Change = readonly [file: string, path: readonly Step[], value: unknown];

const after = (...changes: readonly Change[]): Record<string, object> => {
  const files: Record<string, object> = { ...tinyFiles };
  for (const [file, path, value] of changes) files[file] = changed(files[file] ?? {}, path, value);
  return files;
};

const said = (files: Record<string, object>, found: readonly Finding[]): readonly string[] =>
  found.map(({ code, file, path }) => `${code} ${file} ${placeOf(files[file], path)}`.trim());

const shape = (...changes: readonly Change[]): readonly string[] => {
  const files = after(...changes);
  return said(files, shapeFindings('tiny', files));
};

const sense = (...changes: readonly Change[]): readonly string[] => {
  const files = after(...changes);
  expect(said(files, shapeFindings('tiny', files))).toEqual([]);
  return said(files, senseFindings(files));
};

describe('the tiny board', () => {
  it('has nothing wrong', () => {
    expect(shape()).toEqual([]);
    expect(sense()).toEqual([]);
  });

  it('may have an area that is all of a country or of a zone', () => {
    expect(sense([MAP, ['areas', 'east-road', 'hexes'], { country: 'eastland' }])).toEqual([]);
    expect(sense([MAP, ['areas', 'east-road', 'hexes'], { zone: 'north' }])).toEqual([]);
  });

  it('may have a port at its edge, on water beyond', () => {
    expect(sense([MAP, ['hexes', '0103', 'features'], { port: { waters: ['bay'] } }])).toEqual([]);
  });
});

describe('what keeps a board from being put together', () => {
  it.each<[string, Change[], string[]]>([
    ['a file of another game', [[UNITS, ['game'], 'other']], ['FILE.OTHER-GAME units.json game']],
    [
      'a numbering that does not work',
      [[MAP, ['grid', 'shifted', 'rows'], 'none']],
      ['GRID.SCHEME map.json grid'],
    ],
    [
      'a grid that would fill the memory',
      [[MAP, ['grid', 'columns', 'default'], [0, 9999]]],
      ['GRID.SIZE map.json grid'],
    ],
    [
      'a hex of the grid without a line',
      [[MAP, ['hexes', '0405'], undefined]],
      ['HEX.LACKING map.json hexes'],
    ],
    [
      'a line for a hex that is not on the grid',
      [[MAP, ['hexes', '0606'], { terrain: 'all-sea', water: 'bay' }]],
      ['HEX.BEYOND map.json hexes.0606'],
    ],
    [
      'a side between hexes that do not touch',
      [[MAP, ['hexsides', 10, 'between'], ['0305', '0403']]],
      ['SIDE.APART map.json hexsides.0305/0403.between'],
    ],
    [
      'a side of a hex that is not on the map',
      [[MAP, ['hexsides', 10, 'between'], ['0305', '0306']]],
      ['HEX.NONE map.json hexsides.0305/0306.between'],
    ],
    [
      'a side that has two lines, whichever hex comes first',
      [[MAP, ['hexsides', 12], { between: ['0104', '0103'], kind: 'lake', water: 'mirror' }]],
      ['SIDE.TWICE map.json hexsides.0104/0103'],
    ],
    [
      'a river that is not named',
      [[MAP, ['hexsides', 8, 'river'], undefined]],
      ['SIDE.LACKS map.json hexsides.0504/0505'],
    ],
    [
      'a river with a water',
      [[MAP, ['hexsides', 8, 'water'], 'bay']],
      ['SIDE.TOO-MUCH map.json hexsides.0504/0505.water'],
    ],
    [
      'a lake of the sea',
      [[MAP, ['hexsides', 10, 'water'], 'bay']],
      ['SIDE.SORT map.json hexsides.0305/0404.water'],
    ],
    [
      'a river along the shore of a lake',
      [[MAP, ['hexsides', 12], { between: ['0304', '0305'], kind: 'river', river: 'sedge' }]],
      ['SIDE.SHORE map.json hexsides.0304/0305.kind'],
    ],
    [
      'a country there is not',
      [[MAP, ['hexes', '0101', 'country'], 'nowhere']],
      ['KEY.NONE map.json hexes.0101.country'],
    ],
    [
      'a country with the name of something every record has',
      [[MAP, ['hexes', '0101', 'country'], 'constructor']],
      ['KEY.NONE map.json hexes.0101.country'],
    ],
    [
      'a zone there is not',
      [[MAP, ['hexes', '0101', 'zone'], 'east']],
      ['KEY.NONE map.json hexes.0101.zone'],
    ],
    [
      'a water there is not',
      [[MAP, ['hexes', '0401', 'water'], 'sea']],
      ['KEY.NONE map.json hexes.0401.water'],
    ],
    [
      'a port of no water',
      [[MAP, ['hexes', '0302', 'features', 'port', 'waters'], ['sea']]],
      ['KEY.NONE map.json hexes.0302.features.port.waters.number 1'],
    ],
    [
      'a fortified line of nobody',
      [[MAP, ['hexes', '0203', 'features', 'fortified', 'side'], 'north']],
      ['KEY.NONE map.json hexes.0203.features.fortified.side'],
    ],
    [
      'a holder there is not',
      [[MAP, ['countries', 'westland', 'holder'], 'north']],
      ['KEY.NONE map.json countries.westland.holder'],
    ],
    [
      'a holder of a zone there is not',
      [[MAP, ['zones', 'north', 'holder'], 'nobody']],
      ['KEY.NONE map.json zones.north.holder'],
    ],
    [
      'a beginning nowhere',
      [[MAP, ['rivers', 'alder', 'begins'], 'glacier']],
      ['KEY.NONE map.json rivers.alder.begins'],
    ],
    [
      'an end that is a source',
      [[MAP, ['rivers', 'alder', 'ends'], 'source']],
      ['KEY.NONE map.json rivers.alder.ends'],
    ],
    [
      'an area that is all of a country there is not',
      [[MAP, ['areas', 'east-road', 'hexes'], { country: 'northland' }]],
      ['KEY.NONE map.json areas.east-road.hexes.country'],
    ],
    [
      'an area that is all of a zone there is not',
      [[MAP, ['areas', 'east-road', 'hexes'], { zone: 'west' }]],
      ['KEY.NONE map.json areas.east-road.hexes.zone'],
    ],
    [
      'an area off the map',
      [[MAP, ['areas', 'west-camp', 'hexes', 0], '0999']],
      ['HEX.NONE map.json areas.west-camp.hexes.number 1'],
    ],
    [
      'a region off the map',
      [[MAP, ['regions', 'uplands', 'hexes', 0], '0999']],
      ['HEX.NONE map.json regions.uplands.hexes.number 1'],
    ],
    [
      'a type there is not',
      [[UNITS, ['units', 0, 'type'], 'cavalry']],
      ['KEY.NONE units.json units.w1.type'],
    ],
    [
      'a nationality there is not',
      [[UNITS, ['units', 0, 'nationality'], 'north']],
      ['KEY.NONE units.json units.w1.nationality'],
    ],
    [
      'a colour there is not',
      [[UNITS, ['units', 0, 'colour'], 'red']],
      ['KEY.NONE units.json units.w1.colour'],
    ],
    [
      'a kind there is not',
      [[UNITS, ['units', 4, 'kinds'], ['shock']]],
      ['KEY.NONE units.json units.e2.kinds.number 1'],
    ],
    [
      'a formation there is not',
      [[UNITS, ['units', 4, 'formation'], '2ag']],
      ['KEY.NONE units.json units.e2.formation'],
    ],
    [
      'a formation of a side there is not',
      [[UNITS, ['formations', '2ag'], { name: '2 Army Group', side: 'north' }]],
      ['KEY.NONE units.json formations.2ag.side'],
    ],
    [
      'a formation of the other side',
      [[UNITS, ['units', 0, 'formation'], '1ag']],
      ['UNIT.FORMATION units.json units.w1.formation'],
    ],
    [
      'a formation that is typed like a counter',
      [[UNITS, ['formations', 'w1'], { name: '1 West Army Group', side: 'west' }]],
      ['UNIT.TWICE units.json formations.w1'],
    ],
    [
      'an area to be bound to that there is not',
      [[UNITS, ['units', 0, 'bound'], 'pen']],
      ['KEY.NONE units.json units.w1.bound'],
    ],
    [
      'a marker of nobody',
      [[UNITS, ['markers', 0, 'side'], 'north']],
      ['KEY.NONE units.json markers.depot.side'],
    ],
    [
      'an entry into an area there is not',
      [[UNITS, ['units', 4, 'entry', 0, 'area'], 'gate']],
      ['KEY.NONE units.json units.e2.entry.number 1.area'],
    ],
    [
      'an entry that does not say where',
      [[UNITS, ['units', 4, 'entry', 0], { turn: 3, by: 'hex' }]],
      ['ENTRY.LACKS units.json units.e2.entry.number 1'],
    ],
    [
      'an entry in a hex there is not',
      [[UNITS, ['units', 4, 'entry', 0], { turn: 3, by: 'hex', hex: '0999' }]],
      ['HEX.NONE units.json units.e2.entry.number 1.hex'],
    ],
    [
      'an id twice',
      [[UNITS, ['markers', 0, 'id'], 'w1']],
      ['UNIT.TWICE units.json markers.w1.id', 'KEY.NONE scenarios/meeting.json markers.depot'],
    ],
    ['a print twice', [[UNITS, ['units', 1, 'print'], 'w1']], ['UNIT.TWICE units.json units.w2.print']],
    ['a name twice', [[UNITS, ['units', 1, 'name'], '1 West Army']], ['UNIT.TWICE units.json units.w2.name']],
    [
      'a tank corps on foot',
      [[UNITS, ['units', 1, 'mobility'], 'non-mech']],
      ['UNIT.MOBILITY units.json units.w2.mobility'],
    ],
    [
      'a set-up in the water',
      [[UNITS, ['units', 0, 'setup'], { hex: '0401' }]],
      ['UNIT.WATER units.json units.w1.setup'],
    ],
    [
      'a set-up off the map',
      [[UNITS, ['units', 0, 'setup'], { hex: '0999' }]],
      ['HEX.NONE units.json units.w1.setup'],
    ],
    [
      'a conversion only one unit knows of',
      [[UNITS, ['units', 3, 'counterpart'], undefined]],
      ['UNIT.PAIR units.json units.e2.converts'],
    ],
    [
      'a conversion of a unit there is not',
      [[UNITS, ['units', 0, 'converts'], 'w9']],
      ['KEY.NONE units.json units.w1.converts'],
    ],
    [
      'two sides with one letter',
      [[UNITS, ['sides', 'east', 'letter'], 'W']],
      ['SIDES.LETTER units.json sides'],
    ],
    ['a scenario under another name', [[SCENARIO, ['id'], 'other']], [`SCENARIO.ID ${SCENARIO} id`]],
    [
      'turns that run backward',
      [[SCENARIO, ['turns'], { first: 3, last: 2 }]],
      [
        `TURNS.ORDER ${SCENARIO} turns`,
        `TURNS.OUTSIDE ${SCENARIO} firstCheck`,
        `TURNS.OUTSIDE ${SCENARIO} track.3`,
      ],
    ],
    [
      'a first check after the end',
      [[SCENARIO, ['firstCheck'], 7]],
      [`TURNS.OUTSIDE ${SCENARIO} firstCheck`],
    ],
    ['an entry after the end', [[SCENARIO, ['track'], { 7: ['e2'] }]], [`TURNS.OUTSIDE ${SCENARIO} track.7`]],
    [
      'a unit placed that there is not',
      [[SCENARIO, ['boxes', 'reserve', 1], 'w9']],
      [`KEY.NONE ${SCENARIO} boxes.reserve.number 2`],
    ],
    [
      'a unit in two places',
      [[SCENARIO, ['boxes', 'reserve', 1], 'w1']],
      [`PLACED.TWICE ${SCENARIO} boxes.reserve.number 2`],
    ],
    ['a unit in no place', [[SCENARIO, ['boxes', 'reserve'], []]], [`PLACED.NOWHERE ${SCENARIO}`]],
    [
      'a stack in a lake',
      [[SCENARIO, ['fixed'], { '0202': ['w1', 'w2'], '0304': ['e1'] }]],
      [`HEX.NOT-LAND ${SCENARIO} fixed.0304`],
    ],
    [
      'a stack off the map',
      [[SCENARIO, ['fixed'], { '0202': ['w1', 'w2'], '0999': ['e1'] }]],
      [`HEX.NONE ${SCENARIO} fixed.0999`],
    ],
    [
      'both sides in one hex',
      [[SCENARIO, ['fixed'], { '0202': ['w1', 'w2', 'e1'] }]],
      [`PLACED.MIXED ${SCENARIO} fixed.0202.number 3`],
    ],
    [
      'a group of an area there is not',
      [[SCENARIO, ['free', 'a', 'area'], 'pen']],
      [`KEY.NONE ${SCENARIO} free.a.area`],
    ],
    [
      'a group of nobody',
      [[SCENARIO, ['free', 'a', 'side'], 'north']],
      [`KEY.NONE ${SCENARIO} free.a.side`, `GROUP.SIDE ${SCENARIO} free.a.units.number 1`],
    ],
    [
      'a group of the other side',
      [[SCENARIO, ['free', 'a', 'side'], 'east']],
      [`GROUP.SIDE ${SCENARIO} free.a.units.number 1`],
    ],
    [
      'a group outside its area',
      [[SCENARIO, ['free', 'a', 'historical'], { '0101': ['w3'] }]],
      [`GROUP.AREA ${SCENARIO} free.a.historical.0101`],
    ],
    [
      'a group that stood without one of its units',
      [[SCENARIO, ['free', 'a', 'units'], ['w3', 'w1']]],
      [`GROUP.UNITS ${SCENARIO} free.a.historical`],
    ],
    [
      'a hex with two holders',
      [[SCENARIO, ['control', 'east'], ['0203']]],
      [`CONTROL.TWICE ${SCENARIO} control.east.number 1`],
    ],
    [
      'a lake with a holder',
      [[SCENARIO, ['control', 'west', 0], '0304']],
      [`HEX.NOT-LAND ${SCENARIO} control.west.number 1`],
    ],
    [
      'a holder that is no side',
      [[SCENARIO, ['control', 'north'], ['0104']]],
      [`KEY.NONE ${SCENARIO} control.north`],
    ],
    [
      'a marker there is not',
      [[SCENARIO, ['markers', 'flag'], ['0302']]],
      [`KEY.NONE ${SCENARIO} markers.flag`],
    ],
    [
      'more markers than there are',
      [[SCENARIO, ['markers', 'depot'], ['0302', '0301', 'reserve']]],
      [`MARKER.COUNT ${SCENARIO} markers.depot`],
    ],
    [
      'a marker in the sea',
      [[SCENARIO, ['markers', 'depot'], ['0401']]],
      [`HEX.NOT-LAND ${SCENARIO} markers.depot.number 1`],
    ],
  ])('is %s', (_what, changes, expected) => {
    expect(shape(...changes)).toEqual(expected);
  });
});

describe('what a map must be', () => {
  it.each<[string, Change[], string[]]>([
    [
      'land without a country',
      [[MAP, ['hexes', '0101', 'country'], undefined]],
      ['HEX.LACKS map.json hexes.0101'],
    ],
    ['land without a zone', [[MAP, ['hexes', '0101', 'zone'], undefined]], ['HEX.LACKS map.json hexes.0101']],
    [
      'land with a water',
      [[MAP, ['hexes', '0101', 'water'], 'bay']],
      ['HEX.TOO-MUCH map.json hexes.0101.water'],
    ],
    [
      'a city on a lake',
      [[MAP, ['hexes', '0304', 'features'], { city: { name: 'Pile' } }]],
      ['HEX.TOO-MUCH map.json hexes.0304.features'],
    ],
    [
      'water of no name',
      [[MAP, ['hexes', '0304', 'water'], undefined]],
      ['HEX.LACKS map.json hexes.0304', 'RIVER.BEGINS map.json rivers.brook.begins'],
    ],
    [
      'a lake that is the sea',
      [[MAP, ['hexes', '0304', 'water'], 'bay']],
      ['HEX.SORT map.json hexes.0304.water', 'RIVER.BEGINS map.json rivers.brook.begins'],
    ],
    [
      'a city to take that has no name',
      [[MAP, ['hexes', '0202', 'features', 'city', 'name'], undefined]],
      ['HEX.UNNAMED map.json hexes.0202.features.city'],
    ],
    [
      'oil without a label',
      [[MAP, ['hexes', '0404', 'label'], undefined]],
      ['HEX.UNNAMED map.json hexes.0404.features.oil'],
    ],
    [
      'two cities of one name',
      [[MAP, ['hexes', '0302', 'features', 'city', 'name'], 'EASTMARK']],
      ['CITY.TWICE map.json hexes.0305.features.city'],
    ],
    [
      'a port in the hills',
      [[MAP, ['hexes', '0203', 'features'], { port: { waters: ['bay'] } }]],
      ['PORT.DRY map.json hexes.0203.features.port.waters.number 1'],
    ],
    [
      'a hex in two regions',
      [[MAP, ['regions', 'lowlands', 'hexes', 11], '0101']],
      ['REGION.TWICE map.json regions.lowlands.hexes.number 12'],
    ],
    [
      'a lake in a region',
      [[MAP, ['regions', 'lowlands', 'hexes', 11], '0304']],
      ['REGION.WATER map.json regions.lowlands.hexes.number 12'],
    ],
    [
      'land in no region',
      [[MAP, ['regions', 'lowlands', 'hexes', 0], undefined]],
      ['REGION.LACKING map.json regions'],
    ],
    [
      'land cut off by water',
      [[MAP, ['hexsides', 12], { between: ['0201', '0301'], kind: 'sea', water: 'bay' }]],
      ['LAND.APART map.json hexes.0301'],
    ],
    [
      'a river with a gap',
      [[MAP, ['hexsides', 2, 'between'], ['0203', '0204']]],
      ['RIVER.BROKEN map.json hexsides.0203/0204'],
    ],
    [
      'a river out of order',
      [
        [MAP, ['hexsides', 0, 'between'], ['0103', '0203']],
        [MAP, ['hexsides', 1, 'between'], ['0103', '0104']],
      ],
      ['RIVER.BROKEN map.json hexsides.0202/0203'],
    ],
    [
      'a river that forks',
      [[MAP, ['hexsides', 12], { between: ['0405', '0505'], kind: 'river', river: 'sedge' }]],
      ['RIVER.BROKEN map.json hexsides.0405/0505'],
    ],
    [
      'a river without sides',
      [[MAP, ['rivers', 'rill'], { name: 'Rill', begins: 'source', ends: 'edge' }]],
      ['RIVER.DRY map.json rivers.rill'],
    ],
    [
      'a river that does not begin at the edge',
      [[MAP, ['rivers', 'sedge', 'begins'], 'edge']],
      ['RIVER.BEGINS map.json rivers.sedge.begins'],
    ],
    [
      'a river that does not begin in its lake',
      [[MAP, ['rivers', 'sedge', 'begins'], 'mirror']],
      ['RIVER.BEGINS map.json rivers.sedge.begins'],
    ],
    [
      'a river that does not reach the sea',
      [[MAP, ['rivers', 'sedge', 'ends'], 'bay']],
      ['RIVER.ENDS map.json rivers.sedge.ends'],
    ],
    [
      'a river that does not reach another',
      [[MAP, ['rivers', 'sedge', 'ends'], 'alder']],
      ['RIVER.ENDS map.json rivers.sedge.ends'],
    ],
    [
      'a river that ends in itself',
      [[MAP, ['rivers', 'sedge', 'ends'], 'sedge']],
      ['RIVER.ENDS map.json rivers.sedge.ends'],
    ],
    [
      'a river with the key of a water',
      [[MAP, ['waters', 'brook'], { name: 'Brook', kind: 'lake' }]],
      ['RIVER.SHARED-KEY map.json rivers.brook'],
    ],
    [
      'a stack where the other side holds',
      [[SCENARIO, ['control', 'west', 1], '0303']],
      [`PLACED.HELD ${SCENARIO} fixed.0303.number 1`],
    ],
  ])('is broken by %s', (_what, changes, expected) => {
    expect(sense(...changes)).toEqual(expected);
  });

  it('may have islands, where an area says so', () => {
    const cut: Change = [MAP, ['hexsides', 12], { between: ['0201', '0301'], kind: 'sea', water: 'bay' }];
    const island = { title: 'Isle', kind: 'island', rules: ['tiny:1.1'], hexes: ['0301'] };
    expect(sense(cut, [MAP, ['areas', 'isle'], island])).toEqual([]);
  });

  it('has land joined by a strait', () => {
    const strait: Change = [
      MAP,
      ['hexsides', 12],
      { between: ['0201', '0301'], kind: 'strait', water: 'bay' },
    ];
    expect(sense(strait)).toEqual([]);
  });
});

describe('what a source must be', () => {
  it.each<[string, Change[], string[]]>([
    [
      'no source at all',
      [[MAP, ['defaults', 'hexes', 'label'], undefined]],
      ['SOURCE.NONE map.json hexes.0404.label'],
    ],
    [
      'no source of the numbering',
      [[MAP, ['defaults', 'grid', 'digits'], undefined]],
      ['SOURCE.NONE map.json grid.digits'],
    ],
    [
      'no source in a scenario',
      [[SCENARIO, ['defaults', 'scenario', 'points'], undefined]],
      [`SOURCE.NONE ${SCENARIO} points`],
    ],
    [
      'no source of a group',
      [[SCENARIO, ['defaults', 'free', 'area'], undefined]],
      [`SOURCE.NONE ${SCENARIO} free.a.area`],
    ],
    [
      'a source there is not',
      [[MAP, ['hexes', '0101', 'from'], { terrain: 'gossip' }]],
      ['KEY.NONE map.json hexes.0101.from.terrain'],
    ],
    [
      'a detail of a source there is not',
      [[MAP, ['hexes', '0303', 'from', 'terrain', 0], 'gossip']],
      ['KEY.NONE map.json hexes.0303.from.terrain'],
    ],
    [
      'a default that is not there',
      [[UNITS, ['defaults', 'units', 'dot'], 'gossip']],
      ['KEY.NONE units.json defaults.units.dot'],
    ],
    [
      'a rule there is not',
      [[MAP, ['sources', 'book', 'rules'], ['tiny:9.9']]],
      ['RULE.NONE map.json sources.book.rules.number 1'],
    ],
    [
      'something given by no rule',
      [[MAP, ['sources', 'book', 'rules'], undefined]],
      ['SOURCE.RULES map.json sources.book'],
    ],
    [
      'something given by a ruling alone',
      [[MAP, ['sources', 'book', 'rules'], ['tiny:R1']]],
      ['SOURCE.RULING map.json sources.book'],
    ],
    [
      'a reconstruction without a reason',
      [[MAP, ['sources', 'lie', 'why'], undefined]],
      ['SOURCE.WHY map.json sources.lie'],
    ],
    [
      'a reason that says nothing',
      [[MAP, ['hexes', '0101', 'from'], { terrain: { status: 'reconstructed', why: 'It looks so.' } }]],
      ['SOURCE.WHY map.json hexes.0101.from.terrain'],
    ],
    [
      'an area by a rule there is not',
      [[MAP, ['areas', 'west-camp', 'rules', 0], 'tiny:9.9']],
      ['RULE.NONE map.json areas.west-camp.rules.number 1'],
    ],
    [
      'a kind by a rule there is not',
      [[UNITS, ['kinds', 'guard', 'rules', 0], 'tiny:9.9']],
      ['RULE.NONE units.json kinds.guard.rules.number 1'],
    ],
    [
      'a withdrawal by a rule there is not',
      [
        [UNITS, ['units', 0, 'withdraw'], [{ turn: 2, rule: 'tiny:9.9' }]],
        [UNITS, ['defaults', 'units', 'withdraw'], 'book'],
      ],
      ['RULE.NONE units.json units.w1.withdraw.number 1.rule.number 1'],
    ],
    [
      'a scenario by a rule there is not',
      [[SCENARIO, ['rules', 0], 'tiny:9.9']],
      [`RULE.NONE ${SCENARIO} rules.number 1`],
    ],
    [
      'a rule of another game',
      [[SCENARIO, ['free', 'a', 'rules', 0], 'chess:1.1']],
      [`RULE.NONE ${SCENARIO} free.a.rules.number 1`],
    ],
    [
      'a rule that stands twice',
      [
        ['rules.json', ['rules', 1, 'id'], '3.1'],
        ['rulings.json', ['rulings', 0, 'rules'], []],
        [MAP, ['sources', 'follows', 'rules', 1], 'tiny:1.1'],
        [UNITS, ['sources', 'follows', 'rules', 1], 'tiny:1.1'],
        [SCENARIO, ['sources', 'follows', 'rules', 1], 'tiny:1.1'],
        [MAP, ['areas', 'west-camp', 'rules', 0], 'tiny:1.1'],
        [MAP, ['areas', 'east-road', 'rules', 0], 'tiny:1.1'],
        [SCENARIO, ['free', 'a', 'rules', 0], 'tiny:1.1'],
      ],
      ['RULE.TWICE rules.json rules.3.1.id'],
    ],
    [
      'a ruling on a rule there is not',
      [['rulings.json', ['rulings', 0, 'rules', 0], 'tiny:9.9']],
      ['RULE.NONE rulings.json rulings.R1.rules.number 1'],
    ],
  ])('is broken by %s', (_what, changes, expected) => {
    expect(sense(...changes)).toEqual(expected);
  });
});
