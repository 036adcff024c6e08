// Any small map: all ways to number it, ragged rows and holes included; and costs for its sides.
import * as fc from 'fast-check';
import { makeGrid } from '../../src/hex/grid.ts';
import type { Grid } from '../../src/hex/grid.ts';
import type { GridScheme } from '../../src/hex/numbering.ts';

export const anyScheme: fc.Arbitrary<GridScheme> = fc
  .record({
    digits: fc.constantFrom('RRCC', 'CCRR', 'RRRCC'),
    columnsFrom: fc.constantFrom('east' as const, 'west' as const),
    rowsRise: fc.constantFrom('north' as const, 'south' as const),
    rows: fc.constantFrom('even' as const, 'odd' as const),
    toward: fc.constantFrom('east' as const, 'west' as const),
    firstRow: fc.integer({ min: 0, max: 12 }),
    ends: fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 6 })), {
      minLength: 1,
      maxLength: 8,
    }),
  })
  .map(({ digits, columnsFrom, rowsRise, rows, toward, firstRow, ends }) => {
    const width = digits.split('R').length - 1;
    const extents = ends.map(([first, more], i): [string, [number, number]] => [
      String(firstRow + i).padStart(width, '0'),
      [first, first + more],
    ]);
    return {
      digits,
      columnsFrom,
      rowsRise,
      shifted: { rows, toward },
      sheets: [{ prefix: '', firstRow, lastRow: firstRow + ends.length - 1 }],
      columns: { default: [0, 9], rows: Object.fromEntries(extents) },
    };
  });

export const anyGrid: fc.Arbitrary<Grid> = anyScheme.map(makeGrid);

/** A grid and some of its hexes. */
export const gridAndHexes = (count: number): fc.Arbitrary<{ grid: Grid; hexes: number[] }> =>
  anyGrid.chain((grid) =>
    fc
      .array(fc.nat({ max: grid.count - 1 }), { minLength: count, maxLength: count })
      .map((hexes) => ({ grid, hexes })),
  );

/** A grid with a cost for every directed side: -1 is blocked. */
export const gridAndCosts: fc.Arbitrary<{ grid: Grid; costs: Int16Array; source: number; other: number }> =
  anyGrid.chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      costs: fc
        .array(fc.constantFrom(-1, 1, 1, 2, 3, 1000), {
          minLength: grid.count * 6,
          maxLength: grid.count * 6,
        })
        .map((list) => Int16Array.from(list)),
      source: fc.nat({ max: grid.count - 1 }),
      other: fc.nat({ max: grid.count - 1 }),
    }),
  );
