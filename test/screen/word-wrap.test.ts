import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fold } from '../../src/screen/view/word-wrap.ts';

describe('folding', () => {
  it('leaves a line that fits', () => {
    expect(fold('Nothing changed.', 16)).toEqual(['Nothing changed.']);
    expect(fold('', 16)).toEqual(['']);
  });

  it('breaks between words and sets in what follows', () => {
    expect(fold('3 Northern Foot cannot go to 13 02: it is full.', 24)).toEqual([
      '3 Northern Foot cannot',
      '  go to 13 02: it is',
      '  full.',
    ]);
  });

  it('breaks a word that is longer than the line', () => {
    expect(fold('abcdefghij', 5)).toEqual(['abcde', '  fgh', '  ij']);
  });

  it('loses nothing and never grows too wide', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 20 });
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 40 }), (list, columns) => {
        const lines = fold(list.join(' '), columns);
        expect(lines.every((line) => line.length <= columns)).toBe(true);
        expect(lines.join('').replaceAll(' ', '')).toBe(list.join(''));
      }),
    );
  });
});
