// Chapter 11: odds before emergency units have rolled their strength (8.4d): every column with its chance.
import { defendersOf } from '../11-prepared-assaults/11.8-battle-frame.ts';
import type { Battle } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { lookOf, strikers } from '../11-prepared-assaults/11.12-factors.ts';
import { battleOdds } from '../11-prepared-assaults/11.8-odds.ts';
import type { Odds } from '../11-prepared-assaults/11.8-odds.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Chance = { readonly odds: Odds; readonly ways: number };

/** Units whose factor is a die, those together that the same things reduce: only their sum matters. */
const groupsOf = (p: Printed, s: Seeing, battle: Battle): readonly (readonly string[])[] => {
  const { halvings } = lookOf(p, s, battle);
  const groups = new Map<string, string[]>();
  const sort = (side: string, units: readonly string[]): void => {
    for (const unit of units) {
      if (p.unit(unit).attack !== 'd6') continue;
      const { mobility } = p.unit(unit);
      const key = [side, mobility, ...(halvings[unit] ?? []).map(({ rule }) => rule)].join(' ');
      groups.set(key, [...(groups.get(key) ?? []), unit]);
    }
  };
  sort('attack', strikers(battle));
  sort('defence', defendersOf(p, s, battle));
  return [...groups.values()];
};

/** In how many ways dice show each sum. */
const sumsOf = (dice: number): ReadonlyMap<number, number> => {
  let sums = new Map([[0, 1]]);
  for (let n = 0; n < dice; n++) {
    const next = new Map<number, number>();
    for (const [sum, ways] of sums)
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
    sums = next;
  }
  return sums;
};

/** Some faces that show a sum. */
const facesFor = (units: readonly string[], sum: number): Readonly<Record<string, number>> => {
  let left = sum;
  return Object.fromEntries(
    units.map((unit, i) => {
      const others = units.length - 1 - i;
      const face = Math.min(6, left - others);
      left -= face;
      return [unit, face];
    }),
  );
};

export const hasUnrolled = (p: Printed, s: Seeing, battle: Battle): boolean =>
  battle.rolled === undefined && groupsOf(p, s, battle).length > 0;

/** Every column there can be, the most favourable first, with its share of all throws. */
export const chancesOf = (p: Printed, s: Seeing, told: Battle): readonly Chance[] => {
  const battle = { ...told, ...lookOf(p, s, told) };
  let cases: readonly { readonly rolled: Readonly<Record<string, number>>; readonly ways: number }[] = [
    { rolled: {}, ways: 1 },
  ];
  for (const units of groupsOf(p, s, battle)) {
    const sums = [...sumsOf(units.length)];
    cases = cases.flatMap(({ rolled, ways }) =>
      sums.map(([sum, more]) => ({ rolled: { ...rolled, ...facesFor(units, sum) }, ways: ways * more })),
    );
  }
  const columns = new Map<string, Chance>();
  for (const { rolled, ways } of cases) {
    const odds = battleOdds(p, s, { ...battle, rolled });
    const same = columns.get(odds.column);
    columns.set(odds.column, { odds, ways: ways + (same?.ways ?? 0) });
  }
  return [...columns.values()].toSorted((a, b) => b.odds.odds.total - a.odds.odds.total);
};
