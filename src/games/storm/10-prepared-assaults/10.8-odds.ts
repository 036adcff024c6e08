// Chapter 10: the differential of a battle, its column, and what each face of the die brings.
import { differenceLadder, printedColumns } from '../../../mechanics/combat/columns.ts';
import type { Ladder } from '../../../mechanics/combat/columns.ts';
import { oddsOf } from '../../../mechanics/combat/odds.ts';
import type { Odds as OddsOf, OddsLaw } from '../../../mechanics/combat/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { agreed } from '../03-set-up/3.1-agreed.ts';
import { isArtilleryAlone } from '../09-movement/9.22-mobile-assaults.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { attackSum, defenceSum } from './10.10-strengths.ts';
import { attackingSide, defendersOf } from './10.8-battle-frame.ts';
import type { Battle } from './10.8-battle-frame.ts';
import { shiftsOf } from './10.9-shifts.ts';

export type Odds = OddsOf<ResultCode>;

/** 12.3g, R21: as printed, and with one cell mended that may be a slip of the print. */
const ladders = perSheet(({ tables: { columns, crt } }: Printed) => {
  const read = (cells: typeof crt) => differenceLadder<ResultCode>(printedColumns(columns, cells));
  const isSlip = ({ column, roll }: (typeof crt)[number]): boolean => column === '+5' && roll === 6;
  return {
    printed: read(crt),
    mended: read(crt.map((cell) => (isSlip(cell) ? { ...cell, result: '1/0' } : cell))),
  };
});

/** 10.8b, 10.8c, 10.21b, 12.3h, R82: whatever is beyond its ends goes by its first or last column. */
export const ladder = (p: Printed, s: Pick<Seeing, 'options'>): Ladder<ResultCode> =>
  ladders(p)[agreed(p, s, 'result-six-five') === '1-0' ? 'mended' : 'printed'];

const lawOf = perSheet((p: Printed): Omit<OddsLaw<Seeing, Battle, ResultCode>, 'ladder'> => ({
  attack: (s, battle) => attackSum(p, s, battle),
  defence: (s, battle) => defenceSum(p, s, battle),
  baseRule: () => 'storm:10.8a',
  shifts: (s, battle) => shiftsOf(p, s, battle),
  ends: () => (result) => ({ result, others: [] }),
}));

/** 11.7e, 11.7f: Axis attacks on artillery alone need no die. */
export const isAutomatic = (p: Printed, s: Seeing, battle: Battle): boolean =>
  attackingSide(p, battle) === 'german' && isArtilleryAlone(p, defendersOf(p, s, battle));

export const ELIMINATED: ResultCode = 'DE';

/** One sum for previews, battles and tests. */
export const battleOdds = (p: Printed, s: Seeing, battle: Battle): Odds => {
  const odds = oddsOf({ ...lawOf(p), ladder: ladder(p, s) }, s, battle);
  if (!isAutomatic(p, s, battle)) return odds;
  const all = odds.rolled.map(() => ELIMINATED);
  return { ...odds, automatic: true, rolled: all, faces: all, others: all.map(() => []), isTop: true };
};
