// Chapter 5: a phase in which its side gives orders until it ends it. What can be ordered is each chapter's own.
import type { Choice, Ctx, Procedure } from '../../../core/rule-set.ts';
import type { Message, Params, Refusal, RuleId } from '../../../core/types.ts';
import { auto, ordersUntilEnd, WAITS } from '../../../mechanics/sequence.ts';
import type { Own, Seeing } from '../state.ts';
import { sideOfPhase } from './5.2-phases.ts';
import type { Phase } from './5.2-phases.ts';

type Played = {
  readonly rule: RuleId;
  readonly choices: readonly Choice<Own>[];
  /** What its question says beside the side. */
  told?(s: Seeing): Params;
  /** Another question than that of the phase. */
  asks?(s: Seeing): Message | undefined;
  /** Why it cannot end now. */
  readonly closed?: (s: Seeing) => Refusal | undefined;
  /** What ends with it. */
  ends?(ctx: Ctx<Own>): void;
};

/** `ask.<phase>` of the message table is its question. A phase in which nothing can be done is over as it begins. */
export const phaseOrders = (
  phase: Phase,
  { rule, choices, told, asks, closed, ends }: Played,
): Procedure<Own> => {
  const side = sideOfPhase(phase);
  const orders = ordersUntilEnd<Own>(rule, {
    question: (s) => asks?.(s) ?? { key: `ask.${phase}`, params: { side, ...told?.(s) } },
    choices,
    ...(closed && { closed }),
    ...(ends && { ends }),
    ...(choices.length > 0 && { aside: [] }),
  });
  return choices.length > 0 ? orders : { open: auto((_, f) => void delete f.vars[WAITS]), ...orders };
};
