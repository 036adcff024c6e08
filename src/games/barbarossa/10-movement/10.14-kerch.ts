// Chapter 10: the Kerch Strait, which is a whole move for one stack a phase.
// Strategic movement over it is refused in 8.7-strategic-movement.ts, supply lines in 7.14-supply-lines.ts.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { Stack } from '../../../mechanics/movement/law.ts';
import { halt } from '../../../mechanics/movement/movers.ts';
import { hereOf } from '../../../mechanics/movement/stack.ts';
import { KERCH } from './10.10-costs.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export const isKerch = (p: Printed, from: string, to: string): boolean => p.strait(from, to) === KERCH;

/** 10.14a, 10.14b: one stack a phase, from where it began the phase. */
export const refuseKerch = (s: Seeing, stack: Stack, to: string): Refusal | undefined => {
  const params = { units: [...stack.units], from: hereOf(stack), hex: to };
  if (!stack.isFresh || stack.trail.length > 1)
    return refusal('MOVE.KERCH-START', 'barbarossa:10.14b', params);
  return s.own.phase.used.includes('kerch')
    ? refusal('MOVE.KERCH-USED', 'barbarossa:10.14a', params)
    : undefined;
};

/** 10.14b: who has crossed stops there. */
export const refuseBeyondKerch = (p: Printed, stack: Stack): Refusal | undefined => {
  const { units, trail } = stack;
  const here = hereOf(stack);
  const before = trail[trail.length - 2];
  return before !== undefined && isKerch(p, before, here)
    ? refusal('MOVE.KERCH-STOP', 'barbarossa:10.14b', { units: [...units], hex: here })
    : undefined;
};

/** 10.14a, 10.14b: the way over Kerch is used up, and the stack is where it stays. */
export const crossed = (ctx: Ctx<Own>, from: string, to: string): void => {
  ctx.s.own.phase.used.push('kerch');
  ctx.emit({ kind: 'kerch.crossed', rule: 'barbarossa:10.14a', data: { from, hex: to } });
  halt(ctx);
};
