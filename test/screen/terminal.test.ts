import { describe, expect, it } from '@jest/globals';
import { readKeyboard } from '../../src/screen/terminal/keyboard.ts';
import { otherScreen } from '../../src/screen/terminal/alternate-screen.ts';
import { clearsHistory, hasScreen } from '../../src/screen/terminal/terminal.ts';
import { fakeTerminal, untilSo } from './kit.ts';
import type { FakeTerminal } from './kit.ts';

/** Names of the keys heard so far, text as it is. */
const listening = (terminal: FakeTerminal): { readonly heard: string[]; stop(): void } => {
  const heard: string[] = [];
  const stop = readKeyboard(
    terminal.input,
    (keys) => heard.push(...keys.map((key) => (key.name === 'text' ? key.text : key.name))),
    () => heard.push('gone'),
  );
  return { heard, stop };
};

describe('the keyboard', () => {
  it('is heard until it is let go', () => {
    const terminal = fakeTerminal();
    const { heard, stop } = listening(terminal);
    terminal.type('look\r');
    stop();
    terminal.type('more');
    expect(heard).toEqual(['look', 'enter']);
  });

  it('may send a sequence in pieces', () => {
    const terminal = fakeTerminal();
    const { heard, stop } = listening(terminal);
    terminal.type('\x1b');
    terminal.type('[');
    terminal.type('3~a');
    stop();
    expect(heard).toEqual(['delete', 'a']);
  });

  it('may send a letter in pieces', () => {
    const terminal = fakeTerminal();
    const { heard, stop } = listening(terminal);
    const [first, ...others] = Buffer.from('ä');
    for (const bytes of [[first ?? 0], others])
      (terminal.input as unknown as NodeJS.EventEmitter).emit('data', Buffer.from(bytes));
    stop();
    expect(heard).toEqual(['ä']);
  });

  it('sends Escape when nothing follows it', async () => {
    const terminal = fakeTerminal();
    const { heard, stop } = listening(terminal);
    terminal.type('\x1b');
    expect(heard).toEqual([]);
    await untilSo(() => heard.length > 0);
    stop();
    expect(heard).toEqual(['escape']);
  });

  it('may go away', () => {
    const terminal = fakeTerminal();
    const { heard, stop } = listening(terminal);
    terminal.hangUp();
    stop();
    terminal.hangUp();
    expect(heard).toEqual(['gone']);
  });
});

describe('what has scrolled off', () => {
  it.each([
    [{ TERM: 'xterm-256color' }, true],
    [{ TERM: 'tmux-256color' }, true],
    [{ TERM: 'screen', TMUX: '/tmp/tmux-0/default,1,0' }, true],
    [{ TERM: 'screen' }, false],
    [{ TERM: 'rxvt-unicode' }, false],
    [{ TERM: 'vt100' }, false],
    [{}, false],
  ])('is known to be forgotten by %j: %s', (env, forgets) => {
    expect(clearsHistory(env)).toBe(forgets);
  });
});

describe('the other screen', () => {
  it('is left once, whoever asks for it', () => {
    const terminal = fakeTerminal();
    const screen = otherScreen(terminal);
    screen.enter();
    expect(terminal.written()).toBe('\x1b[?1049h');
    expect(terminal.raw()).toBe(true);
    screen.leave();
    screen.leave();
    terminal.end();
    expect(terminal.written()).toBe('\x1b[0m\x1b[?25h\x1b[?1049l');
    expect(terminal.raw()).toBe(false);
  });

  it('is left when the program ends, and can be gone back to', () => {
    const terminal = fakeTerminal();
    const screen = otherScreen(terminal);
    screen.enter();
    screen.leave();
    screen.enter();
    terminal.written();
    terminal.end();
    expect(terminal.written()).toBe('\x1b[0m\x1b[?25h\x1b[?1049l');
  });

  it('can be done without: what stood there stays, above it', async () => {
    const terminal = fakeTerminal(20, 4);
    terminal.screen.write('before\n');
    const screen = otherScreen(terminal, false);
    screen.enter();
    expect(await terminal.screen.isOther()).toBe(false);
    expect(await terminal.screen.text()).toEqual(['', '', '', '']);
    expect(await terminal.screen.history()).toEqual(['before', '']);
    screen.leave();
    expect(await terminal.screen.cursor()).toEqual({ line: 3, column: 0 });
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('needs a terminal to read (%s) and to write (%s): %s', (reads, writes, has) => {
    const terminal = fakeTerminal();
    Object.assign(terminal.input, { isTTY: reads });
    Object.assign(terminal.output, { isTTY: writes });
    expect(hasScreen(terminal)).toBe(has);
  });
});
