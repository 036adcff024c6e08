// A sheet of characters to draw on, each with the role it plays; it becomes rows at the end.
import type { Patch, Role, Row } from '../styled-rows.ts';

type Cell = { readonly char: string; readonly role: Role | undefined };

export type Canvas = { readonly columns: number; readonly lines: (Cell | undefined)[][] };

export const newCanvas = (columns: number, lines: number): Canvas => ({
  columns,
  lines: Array.from({ length: lines }, () => []),
});

/** What falls outside is not drawn. */
export const put = (canvas: Canvas, line: number, column: number, text: string, role?: Role): void => {
  const cells = canvas.lines[line];
  if (cells === undefined) return;
  for (let i = 0; i < text.length; i++) {
    const at = column + i;
    if (at >= 0 && at < canvas.columns) cells[at] = { char: text.charAt(i), role };
  }
};

export const charAt = (canvas: Canvas, line: number, column: number): string =>
  canvas.lines[line]?.[column]?.char ?? ' ';

/** Blanks at the end of a line are left out unless they play a role. */
const rowOf = (cells: readonly (Cell | undefined)[]): Row => {
  const length = cells.findLastIndex((cell) => cell !== undefined && (cell.char !== ' ' || cell.role)) + 1;
  const patches: Patch[] = [];
  let text = '';
  for (let column = 0; column < length; column++) {
    const { char, role } = cells[column] ?? { char: ' ', role: undefined };
    text += char;
    if (role === undefined) continue;
    const last = patches.at(-1);
    if (last?.role === role && last.to === column) patches[patches.length - 1] = { ...last, to: column + 1 };
    else patches.push({ from: column, to: column + 1, role });
  }
  return { text, patches };
};

export const canvasRows = ({ lines }: Canvas): readonly Row[] => lines.map(rowOf);
