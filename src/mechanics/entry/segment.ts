// A segment in which a side does several things in any order and ends: over by itself when nothing is left to do, and
// what would be lost by ending is told before it is lost.
import type { AskStep, AutoStep, Choice, Ctx, Right, Seen, SeenFrame } from '../../core/rule-set.ts';
import type { Event, Frame, Message, RuleId, Side } from '../../core/types.ts';
import { endChoice } from '../end-choice.ts';

export type SegmentLaw<O> = {
  readonly rule: RuleId;
  readonly by: Side;
  /** The step that asks. */
  readonly step: string;
  /** Something else comes first, such as what a hex that changed hands sets off: called, and true. */
  interrupt?(ctx: Ctx<O>): boolean;
  /** Whether anything is left to do. */
  isOpen(s: Seen<O>, f: SeenFrame): boolean;
  question(s: Seen<O>, f: SeenFrame): Message;
  readonly choices: readonly Choice<O>[];
  readonly rights: readonly Right<O>[];
  readonly endRule: RuleId;
  /** What is told once before it is lost; nothing: nothing would be lost. */
  unused?(s: Seen<O>, f: SeenFrame): Event | undefined;
  /** Where it goes on. */
  over(ctx: Ctx<O>): void;
};

/** Something was done after the warning, so the next end warns again. */
export const forgetWarning = (f: Frame): void => void delete f.vars['warned'];

/** What would be lost by ending has been told. */
export const isWarned = (f: SeenFrame): boolean => f.vars['warned'] === true;

export const segment = <O>(
  law: SegmentLaw<O>,
): { readonly settle: AutoStep<O>; readonly ask: AskStep<O> } => ({
  settle: {
    kind: 'auto',
    run: (ctx, f) => {
      if (law.interrupt?.(ctx) === true) return;
      if (law.isOpen(ctx.seen, f)) ctx.goto(law.step);
      else law.over(ctx);
    },
  },
  ask: {
    kind: 'ask',
    rule: law.rule,
    by: () => law.by,
    question: law.question,
    choices: [
      ...law.choices,
      endChoice(law.endRule, (ctx, f) => {
        const unused = isWarned(f) ? undefined : law.unused?.(ctx.seen, f);
        if (unused === undefined) return law.over(ctx);
        f.vars['warned'] = true;
        ctx.emit(unused);
        ctx.goto(law.step);
      }),
    ],
    rights: law.rights,
  },
});
