// Gameturn sequence: step A, the pulses of step B, and what the turn ends with (B5 to B7).
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import { pulseTurn, tellPulse } from '../../../mechanics/formations/pulses.ts';
import type { PulsePhase, TurnStep } from '../../../mechanics/formations/pulses.ts';
import { flightStep, openTurn, pulseGame, stackStep } from '../../../mechanics/formations/pulse-steps.ts';
import { INACTIVE } from '../../../mechanics/formations/strong-sides.ts';
import { noteSpent } from '../../../mechanics/combat/front/katyushas.ts';
import { comeBack } from '../../../mechanics/air/absence.ts';
import { beganAt } from '../../../mechanics/air/corps-drop.ts';
import { airOf } from '../air/air-law.ts';
import { isLastGermanPulse } from '../air/missions.ts';
import { isAirAsked, KEEP_AIR } from '../../../mechanics/victory/kept-air.ts';
import { armiesOf } from '../armies/strong-sides.ts';
import { frontOf } from '../combat-results/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { recoverAll, recoveryOf } from '../disruption/recovery.ts';
import { stackingOf } from '../stacking/stacking.ts';
import { setStatus } from '../supply/status.ts';
import { freshPulse, freshTurn } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { walkers } from '../replacements/replacements.ts';
import { fliegerkorps } from '../victory/fliegerkorps.ts';
import { citiesOf } from '../victory/verdict.ts';
import { turnPhases } from './phases.ts';
import type { Phase } from './phases.ts';
import { isBarredPulse, pulseNow, pulseOrder } from './pulse-now.ts';

export const game = (p: Printed): Procedure<Own> =>
  pulseGame<Own>(p, { begins: 'typhoon:SET.1', final: (s) => citiesOf(p).finalVerdict(s) });

const pulseBegins = (p: Printed, ctx: Ctx<Own>, number: number): string | undefined => {
  ctx.s.own.pulse = freshPulse(number);
  const now = pulseNow(p, ctx.seen);
  if (now === undefined) return undefined;
  ctx.s.clock.phasing = now.side;
  // REC.3, R82: who is Disrupted now, and not by what this pulse brings.
  if (now.side === 'german' && now.nth === 1) ctx.s.own.pulse.healing = [...recoveryOf(p).healers(ctx.seen)];
  tellPulse(ctx, now.nth === 1 ? 'typhoon:SEQ.5' : 'typhoon:SEQ.10', now);
  // R42; retreats and advances may have brought armies together since.
  return now.side === 'german' && armiesOf(p).isUnsettled(ctx.seen) ? INACTIVE : undefined;
};

/** SEQ.8, SEQ.10: every pulse has the same form. SEQ.4, R36: attacks before movement come before the first pulse of a side alone. */
const isNoFirst = (p: Printed, s: Seeing): boolean => pulseNow(p, s)?.nth !== 1 || isBarredPulse(p, s);

/** What a pulse consists of. */
type Part = PulsePhase<Own, Phase> | TurnStep<Own>;

/** STK.1: who is over a limit; STK.10: those who were driven back wait until their own movement or advances have ended. */
const checkStacks = (p: Printed, name: string, when?: (s: Seeing) => boolean): Part =>
  stackStep(name, stackingOf(p), when);

/** SEQ.6, SEQ.7, R18: what is fought, between the recoveries of the first German pulse. */
const heals = (p: Printed, name: string, heal: (ctx: Ctx<Own>) => void): Part => ({
  name,
  run: (ctx) => {
    if (pulseNow(p, ctx.seen)?.nth === 1) heal(ctx);
  },
});

const partsOf = (p: Printed, side: Who): readonly Part[] => [
  { phase: `${side}-first-attacks`, skip: (s) => isNoFirst(p, s) },
  // R36, R49
  ...(side === 'german' ? [flightStep<Own>('german-first-flights')] : []),
  { phase: `${side}-first-combat`, skip: (s) => isNoFirst(p, s) },
  checkStacks(p, `${side}-first-stacks`, (s) => s.own.pulse.used.length > 0),
  // R49: what has been announced is met and flown.
  { phase: `${side}-air`, skip: (s) => isBarredPulse(p, s) },
  flightStep(`${side}-flights`),
  { phase: `${side}-movement` },
  ...(side === 'russian' ? [{ name: 'late-walkers', run: (ctx: Ctx<Own>) => walkers(p).turnBack(ctx) }] : []),
  checkStacks(p, `${side}-move-stacks`),
  // R41, MOV.8
  ...(side === 'russian' ? [{ name: 'rockets', run: (ctx: Ctx<Own>) => noteSpent(frontOf(p), ctx) }] : []),
  ...(side === 'german' ? [heals(p, 'recovery-before', recoveryOf(p).healUnattacked)] : []),
  { phase: `${side}-combat`, skip: (s) => isBarredPulse(p, s) },
  checkStacks(p, `${side}-stacks`),
  ...(side === 'russian' ? [{ name: 'walkers', run: (ctx: Ctx<Own>) => walkers(p).settle(ctx) }] : []),
  ...(side === 'german'
    ? [
        heals(p, 'recovery-after', recoveryOf(p).healAttacked),
        // SEQ.9
        { phase: 'german-last-air', skip: (s: Seeing) => !isLastGermanPulse(p, s) } as const,
        flightStep('german-last-flights'),
      ]
    : []),
];

/** VIC.8, R64: in every step of victory from turn 8 on. */
const checkHolding = (p: Printed, ctx: Ctx<Own>): void => {
  if (!citiesOf(p).lapses(ctx.seen)) return;
  const { turn } = ctx.s.clock;
  ctx.s.own.lapsed = turn;
  ctx.emit({ kind: 'holding.lapsed', rule: 'typhoon:VIC.8', data: { turn } });
};

export const turn = (p: Printed): Procedure<Own> =>
  pulseTurn<Own, Phase>({
    phases: turnPhases,
    opens: (ctx) => {
      openTurn(p, ctx, {
        phases: turnPhases,
        newTurn: (own) => ({ ...freshTurn(), began: beganAt(p, own) }),
        newPulse: freshPulse,
        rules: { begins: 'typhoon:SEQ.2', last: 'typhoon:VIC.9' },
      });
      ctx.call('weather', {}, 'play-german-administration');
    },
    before: [{ phase: 'german-administration' }, { phase: 'russian-administration' }],
    order: (s) => pulseOrder(p, s),
    number: (s) => s.own.pulse.number,
    begins: (ctx, _, number) => pulseBegins(p, ctx, number),
    pulse: { german: partsOf(p, 'german'), russian: partsOf(p, 'russian') },
    after: [{ phase: 'supply' }],
    closes: [
      // AIR.21, R55
      flightStep('drop-flights'),
      // SEQ.11
      { name: 'status', run: (ctx) => setStatus(p, ctx) },
      { name: 'holding', run: (ctx) => checkHolding(p, ctx) },
      // SEQ.12
      {
        name: 'victory',
        run: (ctx) => {
          const verdict = citiesOf(p).verdictNow(ctx.seen);
          if (verdict !== undefined) ctx.over(verdict);
        },
      },
      // SEQ.13
      { name: 'recovery', run: (ctx) => recoverAll(p, ctx) },
      // VIC.6: what is asked now belongs to no pulse.
      { name: 'turn-end', run: (ctx) => turnPhases.enter(ctx, 'turn-end') },
      // AIR.11
      { name: 'aircraft', run: (ctx) => comeBack(airOf(p), ctx) },
      {
        name: 'fliegerkorps',
        run: (ctx) => {
          if (isAirAsked(ctx.seen, fliegerkorps(p))) ctx.call(KEEP_AIR, {}, 'over');
        },
      },
    ],
  });
