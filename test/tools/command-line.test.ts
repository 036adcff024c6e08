// The command lines of tools: what cannot be read is said in one sentence, and the help is what the file says of itself.
import { describe, expect, it } from '@jest/globals';
import { headOf, readCommandLine } from '../../tools/command-line.ts';

const read = (...args: readonly string[]): unknown =>
  readCommandLine({
    args: [...args],
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: '4' },
      minutes: { type: 'string', default: 'Infinity' },
      fog: { type: 'string', default: 'both' },
      list: { type: 'boolean', default: false },
    },
  });

describe('a command line of a tool', () => {
  it('is read as it was typed', () => {
    expect(read('dagc', '--pairs', '7', '--fog', 'on')).toMatchObject({
      positionals: ['dagc'],
      values: { pairs: '7', fog: 'on', minutes: 'Infinity' },
    });
  });

  it.each([
    [['--piars', '7'], "Unknown option '--piars'."],
    [['--pairs'], "Option '--pairs <value>' argument missing"],
    [['--pairs', 'many'], '--pairs wants a number, not many.'],
    [['--minutes', ''], '--minutes wants a number, not .'],
    [['--list=yes'], "Option '--list' does not take an argument"],
  ])('that is wrong is said in one sentence: %j', (args, said) => {
    expect(read(...args)).toBe(said);
  });

  it('has as its help what the file says before its code', () => {
    expect(headOf("// Plays: `npm run play`.\n//\n// Twice.\nimport 'x';\n// No help.\n")).toBe(
      'Plays: `npm run play`.\n\nTwice.',
    );
  });
});
