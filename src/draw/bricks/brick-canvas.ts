// A sheet of cells to draw bricks on: each has a ground, and what is written on it in an ink. It becomes rows at the end.
import type { Colour, Ink, Patch, Row } from '../styled-rows.ts';

type Cell = {
  char: string;
  ink: Colour;
  ground: Colour;
  isBold: boolean;
  /** Something stands here that nothing less important may cover. */
  isTaken: boolean;
  isSolid: boolean;
  /** A name may run over it: the same is to be seen above or below. */
  isCrossable: boolean;
};

export type BrickCanvas = {
  readonly columns: number;
  readonly lines: (Cell | undefined)[][];
  /** What blanks are written in before anything else is. */
  readonly ink: Colour;
};

export type Pen = {
  readonly ink: Colour;
  /** Absent: the ground that is there. */
  readonly ground?: Colour | undefined;
  readonly isBold?: boolean;
  /** What is written may be covered by what comes after. */
  readonly isLoose?: boolean;
  /** A line or a block: what stands before it needs no blank. */
  readonly isSolid?: boolean;
  readonly isCrossable?: boolean;
};

export const newBrickCanvas = (columns: number, lines: number, ink: Colour): BrickCanvas => ({
  columns,
  ink,
  lines: Array.from({ length: lines }, () => []),
});

const cellAt = ({ lines, columns }: BrickCanvas, line: number, column: number): Cell | undefined =>
  column < 0 || column >= columns ? undefined : lines[line]?.[column];

/** What falls outside is not drawn. */
export const fill = (
  canvas: BrickCanvas,
  line: number,
  column: number,
  width: number,
  ground: Colour,
): void => {
  const cells = canvas.lines[line];
  if (cells === undefined) return;
  for (let at = Math.max(0, column); at < Math.min(canvas.columns, column + width); at++)
    cells[at] = {
      char: ' ',
      ink: canvas.ink,
      ground,
      isBold: false,
      isTaken: false,
      isSolid: false,
      isCrossable: false,
    };
};

/** Only on cells that have a ground. */
export const write = (
  canvas: BrickCanvas,
  line: number,
  column: number,
  text: string,
  { ink, ground, isBold = false, isLoose = false, isSolid = false, isCrossable = false }: Pen,
): void => {
  for (let i = 0; i < text.length; i++) {
    const cell = cellAt(canvas, line, column + i);
    if (cell === undefined) continue;
    cell.char = text.charAt(i);
    cell.ink = ink;
    cell.isBold = isBold;
    cell.isSolid = isSolid;
    cell.isCrossable = isCrossable;
    if (ground !== undefined) cell.ground = ground;
    if (!isLoose) cell.isTaken = true;
  }
};

/** Nothing but the ground is left of a cell. */
export const erase = (canvas: BrickCanvas, line: number, column: number): void => {
  const cell = cellAt(canvas, line, column);
  if (cell !== undefined) fill(canvas, line, column, 1, cell.ground);
};

/** Other colours for what is there. */
export const recolour = (
  canvas: BrickCanvas,
  line: number,
  column: number,
  width: number,
  { ink, ground }: { readonly ink: Colour; readonly ground: Colour },
): void => {
  for (let i = 0; i < width; i++) {
    const cell = cellAt(canvas, line, column + i);
    if (cell !== undefined) [cell.ink, cell.ground, cell.isBold] = [ink, ground, false];
  }
};

export const isInside = (
  { columns, lines }: BrickCanvas,
  line: number,
  column: number,
  width: number,
): boolean => line >= 0 && line < lines.length && column >= 0 && column + width <= columns;

/** How many cells from here on have a ground and are free, up to `most`; `over`: what counts as free besides. */
export const freeFrom = (
  canvas: BrickCanvas,
  line: number,
  column: number,
  most: number,
  over: 'nothing' | 'crossable' | 'lines' = 'nothing',
): number => {
  for (let i = 0; i < most; i++) {
    const cell = cellAt(canvas, line, column + i);
    const isOver = (over === 'crossable' && cell?.isCrossable) || (over === 'lines' && cell?.isSolid);
    if (cell === undefined || (cell.isTaken && isOver !== true)) return i;
  }
  return most;
};

export const charAt = (canvas: BrickCanvas, line: number, column: number): string =>
  cellAt(canvas, line, column)?.char ?? '';

/** Something that would run into what stands before it. */
export const isText = (canvas: BrickCanvas, line: number, column: number): boolean => {
  const cell = cellAt(canvas, line, column);
  return cell !== undefined && cell.isTaken && !cell.isSolid;
};

/** Blanks take the ink that was there before them: so it need not change twice. */
const rowOf = (cells: readonly (Cell | undefined)[]): Row => {
  const patches: Patch[] = [];
  let text = '';
  let before: Cell | undefined;
  let role: Ink | undefined;
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    text += cell?.char ?? ' ';
    if (cell === undefined) {
      [before, role] = [undefined, undefined];
      continue;
    }
    const { ink, isBold } = cell.char === ' ' && before !== undefined ? before : cell;
    const now: Ink = isBold ? `bold ${ink} on ${cell.ground}` : `${ink} on ${cell.ground}`;
    const last = patches.at(-1);
    if (now === role && last !== undefined && last.to === column)
      patches[patches.length - 1] = { ...last, to: column + 1 };
    else patches.push({ from: column, to: column + 1, role: now });
    [before, role] = [{ ...cell, ink, isBold }, now];
  }
  return { text, patches };
};

export const brickRows = ({ lines }: BrickCanvas): readonly Row[] => lines.map(rowOf);
