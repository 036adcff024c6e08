// What an attack is worth by the odds: of all sets of attackers those with which it comes to another column.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Fight, Prospect } from '../../api/outlook.ts';
import type { Scales } from './appraise.ts';
import { assemble } from './assemble.ts';
import type { Rung } from './assemble.ts';

export type Strike = Rung & { readonly fight: Fight; readonly prospect: Prospect };

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

const rungsOf = (
  { outlook, weights }: Scales,
  s: Seen<unknown>,
  side: Side,
  fight: Fight,
  worth: number,
  attack: (unit: string) => number,
): readonly Strike[] => {
  const sum = (units: readonly string[]): number => units.reduce((all, unit) => all + attack(unit), 0);
  const rung = (units: readonly string[]): Strike => {
    const prospect = outlook.prospect(s, side, fight, units);
    const gain = gainOf(prospect, worth, weights.spend * sum(units));
    return { units, fight, gain, prospect };
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
  return found;
};

/** Every attack that could be ordered, with all its rungs. */
export const strikesOf = (scales: Scales, s: Seen<unknown>, side: Side): readonly (readonly Strike[])[] => {
  const { outlook } = scales;
  const attacks = new Map(outlook.forces(s).map(({ unit, attack }) => [unit, attack]));
  const worth = hexWorth(scales, s, side);
  return outlook
    .fights(s, side)
    .map((fight) => rungsOf(scales, s, side, fight, worth(fight.target), (unit) => attacks.get(unit) ?? 0));
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
