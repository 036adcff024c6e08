// Chapter 11: odds before emergency units have rolled their strength (8.4d): every column with its chance.
import { defendersOf } from '../11-prepared-assaults/11.2-defenders.ts';
import type { Battle } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { lookOf, strikers } from '../11-prepared-assaults/11.12-factors.ts';
import { battleOdds } from '../11-prepared-assaults/11.8-odds.ts';
import type { Chance as ChanceOf } from '../../../mechanics/combat/questions/odds.ts';
import type { ResultCode } from '../data/charts.ts';
import { throwsOf } from '../../../mechanics/combat/strength-dice.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Chance = ChanceOf<ResultCode>;

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

/** 8.4d: every column there can be, the most favourable first, with its share of all throws; nothing where all have rolled. */
export const chancesOf = (p: Printed, s: Seeing, told: Battle): readonly Chance[] | undefined => {
  const groups = told.rolled === undefined ? groupsOf(p, s, told) : [];
  if (groups.length === 0) return undefined;
  const battle = { ...told, ...lookOf(p, s, told) };
  const columns = new Map<string, Chance>();
  for (const { rolled, ways } of throwsOf(groups)) {
    const odds = battleOdds(p, s, { ...battle, rolled });
    const same = columns.get(odds.column);
    columns.set(odds.column, { odds, ways: ways + (same?.ways ?? 0) });
  }
  return [...columns.values()].toSorted((a, b) => b.odds.odds.total - a.odds.odds.total);
};
