// Chapter 12: what only The Road Back has: the order to stand fast in Stalingrad, and the siege of Leningrad.
// Its opening is in 3.1-setup.ts; its first turn (12.2, 12.8) in 5.2-sequence.ts, 5.4-phase-order.ts, 7.17-supply-state.ts,
// 11.3-eligible-attackers.ts and 11.11-shifts.ts.
import { isHeldBy } from '../../mechanics/control.ts';
import { hasUnitsOf, unitsAt } from '../../mechanics/places.ts';
import type { Ctx } from '../../core/rule-set.ts';
import { award, chartPoints } from './04-how-to-win/4.2-victory-points.ts';
import { isOn } from './05-sequence/5.4-phase-order.ts';
import { overlandHexes } from './07-supply/7.17-supply-state.ts';
import type { Printed } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

const STALINGRAD = '2501';
const LENINGRAD = '1011';

/** 12.1b: the events of this scenario are not those of the campaign. */
const isHere = (s: Pick<Seeing, 'scenario'>): boolean => s.scenario === 'road-back';

/** 12.7a: whether there is an order to stand fast at all. */
export const mayStandFast = (scenario: string): boolean => isHere({ scenario });

/** 12.7a, 12.7c, 12.7d, R147: asked at the start of every turn from 14 on, until the garrison once begins one in supply. */
export const orderStandFast = (p: Printed, ctx: Ctx<Own>): void => {
  const { s } = ctx;
  if (!isHere(s) || s.own.plan.standFastOver === true) return;
  if (!isOn(p, s.clock.turn, 'fortress-stalingrad')) return;
  const units = unitsAt(s.own, STALINGRAD).filter((unit) => p.unit(unit).side === 'german');
  if (units.length === 0) return;
  const hex = STALINGRAD;
  if (overlandHexes(p, s, 'german')(STALINGRAD)) {
    s.own.plan.standFastOver = true;
    ctx.emit({ kind: 'stand-fast.over', rule: 'barbarossa:12.7d', data: { hex } });
    return;
  }
  s.own.turn.stand = [...units];
  ctx.emit({ kind: 'stand-fast', rule: 'barbarossa:12.7a', data: { hex, units: [...units] } });
};

/** 12.7a, 12.7b: neither moves nor attacks in this turn; it defends and retreats as ever. */
export const standsFast = (_: Printed, s: Pick<Seeing, 'own'>, unit: string): boolean =>
  s.own.turn.stand.includes(unit);

/** 12.7e */
export const awardStalingrad = (p: Printed, ctx: Ctx<Own>): void => {
  const { s } = ctx;
  if (!isHere(s) || !isOn(p, s.clock.turn, 'stalingrad-award')) return;
  if (!isHeldBy(p, s, STALINGRAD, 'german')) return;
  const why = 'points.fortress-stalingrad';
  award(p, ctx, chartPoints(p, 'fortress-stalingrad'), why, 'barbarossa:12.7e', STALINGRAD);
};

const WHY = { lost: 'points.siege-lifted', regained: 'points.siege' } as const;

/** 12.23a, R146: on, as at the start, is nothing, off is one point less; what has been entered says which it is. */
const isEnteredAsLifted = (s: Seeing): boolean =>
  s.own.points.filter(({ why }) => why === WHY.lost || why === WHY.regained).at(-1)?.why === WHY.lost;

/** 12.23d: it has been German at some time. */
const wasTaken = (p: Printed, s: Seeing): boolean =>
  isHeldBy(p, s, LENINGRAD, 'german') ||
  s.own.points.some(({ hex, amount }) => hex === LENINGRAD && amount > 0);

/** 12.23b, 12.23c, R145: units of the German side beside it, or no line of supply, not even over the lake. */
const isBesieged = (p: Printed, s: Seeing): boolean =>
  p.neighbours(LENINGRAD).some((hex) => hasUnitsOf(p, s.own, hex, 'german')) ||
  !overlandHexes(p, s, 'soviet')(LENINGRAD);

/** Whether the siege is other than the points say. */
export const isSiegeChanged = (p: Printed, s: Seeing): boolean => {
  if (!isHere(s)) return false;
  const lifted = isEnteredAsLifted(s);
  return wasTaken(p, s) ? lifted : isBesieged(p, s) === lifted;
};

/** 12.23b-12.23d: the point goes back and forth, until Leningrad has once been taken. */
export const enterSiege = (p: Printed, ctx: Ctx<Own>): void => {
  const { seen: s } = ctx;
  if (!isSiegeChanged(p, s)) return;
  const amount = chartPoints(p, 'siege');
  if (wasTaken(p, s)) award(p, ctx, -amount, WHY.regained, 'barbarossa:12.23d');
  else if (isEnteredAsLifted(s)) award(p, ctx, -amount, WHY.regained, 'barbarossa:12.23c');
  else award(p, ctx, amount, WHY.lost, 'barbarossa:12.23b');
};
