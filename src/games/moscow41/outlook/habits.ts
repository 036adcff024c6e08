// What a computer player of Moscow vs. Barbarossa does where there is little to weigh: INH.ARM, ENT.1, R147, INH.REP, R153, R154.
import type { Habit } from '../../../api/outlook.ts';
import { airPlans, armyAir } from '../../../mechanics/combat/front/outlook/air.ts';
import { allocationsIn, phaseHabits } from '../../../mechanics/combat/front/outlook/phases.ts';
import { airOf, fliegerkorpsOf } from '../air/air-law.ts';
import { frontOf } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { PHASES } from '../sequence/phases.ts';
import type { Own } from '../state.ts';
import { arrivalsOf } from './arrivals.ts';
import { prizesOf } from './prizes.ts';
import { rearOf } from './rear.ts';

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> =>
  phaseHabits<Own, ResultCode>({
    front: frontOf(p),
    phases: PHASES,
    air: airPlans(frontOf(p), armyAir(frontOf(p), airOf(p), p.limit('resupply-range'))),
    arrivals: arrivalsOf(p),
    rear: rearOf(p),
    prizes: (s) => prizesOf(p, s),
    naming: fliegerkorpsOf(p).choice,
    lastAir: 'german-supply@orders',
    drop: 'russian-supply@orders',
  });

/** INH.SEQ, R136 */
export const ALLOCATIONS: readonly string[] = allocationsIn(PHASES);
