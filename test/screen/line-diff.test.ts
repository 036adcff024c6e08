// What of a line is written anew: no more bytes than what has changed, and blanks only where their ground has.
import { describe, expect, it } from '@jest/globals';
import { changesIn } from '../../src/screen/terminal/line-diff.ts';
import type { Ink, Row } from '../../src/draw/styled-rows.ts';

const RED: Ink = '#ff0000 on #000000';
const BLUE: Ink = '#0000ff on #000000';
const BLUE_ON_RED: Ink = '#0000ff on #ff0000';

const inked = (...parts: readonly (readonly [text: string, role: Ink])[]): Row => {
  let text = '';
  const patches = parts.map(([part, role]) => {
    const from = text.length;
    text += part;
    return { from, to: text.length, role };
  });
  return { text, patches };
};

const spans = (before: Row, now: Row): readonly string[] =>
  changesIn(before, now).stretches.map(({ column, row }) => `${column} ${row.text}`);

describe('what is written anew of a line', () => {
  it('is not a blank whose ink alone has changed, but one whose ground has', () => {
    expect(spans(inked(['a  b', RED]), inked(['a', RED], ['  ', BLUE], ['b', RED]))).toEqual([]);
    expect(spans(inked(['a  b', RED]), inked(['a', RED], ['  ', BLUE_ON_RED], ['b', RED]))).toEqual(['1   ']);
  });

  it('has what is the same between two changes where that takes fewer bytes than going past it', () => {
    const plain = (text: string): Row => ({ text, patches: [] });
    expect(spans(plain('a1234b'), plain('c1234d'))).toEqual(['0 c1234d']);
    expect(spans(plain('a123456789b'), plain('c123456789d'))).toEqual(['0 c', '10 d']);
    expect(spans(inked(['a123b', RED]), inked(['c123d', RED]))).toEqual(['0 c123d']);
    // The colour stays set meanwhile.
    expect(spans(inked(['a123456789b', RED]), inked(['c123456789d', RED]))).toEqual(['0 c', '10 d']);
  });

  it('goes past what is the same where it has colours of its own', () => {
    const row = (a: string, b: string): Row =>
      inked([a, RED], ['1', BLUE], ['2', BLUE_ON_RED], ['3', BLUE], [b, RED]);
    expect(spans(row('a', 'b'), row('c', 'd'))).toEqual(['0 c', '4 d']);
  });
});
