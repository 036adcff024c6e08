// The answer to `odds`, from what the asking side may see; with covered units, the range it could be.
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Message, Params, Refusal, RuleId } from '../../../core/types.ts';
import type { Fought } from '../battle-frame.ts';
import type { Converted, Wishes } from '../conversions.ts';
import { baseOf } from '../odds.ts';
import type { Odds } from '../odds.ts';
import type { Case, Supposed } from './supposed.ts';

export type Answer = readonly (Message | Ledger)[];

export const message = (key: string, params: Params = {}): Message => ({ key, params });

export const refusedMessage = (key: string, { code, rule, params }: Refusal): Message =>
  message(key, { because: { key: code, params: { ...params, rule } }, rule });

export type Chance<R extends string> = { readonly odds: Odds<R>; readonly ways: number };

/** `kind`: prepared or on the move, where there are several. */
type Kinded = Fought & { readonly kind?: string };

export type AnswerLaw<S, B extends Kinded, R extends string> = {
  /** The codes of the table, the worst for the attacker first. */
  readonly codes: readonly R[];
  readonly stalled: R;
  /** Those that leave nobody of `units` in the hex. */
  taken(s: S, battle: B, units: readonly string[]): readonly R[];
  readonly retreat: {
    readonly code: R;
    readonly none: RuleId;
    rule(battle: B): RuleId;
    /** Hexes a beaten defender would have to choose from, stacks apart: those are not for everybody to see. */
    hexes(s: S, battle: B, units: readonly string[]): readonly string[];
  };
  readonly covered: { readonly rule: RuleId; readonly apart: RuleId };
  between(supposed: Supposed<S, B>): { readonly best: Odds<R>; readonly worst: Odds<R> };
  defence(s: S, battle: B, units: readonly string[]): Ledger;
  /** Conversions of one result after the other. */
  converting(s: S, battle: B): (rolled: R, wishes: Wishes) => Converted<R>;
  /** Every column that dice for strength may lead to, where some are still to be rolled. */
  chances?(s: S, battle: B): readonly Chance<R>[] | undefined;
};

/** The odds that are told; `worst` where somebody covered may make them worse. */
type Range<R extends string> = { readonly best: Odds<R>; readonly worst?: Odds<R> };

/** All faces bring the same, at best and at worst. */
const isSettled = ({ best, worst }: Range<string>): boolean =>
  best.automatic && (worst === undefined || (worst.automatic && worst.faces[0] === best.faces[0]));

const facesWith = <R extends string>(results: readonly R[], code: R): readonly number[] =>
  results.flatMap((one, i) => (one === code ? [i + 1] : []));

const sums = ({ best, worst }: Range<string>): Params => ({
  attack: best.attack.total,
  defence: best.defence.total,
  base: baseOf(best),
  ...(worst !== undefined && { most: worst.defence.total, worst: baseOf(worst) }),
});

/** `worsts`: by face what it brings at worst. */
const faceLines = <R extends string>(
  { codes, stalled }: Pick<AnswerLaw<never, never, R>, 'codes' | 'stalled'>,
  range: Range<R>,
): readonly Message[] => {
  const { best, worst } = range;
  if (isSettled(range)) return [message(`odds.automatic-${best.faces[0] ?? stalled}`, { odds: best.column })];
  return codes.toReversed().flatMap((code) => {
    const faces = facesWith(best.faces, code);
    const chance = [faces.length, best.faces.length];
    if (worst === undefined)
      return faces.length === 0 ? [] : [message(`odds.face-${code}`, { faces, chance })];
    const often = facesWith(worst.faces, code).length;
    if (faces.length + often === 0) return [];
    const worsts = faces.map((face) => worst.faces[face - 1] ?? code);
    return [message(`odds.face-${code}`, { faces, chance, worst: [often, worst.faces.length], worsts })];
  });
};

/** What each face of the die brings at odds that are known to all. */
export const knownFaces = <R extends string>(
  law: Pick<AnswerLaw<never, never, R>, 'codes' | 'stalled'>,
  odds: Odds<R>,
): readonly Message[] => faceLines(law, { best: odds });

/**
 * On how many faces of how many, at best and at worst: the defenders are beaten, which is that they retreat or worse; the
 * hex is taken, which is that nobody is left in it.
 */
const chancesIn = <R extends string>(
  { codes, retreat }: Pick<AnswerLaw<never, never, R>, 'codes'> & { readonly retreat: { readonly code: R } },
  taken: readonly R[],
  { best, worst }: Range<R>,
  takenAtWorst: readonly R[] = taken,
): Params => {
  const beaten = codes.slice(codes.indexOf(retreat.code));
  const on = ({ faces }: Odds<R>, wanted: readonly R[]): readonly number[] => [
    faces.filter((code) => wanted.includes(code)).length,
    faces.length,
  ];
  return {
    beaten: on(best, beaten),
    takes: on(best, taken),
    ...(worst !== undefined && { least: on(worst, beaten), takesAtWorst: on(worst, takenAtWorst) }),
  };
};

/** What one column more would take, where it would bring anything. */
const lacks = ({ best, worst }: Range<string>): readonly Message[] => {
  const needs = (odds: Odds<string> | undefined): number | undefined =>
    odds === undefined || odds.isTop ? undefined : odds.lacks;
  const [count, more] = [needs(best), needs(worst)];
  if (count === undefined) return more === undefined ? [] : [message('odds.lacks-worst', { count: more })];
  if (best.automatic) return [message('odds.lacks-table', { count })];
  return [message('odds.lacks', { count, ...(more !== undefined && { worst: more }) })];
};

type Change = { readonly key: string; readonly params: Params; readonly faces: readonly number[] };

const isSame = (a: Change, b: Change): boolean =>
  a.key === b.key && JSON.stringify(a.params) === JSON.stringify(b.params);

/** The odds of an attack that is supposed, line after line; `who`: with whom, which comes after the odds. */
export const oddsAnswer = <S, B extends Kinded, R extends string>(
  law: AnswerLaw<S, B, R>,
): ((s: S, hex: string, supposed: Supposed<S, B>, who: Message) => Answer) => {
  const takenIn = ({ s, battle }: Case<S, B>, seen: readonly string[]): readonly R[] =>
    law.taken(s, battle, battle.defenders ?? seen);

  const sentences = ({ best: { s, battle }, seen }: Supposed<S, B>, range: Range<R>): readonly Message[] => {
    const { best, worst } = range;
    const shifts = best.odds.entries.slice(1).filter(({ op }) => op === 'add');
    return [
      message('odds.column', {
        odds: best.column,
        hex: battle.target,
        kind: battle.kind ?? 'attack',
        ...sums(range),
        ...chancesIn(law, takenIn({ s, battle }, seen), range),
        // What they come to has been said, since there may be more than is seen.
        ...(worst !== undefined && { seen: true }),
      }),
      message('odds.base', sums(range)),
      ...shifts.map(({ why, n, rule, params }) =>
        message('odds.shift', { why: { key: `sum.${why}`, params: { ...params, n } }, n, rule }),
      ),
    ];
  };

  /** What becomes of each result rolled, and what the attacker could make of it, by the rules that do it. */
  const changesOf = ({ s, battle }: Case<S, B>, odds: Odds<R>): readonly Change[] => {
    const convert = law.converting(s, battle);
    return law.codes.flatMap((code) => {
      const faces = facesWith(odds.rolled, code);
      if (faces.length === 0) return [];
      const found: Change[] = [];
      const declined: Record<string, boolean> = {};
      let course = convert(code, declined);
      while (course.asks !== undefined) {
        const { id, rule } = course.asks;
        const { result } = convert(code, { ...declined, [id]: true });
        found.push({ key: 'odds.choice', params: { code: result, rule }, faces });
        declined[id] = false;
        course = convert(code, declined);
      }
      for (const { from, to, rule } of course.turned)
        found.push({ key: 'odds.turned', params: { from, to, rule }, faces });
      return found;
    });
  };

  /** Each change once, with the faces it comes on at best and at worst. */
  const conversions = (supposed: Supposed<S, B>, { best, worst }: Range<R>): readonly Message[] => {
    const atBest = changesOf(supposed.best, best);
    if (supposed.covered === undefined || worst === undefined)
      return atBest.map(({ key, params, faces }) =>
        best.automatic && key === 'odds.choice'
          ? message('odds.choice-automatic', params)
          : message(key, { faces, ...params }),
      );
    const atWorst = changesOf(supposed.covered.worst, worst);
    const all = [...atBest, ...atWorst.filter((one) => !atBest.some((other) => isSame(one, other)))];
    return all.map((one) => {
      const facesIn = (list: readonly Change[]): readonly number[] =>
        list.find((other) => isSame(one, other))?.faces ?? [];
      return message(`${one.key}-covered`, {
        faces: facesIn(atBest),
        worst: facesIn(atWorst),
        ...one.params,
      });
    });
  };

  const mayRetreat = ({ faces, others }: Odds<R>): boolean =>
    faces.includes(law.retreat.code) || others.some((codes) => codes.includes(law.retreat.code));

  /** Only where somebody could be made to retreat. */
  const retreats = (s: S, { seen, best, covered }: Supposed<S, B>, range: Range<R>): readonly Message[] => {
    if (!mayRetreat(range.best) && (range.worst === undefined || !mayRetreat(range.worst))) return [];
    const { battle } = best;
    // Where some are covered, wherever one of those who may lie there could go.
    const units = covered === undefined ? seen.slice(0, 1) : (covered.worst.battle.defenders ?? seen);
    const hexes = law.retreat.hexes(s, battle, units);
    return hexes.length === 0
      ? [message('odds.no-retreat', { rule: law.retreat.none })]
      : [message('odds.retreat', { hexes: [...hexes], rule: law.retreat.rule(battle) })];
  };

  /** Every column the strength of units may lead to, at worst with the strongest who may lie covered. */
  const dice = ({ best, covered }: Supposed<S, B>): readonly Message[] => {
    const at = ({ s, battle }: Case<S, B>) =>
      new Map(
        (law.chances?.(s, battle) ?? []).map(({ odds, ways }) => [
          odds.column,
          { total: odds.odds.total, ways },
        ]),
      );
    const [high, low] = [at(best), covered === undefined ? undefined : at(covered.worst)];
    const columns = [...new Map([...high, ...(low ?? [])])].toSorted(([, a], [, b]) => b.total - a.total);
    const chance = (of: typeof high, column: string): readonly number[] => [
      of.get(column)?.ways ?? 0,
      [...of.values()].reduce((sum, { ways }) => sum + ways, 0),
    ];
    return [
      message('odds.unrolled', { hex: best.battle.target }),
      ...columns.map(([odds]) =>
        message('odds.chance', {
          odds,
          chance: chance(high, odds),
          ...(low !== undefined && { worst: chance(low, odds) }),
        }),
      ),
    ];
  };

  /** What is seen of the defence, and of what is covered no more than the least it can be. */
  const defenceTold = ({ seen, best, covered }: Supposed<S, B>, { defence }: Odds<R>): Ledger => {
    if (covered === undefined) return defence;
    const sum = law.defence(best.s, best.battle, seen);
    const rest = entry('add', defence.total - sum.total, 'combat.covered', law.covered.rule, {});
    return ledger(defence.of, [...sum.entries, rest]);
  };

  return (s, hex, supposed, who) => {
    const { seen, apart, best: shown, covered } = supposed;
    const { battle } = shown;
    const ends = law.between(supposed);
    const head =
      covered === undefined
        ? []
        : [
            message('odds.range', {
              odds: ends.best.column,
              worst: ends.worst.column,
              hex,
              kind: battle.kind ?? 'attack',
              ...chancesIn(law, takenIn(shown, seen), ends, takenIn(covered.worst, seen)),
            }),
            who,
          ];
    const hidden =
      covered === undefined
        ? []
        : [
            message('odds.covered', {
              units: [...seen],
              apart: [...apart],
              rule: law.covered.apart,
              least: covered.least,
              ...(covered.most > covered.least && { most: covered.most }),
              hex,
            }),
          ];
    if (law.chances?.(shown.s, battle) !== undefined) {
      const [first = who, ...rest] = dice(supposed);
      return covered === undefined ? [first, who, ...rest] : [...head, first, ...rest, ...hidden];
    }
    const range: Range<R> = covered === undefined ? { best: ends.best } : ends;
    const odds = range.best;
    const [column = who, base = who, ...shifts] = sentences(supposed, range);
    return [
      ...(covered === undefined ? [column, who] : head),
      base,
      // What the die can bring is what is asked: it comes before how the column was found.
      ...faceLines(law, range),
      ...hidden,
      ...(covered === undefined ? [] : [column]),
      ...shifts,
      ...conversions(supposed, range),
      ...retreats(s, supposed, range),
      ...lacks(range),
      odds.attack,
      defenceTold(supposed, odds),
      odds.odds,
    ];
  };
};
