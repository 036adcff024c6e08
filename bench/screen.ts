// The map screen: a key of the map until its frame has been written, against Ink given the same rows as styled text, and in
// the other games against Barbarossa.
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
import type { Game } from '../src/api/game.ts';
import { readFileSync } from 'node:fs';
import { App, mount } from '../src/screen/app.tsx';
import { FrameWriter } from '../src/screen/terminal/frame-writer.ts';
import type { Output } from '../src/screen/terminal/frame-writer.ts';
import { frameMaker } from '../src/screen/view/layout.ts';
import { sitDown } from '../src/screen/seat.ts';
import type { Seat } from '../src/screen/seat.ts';
import { GAMES } from '../src/games/registry.ts';
import { median, rowOf } from './row.ts';
import type { BenchRow } from './row.ts';

const COLUMNS = 100;
const LINES = 50;
const KEYS = 150;

/** As on most terminals of today. */
const look: Look = { theme: 'dark', depth: 'truecolor', isUnicode: true, style: 'bricks' };
const paint = painterFor(look);

const gameOf = async (id: string): Promise<Game> => {
  const loaded = await GAMES.find((entry) => entry.id === id)?.load((name) => ({
    ok: true,
    value: readFileSync(`data/${id}/${name}`, 'utf8'),
  }));
  if (loaded?.ok !== true) throw new Error(`${id} was not read`);
  return loaded.value;
};

const seatAt = (game: Game): Seat => {
  const dice = seeded(openSeed('bench'));
  const [scenario] = game.scenarios;
  if (scenario === undefined) throw new Error(`${game.title} has nothing to play`);
  const hidden = game.options.some(({ id }) => id === 'fog') ? { fog: 'on' } : {};
  const desk = openDesk(game, newMatch(game.rules, scenario.id, hidden, { dice }));
  for (const line of ['place default', 'end', 'place default', 'end']) take(desk, line);
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

const ours = (game: Game): Screen => {
  const [seat, output] = [seatAt(game), fakeOutput()];
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
const plainInk = (game: Game): Screen => {
  const [seat, output] = [seatAt(game), fakeOutput()];
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

type Pair = { readonly value: Taken; readonly base: Taken };

/** Keys of one screen and of another in turn, without the first, at which both still warm up. */
const keysOf = async (one: Screen, other: Screen): Promise<readonly Pair[]> => {
  const taken: Pair[] = [];
  for (let i = 0; i < KEYS; i++) {
    const value = await press(one, i);
    taken.push({ value, base: await press(other, i) });
  }
  one.end();
  other.end();
  return taken.slice(20);
};

const compared = (pairs: readonly Pair[], of: (each: Taken) => number) => {
  const value = median(pairs.map((each) => of(each.value)));
  const base = median(pairs.map((each) => of(each.base)));
  return { value, base, ratio: value / base };
};

const ms = (each: Taken): number => each.ms;
const bytes = (each: Taken): number => each.bytes;

export const rows = async (): Promise<BenchRow[]> => {
  const barbarossa = await gameOf('barbarossa');
  const ink = await keysOf(ours(barbarossa), plainInk(barbarossa));
  const baseline = 'Ink with one styled text a row';
  const found = [
    rowOf('screen: a key until its frame is written', 'ms', baseline, compared(ink, ms), '<= 1'),
    rowOf('screen: bytes for a key', 'bytes', baseline, compared(ink, bytes), '<= 0.1'),
  ];
  for (const { id, title } of GAMES) {
    if (id === 'barbarossa') continue;
    const keys = await keysOf(ours(await gameOf(id)), ours(barbarossa));
    const row = `screen: a key until its frame is written, ${title}`;
    found.push(rowOf(row, 'ms', 'Barbarossa', compared(keys, ms), '<= 1.3'));
  }
  return found;
};
