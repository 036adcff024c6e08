// Chapters 9 and 11: German mobile assaults, and overruns of artillery that stands alone (11.7).
import { hasUnitsOf, unitsAt } from '../../../mechanics/places.ts';
import { entry } from '../../../core/ledger.ts';
import type { Sink } from '../../../core/ledger.ts';
import { procedure, refusal } from '../../../core/rule-set.ts';
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import { assaultSteps } from '../../../mechanics/movement/assault-course.ts';
import type { AssaultCourse, AssaultVars } from '../../../mechanics/movement/assault-course.ts';
import type { AssaultLaw } from '../../../mechanics/movement/law.ts';
import type { Refusal } from '../../../core/types.ts';
import { attackFactor, isAlly, isArtillery, isAssaulter, isPanzer, isStatic } from '../02-counters.ts';
import { agreed, isOn } from '../03-set-up/3.1-agreed.ts';
import { enterHex } from '../03-set-up/3.8-hex-control.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { isOut } from '../07-supply/7.2-supply.ts';
import { isKnown } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { isShort } from './9.1-allowance.ts';
import { isOnCorridor, refuseAbroad, refusePlace, stepCost, surcharge } from './9.8-costs.ts';

/** 11.7f, R45, R78: as far as the Germans see, nobody but artillery is in a hex. */
export const looksLikeArtillery = (p: Printed, s: Seeing, hex: string): boolean => {
  const seen = unitsAt(s.own, hex).filter(
    (unit) => p.sideOf(unit) === 'soviet' && isKnown(p, s, unit, 'german'),
  );
  return seen.length > 0 && seen.every((unit) => isArtillery(p, unit));
};

/** Nobody but artillery is in it; R46: airborne and T-34 brigades guard it. */
export const isArtilleryAlone = (p: Printed, defenders: readonly string[]): boolean =>
  defenders.length > 0 && defenders.every((unit) => isArtillery(p, unit));

const isAnyArtillery = atRest((p: Printed, s: Seeing): boolean =>
  Object.keys(s.own.places).some((hex) => p.isHex(hex) && looksLikeArtillery(p, s, hex)),
);

/** 9.24d; 5.13g, 9.29b; 5.7d, 5.7e, 9.29a, 11.7g: with the other order only artillery is overrun. */
const refuseTurn = (p: Printed, s: Seeing): Refusal | undefined => {
  if (phasing(s) === 'soviet') return refusal('ASSAULT.SOVIET', 'storm:9.24d');
  if (isOn(p, s, 'no-momentum')) return refusal('ASSAULT.TURN', 'storm:9.29b');
  return s.own.plan.order === 'fight-move' && !isAnyArtillery(p, s)
    ? refusal('ASSAULT.ORDER', 'storm:9.29a')
    : undefined;
};

const refuseKind = (p: Printed, unit: string): Refusal | undefined => {
  if (isAlly(p, unit)) return refusal('ASSAULT.ALLY', 'storm:5.8d', { unit });
  return isAssaulter(p, unit) ? undefined : refusal('ASSAULT.KIND', 'storm:9.22a', { unit });
};

/** Why a unit makes none but on artillery, in this order of phases or ever: 9.29a, 5.8d, 9.22a. */
const refuseFighter = (p: Printed, s: Seeing, unit: string, to: string): Refusal | undefined => {
  if (s.own.plan.order === 'fight-move') return refusal('ASSAULT.ORDER', 'storm:9.29a');
  const unfit = refuseKind(p, unit);
  return unfit && { ...unfit, params: { ...unfit.params, hex: to } };
};

/** Why these make no mobile assault but on artillery: 9.22b, 9.22c beside what bars one of them. */
export const refuseForce = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  to: string,
): Refusal | undefined => {
  const unfit = units.map((unit) => refuseFighter(p, s, unit, to)).find((refused) => refused !== undefined);
  if (unfit !== undefined) return unfit;
  return units.some((unit) => isPanzer(p, unit))
    ? undefined
    : refusal('ASSAULT.PANZER', 'storm:9.22b', { units: [...units], hex: to });
};

/** 9.24a, 9.24c: into no marsh and no mountains, wherever it comes from; 9.24b: corridor or not. */
const refuseGround = (p: Printed, s: Seeing, units: readonly string[], to: string): Refusal | undefined => {
  const { terrain } = p.hex(to);
  const rule = isOnCorridor(p, to) ? 'storm:9.24b' : 'storm:9.24a';
  if (terrain === 'marsh' || terrain === 'mountain')
    return refusal('ASSAULT.TERRAIN', rule, { hex: to, terrain });
  return looksLikeArtillery(p, s, to) ? undefined : refuseForce(p, s, units, to);
};

/** 10.10c: the static unit alone has no attack. */
const refuseUnit = (p: Printed, unit: string): Refusal | undefined =>
  isStatic(p, unit) || attackFactor(p, unit) === 0
    ? refusal('ASSAULT.STATIC', 'storm:9.2c', { unit })
    : undefined;

/** 9.25, 7.6b, R33: in supply where it sets out, and where it strikes from. */
const refuseSupply = (p: Printed, s: Seeing, unit: string, from: string): Refusal | undefined => {
  if (isShort(p, s, unit)) return refusal('ASSAULT.SHORT', 'storm:7.6b', { unit });
  return isOut(p, s, unit, from) ? refusal('ASSAULT.SUPPLY', 'storm:9.25', { unit, from }) : undefined;
};

const refuse = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  from: string,
  to: string,
): Refusal | undefined => {
  const [first = ''] = units;
  if (!hasUnitsOf(p, s.own, to, 'soviet')) return refusal('ASSAULT.NOBODY', 'storm:9.23a', { hex: to });
  const isOverrun = looksLikeArtillery(p, s, to);
  for (const unit of units) {
    // Who could make none anyway is not told of supply; allies are always supplied, and told first of their border (7.1c).
    const never = isOverrun || isAlly(p, unit) ? undefined : refuseFighter(p, s, unit, to);
    const barred =
      refuseUnit(p, unit) ?? refusePlace(p, s, unit, from, to) ?? never ?? refuseSupply(p, s, unit, from);
    if (barred !== undefined) return barred;
    // R63: from abroad as little as abroad.
    const abroad = refuseAbroad(p, unit, from, to, from);
    if (abroad !== undefined) return abroad;
  }
  const ground = refuseGround(p, s, units, to);
  if (ground !== undefined) return ground;
  // 6.1c, 9.23e; 9.23f: of the hex that is assaulted each side has its own limits.
  const full = refuseStack(p, s, from, p.sideOf(first), units);
  return full?.code === 'STACK.FULL' ? refusal('STACK.FULL', 'storm:9.23e', full.params) : full;
};

const HANGS_ON_PLACE: ReadonlySet<string> = new Set([
  'ASSAULT.SUPPLY',
  'MOVE.NOT-NEXT',
  'MOVE.WATER-SIDE',
  'MOVE.HOME',
  'STACK.FULL',
  'STACK.NATIONS',
]);

/** 9.23c, 9.23g, R28: what a round costs from the hex it is launched from; by agreement a repeated one costs the extra point alone. */
const price = (p: Printed, s: Seeing, unit: string, from: string, to: string, sink?: Sink): number => {
  const isRepeated = s.own.phase.struck[unit] === `${from} ${to}`;
  const isCheap = isRepeated && agreed(p, s, 'repeated-rounds') === 'cheap';
  const step = isCheap
    ? 0
    : stepCost(p, s, unit, from, to, 'assault', sink) + surcharge(p, s, p.sideOf(unit), from, to, sink);
  const { value } = lineOf(p.tables.costs, 'mobile-assault');
  sink?.(entry('add', value, 'cost.mobile-assault', 'storm:9.23a', { hex: to }));
  return step + value;
};

export const assaultLaw = (p: Printed): AssaultLaw => ({
  rules: {
    assault: 'storm:9.22a',
    nobody: 'storm:9.23a',
    begins: 'storm:9.23a',
    // 9.3b, R29
    payment: 'storm:9.24f',
    together: 'storm:9.26',
  },
  refuseTurn: (s: Seeing) => refuseTurn(p, s),
  fits: (unit) => refuseUnit(p, unit) === undefined,
  // 11.7f: those who do nothing else overrun artillery, if any can be seen alone.
  refuseUnit: (s: Seeing, unit) =>
    refuseUnit(p, unit) ?? (isAnyArtillery(p, s) ? undefined : refuseKind(p, unit)),
  refuseGround: (s: Seeing, units, _, to) => refuseGround(p, s, units, to),
  refuse: (s: Seeing, units, from, to) => refuse(p, s, units, from, to),
  hangsOnPlace: ({ code }) => HANGS_ON_PLACE.has(code),
  price: (s: Seeing, unit, from, to, sink) => price(p, s, unit, from, to, sink),
  procedure: 'assault',
  carries: [],
  halted: () => undefined,
});

/** 9.23d, 9.27b, 9.28a: as often as it can pay. R97: control waits for the result. */
const course = (p: Printed): AssaultCourse => ({
  sheet: p,
  rules: { cleared: () => 'storm:9.28a', failed: () => 'storm:9.27a' },
  begins: (ctx: Ctx<Own>, units, from, target) => {
    for (const unit of units) ctx.s.own.phase.struck[unit] = `${from} ${target}`;
  },
  battle: ({ units, from, target }) => ({
    proc: 'battle',
    vars: { target, attackers: [...units], kind: 'mobile', from },
  }),
  // 9.28c: nobody advances, they are there.
  enter: (ctx: Ctx<Own>, units, target) => enterHex(p, ctx, units, target),
  halts: () => false,
});

export const mobileAssault = (p: Printed): Procedure<Own> =>
  procedure<Own, AssaultVars>({ ...assaultSteps(course(p)) });
