// What the ground costs in games with roads, rivers and lakes: the chart's cost of a hex in a unit's column, and what helps or
// bars on its sides. What a road gives, and to whom, the game says itself.
import { refusal } from '../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../core/types.ts';
import { lineOf } from '../../board/chart-lines.ts';
import { SIDE, has, sideBits } from '../ground/ground.ts';
import type { Sheet } from '../sheet.ts';

/** The chart of terrain, with its columns. */
type GroundSheet<C extends string> = Sheet & {
  readonly tables: { readonly terrain: readonly ({ readonly id: string } & Readonly<Record<C, number>>)[] };
};

export type GroundLaw<S, C extends string> = {
  /** `next`: a step leads into the next hex; `lake`: nobody crosses one. */
  readonly rules: { readonly next: RuleId; readonly lake: RuleId };
  column(unit: string): C;
  /** The line of the chart that holds for a hex now. */
  ground(s: S, hex: string): string;
  /** Bits of the roads that help now. */
  roads(s: S): number;
  /** Whether lakes and rivers are frozen. */
  isFrozen(s: S): boolean;
};

export type GroundCosts<S> = {
  /** What a hex costs off the road, in points of the book, and by which line of the chart. */
  charted(s: S, unit: string, hex: string): { readonly cost: number; readonly ground: string };
  /** Whether a road that helps now leads over a side. */
  isRoad(s: S, from: string, to: string): boolean;
  /** Whether there is a river without a bridge: a bridge is there whatever the weather does to the road. */
  isUnbridged(s: S, from: string, to: string): boolean;
  /** What bars a step for good: other ground does not. */
  refuseStep(s: S, unit: string, from: string, to: string): Refusal | undefined;
  /** What makes a difference to what the ground and the roads cost: the beginning of the key of a class. */
  key(s: S, unit: string): string;
};

export const groundCosts = <S, C extends string>(
  p: GroundSheet<C>,
  { rules, column, ground, roads, isFrozen }: GroundLaw<S, C>,
): GroundCosts<S> => ({
  charted: (s, unit, hex) => {
    const line = ground(s, hex);
    return { cost: lineOf(p.tables.terrain, line)[column(unit)], ground: line };
  },
  isRoad: (s, from, to) => has(sideBits(p, from, to), roads(s)),
  isUnbridged: (s, from, to) => {
    const bits = sideBits(p, from, to);
    return has(bits, SIDE.river) && !has(bits, SIDE.bridge) && !isFrozen(s);
  },
  refuseStep: (s, unit, from, to) => {
    const params = { unit, from, hex: to };
    if (!p.areAdjacent(from, to)) return refusal('MOVE.NOT-NEXT', rules.next, params);
    return has(sideBits(p, from, to), SIDE.lake) && !isFrozen(s)
      ? refusal('MOVE.LAKE', rules.lake, params)
      : undefined;
  },
  key: (s, unit) => `${column(unit)} ${roads(s)} ${isFrozen(s)}`,
});
