// Ground combat: the law of this edition's battles, handed to the mechanics of the front.
import type { SeenFrame } from '../../../core/rule-set.ts';
import { stageFrom } from '../../../mechanics/combat/allocated/charts.ts';
import { fightCourse } from '../../../mechanics/combat/allocated/fight.ts';
import { shortestRetreat } from '../../../mechanics/combat/front/advance.ts';
import { frontCombat } from '../../../mechanics/combat/front/combat.ts';
import type { FrontCombat } from '../../../mechanics/combat/front/combat.ts';
import { frontField } from '../../../mechanics/combat/front/field.ts';
import type { FrontLaw, FrontSide } from '../../../mechanics/combat/front/law.ts';
import { isAllOverRiver } from '../../../mechanics/combat/front/strengths.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { setHits } from '../../../mechanics/steps.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import { isFrozen, weatherOf } from '../../../mechanics/ground/weather.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { disrupt, lossesOf, enterHex, stackingOf, zonesOf } from '../ground-units.ts';
import { movementLine, SIXTHS } from '../movement/allowance.ts';
import { costsOf, roadCost } from '../movement/costs.ts';
import { refuseAttackCost } from '../movement/attack-cost.ts';
import { isPrey } from '../movement/move-law.ts';
import { isBarredTurn } from '../sequence/player-turns.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/lines.ts';
import { factorsOf } from '../unit-data/factors.ts';
import { bonuses } from './bonuses.ts';
import { panzerRisk, pays, risks } from './exchange.ts';
import { FRONT_RULES } from './rules.ts';

/** R15: pure armour as far as the number of the result; R126: three hexes after all defenders are gone. */
const HEXES: Readonly<Partial<Record<ResultCode, number>>> = { D1: 1, D2: 2, D3: 3, DE: 3, BR: 3 };

/** RES.DN.5, R15, R26: a retreat beyond what was required, which there is none after D3, lengthens it by as much. */
const reachAfter = (f: SeenFrame): number => {
  const { attackers, driven = 0 } = fightCourse<ResultCode>(f);
  const hexes = attackers === undefined ? undefined : HEXES[attackers];
  const farther = Math.max(0, shortestRetreat(f) - driven);
  if (attackers === 'D') return Math.max(1, shortestRetreat(f));
  return (hexes ?? 1) + (attackers === 'D1' || attackers === 'D2' ? farther : 0);
};

/** R26: as in the first edition, Mud and Snow leave it to Russian tanks alone. */
const isFast = (p: Printed, s: Seeing, unit: string): boolean => {
  const { isArmour, type } = classOf(p, unit);
  const weather = weatherOf(p, s);
  return isArmour && (weather === 'good' || weather === 'hard-frost' || type === 'tank');
};

/**
 * ROAD.4: half a hex along an active road for those that are fast on it; two thirds for others are a hex still. TER.12: no river
 * costs anything.
 */
export const stride = (p: Printed, s: Seeing, unit: string, from: string, to: string): number =>
  movementLine(p, unit).road === 'half' && costsOf(p).isRoad(s, from, to) ? roadCost(p, unit) / SIXTHS : 1;

/** TER.18: D1 is D in Moscow and Tula; TER.19, R20: no Russian has to go farther than a hex from Moscow. */
const cityCodes = (
  p: Printed,
  hex: string,
  side: FrontSide,
): ReturnType<FrontLaw<Own, ResultCode>['cityCodes']> => {
  const bits = hexBits(p, hex);
  if (!has(bits, HEX.moscow | HEX.tula)) return { garrison: {}, units: {} };
  return {
    garrison: { D2: 'DE', D3: 'DE' },
    units: { D1: 'D' },
    rule: 'moscow41:TER.18',
    ...(has(bits, HEX.moscow) &&
      side === 'russian' && {
        most: p.limit('moscow-retreat'),
        cap: 'moscow41:TER.19',
      }),
  };
};

export const frontOf = perSheet((p: Printed): FrontLaw<Own, ResultCode> => {
  const overrun = stageFrom<ResultCode>(p.tables.conversions, 'overrun', FRONT_RULES.overrun).reads;
  const law: FrontLaw<Own, ResultCode> = {
    sheet: p,
    // What each code does to either side: CRT.11, R2, CRT.12, R102, RES.DE, RES.DN.2, RES.D.1, RES.AD, RES.X.7; shifts by
    // weather alone: WEA.1, WEA.9.
    charts: p.tables,
    invader: 'german',
    rules: FRONT_RULES,
    // R127: nobody but the Russians has lines.
    field: frontField(p, p.tables.bonuses, zonesOf(p)),
    limit: p.limit,
    divisionsOf: () => [],
    ...factorsOf(p),
    // SUP.11, INH.DIS, R129, R187, R188: read for each defender by himself.
    isSupplied: (s, unit) => isSupplied(p, s, unit),
    // INH.DIS
    recoversAtOnce: (s, unit) =>
      (p.sideOf(unit) === 'german' || classOf(p, unit).isRed) && isSupplied(p, s, unit),
    // SUP.12
    perishes: (s, unit) => !isSupplied(p, s, unit),
    // R16: credits are few, and those who have never come yet are many.
    raised: 'never',
    weather: (s) => weatherOf(p, s),
    bonuses: (s, fight) => bonuses(p, law, s, fight),
    // TER.13, R22
    isOverRiver: (s, fight) => isAllOverRiver(law, s, fight),
    cityCodes: (hex, side) => cityCodes(p, hex, side),
    overrunCodes: (s, _, hex) => {
      // TER.8; TER.4, TER.20: cover off the road and cities are adverse ground in every season.
      if (has(hexBits(p, hex), HEX.swamp) && !isFrozen(p, s)) return undefined;
      // WEA.7, R14
      return weatherOf(p, s) === 'mud' ? { D3: 'DE' } : overrun;
    },
    codes: { D: 'D', D2: 'D2', AD: 'AD', DE: 'DE' },
    // RES.X.1, R4
    removesAll: (s) => s.options['exchange-survivors'] !== 'on',
    pays: (s, f, unit, counted) => pays(p, law, s, f, unit, counted),
    risk: (s, f) => (risks(p, law, s, f).length > 0 ? 'panzer-risk' : undefined),
    advanceCost: (s, _, unit, from, to) => stride(p, s, unit, from, to),
    reach: (s, f, unit) => (isFast(p, s, unit) ? reachAfter(f) : 1),
    isBarred: (s) => isBarredTurn(p, s),
    refuseCost: (s, unit) => refuseAttackCost(p, s, unit),
    isBeforeMovement: (phase) => phase.includes('-first-'),
    isPrey: (s, hex, side) => isPrey(p, s, hex, side as Who),
    refuseStack: (s, hex, side, units) => stackingOf(p).refuse(s.own, hex, side, units),
    settle: (s) =>
      stackingOf(p)
        .overstacks(s)
        .some(({ side }) => side === s.clock.phasing)
        ? 'overstack'
        : undefined,
    disrupt: (ctx, units, rule) => disrupt(ctx, units, rule),
    eliminate: (ctx, units, rule, cause) =>
      lossesOf(p).eliminate(ctx, units, rule, cause === 'retreat' ? 'combat' : cause),
    enter: (ctx, units, hex, how) => enterHex(p, ctx, units, hex, how),
    breakUp: () => undefined,
    reduce: (ctx, unit, rule) => {
      setHits(ctx.s.own, unit, 1);
      ctx.emit({ kind: 'unit.reduced', rule, data: { unit, hex: placeOf(ctx.seen.own, unit), steps: 1 } });
    },
  };
  return law;
});

/** In the order of decisions that R109 settles. */
export const groundCombat = perSheet((p: Printed): FrontCombat<Own> => {
  const law = frontOf(p);
  const found = frontCombat(law);
  return { ...found, procedures: { ...found.procedures, 'panzer-risk': panzerRisk(p, law) } };
});
