// Overrun on the move: a stack strong enough goes through a hex that next to nobody defends (MOV.14, R38, R91).
import type { Ctx } from '../../../core/rule-set.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { groundUnitsAt } from '../air/aircraft.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { eliminate } from '../eliminate.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { factorsOf } from '../unit-data/factors.ts';
import { HALVES } from './allowance.ts';

type Standing = Pick<Seeing, 'own'>;

/** Whether units of a side may be ridden down in a hex by a stack that is strong enough: as printed, without the ground. */
export const isWeak = (p: Printed, s: Standing, hex: string, side: Who): boolean => {
  const units = groundUnitsAt(p, s, hex, side);
  if (units.length === 0) return false;
  const defence = units.reduce((sum, unit) => sum + factorsOf(p).defence(s, unit), 0);
  return defence <= p.limit('overrun-defence');
};

export const isStrong = (p: Printed, s: Standing, units: readonly string[]): boolean =>
  units.reduce((sum, unit) => sum + factorsOf(p).fullAttack(s, unit), 0) >= p.limit('overrun-attack');

/** KAT.4, R91: katyushas alone, for Germans, at no cost. */
const isOnlyRockets = (p: Printed, s: Standing, units: readonly string[], hex: string, side: Who): boolean =>
  units.some((unit) => classOf(p, unit).isGerman) &&
  groundUnitsAt(p, s, hex, side).every((unit) => classOf(p, unit).isKatyusha);

/** What going into a hex costs beside its ground, in halves. */
export const overrunCost = (p: Printed, s: Standing, units: readonly string[], hex: string): number => {
  const enemy = p.other(p.sideOf(units[0] ?? ''));
  if (groundUnitsAt(p, s, hex, enemy).length === 0 || isOnlyRockets(p, s, units, hex, enemy)) return 0;
  return lineOf(p.tables.costs, 'overrun').value * HALVES;
};

/** Units come into a hex over those that are in it. */
export const overrun = (p: Printed, ctx: Ctx<Own>, units: readonly string[], hex: string): void => {
  const enemy = p.other(p.sideOf(units[0] ?? ''));
  const lost = groundUnitsAt(p, ctx.seen, hex, enemy);
  if (lost.length === 0 || isOnlyRockets(p, ctx.seen, units, hex, enemy)) return;
  ctx.emit({
    kind: 'overrun',
    rule: 'deathstruggle:MOV.14',
    data: { units: [...units], hex, lost: [...lost] },
  });
  eliminate(p, ctx, lost, 'deathstruggle:MOV.14', 'overrun');
};
