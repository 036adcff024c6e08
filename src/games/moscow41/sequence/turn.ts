// Sequence: the course of a game and of its turns, a player turn of each side (INH.SEQ, R12).
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import { noteSpent } from '../../../mechanics/combat/front/katyushas.ts';
import { comeBack } from '../../../mechanics/air/absence.ts';
import { beganAt } from '../../../mechanics/air/corps-drop.ts';
import { flightStep, openTurn, pulseGame, stackStep } from '../../../mechanics/formations/pulse-steps.ts';
import { INACTIVE } from '../../../mechanics/formations/strong-sides.ts';
import { pulseTurn, tellPulse } from '../../../mechanics/formations/pulses.ts';
import type { PulsePhase, TurnStep } from '../../../mechanics/formations/pulses.ts';
import { isAirAsked, KEEP_AIR } from '../../../mechanics/victory/kept-air.ts';
import { airOf } from '../air/air-law.ts';
import { frontOf } from '../combat/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { walkers } from '../replacements/replacements.ts';
import { citiesOf, determineVictory, fliegerkorps } from '../victory/verdict.ts';
import { armiesOf, recoveryOf, stackingOf } from '../ground-units.ts';
import { freshPulse, freshTurn } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { determine } from '../supply/determination.ts';
import { turnPhases } from './phases.ts';
import type { Phase } from './phases.ts';
import { isBarredTurn, turnNow, turnOrder } from './player-turns.ts';

export const game = (p: Printed): Procedure<Own> =>
  pulseGame<Own>(p, { begins: 'moscow41:INH.SET', final: (s) => citiesOf(p).finalVerdict(s) });

const begins = (p: Printed, ctx: Ctx<Own>, number: number): string | undefined => {
  ctx.s.own.pulse = freshPulse(number);
  const now = turnNow(p, ctx.seen);
  if (now === undefined) return undefined;
  ctx.s.clock.phasing = now.side;
  if (now.side === 'german') ctx.s.own.pulse.healing = [...recoveryOf(p).healers(ctx.seen)];
  tellPulse(ctx, 'moscow41:INH.SEQ', now);
  return now.side === 'german' && armiesOf(p).isUnsettled(ctx.seen) ? INACTIVE : undefined;
};

type Part = PulsePhase<Own, Phase> | TurnStep<Own>;

/** INH.STK: where movement or advances have ended, who is over a limit. */
const checkStacks = (p: Printed, name: string, when?: (s: Seeing) => boolean): Part =>
  stackStep(name, stackingOf(p), when);

const partsOf = (p: Printed, side: Who): readonly Part[] => [
  { phase: `${side}-administration` },
  { phase: `${side}-first-attacks`, skip: (s) => isBarredTurn(p, s) },
  // R136, R149
  ...(side === 'german' ? [flightStep<Own>('german-first-flights')] : []),
  { phase: `${side}-first-combat`, skip: (s) => isBarredTurn(p, s) },
  checkStacks(p, `${side}-first-stacks`, (s) => s.own.pulse.used.length > 0),
  // R197: the air comes before movement; R149: what has been announced is met and flown.
  { phase: `${side}-air`, skip: (s) => isBarredTurn(p, s) },
  flightStep(`${side}-flights`),
  { phase: `${side}-movement` },
  ...(side === 'russian' ? [{ name: 'late-walkers', run: (ctx: Ctx<Own>) => walkers(p).turnBack(ctx) }] : []),
  checkStacks(p, `${side}-move-stacks`),
  // R141, R1
  ...(side === 'russian' ? [{ name: 'rockets', run: (ctx: Ctx<Own>) => noteSpent(frontOf(p), ctx) }] : []),
  ...(side === 'german' ? [{ name: 'recovery-before', run: recoveryOf(p).healUnattacked }] : []),
  { phase: `${side}-combat`, skip: (s) => isBarredTurn(p, s) },
  checkStacks(p, `${side}-stacks`),
  ...(side === 'german' ? [{ name: 'recovery-after', run: recoveryOf(p).healAttacked }] : []),
  ...(side === 'russian' ? [{ name: 'walkers', run: (ctx: Ctx<Own>) => walkers(p).settle(ctx) }] : []),
  { name: `${side}-victory`, run: (ctx) => determineVictory(p, ctx, side) },
  { phase: `${side}-supply` },
  flightStep(`${side}-last-flights`),
  { name: `${side}-status`, run: (ctx) => determine(p, ctx, side) },
  {
    name: `${side}-recovery`,
    run: (ctx) => recoveryOf(p).recoverAll(ctx, side, 'moscow41:INH.DIS'),
  },
];

/** WEA.16 to WEA.21: the track has the weather; WEA.20 is its late course. */
export const turn = (p: Printed): Procedure<Own> =>
  pulseTurn<Own, Phase>({
    phases: turnPhases,
    opens: (ctx) => {
      openTurn(p, ctx, {
        phases: turnPhases,
        newTurn: (own) => ({ ...freshTurn(), began: beganAt(p, own) }),
        newPulse: freshPulse,
        rules: { begins: 'moscow41:INH.SEQ', last: 'moscow41:R17' },
      });
      ctx.call('weather', {}, 'pulse');
    },
    before: [],
    order: (s) => turnOrder(p, s),
    number: (s) => s.own.pulse.number,
    begins: (ctx, _, number) => begins(p, ctx, number),
    pulse: { german: partsOf(p, 'german'), russian: partsOf(p, 'russian') },
    after: [],
    closes: [
      // R160: what is asked now belongs to no player turn.
      { name: 'turn-end', run: (ctx) => turnPhases.enter(ctx, 'turn-end') },
      // AIR.6, R8
      { name: 'aircraft', run: (ctx) => comeBack(airOf(p), ctx) },
      {
        name: 'fliegerkorps',
        run: (ctx) => {
          if (isAirAsked(ctx.seen, fliegerkorps(p))) ctx.call(KEEP_AIR, {}, 'over');
        },
      },
    ],
  });
