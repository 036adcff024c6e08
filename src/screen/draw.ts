// The map as text, zoom 2: six columns by two lines a hex, every other row half a hex further. Plain ASCII.
//
//   [n4=O]   side letter and strength of the top unit, = more units, O a name; [ ] the selected hex
//   .1504    first character of the terrain, the number as printed
//
// A capital letter is fresh, a small one spent; + is a strength over 9, ? a covered unit. A hex with nobody in it
// shows both characters of its terrain. Hexes that would be cut by the edge of the window are left out: half a number
// would be a wrong one.
import type { Side } from '../core/types.ts';
import type { UnitView, View } from '../games/view.ts';
import type { Board, SideWords } from '../games/game.ts';
import type { Patch, Role, Row } from './rows.ts';
import { HEX_COLUMNS, HEX_LINES, hexColumn } from './window.ts';
import type { MapWindow } from './window.ts';

export type SideWordsOf = Readonly<Record<Side, SideWords>>;

const SIDE_ROLES: readonly Role[] = ['side 0', 'side 1'];

export const sideRole = (sideWords: SideWordsOf, side: Side): Role =>
  SIDE_ROLES[Object.keys(sideWords).indexOf(side)] ?? 'dim';

const strengthOf = ({ known, strength }: UnitView): string => {
  if (!known) return '?';
  return strength.length > 1 ? '+' : strength.padEnd(1);
};

/** Side letter and strength. */
export const unitCell = (unit: UnitView, sideWords: SideWordsOf): string => {
  const letter = sideWords[unit.side]?.letter ?? '?';
  return (unit.spent ? letter.toLowerCase() : letter.toUpperCase()) + strengthOf(unit);
};

const byHex = (view: View): ReadonlyMap<string, readonly UnitView[]> => {
  const found = new Map<string, UnitView[]>();
  for (const unit of view.units) {
    const there = found.get(unit.at);
    if (there === undefined) found.set(unit.at, [unit]);
    else there.push(unit);
  }
  return found;
};

type Cell = { readonly upper: string; readonly lower: string; readonly role?: Role };

const cellOf = (
  board: Board,
  sideWords: SideWordsOf,
  units: readonly UnitView[],
  hex: string,
  selected: boolean,
): Cell => {
  const { glyph, name } = board.hex(hex);
  const top = units[0];
  const pair = top === undefined ? glyph.padEnd(2).slice(0, 2) : unitCell(top, sideWords);
  const inside = `${pair}${units.length > 1 ? '=' : ' '}${name === undefined ? ' ' : 'O'}`;
  return {
    upper: selected ? `[${inside}]` : ` ${inside} `,
    lower: `${glyph.charAt(0)}${hex}`.slice(0, HEX_COLUMNS).padEnd(HEX_COLUMNS),
    ...(top !== undefined && { role: sideRole(sideWords, top.side) }),
  };
};

type Line = { text: string; patches: Patch[] };

const put = (line: Line, column: number, text: string, role: Role | undefined): void => {
  line.text = line.text.padEnd(column) + text;
  if (role === undefined) return;
  const last = line.patches.at(-1);
  const joins = last?.role === role && last.to === column;
  const from = joins ? last.from : column;
  if (joins) line.patches.pop();
  line.patches.push({ from, to: column + text.length, role });
};

/** Hexes of one row of the map, on two lines of the screen. */
const drawHexRow = (
  board: Board,
  sideWords: SideWordsOf,
  units: ReadonlyMap<string, readonly UnitView[]>,
  window: MapWindow,
  row: number,
): readonly [Row, Row] => {
  const { grid } = board;
  const upper: Line = { text: '', patches: [] };
  const lower: Line = { text: '', patches: [] };
  const first = Math.ceil(window.left / hexColumn(1));
  for (let east2 = first + ((first ^ row) & 1); ; east2 += 2) {
    const column = hexColumn(east2) - window.left;
    if (column + HEX_COLUMNS > window.columns) break;
    const index = grid.at(row, east2);
    if (index < 0) continue;
    const hex = grid.id(index);
    const selected = hex === window.selected;
    const cell = cellOf(board, sideWords, units.get(hex) ?? [], hex, selected);
    put(upper, column, cell.upper, selected ? 'selected' : cell.role);
    put(lower, column, cell.lower, selected ? 'selected' : 'dim');
  }
  return [upper, lower];
};

/** As many rows as the window has lines. */
export const drawRows = (
  board: Board,
  view: View,
  sideWords: SideWordsOf,
  window: MapWindow,
): readonly Row[] => {
  const units = byHex(view);
  const rows: Row[] = [];
  for (let row = window.top; rows.length + HEX_LINES <= window.lines; row++)
    rows.push(...drawHexRow(board, sideWords, units, window, row));
  while (rows.length < window.lines) rows.push({ text: '', patches: [] });
  return rows;
};

/** The same as bare text, without blanks at the ends of lines. */
export const drawMap = (
  board: Board,
  view: View,
  sideWords: SideWordsOf,
  window: MapWindow,
): readonly string[] => drawRows(board, view, sideWords, window).map(({ text }) => text.trimEnd());
