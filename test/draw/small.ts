// Small maps and what stands on them, for drawing: four rows of four hexes, numbered and shifted as a test likes.
import type { UnitView, View } from '../../src/api/view.ts';
import { printBoard } from '../../src/board/board.ts';
import type { SideLine } from '../../src/board/data-types.ts';
import type { Table } from '../../src/draw/text/board-map.ts';
import type { SideWords } from '../../src/api/game.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { readScheme } from '../../src/hex/numbering.ts';
import type { GridScheme } from '../../src/hex/numbering.ts';
import { tinyMap } from '../board/tiny.ts';
import { UNIT_WORDS, hexLine } from '../board/vocabularies.ts';
import type { ShortHex } from '../board/vocabularies.ts';

export const SIDES: Readonly<Record<string, SideWords>> = {
  red: { name: 'Reds', adjective: 'Red', letter: 'R' },
  blue: { name: 'Blues', adjective: 'Blue', letter: 'B' },
};

export const smallGrid = (wish: Partial<GridScheme> = {}): Grid => {
  const read = readScheme({
    digits: 'RRCC',
    columnsFrom: 'west',
    rowsRise: 'south',
    shifted: { rows: 'even', toward: 'east' },
    sheets: [{ prefix: '', firstRow: 1, lastRow: 4 }],
    columns: { default: [1, 4] },
    ...wish,
  });
  if (!read.ok) throw new Error(read.problems.join('; '));
  return makeGrid(read.scheme);
};

/** All clear where nothing else is said. */
export const smallTable = (
  grid: Grid = smallGrid(),
  special: Readonly<Record<string, ShortHex>> = {},
  hexsides: readonly SideLine[] = [],
): Table => ({
  board: printBoard(
    {
      ...tinyMap,
      areas: {},
      regions: {},
      grid: grid.scheme,
      hexes: Object.fromEntries(grid.ids.map((id) => [id, hexLine({ country: 'westland', ...special[id] })])),
      hexsides,
    },
    grid,
  ),
  sides: SIDES,
  markers: [{ id: 'wall', name: 'East Wall' }],
  factors: UNIT_WORDS.factors,
  states: {},
});

export const unit = (id: string, at: string, wish: Partial<UnitView> = {}): UnitView => ({
  id,
  name: id,
  side: 'red',
  at,
  known: true,
  strength: '4',
  spent: false,
  facts: {},
  ...wish,
});

export const smallView = (...units: readonly UnitView[]): View => ({
  game: 'small',
  scenario: 'small',
  who: 'both',
  clock: { turn: 1, phase: 'movement', phasing: 'red' },
  turns: 1,
  units,
  places: [],
  hexes: {},
  score: [],
});
