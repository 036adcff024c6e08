// Battles of a state as they would be fought, for tests of their sums.
import type { State } from '../../../../src/core/types.ts';
import { defendersOf } from '../../../../src/games/dagc/11-combat/11.8-battle-frame.ts';
import type { Battle } from '../../../../src/games/dagc/11-combat/11.8-battle-frame.ts';
import { battleOdds } from '../../../../src/games/dagc/11-combat/11.8-odds.ts';
import type { Odds } from '../../../../src/games/dagc/11-combat/11.8-odds.ts';
import { supplyAtBattle } from '../../../../src/games/dagc/11-combat/11.12-supply-at-battle.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { p } from './kit.ts';

/** The attack of these units on a hex, with supply as it is now. */
export const oddsOn = (
  s: State<Own>,
  target: string,
  attackers: readonly string[],
  more: Partial<Battle> = {},
): Odds => {
  const battle = { target, attackers, ...more };
  const supply = supplyAtBattle(p, s, [...attackers, ...defendersOf(p, s, battle)]);
  return battleOdds(p, s, { ...battle, supply });
};

/** The reasons of a sum's entries, with what each adds. */
export const reasons = (odds: Odds): Readonly<Record<string, number>> =>
  Object.fromEntries(odds.odds.entries.slice(1).map(({ why, n }) => [why.replace('shift.', ''), n]));
