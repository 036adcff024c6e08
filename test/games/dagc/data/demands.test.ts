// What the rulebook demands of any owner's counters, charts and scenarios: each demand holds in the shipped files and is
// missed when it does not.
import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../../src/board/finding.ts';
import { boardSet } from '../../../../src/board/read-board.ts';
import { dagcOwn } from '../../../../src/games/dagc/data/board.ts';
import { changed } from '../../../board/shelf.ts';
import type { Step } from '../../../board/shelf.ts';
import { FILES, markers, set, tables, turns, units } from './kit.ts';

type Change = readonly [file: string, path: readonly Step[], value: unknown];

const findings = (...changes: readonly Change[]): readonly Finding[] => {
  const files: Record<string, unknown> = { ...FILES };
  for (const [file, path, value] of changes) files[file] = changed(files[file] as object, path, value);
  return dagcOwn.findings(boardSet(files));
};

const codes = (...changes: readonly Change[]): readonly unknown[] =>
  findings(...changes).map(({ code, params }) => (code === 'BOOK.WANTS' ? params['rule'] : code));

const UNITS = 'units.json';
const TABLES = 'tables.json';
const TURNS = 'turns.json';
const HISTORICAL = 'scenarios/historical.json';

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

it('the shipped files are all that the book demands', () => {
  expect(dagcOwn.findings(set)).toEqual([]);
});

describe('a demand of the book', () => {
  it.each<[string, string, Change]>([
    ['2.1a', '160 counters', [UNITS, marker('control', 'count'), 40]],
    ['2.3a', 'sixteen of another game', [UNITS, marker('partisans', 'count'), 6]],
    ['13.1a', 'eight air armies', [UNITS, marker('air13', 'values'), { front: 'ukrainian-front' }]],
    ['13.2a', 'two air armies', [UNITS, marker('air2', 'values'), { front: 'main-front' }]],
    ['12.6a', 'one armour concentration', [UNITS, marker('armour', 'count'), 2]],
    ['10.2a', 'five units of the 1st Ukrainian Front', [UNITS, unit('13a', 'kinds'), ['main-front']]],
    ['10.3a', 'four corps of North Ukraine', [UNITS, unit('3pz', 'kinds'), ['army-group']]],
    ['3.7a', 'four corps of 5th Panzer Army', [UNITS, unit('47pz', 'kinds'), ['army-group']]],
    ['2.6c', 'seven Korps Gruppen', [UNITS, unit('skn', 'kinds'), ['army-group']]],
    ['10.4h', 'one Korps Gruppe with an N', [UNITS, unit('skn', 'kinds'), ['kg', 'kg-north']]],
    ['2.6b', 'four cav-mech groups', [UNITS, unit('cmo', 'type'), 'tank']],
    ['3.6c', 'nine asterisks', [UNITS, unit('6g', 'marks'), undefined]],
    ['2.5a', 'one formation', [UNITS, unit('2sh', 'kinds'), ['main-front', 'ukrainian-front']]],
    ['2.11a', 'two steps', [UNITS, unit('2sh', 'faces'), [{ combat: 5 }, { combat: 3 }, { combat: 1 }]]],
    ['2.11c', 'a lower factor when reduced', [UNITS, unit('2sh', 'faces'), [{ combat: 5 }, { combat: 5 }]]],
    ['10.4j', 'one step for a Korps Gruppe', [UNITS, unit('skn', 'faces'), [{ combat: 3 }, { combat: 2 }]]],
    ['11.1e', 'no attack by a locality', [UNITS, unit('fvit', 'faces'), [{ attack: 1, combat: 2 }]]],
    ['2.10d', 'fast corps', [UNITS, unit('47pz', 'faces', 0), { combat: 6, move: 7 }]],
    ['2.8b', 'a bracket on a Korps Gruppe', [UNITS, unit('skn', 'marks'), undefined]],
    ['2.8c', 'a bracket on a cav-mech group', [UNITS, unit('cmb', 'marks'), undefined]],
    ['2.4', 'factors of 1st Infantry Corps', [UNITS, unit('1inf', 'faces'), [{ combat: 4 }, { combat: 2 }]]],
    ['2.4', 'hex of 1st Infantry Corps', [UNITS, unit('1inf', 'setup'), { hex: '3103' }]],
    ['10.3b', 'hex of 56th Panzer Corps', [UNITS, unit('56pz', 'setup'), { hex: '4920' }]],
    ['10.1b', 'turn of 1st Polish Army', [UNITS, unit('1pol', 'entry', 0, 'turn'), 3]],
    ['3.6e', 'turn of North Ukraine', [UNITS, unit('3pz', 'entry', 0, 'turn'), 4]],
    ['3.1b', 'a unit where its counter says', [HISTORICAL, ['fixed', '1300'], ['8a']]],
    ['3.1c', 'a unit on its turn', [HISTORICAL, ['track', '5'], ['str']]],
    ['6.1', 'two in a hex', [HISTORICAL, ['fixed', '1300'], ['2sh', '8a', '42a']]],
    ['5.1b', 'nine turns', [HISTORICAL, ['turns', 'last'], 10]],
    ['3.2b', 'the marker in 4004', [HISTORICAL, ['markers', 'bagration'], ['4005']]],
  ])('dagc:%s: %s', (rule, _what, change) => {
    expect(codes(change)).toContain(`dagc:${rule}`);
  });
});

describe('charts', () => {
  const span = turns.spans.findIndex(({ option }) => option !== undefined);
  const column = tables.columns.findIndex(({ id }) => id === '0');

  it.each<[string, string, Change]>([
    ['CHART.LACKING', 'a cell is missing', [TABLES, ['crt', 0], undefined]],
    ['CHART.BEYOND', 'there is a seventh roll', [TABLES, ['crt', 0, 'roll'], 7]],
    ['CHART.TWICE', 'an id stands there twice', [TABLES, ['limits', 1, 'id'], 'stack']],
    ['CHART.OTHER', 'a differential is in no column', [TABLES, ['columns', column, 'least'], 1]],
    ['CHART.OTHER', 'a column in the middle has no end', [TABLES, ['columns', column, 'most'], undefined]],
    [
      'KEY.NONE',
      'a column in the middle has no beginning',
      [TABLES, ['columns', column, 'least'], undefined],
    ],
    ['CHART.LACKING', 'a turn is missing', [TURNS, ['turns', 4], undefined]],
    ['CHART.LACKING', 'replacements are missing', [TURNS, ['replacements', 0], undefined]],
    ['KEY.NONE', 'a standard is no value', [TABLES, ['options', 0, 'standard'], 'tea']],
    ['KEY.NONE', 'a span is for an option there is not', [TURNS, ['spans', span, 'option'], 'tea']],
    ['KEY.NONE', 'a rate is no value', [TURNS, ['rates', 0, 'id'], 'four']],
    ['KEY.NONE', 'air armies are of no front', [TURNS, ['airArmies', 0, 'front'], 'tea']],
    ['KEY.NONE', 'history falls after the game', [TABLES, ['history', 0, 'turn'], 10]],
    ['KEY.NONE', 'a scenario says nothing of a part', [HISTORICAL, ['values', 'centre'], undefined]],
    ['SOURCE.NONE', 'a cell has no source', [TABLES, ['crt', 0, 'from'], undefined]],
    ['RULE.NONE', 'a limit is of no rule', [TABLES, ['limits', 0, 'rules', 0], 'dagc:99.9']],
  ])('are found wrong, %s, where %s', (code, _what, change) => {
    expect(codes(change)).toContain(code);
  });
});

describe('what is wrong is said with its place', () => {
  const column = tables.columns.findIndex(({ id }) => id === '0');
  const [first, last] = [0, tables.columns.length - 1];
  const stalled = tables.crt.map((cell) => (cell.column === '0' ? { ...cell, result: 'AS' } : cell));

  it.each<[string, Change, readonly Step[], Finding['params']]>([
    [
      'dagc:11.13: a differential of two columns',
      [TABLES, ['columns', column, 'least'], -1],
      ['columns', column - 1, 'most'],
      { found: -1, other: 'column 0', expected: -2 },
    ],
    [
      'dagc:11.13: an end of the last column',
      [TABLES, ['columns', last, 'most'], 20],
      ['columns', last, 'most'],
      { found: 20, other: 'the end of the table', expected: 'no end' },
    ],
    [
      'dagc:11.13: a beginning of the first',
      [TABLES, ['columns', first, 'least'], -20],
      ['columns', first, 'least'],
      { found: -20, other: 'the end of the table', expected: 'no end' },
    ],
    [
      'dagc:11.13: no beginning of another',
      [TABLES, ['columns', column, 'least'], undefined],
      ['columns', column, 'least'],
      { what: 'lower end of column', key: '0' },
    ],
    [
      'dagc:11.23a: AS alone',
      [TABLES, ['crt'], stalled],
      ['columns', column],
      { rule: 'dagc:11.23a', expected: 'a result that is not AS in column 0', found: 'AS alone' },
    ],
    [
      'dagc:R16: no word on a part of a scenario',
      [HISTORICAL, ['values', 'centre'], undefined],
      ['values', 'centre'],
      { what: 'value of centre', key: '' },
    ],
    [
      'dagc:3.1b: a unit in the hex of another',
      [HISTORICAL, ['fixed', '1300'], ['8a']],
      ['fixed', '1300', 0],
      { rule: 'dagc:3.1b', expected: '8th Army where its counter says', found: '1401' },
    ],
    [
      'dagc:3.1c: a unit on the turn of another',
      [HISTORICAL, ['track', '5'], ['str']],
      ['track', '5', 0],
      { rule: 'dagc:3.1c', expected: 'Korps Gruppe Strachwitz where its counter says', found: 8 },
    ],
  ])('%s', (_what, change, path, params) => {
    expect(findings(change)).toContainEqual(expect.objectContaining({ path, params }));
  });
});

it('dagc:R99: a column of the combat table has not AS alone', () => {
  const stalled = tables.crt.map((cell) => (cell.column === '0' ? { ...cell, result: 'AS' } : cell));
  expect(codes([TABLES, ['crt'], stalled])).toContain('dagc:11.23a');
});
