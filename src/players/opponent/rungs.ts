// What an attack is worth by the odds: of all sets of attackers those with which it comes to another column.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Fight, Force, Prospect } from '../../api/outlook.ts';
import type { Scales } from './appraise.ts';
import { assemble } from './assemble.ts';
import type { Rung } from './assemble.ts';
import { menaceOf } from './menace.ts';
import { reliefOf } from './situations/relief.ts';

/**
 * `mean`: what it gains by itself, whoever is spared another by it. `isEven`: no less than it loses, by units and by the hex
 * alone; whatever else hangs on it, an attack that loses more is a gamble.
 */
export type Strike = Rung & {
  readonly fight: Fight;
  readonly prospect: Prospect;
  readonly mean: number;
  readonly isEven: boolean;
};

/** What a hex is worth that is taken from the enemy: the ground, and the prize in it. */
export const hexWorth = (
  { outlook, weights }: Scales,
  s: Seen<unknown>,
  side: Side,
): ((hex: string) => number) => {
  const prizes = new Map(outlook.prizes(s).map((prize) => [prize.hex, prize]));
  return (hex) => {
    const prize = prizes.get(hex);
    return prize === undefined || prize.holder === side
      ? weights.ground
      : weights.ground + weights.take * prize.worth;
  };
};

/** What those who attack would lose in all, and what lies open behind them when they are lost. */
type Staked = { readonly price: number; readonly posts: number };

/** Prices are sums of fractions. */
const NEARLY = 1e-6;

const gainOf = ({ endings }: Prospect, worth: number, { price, posts }: Staked): number =>
  endings.reduce((sum, { chance, own, theirs, falls }) => {
    const left = own > 0 && own >= price - NEARLY ? posts : 0;
    return sum + chance * (theirs - own - left + falls * worth);
  }, 0);

/** Strongest first, after those without whom it is refused. */
const inTurn = (fight: Fight, strength: (unit: string) => number): readonly string[] => [
  ...fight.must,
  ...fight.able
    .filter((unit) => !fight.must.includes(unit))
    .toSorted((a, b) => strength(b) - strength(a) || (a < b ? -1 : 1)),
];

/**
 * What the hex is worth, and what its fall is worth besides; who is how strong, what those are spared who would else have to
 * attack by themselves, and what is staked.
 */
type Stakes = {
  readonly worth: number;
  readonly more: number;
  readonly attack: (unit: string) => number;
  readonly relief: ReadonlyMap<string, number>;
  readonly staked: (units: readonly string[]) => Staked;
};

/** Own prizes in which nobody is left when all who attack out of them are lost. */
const stakedBy = (
  { outlook, weights }: Scales,
  s: Seen<unknown>,
  side: Side,
  forces: readonly Force[],
): Stakes['staked'] => {
  const byUnit = new Map(forces.map((force) => [force.unit, force]));
  const held = new Map(
    outlook
      .prizes(s)
      .flatMap(({ hex, worth, holder, isMany, isLater }) =>
        holder === side && isMany !== true && isLater !== true ? [[hex, worth] as const] : [],
      ),
  );
  const garrisons = new Map<string, number>();
  for (const { hex } of forces) if (held.has(hex)) garrisons.set(hex, (garrisons.get(hex) ?? 0) + 1);
  return (units) => {
    const going = new Map<string, number>();
    let price = 0;
    for (const unit of units) {
      const force = byUnit.get(unit);
      if (force === undefined) continue;
      price += force.price;
      if (held.has(force.hex)) going.set(force.hex, (going.get(force.hex) ?? 0) + 1);
    }
    let posts = 0;
    for (const [hex, count] of going)
      if (garrisons.get(hex) === count) posts += weights.bare * (held.get(hex) ?? 0);
    return { price, posts };
  };
};

const rungsOf = (
  { outlook, weights }: Scales,
  s: Seen<unknown>,
  side: Side,
  fight: Fight,
  { worth, more, attack, relief, staked }: Stakes,
): readonly Strike[] => {
  const sum = (units: readonly string[]): number => units.reduce((all, unit) => all + attack(unit), 0);
  const rung = (units: readonly string[]): Strike => {
    const prospect = outlook.prospect(s, side, fight, units);
    const relieved = units.reduce((all, unit) => all + (relief.get(unit) ?? 0), 0);
    const stakes = staked(units);
    const mean = gainOf(prospect, worth + more, stakes) - weights.spend * sum(units);
    const isEven = gainOf(prospect, worth, { ...stakes, posts: 0 }) >= 0;
    return { units, fight, mean, gain: mean + relieved, prospect, isEven };
  };
  if (fight.isWhole === true) return [rung(fight.able)];
  const units = inTurn(fight, attack);
  const found: Strike[] = [];
  let column = -Infinity;
  for (let n = Math.max(1, fight.must.length); n <= units.length; n++) {
    const next = rung(units.slice(0, n));
    if (next.prospect.column <= column) continue;
    column = next.prospect.column;
    found.push(next);
  }
  // Who must attack anyway comes along, though it makes no difference to the odds.
  const bound = units.filter((unit) => relief.has(unit) || fight.must.includes(unit));
  if (bound.some((unit) => relief.has(unit))) {
    found.push(rung(bound));
    found.push(...found.slice(0, -1).map((one) => rung([...new Set([...one.units, ...bound])])));
  }
  return found;
};

/** Every attack that could be ordered, with all its rungs. */
export const strikesOf = (scales: Scales, s: Seen<unknown>, side: Side): readonly (readonly Strike[])[] => {
  const { outlook, weights, ground } = scales;
  const forces = outlook.forces(s);
  const byUnit = new Map(forces.map((force) => [force.unit, force]));
  const worth = hexWorth(scales, s, side);
  const attack = (unit: string): number => byUnit.get(unit)?.attack ?? 0;
  const bound = weights.relief === 0 ? [] : (outlook.bound?.(s, side) ?? []);
  const relief = new Map(bound.map((unit) => [unit, weights.relief * (byUnit.get(unit)?.price ?? 0)]));
  const menace = weights.menace === 0 ? undefined : menaceOf(ground, forces, outlook.prizes(s), side);
  const freed = reliefOf(scales, s, side, forces);
  const staked = stakedBy(scales, s, side, forces);
  return outlook.fights(s, side).map((fight) => {
    const hex = ground.grid.index(fight.target);
    const more = weights.menace * (menace?.of(hex) ?? 0) + (freed.get(hex) ?? 0);
    return rungsOf(scales, s, side, fight, { worth: worth(fight.target), more, attack, relief, staked });
  });
};

const byGain = (a: Strike, b: Strike): number => b.gain - a.gain;

/** The attacks to make now, all in all the best, the surest first: none that is a gamble, but for those who spare others one. */
export const chosenStrikes = (strikes: readonly (readonly Strike[])[], least: number): readonly Strike[] =>
  assemble(
    strikes.map((rungs) => rungs.filter(({ gain, mean, isEven }) => gain > least && (isEven || gain > mean))),
  )
    .filter((strike) => strike !== undefined)
    .toSorted(byGain);

/** All of them one by one, for a side that has to attack. */
export const anyStrikes = (strikes: readonly (readonly Strike[])[]): readonly Strike[] =>
  strikes.flat().toSorted(byGain);
