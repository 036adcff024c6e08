// Tasks for several units together: to hold a prize with enough, to mass against a stack; each with the forces that make a difference.
import type { Force } from '../../api/outlook.ts';
import type { Rung } from './assemble.ts';
import type { Task } from './reasons.ts';
import { around, exposure, scoreAt, share } from './table.ts';
import type { Mover, Table } from './table.ts';

export type Post = Rung & { readonly hexes: ReadonlyMap<string, number>; readonly task: Task };

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

/** Who goes somewhere anyway, and what part of its defence a stack has left then. */
export type Given = { readonly at: ReadonlyMap<Mover, number>; readonly left: number };

/** Who of those near could be massed against a stack, and on which hexes: a rung for each step that they reach. */
export const massRungs = (
  table: Table,
  movers: readonly Mover[],
  target: number,
  given?: Given,
): readonly Post[] => {
  const { scales, side, fields, massing, open, attack, vigour } = table;
  const { weights, outlook, ground } = scales;
  const beside = new Set<number>();
  around(table, target, (next) => {
    if (fields.foe.count[next] === 0) beside.add(next);
  });
  const other = scales.sides.find((each) => each !== side) ?? side;
  const id = ground.grid.id(target);
  const stands = (fields.foe.defence[target] ?? 0) * outlook.shelter(id, other);
  const prey = (fields.foe.defence[target] ?? 0) + (fields.foe.attack[target] ?? 0);
  const menaced = weights.menace * (table.menace?.of(target) ?? 0);
  const value =
    (prey + weights.ground + weights.take * (open[target] ?? 0) + menaced) * weights.mass * massing;
  const partOf = (strength: number, left = given?.left ?? 1): number =>
    outlook.steps.reduce((most, { least, part }) => (strength >= least(left * stands) ? part : most), 0);

  const free = movers.filter(
    ({ here, reach, force }) =>
      force.attack > 0 && (beside.has(here) || reach.some((hex) => beside.has(hex))),
  );
  // Who stands there and does not move is there anyway.
  let strength = 0;
  for (const hex of beside) strength += (attack[hex] ?? 0) * (vigour[hex] ?? 1);
  for (const { here, force } of free) if (beside.has(here)) strength -= force.attack * (vigour[here] ?? 1);
  const before = partOf(strength, 1);

  const taken = new Map<number, number>();
  for (const [{ force }, hex] of given?.at ?? []) {
    taken.set(hex, (taken.get(hex) ?? 0) + 1);
    if (beside.has(hex)) strength += force.attack * (vigour[hex] ?? 1);
  }
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
    effort += Math.max(0, scoreAt(table, mover, here) - spot.score) + exposure(table, force, spot.hex);
    if (spot.hex !== here) effort += table.leave[here] ?? 0;
    const now = partOf(strength);
    if (now <= part) continue;
    part = now;
    const gain = value * (part - before) - effort;
    const all = [...hexes.keys()];
    const task = { kind: 'mass', hex: id, units: all.length, have: strength, against: stands, gain } as const;
    found.push({ units: all, hexes: new Map(hexes), gain, task });
  }
  return found;
};

/** What part of a garrison the first unit is: nobody just walks in. */
const MANNED = 0.5;

/** What part of a success somebody would have who came with all that could come, as between the steps of the odds. */
const lost = (
  { scales: { outlook }, fields, shelter, gaps }: Table,
  hex: number,
  defence: number,
): number => {
  const threat = fields.foe.threat[hex] ?? 0;
  if (threat === 0 || gaps?.comes(hex) === false) return 0;
  const stands = defence * (shelter[hex] ?? 1);
  let [from, part] = [0, 0];
  for (const step of outlook.steps) {
    const least = step.least(stands);
    if (threat < least) return part + ((step.part - part) * (threat - from)) / Math.max(1, least - from);
    [from, part] = [least, step.part];
  }
  return Math.min(1, part);
};

/** What part of a garrison a prize has with so much defence in it. */
export const manned = (table: Table, prize: number, defence: number): number => {
  if (defence <= 0) return 0;
  const held =
    table.scales.weights.odds === 0 ? share(table, prize, defence) : 1 - lost(table, prize, defence);
  return MANNED + (1 - MANNED) * held;
};

/** Enough stand in a prize. */
const isManned = (table: Table, prize: number, defence: number): boolean =>
  defence > 0 && manned(table, prize, defence) >= 1;

/** What a unit is wanted for elsewhere, for each factor of its attack; and that those who stay are fewest. */
const WANTED = 0.3;
const FEWEST = 0.1;

const costOf = (table: Table, force: Force, here: number, prize: number): number =>
  table.scales.weights.odds === 0
    ? FEWEST
    : FEWEST +
      WANTED * force.attack +
      exposure(table, force, prize) +
      (here === prize ? 0 : (table.leave[here] ?? 0));

/** A factor in defence of what must not fall. */
const LAST = 20;

/** Where a mover comes nearest to a hex. */
const nearest = ({ scales: { ground }, count }: Table, { here, reach }: Mover, hex: number): number => {
  const steps = ground.stepsTo(hex);
  return reach.reduce(
    (best, to) => (steps[to]! < steps[best]! && (to === hex || count[to] === 0) ? to : best),
    here,
  );
};

/** Who is nearest to a hex that nobody else can come to yet. */
const afar = (
  { scales: { ground, outlook } }: Table,
  movers: readonly Mover[],
  hex: number,
  near: readonly Mover[],
): readonly Mover[] => {
  const steps = ground.stepsTo(hex);
  return movers
    .filter((mover) => !near.includes(mover) && mover.reach.length > 0)
    .toSorted((a, b) => steps[a.here]! - steps[b.here]! || (a.force.unit < b.force.unit ? -1 : 1))
    .slice(0, outlook.room - near.length);
};

/** Own prizes in danger: each keeps the fewest of its units that are enough, and calls for more where they are not. */
export const garrisonRungs = (table: Table, movers: readonly Mover[], prize: number): readonly Post[] => {
  const { scales, held } = table;
  const { weights } = scales;
  const isLast = table.last.has(prize);
  const near = movers.filter(({ here, reach }) => here === prize || reach.includes(prize));
  const free =
    isLast && near.length < scales.outlook.room ? [...near, ...afar(table, movers, prize, near)] : near;
  const fixed =
    (table.defence[prize] ?? 0) -
    free.reduce((sum, { here, force }) => sum + (here === prize ? force.defence : 0), 0);
  const others = (table.count[prize] ?? 0) - free.filter(({ here }) => here === prize).length;
  const ranked = free.toSorted(
    (a, b) =>
      (isLast
        ? Number(near.includes(b)) - Number(near.includes(a)) || b.force.defence - a.force.defence
        : 0) ||
      Number(b.here === prize) - Number(a.here === prize) ||
      a.force.attack - b.force.attack + 2 * (b.force.defence - a.force.defence) ||
      (a.force.unit < b.force.unit ? -1 : 1),
  );
  const worth = weights.take * (held[prize] ?? 0);
  const before = manned(table, prize, fixed);
  const units: string[] = [];
  const hexes = new Map<string, number>();
  const found: Post[] = [];
  const id = scales.ground.grid.id(prize);
  const against = table.fields.foe.threat[prize] ?? 0;
  let defence = fixed;
  let cost = 0;
  for (const mover of ranked) {
    const { force, here } = mover;
    if (others + units.length >= scales.outlook.room) break;
    if (!isLast && isManned(table, prize, defence)) break;
    units.push(force.unit);
    hexes.set(force.unit, nearest(table, mover, prize));
    defence += force.defence;
    cost += costOf(table, force, here, prize);
    const gain = worth * (manned(table, prize, defence) - before) + (isLast ? LAST * defence : 0) - cost;
    const task = { kind: 'hold', hex: id, units: units.length, have: defence, against, gain } as const;
    found.push({ units: [...units], hexes: new Map(hexes), gain, task });
  }
  return found;
};
