// What a computer player of Moscow vs. Barbarossa does where there is little to weigh: INH.ARM, ENT.1, R147, INH.REP, R153, R154.
import type { Seen } from '../../../core/rule-set.ts';
import type { Habit } from '../../../api/outlook.ts';
import { airPlans, armyAir } from '../../../mechanics/combat/front/outlook/air.ts';
import { allocationsIn, armyHabits } from '../../../mechanics/combat/front/outlook/phases.ts';
import { airOf, fliegerkorpsOf } from '../air/air-law.ts';
import { digging } from '../../../mechanics/combat/front/outlook/entrench.ts';
import { frontOf } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { entrenchOf } from '../ground-units.ts';
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
    // R24
    digging: digging({
      sheet: p,
      choice: (side) => entrenchOf(p, side as Who),
      presses: (s, side) => (side === 'german') !== isLate(p, s),
      prizes: (s) => prizesOf(p, s),
    }),
    prizes: (s) => prizesOf(p, s),
    naming: fliegerkorpsOf(p).choice,
    lastAir: 'german-supply@orders',
    drop: 'russian-supply@orders',
  });

/** INH.VIC: the Germans have had their time. */
export const isLate = (p: Printed, { clock }: Pick<Seen<Own>, 'clock'>): boolean =>
  clock.turn >= p.limit('holding-from');

/** INH.SEQ, R136 */
export const ALLOCATIONS: readonly string[] = allocationsIn(PHASES);
