// Gameturn sequence: a phase in which its side gives orders until it ends it. What can be ordered is each section's own.
import type { AskStep, Choice, Ctx, Procedure } from '../../../core/rule-set.ts';
import type { Params, Refusal, RuleId } from '../../../core/types.ts';
import { ordersUntilEnd } from '../../../mechanics/sequence.ts';
import type { Own, Seeing } from '../state.ts';
import { sideOfPhase } from './phases.ts';
import type { PlayedPhase } from './phases.ts';

type Played = {
  readonly rule: RuleId;
  readonly choices: readonly Choice<Own>[];
  /** What its question says beside the side. */
  told?(s: Seeing): Params;
  readonly rights?: AskStep<Own>['rights'];
  /** Why it cannot end now. */
  readonly closed?: (s: Seeing) => Refusal | undefined;
  /** What ends with it. */
  ends?(ctx: Ctx<Own>): void;
  /** Verbs that keep no phase open: where nothing else can be done it is over as it begins. */
  readonly aside?: readonly string[];
};

/** `ask.<phase>` of the message table is its question. */
export const phaseOrders = (
  phase: PlayedPhase,
  { rule, choices, told, rights, closed, ends, aside }: Played,
): Procedure<Own> => {
  const side = sideOfPhase(phase);
  return ordersUntilEnd<Own>(rule, {
    question: (s) => ({ key: `ask.${phase}`, params: { side, ...told?.(s) } }),
    choices,
    ...(rights && { rights }),
    ...(closed && { closed }),
    ...(ends && { ends }),
    ...(aside && { aside }),
  });
};
