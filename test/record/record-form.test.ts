// The form of a record, line by line: what is written is read again as itself, and the text of a whole game stands here.
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Event, RuleId } from '../../src/core/types.ts';
import { headerTexts, readHeader } from '../../src/record/format/header.ts';
import type { Header } from '../../src/record/format/header.ts';
import { actText, eventTexts, readAct, readResult, splitOrders } from '../../src/record/format/lines.ts';
import type { Act } from '../../src/record/format/lines.ts';
import { readRecord } from '../../src/record/format/record.ts';
import { EVERYTHING, SEED, TO_THE_END, begin, contents, forged, inFolder, play, textsOf } from './desk.ts';

const word = fc.stringMatching(/^[a-z][a-z0-9.-]{0,9}$/);
const count = fc.integer({ min: 1, max: 999_999_999 });
const hash = fc.stringMatching(/^[0-9a-f]{8}$/);
const long = fc.stringMatching(/^[0-9a-f]{64}$/);
const rule = fc.tuple(word, word).map(([a, b]): RuleId => `${a}:${b}`);
const sentence = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>({ kind: 'opening' }),
  fc.record({
    kind: fc.constant('orders' as const),
    side: word,
    orders: fc.array(sentence, { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('taken' as const),
    verb: fc.constantFrom('undo', 'undo anyway', 'redo'),
    count,
  }),
  fc.record({ kind: fc.constant('resumed' as const), rules: word, data: word, program: word }),
  fc.record({
    kind: fc.constant('resumed' as const),
    rules: word,
    data: word,
    program: word,
    from: fc.record({ line: count, hash }),
  }),
  fc.record({ kind: fc.constant('note' as const), text: sentence }),
  fc.record({ kind: fc.constant('note' as const), text: sentence, by: fc.constantFrom('red', 'blue') }),
  fc.record({ kind: fc.constant('mark' as const), name: sentence }),
  fc.record({ kind: fc.constant('mark' as const), name: sentence, by: fc.constantFrom('red', 'blue') }),
  fc.constant({ kind: 'dropped' as const }),
  fc.record({ kind: fc.constant('seed' as const), seed: long }),
);

const data = fc.dictionary(
  word,
  fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.array(fc.string()), fc.constant(null)),
  { noNullPrototype: true },
);
const dice = fc.record({
  kind: fc.constant('die'),
  rule,
  data: fc.record({
    n: count,
    result: count,
    sides: count,
    purpose: fc.oneof(word, fc.string()),
    by: word,
  }),
});
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: word, rule, data }),
  fc.record({ kind: word, rule, data, to: fc.array(word, { maxLength: 2 }) }),
  fc.record({ kind: word, rule, data, to: fc.tuple(word), veiled: fc.record({ kind: word, data }) }),
  fc.record({ kind: fc.constantFrom('die', 'hash'), rule, data }),
  dice,
);

/** Through lines and back. */
const again = (event: Event): Event | undefined => {
  const [first, second] = eventTexts(event).map(readResult);
  if (first === undefined || !('kind' in first) || first.kind !== 'event') return undefined;
  return second !== undefined && 'kind' in second && second.kind === 'veil'
    ? { ...first.event, veiled: second.veiled }
    : first.event;
};

describe('a line of play', () => {
  it('is read as what was written', () => {
    fc.assert(fc.property(acts, (act) => expect(readAct(actText(act))).toEqual(act)));
  });

  it('holds any event, on lines without a newline', () => {
    fc.assert(
      fc.property(events, (event) => {
        expect(again(event)).toEqual(event);
        expect(eventTexts(event).join('')).not.toMatch(/[\n\r]/);
      }),
    );
  });

  it('writes a die short', () => {
    const event = {
      kind: 'die',
      rule: 'tiny:2' as const,
      data: { n: 3, result: 5, sides: 6, purpose: 'the weather', by: 'red' },
    };
    expect(eventTexts(event)).toEqual([' = die 3 5/6 red "the weather" tiny:2']);
  });

  it('parts orders where a semicolon is not in quotes', () => {
    expect(splitOrders('name "a; \\" b"; end; x')).toEqual(['name "a; \\" b"', 'end', 'x']);
  });

  it.each([
    ['', 'opening'],
    ['> red', '> <side> <orders>'],
    ['> red add 1; ; end', '> <side> <orders>'],
    ['undo 0', 'undo anyway <n> | undo <n>'],
    ['undo twice', 'undo anyway <n> | undo <n>'],
    ['redo', 'redo <n>'],
    ['seed abc', 'seed <64 digits>'],
    ['resumed rules=1', 'resumed rules='],
    ['move 24pz 2607', 'opening | > <side> <orders>'],
    ['constructor', 'opening | > <side> <orders>'],
  ])('says what form %j should have', (text, form) => {
    const act = readAct(text);
    expect('form' in act ? act.form : '').toContain(form);
  });

  it.each([
    ' = die 1 3/6 red luck',
    ' = tiny.raised tiny:1.1 [1]',
    ' = tiny.raised tiny:1.1 {"a":}',
    ' = tiny.raised {}',
    ' = hash 1234',
    ' ? red',
    ' ~ x',
    ' !',
    ' = die 1 3/6 red "luck tiny:2',
  ])('says that %j is no result', (text) => {
    expect(readResult(text)).toHaveProperty('form');
  });
});

describe('a header', () => {
  const value = fc.oneof(word, fc.string(), fc.integer(), fc.boolean(), fc.constantFrom('true', 'null', '1'));
  const headers: fc.Arbitrary<Header> = fc.record({
    game: word,
    rules: word,
    data: word,
    program: word,
    scenario: word,
    options: fc.dictionary(
      word.map((name) => name.replaceAll('.', '-')),
      value,
      { noNullPrototype: true },
    ),
    dice: fc.oneof(
      fc.record({ kind: fc.constant('seeded' as const), commit: long }),
      fc.record({ kind: fc.constant('open' as const), seed: long }),
      fc.record({ kind: fc.constantFrom('manual' as const, 'scripted' as const) }),
    ),
  });
  const more = fc.record({
    branch: fc.record({ of: word, line: count, drawn: count }),
    position: sentence,
    opponent: fc.oneof(
      fc.constant({ side: 'red', name: 'level 1 seed 7' }),
      fc.constant({ side: 'blue-2', name: 'node my bot.mjs' }),
    ),
  });
  const lines = (header: Header): { text: string; chain: string; end: number }[] =>
    [...headerTexts(header), 'opening'].map((text) => ({ text, chain: '', end: 0 }));

  it('is read as what was written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          headers,
          fc.tuple(headers, more).map(([a, b]) => ({ ...a, ...b })),
        ),
        (header) => {
          const read = readHeader(lines(header));
          expect(read).toEqual({ ok: true, value: { header, next: headerTexts(header).length } });
        },
      ),
    );
  });
});

describe('the line of an opponent', () => {
  const header = (line: string): ReturnType<typeof readHeader> =>
    readHeader(
      WHOLE.split('\n')
        .toSpliced(7, 0, line)
        .map((text) => ({ text, chain: '', end: 0 })),
    );

  it.each(['opponent red', 'opponent  level 1 seed 7', 'opponent Red level 1', 'opponent red  level 1'])(
    'is found wrong where it says not who plays and how: %s',
    (line) => {
      expect(header(line)).toMatchObject({
        ok: false,
        error: [{ params: { line: 8, form: 'opponent <side> level <n> seed <n> | engine <command>' } }],
      });
    },
  );

  it('stands before the dice', () => {
    expect(header('opponent red level 1 seed 7')).toMatchObject({
      ok: true,
      value: { header: { opponent: { side: 'red', name: 'level 1 seed 7' } } },
    });
  });
});

/** The sealed parts of this text are the hashes; everything else can be read. */
const WHOLE = `record 1
game tiny
rules 1
data d1
program 0.1.0
scenario plain
option bold=on
dice open seed=${SEED}
opening
 = tiny.dealt tiny:0 {"cards":3}
 ? red turn@act tiny:1
 = hash OPENING
> red add 1
 = tiny.raised tiny:1.1 {"by":1,"total":1}
> red add 2; add 3
 = tiny.raised tiny:1.1 {"by":2,"total":3}
 = tiny.raised tiny:1.1 {"by":3,"total":6}
undo 1
 ? red turn@act tiny:1
 = hash UNDONE
redo 1
 ? red turn@act tiny:1
 = hash REDONE
> red look
 = tiny.seen tiny:1.3 to=red {"secret":7}
 ~ tiny.looked {}
> red throw
 = die 1 DIE1/6 red luck tiny:2
 = die 2 DIE2/10 red "the weather" tiny:2
 = tiny.raised tiny:1.1 {"by":BY,"total":SUM}
 ? blue throw@reply tiny:3 [answer yes; answer no]
> blue answer no
 ? red turn@act tiny:1
> red end
 ? blue turn@act tiny:1
 = hash TURN
`;

describe('a record', () => {
  it(
    'reads like this',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, ...EVERYTHING.slice(0, 8));
      const texts = textsOf(contents(game.files.record)).join('\n');
      const pattern = WHOLE.trimEnd()
        .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
        .replace(/(?<=hash )[A-Z]+/g, '[0-9a-f]{8}')
        .replace(/\b(DIE1|DIE2|BY|SUM)\b/g, '\\d+');
      expect(texts).toMatch(new RegExp(`^${pattern}$`));
    }),
  );

  it(
    'with the same seed and orders is the same to the byte',
    inFolder((path) => {
      const texts = ['a', 'b'].map((name) => {
        const game = begin(join(path, `${name}.game`));
        play(game.match, ...EVERYTHING, ...TO_THE_END);
        return contents(game.files.record);
      });
      expect(texts[0]).toBe(texts[1]);
    }),
  );

  it(
    'whose newlines were converted, or that begins with a byte-order mark, is whole',
    inFolder((path) => {
      const game = begin(join(path, 'a.game'));
      play(game.match, ...EVERYTHING);
      const text = contents(game.files.record);
      const expected = readRecord(text);
      const strip = (read: typeof expected): unknown =>
        read.ok
          ? { ...read.value, lines: read.value.lines.map((line) => line.text), newline: '' }
          : read.error;
      for (const changed of [
        text.replaceAll('\n', '\r\n'),
        `\ufeff${text}`,
        `\ufeff${text.replaceAll('\n', '\r\n')}`,
      ]) {
        expect(strip(readRecord(changed))).toEqual(strip(expected));
      }
    }),
  );

  it.each(['for=red weak', 'for=all', 'for=', 'all for=one'])(
    'takes no words of a note for its owner: %s',
    (text) => {
      expect(readAct(actText({ kind: 'note', text }))).toEqual({ kind: 'note', text });
      expect(readAct(actText({ kind: 'mark', name: text, by: 'red' }))).toEqual({
        kind: 'mark',
        name: text,
        by: 'red',
      });
    },
  );

  it('keeps any printable note', () => {
    const head = [
      'record 1',
      'game tiny',
      'rules 1',
      'data d1',
      'program 0.1.0',
      'scenario plain',
      'dice manual',
      'opening',
    ];
    const read = readRecord(forged([...head, 'note Fl\u00fcgel \u2192 weak']));
    expect(read).toMatchObject({
      ok: true,
      value: { blocks: [{}, { act: { text: 'Fl\u00fcgel \u2192 weak' } }] },
    });
  });
});
