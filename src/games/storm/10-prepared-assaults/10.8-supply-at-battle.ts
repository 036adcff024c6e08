// Chapters 7 and 10: supply in combat, judged once for everybody in a battle as it begins (7.5c, 7.5d).
import { supplyOf } from '../07-supply/7.2-supply.ts';
import type { SupplyState } from '../07-supply/7.2-supply.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 11.10h, R52: those who are dropped have what they need, for this battle. `at`: who is supposed to stand elsewhere than he does. */
export const supplyAtBattle = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  drop: readonly string[] = [],
  at?: (unit: string) => string | undefined,
): Readonly<Record<string, SupplyState>> => ({
  ...supplyOf(p, s, units, at),
  ...Object.fromEntries(drop.map((unit) => [unit, 'overland'] as const)),
});
