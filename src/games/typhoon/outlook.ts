// What a computer player must know of Typhoon beyond its rules.
import type { Outlook } from '../../api/outlook.ts';
import { frontPlanner } from '../../mechanics/combat/front/outlook/attacks.ts';
import type { Planner } from '../../mechanics/combat/front/outlook/attacks.ts';
import { frontOutlook } from '../../mechanics/combat/front/outlook/outlook.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { frontOf } from './combat-results/front.ts';
import type { ResultCode } from './data/charts.ts';
import type { Printed, Who } from './data/sheet.ts';
import { groundCombat } from './ground-attacks/index.ts';
import { allowance, HALVES } from './movement/allowance.ts';
import { toStrike } from './movement/attack-cost.ts';
import { arrivalsOf } from './outlook/arrivals.ts';
import { ALLOCATIONS, habitsOf } from './outlook/habits.ts';
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

export const outlookOf = (p: Printed): Outlook =>
  frontOutlook<Own, ResultCode>({
    front: frontOf(p),
    planner: plannerOf(p),
    stacking: stackingOf(p),
    arrivals: arrivalsOf(p),
    room: p.limit('stack-corps'),
    standing: (s, side) => standingOf(p, s, side),
    prizes: (s) => prizesOf(p, s),
    reach: (s, unit) => allowance(p, s, unit) / HALVES,
    toStrike: toStrike(p),
    // VIC.2: Moscow is far, and all are needed before it. SUP.6: in Snow few enemies behind them cut off many.
    leanings: (isInvader) => (isInvader ? { draw: 1.1 } : {}),
    lineCare: 0.3,
    isFed: (s, side) => supplyMap(p, s, side as Who).overland,
    // VIC.8, VIC.9
    isLate: ({ clock }) => clock.turn >= p.limit('holding-from'),
    habits: habitsOf(p),
    allocations: ALLOCATIONS,
  });
