// What people mistype: each line with the code it gets and, where one can be told, the line that was meant.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LANGUAGE_CODES } from '../../src/language/errors.ts';
import type { Understanding } from '../../src/api/verb-spec.ts';
import { editDistance, nearestWord } from '../../src/language/parse/did-you-mean.ts';
import { understand } from '../../src/language/parse/line.ts';
import { fordMatch, onSheets, registry, sceneOf, shared } from './scenes.ts';

const north = sceneOf(fordMatch(), 'north');
const axis = onSheets('axis');

type Slip = readonly [line: string, code: string, meant?: string];

const SLIPS: readonly Slip[] = [
  ['mvoe 1302 1303', 'VERB.UNKNOWN', 'move 1302 1303'],
  ['moev n1 1303', 'VERB.UNKNOWN', 'move n1 1303'],
  ['mov n1 1303.', 'VERB.UNKNOWN', 'move n1 1303'],
  ['MVOE N1 1303', 'VERB.UNKNOWN', 'move N1 1303'],
  ['atack 1403 from n1', 'VERB.UNKNOWN', 'help attack'],
  ['attcak 1403', 'VERB.UNKNOWN', 'help attack'],
  ['att 1403', 'VERB.UNKNOWN', 'help attack'],
  ['lok 1303', 'VERB.UNKNOWN', 'look 1303'],
  ['look1303', 'VERB.UNKNOWN'],
  ['statsu', 'VERB.UNKNOWN', 'status'],
  ['hlep', 'VERB.UNKNOWN', 'help'],
  ['edn', 'VERB.UNKNOWN', 'help end'],
  ['resing', 'VERB.UNKNOWN', 'help resign'],
  ['region 1303', 'VERB.UNKNOWN'],
  ['fnd brod', 'VERB.UNKNOWN'],
  ['psas', 'VERB.UNKNOWN', 'help pass'],
  ['row do i win', 'NUMBER.BAD'],
  ['lst', 'VERB.UNKNOWN', 'last'],
  ['statsu brod', 'VERB.UNKNOWN', 'look brod'],
  ['mvoe', 'VERB.UNKNOWN', 'help move'],
  ['level brief', 'VERB.UNKNOWN', 'brief'],
  ['please look 1303', 'VERB.UNKNOWN', 'look 1303'],
  ['please move n1 1303', 'VERB.UNKNOWN'],
  ['quti # enough', 'VERB.UNKNOWN', 'quit'],
  ['undoo', 'VERB.UNKNOWN', 'help undo'],
  ['redoo', 'VERB.UNKNOWN', 'help redo'],
  ['move n1 to to 1303', 'WORD.TOO-MANY', 'move n1 to 1303'],
  ['reterat n1 1303', 'VERB.UNKNOWN', 'retreat n1 1303'],
  ['mvoe n1 1303; end', 'VERB.UNKNOWN', 'move n1 1303; end'],
  ['move n1 1303; edn', 'VERB.UNKNOWN', 'help end'],
  ['try mvoe n1 1303', 'VERB.UNKNOWN', 'try move n1 1303'],
  ['help mvoe', 'VERB.UNKNOWN', 'help move'],
  ['xyzzy', 'VERB.UNKNOWN'],
  ['1303', 'VERB.UNKNOWN', 'look 1303'],
  ['n1', 'VERB.UNKNOWN', 'unit n1'],
  ['n1 1303', 'VERB.UNKNOWN'],
  ['come to brod', 'VERB.UNKNOWN'],
  ['die', 'WORD.MISSING'],
  ['die four', 'NUMBER.BAD'],
  ['die -1', 'NUMBER.BAD'],
  ['move', 'WORD.MISSING'],
  ['move n1', 'WORD.MISSING'],
  ['move n1 to', 'WORD.MISSING'],
  ['move to 1303', 'WORD.MISSING'],
  ['attack', 'WORD.MISSING'],
  ['attack from n1', 'WORD.MISSING'],
  ['attack 1403 from', 'WORD.MISSING'],
  ['look 1399', 'HEX.NOT-ON-MAP'],
  ['look 9901', 'HEX.NOT-ON-MAP'],
  ['move n1 13 99', 'HEX.NOT-ON-MAP'],
  ['look 133', 'PLACE.UNKNOWN'],
  ['look 13033', 'PLACE.UNKNOWN'],
  ['look brood', 'PLACE.UNKNOWN', 'look brod'],
  ['look 1302.1', 'PLACE.INDEX', 'look 1302'],
  ['n', 'STEP.NO-SIDE'],
  ['move n1 s', 'STEP.NO-SIDE'],
  ['go dead', 'PLACE.OFF-MAP'],
  ['scan dead pile ne', 'PLACE.OFF-MAP'],
  ['move all 1303', 'UNIT.ALL'],
  ['attack n1 against 1403', 'WORD.ORDER'],
  ['near 1302 0', 'NUMBER.BAD'],
  ['near 1302 99999999999', 'NUMBER.BAD'],
  ['map 1302 4', 'NUMBER.BAD'],
  ['verbosity brif', 'WORD.NOT-ONE-OF', 'verbosity brief'],
  ['verbsity brif', 'VERB.UNKNOWN', 'verbosity brief'],
  ['verbosity __proto__', 'WORD.NOT-ONE-OF'],
  ['scan 1302 nne', 'WORD.NOT-ONE-OF', 'scan 1302 ne'],
  ['look here', 'HERE.NONE'],
  ['look ne', 'STEP.NO-START'],
  ['move n6 w w w w w w w w', 'STEP.OFF-MAP'],
  ['move n9 1303', 'UNIT.UNKNOWN'],
  ['move panzer 1303', 'UNIT.UNKNOWN'],
  ['move 1 panzer 1303', 'PLACE.UNKNOWN'],
  ['near at', 'WORD.MISSING'],
  ['standing ask reaction 1403', 'WORD.TOO-MANY'],
  ['move 1000 1001', 'UNIT.NONE-HERE'],
  ['unit 1302.7', 'UNIT.INDEX'],
  ['move foot 1303', 'UNIT.AMBIGUOUS'],
  ['unit 1302', 'UNIT.AMBIGUOUS'],
  ['look 1303 1304', 'WORD.TOO-MANY'],
  ['pass now', 'WORD.TOO-MANY'],
  ['dice 4', 'WORD.TOO-MANY', 'die 4'],
  ['die 0', 'NUMBER.BAD'],
  ['back 2', 'WORD.TOO-MANY'],
  ['units of mine', 'WORD.NOT-ONE-OF'],
  ['gaps of mine', 'SIDE.UNKNOWN'],
  ['hexspeech morse', 'WORD.NOT-ONE-OF'],
  ['near brod 3 foes', 'WORD.NOT-ONE-OF'],
  ['standing ask thunder', 'WORD.NOT-ONE-OF'],
  ['standing add if reaction then look 1303', 'WORD.NOT-AN-ORDER'],
  ['standing add if reaction then move 1302 1303', 'WORD.ONE-ORDER'],
  ['try look 1303', 'WORD.NOT-AN-ORDER'],
  ['move n1 1303; look 1303', 'LINE.MIXED'],
  ['status; end', 'LINE.MIXED'],
  ['move n1 1303 --fast', 'OPTION.UNKNOWN'],
  ['look 1303 --brief=very', 'OPTION.VALUE'],
  ['--brief', 'VERB.UNKNOWN', 'brief'],
  ['note "open', 'LINE.QUOTE'],
  ['look \u001b[2J', 'TEXT.CONTROL'],
  ['\u001b[A', 'TEXT.KEY'],
  ['look \u0007', 'TEXT.CONTROL'],
  ['look \u041a\u0438\u0435\u0432', 'TEXT.LETTER'],
  ['x'.repeat(2001), 'LINE.LONG'],
];

const codeOf = (understood: Understanding): string =>
  understood.kind === 'refused' || understood.kind === 'which' ? understood.refusal.code : understood.kind;

const meantBy = (understood: Understanding): unknown =>
  understood.kind === 'refused' ? understood.refusal.params['line'] : undefined;

describe('a slip', () => {
  it.each(
    SLIPS.map(([line, code, meant]) => [line.slice(0, 50), code, meant ?? 'nothing else', line] as const),
  )('%j is %s and may have meant %s', (_, code, meant, line) => {
    const understood = understand(registry, north, line);
    expect(codeOf(understood)).toBe(code);
    expect(meantBy(understood) ?? 'nothing else').toBe(meant);
  });

  it.each(SLIPS.filter(([, , meant]) => meant !== undefined).map(([, , meant]) => meant ?? ''))(
    'and what was meant can be typed: %s',
    (meant) => {
      expect(codeOf(understand(registry, north, meant))).not.toBe('VERB.UNKNOWN');
    },
  );

  it('is never mended into what commits', () => {
    const commits = registry.verbs.filter((spec) => spec.commits === true).map(({ name }) => name);
    expect(commits).toEqual(expect.arrayContaining(['resign', 'end', 'pass', 'attack']));
    for (const verb of commits) {
      for (const tail of ['', ' 1303', ' n1 1303']) {
        for (let i = 0; i < verb.length; i++) {
          const typed = verb.slice(0, i) + verb.slice(i + 1) + tail;
          const meant = meantBy(understand(registry, north, typed));
          const first = typeof meant === 'string' ? meant.split(' ')[0] : '';
          expect([typed, commits.includes(first ?? '')]).toEqual([typed, false]);
        }
      }
    }
  });

  it.each([
    ['look n1699', 'HEX.NOT-ON-MAP'],
    ['look s0515', 'HEX.NOT-ON-MAP'],
    ['look n2002', 'HEX.LEFT-OUT'],
    ['unit s1506.2', 'UNIT.COVERED'],
    ['look 1515', 'PLACE.AMBIGUOUS'],
  ])('on a map of two sheets: %s is %s', (line, code) => {
    expect(codeOf(understand(shared, axis, line))).toBe(code);
  });

  it('in a verb the game does not have says so', () => {
    const few = { ...registry, unused: new Set(['bombard']), find: () => undefined };
    expect(codeOf(understand(few, north, 'bombard 1303'))).toBe('VERB.NOT-IN-GAME');
  });

  it('tells ranges and examples that fit the map and what can move', () => {
    const paramsOf = (line: string): unknown => {
      const understood = understand(registry, north, line);
      return understood.kind === 'refused' ? understood.refusal.params : undefined;
    };
    expect(paramsOf('look 1399')).toEqual({
      hex: '1399',
      rowFirst: '10',
      rowLast: '17',
      columnFirst: '00',
      columnLast: '07',
    });
    expect(paramsOf('move n1')).toMatchObject({ verb: 'move', needs: ['a unit or hex', 'where to'] });
    expect(paramsOf('attack 1403 from')).toMatchObject({
      verb: 'attack',
      needs: ['the attackers'],
      after: 'from',
    });
    expect(paramsOf('pass now')).toMatchObject({ verb: 'pass', typed: 'now', example: 'pass' });
    const { example } = paramsOf('move n1') as { example: string };
    expect(codeOf(understand(registry, north, example))).toBe('orders');
  });
});

describe('every refusal', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'move',
      'attack',
      'near',
      'standing',
      'add',
      'try',
      'unit',
      'look',
      'from',
      'to',
      'if',
      'then',
      'at',
    ),
    fc.constantFrom(
      'n1',
      's1',
      '1303',
      '13',
      '03',
      'ne',
      'brod',
      'foot',
      'here',
      'enemy',
      '3',
      ';',
      '"',
      '--x',
      '1302.1',
      'a=b',
      '?',
    ),
    fc.string({ maxLength: 5 }),
  );

  it('has the params its code promises, and nothing a person types makes the program fail', () => {
    const seen = new Set<string>();
    const check = (line: string): void => {
      const understood = understand(registry, north, line);
      if (understood.kind !== 'refused' && understood.kind !== 'which') return;
      const { code, params } = understood.refusal;
      const [needed, optional] = LANGUAGE_CODES[code as keyof typeof LANGUAGE_CODES];
      const known: readonly string[] = [...needed, ...optional];
      seen.add(code);
      expect(needed.filter((name) => params[name] === undefined)).toEqual([]);
      expect(Object.keys(params).filter((name) => !known.includes(name))).toEqual([]);
      expect(JSON.stringify(params)).toMatch(/^[\x20-\x7e]*$/);
    };
    for (const [line] of SLIPS) check(line);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => check(words.join(' '))),
      { numRuns: 1500 },
    );
    expect(seen.size).toBeGreaterThan(20);
  });

  it('is met by a slip', () => {
    const elsewhere = [
      'UNIT.OFF-MAP',
      'UNIT.UNABLE',
      'HEX.LEFT-OUT',
      'PLACE.AMBIGUOUS',
      // Where few hexes can be attacked: test/games/typhoon/orders.
      'PLACE.NO-NUMBER',
      'UNIT.COVERED',
      'VERB.NOT-IN-GAME',
      'OPTION.VALUE',
    ];
    const met = new Set([...SLIPS.map(([, code]) => code), ...elsewhere]);
    expect(Object.keys(LANGUAGE_CODES).filter((code) => !met.has(code))).toEqual([]);
  });
});

describe('a suggestion', () => {
  it('counts swapped neighbours as one slip', () => {
    expect(editDistance('mvoe', 'move')).toBe(1);
    expect(editDistance('move', 'move')).toBe(0);
    expect(editDistance('', 'end')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  it('is one at most, the nearest, and none for what is far from all', () => {
    expect(nearestWord('mves', ['move', 'moves'])).toBe('moves');
    expect(nearestWord('histo', ['history', 'hash'])).toBe('history');
    expect(nearestWord('zz', ['move', 'end'])).toBeUndefined();
    expect(nearestWord('x', ['ex'])).toBeUndefined();
  });
});
