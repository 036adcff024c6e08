// Chapter 5: a phase in which its side gives orders until it ends it. What can be ordered is each chapter's own.
import type { AskStep, Choice, Ctx, Procedure } from '../../../core/rule-set.ts';
import type { Message, Params, Refusal, RuleId } from '../../../core/types.ts';
import { ordersUntilEnd } from '../../../mechanics/sequence.ts';
import { topChoice } from '../06-stacking/6.8-top-unit.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { ORDER, sideOfPhase } from './5.2-phases.ts';
import type { TurnPhase } from './5.2-phases.ts';

type Played = {
  readonly rule: RuleId;
  readonly choices: readonly Choice<Own>[];
  /** What its question says beside the side. */
  told?(s: Seeing): Params;
  readonly rights?: AskStep<Own>['rights'];
  /** Another question than that of the phase. */
  asks?(s: Seeing): Message | undefined;
  /** Why it cannot end now. */
  readonly closed?: (s: Seeing) => Refusal | undefined;
  /** What ends with it. */
  ends?(ctx: Ctx<Own>): void;
  /** What is looked at before each order. */
  readonly first?: (ctx: Ctx<Own>) => void;
};

/** `ask.<phase>` of the message table is its question. */
export const phaseOrders = (
  p: Printed,
  phase: TurnPhase,
  { rule, choices, told, rights, asks, closed, ends, first }: Played,
): Procedure<Own> => {
  const side = sideOfPhase(phase);
  const isSovietTurn = ORDER.some((line) => line.phase === phase && line.turnOf === 'soviet');
  return ordersUntilEnd<Own>(rule, {
    question: (s) => asks?.(s) ?? { key: `ask.${phase}`, params: { side, ...told?.(s) } },
    choices: [...choices, ...(isSovietTurn ? [topChoice(p)] : [])],
    ...(rights && { rights }),
    ...(closed && { closed }),
    ...(ends && { ends }),
    ...(first && { first }),
    aside: ['top'],
  });
};
