// A battle as a side may suppose it under fog: at best and at worst of what may lie covered in the hex that is attacked.
import type { Side } from '../../../core/types.ts';
import { unitsAt } from '../../places.ts';
import type { Sight } from '../../places.ts';
import type { Sheet } from '../../sheet.ts';
import type { Ladder } from '../columns.ts';
import type { Odds } from '../odds.ts';

/** Who asks: a side, or whoever may see both. */
export type Viewer = Side;

/** Somebody is there who may not be looked at: how many at least and at most. */
export type Range = { readonly least: number; readonly most: number };

/** A board, and who defends on it. */
type Stand<S> = { readonly s: S; readonly defenders: readonly string[] };

/** Who may stand against an attack, as a side may know it; the same whoever of its own attacks. */
export type Against<S> = {
  /** Seen, and defending. */
  readonly seen: readonly string[];
  /** Seen, and not attacked again in this phase. */
  readonly apart: readonly string[];
  /** The board with the weakest covered where somebody is, else as it is. */
  readonly best: Stand<S>;
  /** The board with the strongest. */
  readonly covered?: Range & { readonly worst: Stand<S> };
};

export type Case<S, B> = { readonly s: S; readonly battle: B };

export type Supposed<S, B> = Pick<Against<S>, 'seen' | 'apart'> & {
  readonly best: Case<S, B>;
  readonly covered?: Range & { readonly worst: Case<S, B> };
};

/** `T`: an attack as it is asked about; `X`: what a game looks up once for many questions. */
export type SupposeLaw<S, B, T, X, R extends string> = {
  readonly ladder: Ladder<R>;
  /** Units of a side in a hex that somebody may look at, from the top. */
  seen(s: S, hex: string, side: Side, who: Viewer): readonly string[];
  /** Whether a unit in the hex defends against the attack, or has been attacked before in this phase. */
  defends(s: S, told: T, unit: string): boolean;
  /** How many covered units may be reckoned with. */
  range(s: S, hidden: number, known: readonly string[]): Range;
  /** The strongest and the weakest that may lie covered in a hex beside those known. */
  under(
    s: S,
    told: T,
    known: readonly string[],
    range: Range,
    x: X,
  ): { readonly strongest: readonly string[]; readonly weakest: readonly string[] };
  /** The battle with all that its odds ask about. */
  battle(s: S, told: T, defenders: readonly string[], x: X): B;
  /** The best and the worst that dice for strength can make of it. */
  extremes(s: S, battle: B): readonly [high: Odds<R>, low: Odds<R>];
};

export type Told = { readonly hex: string; readonly attackers: readonly string[] };

export type Column = {
  /** The best and the worst column there can be. */
  readonly rung: number;
  readonly floor: number;
  readonly odds: string;
  /** Where the column is not sure. */
  readonly worst?: string;
};

/** What can be counted on comes first: the worst there can be, then the best. */
export const bySurest = (a: Column, b: Column): number => b.floor - a.floor || b.rung - a.rung;

export type Supposing<S, B, T, X, R extends string> = {
  against(s: S, who: Viewer, told: T, x: X): Against<S>;
  /** One attack on those who may stand there. */
  attackOn(there: Against<S>, told: T, x: X): Supposed<S, B>;
  suppose(s: S, who: Viewer, told: T, x: X): Supposed<S, B>;
  /** Between which odds an attack will be fought, as far as a side may know. */
  oddsBetween(supposed: Supposed<S, B>): { readonly best: Odds<R>; readonly worst: Odds<R> };
  columnOf(supposed: Supposed<S, B>): Column;
  /**
   * The fewest that lose no column of those that all of them reach, whatever may lie covered; beyond the table no column
   * is better than another.
   */
  fewest(s: S, who: Viewer, told: T, x: X): readonly string[];
};

/** The same board with these units, and no others, in a hex; for sums only. */
const boardWith = <S extends Sight>(s: S, hex: string, units: readonly string[]): S => {
  const { [hex]: _there, ...rest } = s.own.places;
  // First, so that a unit that is somewhere else too is found here.
  return { ...s, own: { ...s.own, places: { [hex]: units, ...rest } } };
};

export const supposing = <S extends Sight, B, T extends Told, X, R extends string>(
  p: Sheet,
  law: SupposeLaw<S, B, T, X, R>,
): Supposing<S, B, T, X, R> => {
  const { ladder } = law;

  const against: Supposing<S, B, T, X, R>['against'] = (s, who, told, x) => {
    const { hex } = told;
    const side = p.other(p.sideOf(told.attackers[0] ?? ''));
    const there = unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === side);
    const known = law.seen(s, hex, side, who);
    const hidden = there.length - known.length;
    const fresh = known.filter((unit) => law.defends(s, told, unit));
    if (hidden === 0) {
      const seen = fresh.length === 0 ? known : fresh;
      return { seen, apart: [], best: { s, defenders: seen } };
    }
    // Who has been attacked in this phase has been seen, so that whoever is covered defends.
    const range = law.range(s, hidden, known);
    const { strongest, weakest } = law.under(s, told, known, range, x);
    const standing = (more: readonly string[]): Stand<S> => {
      const defenders = [...fresh, ...more];
      return { s: boardWith(s, hex, defenders), defenders };
    };
    const apart = known.filter((unit) => !fresh.includes(unit));
    return { seen: fresh, apart, best: standing(weakest), covered: { ...range, worst: standing(strongest) } };
  };

  const attackOn: Supposing<S, B, T, X, R>['attackOn'] = ({ seen, apart, best, covered }, told, x) => {
    const caseOf = ({ s, defenders }: Stand<S>): Case<S, B> => ({
      s,
      battle: law.battle(s, told, defenders, x),
    });
    return {
      seen,
      apart,
      best: caseOf(best),
      ...(covered !== undefined && { covered: { ...covered, worst: caseOf(covered.worst) } }),
    };
  };

  const oddsBetween: Supposing<S, B, T, X, R>['oddsBetween'] = ({ best, covered }) => {
    const [high, low] = law.extremes(best.s, best.battle);
    if (covered === undefined) return { best: high, worst: low };
    const { worst } = covered;
    return { best: high, worst: law.extremes(worst.s, worst.battle)[1] };
  };

  /** The column for each defence that there may be, with the highest and the lowest attack that dice may make of it. */
  const columnsOf = ({ best, worst }: ReturnType<typeof oddsBetween>): readonly number[] => {
    const [least, most] = [best.defence.total, worst.defence.total];
    return [best, worst].flatMap(({ attack, defence, odds }) => {
      const shifts = odds.total - ladder.rung(attack.total, defence.total);
      return Array.from({ length: most - least + 1 }, (_, i) =>
        ladder.worth(ladder.rung(attack.total, least + i) + shifts),
      );
    });
  };

  return {
    against,
    attackOn,
    suppose: (s, who, told, x) => attackOn(against(s, who, told, x), told, x),
    oddsBetween,
    columnOf: (supposed) => {
      const { best, worst } = oddsBetween(supposed);
      const [rung, floor] = [best.odds.total, worst.odds.total];
      const odds = ladder.name(rung);
      const least = ladder.name(floor);
      return least === odds ? { rung, floor, odds } : { rung, floor, odds, worst: least };
    },
    fewest: (s, who, told, x) => {
      const there = against(s, who, told, x);
      const columns = (attackers: readonly string[]): readonly number[] =>
        columnsOf(oddsBetween(attackOn(there, { ...told, attackers }, x)));
      const all = columns(told.attackers);
      let kept = told.attackers;
      for (const unit of told.attackers) {
        const fewer = kept.filter((other) => other !== unit);
        if (fewer.length > 0 && columns(fewer).every((column, i) => column >= (all[i] ?? 0))) kept = fewer;
      }
      return kept;
    },
  };
};

/** Of units that may lie anywhere covered the strongest and the weakest that fit beside those who are known in a hex. */
export const extremesUnder = (
  units: readonly string[],
  known: readonly string[],
  { least, most }: Range,
  worth: (unit: string) => number,
  fits: (there: readonly string[], unit: string) => boolean,
): { readonly strongest: readonly string[]; readonly weakest: readonly string[] } => {
  const ranked = units
    .toSorted()
    .map((unit) => ({ unit, adds: worth(unit) }))
    .toSorted((a, b) => b.adds - a.adds)
    .map(({ unit }) => unit);
  const take = (from: readonly string[], count: number): readonly string[] => {
    const found: string[] = [];
    for (const unit of from) {
      if (found.length >= count) break;
      if (fits([...known, ...found], unit)) found.push(unit);
    }
    return found;
  };
  return { strongest: take(ranked, most), weakest: take(ranked.toReversed(), least) };
};
