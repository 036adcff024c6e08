// Tasks for several units together: to hold a prize with enough, to mass against a stack; each with the forces that make a difference.
import type { Rung } from './assemble.ts';
import type { Task } from './reasons.ts';
import { called, coming, timely } from './situations/calls.ts';
import { cheapestFirst, costOf, isManned, kept, manned } from './situations/garrison.ts';
import { partAt } from './success.ts';
import { around, exposure, hasRoom, scoreAt } from './table.ts';
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

/** The hexes from which a mover could attack that it is not in. */
const strikesIn = ({ reach, strikes }: Mover, hexes: ReadonlySet<number>): readonly number[] =>
  reach.filter((hex) => hexes.has(hex) && strikes?.has(hex) !== false);

/** What lies open to the enemy when a unit leaves a hex, less what it shuts where it goes. */
export const openedBy = ({ leave, gaps, grip, scales }: Table, here: number, there: number): number => {
  const { outlook, weights } = scales;
  const opened = leave[here] ?? 0;
  if (gaps === undefined || opened === 0 || outlook.lineCare === undefined) return opened;
  gaps.moved(here, false);
  const shut = weights.gap * gaps.shut(there);
  gaps.moved(here, true, grip[here]);
  return Math.max(0, opened - shut);
};

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
    (prey + weights.ground + weights.take * (open[target] ?? 0) + menaced + (table.relief.get(target) ?? 0)) *
    weights.mass *
    massing;
  const partOf = (strength: number, left = given?.left ?? 1): number =>
    partAt(outlook.steps, strength, left * stands);

  const free = movers.filter(
    (mover) => mover.force.attack > 0 && (beside.has(mover.here) || strikesIn(mover, beside).length > 0),
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
    const { here, force } = mover;
    const spots = beside.has(here) ? [here] : strikesIn(mover, beside);
    const spot = bestSpot(table, mover, spots, taken);
    if (spot === undefined) continue;
    if (spot.hex !== here) taken.set(spot.hex, (taken.get(spot.hex) ?? 0) + 1);
    hexes.set(force.unit, spot.hex);
    strength += spot.strength;
    effort += Math.max(0, scoreAt(table, mover, here) - spot.score) + exposure(table, force, spot.hex);
    if (spot.hex !== here) effort += openedBy(table, here, spot.hex);
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

/** Where a mover comes nearest to a hex. */
const nearest = ({ scales: { ground }, count }: Table, { here, reach }: Mover, hex: number): number => {
  const steps = ground.stepsTo(hex);
  return reach.reduce(
    (best, to) => (steps[to]! < steps[best]! && (to === hex || count[to] === 0) ? to : best),
    here,
  );
};

/** Own prizes in danger: each keeps the fewest of its units that are enough, and calls for more where they are not. */
export const garrisonRungs = (table: Table, movers: readonly Mover[], prize: number): readonly Post[] => {
  const { scales, held } = table;
  const { weights } = scales;
  const isKey = table.keys.has(prize);
  // Nobody leaves one post for another, and nobody is waited for in one that is full: those in it would be told to go first.
  const isPost = table.posts.has(prize);
  const isOpen = !isPost || hasRoom(table, prize);
  const near = movers.filter(
    ({ here, reach }) =>
      here === prize || (isOpen && reach.includes(prize) && !(isPost && table.posts.has(here))),
  );
  const gone = isKey ? coming(table, movers, prize) : [];
  const free =
    isKey || (isPost && isOpen)
      ? [...near, ...called(table, movers, prize, isKey ? near.length + gone.length : 0)]
      : near;
  const fixed =
    (table.defence[prize] ?? 0) -
    free.reduce((sum, { here, force }) => sum + (here === prize ? force.defence : 0), 0) +
    gone.reduce((sum, force) => sum + force.defence, 0);
  const others = (table.count[prize] ?? 0) - free.filter(({ here }) => here === prize).length + gone.length;
  const ranked = free.toSorted(
    (a, b) =>
      (isKey || isPost ? Number(near.includes(b)) - Number(near.includes(a)) : 0) ||
      (isKey ? b.force.defence - a.force.defence : 0) ||
      Number(b.here === prize) - Number(a.here === prize) ||
      a.force.attack - b.force.attack + 2 * (b.force.defence - a.force.defence) ||
      (a.force.unit < b.force.unit ? -1 : 1),
  );
  const worth = weights.man * (held[prize] ?? 0);
  const before = manned(table, prize, fixed);
  const valueOf = (defence: number): number =>
    worth * manned(table, prize, defence) + kept(table, prize, defence);
  const id = scales.ground.grid.id(prize);
  const against = table.fields.foe.threat[prize] ?? 0;
  const inTurn = (comers: readonly Mover[]): readonly Post[] => {
    const units: string[] = [];
    const hexes = new Map<string, number>();
    const found: Post[] = [];
    let defence = fixed;
    let value = 0;
    let cost = 0;
    for (const mover of comers) {
      const { force, here } = mover;
      if (others + units.length >= scales.outlook.room) break;
      if (!isKey && isManned(table, prize, defence)) break;
      units.push(force.unit);
      hexes.set(force.unit, nearest(table, mover, prize));
      value += timely(table, mover, prize) * (valueOf(defence + force.defence) - valueOf(defence));
      defence += force.defence;
      cost += costOf(table, force, here, prize);
      const gain = (isKey || isPost ? value : worth * (manned(table, prize, defence) - before)) - cost;
      const task = { kind: 'hold', hex: id, units: units.length, have: defence, against, gain } as const;
      found.push({ units: [...units], hexes: new Map(hexes), gain, task });
    }
    return found;
  };
  const found = inTurn(ranked);
  return weights.odds === 0 || isKey ? found : [...found, ...inTurn(cheapestFirst(table, free, prize))];
};
