// Battles at the front that are only asked about, and the plan of a phase, for the rule tests of games that share them.
import { check, decision } from '../../src/core/kernel.ts';
import type { Ledger } from '../../src/core/ledger.ts';
import type { Seen } from '../../src/core/rule-set.ts';
import type { State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import type { Fight } from '../../src/mechanics/combat/allocated/fight.ts';
import { outcomeOf } from '../../src/mechanics/combat/allocated/outcome.ts';
import { fightFor } from '../../src/mechanics/combat/front/fights.ts';
import type { FrontLaw, FrontOwn } from '../../src/mechanics/combat/front/law.ts';
import { outcomeLaw, readings } from '../../src/mechanics/combat/front/odds.ts';
import { defenceSum } from '../../src/mechanics/combat/front/strengths.ts';

export type More = Partial<Pick<Fight, 'pressed' | 'forced' | 'firm'>>;

export type FrontBattles<O> = {
  fight(text: string, hex: string, units: string, more?: More): Fight;
  /** The column of each part of the defence. */
  columns(text: string, hex: string, units: string, more?: More): readonly string[];
  /** The sum of columns of the first part. */
  rungs(text: string, hex: string, units: string): Ledger;
  defence(text: string, hex: string, units: string): Ledger;
  /** What a row brings: the attackers' share, and each defender's. */
  row(text: string, hex: string, units: string, a: number, more?: More): readonly string[];
  /** Whether the side that decides may end what is under way. */
  ends(s: State<O>): boolean;
  /** The plan of the pulse, hex by hex. */
  plan(s: State<O>): readonly string[];
};

export const frontBattles = <O extends FrontOwn, R extends string>(
  game: Game,
  law: FrontLaw<O, R>,
  stateOf: (text: string) => State<O>,
): FrontBattles<O> => {
  const seen = (text: string): Seen<O> => stateOf(text) as unknown as Seen<O>;
  const fight = (text: string, hex: string, units: string, more: More = {}): Fight =>
    fightFor(law, seen(text), { hex, units: units.split(' '), ...more });
  const read = (text: string, hex: string, units: string, more: More = {}) =>
    readings(law, seen(text), fight(text, hex, units, more));
  return {
    fight,
    columns: (text, hex, units, more) => read(text, hex, units, more).map(({ column }) => column),
    rungs: (text, hex, units) => {
      const [first] = read(text, hex, units);
      if (first === undefined) throw new Error('no reading');
      return first.odds;
    },
    defence: (text, hex, units) => defenceSum(law, seen(text), fight(text, hex, units)),
    row: (text, hex, units, a, more) => {
      const asked = fight(text, hex, units, more);
      const { attackers, parts } = outcomeOf(outcomeLaw(law), seen(text), asked, a);
      return [attackers, ...parts.map(({ units: some, result }) => `${some.join('+')} ${result}`)];
    },
    ends: (s) =>
      check(game.rules, s, { by: decision(game.rules, s)?.by ?? '', verb: 'end', args: {} }) === undefined,
    plan: (s) => s.own.pulse.attacks.map(({ hex, units }) => `${hex} ${units.toSorted().join('+')}`),
  };
};
