import { HEX_SPEECHES, LEVELS } from '../../src/api/settings.ts';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Json, Params } from '../../src/core/types.ts';
import { messageProblems, tableProblems } from '../../src/text/lint-messages.ts';
import { say, sayKey } from '../../src/text/say.ts';
import type { MessageLines } from '../../src/api/message-table.ts';
import { messageBook } from '../../src/text/voice.ts';
import { voice } from './voices.ts';

const saying = (lines: MessageLines, params: Params = {}): string[] =>
  say(voice({ 'test.line': lines }), { key: 'test.line', params });

describe('a slot', () => {
  it.each<[string, Json, string]>([
    ['{x}', 'words', 'words'],
    ['{x}', -2, 'minus 2'],
    ['{x:number}', 0.5, '1 half'],
    ['{x:typed}', '\u001b[2Jmvoe', '[2Jmvoe'],
    ['Type: {x:shell}', 'games/a-1.game', 'Type: games/a-1.game'],
    ['Type: {x:shell}', 'a b.game', 'Type: "a b.game"'],
    ['Type: {x:shell}', "$(it's)", String.raw`Type: '$(it'\''s)'`],
    ['Type: {x:shell}', 'a\u001b[2J\u202eb', 'Type: "a[2Jb"'],
    ['They are {x:all:unit|units}', 2, 'They are both units'],
    ['{x:all:unit|units}', ['a', 'b', 'c'], 'All 3 units'],
    ['{x:signed}', 1, 'Plus 1'],
    ['{x:column}', 15, 'Column plus 15'],
    ['{x:ordinal}', 2, 'Second'],
    ['{x:count:unit|units}', 1, '1 unit'],
    ['{x:count:unit|units}', ['a', 'b', 'c'], '3 units'],
    ['They {x:plural:is|are}', 2, 'They are'],
    ['{x:list}', ['move', 'end'], 'move, end'],
    ['{x:list:and}', ['move', 2], 'move and 2'],
    ['{x:hex}', '2608', '26 08'],
    ['{x:hexes}', ['2506', '2407'], '25 06, 24 07'],
    ['{x:hexes:or}', ['2506', '2407'], '25 06 or 24 07'],
    ['{x:hexes}', '2506', '25 06'],
    ['in {x:place}', 'reserve', 'in reserve box'],
    ['{x:inside}', 'reserve', 'in the reserve box'],
    ['{x:inside:named}', '2608', 'in 26 08'],
    ['{x:place}', 'reserve', 'Reserve box'],
    ['{x:place}', '2608', '26 08'],
    ['{x:places:and}', ['reserve', '2608'], 'Reserve box and 26 08'],
    ['{x:named}', '2411', 'Vyazma, 24 11'],
    ['{x:named}', '2608', '26 08'],
    ['{x:named}', 'reserve', 'Reserve box'],
    ['{x:unit}', '24pz', '24 Panzer Corps'],
    ['{x:unit}', 'ghost', 'An unknown unit'],
    ['{x:units}', ['24pz', '3mot'], '24 Panzer Corps, 3 Motorised Division'],
    ['{x:units:and}', ['24pz', '3mot'], '24 Panzer Corps and 3 Motorised Division'],
    ['{x:side}', 'german', 'Germans'],
    ['{x:adjective}', 'german', 'German'],
    ['{x:direction}', 'nw', 'North-west'],
    ['{x:direction}', 1, 'East'],
    ['{x:direction}', 's', 'South'],
    ['{x:rule}', 'game:7.10b', 'Rule 7.10b'],
    ['see {x:rule}', 'game:R72', 'see rule R72'],
    ['{x:rule}, not of the game', 'hexfront:undo', 'Rule of this program, not of the game'],
    [
      'Type: {x:order}',
      { by: 'german', verb: 'move', args: { units: ['24pz'], path: ['2607'] } },
      'Type: move 24pz 2607',
    ],
    ['{x:date}', '1941-06-22', '22 June 1941'],
    ['{x:faces}', [2, 3, 4], '2, 3 or 4'],
    ['{x:span}', [1, 2, 3], '1 to 3'],
    ['{x:chance}', 3, '3 in 6'],
    ['{x:chance}', [1, 36], '1 in 36'],
    ['{x:odds}', '3:1', '3 to 1'],
    ['{x:odds}', [1, 2], '1 to 2'],
    ['at {x:odds}', '+1 or +2', 'at column plus 1 or plus 2'],
    ['at {x:odds}', '0', 'at column 0'],
    ['{x:hash}', '77ab19c0', '77ab 19c0'],
    ['{x:phrase}', 'overcast', 'Overcast'],
    ['{x:phrases:and}', ['overcast', 'mud'], 'Overcast and mud'],
  ])('%s filled with %j says %s', (template, x, said) => {
    expect(saying(`${template}.`, { x })).toEqual([`${said}.`]);
  });

  it('that opens a sentence gets its capital, in the middle of one it does not', () => {
    expect(saying('Done. {r:rule}. By {r:rule}.', { r: 'game:1' })).toEqual(['Done. Rule 1. By rule 1.']);
  });

  it('as a typed word keeps its small letter even at the beginning', () => {
    expect(saying('{x:typed} needs a unit.', { x: 'move' })).toEqual(['move needs a unit.']);
  });
});

describe('a phrase', () => {
  const table = {
    'word.phase.movement': 'movement phase',
    'word.facts': 'attack {attack}, in {at:hex}',
    'turn.now': 'It is the {phase:phrase:word.phase.}.',
    'unit.told': '{name}, {facts:phrase}.',
    'said.before': '{what:phrase}.',
  };

  it('is looked up under its prefix', () => {
    expect(sayKey(voice(table), 'turn.now', { phase: 'movement' })).toEqual(['It is the movement phase.']);
  });

  it('does not give a capital to a slot at its own beginning', () => {
    const inner = { 'word.held': '{side:adjective} held, {rule:rule}', 'look.hex': 'Town, {held:phrase}.' };
    const held = { key: 'word.held', params: { side: 'reds', rule: 'game:1' } };
    expect(sayKey(voice(inner), 'look.hex', { held })).toEqual(['Town, reds held, rule 1.']);
  });

  it('may be one of several in a list', () => {
    const list = { 'word.run': '{from:hex} to {to:hex}', 'area.told': 'Area: {spots:phrases:and}.' };
    const spots = [{ key: 'word.run', params: { from: '2601', to: '2604' } }, 'nowhere else'];
    expect(sayKey(voice(list), 'area.told', { spots })).toEqual(['Area: 26 01 to 26 04 and nowhere else.']);
  });

  it('that is not in the table is said as it is', () => {
    expect(sayKey(voice(table), 'turn.now', { phase: 'mud' })).toEqual(['It is the mud.']);
  });

  it('can be a whole message with parameters of its own', () => {
    const params = { name: '16 Army', facts: { key: 'word.facts', params: { attack: 3, at: '2507' } } };
    expect(sayKey(voice(table), 'unit.told', params)).toEqual(['16 Army, attack 3, in 25 07.']);
  });

  it('loses the full stop it may bring along', () => {
    expect(sayKey(voice(table), 'said.before', { what: 'It went well.' })).toEqual(['It went well.']);
  });

  it.each(['constructor', '__proto__', 'toString'])('called %s is only a word', (word) => {
    expect(sayKey(voice(table), 'turn.now', { phase: word })).toEqual([`It is the ${word}.`]);
  });
});

describe('a piece', () => {
  it('vanishes when a slot in it is absent', () => {
    expect(saying('Moved[ by {path:hexes}].', { path: ['2609'] })).toEqual(['Moved by 26 09.']);
    for (const path of [undefined, null, [], '', false]) {
      expect(saying('Moved[ by {path:hexes}].', path === undefined ? {} : { path })).toEqual(['Moved.']);
    }
  });

  it('stays when the slot is nought', () => {
    expect(saying('Moved[, move left {n}].', { n: 0 })).toEqual(['Moved, move left 0.']);
  });

  it('with a condition is said when it holds', () => {
    const line = 'Moved.[?stop: It must stop.][!stop: It may go on.]';
    expect(saying(line, { stop: true })).toEqual(['Moved. It must stop.']);
    expect(saying(line, { stop: false })).toEqual(['Moved. It may go on.']);
    expect(saying(line)).toEqual(['Moved. It may go on.']);
  });

  it('with a value is said when the parameter is that value', () => {
    const line = '[?winner=draw:A draw][!winner=draw:{winner:side} win].';
    expect(saying(line, { winner: 'draw' })).toEqual(['A draw.']);
    expect(saying(line, { winner: 'german' })).toEqual(['Germans win.']);
  });

  it('compares a list by its length', () => {
    const line = '[?units=1:{units:units}][!units=1:{units:count:unit|units}] moved.';
    expect(saying(line, { units: ['24pz'] })).toEqual(['24 Panzer Corps moved.']);
    expect(saying(line, { units: ['24pz', '3mot'] })).toEqual(['2 units moved.']);
  });
});

describe('a line', () => {
  it('of which nothing is left is not said', () => {
    expect(saying(['Moved.', '+[Left {n}.]'])).toEqual(['Moved.']);
  });

  it('is said at its level and above', () => {
    const table = { 'test.line': ['One.', '+Two.', '++Three.'] };
    const said = LEVELS.map((level) => sayKey(voice(table, { level }), 'test.line'));
    expect(said).toEqual([['One.'], ['One.', 'Two.'], ['One.', 'Two.', 'Three.']]);
  });

  it('with no lines is silent', () => {
    expect(saying([])).toEqual([]);
  });

  it.each(HEX_SPEECHES)("says its hexes in the listener's style: %s", (hexSpeech) => {
    const spoken = { pair: '26 08', digits: '2 6 0 8', raw: '2608', nato: 'two six zero eight' }[hexSpeech];
    const listener = voice({ 'test.line': 'In {x:hex}.' }, { hexSpeech });
    expect(sayKey(listener, 'test.line', { x: '2608' })).toEqual([`In ${spoken}.`]);
  });
});

describe('a table', () => {
  it('laid over another wins', () => {
    const book = messageBook({ a: 'Under.', b: 'Kept.' }, { a: 'Over.' });
    const listener = { ...voice(), book };
    expect([...sayKey(listener, 'a'), ...sayKey(listener, 'b')]).toEqual(['Over.', 'Kept.']);
  });

  it('is compiled once a key', () => {
    const listener = voice({ 'test.line': 'In {x:hex}.' });
    sayKey(listener, 'test.line', { x: '2608' });
    const kept = listener.book.compiled.get('test.line');
    sayKey(listener, 'test.line', { x: '2607' });
    expect(kept).toBeDefined();
    expect(listener.book.compiled.get('test.line')).toBe(kept);
  });

  it('without the key says so and does not stop the game', () => {
    expect(sayKey(voice(), 'no.such-key')).toEqual(['No sentence is written for no.such-key.']);
  });
});

describe('whatever the parameters', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u001b]0;title\u0007', '\r\n', '\u202e\u0000', '__proto__', '{x:hex}', '[?x:y]'),
  );
  const anything = fc.oneof(
    hostile,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.oneof(hostile, fc.double()), { maxLength: 4 }),
    fc.record({ key: hostile, params: fc.dictionary(hostile, hostile) }),
  ) as fc.Arbitrary<Json>;
  const formats = [
    '{x}',
    '[?x={x}:{x:typed}]{x:hex} {x:hexes} {x:place} {x:named} {x:unit} {x:units:and}',
    '{x:side} {x:adjective} {x:rule} {x:order} {x:date} {x:faces} {x:span} {x:chance}',
    '{x:odds} {x:hash} {x:phrase} {x:direction} {x:count:a|b} {x:list:or} {x:column}',
  ];

  it('every byte said is printable ASCII, at every level and style', () => {
    fc.assert(
      fc.property(
        anything,
        hostile,
        fc.constantFrom(...formats),
        fc.constantFrom(...HEX_SPEECHES),
        fc.constantFrom(...LEVELS),
        (x, name, format, hexSpeech, level) => {
          const table = { 'test.line': `${format}.` };
          const names = { unit: () => name, side: () => ({ name, adjective: name }), place: () => name };
          const lines = sayKey(voice(table, { hexSpeech, level, names }), 'test.line', { x });
          return lines.every((line) => /^[\x20-\x7e]+$/.test(line));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('messageProblems', () => {
  const book = messageBook({ 'unit.moved': '{unit:unit} moved to {to:hex}[, cost {cost:number}].' });
  const problems = (key: string, params: Params): readonly string[] => messageProblems(book, { key, params });

  it('finds none in a message that can be said', () => {
    expect(problems('unit.moved', { unit: '24pz', to: '2607' })).toEqual([]);
  });

  it('finds a key nobody wrote', () => {
    expect(problems('unit.mvoed', {})).toEqual(['unit.mvoed: no such key']);
  });

  it('finds a slot without its value', () => {
    expect(problems('unit.moved', { unit: '24pz' })).toEqual(['unit.moved: nothing for {to}']);
  });

  it('finds a value its format cannot say, in a piece too', () => {
    expect(problems('unit.moved', { unit: 5, to: '2607', cost: 'two' })).toEqual([
      'unit.moved: {unit:unit} cannot say 5',
      'unit.moved: {cost:number} cannot say "two"',
    ]);
  });
});

describe('tableProblems', () => {
  const found = (lines: MessageLines, key = 'test.line'): readonly string[] =>
    tableProblems({ [key]: lines });

  it('finds none in a sound table', () => {
    expect(
      tableProblems({
        'unit.moved': [
          '{unit:unit} moved to {to:hex}.[?stop: It must stop.]',
          '+Move left {left}.',
          '++Cost {cost}.',
        ],
        'MOVE.FULL': ['{hex:hex} is full.', '+{count:count:unit is|units are} the limit.'],
        'word.phase.movement': 'movement phase',
        'die.combat': [],
      }),
    ).toEqual([]);
  });

  it.each<[string, MessageLines, string]>([
    ['an unknown format', 'In {x:hexx}.', 'no such slot or format: {x:hexx}'],
    ['a slot without a name', 'In {}.', 'no such slot or format: {}'],
    ['an open brace', 'In {x.', 'a { without its other half'],
    ['an open bracket', 'In [{x.', 'a [ without its other half'],
    ['a closing bracket', 'In x].', 'a ] without its other half'],
    ['a piece that is always there', 'In[ the] end.', 'a piece that never vanishes: [ the]'],
    ['a condition without colon', 'In[?x the] end.', 'a condition without its colon: [?x the]'],
    [
      'a count of one word',
      '{n:count:units}.',
      '{n:count:units}: needs the words for one and for many, such as unit|units',
    ],
    ['words after a format that takes none', '{n:hex:x}.', '{n:hex:x}: takes no words of its own'],
    [
      'a list style nobody knows',
      '{n:list:nor}.',
      '{n:list:nor}: is followed by one of list, and, or, or nothing',
    ],
    ['a missing full stop', 'In the end', 'no full stop at the end'],
    ['a missing full stop when a piece is gone', 'In the end[ of {x}.]', 'no full stop at the end'],
    ['letters beyond ASCII', 'W\u00fcrzburg.', 'not printable ASCII'],
    ['two blanks', 'In  the end.', 'a blank too many'],
    ['two blanks when a piece is gone', 'In [{x}] the end.', 'a blank too many'],
    ['an exclamation mark', 'In the end!.', 'an exclamation mark'],
    ['a blank before a stop', 'In the end .', 'a blank before a stop'],
    ['an arrow', 'In -> out.', 'decoration'],
    ['the word error in front', 'Error in move.', 'it does not begin with what did not happen'],
    [
      'levels out of order',
      ['One.', '++Three.', '+Two.'],
      'a line of a lower level stands after one of a higher',
    ],
    ['too many lines at brief', ['One.', 'Two.', 'Three.'], 'more than 2 lines at brief'],
    [
      'too many lines at normal',
      ['1.', '+2.', '+3.', '+4.', '+5.', '+6.', '+7.'],
      'more than 6 lines at normal',
    ],
    ['a line too long to hear', `${'word '.repeat(40)}end.`, 'over 160 characters'],
  ])('finds %s', (_what, lines, problem) => {
    expect(found(lines)).toContain(`test.line: ${problem}`);
  });

  it('finds a refusal that does not begin with exactly one plain line', () => {
    expect(found(['+One.'], 'MOVE.FULL')).toEqual(['MOVE.FULL: a refusal has exactly one plain line']);
    expect(found(['One.', 'Two.'], 'MOVE.FULL')).toEqual(['MOVE.FULL: a refusal has exactly one plain line']);
  });

  it('finds a phrase that is a sentence', () => {
    expect(found('movement phase.', 'word.phase')).toEqual(['word.phase: a phrase has no full stop']);
  });

  it('finds a key with blanks', () => {
    expect(found('One.', 'a b')).toEqual(['a b: a key is printable ASCII without blanks']);
  });

  it('judges a piece picked by a condition as it is said', () => {
    expect(found('[?x=draw:A draw.][!x=draw:{x:side} win]')).toEqual(['test.line: no full stop at the end']);
  });

  it('tries the samples given for a key', () => {
    const table = { 'test.line': 'In {x:hex}.' };
    expect(tableProblems(table, { 'test.line': { x: '2608' } })).toEqual([]);
    expect(tableProblems(table, { 'test.line': {} })).toEqual(['test.line: nothing for {x}']);
    expect(tableProblems(table, { other: {} })).toEqual(['other: a sample for no key']);
  });
});

describe('the end of a game', () => {
  const over = (params: Params): string | undefined => {
    const table = { 'word.over.moscow': 'Moscow is taken' };
    return say(voice(table), {
      key: 'game.over',
      params: { winner: 'german', reason: 'moscow', rule: 'game:1.1', ...params },
    })[0];
  };

  it('says what the victory counts for, where that is more than one game', () => {
    expect(over({})).toBe('Germans win: Moscow is taken.');
    expect(over({ games: 2 })).toBe('Germans win: Moscow is taken, worth 2 games.');
  });
});
