// Battles that are only asked about, in blocks of combat.
import type { Ledger } from '../../../../src/core/ledger.ts';
import { frontOf } from '../../../../src/games/moscow41/combat/front.ts';
import type { Fight } from '../../../../src/mechanics/combat/allocated/fight.ts';
import { outcomeOf } from '../../../../src/mechanics/combat/allocated/outcome.ts';
import { fightFor } from '../../../../src/mechanics/combat/front/fights.ts';
import { outcomeLaw, readings } from '../../../../src/mechanics/combat/front/odds.ts';
import { defenceSum } from '../../../../src/mechanics/combat/front/strengths.ts';
import { p, stateOf } from './kit.ts';

export const law = frontOf(p);

type More = Partial<Pick<Fight, 'pressed' | 'firm'>>;

export const fight = (text: string, hex: string, units: string, more: More = {}): Fight =>
  fightFor(law, stateOf(text), { hex, units: units.split(' '), ...more });

/** The sum of columns of the first part. */
export const rungs = (text: string, hex: string, units: string): Ledger => {
  const [first] = readings(law, stateOf(text), fight(text, hex, units));
  if (first === undefined) throw new Error('no reading');
  return first.odds;
};

export const defence = (text: string, hex: string, units: string): Ledger =>
  defenceSum(law, stateOf(text), fight(text, hex, units));

/** What a row brings: the attackers' share, and each defender's. */
export const row = (
  text: string,
  hex: string,
  units: string,
  a: number,
  more: More = {},
): readonly string[] => {
  const { attackers, parts } = outcomeOf(outcomeLaw(law), stateOf(text), fight(text, hex, units, more), a);
  return [attackers, ...parts.map(({ units: some, result }) => `${some.join('+')} ${result}`)];
};
