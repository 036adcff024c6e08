// Movement: what a unit may spend in a phase, in halves of a MF, so that the road rate is a whole number (MOV.9).
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry, Sink } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import type { MovementLine } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isBreakthrough } from '../sequence/phases.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { weatherLine } from '../weather.ts';

/** Halves to a MF. */
export const HALVES = 2;

export const movementLine = (p: Printed, unit: string): MovementLine =>
  lineOf(p.tables.movement, p.unit(unit).mobility ?? '');

/** SUP.15, R45: the oilfield whose loss slows a side down. */
const OIL: Readonly<Record<Who, string>> = { axis: 'Ploesti', russian: 'Maikop' };

export const isDry = (p: Printed, s: Seeing, side: Who): boolean =>
  isHeldBy(p, s, p.placeNamed(OIL[side]), p.other(side));

/** OMF.1 to OMF.8 with MOV.1 and MOV.2 (R2); R34: without oil, in bad weather, in the breakthrough, in this order. */
const factor = (p: Printed, s: Seeing, unit: string, sink?: Sink, without?: RuleId): number => {
  const line = movementLine(p, unit);
  const side = p.sideOf(unit);
  const [rule = 'deathstruggle:MOV.1'] = line.rules;
  let points = line.good;
  sink?.(entry('set', points, 'allowance.factor', rule, { unit }));
  const isBound = (rule: RuleId, is: boolean): boolean => is && rule !== without;
  const isShort = classOf(p, unit).isMobile && points > p.limit('oil') && isDry(p, s, side);
  if (isBound('deathstruggle:SUP.15', isShort)) {
    points = p.limit('oil');
    sink?.(entry('set', points, 'allowance.oil', 'deathstruggle:SUP.15', { unit }));
  }
  if (isBound('deathstruggle:WEA.6', weatherLine(p, s).halved === true)) {
    // WEA.6: dropping fractions for the Axis.
    points = side === 'axis' ? Math.floor(points / 2) : Math.ceil(points / 2);
    sink?.(entry('set', points, 'allowance.halved', 'deathstruggle:WEA.6', { unit }));
  }
  if (isBound('deathstruggle:MOV.13', isBreakthrough(s.clock.phase))) {
    const less = lineOf(p.tables.costs, 'breakthrough').value;
    const least = p.limit('least-move');
    sink?.(entry('add', -less, 'allowance.breakthrough', 'deathstruggle:MOV.13', { unit }));
    points -= less;
    if (points < least) {
      points = least;
      sink?.(entry('set', points, 'allowance.least', 'deathstruggle:R78', { unit }));
    }
  }
  return points;
};

/** MOV.5, MOV.6; R34: not halved. */
const bonus = (p: Printed, s: Seeing, side: Who): number => {
  const { main, breakthrough } = lineOf(p.tables.bonusMoves, side);
  return isBreakthrough(s.clock.phase) ? breakthrough : main;
};

const reckon = (p: Printed, s: Seeing, unit: string, sink?: Sink): number => {
  if (classOf(p, unit).isAir) return 0;
  const points = factor(p, s, unit, sink);
  const more = bonus(p, s, p.sideOf(unit));
  const rule = isBreakthrough(s.clock.phase) ? 'deathstruggle:MOV.6' : 'deathstruggle:MOV.5';
  sink?.(entry('add', more, 'allowance.bonus', rule, { unit }));
  return (points + more) * HALVES;
};

const known = atRestBy((p: Printed, s: Seeing, unit: string): number => reckon(p, s, unit));

/** As it would be if one of the rules that take from a factor did not stand. */
export const allowanceWithout = (p: Printed, s: Seeing, unit: string, rule: RuleId): number =>
  (factor(p, s, unit, undefined, rule) + bonus(p, s, p.sideOf(unit))) * HALVES;

/** With the bonus, which a unit gives up by going into a firm zone or out of one, and by attacking (MOV.7, MOV.8). */
export const allowance = (p: Printed, s: Seeing, unit: string, sink?: Sink): number =>
  sink === undefined ? known(p, s, unit) : reckon(p, s, unit, sink);

/** The bonus, in halves. */
export const bonusOf = (p: Printed, s: Seeing, unit: string): number =>
  classOf(p, unit).isAir ? 0 : bonus(p, s, p.sideOf(unit)) * HALVES;

export const allowanceSum = (p: Printed, s: Seeing, unit: string): Ledger => {
  const entries: LedgerEntry[] = [];
  allowance(p, s, unit, (part) => void entries.push(part));
  return ledger('allowance', entries);
};
