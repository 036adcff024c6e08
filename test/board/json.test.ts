// JSON written by hand: values and their lines, and what is said of a slip.
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { readJson } from '../../src/board/json-parser.ts';
import type { JsonFault } from '../../src/board/json-parser.ts';

const faults = (text: string): readonly JsonFault[] => {
  const reading = readJson(text);
  return reading.ok ? [] : reading.error;
};

describe('reading JSON', () => {
  it('gives what the built-in reader gives, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 1, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        // Names every record has are refused, see below; minus nought is nought in the text already.
        fc.pre(!/"(__proto__|constructor|prototype)"/.test(text));
        const reading = readJson(text);
        expect(reading).toMatchObject({ ok: true });
        if (reading.ok) expect(reading.value.value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses what the built-in reader refuses', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 12, unit: fc.constantFrom(...'{}[]",:1 ea\\n-.'.split('')) }),
        (text) => {
          let builtIn = true;
          try {
            JSON.parse(text);
          } catch {
            builtIn = false;
          }
          const twice = faults(text).every(({ code }) => code === 'JSON.TWICE') && faults(text).length > 0;
          expect(readJson(text).ok || twice).toBe(builtIn);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('knows the line of every value, with line ends of any system and a byte-order mark', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const reading = readJson(['\ufeff{', '"a": 1,', '"b": [', '2, 3,', '{"c": 4}', ']}'].join(end));
      expect(reading).toMatchObject({ ok: true, value: { value: { a: 1, b: [2, 3, { c: 4 }] } } });
      if (!reading.ok) continue;
      const { lineOf } = reading.value;
      expect([lineOf([]), lineOf(['a']), lineOf(['b', 1]), lineOf(['b', 2, 'c'])]).toEqual([1, 2, 4, 5]);
      expect(lineOf(['b', 2, 'nothing', 'below'])).toBe(5);
    }
  });
});

describe('a slip in JSON', () => {
  it.each([
    ['', 1, 'the end of the file', 'a value'],
    ['{"a": 1,\n}', 2, '"}"', 'another entry after the comma'],
    ['[1,\n]', 2, '"]"', 'another entry after the comma'],
    ['{"a": 1\n"b": 2}', 2, '"b"', 'a comma at the end of line 1, or }'],
    ['[1 2]', 1, '"2"', 'a comma or ]'],
    ["{'a': 1}", 1, '"\'"', 'a key in double quotes'],
    ['{a: 1}', 1, '"a"', 'a key in double quotes'],
    ['{"a" 1}', 1, '"1"', ': after the key a'],
    ['{"a": "x\n"}', 1, 'the end of the line', 'a closing " on the same line'],
    ['{"a": yes}', 1, '"yes"', 'a value'],
    ['{"a": 01}', 1, '"01"', 'a number'],
    ['{"a": 1e999}', 1, '"1e999"', 'a number'],
    ['{"a": "\\q"}', 1, '"q"', 'n, t, a quote'],
    ['{"a": "\\u12"}', 1, '"u12"', 'four hexadecimal digits'],
    ['{}\n{}', 2, '"{"', 'the end of the file'],
    ['// note\n{}', 1, '"/"', 'a value'],
    ['\u001b[2J', 1, '"\\u001b"', 'a value'],
  ])('%j is said by line, with what stands there and what should', (text, line, found, expected) => {
    const [fault, ...more] = faults(text);
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ code: 'JSON.BROKEN', line, params: { found } });
    expect(fault?.params['expected']).toMatch(
      new RegExp(`^${expected.replaceAll(/[\\"|{}[\]()^$+*?.]/g, '\\$&')}`),
    );
  });

  it('is noticed where a key stands twice, with both lines, each time', () => {
    expect(faults('{"a": 1,\n"b": 2,\n"a": 3,\n"b": 4}')).toEqual([
      { code: 'JSON.TWICE', line: 3, params: { key: 'a', before: 1 } },
      { code: 'JSON.TWICE', line: 4, params: { key: 'b', before: 2 } },
    ]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('is a record with the key %s', (key) => {
    expect(faults(`{"x": {"${key}": {"polluted": true}}}`)).toEqual([
      { code: 'JSON.NAME', line: 1, params: { key } },
    ]);
    expect('polluted' in {}).toBe(false);
  });

  it('is nesting beyond reason, which is not followed down', () => {
    expect(faults('['.repeat(200_000))).toEqual([{ code: 'JSON.DEEP', line: 1, params: { most: 40 } }]);
    expect(faults('{"a":'.repeat(41) + '1' + '}'.repeat(41))).toHaveLength(1);
    expect(readJson('['.repeat(40) + ']'.repeat(40)).ok).toBe(true);
  });
});
