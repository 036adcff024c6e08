// Words of a line: what parts them, what is refused, and that writing a word and reading it again changes nothing.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lex, LONGEST_LINE, quote, textFrom, writeText, writeWord } from '../../src/language/parse/lex.ts';

const words = (line: string): string[][] => {
  const lexed = lex(line);
  return lexed.ok ? lexed.value.parts.map((part) => part.map(({ text }) => text)) : [[lexed.error.code]];
};

const never = (): boolean => false;

describe('a line', () => {
  it.each([
    ['  move   2608  2607 ', [['move', '2608', '2607']]],
    ['move 2608, 2607.', [['move', '2608', '2607']]],
    ['move 2608 2607 .', [['move', '2608', '2607']]],
    ['move 2608 2607 # the bridge', [['move', '2608', '2607']]],
    ['# only a comment', []],
    ['', []],
    [' . ', []],
    ['move a b; end', [['move', 'a', 'b'], ['end']]],
    ['move a b;; end.;', [['move', 'a', 'b'], ['end']]],
    ['note "weak; flank # here."', [['note', 'weak; flank # here.']]],
    ['note "a \\"big\\" gap"', [['note', 'a "big" gap']]],
    ['look "reserve box"', [['look', 'reserve box']]],
    ['move\t2608\t2607\r\n', [['move', '2608', '2607']]],
    ['unit 2608.1', [['unit', '2608.1']]],
  ])('%j has its words', (line, expected) => {
    expect(words(line)).toEqual(expected);
  });

  it('may have accents, typographic quotes and dashes, which become plain', () => {
    expect(words('look M\u00fcnchen')).toEqual([['look', 'Munchen']]);
    expect(words('note \u201ca \u2013 b\u201d')).toEqual([['note', 'a - b']]);
    expect(words('look Gro\u00dfau')).toEqual([['look', 'Grossau']]);
  });

  it.each([
    ['look \u001b[31m2608', 'TEXT.CONTROL'],
    ['look \u202e2608', 'TEXT.CONTROL'],
    ['look\n2608', 'TEXT.CONTROL'],
    ['look \u041c\u043e\u0441\u043a\u0432\u0430', 'TEXT.LETTER'],
    ['look \ud83d\ude00', 'TEXT.LETTER'],
    ['note "never closed', 'LINE.QUOTE'],
    ['x'.repeat(LONGEST_LINE + 1), 'LINE.LONG'],
  ])('%j is refused', (line, code) => {
    expect(words(line)).toEqual([[code]]);
  });

  it('is refused with the number of a character, never the character', () => {
    const lexed = lex('look \u0007');
    expect(lexed).toMatchObject({ ok: false, error: { params: { char: 'U+0007', at: 6 } } });
  });

  it('of the longest length is read', () => {
    expect(words('x'.repeat(LONGEST_LINE))).toHaveLength(1);
  });
});

const printable = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((n) => String.fromCharCode(n)),
});

describe('a word written', () => {
  it('is read as itself, whatever is in it', () => {
    fc.assert(
      fc.property(printable, printable, (a, b) => {
        expect(words(`x ${writeWord(a, never)} ${writeWord(b, never)}`)).toEqual([['x', a, b]]);
      }),
    );
  });

  it('stands in quotes where it would be taken for another', () => {
    expect(writeWord('From', (low) => low === 'from')).toBe('"From"');
    expect(quote('a"b')).toBe('"a\\"b"');
  });

  it('and a text too', () => {
    fc.assert(
      fc.property(printable, (text) => {
        const lexed = lex(`note ${writeText(text, never)}`);
        const [part = []] = lexed.ok ? lexed.value.parts : [];
        expect(lexed.ok ? textFrom(lexed.value.text, part, 1) : '').toBe(text);
      }),
    );
  });
});
