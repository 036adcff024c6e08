// Victory conditions: who has won as a turn ends.
import type { Verdict } from '../../../core/types.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export const verdictNow = (_p: Printed, _s: Seeing): Verdict | undefined => undefined;

/** R64: nobody has won. */
export const finalVerdict = (_p: Printed, _s: Seeing): Verdict => ({
  winner: 'draw',
  rule: 'typhoon:R64',
  reason: 'nobody',
  final: true,
});
