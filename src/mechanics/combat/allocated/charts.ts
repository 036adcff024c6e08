// The combat charts of games whose results are letters and a number: the ladder of their columns, what each code means, and
// what conversions make of it.
import type { CrtCellOf, ResultLineOf, Ruled, Sourced } from '../../../board/chart-lines.ts';
import type { RuleId } from '../../../core/types.ts';
import { listedLadder } from '../columns.ts';
import type { Ladder } from '../columns.ts';
import type { Meaning } from './fight.ts';
import type { Stage } from './rewriting.ts';

/** `pays`: of an exchange, in hundredths; `most` and `extra`: hexes that defenders are driven back, and may go farther. */
export type ResultChartLine<R extends string> = ResultLineOf<R> & {
  readonly most?: number;
  readonly extra?: number;
  readonly pays?: number;
};

export type ColumnLine = {
  readonly id: string;
  readonly rung: number;
  readonly attack: number;
  readonly defence: number;
};

export type ConversionLine<R extends string> = {
  readonly set: string;
  readonly code: R;
  readonly result: R;
};

export type PressedLine = Sourced &
  Ruled & { readonly side: string; readonly best: number; readonly worst: number };

export type ShiftChartLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly cause: string;
    readonly columns: number;
    readonly attacker: string;
    readonly weather?: string;
  };

export type BonusLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly value?: number;
    readonly intrinsic?: number;
    readonly matched?: number;
    readonly multiplier?: number;
  };

export type CombatCharts<R extends string> = {
  readonly results: readonly ResultChartLine<R>[];
  readonly columns: readonly ColumnLine[];
  readonly crt: readonly CrtCellOf<R>[];
  readonly conversions: readonly ConversionLine<R>[];
  readonly pressed: readonly PressedLine[];
  readonly shifts: readonly ShiftChartLine[];
  readonly bonuses: readonly BonusLine[];
};

export const ladderOf = <R extends string>({
  columns,
  crt,
}: Pick<CombatCharts<R>, 'columns' | 'crt'>): Ladder<R> =>
  listedLadder(
    columns
      .toSorted((a, b) => a.rung - b.rung)
      .map(({ id, attack, defence }) => ({
        name: id,
        attack,
        defence,
        faces: crt
          .filter(({ column }) => column === id)
          .toSorted((a, b) => a.roll - b.roll)
          .map(({ result }) => result),
      })),
  );

type Sides = Pick<Meaning, 'attackers' | 'defenders'>;

const SIDES: Readonly<Record<string, Sides>> = {
  '-': { attackers: 'none', defenders: 'none' },
  AD: { attackers: 'disrupted', defenders: 'none' },
  AE: { attackers: 'eliminated', defenders: 'none' },
  'D/AE': { attackers: 'eliminated', defenders: 'disrupted' },
  DE: { attackers: 'none', defenders: 'eliminated' },
  BR: { attackers: 'none', defenders: 'eliminated' },
  BK: { attackers: 'none', defenders: 'eliminated' },
};
const EXCHANGE: Sides = { attackers: 'exchanged', defenders: 'exchanged' };
const DRIVEN: Sides = { attackers: 'none', defenders: 'disrupted' };

/** What is paid for a hundred factors, where the chart does not say. */
const PERCENT: Readonly<Record<string, number>> = { X: 100, 'X/2': 50, '3/2X': 150, '2X': 200 };

const AGAIN: ReadonlySet<string> = new Set(['BR', 'BK']);

export const meaningOf = <R extends string>({
  id,
  most = 0,
  extra = 0,
  pays,
}: ResultChartLine<R>): Meaning => {
  const percent = pays ?? PERCENT[id] ?? 0;
  return {
    ...(SIDES[id] ?? (percent > 0 ? EXCHANGE : DRIVEN)),
    most,
    extra,
    percent,
    again: AGAIN.has(id),
  };
};

export const meaningsOf = <R extends string>(
  lines: readonly ResultChartLine<R>[],
): ((code: R) => Meaning) => {
  const found = new Map(lines.map((line) => [line.id, meaningOf(line)]));
  return (code) => {
    const meaning = found.get(code);
    if (meaning === undefined) throw new RangeError(`no result ${code} in the chart`);
    return meaning;
  };
};

/** One list of conversions as a stage. */
export const stageFrom = <R extends string>(
  conversions: readonly ConversionLine<R>[],
  set: string,
  rule: RuleId,
  last?: true,
): Stage<R> => {
  const reads: Partial<Record<R, R>> = {};
  for (const line of conversions) if (line.set === set) reads[line.code] = line.result;
  return { id: set, rule, reads, ...(last && { last }) };
};
