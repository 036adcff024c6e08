// A turn of pulses: what comes before them, one pulse after the other of either side, and what ends the turn. A game of
// one player turn a side is a turn of two pulses.
import type { AutoStep, Ctx, Procedure, Seen } from '../../core/rule-set.ts';
import type { RuleId, Side, Verdict } from '../../core/types.ts';
import { auto, over } from '../sequence.ts';
import type { Phases } from '../sequence.ts';

export type PulsePhase<O, N extends string> = {
  readonly phase: N;
  /** Whether it is left out now. */
  skip?(s: Seen<O>): boolean;
};

/** A step of the turn that nobody is asked in, such as the check of victory. */
export type TurnStep<O> = { readonly name: string; readonly run: AutoStep<O>['run'] };

export type PulseLaw<O, N extends string> = {
  readonly phases: Phases<O, N>;
  /** What a turn begins with. */
  opens(ctx: Ctx<O>): void;
  /** Phases before the first pulse; each phase has a procedure of its name. */
  readonly before: readonly PulsePhase<O, N>[];
  /** Whose pulses the turn has, one after the other. */
  order(s: Seen<O>): readonly Side[];
  /** Which of them it is, from 1; 0 before the first. */
  number(s: Seen<O>): number;
  /** What must be answered before its first phase is returned. */
  begins(ctx: Ctx<O>, side: Side, number: number): string | undefined;
  /** The phases of a pulse and what happens between them, by the side whose it is. */
  readonly pulse: Readonly<Record<Side, readonly (PulsePhase<O, N> | TurnStep<O>)[]>>;
  /** Phases after the last pulse, and what the turn ends with. */
  readonly after: readonly PulsePhase<O, N>[];
  readonly closes: readonly TurnStep<O>[];
  /** Whether somebody has won between two phases. */
  sudden?(s: Seen<O>): Verdict | undefined;
};

/** Where a side's pulse stands among those of the turn: the how-manieth of the side, and whether it is its last. */
export type PulseNow<W extends Side = Side> = {
  readonly side: W;
  readonly nth: number;
  readonly isLast: boolean;
};

/** Undefined before the first pulse of the turn. */
export const pulseAt = <W extends Side>(order: readonly W[], number: number): PulseNow<W> | undefined => {
  const side = order[number - 1];
  if (side === undefined) return undefined;
  const nth = order.slice(0, number).filter((each) => each === side).length;
  return { side, nth, isLast: !order.slice(number).includes(side) };
};

/** The number of the nth pulse of a side; 0 if it has none. */
export const numberOf = (order: readonly Side[], side: Side, nth = 1): number => {
  let found = 0;
  for (const [i, each] of order.entries()) if (each === side && (found += 1) === nth) return i + 1;
  return 0;
};

/** One side and the other in turns from the first on, each until it has had its pulses. */
export const alternating = <W extends Side>(
  first: W,
  second: W,
  pulses: Readonly<Record<W, number>>,
): readonly W[] => {
  const most = Math.max(pulses[first], pulses[second]);
  return Array.from({ length: most }, (_, i) => [first, second].filter((side) => pulses[side] > i)).flat();
};

const PULSE = 'pulse';

const nameOf = <O, N extends string>(each: PulsePhase<O, N> | TurnStep<O>): string =>
  'phase' in each ? `play-${each.phase}` : each.name;

/** The procedure of a turn. A position stands at the step `play-<phase>`. */
export const pulseTurn = <O, N extends string>(law: PulseLaw<O, N>): Procedure<O> => {
  const { phases, opens, before, order, number, begins, pulse, after, closes, sudden } = law;
  const steps: Record<string, AutoStep<O>> = {};
  const play = ({ phase, skip }: PulsePhase<O, N>): void => {
    const name = `play-${phase}`;
    steps[name] = phases.step(name, { phase, proc: phase, next: `after-${phase}`, ...(skip && { skip }) });
    steps[`after-${phase}`] = auto((ctx) => {
      const verdict = sudden?.(ctx.seen);
      if (verdict !== undefined) ctx.over(verdict);
    });
  };
  const [afterLast] = [
    ...after.map(({ phase }) => `play-${phase}`),
    ...closes.map(({ name }) => name),
    'over',
  ];
  steps['start'] = auto((ctx) => opens(ctx));
  before.forEach(play);
  steps[PULSE] = auto((ctx) => {
    const next = number(ctx.seen) + 1;
    const side = order(ctx.seen)[next - 1];
    if (side === undefined) return ctx.goto(afterLast ?? 'over');
    const [first] = pulse[side] ?? [];
    const asked = begins(ctx, side, next);
    const then = first === undefined ? PULSE : nameOf(first);
    if (asked === undefined) return ctx.goto(then);
    // What is asked is asked in the first phase.
    if (first !== undefined && 'phase' in first) phases.enter(ctx, first.phase);
    ctx.call(asked, {}, then);
  });
  for (const [side, its] of Object.entries(pulse)) {
    for (const each of its) {
      if ('phase' in each) play(each);
      else steps[each.name] = auto(each.run);
    }
    steps[`${side}-pulse-over`] = auto((ctx) => ctx.goto(PULSE));
  }
  after.forEach(play);
  for (const { name, run } of closes) steps[name] = auto(run);
  steps['over'] = over();
  return steps;
};

/** By which rule a pulse begins, told with whose it is and which of the side's. */
export const tellPulse = <O>(ctx: Ctx<O>, rule: RuleId, { side, nth, isLast }: PulseNow): void =>
  ctx.emit({ kind: 'pulse.begins', rule, data: { side, nth, ...(isLast && { last: true }) } });
