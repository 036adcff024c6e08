// The combat charts of games whose results are letters and a number: the ladder of their columns, what each code means, and
// what conversions make of it.
import type { CrtCellOf } from '../../../board/chart-lines.ts';
import type {
  BonusLine,
  ConversionOf,
  OddsColumn,
  OddsShiftOf,
  PressedLineOf,
  RetreatLineOf,
} from '../../../board/odds-lines.ts';
import type { RuleId } from '../../../core/types.ts';
import { listedLadder } from '../columns.ts';
import type { Ladder } from '../columns.ts';
import type { Meaning } from './fight.ts';
import type { Stage } from './stages.ts';

export type CombatCharts<R extends string> = {
  readonly results: readonly RetreatLineOf<R>[];
  readonly columns: readonly OddsColumn[];
  readonly crt: readonly CrtCellOf<R>[];
  readonly conversions: readonly ConversionOf<R, string>[];
  readonly pressed: readonly PressedLineOf<string>[];
  readonly shifts: readonly OddsShiftOf<string, string>[];
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

const AGAIN: ReadonlySet<string> = new Set(['BR', 'BK']);

export const meaningOf = <R extends string>({
  id,
  most = 0,
  extra = 0,
  pays: percent = 0,
}: RetreatLineOf<R>): Meaning => {
  return {
    ...(SIDES[id] ?? (percent > 0 ? EXCHANGE : DRIVEN)),
    most,
    extra,
    percent,
    again: AGAIN.has(id),
  };
};

export const meaningsOf = <R extends string>(lines: readonly RetreatLineOf<R>[]): ((code: R) => Meaning) => {
  const found = new Map(lines.map((line) => [line.id, meaningOf(line)]));
  return (code) => {
    const meaning = found.get(code);
    if (meaning === undefined) throw new RangeError(`no result ${code} in the chart`);
    return meaning;
  };
};

/** One list of conversions as a stage. */
export const stageFrom = <R extends string>(
  conversions: readonly ConversionOf<R, string>[],
  set: string,
  rule: RuleId,
  last?: true,
): Stage<R> => {
  const reads: Partial<Record<R, R>> = {};
  for (const line of conversions) if (line.set === set) reads[line.code] = line.result;
  return { id: set, rule, reads, ...(last && { last }) };
};
