// What stands in the way of a side's lines of supply for as long as nothing moves.
import type { Grid } from '../../hex/grid.ts';
import type { OpenTable } from '../../hex/side-tables.ts';
import type { Side } from '../../core/types.ts';
import { stacks } from '../places.ts';
import type { Ledgered, Stacked } from '../places.ts';
import type { Sheet } from '../sheet.ts';

type Standing = { readonly own: Pick<Ledgered, 'places'> };

export type TraceOptions = {
  /** Units whose presence cuts nobody, such as those of an attack that is judged without them. */
  readonly ignore?: readonly string[];
  /** Hexes taken as enemy occupied, to ask what their loss would cut. */
  readonly lost?: readonly string[];
};

/** By grid number. */
export type Barriers = {
  /** No line enters, none begins: enemy units, and whatever no line may contain. */
  readonly closed: readonly number[];
  /** No line enters, but units that stand here may trace out: enemy works, enemy zones that no friend negates. */
  readonly sealed: readonly number[];
};

const holdsEnemy = (
  p: Sheet,
  { units, top, bottom }: Stacked,
  side: Side,
  ignore: readonly string[] | undefined,
): boolean => {
  if (ignore !== undefined && ignore.length > 0)
    return units.some((unit) => p.sideOf(unit) !== side && !ignore.includes(unit));
  return top !== undefined && (top !== side || bottom !== side);
};

/** What comes of barriers alone is made once for as long as they stand. */
export const perBarriers = <P, K, T>(
  make: (p: P, barriers: Barriers, key: K) => T,
): ((p: P, barriers: Barriers, key: K) => T) => {
  const made = new WeakMap<Barriers, Map<K, T>>();
  return (p, barriers, key) => {
    const all = made.get(barriers) ?? new Map<K, T>();
    made.set(barriers, all);
    const before = all.get(key);
    if (before !== undefined) return before;
    const now = make(p, barriers, key);
    all.set(key, now);
    return now;
  };
};

/** Units bar lines, control does not. */
export const enemyHexes = (p: Sheet, s: Standing, side: Side, { ignore, lost }: TraceOptions): number[] => {
  const found = lost === undefined ? [] : lost.map(p.grid.index);
  for (const stack of stacks(p, s)) if (holdsEnemy(p, stack, side, ignore)) found.push(stack.hex);
  return found;
};

/** Hexes of enemy zones in which no unit of the side stands; `zones` by grid number, 1 in an enemy zone. */
export const unheldZones = (p: Sheet, s: Standing, side: Side, zones: Uint8Array): number[] => {
  const open = zones.slice();
  for (const { hex, top, bottom } of stacks(p, s)) if (top === side || bottom === side) open[hex] = 0;
  const found: number[] = [];
  for (let hex = 0; hex < open.length; hex++) if (open[hex] === 1) found.push(hex);
  return found;
};

/** By hex: 1 where a barrier is. */
export const marked = ({ count }: Grid, hexes: readonly number[]): Uint8Array => {
  const found = new Uint8Array(count);
  for (const hex of hexes) found[hex] = 1;
  return found;
};

/** No step goes into a hex, and none out of it. */
export const closeHex = (steps: OpenTable, neighbours: Int32Array, hex: number): void => {
  for (let d = 0; d < 6; d++) {
    const next = neighbours[hex * 6 + d] ?? -1;
    steps[hex * 6 + d] = 0;
    if (next >= 0) steps[next * 6 + ((d + 3) % 6)] = 0;
  }
};

/** One table for each printed one, laid anew for every flood. */
const laid = new WeakMap<OpenTable, OpenTable>();

/**
 * Floods run from the source outward: a step from a hex to the next is a line from the next into that hex. Good until
 * the next is asked for on the same lines.
 */
export const openSteps = (
  { neighbours }: Grid,
  printed: OpenTable,
  { closed, sealed }: Barriers,
): OpenTable => {
  const steps = laid.get(printed) ?? printed.slice();
  laid.set(printed, steps);
  steps.set(printed);
  for (const hex of closed) closeHex(steps, neighbours, hex);
  for (const hex of sealed) steps.fill(0, hex * 6, hex * 6 + 6);
  return steps;
};
