// Ground combat: the law of this game's battles, handed to the mechanics of the front.
import type { RuleId } from '../../../core/types.ts';
import { stageFrom } from '../../../mechanics/combat/allocated/charts.ts';
import type { FrontLaw } from '../../../mechanics/combat/front/law.ts';
import { isHalfOverRiver } from '../../../mechanics/combat/front/strengths.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { breakUp, reduce } from '../armies/break-up.ts';
import { reach } from '../advance/reach.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { lossesOf } from '../eliminate.ts';
import { enterHex } from '../enter.ts';
import { refuseAttackCost } from '../movement/attack-cost.ts';
import { isPrey } from '../movement/move-law.ts';
import { isBarredPulse } from '../sequence/turn.ts';
import { overstacks, refuseStack } from '../stacking/stacking.ts';
import type { Own } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { factorsOf } from '../unit-data/factors.ts';
import { weatherOf } from '../weather/weather.ts';
import { bonuses } from './bonuses.ts';
import { fieldOf } from './field.ts';
import { FRONT_RULES } from './rules.ts';

/** FEX.2 to FEX.7: each cell by its own rule. */
const FORCED: Readonly<Partial<Record<ResultCode, RuleId>>> = {
  D2: 'typhoon:FEX.3',
  D1: 'typhoon:FEX.4',
  D: 'typhoon:FEX.5',
  AD: 'typhoon:FEX.6',
};

/** R26: what is no more than a city falls to D2; units in it are read as printed. */
const CITY = { garrison: { D2: 'DE' }, units: {} } as const;

export const frontOf = perSheet((p: Printed): FrontLaw<Own, ResultCode> => {
  const overrun = stageFrom<ResultCode>(p.tables.conversions, 'overrun', FRONT_RULES.overrun).reads;
  const law: FrontLaw<Own, ResultCode> = {
    sheet: p,
    // What each code does to either side: CRT.11, R2, RES.BR.1, RES.DE, RES.D2.1, RES.D1.1, RES.D1.2, RES.D.1, RES.AD.1, RES.X.6.
    charts: p.tables,
    invader: 'german',
    rules: FRONT_RULES,
    field: fieldOf(p),
    limit: p.limit,
    divisionsOf: (unit) => p.divisionsOf(unit),
    ...factorsOf(p),
    // DIS.3, DIS.4, DIS.5, SUP.12, R87, R88: read for each defender by himself, with what the hex adds.
    isSupplied: (s, unit) => isSupplied(p, s, unit),
    weather: (s) => weatherOf(p, s),
    bonuses: (s, fight) => bonuses(p, law, s, fight),
    // TER.2, R25; R52 and R56 are shifts of the chart, too.
    isOverRiver: (s, fight) => isHalfOverRiver(law, s, fight),
    cityCodes: () => CITY,
    // WEA.3
    overrunCodes: (s, side) => (weatherOf(p, s) === 'mud' && side === 'german' ? undefined : overrun),
    // FEX.1, R3, R4, R84
    force: {
      rule: 'typhoon:FEX.1',
      by: (code) => FORCED[code] ?? 'typhoon:FEX.2',
      isStrong: (s) => s.options['strong-d2'] === 'on',
    },
    // RES.X.1, RES.X.2, RES.X.3, R13, R86
    decline: { rule: 'typhoon:RES.X.1', isOpen: (s) => weatherOf(p, s) !== 'snow' },
    codes: { D: 'D', D2: 'D2', AD: 'AD', DE: 'DE' },
    // SEQ.15
    reach: (s, f, unit) => reach(p, s, f, unit),
    isBarred: (s) => isBarredPulse(p, s),
    refuseCost: (s, unit) => refuseAttackCost(p, s, unit),
    isBeforeMovement: (phase) => phase.includes('-first-'),
    isPrey: (s, hex, side) => isPrey(p, s, hex, side as Who),
    refuseStack: (s, hex, side, units) => refuseStack(p, s, hex, side, units),
    // STK.1, R76
    settle: (s) =>
      overstacks(p, s, s.clock.phasing as 'german' | 'russian').length > 0 ? 'overstack' : undefined,
    disrupt: (ctx, units, rule) => disrupt(p, ctx, units, rule),
    eliminate: (ctx, units, rule, cause) => lossesOf(p).eliminate(ctx, units, rule, cause),
    enter: (ctx, units, hex, how) => enterHex(p, ctx, units, hex, how),
    breakUp: (ctx, unit, rule) => void breakUp(p, ctx, unit, rule),
    reduce: (ctx, unit, rule) => reduce(ctx, unit, rule),
  };
  return law;
});
