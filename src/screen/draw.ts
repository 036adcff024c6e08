// The map of a game that is played, as the drawing of boards wants it: its hexes, and the units one side sees on them.
import type { Side } from '../core/types.ts';
import { drawPicture } from '../draw/text/draw.ts';
import type { Counter, Ground, Picture, SideSign } from '../draw/text/picture.ts';
import { ASCII_SIGNS } from '../draw/text/signs.ts';
import type { SideShape } from '../draw/text/signs.ts';
import type { Role, Row } from '../draw/rows.ts';
import type { MapWindow } from '../draw/window.ts';
import type { UnitView, View } from '../games/view.ts';
import type { Board, SideWords } from '../games/game.ts';

export type SideWordsOf = Readonly<Record<Side, SideWords>>;

const SIDE_ROLES: readonly Role[] = ['side 0', 'side 1'];

const counterOf = (unit: UnitView, sideWords: SideWordsOf): Counter => ({
  letter: (sideWords[unit.side]?.letter ?? '?').toUpperCase(),
  role: SIDE_ROLES[Object.keys(sideWords).indexOf(unit.side)] ?? 'dim',
  strength: unit.strength,
  label: unit.id,
  isSpent: unit.spent,
  isCovered: !unit.known,
});

const stacksOf = (view: View, sideWords: SideWordsOf): ReadonlyMap<string, readonly Counter[]> => {
  const found = new Map<string, Counter[]>();
  for (const unit of view.units) {
    const counter = counterOf(unit, sideWords);
    const there = found.get(unit.at);
    if (there === undefined) found.set(unit.at, [counter]);
    else there.push(counter);
  }
  return found;
};

const groundOf = (board: Board, id: string): Ground => {
  const { glyph, name, sign: badge = ' ' } = board.hex(id);
  const pair = glyph.padEnd(2).slice(0, 2);
  return {
    pair,
    wide: `${pair} ${badge}`,
    first: glyph.charAt(0),
    badge,
    ...(name !== undefined && { name }),
    fill: ' ',
    signs: '',
    isOpen: false,
    meanings: [],
  };
};

const SHAPES: Readonly<Record<string, SideShape>> = {
  river: 'river',
  ford: 'river',
  lake: 'water',
  sea: 'water',
  strait: 'strait',
};

const sidesOf = (board: Board, id: string, direction: number): readonly SideSign[] =>
  board.sides(id).flatMap(({ dir, kind }) => {
    const shape = SHAPES[kind];
    return dir !== direction || shape === undefined ? [] : [{ shape, role: 'water' as const }];
  });

/** As many rows as the window has lines. */
export const drawRows = (
  board: Board,
  view: View,
  sideWords: SideWordsOf,
  window: MapWindow,
): readonly Row[] => {
  const { grid } = board;
  const picture: Picture = {
    grid,
    ground: (hex) => groundOf(board, grid.id(hex)),
    sides: (hex, direction) => sidesOf(board, grid.id(hex), direction),
    stacks: stacksOf(view, sideWords),
  };
  return drawPicture(picture, ASCII_SIGNS, window).rows;
};

/** The same as bare text, without blanks at the ends of lines. */
export const drawMap = (
  board: Board,
  view: View,
  sideWords: SideWordsOf,
  window: MapWindow,
): readonly string[] => drawRows(board, view, sideWords, window).map(({ text }) => text.trimEnd());
