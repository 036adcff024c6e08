import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FrameWriter } from '../../src/screen/terminal/frame-writer.ts';
import { newScreen } from './kit.ts';

const setUp = (columns = 10, rows = 4) => {
  const screen = newScreen(columns, rows);
  const writes: string[] = [];
  const out = Object.assign(new EventEmitter(), {
    columns,
    rows,
    write: (text: string) => {
      writes.push(text);
      screen.write(text);
    },
  });
  const writer = new FrameWriter(out);
  const resize = (wide: number, high: number): void => {
    Object.assign(out, { columns: wide, rows: high });
    screen.resize(wide, high);
    out.emit('resize');
  };
  return { screen, writes, out, writer, resize };
};

const CLEAR = '\x1b[2J';

/** Time stands still until it is told to go on. */
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

/** xterm takes its time by timers of its own. */
const seen = async ({ screen }: ReturnType<typeof setUp>): Promise<readonly string[]> => {
  jest.useRealTimers();
  return screen.text();
};

describe('the frame writer', () => {
  it('paints a frame, and of the next only the lines that differ', async () => {
    const set = setUp();
    set.writer.write('one\ntwo\nthree');
    jest.runAllTimers();
    set.writer.write('one\n2\nthree');
    jest.runAllTimers();
    expect(set.writes).toHaveLength(2);
    expect(set.writes[1]).toBe('\x1b[?2026h\x1b[B2\x1b[K\x1b[H\x1b[?2026l');
    expect(await seen(set)).toEqual(['one', '2', 'three', '']);
  });

  it('erases lines that a shorter frame no longer has', async () => {
    const set = setUp();
    set.writer.write('one\ntwo\nthree');
    jest.runAllTimers();
    set.writer.write('1');
    jest.runAllTimers();
    expect(await seen(set)).toEqual(['1', '', '', '']);
  });

  it('keeps the last character of a line as wide as the screen', async () => {
    const set = setUp();
    set.writer.write('0123456789\n\x1b[7m0123456789\x1b[27m');
    jest.runAllTimers();
    expect(await seen(set)).toEqual(['0123456789', '0123456789', '', '']);
  });

  it('fills the screen to its last line and never scrolls it', async () => {
    const set = setUp();
    set.writer.write('1\n2\n3\n0123456789\nbelow');
    jest.runAllTimers();
    expect(await seen(set)).toEqual(['1', '2', '3', '0123456789']);
  });

  it('writes nothing for a frame like the one before', () => {
    const { writer, writes } = setUp();
    writer.write('same');
    jest.runAllTimers();
    writer.write('same');
    jest.runAllTimers();
    expect(writes).toHaveLength(1);
  });

  it('puts the cursor at the typing point after every frame, also when it alone has moved', async () => {
    const set = setUp();
    set.writer.write('abc\ndef');
    set.writer.place({ line: 1, column: 2 });
    jest.runAllTimers();
    set.writer.write('xyz\ndef');
    jest.runAllTimers();
    expect(set.writes[1]?.endsWith('\x1b[B\b\x1b[?2026l')).toBe(true);
    set.writer.place({ line: 1, column: 3 });
    jest.runAllTimers();
    expect(set.writes[2]).toBe('\x1b[C');
    jest.useRealTimers();
    expect(await set.screen.cursor()).toEqual({ line: 1, column: 3 });
  });

  it('paints the last of several frames that come at once', () => {
    const { writer, writes } = setUp();
    for (const frame of ['one', 'two', 'three']) writer.write(frame);
    jest.runAllTimers();
    expect(writes).toHaveLength(1);
    expect(writes[0]).toContain('three');
    expect(writes[0]).not.toContain('one');
  });

  it('clears the screen when its size has changed, and never else', async () => {
    const set = setUp();
    set.writer.write('one\ntwo');
    jest.runAllTimers();
    set.resize(8, 3);
    jest.runAllTimers();
    expect(set.writes[0]).not.toContain(CLEAR);
    expect(set.writes[1]?.split(CLEAR)).toHaveLength(2);
    set.writer.write('one\n2');
    jest.runAllTimers();
    expect(set.writes[2]).not.toContain(CLEAR);
    expect(await seen(set)).toEqual(['one', '2', '']);
  });

  it('tells Ink of a new size, and what it is', () => {
    const { writer, resize } = setUp();
    const sizes: (readonly number[])[] = [];
    writer.on('resize', () => sizes.push([writer.columns, writer.rows]));
    resize(30, 9);
    expect(sizes).toEqual([[30, 9]]);
  });

  it('takes a terminal of unknown size for a common one', () => {
    const { writer } = setUp(0, 0);
    expect([writer.columns, writer.rows]).toEqual([80, 24]);
  });

  it('is not misled by what is no frame', () => {
    const { writer, writes } = setUp();
    writer.write('one');
    jest.runAllTimers();
    for (const farewell of ['', '\x1b[?25h']) writer.write(farewell);
    jest.runAllTimers();
    expect(writes).toHaveLength(1);
  });

  it('writes nothing once it is closed, not even what was waiting', () => {
    const { writer, writes, resize } = setUp();
    writer.write('one');
    writer.close();
    writer.write('two');
    resize(5, 5);
    jest.runAllTimers();
    expect(writes).toEqual([]);
  });
});
