// A hex farther off than there are points for, whoever bars the way: how far it is, and how far units get toward it.
import type { Refusal } from '../../core/types.ts';
import { refusal } from '../../core/rule-set.ts';
import { distance } from '../../hex/distance.ts';
import type { StepCost } from '../../hex/side-tables.ts';
import { hasUnitsOf } from '../places.ts';
import { CLOSED, groundFor } from './costs.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';
import { hereOf, inBook, leftOf } from './stack.ts';
import { straightBar } from './follow.ts';
import { isFilledIn, reachOf } from './ways.ts';

/** What a step costs the one of them who pays most, whoever is there. */
const groundOf = (law: MoveLaw, s: MoveSight, { units }: Stack): StepCost => {
  const grounds = units.map((unit) => groundFor(law, s, unit));
  return (a, b, d, side) => {
    const costs = grounds.map((ground) => ground(a, b, d, side));
    return costs.includes(CLOSED) ? CLOSED : Math.max(...costs);
  };
};

/** `straight`: what stops who goes there straight, which is told where it is somebody or something on the way. */
export const beyondReach = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  goal: string,
  straight: Refusal | undefined,
): Refusal | undefined => {
  const { grid, search } = law.sheet;
  const target = grid.index(goal);
  const cost = groundOf(law, s, stack);
  const start = hereOf(stack);
  const steps = search.cheapestPath({ sources: [grid.index(start)], cost: () => 1 }, target);
  const line = steps?.hexes.map(grid.id) ?? [];
  // A step that is a whole move for itself stops who goes straight there, however far the way round it is.
  if (line.some((to, i) => i > 0 && law.isApart?.(line[i - 1] ?? to, to))) return undefined;
  const costFrom = (hex: string): number | undefined =>
    search.cheapestPath({ sources: [grid.index(hex)], cost }, target)?.cost;
  const whole = costFrom(start);
  const all = leftOf(stack);
  if (whole === undefined || whole <= all) return undefined;
  const [nearest] = reachOf(law, s, stack.units).toSorted(
    (a, b) =>
      distance(grid, grid.index(a.place), target) - distance(grid, grid.index(b.place), target) ||
      a.cost - b.cost,
  );
  const isNearer =
    nearest !== undefined &&
    distance(grid, grid.index(nearest.place), target) < distance(grid, grid.index(start), target);
  const short = isNearer ? costFrom(nearest.place) : undefined;
  const because = straight?.code === 'MOVE.BARRED' ? straight.params['because'] : undefined;
  const units = [...stack.units];
  return {
    ...refusal('MOVE.FAR', law.rules.points(goal, goal), {
      units,
      hex: goal,
      cost: inBook(law, whole),
      left: inBook(law, all),
      goal,
      whole: inBook(law, whole),
      all: inBook(law, all),
      ...(isNearer ? { reached: nearest.place } : { stuck: true }),
      ...(short !== undefined && { short: inBook(law, short) }),
      ...(because !== undefined && { because }),
    }),
    ...(isNearer && { instead: { by: stack.side, verb: 'move', args: { units, path: [nearest.place] } } }),
  };
};

/** The cost of a step: large, so that the shortest way is taken first and enemies on it only decide between equals. */
const STEP = 100;

/** Points would do for the straight way but not for the way round a zone: the zone refuses the move, not the points. */
export const blameZone = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  path: readonly string[],
  refused: Refusal,
): Refusal => {
  const { grid, search } = law.sheet;
  const goal = path.at(-1) ?? '';
  if (law.isZone === undefined || refused.code !== 'MOVE.FAR' || path.length < 2) return refused;
  // Who types the way round himself is told of his points alone.
  if (!isFilledIn(law, s, stack, path)) return refused;
  const sources = [grid.index(hereOf(stack))];
  const whole = search.cheapestPath({ sources, cost: groundOf(law, s, stack) }, grid.index(goal))?.cost;
  if (whole === undefined || whole > leftOf(stack)) return refused;
  // Of equally short ways the one that avoids enemies.
  const enemy = law.sheet.other(stack.side);
  const bar = straightBar(law, s, stack, goal, {
    cost: (_, to) => (hasUnitsOf(law.sheet, s.own, grid.id(to), enemy) ? STEP + 1 : STEP),
  });
  if (bar === undefined || !law.isZone(bar.refused)) return refused;
  const { whole: around = 0, all = 0 } = refused.params;
  return { ...bar.refused, params: { ...bar.refused.params, goal, whole: around, all } };
};
