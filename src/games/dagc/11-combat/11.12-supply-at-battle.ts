// Chapter 11: supply in combat (11.12), judged once for everybody in a battle as it begins (7.1c).
import { resting } from '../../../core/state-cache.ts';
import { states } from '../07-supply/7.1-supply.ts';
import type { SupplyState } from '../07-supply/7.1-supply.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type BattleSupply = Readonly<Record<string, SupplyState>>;

export const supplyAtBattle = (p: Printed, s: Seeing, units: readonly string[]): BattleSupply =>
  resting(s, () => Object.fromEntries(units.map((unit) => [unit, states.of(p, s, unit)])));
