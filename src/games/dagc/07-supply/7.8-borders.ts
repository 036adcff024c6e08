// Chapter 7: how German lines go: over no more than so many borders, those from the edge and those to the ports alike.
import type { Barriers } from '../../../mechanics/supply/barriers.ts';
import type { LineLaw } from '../../../mechanics/supply/trace.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import { linesOn } from './7.2-lines.ts';

/** 7.8, R38, R39: every border a line crosses counts, and a longer way may cross fewer. `within`: in so many hexes. */
export const germanLines = (
  p: Printed,
  barriers: Barriers,
  sources: readonly number[],
  within?: number,
): LineLaw => {
  const { steps, borders } = linesOn(p);
  const most = lineOf(p.tables.limits, 'borders').value;
  const limit = { kind: 'crossings', counted: borders, most } as const;
  return {
    sources,
    steps: steps('german'),
    barriers,
    limit: within === undefined ? limit : { ...limit, within },
  };
};
