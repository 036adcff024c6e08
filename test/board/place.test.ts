// Where something stands in a file, and what stood there, in words that are short and printable.
import { describe, expect, it } from '@jest/globals';
import { placeOf } from '../../src/board/json-path.ts';
import { shown, shownKey } from '../../src/board/quote-value.ts';
import { tinyMap, tinyUnits } from './tiny.ts';

describe('a place in a file', () => {
  it('is the way down to it, with hexes by number', () => {
    expect(placeOf(tinyMap, ['hexes', '0303', 'terrain'])).toBe('hexes.0303.terrain');
  });

  it('calls counters by their ids and sides by their hexes', () => {
    expect(placeOf(tinyUnits, ['units', 1, 'attack'])).toBe('units.w2.attack');
    expect(placeOf(tinyMap, ['hexsides', 0, 'kind'])).toBe('hexsides.0103/0104.kind');
  });

  it('counts other entries of lists from 1, also where there is none', () => {
    expect(placeOf(tinyMap, ['hexes', '0302', 'port', 0])).toBe('hexes.0302.port.number 1');
    expect(placeOf(tinyMap, ['nothing', 4, 'x'])).toBe('nothing.number 5.x');
  });

  it('shows strange keys in quotes and escaped', () => {
    expect(placeOf({}, ['a b', '\u001b[2J'])).toBe('"a b"."\\u001b[2J"');
  });
});

describe('what stood there', () => {
  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [true, 'true'],
    [4.5, '4.5'],
    ['swamp', '"swamp"'],
    ['say "x"', '"say \'x\'"'],
    ['K\u00f6nigsberg', '"K\\u00f6nigsberg"'],
    ['a\u001b[2J\nb', '"a\\u001b[2J\\u000ab"'],
    [[], 'an empty list'],
    [{}, 'an empty record'],
    [[1, 2], '[1,2]'],
    ['x'.repeat(60), `"${'x'.repeat(48)} and so on"`],
  ])('%j is shown as %s', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  it('is cut where it is long, whatever it is', () => {
    expect(shown(Array.from({ length: 1000 }, (_, i) => i)).length).toBeLessThan(80);
    expect(shownKey('k'.repeat(1000)).length).toBeLessThan(80);
  });
});
