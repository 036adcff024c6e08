// All that is looked for in a position beside garrisons and masses, as tasks for several units.
import type { Seen } from '../../../core/rule-set.ts';
import type { Post } from '../posts.ts';
import type { Mover, Table } from '../table.ts';
import { cutRungs } from './cuts.ts';
import { barRungs } from './bars.ts';
import { grabRungs } from './grabs.ts';
import { lineRungs } from './lines.ts';
import { keeperRungs } from './keepers.ts';
import { sceneOf } from './scene.ts';

export type Situations = {
  /** By the stack of the enemy that would be shut in. */
  readonly cuts: ReadonlyMap<number, readonly Post[]>;
  readonly others: readonly (readonly Post[])[];
};

const NOTHING: Situations = { cuts: new Map(), others: [] };

export const situationsOf = (table: Table, s: Seen<unknown>, movers: readonly Mover[]): Situations => {
  if (table.scales.weights.snare === 0) return NOTHING;
  const scene = sceneOf(table, s, movers);
  return {
    cuts: cutRungs(scene),
    others: [...keeperRungs(scene), ...grabRungs(scene), ...barRungs(scene), ...lineRungs(scene)],
  };
};
