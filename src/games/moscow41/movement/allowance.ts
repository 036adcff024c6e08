// Movement: what a unit may spend in a player turn, in sixths of a MF, so that halves and thirds are whole numbers (R9).
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry, Sink } from '../../../core/ledger.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { isMover } from '../../../mechanics/movement/movers.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import { weatherOf } from '../../../mechanics/ground/weather.ts';
import type { MovementLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/lines.ts';

/** Sixths to a MF. */
export const SIXTHS = 6;

export const movementLine = (p: Printed, unit: string): MovementLine =>
  lineOf(p.tables.movement, p.unit(unit).mobility ?? '');

/** SUP.9, R21: tanks, panzers and armies that are Unsupplied as they set out. */
export const isShort = (p: Printed, s: Seeing, unit: string): boolean => {
  if (isMover(s, unit)) return s.own.phase.short.includes(unit);
  const { isArmour, isArmy } = classOf(p, unit);
  return (isArmour || isArmy) && !isSupplied(p, s, unit);
};

/** WEA.3, WEA.4, WEA.5 in Mud, WEA.12, WEA.13, WEA.14 in Snow; WEA.8: frost is Good. */
const factorOf = (line: MovementLine, weather: 'good' | 'mud' | 'snow') => {
  const [rule = 'moscow41:MOV.1'] = line.rules;
  return { value: line[weather], rule };
};

const reckon = (p: Printed, s: Seeing, unit: string, sink?: Sink): number => {
  if (classOf(p, unit).isAir) return 0;
  const line = movementLine(p, unit);
  const weather = weatherOf(p, s);
  const { value, rule } = factorOf(line, weather === 'hard-frost' ? 'good' : weather);
  let points = value;
  sink?.(entry('set', value, 'allowance.factor', rule, { unit }));
  if (isShort(p, s, unit)) {
    points = p.limit('unsupplied-move');
    sink?.(entry('set', points, 'allowance.oos', 'moscow41:SUP.9', { unit }));
  }
  sink?.(entry('add', line.bonus, 'allowance.bonus', 'moscow41:MOV.1', { unit }));
  return (points + line.bonus) * SIXTHS;
};

const known = atRestBy((p: Printed, s: Seeing, unit: string): number => reckon(p, s, unit));

/** With the bonus of operational movement, which a unit gives up by going into a zone or out of one, and by attacking. */
export const allowance = (p: Printed, s: Seeing, unit: string, sink?: Sink): number =>
  sink === undefined ? known(p, s, unit) : reckon(p, s, unit, sink);

/** The bonus, in sixths. */
export const bonusOf = (p: Printed, unit: string): number =>
  classOf(p, unit).isAir ? 0 : movementLine(p, unit).bonus * SIXTHS;

export const allowanceSum = (p: Printed, s: Seeing, unit: string): Ledger => {
  const entries: LedgerEntry[] = [];
  allowance(p, s, unit, (part) => void entries.push(part));
  return ledger('allowance', entries);
};
