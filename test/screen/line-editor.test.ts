import { describe, expect, it } from '@jest/globals';
import { readKeys } from '../../src/screen/terminal/key-parser.ts';
import { lineInSight, NOTHING_TYPED, sent, typeKey } from '../../src/screen/line-editor.ts';
import type { Typing } from '../../src/screen/line-editor.ts';

const LEFT = '\x1b[D';
const HOME = '\x1b[H';
const UP = '\x1b[A';
const DOWN = '\x1b[B';

const typed = (text: string, from: Typing = NOTHING_TYPED): Typing =>
  readKeys(text).keys.reduce(
    (typing, key) => (key.name === 'enter' ? sent(typing) : typeKey(typing, key)),
    from,
  );

/** With a bar at the typing point. */
const seen = (keys: string): string => {
  const { text, at } = typed(keys);
  return `${text.slice(0, at)}|${text.slice(at)}`;
};

describe('the command line', () => {
  it.each([
    ['what is typed at its end', 'look', 'look|'],
    ['and in its middle', `lok${LEFT}o`, 'loo|k'],
    ['the point to its ends and no further', `ab${HOME}${LEFT}\x1b[F\x1b[C`, 'ab|'],
    ['what stands before the point away with Backspace', `abc${LEFT}\x7f`, 'a|c'],
    ['what stands behind it away with Delete', `abc${LEFT}\x1b[3~`, 'ab|'],
    ['nothing more where there is nothing', `a${HOME}\x7f\x1b[F\x1b[3~`, 'a|'],
    ['a word away', 'move n1  1302 \x17', 'move n1  |'],
    ['all of it away with Escape', 'move n1\x15x', 'x|'],
    ['letters in plain ASCII', 'Käse', 'Kase|'],
  ])('takes %s', (_, keys, result) => {
    expect(seen(keys)).toBe(result);
  });

  it('takes no more than can be an order', () => {
    expect(typed('x'.repeat(5000)).text).toHaveLength(1000);
  });

  it.each([
    ['the lines before', `one\rtwo\r${UP}`, 'two|'],
    ['the first and none before it', `one\rtwo\r${UP}${UP}${UP}`, 'one|'],
    ['those after it again', `one\rtwo\r${UP}${UP}${DOWN}`, 'two|'],
    ['at last what was being typed', `one\rtwo\rthr${UP}${UP}${DOWN}${DOWN}`, 'thr|'],
    ['and nothing beyond that', `one\rthr${DOWN}`, 'thr|'],
    ['the line that was changed as it was', `one\r${UP}x${UP}${DOWN}`, 'onex|'],
    ['a line given twice once', `one\rtwo\rtwo\r \r${UP}${UP}`, 'one|'],
  ])('calls back %s', (_, keys, result) => {
    expect(seen(keys)).toBe(result);
  });
});

describe('the line in sight', () => {
  it('is the prompt and what is typed, with room for the cursor', () => {
    expect(lineInSight('> ', typed('look'), 20)).toEqual({ text: '> look', column: 6 });
  });

  it('is the part before the typing point when it is long', () => {
    expect(lineInSight('> ', typed('abcdefghij'), 8)).toEqual({ text: '> fghij', column: 7 });
    expect(lineInSight('> ', typed(`abcdefghij${HOME}`), 8)).toEqual({ text: '> abcde', column: 2 });
  });

  it('leaves room for typing beside a long prompt', () => {
    expect(lineInSight('Northerners, turn 1> ', typed('ab'), 10)).toEqual({ text: 'Northernb', column: 9 });
  });
});
