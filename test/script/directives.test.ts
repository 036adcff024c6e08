import { describe, expect, it } from '@jest/globals';
import { DIRECTIVES, readDirective } from '../../src/script/directives.ts';
import { EXPECTATIONS } from '../../src/script/expect/syntax.ts';
import { wordsOf, unquoted, withoutComment } from '../../src/script/lex.ts';

const read = (line: string): unknown => {
  const found = readDirective(line);
  return found.ok ? found.value : found.error;
};

const check = (more: object): object => ({ kind: 'check', check: more });

describe('a line of a script', () => {
  it.each([
    ['new ford', { kind: 'new', game: 'ford', options: {} }],
    ['NEW Ford Skirmish.', { kind: 'new', game: 'ford', scenario: 'skirmish', options: {} }],
    ['new ford fog=off', { kind: 'new', game: 'ford', options: { fog: 'off' } }],
    [
      'new ford skirmish a=1 b=2',
      { kind: 'new', game: 'ford', scenario: 'skirmish', options: { a: '1', b: '2' } },
    ],
    ['load a.pos', { kind: 'load', name: 'a.pos', from: '' }],
    ['include "a b.hxf"', { kind: 'include', name: 'a b.hxf' }],
    ['dice 3 4', { kind: 'dice', faces: [3, 4] }],
    ['dice', { kind: 'typed', typed: { line: 'dice' } }],
    ['seed tuesday', { kind: 'seed', word: 'tuesday' }],
    ['as South react s1 1504', { kind: 'typed', typed: { by: 'south', line: 'react s1 1504' } }],
    ['opponent off', { kind: 'no-opponent' }],
    [
      'Opponent South level 1 SEED 7 phase.',
      { kind: 'opponent', side: 'South', level: '1', seed: 7, phase: true },
    ],
    ['snapshot here', { kind: 'snapshot', name: 'here' }],
    ['restore here', { kind: 'restore', name: 'here' }],
    ['move n1 1402', { kind: 'typed', typed: { line: 'move n1 1402' } }],
    ['hash', { kind: 'typed', typed: { line: 'hash' } }],
    ['hash 77ab 19C0', check({ kind: 'hash', hash: '77ab19c0' })],
    [
      'expect unit n1 at 1402 attack 4 moved',
      check({
        kind: 'unit',
        unit: 'n1',
        at: '1402',
        facts: [
          { name: 'attack', value: '4' },
          { name: 'moved', value: 'yes' },
        ],
      }),
    ],
    [
      'expect count 2 units north at 1402 moved=yes',
      check({
        kind: 'count',
        count: 2,
        side: 'north',
        at: '1402',
        facts: [{ name: 'moved', value: 'yes' }],
      }),
    ],
    ['expect control 14 02 South', check({ kind: 'control', at: '14 02', holder: 'south' })],
    [
      'expect place dead count=2',
      check({ kind: 'place', at: 'dead', facts: [{ name: 'count', value: '2' }] }),
    ],
    ['expect points north -3', check({ kind: 'points', side: 'north', points: -3 })],
    ['expect result DR', check({ kind: 'result', result: 'DR' })],
    ['expect question ask.move side=north', expect.objectContaining({ kind: 'check' })],
    ['expect option fog=off', check({ kind: 'option', facts: [{ name: 'fog', value: 'off' }] })],
    [
      'expect odds 1403 from n1 = 1:2 attack=4',
      check({
        kind: 'answer',
        asked: { line: 'odds 1403 from n1' },
        says: [{ key: '1:2', facts: [{ name: 'attack', value: '4' }] }],
      }),
    ],
    [
      'expect as south look 1403 = look.held',
      check({
        kind: 'answer',
        asked: { by: 'south', line: 'look 1403' },
        says: [{ key: 'look.held', facts: [] }],
      }),
    ],
    ['skip-if no game Storm', { kind: 'skip', when: { noGame: 'storm' }, to: 0 }],
    ['skip-if turn 2', { kind: 'skip', when: { kind: 'turn', turn: 2 }, to: 0 }],
    ['expect ok', check({ kind: 'ok' })],
    ['expect refused move.far', check({ kind: 'refused', code: 'MOVE.FAR' })],
    ['expect refused', check({ kind: 'refused' })],
    ['expect refused rule 4.2', check({ kind: 'refused', rule: '4.2' })],
    ['expect refused MOVE.FAR rule 4.2', check({ kind: 'refused', code: 'MOVE.FAR', rule: '4.2' })],
    [
      'expect event unit.moved unit=n1 name="1 Foot"',
      check({
        kind: 'event',
        event: 'unit.moved',
        facts: [
          { name: 'unit', value: 'n1' },
          { name: 'name', value: '1 Foot' },
        ],
      }),
    ],
    ['expect die 3 6', check({ kind: 'die', faces: [3, 6] })],
    ['expect unit n1 at 1402', check({ kind: 'unit', unit: 'n1', at: '1402', facts: [] })],
    [
      'expect unit 1 Northern Foot at 14 02 moved yes mp=0',
      check({
        kind: 'unit',
        unit: '1 Northern Foot',
        at: '14 02',
        facts: [
          { name: 'moved', value: 'yes' },
          { name: 'mp', value: '0' },
        ],
      }),
    ],
    ['expect over Draw', check({ kind: 'over', winner: 'draw' })],
    ['expect over north rule 10.1', check({ kind: 'over', winner: 'north', rule: '10.1' })],
    ['expect turn 3', check({ kind: 'turn', turn: 3 })],
    ['expect phase Combat', check({ kind: 'phase', phase: 'combat' })],
    ['expect side s', check({ kind: 'side', side: 's' })],
    ['expect asks south retreat', check({ kind: 'asks', side: 'south', verbs: ['retreat'] })],
    ['expect legal move n1 1402', check({ kind: 'legal', order: { line: 'move n1 1402' }, wanted: true })],
    [
      'expect illegal as south react s1 1502',
      check({ kind: 'legal', order: { by: 'south', line: 'react s1 1502' }, wanted: false }),
    ],
    [
      'expect legal move n1 = 1402 1403',
      check({ kind: 'choices', verb: 'move', unit: 'n1', ends: ['1402', '1403'] }),
    ],
    ['expect legal as south react = none', check({ kind: 'choices', by: 'south', verb: 'react', ends: [] })],
    ['expect hash 77AB 19c0', check({ kind: 'hash', hash: '77ab19c0' })],
    ['expect count 2 units north', check({ kind: 'count', count: 2, side: 'north' })],
    ['expect count 1 unit north at dead', check({ kind: 'count', count: 1, side: 'north', at: 'dead' })],
    ['reject move n1 1406', check({ kind: 'reject', order: { line: 'move n1 1406' } })],
    ['reject move n1 1406 rule 4.4', check({ kind: 'reject', order: { line: 'move n1 1406' }, rule: '4.4' })],
    [
      'reject as south move n1 1406 MOVE.ENEMY',
      check({ kind: 'reject', order: { by: 'south', line: 'move n1 1406' }, code: 'MOVE.ENEMY' }),
    ],
    [
      'reject move n1 1406 MOVE.ENEMY rule 4.4',
      check({ kind: 'reject', order: { line: 'move n1 1406' }, code: 'MOVE.ENEMY', rule: '4.4' }),
    ],
    [
      'reject move n1 1406 code MOVE.ENEMY rule ford:4.4',
      check({ kind: 'reject', order: { line: 'move n1 1406' }, code: 'MOVE.ENEMY', rule: 'ford:4.4' }),
    ],
    ['perft 2 = 40', check({ kind: 'perft', depth: 2, face: 1, count: 40 })],
    ['perft 2 die 5 = 40', check({ kind: 'perft', depth: 2, face: 5, count: 40 })],
  ])('is read: %s', (line, act) => expect(read(line)).toEqual(act));

  it.each([
    'new',
    'new ford fog skirmish',
    'new ford skirmish more',
    'load',
    'load a.pos b.pos',
    'include',
    'include ""',
    'dice six',
    'dice 0',
    'seed',
    'as south',
    'as',
    'snapshot',
    'restore a b',
    'expect ok then',
    'expect refused A.B rule',
    'expect refused A.B because 4.1',
    'expect event',
    'expect event unit.moved n1',
    'expect die',
    'expect unit n1',
    'expect unit at 1402',
    'expect unit n1 at',
    'expect over',
    'expect turn three',
    'expect phase',
    'expect side',
    'expect asks',
    'expect legal',
    'expect legal = 1402',
    'expect legal move n1 =',
    'expect illegal as south',
    'expect hash 77ab',
    'expect count units north',
    'reject move n1 1402 code',
    'reject move n1 1402 rule',
    'reject code MOVE.FAR',
    'hash 77ab',
    'skip-if',
    'skip-if nothing',
    'skip-if no game',
    'expect control 1402',
    'expect place dead',
    'expect points north',
    'expect points north 1.5',
    'expect result',
    'expect question',
    'expect game',
    'expect option fog',
    'expect odds 1403 = ',
    'perft = 4',
    'perft 0 = 4',
    'perft 1',
  ])('is not read, and its form is told: %s', (line) => {
    expect(read(line)).toMatchObject({
      code: 'SCRIPT.FORM',
      params: { typed: line, form: expect.any(String) },
    });
  });

  it.each([
    ['expect', undefined],
    ['expect nothing', undefined],
    ['expect toString', undefined],
    ['expect unti n1 at 1402', 'expect unit n1 at 1402'],
  ])('that expects what there is not is told what there is: %s', (line, near) => {
    expect(read(line)).toMatchObject({ code: 'SCRIPT.EXPECT', params: { ...(near && { line: near }) } });
  });

  it('has a form for every word it may begin with, and it begins with that word', () => {
    for (const [word, { form }] of Object.entries(DIRECTIVES)) expect(form.split(' ')[0]).toBe(word);
    for (const [word, { form }] of Object.entries(EXPECTATIONS)) expect(form).toMatch(`expect ${word}`);
  });
});

describe('its words', () => {
  it('end at a comment, but not inside quotes', () => {
    expect(withoutComment('move n1 1402 # over the ford')).toBe('move n1 1402');
    expect(withoutComment('note "number # 1" # said')).toBe('note "number # 1"');
    expect(withoutComment('note "never closed # 1')).toBe('note "never closed');
    expect(withoutComment('  # nothing')).toBe('');
  });

  it('keep what is quoted together', () => {
    expect(wordsOf('a "b c" d="e f" "g')).toEqual(['a', '"b c"', 'd="e f"', '"g']);
    expect(unquoted('d="e \\"f\\""')).toBe('d=e "f"');
  });
});
