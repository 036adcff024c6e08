// Where units should go in a movement phase: garrisons by need, masses by rungs, the rest where it serves best.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Force } from '../../api/outlook.ts';
import type { Scales } from './appraise.ts';
import { assemble } from './assemble.ts';
import type { Rung } from './assemble.ts';
import { fieldsOf, pullOf } from './fields.ts';
import type { Fields } from './fields.ts';

/** A unit, and the hexes it should go to, the best first. */
export type Stand = { readonly unit: string; readonly hexes: readonly string[] };

/** A unit that may move, and where to, its own hex left out. */
export type Mover = { readonly force: Force; readonly here: number; readonly reach: readonly number[] };

/** The map as it will be when those who have been told where to go are there. */
type Table = {
  readonly scales: Scales;
  readonly side: Side;
  readonly fields: Fields;
  readonly pull: Float32Array;
  readonly count: Uint8Array;
  readonly defence: Float32Array;
  readonly attack: Float32Array;
  readonly shelter: Float32Array;
  /** By hex: points of the game, for prizes of this side, and for those it could take. */
  readonly held: Float32Array;
  readonly open: Float32Array;
  readonly isFed: Uint8Array;
  /** By hex: what part of their attack units have there. */
  readonly vigour: Float32Array;
  readonly massing: number;
};

const tableOf = (scales: Scales, s: Seen<unknown>, side: Side): Table => {
  const { ground, outlook, weights } = scales;
  const { grid } = ground;
  const forces = outlook.forces(s);
  const prizes = outlook.prizes(s);
  const fields = fieldsOf(ground, forces, side, (of) => outlook.rush(s, of));
  const held = new Float32Array(grid.count);
  const open = new Float32Array(grid.count);
  for (const { hex, worth, holder, isMany } of prizes) {
    if (holder === side && isMany === true) continue;
    const at = grid.index(hex);
    if (at >= 0) (holder === side ? held : open)[at] = worth;
  }
  const lifeline = outlook.lifeline?.(s, side);
  return {
    scales,
    side,
    fields,
    pull: pullOf(ground, prizes, fields, side, outlook.push(s, side), weights),
    count: fields.own.count.slice(),
    defence: fields.own.defence.slice(),
    attack: fields.own.attack.slice(),
    shelter: Float32Array.from(grid.ids, (hex) => outlook.shelter(hex, side)),
    held,
    open,
    isFed: Uint8Array.from(grid.ids, (hex) => (lifeline === undefined || lifeline.has(hex) ? 1 : 0)),
    vigour: Float32Array.from(grid.ids, outlook.vigour?.(s, side) ?? (() => 1)),
    massing: outlook.massing(s, side),
  };
};

const lift = ({ count, defence, attack }: Table, { force, here }: Mover, sign: 1 | -1, at = here): void => {
  count[at]! += sign;
  defence[at]! += sign * force.defence;
  attack[at]! += sign * force.attack;
};

const hasRoom = ({ scales, count }: Table, hex: number): boolean => (count[hex] ?? 0) < scales.outlook.room;

const around = ({ scales: { ground } }: Table, hex: number, each: (next: number) => void): void => {
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const to = ground.next[side]!;
    if (to >= 0) each(to);
  }
};

/** How much of what could come against a hex a defence in it is: at 1 it is feared no more. */
const share = ({ scales: { weights }, fields, shelter }: Table, hex: number, defence: number): number => {
  const threat = fields.foe.threat[hex] ?? 0;
  return threat === 0 ? 1 : Math.min(1, (defence * (shelter[hex] ?? 1) * weights.dread) / threat);
};

/** What a unit is worth in a hex, the others being where they are or will be; itself lifted off the map. */
const scoreAt = (table: Table, { force, here }: Mover, hex: number): number => {
  const { scales, fields, pull, count, defence, held, open, isFed } = table;
  const { weights } = scales;
  const all = (defence[hex] ?? 0) + force.defence;
  const danger = 1 - share(table, hex, all);
  let score = weights.march * Math.sqrt(force.attack) * (pull[hex] ?? 0);
  score += weights.take * (open[hex] ?? 0) * (count[hex] === 0 ? 1 : 0);
  if ((held[hex] ?? 0) > 0)
    score +=
      weights.garrison * (held[hex] ?? 0) * (share(table, hex, all) - share(table, hex, defence[hex] ?? 0));
  score -= weights.fear * danger * all;
  // Alone ahead of everybody is no line; neither is a heap.
  let friends = 0;
  around(table, hex, (next) => {
    if ((count[next] ?? 0) > 0 && next !== here) friends += 1;
  });
  if ((fields.foe.threat[hex] ?? 0) > 0) {
    if (count[hex] === 0) score += weights.line * (friends === 0 ? -1 : Math.min(2, friends));
    else if ((held[hex] ?? 0) === 0) score -= weights.line * 0.5 * (count[hex] ?? 0);
  }
  if (isFed[hex] === 0) {
    let near = false;
    around(table, hex, (next) => {
      if (isFed[next] === 1) near = true;
    });
    score -= weights.cut * (near ? 0.4 : 1);
  }
  return score;
};

type Post = Rung & { readonly hexes: ReadonlyMap<string, number> };

/** Where a mover would best stand to attack: as safe as may be, and with all its strength. */
const bestSpot = (
  table: Table,
  mover: Mover,
  spots: readonly number[],
  taken: ReadonlyMap<number, number>,
): { readonly hex: number; readonly score: number; readonly strength: number } | undefined => {
  const { scales, count, vigour } = table;
  const { here, force } = mover;
  return spots
    .filter((hex) => hex === here || (count[hex] ?? 0) + (taken.get(hex) ?? 0) < scales.outlook.room)
    .map((hex) => ({
      hex,
      score: scoreAt(table, mover, hex),
      strength: force.attack * (vigour[hex] ?? 1),
    }))
    .reduce<{ hex: number; score: number; strength: number } | undefined>(
      (most, spot) =>
        most === undefined || spot.score + spot.strength > most.score + most.strength ? spot : most,
      undefined,
    );
};

/** Who stands beside a stack already comes first, then the strongest. */
const byNearness =
  (beside: ReadonlySet<number>) =>
  (a: Mover, b: Mover): number =>
    Number(beside.has(b.here)) - Number(beside.has(a.here)) ||
    b.force.attack - a.force.attack ||
    (a.force.unit < b.force.unit ? -1 : 1);

/** Who of those near could be massed against a stack, and on which hexes: a rung for each step that they reach. */
const massRungs = (table: Table, movers: readonly Mover[], target: number): readonly Post[] => {
  const { scales, side, fields, massing, open, attack, vigour } = table;
  const { weights, outlook, ground } = scales;
  const beside = new Set<number>();
  around(table, target, (next) => {
    if (fields.foe.count[next] === 0) beside.add(next);
  });
  const other = scales.sides.find((each) => each !== side) ?? side;
  const stands = (fields.foe.defence[target] ?? 0) * outlook.shelter(ground.grid.id(target), other);
  const prey = (fields.foe.defence[target] ?? 0) + (fields.foe.attack[target] ?? 0);
  const value = (prey + weights.ground + weights.take * (open[target] ?? 0)) * weights.mass * massing;
  const partOf = (strength: number): number =>
    outlook.steps.reduce((most, { least, part }) => (strength >= least(stands) ? part : most), 0);

  const free = movers.filter(
    ({ here, reach, force }) =>
      force.attack > 0 && (beside.has(here) || reach.some((hex) => beside.has(hex))),
  );
  // Who stands there and does not move is there anyway.
  let strength = 0;
  for (const hex of beside) strength += (attack[hex] ?? 0) * (vigour[hex] ?? 1);
  for (const { here, force } of free) if (beside.has(here)) strength -= force.attack * (vigour[here] ?? 1);
  const before = partOf(strength);

  const taken = new Map<number, number>();
  const hexes = new Map<string, number>();
  const found: Post[] = [];
  let part = before;
  let effort = 0;
  for (const mover of free.toSorted(byNearness(beside))) {
    const { here, reach, force } = mover;
    const spots = beside.has(here) ? [here] : reach.filter((hex) => beside.has(hex));
    const spot = bestSpot(table, mover, spots, taken);
    if (spot === undefined) continue;
    if (spot.hex !== here) taken.set(spot.hex, (taken.get(spot.hex) ?? 0) + 1);
    hexes.set(force.unit, spot.hex);
    strength += spot.strength;
    effort += Math.max(0, scoreAt(table, mover, here) - spot.score);
    const now = partOf(strength);
    if (now <= part) continue;
    part = now;
    found.push({
      units: [...hexes.keys()],
      hexes: new Map(hexes),
      gain: value * (part - before) - effort,
    });
  }
  return found;
};

/** In which hexes units of the enemy stand. */
const stacksOf = ({ fields }: Table): readonly number[] => {
  const found: number[] = [];
  for (const [hex, count] of fields.foe.count.entries()) if (count > 0) found.push(hex);
  return found;
};

/** What part of a garrison the first unit is: nobody just walks in. */
const MANNED = 0.5;

/** Own prizes in danger: each keeps the fewest of its units that are enough, and calls for more where they are not. */
const garrisonRungs = (table: Table, movers: readonly Mover[], prize: number): readonly Post[] => {
  const { scales, held } = table;
  const { weights } = scales;
  const free = movers.filter(({ here, reach }) => here === prize || reach.includes(prize));
  const fixed =
    (table.defence[prize] ?? 0) -
    free.reduce((sum, { here, force }) => sum + (here === prize ? force.defence : 0), 0);
  const others = (table.count[prize] ?? 0) - free.filter(({ here }) => here === prize).length;
  const ranked = free.toSorted(
    (a, b) =>
      Number(b.here === prize) - Number(a.here === prize) ||
      a.force.attack - b.force.attack + 2 * (b.force.defence - a.force.defence) ||
      (a.force.unit < b.force.unit ? -1 : 1),
  );
  const worth = weights.take * (held[prize] ?? 0);
  const before = fixed > 0 ? MANNED + (1 - MANNED) * share(table, prize, fixed) : 0;
  const units: string[] = [];
  const hexes = new Map<string, number>();
  const found: Post[] = [];
  let defence = fixed;
  for (const { force } of ranked) {
    if (others + units.length >= scales.outlook.room || (defence > 0 && share(table, prize, defence) >= 1))
      break;
    units.push(force.unit);
    hexes.set(force.unit, prize);
    defence += force.defence;
    const part = MANNED + (1 - MANNED) * share(table, prize, defence);
    found.push({
      units: [...units],
      hexes: new Map(hexes),
      gain: worth * (part - before) - 0.1 * units.length,
    });
  }
  return found;
};

/** Every unit that should go somewhere else, in the order in which they should go. */
export const standsOf = (
  scales: Scales,
  s: Seen<unknown>,
  side: Side,
  movers: readonly Mover[],
): readonly Stand[] => {
  const table = tableOf(scales, s, side);
  const { ground, weights } = scales;
  const { grid } = ground;
  const byUnit = new Map(movers.map((mover) => [mover.force.unit, mover]));
  const prizes = [...table.held.keys()].filter(
    (hex) => (table.held[hex] ?? 0) > 0 && table.fields.foe.reach[hex] === 1,
  );
  const tasks = [
    ...prizes.map((prize) => garrisonRungs(table, movers, prize)),
    ...stacksOf(table).map((target) => massRungs(table, movers, target)),
  ];
  const stands: Stand[] = [];
  const placed = new Set<string>();
  for (const post of assemble(tasks))
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
      stands.push({ unit, hexes: [grid.id(hex)] });
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
  return stands;
};
