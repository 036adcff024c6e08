// Attacks that hang together, made better one unit at a time: told to another of them, changed for one of another, added, left out.
import type { Planned } from '../../allocated/allocation.ts';

export type PlanJudge = {
  /** Who could be told to attack a hex. */
  able(hex: string): readonly string[];
  gain(attack: Planned): number;
  /** Whether the plan may stand with these. */
  stands(attacks: readonly Planned[]): boolean;
};

/** It ends long before. */
const ROUNDS = 12;
/** Gains are sums of fractions. */
const NOTHING = 1e-6;

const without = (units: readonly string[], unit: string): readonly string[] =>
  units.filter((each) => each !== unit);

/** One unit of them elsewhere. */
const variantsOf = (
  attacks: readonly Planned[],
  able: PlanJudge['able'],
): readonly (readonly Planned[])[] => {
  const found: (readonly Planned[])[] = [];
  const change = (...by: readonly (readonly [number, readonly string[]])[]): void => {
    const units = new Map(by);
    found.push(attacks.map((attack, i) => ({ hex: attack.hex, units: units.get(i) ?? attack.units })));
  };
  const ables = attacks.map(({ hex }) => new Set(able(hex)));
  const used = new Set(attacks.flatMap(({ units }) => units));
  for (const [i, { units }] of attacks.entries()) {
    for (const unit of ables[i] ?? []) if (!used.has(unit)) change([i, [...units, unit]]);
    for (const unit of units) {
      const rest = without(units, unit);
      if (rest.length > 0) change([i, rest]);
      for (const [j, other] of attacks.entries()) {
        if (j === i || ables[j]?.has(unit) !== true) continue;
        if (rest.length > 0) change([i, rest], [j, [...other.units, unit]]);
        if (j < i) continue;
        for (const back of other.units)
          if (ables[i]?.has(back) === true)
            change([i, [...rest, back]], [j, [...without(other.units, back), unit]]);
      }
    }
  }
  return found;
};

export const totalOf = (attacks: readonly Planned[], gain: PlanJudge['gain']): number =>
  attacks.reduce((sum, attack) => sum + gain(attack), 0);

/** The best that comes of attacks which may stand, on the same hexes. */
export const bettered = (attacks: readonly Planned[], judge: PlanJudge): readonly Planned[] => {
  let best = attacks;
  let most = totalOf(best, judge.gain);
  for (let round = 0; round < ROUNDS; round++) {
    const [next] = variantsOf(best, judge.able)
      .map((variant) => ({ variant, total: totalOf(variant, judge.gain) }))
      .filter(({ total }) => total > most + NOTHING)
      .toSorted((a, b) => b.total - a.total)
      .filter(({ variant }) => judge.stands(variant));
    if (next === undefined) return best;
    [best, most] = [next.variant, next.total];
  }
  return best;
};
