// What an attack is worth by the odds: of all sets of attackers those with which it comes to another column.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Fight, Prospect } from '../../api/outlook.ts';
import type { Scales } from './appraise.ts';
import { assemble } from './assemble.ts';
import type { Rung } from './assemble.ts';
import { menaceOf } from './menace.ts';
import { reliefOf } from './situations/relief.ts';

/** `mean`: what it gains by itself, whoever is spared another by it. */
export type Strike = Rung & {
  readonly fight: Fight;
  readonly prospect: Prospect;
  readonly mean: number;
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

const gainOf = ({ endings }: Prospect, worth: number, spent: number): number =>
  endings.reduce((sum, { chance, own, theirs, falls }) => sum + chance * (theirs - own + falls * worth), 0) -
  spent;

/** Strongest first, after those without whom it is refused. */
const inTurn = (fight: Fight, strength: (unit: string) => number): readonly string[] => [
  ...fight.must,
  ...fight.able
    .filter((unit) => !fight.must.includes(unit))
    .toSorted((a, b) => strength(b) - strength(a) || (a < b ? -1 : 1)),
];

/** What the hex is worth, who is how strong, and what those are spared who would else have to attack by themselves. */
type Stakes = {
  readonly worth: number;
  readonly attack: (unit: string) => number;
  readonly relief: ReadonlyMap<string, number>;
};

const rungsOf = (
  { outlook, weights }: Scales,
  s: Seen<unknown>,
  side: Side,
  fight: Fight,
  { worth, attack, relief }: Stakes,
): readonly Strike[] => {
  const sum = (units: readonly string[]): number => units.reduce((all, unit) => all + attack(unit), 0);
  const rung = (units: readonly string[]): Strike => {
    const prospect = outlook.prospect(s, side, fight, units);
    const relieved = units.reduce((all, unit) => all + (relief.get(unit) ?? 0), 0);
    const mean = gainOf(prospect, worth, weights.spend * sum(units));
    return { units, fight, mean, gain: mean + relieved, prospect };
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
  return outlook.fights(s, side).map((fight) => {
    const hex = ground.grid.index(fight.target);
    const more = weights.menace * (menace?.of(hex) ?? 0) + (freed.get(hex) ?? 0);
    return rungsOf(scales, s, side, fight, { worth: worth(fight.target) + more, attack, relief });
  });
};

const byGain = (a: Strike, b: Strike): number => b.gain - a.gain;

/** The attacks to make now, all in all the best, the surest first. */
export const chosenStrikes = (strikes: readonly (readonly Strike[])[], least: number): readonly Strike[] =>
  assemble(strikes.map((rungs) => rungs.filter(({ gain }) => gain > least)))
    .filter((strike) => strike !== undefined)
    .toSorted(byGain);

/** All of them one by one, for a side that has to attack. */
export const anyStrikes = (strikes: readonly (readonly Strike[])[]): readonly Strike[] =>
  strikes.flat().toSorted(byGain);
