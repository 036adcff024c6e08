// The answer to `odds` where one die is read in several columns: each row of the table by both its numbers, for every part of
// the defence, with what has been made of each cell and by which rule.
import type { Ledger } from '../../../core/ledger.ts';
import type { Message, Params, RuleId } from '../../../core/types.ts';
import type { Ladder } from '../columns.ts';
import { message } from '../questions/odds.ts';
import type { Answer } from '../questions/odds.ts';
import type { Turned } from '../conversions.ts';
import { outcomeOf } from './outcome.ts';
import type { OutcomeLaw } from './outcome.ts';
import type { Fight, Outcome } from './fight.ts';
import type { Reading } from './readings.ts';

export type OddsAnswerLaw<S, R extends string> = OutcomeLaw<S, R> & {
  readonly ladder: Ladder<R>;
  readonly rules: { readonly attackers: RuleId; readonly trapped: RuleId; readonly retreat: RuleId };
  /** How many rows the table has, and the face of the die that means one, by the index in use. */
  readonly rows: number;
  face(s: S, row: number): number;
  attack(s: S, fight: Fight): Ledger;
  defence(s: S, fight: Fight): Ledger;
  /** Counters among those who defend: a garrison is none. */
  isCounter(unit: string): boolean;
  /** Whether the attackers could take the hex by it. */
  isTaken(s: S, fight: Fight, outcome: Outcome<R>): boolean;
  /** Hexes into which somebody could retreat first. */
  retreats(s: S, fight: Fight): readonly string[];
};

/** By both numbers of a row: A and 7 less A. */
const rowOf = <S, R extends string>(law: OddsAnswerLaw<S, R>, s: S, row: number): Params => ({
  a: row,
  b: law.rows + 1 - row,
  faces: [law.face(s, row)],
});

/** The units of a part, and whether the garrison of the hex is of it; nothing where there is but one part. */
const ofPart = <S, R extends string>(
  law: OddsAnswerLaw<S, R>,
  units: readonly string[],
  isOnly: boolean,
): Params => ({
  ...(!isOnly && { units: units.filter((unit) => law.isCounter(unit)) }),
  ...(!isOnly && !units.every((unit) => law.isCounter(unit)) && { garrison: true }),
});

/** A line for each part, the first with the face of the die; what the attackers suffer is told with who suffers the same. */
const rowLines = <S, R extends string>(
  law: OddsAnswerLaw<S, R>,
  s: S,
  row: number,
  { attackers, parts }: Outcome<R>,
): readonly Message[] => {
  const { faces, ...numbers } = rowOf(law, s, row);
  const isOnly = parts.length === 1;
  const lead = parts.find(({ result }) => result === attackers) ?? parts[0];
  const sorted = [...parts.filter((part) => part === lead), ...parts.filter((part) => part !== lead)];
  return sorted.map((part, i) =>
    message(i === 0 ? 'odds.row' : 'odds.row-part', {
      ...numbers,
      ...(i === 0 && { faces: faces ?? [] }),
      ...ofPart(law, part.units, isOnly),
      result: part.result,
      ...(i === 0 && part.result !== attackers && { attackers }),
    }),
  );
};

type Change = Turned<string> & { readonly units: readonly string[]; readonly rows: readonly number[] };

/** Each conversion once, with the rows on which it comes. */
const changesIn = (outcomes: readonly Outcome<string>[]): readonly Change[] => {
  const found = new Map<string, Change>();
  outcomes.forEach(({ parts }, i) => {
    for (const { turned, units } of parts)
      for (const change of turned) {
        const key = `${change.id} ${change.from} ${change.to} ${change.rule} ${units.join(' ')}`;
        const before = found.get(key);
        found.set(key, { ...change, units, rows: [...(before?.rows ?? []), i + 1] });
      }
  });
  return [...found.values()];
};

const shiftLines = <R extends string>(readings: readonly Reading<R>[]): readonly Message[] => {
  const told = new Set<string>();
  return readings.flatMap(({ odds, units }) =>
    odds.entries.slice(1).flatMap(({ op, why, n, rule, params }) => {
      if (op !== 'add') return [];
      // What is shifted for all is told once.
      const isAll = readings.every((other) =>
        other.odds.entries.some((one) => one.why === why && one.n === n),
      );
      const what = `${why} ${n} ${JSON.stringify(params)}`;
      const key = isAll ? what : `${what} ${units.join(' ')}`;
      if (told.has(key)) return [];
      told.add(key);
      return [
        message('odds.shift', {
          why: { key: `sum.${why}`, params: { ...params, n } },
          n,
          rule,
          ...(!isAll && { units: [...units] }),
        }),
      ];
    }),
  );
};

export const allocatedOdds = <S, R extends string>(law: OddsAnswerLaw<S, R>) => {
  const outcomes = (s: S, fight: Fight, readings: readonly Reading<R>[]): readonly Outcome<R>[] =>
    Array.from({ length: law.rows }, (_, i) => outcomeOf(law, s, fight, i + 1, readings));

  /** What each face brings, for the battle under way as well. */
  const faces = (s: S, fight: Fight): readonly Message[] => {
    const all = outcomes(s, fight, law.readings(s, fight));
    return all.flatMap((outcome, i) => rowLines(law, s, i + 1, outcome));
  };

  /** `isPlanned`: it is an attack of the plan as it stands; `isBarred`: nobody can make it, and so it brings nothing. */
  const answer = (
    s: S,
    fight: Fight,
    cannot: readonly Message[],
    { isPlanned = false, isBarred = false } = {},
  ): Answer => {
    const readings = law.readings(s, fight);
    const all = outcomes(s, fight, readings);
    const [attack, defence] = [law.attack(s, fight), law.defence(s, fight)];
    const column = all[0]?.column ?? '';
    const base = law.ladder.rung(attack.total, defence.total);
    const lacks = law.ladder.attackFor(base + 1, defence.total) - attack.total;
    const isTop = law.ladder.worth(base) === law.ladder.worth(base + 1);
    const takes = all.filter((outcome) => law.isTaken(s, fight, outcome)).length;
    const { trapped = [] } = fight;
    const hexes = law.retreats(s, fight);
    return [
      message('odds.column', {
        odds: column,
        hex: fight.hex,
        ...(!isBarred && { takes: [takes, law.rows] }),
        ...(fight.pressed === true && { pressed: true }),
        ...(fight.forced === true && { forced: true }),
      }),
      message('odds.with', {
        hex: fight.hex,
        units: [...fight.units],
        rule: law.rules.attackers,
        ...(isPlanned && { planned: true }),
      }),
      ...cannot,
      message('odds.base', {
        attack: attack.total,
        defence: defence.total,
        base: law.ladder.name(base),
      }),
      ...(isBarred ? [] : all.flatMap((outcome, i) => rowLines(law, s, i + 1, outcome))),
      ...(readings.length > 1
        ? readings.map(({ units, column: own }) =>
            message('odds.part', { odds: own, ...ofPart(law, units, false) }),
          )
        : []),
      ...shiftLines(readings),
      ...changesIn(isBarred ? [] : all).map(({ from, to, rule, units, rows }) =>
        message('odds.rewritten', {
          from,
          to,
          rule,
          rows: rows.map((a) => message('word.row', { a })),
          ...ofPart(law, units, readings.length === 1),
        }),
      ),
      ...(trapped.length > 0
        ? [message('odds.trapped', { units: [...trapped], rule: law.rules.trapped })]
        : hexes.length > 0
          ? [message('odds.retreat', { hexes: [...hexes], rule: law.rules.retreat })]
          : []),
      ...(isTop || lacks <= 0 ? [] : [message('odds.lacks', { count: lacks })]),
      attack,
      defence,
      ...readings.map(({ odds }) => odds),
    ];
  };
  return { answer, faces };
};
