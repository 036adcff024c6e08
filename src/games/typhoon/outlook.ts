// What a computer player must know of Typhoon beyond its rules: what counts, what units are worth, how attacks end.
import type { Side } from '../../core/types.ts';
import type { Leanings, Outlook } from '../../api/outlook.ts';
import { frontPlanner } from '../../mechanics/combat/front/outlook/attacks.ts';
import type { Planner } from '../../mechanics/combat/front/outlook/attacks.ts';
import { forcesOf } from '../../mechanics/combat/front/outlook/worth.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../../mechanics/ground/ground.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { supposing } from '../../mechanics/places.ts';
import { leaving, walkingOn } from './outlook/arrivals.ts';
import { ALLOCATIONS, habitsOf } from './outlook/habits.ts';
import { prizesOf, standingOf } from './outlook/prizes.ts';
import { frontOf } from './combat-results/front.ts';
import type { ResultCode } from './data/charts.ts';
import type { Printed, Who } from './data/sheet.ts';
import { groundCombat } from './ground-attacks/index.ts';
import { allowance, HALVES } from './movement/allowance.ts';
import { limit } from './sequence/pulse-now.ts';
import { refuseStack } from './stacking/stacking.ts';
import type { Own, Seeing } from './state.ts';
import { supplyMap } from './supply/lines.ts';

/** By how many times the attack must be stronger for each column worth anything, and what part of a success it is. */
const STEPS = [
  { times: 1, part: 0.2 },
  { times: 1.5, part: 0.35 },
  { times: 2, part: 0.5 },
  { times: 3, part: 0.7 },
  { times: 4, part: 0.85 },
  { times: 5, part: 1 },
  { times: 7, part: 1.1 },
] as const;

/** What a defence is that the ground is added to. */
const STANDS = 4;

/** TER.1, TER.3, TER.5: what the ground adds for a unit as they are. */
const shelter = (p: Printed, hex: string, side: Side): number => {
  const bits = hexBits(p, hex);
  if (has(bits, HEX.moscow)) return side === 'russian' ? 2 : 1;
  if (has(bits, HEX.tula)) return side === 'russian' ? 1.5 : 1;
  return has(bits, HEX.forest) || has(bits, HEX.majorCity) ? 1 + 1 / STANDS : 1;
};

/** VIC.8: the Germans have until turn 8, the Russians come back then (VIC.9). */
const push = (p: Printed, { clock }: Seeing, side: Who): number => {
  const isLate = clock.turn >= limit(p, 'holding-from');
  return side === 'german' ? (isLate ? 0.9 : 1.5) : isLate ? 1.3 : 0.7;
};

const isCrowd = (p: Printed, s: Seeing, units: readonly string[], hex: string): boolean => {
  const [unit] = units;
  return unit !== undefined && refuseStack(p, s, hex, p.sideOf(unit), units) !== undefined;
};

const leanings = (side: Side): Leanings => (side === 'german' ? { march: 1.3 } : { menace: 1.2 });

/** What is seldom only a road is crossed so much slower. */
const ROUGH_GOING = 0.75;

export const plannerOf = perSheet((p: Printed): Planner<Own> =>
  frontPlanner<Own, ResultCode>({
    law: frontOf(p),
    attacks: groundCombat(p).attacks,
    prizes: (s) => prizesOf(p, s),
  }),
);

export const outlookOf = (p: Printed): Outlook => {
  const room = limit(p, 'stack-corps');
  const planner = plannerOf(p);
  return {
    // No way leads over a lake, and nobody reckons on ice.
    walks: (from, to) => p.areAdjacent(from, to) && !has(sideBits(p, from, to), SIDE.lake),
    room,
    steps: STEPS.map(({ times, part }) => ({ least: (defence) => defence * times, part })),
    standing: (s, side) => standingOf(p, s as Seeing, side),
    prizes: (s) => prizesOf(p, s as Seeing),
    forces: (s) =>
      forcesOf(frontOf(p), s as Seeing, (unit) =>
        Math.ceil((ROUGH_GOING * allowance(p, s as Seeing, unit)) / HALVES),
      ),
    fights: planner.fights,
    prospect: planner.prospect,
    lifeline: (s, side) => {
      const { overland } = supplyMap(p, s as Seeing, side as Who);
      return new Set(p.grid.ids.filter(overland));
    },
    supposed: (s, at) => supposing(s as Seeing, at),
    shelter: (hex, side) => shelter(p, hex, side),
    push: (s, side) => push(p, s as Seeing, side as Who),
    // SEQ.5: who has moved attacks in the same pulse.
    massing: () => 1,
    rush: () => 0.8,
    // STK.2: who is too many in a hex as movement ends is lost.
    shuns: (s, { args: { units = [], path = [] } }) => isCrowd(p, s as Seeing, units, path.at(-1) ?? ''),
    march: (units, hex) => ({ verb: 'move', args: { units, path: [hex] } }),
    leanings: (_, side) => leanings(side),
    habits: habitsOf(p),
    errands: Object.fromEntries(
      ALLOCATIONS.map((question) => [
        question,
        (seen, side) => {
          const s = seen as Seeing;
          return [
            ...(question === 'russian-movement@orders' ? walkingOn(p, s) : []),
            ...(question.endsWith('-movement@orders') ? leaving(p, s, side as Who) : []),
            ...planner.next(s, side),
          ];
        },
      ]),
    ),
  };
};
