// Chapters 2 and 9: movement factors, which are not on the counters: by nation, class and supply (12.1).
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry, Sink } from '../../../core/ledger.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { keepShort } from '../../../mechanics/supply/states.ts';
import { isMover } from '../../../mechanics/movement/movers.ts';
import { isAlly, isMech, isStatic } from '../02-counters.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { isPloestiLost } from '../03-set-up/3.8-hex-control.ts';
import { isOut } from '../07-supply/7.2-supply.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 2.11a, 2.12a */
const factorId = (p: Printed, unit: string): string => {
  if (isAlly(p, unit)) return 'ally';
  return `${p.sideOf(unit)}-${isMech(p, unit) ? 'mechanized' : 'foot'}`;
};

/** 7.5a, 7.5b: judged as a unit sets out, and then for the whole phase. */
export const isShort = (p: Printed, s: Seeing, unit: string): boolean =>
  isMover(s, unit) ? s.own.phase.short.includes(unit) : isOut(p, s, unit);

/** 9.1a, 9.2a: the MP of a unit for this phase, all told. */
export const allowance = (p: Printed, s: Seeing, unit: string, sink?: Sink): number => {
  // 9.2c
  if (isStatic(p, unit)) return 0;
  const { full, attenuated, oos, rules } = lineOf(p.tables.movement, factorId(p, unit));
  const [rule = 'storm:2.11a'] = rules;
  let points = full;
  sink?.(entry('set', full, 'allowance.factor', rule, { unit }));
  if (oos !== undefined && isShort(p, s, unit)) {
    points = oos;
    sink?.(entry('set', oos, 'allowance.oos', 'storm:7.6a', { unit }));
  } else if (attenuated !== undefined && isPloestiLost(s)) {
    // 7.5b: whoever is not short is supplied for the whole phase, and so attenuated, wherever it has come since.
    points = attenuated;
    sink?.(entry('set', attenuated, 'allowance.attenuated', 'storm:7.8b', { unit }));
  }
  // 5.13f, 1.3a, 1.3b
  if (p.sideOf(unit) !== 'german' || !isOn(p, s, 'halved-movement')) return points;
  sink?.(entry('divide', 2, 'allowance.halved', 'storm:5.13f', { unit }));
  sink?.(entry('round-up', 0, 'allowance.rounded', 'storm:1.3a'));
  return Math.ceil(points / 2);
};

export const allowanceSum = (p: Printed, s: Seeing, unit: string): Ledger => {
  const entries: LedgerEntry[] = [];
  allowance(p, s, unit, (part) => void entries.push(part));
  return ledger('allowance', entries);
};

export const noteShort = (p: Printed, ctx: Ctx<Own>, units: readonly string[]): void =>
  void keepShort(p, ctx, units, {
    event: 'supply.move-short',
    rule: 'storm:7.6a',
    kept: (own) => own.phase.short,
    isShort: (s, unit) => isOut(p, s, unit),
  });
