// Sequence: the course of a game and of its turns: the player turn of the Axis with its steps, then that of the Russians with others
// (SEQ.0).
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import { comeBack } from '../../../mechanics/air/absence.ts';
import { flightStep, openTurn, pulseGame, stackStep } from '../../../mechanics/formations/pulse-steps.ts';
import { pulseTurn, tellPulse } from '../../../mechanics/formations/pulses.ts';
import type { PulsePhase, TurnStep } from '../../../mechanics/formations/pulses.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { airOf } from '../air/air-law.ts';
import { hungerAgain } from '../air/air-supply.ts';
import { interceptorsReturn } from '../air/airfields.ts';
import { flyHome } from '../air/missions.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { recoveryOf } from '../disruption/disrupt.ts';
import { stackingOf } from '../stacking/stacking.ts';
import { freshPulse, freshTurn } from '../state.ts';
import type { Own, Seeing } from '../state.ts';
import { determineSupply } from '../supply/determination.ts';
import { finalVerdict, russianVictory } from '../victory/verdict.ts';
import { weatherOf } from '../weather.ts';
import { turnPhases } from './phases.ts';
import type { Phase } from './phases.ts';

/** SEQ.0 */
export const TURN_ORDER: readonly Who[] = ['axis', 'russian'];

export const numberOfTurn = (side: Who): number => TURN_ORDER.indexOf(side) + 1;

export const game = (p: Printed): Procedure<Own> =>
  pulseGame<Own>(p, { begins: 'deathstruggle:SET.1', final: (s) => finalVerdict(p, s) });

const opens = (p: Printed, ctx: Ctx<Own>): void => {
  openTurn(p, ctx, {
    phases: turnPhases,
    newTurn: freshTurn,
    newPulse: freshPulse,
    rules: { begins: 'deathstruggle:SEQ.0', last: 'deathstruggle:VIC.6' },
  });
  const weather = weatherOf(p, ctx.s);
  const first = p.turn(ctx.s.clock.turn - 1)?.weather !== weather;
  ctx.emit({ kind: 'weather.now', rule: 'deathstruggle:WEA.8', data: { weather, first } });
};

const begins = (p: Printed, ctx: Ctx<Own>, side: Who, number: number): undefined => {
  ctx.s.own.pulse = freshPulse(number);
  ctx.s.clock.phasing = side;
  hungerAgain(p, ctx, side);
  if (side === 'russian') interceptorsReturn(p, ctx);
  tellPulse(ctx, 'deathstruggle:SEQ.0', { side, nth: 1, isLast: number === TURN_ORDER.length });
  return undefined;
};

type Part = PulsePhase<Own, Phase> | TurnStep<Own>;

/** SEQ.A4, SEQ.B4, R103: as many as are Disrupted now; those under attack wait for their battle. */
const recoverBefore = (p: Printed, ctx: Ctx<Own>): void => {
  const { healers, healUnattacked } = recoveryOf(p);
  const { phasing } = ctx.seen.clock;
  ctx.s.own.pulse.healing = healers(ctx.seen).filter((unit) => p.sideOf(unit) !== phasing);
  healUnattacked(ctx);
  const { own } = ctx.s;
  const isAttacked = (unit: string): boolean =>
    own.pulse.attacks.some(({ hex }) => hex === placeOf(own, unit));
  own.pulse.healing = own.pulse.healing.filter(isAttacked);
};

/** R30: the Russian breakthrough is an option. */
const isProriv = (s: Pick<Seeing, 'options'>): boolean => s.options['proriv'] !== 'off';

const partsOf = (p: Printed, side: Who): readonly Part[] => {
  const isLeftOut = (s: Seeing): boolean => side === 'russian' && !isProriv(s);
  return [
    { phase: `${side}-administration` },
    { phase: `${side}-first-attacks` },
    flightStep(`${side}-first-flights`),
    { phase: `${side}-first-combat` },
    flyHome(`${side}-first-home`),
    { phase: `${side}-movement` },
    // R89, R106: what is over a limit as its owner's movement ends.
    stackStep(`${side}-stacks`, stackingOf(p)),
    { name: `${side}-recovery-before`, run: (ctx) => recoverBefore(p, ctx) },
    flightStep(`${side}-flights`),
    { phase: `${side}-combat` },
    flyHome(`${side}-home`),
    { name: `${side}-recovery-after`, run: (ctx) => recoveryOf(p).healAttacked(ctx) },
    { phase: `${side}-breakthrough`, skip: isLeftOut },
    flightStep(`${side}-breakthrough-flights`),
    { phase: `${side}-breakthrough-combat`, skip: isLeftOut },
    flyHome(`${side}-breakthrough-home`),
    // SEQ.A7, SEQ.A8; SEQ.B6, SEQ.B7
    ...(side === 'axis'
      ? [
          { name: 'russian-victory', run: (ctx: Ctx<Own>) => russianVictory(p, ctx) },
          { name: 'axis-supply', run: (ctx: Ctx<Own>) => determineSupply(p, ctx, 'axis') },
        ]
      : [
          { name: 'russian-supply', run: (ctx: Ctx<Own>) => determineSupply(p, ctx, 'russian') },
          { name: 'axis-victory', run: (ctx: Ctx<Own>) => ctx.call('axisVictory', {}, 'russian-recovery') },
        ]),
    // SEQ.A9, SEQ.B8
    {
      name: `${side}-recovery`,
      run: (ctx) =>
        recoveryOf(p).recoverAll(ctx, side, side === 'axis' ? 'deathstruggle:REC.1' : 'deathstruggle:REC.2'),
    },
    // R54
    { name: `${side}-aircraft`, run: (ctx) => comeBack(airOf(p), ctx) },
  ];
};

export const turn = (p: Printed): Procedure<Own> =>
  pulseTurn<Own, Phase>({
    phases: turnPhases,
    opens: (ctx) => opens(p, ctx),
    before: [],
    order: () => TURN_ORDER,
    number: (s) => s.own.pulse.number,
    begins: (ctx, side, number) => begins(p, ctx, side as Who, number),
    pulse: { axis: partsOf(p, 'axis'), russian: partsOf(p, 'russian') },
    after: [],
    closes: [],
  });
