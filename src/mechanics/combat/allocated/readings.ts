// One die read in several columns: what is shifted for all is shifted once, what is shifted for a unit moves it to a column of
// its own, and units in one column are one group.
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import type { Ladder } from '../columns.ts';

/** A pressed attack: so many columns more on the better half of the faces, so many fewer on the worse. */
export type Pressing = { readonly best: number; readonly worst: number; readonly rule: RuleId };

/** Units of the defence that are read in one column. */
export type Reading<R extends string> = {
  readonly units: readonly string[];
  /** In rungs, from the totals to the column of these units. */
  readonly odds: Ledger;
  readonly column: string;
  /** By face, the best for the attacker first: the rung that is read and what stands there. */
  readonly rungs: readonly number[];
  readonly rolled: readonly R[];
};

export type Reckoning<R extends string> = {
  readonly ladder: Ladder<R>;
  readonly attack: number;
  readonly defence: number;
  readonly rules: { readonly base: RuleId; readonly top: RuleId };
  /** Shifts for all who defend. */
  readonly shifts: readonly LedgerEntry[];
  /** Shifts of one of them. */
  own(unit: string): readonly LedgerEntry[];
  /** The least those can come to, where that is known without asking for each. */
  readonly leastOwn?: number;
  readonly pressing?: Pressing;
  readonly faces: number;
};

/** The rung above which a table has nothing. */
const topOf = ({ worth }: Pick<Ladder<string>, 'worth'>): number => worth(Number.MAX_SAFE_INTEGER);

const inside = (ladder: Ladder<string>, rung: number): number =>
  Math.max(ladder.lowest, Math.min(topOf(ladder), rung));

/** By face from the best: the better half is read higher, the other half lower, after all else; the top has nothing above. */
const pressedBy = (pressing: Pressing | undefined, face: number, faces: number): number => {
  if (pressing === undefined) return 0;
  return face * 2 < faces ? pressing.best : pressing.worst;
};

const oddsOf = <R extends string>(
  { ladder, attack, defence, rules, shifts }: Reckoning<R>,
  own: readonly LedgerEntry[],
): Ledger => {
  const base = ladder.rung(attack, defence);
  const top = topOf(ladder);
  return ledger('combat.rungs', [
    entry('add', base, 'combat.base', rules.base, { attack, defence, odds: ladder.name(base) }),
    ...shifts,
    ...own,
    entry('at-most', top, 'combat.top', rules.top, { odds: ladder.name(top) }),
  ]);
};

const readingOf = <R extends string>(
  reckoning: Reckoning<R>,
  units: readonly string[],
  own: readonly LedgerEntry[],
): Reading<R> => {
  const { ladder, pressing, faces } = reckoning;
  const odds = oddsOf(reckoning, own);
  const rungs = Array.from({ length: faces }, (_, face) =>
    inside(ladder, inside(ladder, odds.total) + pressedBy(pressing, face, faces)),
  );
  const column = odds.total < ladder.lowest ? ladder.name(odds.total) : ladder.column(odds.total).name;
  return {
    units,
    odds,
    column,
    rungs,
    rolled: rungs.flatMap((rung, face) => ladder.column(rung).results.slice(face, face + 1)),
  };
};

const keyOf = (own: readonly LedgerEntry[]): string => own.map(({ why, n }) => `${why} ${n}`).join(',');

/** A reading for each group of defenders that are shifted alike, in their order; with nobody there is one of nobody. */
export const readingsOf = <R extends string>(
  reckoning: Reckoning<R>,
  defenders: readonly string[],
): readonly Reading<R>[] => {
  if (defenders.length === 0) return [readingOf(reckoning, [], [])];
  const groups = new Map<string, { readonly own: readonly LedgerEntry[]; readonly units: string[] }>();
  for (const unit of defenders) {
    const own = reckoning.own(unit);
    const key = keyOf(own);
    const group = groups.get(key) ?? { own, units: [] };
    group.units.push(unit);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ own, units }) => readingOf(reckoning, units, own));
};

/** The column of the stronger part is that of the attackers, too; of two that are as strong the better for them. */
export const leadingOf = <R extends string>(
  readings: readonly Reading<R>[],
  worth: (units: readonly string[]) => number,
): Reading<R> => {
  const [first, ...others] = readings;
  if (first === undefined) throw new Error('A battle is read in a column at least');
  return others.reduce((lead, one) => {
    const more = worth(one.units) - worth(lead.units);
    return more > 0 || (more === 0 && one.odds.total > lead.odds.total) ? one : lead;
  }, first);
};

/** An attack may not be made below the table: the best placed of the defenders says whether it is. */
export const isBelowTable = <R extends string>(
  reckoning: Reckoning<R>,
  defenders: readonly string[],
): boolean => {
  const isBelow = (own: readonly LedgerEntry[]): boolean =>
    oddsOf(reckoning, own).total < reckoning.ladder.lowest;
  if (
    reckoning.leastOwn !== undefined &&
    oddsOf(reckoning, []).total + reckoning.leastOwn >= reckoning.ladder.lowest
  )
    return false;
  return defenders.length === 0 ? isBelow([]) : defenders.every((unit) => isBelow(reckoning.own(unit)));
};

/** Nor pressed where the worst that could be read would lie there. */
export const isPressedBelow = (
  ladder: Ladder<string>,
  readings: readonly Reading<string>[],
  { worst }: Pressing,
): boolean => readings.some(({ odds }) => odds.total + worst < ladder.lowest);
