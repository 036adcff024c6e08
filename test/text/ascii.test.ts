import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { ascii, clip } from '../../src/text/ascii.ts';

const PRINTABLE = /^[\x20-\x7e]*$/;

describe('ascii', () => {
  it('leaves printable text as it is', () => {
    expect(ascii('24 Panzer Corps, "best" ~')).toBe('24 Panzer Corps, "best" ~');
  });

  it.each([
    ['W\u00fcrzburg', 'Wurzburg'],
    ['Stra\u00dfe', 'Strasse'],
    ['\u0141\u00f3d\u017a', 'Lodz'],
    ['Sm\u00f8rrebr\u00f8d', 'Smorrebrod'],
    ['6\u2013AE', '6-AE'],
    ['\u201cKursk\u201d', '"Kursk"'],
    ['e\u0301', 'e'],
    ['1\u00a02', '1 2'],
  ])('writes %s without accents and marks', (name, plain) => {
    expect(ascii(name)).toBe(plain);
  });

  it('drops what controls a terminal and keeps the harmless rest', () => {
    expect(ascii('\u001b[31mred\u0007\u0000\u202e\u200b')).toBe('[31mred');
  });

  it('makes a line end a blank', () => {
    expect(ascii('a\nb\tc')).toBe('a b c');
  });

  it('marks letters it cannot write once', () => {
    expect(ascii('\u041c\u043e\u0441\u043a\u0432\u0430!')).toBe('?!');
  });

  it('gives printable ASCII for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) =>
        PRINTABLE.test(ascii(text)),
      ),
      { numRuns: 500 },
    );
  });

  it('copes with halves of characters', () => {
    expect(ascii('a\ud800b\udc00')).toMatch(PRINTABLE);
  });
});

describe('clip', () => {
  it('leaves short text alone and says that long text goes on', () => {
    expect(clip('short')).toBe('short');
    expect(clip('x'.repeat(50))).toBe(`${'x'.repeat(40)} and so on`);
  });
});
