// Hexes that the supply of the enemy hangs on: whoever stands there with those who hold the rest of the ring cuts him off.
import { distance } from '../../../hex/distance.ts';
import { massRungs } from '../posts.ts';
import type { Post } from '../posts.ts';
import type { Mover } from '../table.ts';
import { around, hasRoom } from '../table.ts';
import { dangerOf, exposureOf, strongestFirst } from './scene.ts';
import type { Scene } from './scene.ts';
import { AWAY, lossOf } from './supply.ts';
import type { Supposed } from './supply.ts';

/** A line is cut beside the stack or a step farther. */
const NEAR = 2;
/** Whoever could come: so many are thought of for each hex, and so many pairs of hexes. */
const TRIED = 3;
const PAIRS = 60;
/** Two hexes are thought of only where so many others beside a stack are shut already. */
const SHUT = 2;
/** Ways to shut the same ring that are weighed against others. */
const WAYS = 4;

/** What is left of the defence of who is out of supply. */
const UNFED = 0.5;

type Cut = { readonly at: ReadonlyMap<Mover, number>; readonly starved: ReadonlySet<string> };

const placingOf = ({ scales: { ground } }: Scene, at: Cut['at']): Map<string, string> =>
  new Map([...at].map(([{ force }, hex]) => [force.unit, ground.grid.id(hex)]));

/** Those of a stack of several first, for whom nothing is opened; then who is least wanted elsewhere. */
const spare =
  ({ table: { count } }: Scene) =>
  (a: Mover, b: Mover): number =>
    Number((count[b.here] ?? 0) > 1) - Number((count[a.here] ?? 0) > 1) ||
    b.force.defence - a.force.defence ||
    (a.force.unit < b.force.unit ? -1 : 1);

const lossIn = (scene: Scene, starved: ReadonlySet<string>): number => {
  let sum = 0;
  for (const force of scene.foes)
    if (force.isFed && starved.has(force.unit)) sum += lossOf(force, scene.scales.weights.unfed);
  return sum;
};

/** Hexes near the enemy to which somebody could come, with the best of those who could. */
const spotsOf = (scene: Scene): readonly { readonly hex: number; readonly movers: readonly Mover[] }[] => {
  const { table, comers, foes, scales } = scene;
  const { grid } = scales.ground;
  const stacks = [...new Set(foes.filter(({ isFed }) => isFed).map(({ hex }) => grid.index(hex)))];
  return [...comers]
    .filter(
      ([hex]) =>
        table.fields.foe.count[hex] === 0 &&
        hasRoom(table, hex) &&
        stacks.some((stack) => distance(grid, stack, hex) <= NEAR),
    )
    .toSorted(([a], [b]) => a - b)
    .map(([hex, movers]) => ({ hex, movers: movers.toSorted(spare(scene)).slice(0, TRIED) }));
};

/** Stacks of the enemy around which several hexes are held already. */
const nearlyShut = ({ foes, table, scales: { ground } }: Scene): readonly number[] =>
  [...new Set(foes.filter(({ isFed }) => isFed).map(({ hex }) => ground.grid.index(hex)))].filter((stack) => {
    let held = 0;
    around(table, stack, (next) => {
      if ((table.count[next] ?? 0) > 0) held += 1;
    });
    return held >= SHUT;
  });

const cutsOf = (scene: Scene, supposed: Supposed): readonly Cut[] => {
  const { foe, foes, scales } = scene;
  const { grid } = scales.ground;
  const before = new Set(foes.filter(({ isFed }) => !isFed).map(({ unit }) => unit));
  const tried = (at: Cut['at']): Cut | undefined => {
    const starved = supposed.starved(foe, placingOf(scene, at));
    return [...starved].some((unit) => !before.has(unit)) ? { at, starved } : undefined;
  };
  const spots = spotsOf(scene);
  const found: Cut[] = [];
  const isCutting = new Set<number>();
  for (const { hex, movers } of spots)
    for (const mover of movers) {
      const cut = tried(new Map([[mover, hex]]));
      if (cut === undefined) break;
      found.push(cut);
      isCutting.add(hex);
    }
  const shut = nearlyShut(scene);
  const others = spots.filter(({ hex }) => !isCutting.has(hex));
  const isAbout = (stack: number, hex: number): boolean => distance(grid, stack, hex) <= NEAR;
  let pairs = 0;
  for (const [i, one] of others.entries())
    for (const two of others.slice(i + 1)) {
      const away = distance(grid, one.hex, two.hex);
      const [first] = one.movers;
      const second = two.movers.find((mover) => mover !== first);
      if (pairs >= PAIRS || away < 2 || first === undefined || second === undefined) continue;
      if (!shut.some((stack) => isAbout(stack, one.hex) && isAbout(stack, two.hex))) continue;
      pairs += 1;
      const cut = tried(
        new Map([
          [first, one.hex],
          [second, two.hex],
        ]),
      );
      if (cut !== undefined) found.push(cut);
    }
  return found;
};

/** Own units near without whom the ring would be open: one of each stack stays. */
const keepersOf = (scene: Scene, supposed: Supposed, { at, starved }: Cut): readonly Mover[] => {
  const { standing, foe, scales, foes, table } = scene;
  const { grid } = scales.ground;
  const ring = [...new Set(foes.filter(({ unit }) => starved.has(unit)).map(({ hex }) => grid.index(hex)))];
  const found: Mover[] = [];
  // Those who are not needed go one after the other, and the next is asked for without them.
  const without = new Map<string, string>(placingOf(scene, at));
  for (const [hex, movers] of strongestFirst(standing)) {
    const leaving = movers.filter((mover) => !at.has(mover));
    const stays = (table.count[hex] ?? 0) - movers.length;
    if (stays > 0 || leaving.length === 0 || !ring.some((each) => distance(grid, each, hex) <= NEAR))
      continue;
    for (const { force } of leaving) without.set(force.unit, AWAY);
    const then = supposed.starved(foe, without);
    if ([...starved].every((unit) => then.has(unit))) continue;
    for (const { force } of leaving) without.delete(force.unit);
    const [keeper] = leaving.toSorted(
      (a, b) => a.force.attack - b.force.attack || (a.force.unit < b.force.unit ? -1 : 1),
    );
    if (keeper !== undefined) found.push(keeper);
  }
  return found;
};

/** One of the stacks that are caught, of all the one that is worth most. */
const preyOf = (scene: Scene, { starved }: Cut): number => {
  const worth = new Map<number, number>();
  for (const { unit, hex, isFed, price } of scene.foes) {
    const at = scene.scales.ground.grid.index(hex);
    if (isFed && starved.has(unit)) worth.set(at, (worth.get(at) ?? 0) + price);
  }
  return [...worth].reduce((most, each) => (each[1] > most[1] ? each : most), [-1, 0])[0];
};

/** To shut the ring alone, and to mass against who is in it with others. */
const postsOf = (scene: Scene, supposed: Supposed, cut: Cut): readonly Post[] => {
  const { side, scales, table, own, movers } = scene;
  const { weights, ground } = scales;
  const prey = preyOf(scene, cut);
  const hexes = new Map<string, number>();
  let cost = 0;
  for (const [{ force, here }, hex] of cut.at) {
    hexes.set(force.unit, hex);
    cost += (table.leave[here] ?? 0) + dangerOf(table, force.defence, hex) + exposureOf(table, force, hex);
  }
  const hungry = supposed.starved(side, placingOf(scene, cut.at));
  for (const force of own) if (force.isFed && hungry.has(force.unit)) cost += lossOf(force, weights.unfed);
  const gain = weights.snare * lossIn(scene, cut.starved) - cost;
  if (gain <= 0) return [];
  const keepers = keepersOf(scene, supposed, cut);
  for (const { force, here } of keepers) hexes.set(force.unit, here);
  const at = new Map([...cut.at, ...keepers.map((mover): [Mover, number] => [mover, mover.here])]);
  const others = movers.filter((mover) => !at.has(mover));
  const { count, defence } = table.fields.foe;
  const post = (more: Post | undefined): Post => {
    const all = new Map([...hexes, ...(more?.hexes ?? [])]);
    const worth = gain + (more?.gain ?? 0);
    const task = {
      kind: 'cut',
      hex: ground.grid.id(prey),
      units: all.size,
      have: count[prey] ?? 0,
      against: defence[prey] ?? 0,
      gain: worth,
    } as const;
    return { units: [...all.keys()], hexes: all, gain: worth, task };
  };
  const masses = massRungs(table, others, prey, { at, left: UNFED });
  return [post(undefined), ...masses.map(post)];
};

/** By the stack that is caught: ways to shut it in, which are ways to mass against it. */
export const cutRungs = (scene: Scene): ReadonlyMap<number, readonly Post[]> => {
  const { supposed } = scene;
  const found = new Map<number, Post[]>();
  if (supposed === undefined || scene.scales.weights.snare === 0) return found;
  const cuts = cutsOf(scene, supposed).toSorted(
    (a, b) => lossIn(scene, b.starved) - lossIn(scene, a.starved),
  );
  const ways = new Map<number, number>();
  for (const cut of cuts) {
    const prey = preyOf(scene, cut);
    if ((ways.get(prey) ?? 0) >= WAYS) continue;
    ways.set(prey, (ways.get(prey) ?? 0) + 1);
    found.set(prey, [...(found.get(prey) ?? []), ...postsOf(scene, supposed, cut)]);
  }
  return found;
};
