// What commands print for programs: JSON in printable ASCII, whatever stands in the files of an owner.
import { describe, expect, it } from '@jest/globals';
import { jsonText } from '../../src/text/json-reply.ts';

describe('a line of JSON', () => {
  it('is printable ASCII and says the same', () => {
    const value = { name: 'K\u00f6nigsberg', note: '\u007f\u2028\ud83d\ude80' };
    const line = jsonText(value);
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(line)).toEqual(value);
  });
});
