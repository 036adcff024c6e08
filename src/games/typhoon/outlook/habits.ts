// What a computer player of Typhoon does where there is little to weigh: ARM.5, INH.ENT, R47, REP.2, SEQ.5, SEQ.9, R49, AIR.12,
// AIR.19, AIR.27, VIC.6.
import type { Habit } from '../../../api/outlook.ts';
import { airPlans, armyAir } from '../../../mechanics/combat/front/outlook/air.ts';
import { allocationsIn, armyHabits } from '../../../mechanics/combat/front/outlook/phases.ts';
import { airOf, fliegerkorpsOf } from '../air/air-law.ts';
import { frontOf } from '../combat-results/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { PHASES } from '../sequence/phases.ts';
import type { Own } from '../state.ts';
import { arrivalsOf } from './arrivals.ts';
import { prizesOf } from './prizes.ts';
import { rearOf } from './rear.ts';

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> =>
  armyHabits<Own, ResultCode>({
    front: frontOf(p),
    phases: PHASES,
    air: airPlans(frontOf(p), armyAir(frontOf(p), airOf(p), p.limit('resupply-range'))),
    arrivals: arrivalsOf(p),
    rear: rearOf(p),
    prizes: (s) => prizesOf(p, s),
    naming: fliegerkorpsOf(p).choice,
    lastAir: 'german-last-air@orders',
    drop: 'supply@orders',
  });

/** SEQ.4, SEQ.5 */
export const ALLOCATIONS: readonly string[] = allocationsIn(PHASES);
