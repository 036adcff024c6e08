// Stacks of the enemy that must be attacked together, as those beside an attacker may not be left out: who could be massed against
// which of them, and from which hexes nobody else is asked for.
import type { Seen } from '../../../core/rule-set.ts';
import type { Post } from '../posts.ts';
import { openedBy } from '../posts.ts';
import { partAt, partBetween } from '../success.ts';
import { around, exposure, hasRoom, scoreAt } from '../table.ts';
import type { Mover, Table } from '../table.ts';

/** So many stacks are attacked together at most, and so many sets of them are weighed. */
const MOST = 4;
const SETS = 300;
/** Of the price of the attackers, or twice the defence if that is less, what they lose at such odds, from the lowest on. */
const LOSSES = [
  { below: 0.5, part: 0.6 },
  { below: 1, part: 0.5 },
  { below: 1.5, part: 0.35 },
  { below: 2, part: 0.25 },
  { below: 3, part: 0.15 },
  { below: Infinity, part: 0.08 },
] as const;
/** Less is no attack at all. */
const LEAST_ODDS = 0.25;
/** Less is no gain. */
const NOTHING = 1e-3;

/** A mover in a hex from which it could attack. */
type Place = {
  readonly mover: Mover;
  readonly hex: number;
  readonly strength: number;
  readonly effort: number;
};

type Prey = { readonly hex: number; readonly stands: number; readonly value: number };

type Blow = { readonly place: Place; readonly prey: Prey; readonly strength: number };

const preyOf = (table: Table, hex: number, own: number): Prey => {
  const { scales, side, fields, open, massing } = table;
  const { weights, outlook, ground, sides } = scales;
  const other = sides.find((each) => each !== side) ?? side;
  const defence = (fields.foe.defence[hex] ?? 0) + own;
  const stands = Math.max(1, defence * outlook.shelter(ground.grid.id(hex), other));
  const worth =
    defence +
    (fields.foe.attack[hex] ?? 0) +
    weights.ground +
    weights.take * (open[hex] ?? 0) +
    weights.menace * (table.menace?.of(hex) ?? 0) +
    (table.relief.get(hex) ?? 0);
  return { hex, stands, value: worth * weights.mass * massing };
};

const placesOf = (table: Table, movers: readonly Mover[], beside: ReadonlySet<number>): readonly Place[] =>
  movers
    .filter(({ force }) => force.attack > 0)
    .flatMap((mover) => {
      const { here, reach, strikes, force } = mover;
      const stays = scoreAt(table, mover, here);
      return [here, ...reach]
        .filter(
          (hex) => beside.has(hex) && (hex === here || (hasRoom(table, hex) && strikes?.has(hex) !== false)),
        )
        .map((hex): Place => {
          const opened = hex === here ? 0 : openedBy(table, here, hex);
          const effort =
            Math.max(0, stays - scoreAt(table, mover, hex)) + exposure(table, force, hex) + opened;
          const attack = hex === here ? force.attack : (force.attackMoved ?? force.attack);
          return { mover, hex, strength: attack * (table.vigour[hex] ?? 1), effort };
        });
    });

/** Sets of stacks that hang together, with the hexes from which whoever attacks them is asked for nobody else. */
const setsOf = (
  prey: readonly number[],
  hexesBeside: (hex: number) => readonly number[],
  asked: (from: number, targets: readonly number[]) => readonly number[],
): readonly { readonly targets: readonly number[]; readonly from: ReadonlySet<number> }[] => {
  const found: { readonly targets: readonly number[]; readonly from: ReadonlySet<number> }[] = [];
  const known = new Set<string>();
  const queue: (readonly number[])[] = prey.map((hex) => [hex]);
  for (let head = 0; head < queue.length && found.length < SETS; head++) {
    const targets = queue[head]!;
    const key = targets.join();
    if (known.has(key)) continue;
    known.add(key);
    const from = new Set<number>();
    for (const hex of new Set(targets.flatMap(hexesBeside))) {
      const more = asked(hex, targets);
      if (more.length === 0) from.add(hex);
      else if (targets.length + more.length <= MOST)
        queue.push([...targets, ...more].toSorted((a, b) => a - b));
    }
    if (targets.every((target) => hexesBeside(target).some((hex) => from.has(hex))))
      found.push({ targets, from });
  }
  return found;
};

const lossAt = (odds: number): number => LOSSES.find(({ below }) => odds < below)?.part ?? 0;

/** What an attack of those in some places would gain, where a game says it. */
type Gain = (target: number, places: readonly Place[]) => number;

const gainsOf = (table: Table, s: Seen<unknown>): Gain | undefined => {
  const { scales, side, massing } = table;
  const { outlook, weights, ground } = scales;
  const blow = outlook.blow?.(s, side);
  if (blow === undefined) return undefined;
  const { grid } = ground;
  const known = new Map<string, number>();
  return (target, places) => {
    const from = places.map(({ mover, hex }): [string, string] => [mover.force.unit, grid.id(hex)]);
    const key = `${target} ${from
      .map((each) => each.join('@'))
      .toSorted()
      .join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = weights.mass * massing * blow(grid.id(target), new Map(from));
    known.set(key, found);
    return found;
  };
};

/** Adds who brings most until nobody brings anything; a rung each time that all of it is worth more. */
const rungsOf = (
  table: Table,
  targets: readonly Prey[],
  places: readonly Place[],
  keptOver: (hex: number, target: number) => number,
  gainOf: Gain | undefined,
): readonly Post[] => {
  const { scales } = table;
  const { grid } = scales.ground;
  const { steps } = scales.outlook;
  const have = new Map(targets.map(({ hex }) => [hex, 0]));
  const staked = new Map(targets.map(({ hex }) => [hex, 0]));
  const blows: Blow[] = [];
  const taken = new Map<number, string[]>();
  const gone = new Set<Mover>();
  const found: Post[] = [];
  let effort = 0;
  let most = 0;
  const isRoom = ({ mover: { force, here }, hex }: Place): boolean => {
    const before = taken.get(hex) ?? [];
    return (
      hex === here ||
      ((table.count[hex] ?? 0) + before.length < scales.outlook.room &&
        table.fits([...before, force.unit], hex))
    );
  };
  for (;;) {
    let best: Blow | undefined;
    let gain = NOTHING;
    for (const place of places) {
      if (gone.has(place.mover)) continue;
      for (const prey of targets) {
        const strength = place.strength * keptOver(place.hex, prey.hex);
        if (strength === 0) continue;
        const before = have.get(prey.hex) ?? 0;
        const more =
          prey.value *
            (partBetween(steps, before + strength, prey.stands) - partBetween(steps, before, prey.stands)) -
          place.effort;
        // Everybody must be attacked by somebody.
        const first = before === 0 ? prey.value : 0;
        if (more + first > gain && isRoom(place)) [best, gain] = [{ place, prey, strength }, more + first];
      }
    }
    if (best === undefined) return found;
    const { place, prey, strength: added } = best;
    const { mover, hex } = place;
    blows.push(best);
    gone.add(mover);
    effort += place.effort;
    if (hex !== mover.here) taken.set(hex, [...(taken.get(hex) ?? []), mover.force.unit]);
    have.set(prey.hex, (have.get(prey.hex) ?? 0) + added);
    staked.set(prey.hex, (staked.get(prey.hex) ?? 0) + mover.force.price);
    let worth = -effort;
    for (const { hex: at, stands, value } of targets) {
      if (gainOf !== undefined) {
        const attackers = blows.filter(({ prey }) => prey.hex === at).map((blow) => blow.place);
        worth += attackers.length === 0 ? -Infinity : gainOf(at, attackers);
        continue;
      }
      const strength = have.get(at) ?? 0;
      const odds = strength / stands;
      worth += odds < LEAST_ODDS ? -Infinity : value * partAt(steps, strength, stands);
      worth -= lossAt(odds) * Math.min(staked.get(at) ?? 0, 2 * stands);
    }
    if (worth <= most) continue;
    most = worth;
    const units = blows.map((blow) => blow.place.mover.force.unit);
    const [main] = targets.toSorted((a, b) => b.value - a.value);
    const task = {
      kind: 'mass',
      hex: grid.id(main?.hex ?? 0),
      units: units.length,
      have: have.get(main?.hex ?? 0) ?? 0,
      against: main?.stands ?? 0,
      gain: worth,
    } as const;
    found.push({
      // Nobody is attacked in two plans.
      units: [...units, ...targets.map((target) => `@${target.hex}`)],
      hexes: new Map(blows.map((blow) => [blow.place.mover.force.unit, blow.place.hex])),
      gain: worth,
      task,
    });
  }
};

/** Undefined where nobody who attacks is asked to attack others as well. */
export const thrustRungs = (
  table: Table,
  s: Seen<unknown>,
  movers: readonly Mover[],
): readonly (readonly Post[])[] | undefined => {
  const { scales, side, fields } = table;
  const { outlook, ground } = scales;
  const { grid } = ground;
  const entails = outlook.entails?.(s, side);
  if (entails === undefined) return undefined;
  const stacks: number[] = [];
  const bastions = new Map(
    [...(outlook.bastions?.(s, side) ?? [])].map(([hex, own]) => [grid.index(hex), own]),
  );
  for (const [hex, count] of fields.foe.count.entries()) if (count > 0 || bastions.has(hex)) stacks.push(hex);
  const besideOf = new Map<number, readonly number[]>();
  for (const stack of stacks) {
    const hexes: number[] = [];
    around(table, stack, (next) => {
      if (fields.foe.count[next] === 0) hexes.push(next);
    });
    besideOf.set(stack, hexes);
  }
  const beside = new Set([...besideOf.values()].flat());
  const places = placesOf(table, movers, beside);
  const used = new Set(places.map(({ hex }) => hex));
  const hexesBeside = (hex: number): readonly number[] =>
    (besideOf.get(hex) ?? []).filter((next) => used.has(next));
  const asked = (from: number, targets: readonly number[]): readonly number[] =>
    entails(grid.id(from), targets.map(grid.id)).map(grid.index);
  const preys = new Map(stacks.map((hex) => [hex, preyOf(table, hex, bastions.get(hex) ?? 0)]));
  const near = new Map(
    stacks.map((target) => [
      target,
      new Map(
        (besideOf.get(target) ?? []).map((hex) => [
          hex,
          outlook.crossing?.(s, grid.id(hex), grid.id(target)) ?? 1,
        ]),
      ),
    ]),
  );
  const keptOver = (hex: number, target: number): number => near.get(target)?.get(hex) ?? 0;
  const gainOf = gainsOf(table, s);
  return setsOf(
    stacks.filter((hex) => hexesBeside(hex).length > 0),
    hexesBeside,
    asked,
  ).map(({ targets, from }) =>
    rungsOf(
      table,
      targets.flatMap((hex) => preys.get(hex) ?? []),
      places.filter(({ hex }) => from.has(hex)),
      keptOver,
      gainOf,
    ),
  );
};
