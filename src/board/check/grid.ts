// Checks the numbering of a map, and that its hexes are those of the grid: each has a line, and there is no other.
import { mapRows } from '../../hex/rows.ts';
import { readScheme } from '../../hex/numbering.ts';
import type { Extent, GridScheme } from '../../hex/numbering.ts';
import type { Grid } from '../../hex/grid.ts';
import { MAP } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { has, isHex } from '../board-files.ts';
import type { MapFile } from '../data-types.ts';

/** More than any printed map has; a slip in a number must not fill the memory. */
const MOST = 20_000;

const width = ([first, last]: Extent): number => last - first + 1;

const size = ({ sheets, columns }: GridScheme): number => {
  const extents = [columns.default, columns.even, columns.odd, ...Object.values(columns.rows ?? {})];
  const widest = Math.max(...extents.map((extent) => (extent === undefined ? 0 : width(extent))));
  return sheets.reduce((rows, { firstRow, lastRow }) => rows + lastRow - firstRow + 1, 0) * widest;
};

export const schemeFindings = ({ grid }: MapFile): readonly Finding[] => {
  const hexes = size(grid);
  if (hexes > MOST) return [finding('GRID.SIZE', MAP, ['grid'], { hexes, most: MOST })];
  const reading = readScheme(grid);
  if (!reading.ok)
    return reading.problems.map((problem) => finding('GRID.SCHEME', MAP, ['grid'], { problem }));
  return mapRows(grid).length > 0 ? [] : [finding('GRID.EMPTY', MAP, ['grid'])];
};

export const coverFindings = ({ hexes }: MapFile, grid: Grid): readonly Finding[] => {
  const lacking = grid.ids.filter((id) => !has(hexes, id));
  const beyond = Object.keys(hexes).filter((id) => !isHex({ grid }, id));
  return [
    ...(lacking.length === 0 ? [] : [finding('HEX.LACKING', MAP, ['hexes'], { hexes: lacking })]),
    ...beyond.map((id) => {
      const other = grid.aliases.get(id);
      return finding('HEX.BEYOND', MAP, ['hexes', id], {
        hex: id,
        ...(other === undefined ? {} : { other }),
      });
    }),
  ];
};
