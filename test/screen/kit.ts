// A desk with the test game at it, and a terminal that remembers what was written to it.
import { EventEmitter } from 'node:events';
import xterm from '@xterm/headless';
import { newMatch } from '../../src/core/match.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import type { DiceSource } from '../../src/core/dice.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk, DeskOptions } from '../../src/session/session.ts';
import { newGameLines } from '../../src/session/greeting.ts';
import type { Game } from '../../src/api/game.ts';
import type { Cursor } from '../../src/screen/terminal/frame-writer.ts';
import type { Environment } from '../../src/draw/theme.ts';
import type { KeyWishes } from '../../src/screen/keys/keymap.ts';
import type { Later } from '../../src/screen/film/opponent-turn.ts';
import { readKeys } from '../../src/screen/terminal/key-parser.ts';
import { sitDown } from '../../src/screen/seat.ts';
import type { Sitting } from '../../src/screen/screen-state.ts';
import type { Seat } from '../../src/screen/seat.ts';
import type { Deadly, Terminal } from '../../src/screen/terminal/terminal.ts';
import { ford } from '../games/ford/game.ts';

export type DeskWish = DeskOptions & {
  readonly game?: Game;
  readonly scenario?: string;
  readonly fog?: 'on' | 'off';
  readonly dice?: DiceSource;
};

export const fordDesk = (wish: DeskWish = {}): Desk => {
  const game = wish.game ?? ford;
  const { scenario = 'skirmish', fog = 'on', dice = seeded(openSeed('tests')) } = wish;
  return openDesk(game, newMatch(game.rules, scenario, { fog }, { dice }), wish);
};

export const greetingOf = (desk: Desk): readonly string[] => newGameLines(desk);

/** Somebody at the screen, without a screen. */
export type Seated = {
  readonly desk: Desk;
  now(): Sitting;
  showing: Seat['showing'];
  press(keys: string): Sitting;
  escape(): Sitting;
};

/** Time that passes only when it is told to. */
export type Clock = { readonly later: Later; pass(ms: number): void };

export const clock = (): Clock => {
  let time = 0;
  let waiting: { readonly at: number; readonly then: () => void }[] = [];
  return {
    later: (ms, then) => {
      const one = { at: time + ms, then };
      waiting.push(one);
      return () => void (waiting = waiting.filter((each) => each !== one));
    },
    pass: (ms) => {
      const end = time + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        waiting = waiting.filter((each) => each !== next);
        time = Math.max(time, next.at);
        next.then();
      }
      time = end;
    },
  };
};

export const seat = (desk: Desk, wishes: KeyWishes = {}, later?: Later): Seated => {
  const { now, press, showing } = sitDown(desk, greetingOf(desk), {
    keys: wishes,
    ...(later !== undefined && { later }),
  });
  return {
    desk,
    now,
    showing,
    press: (keys) => {
      press(readKeys(keys).keys);
      return now();
    },
    escape: () => {
      press([{ name: 'escape' }]);
      return now();
    },
  };
};

/** A real terminal's screen, without the terminal. */
export type Screen = {
  /** The screen as text, once all that was written has arrived. */
  text(): Promise<readonly string[]>;
  /** The same with the colour and style of every character. */
  looks(): Promise<readonly string[]>;
  /** All that is to be seen of every character: of a blank its ground alone. */
  cells(): Promise<readonly string[]>;
  /** What has scrolled off at the top. */
  history(): Promise<readonly string[]>;
  cursor(): Promise<Cursor>;
  isOther(): Promise<boolean>;
  write(text: string): void;
  resize(columns: number, rows: number): void;
};

export const newScreen = (columns: number, rows: number): Screen => {
  const terminal = new xterm.Terminal({ cols: columns, rows, convertEol: true, allowProposedApi: true });
  const arrived = (): Promise<void> => new Promise((resolve) => terminal.write('', resolve));
  return {
    looks: async () => {
      await arrived();
      const buffer = terminal.buffer.active;
      return Array.from({ length: terminal.rows }, (_, i) => {
        const line = buffer.getLine(buffer.baseY + i);
        return Array.from({ length: terminal.cols }, (__, column) => {
          const cell = line?.getCell(column);
          const style = [cell?.getFgColor(), cell?.isBold(), cell?.isInverse(), cell?.isUnderline()];
          return `${cell?.getChars() || ' '}${style.join(' ')}`;
        }).join('|');
      });
    },
    cells: async () => {
      await arrived();
      const buffer = terminal.buffer.active;
      return Array.from({ length: terminal.rows }, (_, i) => {
        const line = buffer.getLine(buffer.baseY + i);
        return Array.from({ length: terminal.cols }, (__, column) => {
          const cell = line?.getCell(column);
          const char = cell?.getChars() || ' ';
          const inked = char === ' ' ? '' : `${cell?.getFgColor()} ${cell?.isBold()} ${cell?.isInverse()}`;
          return `${char}${inked} on ${cell?.getBgColor()}`;
        }).join('|');
      });
    },
    text: async () => {
      await arrived();
      const buffer = terminal.buffer.active;
      const lines = Array.from({ length: terminal.rows }, (_, i) => buffer.getLine(buffer.baseY + i));
      return lines.map((line) => line?.translateToString(true) ?? '');
    },
    history: async () => {
      await arrived();
      const buffer = terminal.buffer.normal;
      const lines = Array.from({ length: buffer.baseY }, (_, i) => buffer.getLine(i));
      return lines.map((line) => line?.translateToString(true) ?? '');
    },
    cursor: async () => {
      await arrived();
      return { line: terminal.buffer.active.cursorY, column: terminal.buffer.active.cursorX };
    },
    isOther: async () => {
      await arrived();
      return terminal.buffer.active.type === 'alternate';
    },
    write: (text) => terminal.write(text),
    resize: (cols, lines) => terminal.resize(cols, lines),
  };
};

export type FakeTerminal = Terminal & {
  readonly screen: Screen;
  readonly died: readonly Deadly[];
  readonly raw: () => boolean;
  /** All that was written since the last time it was asked for. */
  written(): string;
  type(sent: string): void;
  hangUp(): void;
  signal(name: Deadly): void;
  /** Something is thrown where nobody can catch it. */
  fail(fault: unknown): void;
  end(): void;
  /** Stopped from outside, as by another terminal. */
  stopFromOutside(): void;
  readonly stopped: () => boolean;
  goOn(): void;
  resize(columns: number, rows: number): void;
};

export const fakeTerminal = (columns = 80, rows = 24, env: Environment = {}, isTTY = true): FakeTerminal => {
  const screen = newScreen(columns, rows);
  const program = new EventEmitter();
  const keyboard = new EventEmitter();
  const died: Deadly[] = [];
  let raw = false;
  let written = '';
  let waiting: (() => void) | undefined;
  const output = Object.assign(new EventEmitter(), {
    isTTY,
    columns,
    rows,
    write: (text: string) => {
      written += text;
      screen.write(text);
    },
  });
  const listen = (name: string, heard: (what: Deadly) => void): (() => void) => {
    program.on(name, heard);
    return () => void program.off(name, heard);
  };
  return {
    input: Object.assign(keyboard, {
      isTTY,
      setRawMode: (on: boolean) => {
        raw = on;
      },
      resume: () => {},
      pause: () => {},
    }),
    output,
    env,
    onSignal: (heard) => listen('signal', heard),
    onFault: (heard) => listen('fault', heard),
    onEnd: (heard) => listen('end', heard),
    onStop: (heard) => listen('stop', heard),
    onGoOn: (heard) => listen('go on', heard),
    stop: (after) => {
      waiting = after;
    },
    die: (signal) => void died.push(signal),
    screen,
    died,
    raw: () => raw,
    written: () => {
      const all = written;
      written = '';
      return all;
    },
    type: (sent) => void keyboard.emit('data', Buffer.from(sent)),
    hangUp: () => void keyboard.emit('end'),
    signal: (name) => void program.emit('signal', name),
    fail: (fault) => void program.emit('fault', fault),
    end: () => void program.emit('end'),
    stopFromOutside: () => void program.emit('stop'),
    stopped: () => waiting !== undefined,
    goOn: () => {
      const after = waiting;
      waiting = undefined;
      program.emit('go on');
      after?.();
    },
    resize: (wide, high) => {
      Object.assign(output, { columns: wide, rows: high });
      screen.resize(wide, high);
      output.emit('resize');
    },
  };
};

export const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** A busy machine may take long; what never comes fails all the same. */
const LOOKS = 3000;

/** Looks again until the screen shows it; a screen that never does fails with what it shows. */
export const until = async (
  screen: Screen,
  sight: RegExp | ((lines: readonly string[]) => boolean),
): Promise<readonly string[]> => {
  let lines: readonly string[] = [];
  for (let tries = 0; tries < LOOKS; tries++) {
    lines = await screen.text();
    if (typeof sight === 'function' ? sight(lines) : sight.test(lines.join('\n'))) return lines;
    await wait(10);
  }
  throw new Error(`${String(sight)} is not to be seen:\n${lines.join('\n')}`);
};

/** Waits until it has been written, and gives all that was since the last time it was asked for. */
export const untilWritten = async (terminal: FakeTerminal, sent: RegExp): Promise<string> => {
  let all = '';
  for (let tries = 0; tries < LOOKS; tries++) {
    all += terminal.written();
    if (sent.test(all)) return all;
    await wait(10);
  }
  throw new Error(`${String(sent)} was not written`);
};

/** Waits until it holds. */
export const untilSo = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < LOOKS; tries++) {
    if (holds()) return;
    await wait(10);
  }
  throw new Error(`It never came: ${String(holds)}`);
};
