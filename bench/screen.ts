// The map screen: a key of the map until its frame has been written, against Ink given the same rows as styled text.
import { createElement, memo } from 'react';
import type { ReactElement } from 'react';
import { EventEmitter } from 'node:events';
import { Box, render, Text } from 'ink';
import { useSyncExternalStore } from 'react';
import { openSeed, seeded } from '../src/core/dice.ts';
import { newMatch } from '../src/core/match.ts';
import { openDesk } from '../src/session/session.ts';
import { take } from '../src/session/dispatch.ts';
import { painterFor } from '../src/draw/look.ts';
import type { Look } from '../src/draw/look.ts';
import { makeGame } from '../src/games/barbarossa/game.ts';
import { App, mount } from '../src/screen/app.tsx';
import { FrameWriter } from '../src/screen/terminal/frame-writer.ts';
import type { Output } from '../src/screen/terminal/frame-writer.ts';
import { frameMaker } from '../src/screen/view/layout.ts';
import { sitDown } from '../src/screen/seat.ts';
import type { Seat } from '../src/screen/seat.ts';
import { printedOf } from '../src/games/barbarossa/data/sheet.ts';
import { shipped } from './whole-game.ts';
import { median, rowOf } from './row.ts';
import type { BenchRow } from './row.ts';

const COLUMNS = 100;
const LINES = 50;
const KEYS = 150;

const game = makeGame(printedOf(shipped('barbarossa')));
/** As on most terminals of today. */
const look: Look = { theme: 'dark', depth: 'truecolor', isUnicode: true, style: 'bricks' };
const paint = painterFor(look);

const seatAt = (): Seat => {
  const dice = seeded(openSeed('bench'));
  const desk = openDesk(game, newMatch(game.rules, 'campaign', { fog: 'on' }, { dice }));
  for (const line of ['place default', 'end']) take(desk, line);
  const seat = sitDown(desk, []);
  seat.press([{ name: 'escape' }]);
  return seat;
};

/** A terminal that remembers when it was last written to, and how much. */
type Fake = Output & { readonly bytes: () => number; readonly at: () => number };

const fakeOutput = (): Fake => {
  let [bytes, at] = [0, 0];
  return Object.assign(new EventEmitter(), {
    isTTY: true,
    columns: COLUMNS,
    rows: LINES + 1,
    write: (text: string) => {
      bytes += Buffer.byteLength(text);
      at = performance.now();
      return true;
    },
    bytes: () => bytes,
    at: () => at,
  });
};

type Screen = { readonly seat: Seat; readonly output: Fake; end(): void };

const ours = (): Screen => {
  const [seat, output] = [seatAt(), fakeOutput()];
  const writer = new FrameWriter({ ...output, on: () => {}, off: () => {}, columns: COLUMNS, rows: LINES });
  const app = createElement(App, {
    makeFrame: frameMaker(game, () => look),
    seat,
    stage: writer,
    paintOf: () => paint,
    fill: (filling) => writer.fill(filling),
  });
  const ink = mount(app, writer);
  return {
    seat,
    output,
    end: () => {
      writer.close();
      ink.unmount();
    },
  };
};

const Line = memo(({ text }: { readonly text: string }): ReactElement =>
  createElement(Text, { wrap: 'truncate' }, text === '' ? ' ' : text),
);
Line.displayName = 'Line';

/** The same frames as Ink writes them by itself; shorter than the terminal, since at full height it clears it. */
const plainInk = (): Screen => {
  const [seat, output] = [seatAt(), fakeOutput()];
  const makeFrame = frameMaker(game, () => look);
  const Plain = (): ReactElement => {
    const { rows } = makeFrame(useSyncExternalStore(seat.onChange, seat.now), {
      columns: COLUMNS,
      lines: LINES,
    });
    const lines = rows.map((row, i) => createElement(Line, { key: i, text: paint(row) }));
    return createElement(Box, { flexDirection: 'column', width: COLUMNS, height: LINES }, lines);
  };
  const ink = render(createElement(Plain), {
    stdout: output as unknown as NodeJS.WriteStream,
    patchConsole: false,
    exitOnCtrlC: false,
    maxFps: 60,
  });
  return { seat, output, end: () => ink.unmount() };
};

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

type Taken = { readonly ms: number; readonly bytes: number };

/** To and fro over the map, so that the window scrolls now and then. */
const KEY_NAMES = ['right', 'right', 'down', 'right', 'up', 'left', 'left', 'down', 'left', 'up'] as const;

const press = async ({ seat, output }: Screen, i: number): Promise<Taken> => {
  const name = KEY_NAMES[i % KEY_NAMES.length] ?? 'right';
  const [began, before] = [performance.now(), output.bytes()];
  seat.press([{ name }]);
  await pause(45);
  return { ms: output.at() - began, bytes: output.bytes() - before };
};

export const rows = async (): Promise<BenchRow[]> => {
  const [one, other] = [ours(), plainInk()];
  const taken: { readonly ours: Taken; readonly ink: Taken }[] = [];
  for (let i = 0; i < KEYS; i++) {
    const first = await press(one, i);
    taken.push({ ours: first, ink: await press(other, i) });
  }
  one.end();
  other.end();
  const counted = taken.slice(20);
  const compared = (of: (each: Taken) => number) => {
    const [value, base] = [
      median(counted.map((each) => of(each.ours))),
      median(counted.map((each) => of(each.ink))),
    ];
    return { value, base, ratio: value / base };
  };
  const baseline = 'Ink with one styled text a row';
  return [
    rowOf(
      'screen: a key until its frame is written',
      'ms',
      baseline,
      compared(({ ms }) => ms),
      '<= 1',
    ),
    rowOf(
      'screen: bytes for a key',
      'bytes',
      baseline,
      compared(({ bytes }) => bytes),
      '<= 0.1',
    ),
  ];
};
