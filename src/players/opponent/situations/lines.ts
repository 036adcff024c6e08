// Ground of which every hex counts: the fewest hexes that must be held so that nobody walks in, found as a least cut.
import type { Post } from '../posts.ts';
import type { Mover } from '../table.ts';
import { hasRoom } from '../table.ts';
import { leastCut, NEVER } from './least-cut.ts';
import { dangerOf, exposureOf } from './scene.ts';
import type { Scene } from './scene.ts';

/** What a unit in the line costs in the cut, and less where somebody stands already. */
const FILL = 10;
const STAY = 7;
/** For each hex of such ground that the enemy could walk to, against what a unit costs. */
const OPEN = 20;
/** What a factor of attack is wanted for elsewhere, and what it costs that somebody has to come. */
const WANTED = 0.3;
const COME = 1;
/** So often a line is drawn anew without the hexes for which nobody is left. */
const ROUNDS = 4;

/** The hexes to which the enemy could walk if nobody stood in his way but those who cannot move, and who could come. */
type Field = { readonly walked: readonly number[]; readonly isStart: Uint8Array; readonly walkers: number };

const fieldOf = ({ scales, foes, table, standing }: Scene, goals: Float32Array): Field => {
  const { grid, next, near } = scales.ground;
  const isFixed = (hex: number): boolean => (table.count[hex] ?? 0) > (standing.get(hex)?.length ?? 0);
  const left = new Int16Array(grid.count).fill(-1);
  const isStart = new Uint8Array(grid.count);
  let walkers = 0;
  for (const { hex, stride, isFed } of foes) {
    const at = grid.index(hex);
    if (at < 0) continue;
    const most = isFed ? stride : Math.floor(stride / 2);
    isStart[at] = 1;
    left[at] = Math.max(left[at]!, most);
    if (near(at, most).some((to) => goals[to]! > 0)) walkers += 1;
  }
  const rings: number[][] = [];
  for (const [hex, stride] of left.entries()) if (stride >= 0) (rings[stride] ??= []).push(hex);
  const walked: number[] = [];
  for (let rest = rings.length - 1; rest >= 0; rest--) {
    const ring = (rings[rest] ??= []);
    for (let i = 0; i < ring.length; i++) {
      const at = ring[i]!;
      if (left[at] !== rest) continue;
      walked.push(at);
      if (rest === 0) continue;
      for (let k = at * 6; k < at * 6 + 6; k++) {
        const to = next[k]!;
        if (to < 0 || left[to]! >= rest - 1 || isFixed(to)) continue;
        left[to] = rest - 1;
        (rings[rest - 1] ??= []).push(to);
      }
    }
  }
  return { walked: [...new Set(walked)], isStart, walkers };
};

type Filled = {
  readonly at: ReadonlyMap<Mover, number>;
  readonly cost: number;
  readonly empty: readonly number[];
};

/** First the hexes that fewest could hold, each by who is wanted least elsewhere. */
const filled = ({ table, comers, standing }: Scene, line: readonly number[]): Filled => {
  const at = new Map<Mover, number>();
  const empty: number[] = [];
  let cost = 0;
  const free = (hex: number): readonly Mover[] =>
    [...(standing.get(hex) ?? []), ...(hasRoom(table, hex) ? (comers.get(hex) ?? []) : [])].filter(
      (mover) => !at.has(mover),
    );
  const costAt = (mover: Mover, hex: number): number => {
    const { force, here } = mover;
    const staying = WANTED * force.attack;
    return here === hex
      ? staying
      : staying + COME + exposureOf(table, force, hex) + dangerOf(table, force.defence, hex);
  };
  const open = new Set(line);
  while (open.size > 0) {
    const [hex] = [...open].toSorted((a, b) => free(a).length - free(b).length || a - b);
    if (hex === undefined) break;
    open.delete(hex);
    const [best] = free(hex)
      .map((mover) => ({ mover, cost: costAt(mover, hex) }))
      .toSorted((a, b) => a.cost - b.cost || (a.mover.force.unit < b.mover.force.unit ? -1 : 1));
    if (best === undefined) {
      empty.push(hex);
      continue;
    }
    at.set(best.mover, hex);
    cost += best.cost;
  }
  return { at, cost, empty };
};

export const lineRungs = (scene: Scene): readonly (readonly Post[])[] => {
  const { scales, table, side, comers, standing, prizes } = scene;
  const { weights, ground } = scales;
  const { grid } = ground;
  if (weights.shut === 0) return [];
  const goals = new Float32Array(grid.count);
  for (const { hex, worth, holder, isEach } of prizes) {
    const at = grid.index(hex);
    if (at >= 0 && isEach === true && holder === side) goals[at] = worth;
  }
  const field = fieldOf(scene, goals);
  if (field.walkers === 0) return [];
  const barred = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const hold = (hex: number): number => {
      if (barred.has(hex)) return NEVER;
      if (standing.has(hex)) return STAY;
      return comers.has(hex) && hasRoom(table, hex) ? FILL : NEVER;
    };
    const { line, behind } = leastCut({
      next: ground.next,
      walked: field.walked,
      isStart: (hex) => field.isStart[hex] === 1,
      hold,
      give: (hex) => Math.round(OPEN * goals[hex]!),
    });
    if (line.length === 0) return [];
    const { at, cost, empty } = filled(scene, line);
    if (empty.length > 0) {
      for (const hex of empty) barred.add(hex);
      continue;
    }
    const kept = behind.reduce((sum, hex) => sum + goals[hex]!, 0);
    const gain = weights.shut * Math.min(field.walkers, kept) - cost;
    if (gain <= 0) return [];
    const hexes = new Map([...at].map(([{ force }, hex]) => [force.unit, hex]));
    const [first] = [...at.values()].toSorted(
      (a, b) => (table.fields.foe.threat[b] ?? 0) - (table.fields.foe.threat[a] ?? 0) || a - b,
    );
    const task = {
      kind: 'line',
      hex: grid.id(first ?? 0),
      units: at.size,
      have: field.walkers,
      against: kept,
      gain,
    } as const;
    return [[{ units: [...hexes.keys()], hexes, gain, task }]];
  }
  return [];
};
