// The odds of a battle: both sums, the rung they come to, its shifts, the column, and what each face of the die brings.
// One sum for previews, battles, losses and tests.
import { entry, ledger } from '../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../core/ledger.ts';
import type { RuleId } from '../../core/types.ts';
import type { Ladder } from './columns.ts';
import type { Ends } from './conversions.ts';

export type Odds<R extends string> = {
  readonly attack: Ledger;
  readonly defence: Ledger;
  /** In rungs: the base, and every shift by its rule. */
  readonly odds: Ledger;
  /** As on the table, 3:1; beyond its ends as it would go on, 9:1. */
  readonly column: string;
  /** Beyond the ends of the table no die is rolled. */
  readonly automatic: boolean;
  /** For each face, before conversions, after those that need no wish, and what the attacker could make of it. */
  readonly rolled: readonly R[];
  readonly faces: readonly R[];
  readonly others: readonly (readonly R[])[];
  /** Attack factors that lack for one column more; below the table, for its first column. */
  readonly lacks: number;
  /** No column more would bring the attacker anything. */
  readonly isTop: boolean;
  /** Where one die is read on a column for each group of units. */
  readonly columns?: readonly { readonly units: readonly string[]; readonly column: string }[];
};

/** `S`: a state of the game; `B`: a battle with all that its sums ask about. */
export type OddsLaw<S, B, R extends string> = {
  readonly ladder: Ladder<R>;
  attack(s: S, battle: B): Ledger;
  defence(s: S, battle: B): Ledger;
  /** The rule by which two totals come to a rung. */
  baseRule(rung: number): RuleId;
  shifts(s: S, battle: B): readonly LedgerEntry[];
  /** What becomes of results in this battle. */
  ends(s: S, battle: B): (rolled: R) => Ends<R>;
};

export const oddsOf = <S, B, R extends string>(law: OddsLaw<S, B, R>, s: S, battle: B): Odds<R> => {
  const { ladder } = law;
  const attack = law.attack(s, battle);
  const defence = law.defence(s, battle);
  const base = ladder.rung(attack.total, defence.total);
  const totals = { attack: attack.total, defence: defence.total, odds: ladder.name(base) };
  const odds = ledger('combat.rungs', [
    entry('add', base, 'combat.base', law.baseRule(base), totals),
    ...law.shifts(s, battle),
  ]);
  const { name: column, results, automatic } = ladder.column(odds.total);
  const become = law.ends(s, battle);
  const ends = results.map((code) => become(code));
  const lacks =
    ladder.attackFor(base + Math.max(1, ladder.lowest - odds.total), defence.total) - attack.total;
  return {
    attack,
    defence,
    odds,
    column,
    automatic,
    rolled: results,
    faces: ends.map(({ result }) => result),
    others: ends.map(({ others }) => others),
    lacks,
    // Beyond the ends of a table of differences factors come to nothing, though shifts may have left its last column.
    isTop: lacks <= 0 || ladder.worth(odds.total) === ladder.worth(odds.total + 1),
  };
};

/** What two totals come to before shifts. */
export const baseOf = ({ odds, column }: Odds<string>): string => {
  const told = odds.entries[0]?.params['odds'];
  return typeof told === 'string' ? told : column;
};
