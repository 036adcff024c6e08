// What a computer player must know of Moscow vs. Barbarossa beyond its rules.
import type { Outlook } from '../../api/outlook.ts';
import { frontPlanner } from '../../mechanics/combat/front/outlook/attacks.ts';
import type { Planner } from '../../mechanics/combat/front/outlook/attacks.ts';
import { frontOutlook } from '../../mechanics/combat/front/outlook/outlook.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { frontOf, groundCombat } from './combat/front.ts';
import type { ResultCode } from './data/charts.ts';
import type { Printed, Who } from './data/sheet.ts';
import { stackingOf } from './ground-units.ts';
import { allowance, bonusOf, SIXTHS } from './movement/allowance.ts';
import { toStrike } from './movement/attack-cost.ts';
import { arrivalsOf } from './outlook/arrivals.ts';
import { ALLOCATIONS, habitsOf, isLate } from './outlook/habits.ts';
import { prizesOf, standingOf } from './outlook/prizes.ts';
import type { Own } from './state.ts';
import { supplyMap } from './supply/lines.ts';

export const plannerOf = perSheet((p: Printed): Planner<Own> =>
  frontPlanner<Own, ResultCode>({
    law: frontOf(p),
    attacks: groundCombat(p).attacks,
    prizes: (s) => prizesOf(p, s),
  }),
);

/** SUP.5, SUP.12: they go far beyond their lines, which are short. */
const WARY = { snag: 2, cut: 2 } as const;

/** INH.VIC: Moscow alone wins, and is far: towns on the way are worth little, and a hole in a line of few units much. */
const TO_MOSCOW = { draw: 1.2, march: 2.5, take: 0.1, fear: 1, gap: 1.5 } as const;

export const outlookOf = (p: Printed): Outlook =>
  frontOutlook<Own, ResultCode>({
    front: frontOf(p),
    planner: plannerOf(p),
    // SUP.12: without supply a Disrupted unit is lost.
    leanings: (isInvader) => (isInvader ? { ...WARY, ...TO_MOSCOW } : { snag: 3, cut: 2 }),
    stacking: stackingOf(p),
    arrivals: arrivalsOf(p),
    room: p.limit('stack-corps'),
    standing: (s, side) => standingOf(p, s, side),
    prizes: (s) => prizesOf(p, s),
    // The bonus is gone where the enemy is near, and with an attack.
    reach: (s, unit) => (allowance(p, s, unit) - bonusOf(p, unit)) / SIXTHS,
    toStrike: toStrike(p),
    lineCare: 0.3,
    offensive: { rear: 0.6 },
    isFed: (s, side) => supplyMap(p, s, side as Who).overland,
    isLate: (s) => isLate(p, s),
    habits: habitsOf(p),
    allocations: ALLOCATIONS,
  });
