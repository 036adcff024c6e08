// Chapter 11: the differential of a battle, its column, and what each face of the die brings.
import { differenceLadder, printedColumns } from '../../../mechanics/combat/columns.ts';
import { convert, endsOf } from '../../../mechanics/combat/conversions.ts';
import type { Conversion, Converted, Wishes } from '../../../mechanics/combat/conversions.ts';
import { oddsOf } from '../../../mechanics/combat/odds.ts';
import type { Odds as OddsOf, OddsLaw } from '../../../mechanics/combat/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import type { Battle } from './11.8-battle-frame.ts';
import { shiftsOf } from './11.11-shifts.ts';
import { attackSum, defenceSum } from './11.9-strengths.ts';

export type Odds = OddsOf<ResultCode>;

/** 11.8a; 11.13: whatever is beyond its ends goes by its first or last column. */
export const ladder = perSheet(({ tables: { columns, crt } }: Printed) =>
  differenceLadder<ResultCode>(printedColumns(columns, crt)),
);

/** 11.18: for the defenders of a city, whoever they are (R123), and before a locality in it falls (R105). */
const conversions = perSheet((p: Printed): readonly Conversion<Battle, ResultCode>[] => [
  {
    id: 'city',
    from: 'DR',
    to: 'BB',
    isChoice: false,
    applies: ({ target }) => (p.feature(target, 'city') === undefined ? undefined : 'dagc:11.18'),
  },
]);

export const converted = (
  p: Printed,
  battle: Battle,
  rolled: ResultCode,
  wishes?: Wishes,
): Converted<ResultCode> => convert(conversions(p), battle, rolled, wishes);

const lawOf = perSheet((p: Printed): OddsLaw<Seeing, Battle, ResultCode> => ({
  ladder: ladder(p),
  attack: (s, battle) => attackSum(p, s, battle),
  defence: (s, battle) => defenceSum(p, s, battle),
  baseRule: () => 'dagc:11.8a',
  shifts: (s, battle) => shiftsOf(p, s, battle),
  ends: (_, battle) => (code) => endsOf(conversions(p), battle, code),
}));

/** 11.8, 11.9, 11.13, R82, R135: one sum for previews, battles and tests. */
export const battleOdds = (p: Printed, s: Seeing, battle: Battle): Odds => oddsOf(lawOf(p), s, battle);

/** On the last column, or beyond it: no shift to the right brings a better one. */
export const isLast = (p: Printed, { odds }: Odds): boolean =>
  ladder(p).name(odds.total) === ladder(p).name(odds.total + 1);

/** 11.23a, 11.23c, R86: whether the column is one of those on which the die may be rolled until something happens. */
export const isLeftMost = (p: Printed, { odds }: Odds): boolean =>
  ladder(p).worth(odds.total) < lineOf(p.tables.limits, 'ardor-columns').value;
