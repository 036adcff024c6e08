// What a computer player must know of Death Struggle 20 beyond its rules.
import type { Outlook } from '../../api/outlook.ts';
import type { Side } from '../../core/types.ts';
import { leaving } from '../../mechanics/combat/front/outlook/arrivals.ts';
import { frontPlanner } from '../../mechanics/combat/front/outlook/attacks.ts';
import type { Planner } from '../../mechanics/combat/front/outlook/attacks.ts';
import { frontOutlook } from '../../mechanics/combat/front/outlook/outlook.ts';
import { HEX, has, hexBits } from '../../mechanics/ground/ground.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { frontOf, groundCombat } from './combat/front.ts';
import type { ResultCode } from './data/charts.ts';
import type { Printed, Who } from './data/sheet.ts';
import { allowance, bonusOf, HALVES } from './movement/allowance.ts';
import { airPlansOf, ALLOCATIONS, habitsOf, isLate } from './outlook/habits.ts';
import { prizesOf, standingOf } from './outlook/prizes.ts';
import { stackingOf } from './stacking/stacking.ts';
import type { Own } from './state.ts';
import { supplyMap } from './supply/lines.ts';

export const plannerOf = perSheet((p: Printed): Planner<Own> =>
  frontPlanner<Own, ResultCode>({
    law: frontOf(p),
    attacks: groundCombat(p).attacks,
    prizes: (s) => prizesOf(p, s),
  }),
);

/** TER.1 to TER.3, TER.7, TER.10, TER.13, TER.15: roughly, for a stack of infantry. */
const shelter = (p: Printed, hex: string): number => {
  const bits = hexBits(p, hex);
  if (has(bits, HEX.victoryCity | HEX.hill | HEX.mountain)) return 2;
  if (has(bits, HEX.fortress)) return 1.5;
  return has(bits, HEX.forest | HEX.swamp | HEX.majorCity) ? 1.25 : 1;
};

export const outlookOf = (p: Printed): Outlook =>
  frontOutlook<Own, ResultCode>({
    front: frontOf(p),
    planner: plannerOf(p),
    stacking: stackingOf(p),
    arrivals: { walkingOn: () => [], leaving: leaving(p, stackingOf(p)) },
    room: p.limit('stack'),
    standing: (s, side) => standingOf(p, s, side),
    prizes: (s) => prizesOf(p, s),
    // MOV.7, MOV.8: the bonus is gone where the enemy is near, and with an attack.
    reach: (s, unit) => (allowance(p, s, unit) - bonusOf(p, s, unit)) / HALVES,
    isFed: (s, side: Side) => supplyMap(p, s, side as Who).limitedAll(),
    // The front is far from where armies are raised, and they walk there.
    leanings: (isInvader) => (isInvader ? {} : { draw: 1.2 }),
    isLate,
    shelter: (hex) => shelter(p, hex),
    // R130: what the air supports gains columns, so that attacks are weighed after it; before movement it is saved.
    errands: (s, side, question) =>
      question.endsWith('-first-attacks@orders')
        ? []
        : [...airPlansOf(p).lifts(s, side), ...airPlansOf(p).bombs(s, side)],
    habits: habitsOf(p),
    allocations: ALLOCATIONS,
  });
