// Tactical advance: movement factors after each result (ADV.1, ADV.2, ADV.5 to ADV.7, R23), what the ground costs on the way (ADV.4, MOV.11,
// TER.6), and zones (ADV.8, ADV.9).
import type { Ctx, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Frame, Refusal, RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { fightCourse, fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import { shortestRetreat } from '../../../mechanics/combat/front/advance.ts';
import type { AdvanceLaw } from '../../../mechanics/combat/front/law.ts';
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { HALVES, movementLine } from '../movement/allowance.ts';
import { isOpenRiver, paysForRivers } from '../movement/attack-cost.ts';
import { groundCost, groundOf, isRoad, refuseStep as refuseGround, stepCost } from '../movement/costs.ts';
import { meetingOf } from '../movement/move-law.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { weatherLine } from '../weather.ts';
import { isInEnemyZone, zonesOf } from '../zones-of-control/zones.ts';

const FAR: ReadonlySet<ResultCode> = new Set(['D3', 'DE', 'BK']);

/** ADV.1, ADV.2; others go one hex. */
const pointsOf = (p: Printed, unit: string): number => {
  const { type, isGerman, isShock } = classOf(p, unit);
  const isRussian = p.sideOf(unit) === 'russian';
  if ((isGerman && type === 'panzer') || (isRussian && type === 'cavalry')) return p.limit('advance-fast');
  const isMobile = isRussian
    ? type === 'tank' || type === 'parachute' || isShock
    : (isGerman && type === 'motorised-infantry') || type === 'cavalry';
  return isMobile ? p.limit('advance-mobile') : p.limit('advance');
};

/** R23: D2 is two; after any other result one hex, or as far as all defenders have gone. */
export const reach = (p: Printed, s: Seeing, f: SeenFrame, unit: string): number => {
  const least = p.limit('advance');
  // ADV.6
  if (p.sideOf(unit) === 'axis' && weatherLine(p, s).shortAdvance === true) return least;
  const points = pointsOf(p, unit);
  const { attackers = 'D' } = fightCourse<ResultCode>(f);
  if (points === least || FAR.has(attackers)) return points;
  if (attackers === 'D2') return Math.min(points, p.limit('advance-d2'));
  return Math.min(points, Math.max(least, shortestRetreat(f)));
};

/** MOV.11, R35: units that go one hex farther by road have done so. */
const strolled = (f: SeenFrame): readonly string[] => (f.vars['strolled'] ?? []) as readonly string[];

const isExtra = (p: Printed, s: Seeing, f: SeenFrame, unit: string, from: string, to: string): boolean =>
  movementLine(p, unit).road === 'hex' &&
  pointsOf(p, unit) > p.limit('advance') &&
  isRoad(p, s, from, to) &&
  !strolled(f).includes(unit);

/** ADV.4: roads help after the first hex; TER.6: panzers, tanks and German armies pay for rivers. */
export const advanceCost = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
  nth: number,
): number => {
  if (nth > 1 && isExtra(p, s, f, unit, from, to)) return 0;
  const river =
    paysForRivers(p, unit) && isOpenRiver(p, s, from, to) ? lineOf(p.tables.costs, 'river').value : 0;
  // ADV.5: whatever the ground of the first hex.
  if (nth === 1) return Math.max(1, groundOf(p, s, to).other, offRoad(p, s, unit, to)) + river;
  return stepCost(p, s, unit, from, to) / HALVES + river;
};

/** As if no road led there. */
const offRoad = (p: Printed, s: Seeing, unit: string, to: string): number =>
  groundCost(p, s, unit, to, to) / HALVES;

/** ADV.9 */
const isExempt = (p: Printed, f: SeenFrame, unit: string, from: string, to: string): boolean => {
  const { attackers } = fightCourse<ResultCode>(f);
  if (attackers !== 'DE' && attackers !== 'BK') return false;
  const { isArmour, isShock, type } = classOf(p, unit);
  const { hex } = fightOf(f);
  const isThrough = to === hex || from === hex;
  return isThrough && (isArmour || isShock || type === 'parachute' || p.isKind(unit, 'ss'));
};

/** ADV.8: ZOC.1, ZOC.4, ZOC.5, ZOC.7 as on the move. */
const refuseZone = (
  p: Printed,
  s: Seeing,
  f: SeenFrame,
  unit: string,
  from: string,
  to: string,
  nth: number,
): Refusal | undefined => {
  const side = p.sideOf(unit);
  if (isExempt(p, f, unit, from, to) || hasUnitsOf(p, s.own, to, side)) return undefined;
  const told = { unit, from, hex: to };
  const enemy = p.other(side);
  if (zonesOf(p).grips(s, enemy)(p.side(from, to)))
    return refusal('ADVANCE.SAME-ZONE', 'deathstruggle:ADV.8', told);
  const isIn = isInEnemyZone(p, s, from, side);
  if (isIn && isInEnemyZone(p, s, to, side) && meetingOf(p).isHeldLine(s, from, to, side))
    return refusal('ADVANCE.HELD-LINE', 'deathstruggle:ADV.8', told);
  return nth > 1 && isIn ? refusal('ADVANCE.STOPPED', 'deathstruggle:ADV.8', told) : undefined;
};

/** What holds a unit to so many hexes: mud, its kind, or the result. */
const farRule = (p: Printed, s: Seeing, f: SeenFrame, unit: string): RuleId => {
  if (p.sideOf(unit) === 'axis' && weatherLine(p, s).shortAdvance === true) return 'deathstruggle:ADV.6';
  const points = pointsOf(p, unit);
  if (points === p.limit('advance')) return 'deathstruggle:ADV.5';
  const { attackers = 'D' } = fightCourse<ResultCode>(f);
  if (FAR.has(attackers)) return farther(p, unit);
  if (attackers === 'D2') return 'deathstruggle:R23';
  return attackers.includes('X') ? 'deathstruggle:RES.X.4' : 'deathstruggle:ADV.7';
};

const farther = (p: Printed, unit: string): RuleId =>
  pointsOf(p, unit) === p.limit('advance-fast') ? 'deathstruggle:ADV.1' : 'deathstruggle:ADV.2';

export const advanceOf = (p: Printed): AdvanceLaw<Own> => ({
  far: (s, f, unit) => farRule(p, s, f, unit),
  farther: ([first = '']) => farther(p, first),
  refuseStep: (s, f, unit, from, to, nth) => {
    // Off the map of the Axis' allies and into mountains nobody goes who cannot stand there (MOV.4, TER.16).
    const ground = refuseGround(p, s, unit, from, to);
    if (ground !== undefined && (nth > 1 || ground.rule !== 'deathstruggle:TER.16'))
      return { ...ground, code: 'ADVANCE.GROUND' };
    return refuseZone(p, s, f, unit, from, to, nth);
  },
  refuseTogether: (s, units, to) => {
    const [first = ''] = units;
    return refuseStack(p, s, to, p.sideOf(first), units);
  },
  noted: (ctx: Ctx<Own>, f: Frame, units, to) => {
    const { hex } = fightOf(f);
    const more = units.filter((unit) => {
      const from = placeOf(ctx.seen.own, unit);
      return from === hex && to !== hex && isExtra(p, ctx.seen, f, unit, from, to);
    });
    if (more.length > 0) f.vars['strolled'] = [...strolled(f), ...more];
  },
});
