// Ground combat: the law of this game's battles, handed to the mechanics of the front.
import type { Ctx, Seen } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Frame } from '../../../core/types.ts';
import { fightCourse, fightOf } from '../../../mechanics/combat/allocated/fight.ts';
import { frontCombat } from '../../../mechanics/combat/front/combat.ts';
import type { FrontCombat } from '../../../mechanics/combat/front/combat.ts';
import type { FrontLaw } from '../../../mechanics/combat/front/law.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { setHits } from '../../../mechanics/steps.ts';
import { groundUnitsAt } from '../air/aircraft.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isLate } from '../disruption/disrupt.ts';
import { eliminate } from '../eliminate.ts';
import { enterHex } from '../enter.ts';
import { refuseAttackCost } from '../movement/attack-cost.ts';
import { isAttackBeforeMovement } from '../sequence/phases.ts';
import { refuseStack, stackingOf } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { classOf } from '../unit-data/classes.ts';
import { factorsOf } from '../unit-data/factors.ts';
import { weatherOf } from '../weather.ts';
import { advanceCost, advanceOf, reach } from './advance.ts';
import { booked, settled } from './aftermath.ts';
import { riddenOf } from './armoured-overrun.ts';
import { breakToPay, divisionsIn, strike } from './breakdown.ts';
import { supportOf } from './close-support.ts';
import { accountOf, leaveRemnant } from './exchange.ts';
import { closureOf, fieldOf } from './field.ts';
import { fordChoice, refuseRumania } from './first-turn.ts';
import { declinesOf, forceOf } from './no-retreat.ts';
import { PROMOTION, promotable, promotion } from './promotion.ts';
import { FRONT_RULES, rulesNow } from './rules.ts';
import { isOverRiver, shiftsOf } from './shifts.ts';
import { bonuses } from './terrain.ts';

type Law = FrontLaw<Own, ResultCode>;

/** STK.7, NRO.1, R145: whoever must go and finds every hex full is in a No Retreat situation. */
const stuck = (p: Printed, ctx: Ctx<Own>, f: Frame, unit: string): void => {
  const { parts = [] } = fightCourse<ResultCode>(f);
  const result = parts.find(({ units }) => units.includes(unit))?.result;
  if (result === 'D2' || result === 'D3') eliminate(p, ctx, [unit], 'deathstruggle:STK.7', 'retreat');
};

/** Aircraft on the ground are overrun by who comes (AIR.18), katyushas that stand alone by Germans (KAT.4, R86). */
const isPrey = (p: Printed, s: Pick<Seeing, 'own'>, hex: string, by: string): boolean =>
  groundUnitsAt(p, s, hex, p.other(p.sideOf(by))).every(
    (unit) => classOf(p, unit).isKatyusha && classOf(p, by).isGerman,
  );

export const frontOf = perSheet((p: Printed): Law => {
  const law: Law = {
    sheet: p,
    // What each code does to either side: RES.BK.1, RES.DE.1, RES.DN.1, RES.D.1, RES.AD, R84; what exchanges cost: RES.X.2; what No
    // Retreat makes of it: NRO.1, R17; what pressing does: PRS.2, PRS.3.
    charts: p.tables,
    invader: 'axis',
    rules: FRONT_RULES,
    rulesNow,
    field: fieldOf(p),
    limit: p.limit,
    divisionsOf: (unit, own) => divisionsIn(p, own, unit),
    partAttack: (s, unit) => factorsOf(p).fullAttack(s, unit),
    ...factorsOf(p),
    fights: (unit) => !classOf(p, unit).isAir,
    // R48: aircraft alone are overrun by who comes in.
    unfit: (hex) => refusal('ATTACK.AIRCRAFT', 'deathstruggle:AIR.18', { hex }),
    // KAT.1
    isSupplied: (s, unit) => isSupplied(p, s, unit),
    // REC.1, REC.2, REC.6
    recoversAtOnce: (s, unit) => !isLate(p, unit) && isSupplied(p, s, unit),
    weather: (s) => weatherOf(p, s),
    shifts: shiftsOf(p, () => law),
    support: supportOf(p),
    bonuses: (s, fight) => bonuses(p, s, fight),
    isOverRiver: (s, fight) => isOverRiver(law, s, fight),
    // No city has a garrison of its own.
    cityCodes: () => ({ garrison: {}, units: {} }),
    overrunCodes: () => undefined,
    codes: { D: 'D', D2: 'D2', AD: 'AD', DE: 'DE' },
    // NRO.2, NRO.3, R20: any unit, before every battle, so that NRO.4 never comes to pass.
    mayStand: () => true,
    force: forceOf(p),
    declines: declinesOf(p),
    account: accountOf(p),
    // RES.AE, R143: as many as the defence and no more.
    sparesRest: true,
    // RES.BK.2, R4, R86
    blitz: { may: (_, unit) => classOf(p, unit).isGerman },
    closure: (s, defender) => closureOf(p, s, defender as Who),
    // R12
    equalOdds: ({ clock }) => (clock.phasing === 'axis' ? 'deathstruggle:MAN.4' : 'deathstruggle:MAN.3'),
    refuseAttacker: (s, unit, from, hex) => {
      // SEQ.A2
      if (isAttackBeforeMovement(s.clock.phase) && classOf(p, unit).isAllied)
        return refusal('ATTACK.ALLIES', 'deathstruggle:SEQ.A2', { unit, hex });
      return refuseRumania(p, s, unit, from, hex);
    },
    ridden: riddenOf(p),
    // RES.DE.2, OVR.3
    remnants: { after: 'DE', suffers: 'D3', leave: (ctx, _, unit) => leaveRemnant(p, ctx, unit) },
    // RES.DN.5, R6
    extra: (s, code) => (code === 'D1' && s.options['d1-retreat'] === 'example' ? 1 : undefined),
    strike: (ctx, units, rule, code) => strike(p, ctx, units, rule, { code }),
    booked: (ctx, f) => booked(p, ctx, f),
    settled: (ctx, f) => settled(p, law, ctx, f),
    epilogue: (s, f) => (promotable(p, s, f).length > 0 ? PROMOTION : undefined),
    // MAN.2: what counts as attacked is so for a phase.
    ended: (ctx) => void (ctx.s.own.pulse.battles = []),
    more: [fordChoice(p)],
    advanceCost: (s, f, unit, from, to, nth) => advanceCost(p, s, f, unit, from, to, nth),
    advance: advanceOf(p),
    retreat: {
      // RES.D.4, R8, R106
      crowd: 'deathstruggle:RES.D.4',
      isCrowded: (s: Seen<Own>, f) =>
        stackingOf(p)
          .overstacks(s)
          .some(({ hex }) => hex === fightOf(f).hex),
      stuck: (ctx, f, unit) => stuck(p, ctx, f, unit),
    },
    reach: (s, f, unit) => reach(p, s, f, unit),
    isBarred: () => false,
    refuseCost: (s, unit, hex) => refuseAttackCost(p, s, unit, hex),
    isBeforeMovement: (phase) => isAttackBeforeMovement(phase),
    isPrey: (s, hex, _, by) => isPrey(p, s, hex, by),
    refuseStack: (s, hex, side, units) => refuseStack(p, s, hex, side as Who, units),
    // R89: what attackers leave over a limit is looked at as their owner's next movement ends.
    settle: () => undefined,
    disrupt: (ctx, units, rule) => void strike(p, ctx, units, rule),
    eliminate: (ctx, units, rule, cause) => eliminate(p, ctx, units, rule, cause),
    enter: (ctx, units, hex, how) => enterHex(p, ctx, units, hex, how),
    breakUp: (ctx, unit, rule) => breakToPay(p, ctx, unit, rule),
    // RES.X.8
    reduce: (ctx, unit, rule) => {
      setHits(ctx.s.own, unit, 1);
      ctx.emit({ kind: 'unit.reduced', rule, data: { unit, hex: placeOf(ctx.seen.own, unit), steps: 1 } });
    },
  };
  return law;
});

export const groundCombat = perSheet((p: Printed): FrontCombat<Own> => {
  const found = frontCombat(frontOf(p));
  return { ...found, procedures: { ...found.procedures, [PROMOTION]: promotion(p) } };
});
