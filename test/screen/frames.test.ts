// What stands on a real terminal's screen: sizes, zooms, overlays and themes, key by key and while the size changes.
import { afterEach, describe, expect, it } from '@jest/globals';
import { openScreen } from '../../src/screen/open-screen.tsx';
import { frameMaker } from '../../src/screen/view/layout.ts';
import { ford } from '../games/ford/game.ts';
import { fakeTerminal, fordDesk, greetingOf, seat, until, untilWritten } from './kit.ts';
import type { FakeTerminal } from './kit.ts';

// oxlint-disable-next-line no-control-regex
const STYLE = /\x1b\[[\d;]*m/;
// oxlint-disable-next-line no-control-regex
const COLOUR = /\x1b\[(?:\d+;)*(?:[34][0-8]|9\d|10\d)[;m]/;
const ESCAPE = '\x1b';
// oxlint-disable-next-line no-control-regex
const CLEARED = /\x1b\[2J/;

const textOf = (lines: readonly string[]): string => lines.map((line) => line.trimEnd()).join('\n');

type Opened = {
  readonly terminal: FakeTerminal;
  /** Each key is seen before the next is pressed: Escape is told from a sequence by what does not follow it. */
  press(...keys: readonly string[]): Promise<readonly string[]>;
  /** Waits until all has been painted again. */
  resize(columns: number, rows: number): Promise<readonly string[]>;
};

const open: FakeTerminal[] = [];
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.signal('SIGTERM');
});

const opened = async (columns: number, rows: number, env = {}): Promise<Opened> => {
  const desk = fordDesk({ scenario: 'crossing' });
  const terminal = fakeTerminal(columns, rows, env);
  open.push(terminal);
  openScreen(desk, greetingOf(desk), terminal).catch(() => {});
  // The same sat through without a terminal: what it comes to is what is waited for.
  const twin = seat(fordDesk({ scenario: 'crossing' }));
  const makeFrame = frameMaker(ford);
  let size = { columns, lines: rows };
  const seen = async (): Promise<readonly string[]> => {
    const wanted = textOf(makeFrame(twin.now(), size).rows.map(({ text }) => text));
    return until(terminal.screen, (lines) => textOf(lines) === wanted);
  };
  await seen();
  return {
    terminal,
    press: async (...keys) => {
      let lines: readonly string[] = [];
      for (const key of keys) {
        terminal.type(key);
        if (key === ESCAPE) twin.escape();
        else twin.press(key);
        lines = await seen();
      }
      return lines;
    },
    resize: async (wide, high) => {
      terminal.written();
      terminal.resize(wide, high);
      size = { columns: wide, lines: high };
      await untilWritten(terminal, CLEARED);
      return seen();
    },
  };
};

const separators = (lines: readonly string[], column: number): number =>
  lines.filter((line) => line.charAt(column) === '|').length;

describe('the frame on a terminal', () => {
  it('has map and panel side by side at 80 by 24, and the cursor on the selected hex', async () => {
    const { terminal, press } = await opened(80, 24);
    const lines = await press('look brod\r', ESCAPE, 'd');
    expect(lines).toHaveLength(24);
    expect(lines[0]).toMatch(/^Ford, turn 1 of 6, Northerners, movement phase +N 3 S 3 {2}MAP$/);
    expect(separators(lines, 52)).toBeGreaterThanOrEqual(13);
    const { line, column } = await terminal.screen.cursor();
    expect(lines[line]?.slice(column - 1, column + 5)).toBe('[..  ]');
    expect(lines[line + 1]?.slice(column - 1, column + 4)).toBe('.1202');
    expect(lines[1]).toMatch(/\| 1202$/);
  });

  it('gives the room of 140 by 50 to map, panel and log', async () => {
    const { press } = await opened(140, 50);
    const lines = await press('look brod\r', ESCAPE);
    expect(lines).toHaveLength(50);
    expect(lines.join('\n')).toMatch(/\| 1203 Brod\n/);
    expect(lines.join('\n')).toContain('Signs on the map');
    expect(lines.find((line) => line.startsWith('17 '))).toContain('1700');
  });

  it('has the map alone at 60 by 20', async () => {
    const { press } = await opened(60, 20);
    const lines = await press('look brod\r', ESCAPE);
    expect(lines).toHaveLength(20);
    expect(lines.join('\n')).not.toContain('Signs on the map');
    expect(lines.join('\n')).toMatch(/\[N3 !\]/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  it('is the same after the size has changed as if it had always been so', async () => {
    const { press, resize } = await opened(140, 50);
    await press('look brod\r', ESCAPE, 'd');
    for (const [columns, rows] of [
      [60, 20],
      [200, 60],
      [80, 24],
    ] as const) {
      const now = await resize(columns, rows);
      const fresh = await opened(columns, rows);
      const expected = await fresh.press('look brod\r', ESCAPE, 'd');
      expect(now[0]).toBe(expected[0]);
      expect(now.slice(-4)).toEqual(expected.slice(-4));
      expect(now.join('\n')).toContain('[..  ]');
    }
  });

  it('is, written change by change, what it would be written anew', async () => {
    const { terminal, press, resize } = await opened(80, 24, { FORCE_COLOR: '3' });
    const keys = [
      ESCAPE,
      'd',
      'd',
      'x',
      '+',
      'w',
      'v',
      'a',
      'v',
      '-',
      '-',
      'z',
      'v',
      'd',
      'v',
      'v',
      'v',
      '+',
    ];
    for (const key of keys) {
      await press(key);
      const changed = await terminal.screen.looks();
      await resize(80, 24);
      expect(await terminal.screen.looks()).toEqual(changed);
    }
  });

  it('writes for a step of the cursor a fraction of the screen', async () => {
    const { terminal, press } = await opened(100, 50);
    await press(ESCAPE, 'd');
    terminal.written();
    await press('d');
    expect(terminal.written().length).toBeLessThan(1000);
  });
});

describe('without colours', () => {
  it('everything is marked all the same: the cursor turned round, units in bold', async () => {
    const { terminal, press } = await opened(80, 24, { NO_COLOR: '1', TERM: 'xterm-256color' });
    const lines = await press(ESCAPE, 'd', 'v');
    const written = terminal.written();
    expect(written).not.toMatch(COLOUR);
    expect(written).toContain('\x1b[7m$$\x1b[27m');
    expect(written).toContain('\x1b[1mN3');
    expect(lines.join('\n')).toMatch(/\[.{4}\]/);
    expect(lines.join('\n')).toMatch(/^-- Supply: \$ Northern supply reaches it/m);
  });

  it('nothing is styled on a terminal that cannot', async () => {
    const { terminal, press } = await opened(80, 24, { TERM: 'dumb' });
    await press(ESCAPE, 'd', 'v');
    expect(terminal.written()).not.toMatch(STYLE);
  });

  it('or with them, as theme says, at once', async () => {
    const { terminal, press } = await opened(80, 24, { FORCE_COLOR: '3' });
    expect(terminal.written()).toMatch(STYLE);
    await press('theme mono\r');
    terminal.written();
    await press(ESCAPE, 'd', 'd', '+');
    expect(terminal.written()).not.toMatch(COLOUR);
    await press(':', 'theme light\r');
    expect(terminal.written()).toMatch(COLOUR);
  });
});
