// What a computer player of Death Struggle 20 does where there is little to weigh: set-up, administration, the air, battles, and the
// questions of victory.
import type { Habit, Said } from '../../../api/outlook.ts';
import { airPlans } from '../../../mechanics/combat/front/outlook/air.ts';
import type { AirPlans } from '../../../mechanics/combat/front/outlook/air.ts';
import { battleHabits } from '../../../mechanics/combat/front/outlook/habits.ts';
import { questionsIn } from '../../../mechanics/combat/front/outlook/phases.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { airOf, isInCover } from '../air/air-law.ts';
import { hexesOf } from '../air/aircraft.ts';
import { frontOf } from '../combat/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES } from '../sequence/phases.ts';
import type { Own, Seeing } from '../state.ts';
import { levelOf } from '../supply/supplied.ts';
import { administrationOrders } from './administration.ts';
import { prizesOf } from './prizes.ts';

const end: Said = { verb: 'end', args: {} };
const pass: Said = { verb: 'pass', args: {} };

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

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> => {
  const thumb = (answer: (s: Seeing, side: Who) => readonly Said[]): Habit => ({
    kind: 'thumb',
    answer: (s, side) => answer(s as Seeing, side as Who),
  });
  const every = (ending: string, habit: Habit): Readonly<Record<string, Habit>> =>
    Object.fromEntries(questionsIn(PHASES, ending).map((question) => [question, habit]));
  const setUp = thumb((s) =>
    unitsAt(s.own, SETUP).length > 0 ? [{ verb: 'place', args: { how: ['default'] } }] : [end],
  );
  const { combat, battles } = battleHabits(frontOf(p), (s) => prizesOf(p, s as Seeing));
  return {
    'setUp@russian': setUp,
    'setUp@axis': setUp,
    ...every(
      '-administration',
      thumb((s, side) => administrationOrders(p, s, side, isLate(s))),
    ),
    ...every('-movement', { kind: 'plan', part: 'move' }),
    ...every('-breakthrough', { kind: 'plan', part: 'move' }),
    ...every(
      '-first-attacks',
      thumb(() => [end]),
    ),
    ...every('-combat', combat),
    ...battles,
    'sorties@ask': thumb((s, side) => [...airPlansOf(p).meetings(s, side), pass]),
    // VIC.1, VIC.4: a victory that is there is taken, and the die is free.
    'axisVictory@ask': thumb(() => [{ verb: 'claim', args: {} }]),
  };
};

/** The questions before whose end missions and attacks are ordered. */
export const ALLOCATIONS: readonly string[] = [
  ...questionsIn(PHASES, '-movement'),
  ...questionsIn(PHASES, '-breakthrough'),
  ...questionsIn(PHASES, '-first-attacks'),
];
