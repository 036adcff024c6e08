// What is written from one frame to the next: in whatever way it is done, the screen shows what a whole new frame would.
import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { newMatch } from '../../src/core/match.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { painterFor } from '../../src/draw/look.ts';
import type { Look } from '../../src/draw/look.ts';
import { openDesk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { moved } from '../../src/screen/terminal/cursor-moves.ts';
import { FrameWriter } from '../../src/screen/terminal/frame-writer.ts';
import { frameMaker } from '../../src/screen/view/layout.ts';
import { barbarossa } from '../../tools/games/barbarossa/shipped.ts';
import { newScreen, seat } from './kit.ts';
import type { Screen } from './kit.ts';

describe('the way of the cursor', () => {
  it.each([
    ['where nothing is known of it', undefined, 4, 6, '\x1b[5;7H'],
    ['at the beginning of a line', undefined, 4, 0, '\x1b[5H'],
    ['where it stands already', { line: 4, column: 6 }, 4, 6, ''],
    ['down a line', { line: 4, column: 6 }, 5, 6, '\x1b[B'],
    ['along the line', { line: 4, column: 6 }, 4, 160, '\x1b[161G'],
    ['a little along the line', { line: 4, column: 60 }, 4, 64, '\x1b[4C'],
    ['a little back', { line: 4, column: 6 }, 4, 4, '\b\b'],
    ['to the beginning of the line', { line: 4, column: 6 }, 4, 0, '\r'],
    ['behind a character of unknown width', { line: 4, column: undefined }, 4, 7, '\x1b[8G'],
    ['below a character of unknown width', { line: 4, column: undefined }, 5, 7, '\x1b[6;8H'],
  ] as const)('is the shortest %s', (_, from, line, column, code) => {
    expect(moved(from, line, column)).toBe(code);
  });
});

const BRICKS: Look = { theme: 'dark', depth: 'truecolor', isUnicode: true, style: 'bricks' };
const OUTLINES: Look = { theme: '16', depth: '256', isUnicode: false, style: 'outlines' };

type Writing = { readonly screen: Screen; readonly writer: FrameWriter; readonly sent: string[] };

const writingOn = (columns: number, rows: number): Writing => {
  const screen = newScreen(columns, rows);
  const sent: string[] = [];
  const write = (text: string): void => {
    sent.push(text);
    screen.write(text);
  };
  const writer = new FrameWriter(Object.assign(new EventEmitter(), { columns, rows, write }));
  return { screen, writer, sent };
};

const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';
const UP = '\x1b[A';
const DOWN = '\x1b[B';
/** To and fro over the map and past its margins, into the distance, in and out, with and without the panel. */
const STEPS: readonly string[] = [
  'g2015\r',
  ...[RIGHT, DOWN, LEFT, UP].flatMap((key) => Array.from({ length: 8 }, () => key)),
  ...'g2207\r ] g2217\r g2209\r ] v v g2011\r + g1810\r - - g2019\r g2003\r + [ g2803\r [ A A g1604\r .'.split(
    ' ',
  ),
];

/** A control sequence that ends so, and what is written behind it. */
const asCode = (end: string): unknown => expect.stringMatching(new RegExp(`^\\d+${end}`));

describe('a frame written over the one before', () => {
  it.each([
    ['bricks', BRICKS, 80, 24],
    ['bricks', BRICKS, 140, 40],
    ['outlines', OUTLINES, 100, 30],
  ] as const)('shows the same as on a clear screen, in %s %#', async (_, look, columns, lines) => {
    const dice = seeded(openSeed('77'));
    const desk = openDesk(barbarossa, newMatch(barbarossa.rules, 'campaign', { fog: 'on' }, { dice }));
    for (const line of ['place default', 'end']) take(desk, line);
    const seated = seat(desk);
    seated.escape();
    const makeFrame = frameMaker(barbarossa, () => look);
    const paint = painterFor(look);
    const one = writingOn(columns, lines);
    for (const keys of STEPS) {
      const { rows, cursor, map } = makeFrame(seated.press(keys), { columns, lines });
      one.writer.first({ rows, cursor, paint, map });
      const other = writingOn(columns, lines);
      other.writer.first({ rows, cursor, paint, map });
      const [is, should] = await Promise.all([one.screen.cells(), other.screen.cells()]);
      expect({ keys, is }).toEqual({ keys, is: should });
      expect(await one.screen.cursor()).toEqual(cursor);
      other.writer.close();
    }
    one.writer.close();
    // The terminal has moved what only moves, both ways.
    if (look !== BRICKS) return;
    for (const code of ['@', 'P', 'M', 'L'])
      expect(one.sent.join('').split('\x1b[')).toContainEqual(asCode(code));
  });
});
