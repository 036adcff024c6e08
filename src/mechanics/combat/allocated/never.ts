// What an edition has no such thing as: the order is known all the same, and is told so.
import { refusal } from '../../../core/rule-set.ts';
import type { Choice } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';

/** `rule`: by which nobody ever may; absent: there is such a thing. */
export const never = <O>(verb: string, code: string, rule: RuleId | undefined): readonly Choice<O>[] =>
  rule === undefined
    ? []
    : [
        {
          kind: 'listed',
          verb,
          rule,
          closed: () => refusal(code, rule, {}),
          list: () => [],
          take: () => undefined,
        },
      ];
