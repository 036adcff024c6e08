// What a computer player of Death Struggle 20 does where there is little to weigh: set-up, administration, the air, battles, and the
// questions of victory.
import type { Habit } from '../../../api/outlook.ts';
import { airPlans } from '../../../mechanics/combat/front/outlook/air.ts';
import type { AirPlans } from '../../../mechanics/combat/front/outlook/air.ts';
import { allocationsIn, phaseHabits } from '../../../mechanics/combat/front/outlook/phases.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { airOf, isInCover } from '../air/air-law.ts';
import { hexesOf } from '../air/aircraft.ts';
import { frontOf } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES } from '../sequence/phases.ts';
import type { Own, Seeing } from '../state.ts';
import { levelOf } from '../supply/supplied.ts';
import { administrationOrders } from './administration.ts';
import { prizesOf } from './prizes.ts';

/** Support of an attack, as part of the defence; 1 hex: who is beside the hex once all have moved. */
const SUPPORT: Readonly<Record<Who, number>> = { axis: 0.8, russian: 0.3 };

export const airPlansOf = perSheet((p: Printed): AirPlans<Own> =>
  airPlans(frontOf(p), {
    air: airOf(p),
    hexes: (s, side) => hexesOf(p, s, p.other(side as Who)),
    isCovered: (_, hex) => isInCover(p, hex),
    support: (side) => SUPPORT[side as Who],
    needsSupply: (s, unit) => levelOf(p, s, unit) === 'isolated',
    near: 1,
  }),
);

/** From October on the Axis has had its time (R33). */
const LATE = 9;
export const isLate = ({ clock }: Pick<Seeing, 'clock'>): boolean => clock.turn >= LATE;

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> => ({
  ...phaseHabits<Own, ResultCode>({
    front: frontOf(p),
    phases: PHASES,
    air: airPlansOf(p),
    prizes: (s) => prizesOf(p, s),
    administration: (s, side) => administrationOrders(p, s, side as Who, isLate(s)),
  }),
  // VIC.1, VIC.4: a victory that is there is taken, and the die is free.
  'axisVictory@ask': { kind: 'thumb', answer: () => [{ verb: 'claim', args: {} }] },
});

/** The questions before whose end missions and attacks are ordered. */
export const ALLOCATIONS: readonly string[] = allocationsIn(PHASES);
