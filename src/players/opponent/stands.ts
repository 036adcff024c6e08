// Where units should go in a movement phase: garrisons by need, masses by rungs, the rest where it serves best.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Scales } from './appraise.ts';
import { assemble } from './assemble.ts';
import { garrisonRungs, massRungs } from './posts.ts';
import type { Task } from './reasons.ts';
import { situationsOf } from './situations/situations.ts';
import { thrustRungs } from './situations/thrusts.ts';
import { hasRoom, lift, scoreAt, tableOf } from './table.ts';
import type { Mover, Table } from './table.ts';

/** A unit, the hexes it should go to, the best first, and what it is to do there with others. */
export type Stand = { readonly unit: string; readonly hexes: readonly string[]; readonly task?: Task };

/** Who goes where, which tasks are done with that, and of those that are not the best way to do each. */
export type March = {
  readonly stands: readonly Stand[];
  /** Only those somebody goes for, where there are any. */
  readonly done: readonly Task[];
  readonly open: readonly Task[];
};

const NOBODY: March = { stands: [], done: [], open: [] };

/** In which hexes units of the enemy stand. */
const stacksOf = ({ fields }: Table): readonly number[] => {
  const found: number[] = [];
  for (const [hex, count] of fields.foe.count.entries()) if (count > 0) found.push(hex);
  return found;
};

/** Every unit that should go somewhere else, in the order in which they should go. */
export const standsOf = (scales: Scales, s: Seen<unknown>, side: Side, movers: readonly Mover[]): March => {
  if (movers.length === 0) return NOBODY;
  const table = tableOf(scales, s, side, movers);
  const { ground, weights } = scales;
  const { grid } = ground;
  const byUnit = new Map(movers.map((mover) => [mover.force.unit, mover]));
  const prizes = [...table.held.keys()].filter(
    (hex) =>
      (table.held[hex] ?? 0) > 0 &&
      (table.keys.has(hex) ||
        table.posts.has(hex) ||
        (table.fields.foe.reach[hex] === 1 && table.gaps?.comes(hex) !== false)),
  );
  const { cuts, others } = situationsOf(table, s, movers);
  const thrusts = thrustRungs(table, s, movers);
  const masses =
    thrusts === undefined
      ? stacksOf(table).map((target) => [...massRungs(table, movers, target), ...(cuts.get(target) ?? [])])
      : [...cuts.values(), ...thrusts];
  const tasks = [...prizes.map((prize) => garrisonRungs(table, movers, prize)), ...masses, ...others];
  const stands: Stand[] = [];
  const placed = new Set<string>();
  const posts = assemble(tasks);
  for (const post of posts)
    for (const [unit, hex] of post?.hexes ?? []) {
      const mover = byUnit.get(unit);
      if (mover === undefined) continue;
      placed.add(unit);
      if (hex === mover.here) continue;
      if (!hasRoom(table, hex)) {
        placed.delete(unit);
        continue;
      }
      lift(table, mover, -1);
      lift(table, mover, 1, hex);
      stands.push({ unit, hexes: [grid.id(hex)], ...(post && { task: post.task }) });
    }
  const rest = movers
    .filter(({ force }) => !placed.has(force.unit))
    .toSorted((a, b) => b.force.attack - a.force.attack || (a.force.unit < b.force.unit ? -1 : 1));
  for (const mover of rest) {
    const { here, reach, force } = mover;
    lift(table, mover, -1);
    const stays = scoreAt(table, mover, here) + weights.stay;
    const better = reach
      .filter((hex) => hasRoom(table, hex) && table.fields.foe.count[hex] === 0)
      .map((hex) => ({ hex, score: scoreAt(table, mover, hex) }))
      .filter(({ score }) => score > stays)
      .toSorted((a, b) => b.score - a.score || a.hex - b.hex)
      .slice(0, 3);
    const [best] = better;
    lift(table, mover, 1, best?.hex ?? here);
    if (best !== undefined) stands.push({ unit: force.unit, hexes: better.map(({ hex }) => grid.id(hex)) });
  }
  const kept = posts.filter((post) => post !== undefined);
  const begun = kept.filter(({ hexes }) => [...hexes].some(([unit, hex]) => byUnit.get(unit)?.here !== hex));
  return {
    stands,
    done: (begun.length > 0 ? begun : kept).map(({ task }) => task),
    open: tasks.flatMap((rungs, i) => {
      const [best] = rungs.toSorted((a, b) => b.gain - a.gain);
      return posts[i] === undefined && best !== undefined ? [best.task] : [];
    }),
  };
};
