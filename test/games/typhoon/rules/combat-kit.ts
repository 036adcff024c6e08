// Battles that are only asked about, in blocks of combat.
import { outcomeOf } from '../../../../src/mechanics/combat/allocated/outcome.ts';
import type { Fight } from '../../../../src/mechanics/combat/allocated/fight.ts';
import { fightFor } from '../../../../src/mechanics/combat/front/fights.ts';
import { outcomeLaw, readings } from '../../../../src/mechanics/combat/front/odds.ts';
import { defenceSum } from '../../../../src/mechanics/combat/front/strengths.ts';
import { check, decision } from '../../../../src/core/kernel.ts';
import type { Ledger } from '../../../../src/core/ledger.ts';
import type { State } from '../../../../src/core/types.ts';
import { frontOf } from '../../../../src/games/typhoon/combat-results/front.ts';
import type { Own } from '../../../../src/games/typhoon/state.ts';
import { p, stateOf, typhoon } from './kit.ts';

const law = frontOf(p);

type More = Partial<Pick<Fight, 'pressed' | 'forced' | 'firm'>>;

export const fight = (text: string, hex: string, units: string, more: More = {}): Fight =>
  fightFor(law, stateOf(text), { hex, units: units.split(' '), ...more });

/** The column of each part of the defence. */
export const columns = (text: string, hex: string, units: string, more: More = {}): readonly string[] =>
  readings(law, stateOf(text), fight(text, hex, units, more)).map(({ column }) => column);

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

/** Whether the side that decides may end what is under way. */
export const ends = (s: State<Own>): boolean =>
  check(typhoon.rules, s, { by: decision(typhoon.rules, s)?.by ?? '', verb: 'end', args: {} }) === undefined;

/** The plan of the pulse, hex by hex. */
export const plan = (s: State<Own>): readonly string[] =>
  s.own.pulse.attacks.map(({ hex, units }) => `${hex} ${units.toSorted().join('+')}`);
