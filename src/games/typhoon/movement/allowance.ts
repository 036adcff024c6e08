// Operational movement: what a unit may spend in a pulse, in half MF, so that the road rate is a whole number (MOV.9).
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry, Sink } from '../../../core/ledger.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { RuleId } from '../../../core/types.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { originOf } from '../../../mechanics/movement/stack.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { MovementLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { pulseNow } from '../sequence/pulse-now.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { isFirstOfIts, weatherOf } from '../weather/weather.ts';

/** Half MF to a MF. */
export const HALVES = 2;

export const movementLine = (p: Printed, unit: string): MovementLine =>
  lineOf(p.tables.movement, p.unit(unit).mobility ?? '');

/** R31 */
const isFastCavalry = (p: Printed, s: Seeing, unit: string): boolean =>
  s.options['russian-cavalry'] === 'fast' &&
  p.sideOf(unit) === 'russian' &&
  classOf(p, unit).type === 'cavalry';

type Factor = { readonly value: number; readonly rule: RuleId; readonly why: string };

/** MOV.1 to MOV.6, MOV.3 of the paratroops, R30: in MF, as the weather leaves it. R81: what is not spent on moving pays for an attack. */
const factorOf = (p: Printed, s: Seeing, unit: string): Factor => {
  const line = movementLine(p, unit);
  const [rule = 'typhoon:MOV.4'] = line.rules;
  const full = isFastCavalry(p, s, unit) ? lineOf(p.tables.movement, 'tank').good : line.good;
  const weather = weatherOf(p, s);
  if (weather === 'mud')
    return line.mud < full
      ? { value: line.mud, rule: 'typhoon:MOV.5', why: 'allowance.mud' }
      : { value: full, rule, why: 'allowance.factor' };
  if (weather === 'snow' && isFirstOfIts(p, s) && line.firstSnow < full)
    return { value: line.firstSnow, rule: 'typhoon:MOV.6', why: 'allowance.first-snow' };
  return { value: full, rule, why: 'allowance.factor' };
};

/** MOV.14, R33: the first German pulse of turn 1. */
const isBlitz = (p: Printed, s: Seeing, unit: string): boolean =>
  p.sideOf(unit) === 'german' &&
  p.turns.spans.some(
    ({ id, first, last }) => id === 'doubled' && first <= s.clock.turn && s.clock.turn <= last,
  ) &&
  pulseNow(p, s)?.nth === 1;

/** MOV.15 */
const isHub = (p: Printed, s: Seeing, unit: string): boolean =>
  p.sideOf(unit) === 'russian' && has(hexBits(p, originOf(s, unit)), HEX.moscow);

const BLITZ = { limit: 'first-pulse', why: 'allowance.blitz', rule: 'typhoon:MOV.14' } as const;
const HUB = { limit: 'from-moscow', why: 'allowance.moscow', rule: 'typhoon:MOV.15' } as const;

const reckon = (p: Printed, s: Seeing, unit: string, sink?: Sink): number => {
  if (classOf(p, unit).isAir) return 0;
  const { value, rule, why } = factorOf(p, s, unit);
  let points = value;
  sink?.(entry('set', value, why, rule, { unit }));
  if (!isSupplied(p, s, unit)) {
    points = p.limit('unsupplied-move');
    sink?.(entry('set', points, 'allowance.oos', 'typhoon:SUP.10', { unit }));
  }
  const doubled = isBlitz(p, s, unit) ? BLITZ : isHub(p, s, unit) ? HUB : undefined;
  if (doubled !== undefined) {
    const times = p.limit(doubled.limit);
    points *= times;
    sink?.(entry('times', times, doubled.why, doubled.rule));
  }
  return points * HALVES;
};

const known = atRestBy((p: Printed, s: Seeing, unit: string): number => reckon(p, s, unit));

/** All of it, in half MF. */
export const allowance = (p: Printed, s: Seeing, unit: string, sink?: Sink): number =>
  sink === undefined ? known(p, s, unit) : reckon(p, s, unit, sink);

export const allowanceSum = (p: Printed, s: Seeing, unit: string): Ledger => {
  const entries: LedgerEntry[] = [];
  allowance(p, s, unit, (part) => void entries.push(part));
  return ledger('allowance', entries);
};
