// Chapter 11: odds. Both sums, the ladder, the shifts, the column, and what each face of the die brings.
import { ratioLadder } from '../../../mechanics/combat/columns.ts';
import { oddsOf } from '../../../mechanics/combat/odds.ts';
import type { Odds as OddsOf, OddsLaw } from '../../../mechanics/combat/odds.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Battle } from './11.8-battle-frame.ts';
import { outcomes } from '../05-sequence/5.15-result-conversions.ts';
import { attackSum, defenceSum, lookOf } from './11.12-factors.ts';
import { sceneOf } from './11.8-odds-context.ts';
import { shiftsOf } from './11.11-shifts.ts';
import { crtResult } from '../data/charts.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export { accountedAttack, accountedDefence } from './11.12-factors.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export type Odds = OddsOf<ResultCode>;

/** 11.8a, 11.8b, 11.9a, 11.9b, R5, R124: a ladder without an end; 11.10a to 11.10c: no die beyond the table. */
export const ladder = perSheet(({ tables }: Printed) =>
  ratioLadder<ResultCode>({
    columns: tables.columns,
    ends: tables.ends,
    faces: FACES.length,
    result: (column, face) => crtResult(tables, column, face),
    best: 'DE',
  }),
);

const lawOf = perSheet((p: Printed): OddsLaw<Seeing, Battle, ResultCode> => ({
  ladder: ladder(p),
  attack: (s, battle) => attackSum(p, s, battle),
  defence: (s, battle) => defenceSum(p, s, battle),
  baseRule: (rung) => (rung >= 0 ? 'barbarossa:11.8a' : 'barbarossa:11.9a'),
  shifts: (s, battle) => shiftsOf(p, s, battle),
  ends: (s, battle) => {
    const scene = sceneOf(p, s, battle);
    return (code) => outcomes(scene, code);
  },
}));

/** 11.8, 11.8c, 11.9, 11.10, 11.11, 11.14b, 11.25a, 11.25b, 11.25c: one sum for previews, battles, losses and tests. */
export const battleOdds = (p: Printed, s: Seeing, told: Battle): Odds =>
  oddsOf(lawOf(p), s, { ...told, ...lookOf(p, s, told) });
