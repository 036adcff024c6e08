// What every situation is looked for in: the map as it stands, who may go where, and what would be if they went.
import type { Seen } from '../../../core/rule-set.ts';
import type { Side } from '../../../core/types.ts';
import type { Force, Prize } from '../../../api/outlook.ts';
import type { Scales } from '../appraise.ts';
import { exposure, share } from '../table.ts';
import type { Mover, Table } from '../table.ts';
import { supposedOf } from './supply.ts';
import type { Supposed } from './supply.ts';

export type Scene = {
  readonly scales: Scales;
  readonly side: Side;
  readonly foe: Side;
  readonly table: Table;
  readonly movers: readonly Mover[];
  readonly own: readonly Force[];
  readonly foes: readonly Force[];
  readonly prizes: readonly Prize[];
  readonly supposed: Supposed | undefined;
  /** Who could come to a hex, for those to which anybody could. */
  readonly comers: ReadonlyMap<number, readonly Mover[]>;
  /** Who may move, by the hex he is in. */
  readonly standing: ReadonlyMap<number, readonly Mover[]>;
};

export const sceneOf = (table: Table, s: Seen<unknown>, movers: readonly Mover[]): Scene => {
  const { scales, side } = table;
  const foe = scales.sides.find((each) => each !== side) ?? side;
  const forces = scales.outlook.forces(s);
  const comers = new Map<number, Mover[]>();
  const standing = new Map<number, Mover[]>();
  for (const mover of movers) {
    standing.set(mover.here, [...(standing.get(mover.here) ?? []), mover]);
    for (const hex of mover.reach) {
      const before = comers.get(hex);
      if (before === undefined) comers.set(hex, [mover]);
      else before.push(mover);
    }
  }
  return {
    scales,
    side,
    foe,
    table,
    movers,
    own: forces.filter((force) => force.side === side),
    foes: forces.filter((force) => force.side === foe),
    prizes: scales.outlook.prizes(s),
    supposed: supposedOf(scales.outlook, s),
    comers,
    standing,
  };
};

/** Stacks by what they could attack with elsewhere. */
export const strongestFirst = (
  standing: Scene['standing'],
): readonly (readonly [number, readonly Mover[]])[] => {
  const attackOf = (movers: readonly Mover[]): number =>
    movers.reduce((sum, { force }) => sum + force.attack, 0);
  return [...standing].toSorted(([a, of], [b, others]) => attackOf(others) - attackOf(of) || a - b);
};

export { exposure as exposureOf };

/** Factors that are feared for where a unit would stand with no more than those who are there. */
export const dangerOf = (table: Table, defence: number, hex: number): number => {
  const all = (table.defence[hex] ?? 0) + defence;
  return table.scales.weights.fear * (1 - share(table, hex, all)) * all;
};
