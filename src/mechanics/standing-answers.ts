// Standing orders that answer a question of the other side's turn before it is asked.
import { inOrder, legality } from '../core/legality.ts';
import type { AskStep, Choice, OpenChoice, Seen, SeenFrame, WindowStep } from '../core/rule-set.ts';
import type { Args } from '../core/types.ts';

const completed = <O>(choice: Choice<O>, s: Seen<O>, f: SeenFrame, args: Args): Args => {
  const full = choice.complete?.(s, f, args) ?? { args };
  return inOrder(choice, 'code' in full ? args : full.args);
};

/** The same order, as it may have been kept: who wants to be asked is asked by the question itself. */
const kept = <O>(choice: Choice<O>, after: string): OpenChoice<O> => ({
  kind: 'open',
  verb: choice.verb,
  rule: choice.rule,
  refuse: (s, f, args) => legality(choice, s, f, completed(choice, s, f, args)),
  sample: () => undefined,
  take: (ctx, f, args) => {
    const full = completed(choice, ctx.seen, f, args);
    ctx.goto(after);
    choice.take(ctx, f, full);
  },
});

/** Stands before the step that asks. `after`: where an answer leads that says nothing else. */
export const keptAnswer = <O>(
  name: string,
  { rule, by, question, choices }: AskStep<O>,
  after: string,
  hex: (f: SeenFrame) => string,
): WindowStep<O> => ({
  kind: 'window',
  name,
  rule,
  by,
  facts: (_, f) => ({ hex: hex(f) }),
  question,
  choices: choices.map((choice) => kept(choice, after)),
});
