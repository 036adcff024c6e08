// A whole army in hand: all who can act between two corners of the map.
import { ableNow } from '../../session/legal-ways.ts';
import { tell, viewOf } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { pointOf } from '../../draw/viewport.ts';
import { NOTHING_IN_HAND, taken, unaimed } from '../selection.ts';
import { remarked } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';

/** The hexes of the rows and columns between two hexes. */
const between = (desk: Desk, from: string, to: string): ReadonlySet<string> => {
  const { grid } = desk.game.board;
  const [a, b] = [pointOf(grid, from), pointOf(grid, to)];
  if (a === undefined || b === undefined) return new Set();
  const isIn = (value: number, one: number, other: number, slack: number): boolean =>
    value >= Math.min(one, other) - slack && value <= Math.max(one, other) + slack;
  return new Set(
    grid.ids.filter((hex) => {
      const point = pointOf(grid, hex);
      // Every other row stands half a hex aside.
      return (
        point !== undefined && isIn(point.row, a.row, b.row, 0) && isIn(point.east2, a.east2, b.east2, 1)
      );
    }),
  );
};

/** The first corner is where the cursor is, and what was in hand is let go. */
const begun = (desk: Desk, before: Sitting): Sitting =>
  remarked({ ...unaimed(before), ...NOTHING_IN_HAND, box: before.cursor }, tell(desk, 'pick.box'));

const closed = (desk: Desk, before: Sitting, from: string, to: string): Sitting => {
  const hexes = between(desk, from, to);
  const places = new Map(viewOf(desk).units.map(({ id, at }) => [id, at]));
  const units = ableNow(desk).filter((unit) => hexes.has(places.get(unit) ?? ''));
  const now = { ...before, box: undefined };
  if (units.length === 0) return remarked(now, tell(desk, 'pick.box-empty'));
  return taken(desk, now, places.get(units[0] ?? '') ?? to, units, units);
};

/** The first corner, and then the other one. */
export const boxed = (desk: Desk, before: Sitting): Sitting => {
  const { box, cursor } = before;
  if (cursor === undefined) return before;
  return box === undefined ? begun(desk, before) : closed(desk, before, box, cursor);
};
