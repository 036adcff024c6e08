// What the map screen looks like: the frame after a few lines, at the least size that is meant for play.
import { newGameLines } from '../../src/session/greeting.ts';
import type { Game } from '../../src/api/game.ts';
import { readKeys } from '../../src/screen/terminal/key-parser.ts';
import { frameMaker } from '../../src/screen/view/layout.ts';
import { sitDown } from '../../src/screen/seat.ts';
import { toolsOf } from '../games.ts';
import { openingDesk } from './exchange.ts';

const SIZE = { columns: 100, lines: 30 };

export const pictureLines = (game: Game): readonly string[] => {
  const desk = openingDesk(game);
  const seat = sitDown(desk, newGameLines(desk));
  for (const line of toolsOf(game.id).shown.picture) seat.press(readKeys(`${line}\r`).keys);
  const { rows } = frameMaker(game)(seat.now(), SIZE);
  return rows.map(({ text }) => text.trimEnd());
};
