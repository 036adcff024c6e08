// Chapter 11: odds. Both sums, the ladder, the shifts, the column, and what each face of the die brings.
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger } from '../../../core/ledger.ts';
import type { Battle } from './11.8-battle-frame.ts';
import { outcomes } from './5.15-result-conversions.ts';
import { attackSum, defenceSum, lookOf } from './11.12-factors.ts';
import { sceneOf } from './11.8-odds-context.ts';
import { shiftsOf } from './11.11-shifts.ts';
import { columnAt, crtResult, oddsRung } from '../data/charts.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export { accountedAttack, accountedDefence } from './11.12-factors.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export type Odds = {
  readonly attack: Ledger;
  readonly defence: Ledger;
  /** In rungs: the base, and every shift by its rule. */
  readonly odds: Ledger;
  /** As on the table, 3:1; beyond its ends as it would go on, 9:1. */
  readonly column: string;
  /** Beyond the ends of the table no die is rolled (11.10b, 11.10c). */
  readonly automatic: boolean;
  /** For each face, before conversions, after those that need no wish, and what the attacker could make of it. */
  readonly rolled: readonly ResultCode[];
  readonly faces: readonly ResultCode[];
  readonly others: readonly (readonly ResultCode[])[];
  /** Attack factors that lack for one column more; below the table, for its first column. */
  readonly lacks: number;
};

/** R124, 11.10a: the name of a rung of the ladder, which has no end. */
export const rungName = (rung: number): string => (rung >= 0 ? `${rung + 1}:1` : `1:${1 - rung}`);

/** 11.8a, 11.8b, 11.9a, 11.9b, R5 turned round: the smallest attack that reaches a rung. */
export const attackFor = (rung: number, defence: number): number =>
  rung >= 0 ? (rung + 1) * defence : Math.ceil(defence / (1 - rung));

/** What the die does on a rung, by face. */
const resultsAt = (p: Printed, rung: number): { results: readonly ResultCode[]; automatic: boolean } => {
  const column = columnAt(p.tables, rung);
  if (column === undefined) throw new Error(`The table has no place for ${rungName(rung)}`);
  if ('result' in column) return { results: FACES.map(() => column.result), automatic: true };
  const results = FACES.map((face) => crtResult(p.tables, column.id, face));
  return { results: results.filter((code) => code !== undefined), automatic: false };
};

/** 11.8, 11.8c, 11.9, 11.10, 11.11, 11.14b, 11.25a, 11.25b, 11.25c: one sum for previews, battles, losses and tests. */
export const battleOdds = (p: Printed, s: Seeing, told: Battle): Odds => {
  const battle = { ...told, ...lookOf(p, s, told) };
  const attack = attackSum(p, s, battle);
  const defence = defenceSum(p, s, battle);
  const base = oddsRung(attack.total, defence.total);
  const rule = base >= 0 ? 'barbarossa:11.8a' : 'barbarossa:11.9a';
  const totals = { attack: attack.total, defence: defence.total, odds: rungName(base) };
  const odds = ledger('combat.rungs', [
    entry('add', base, 'combat.base', rule, totals),
    ...shiftsOf(p, s, battle),
  ]);
  const { results, automatic } = resultsAt(p, odds.total);
  const scene = sceneOf(p, s, battle);
  const lowest = Math.min(...p.tables.columns.map(({ rung }) => rung));
  const ends = results.map((code) => outcomes(scene, code));
  return {
    attack,
    defence,
    odds,
    column: rungName(odds.total),
    automatic,
    rolled: results,
    faces: ends.map(({ result }) => result),
    others: ends.map(({ others }) => others),
    lacks: attackFor(base + Math.max(1, lowest - odds.total), defence.total) - attack.total,
  };
};
