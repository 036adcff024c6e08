// An order that only another edition has: it is understood all the same, and refused by the rule that leaves it out.
import { refusal } from '../../../core/rule-set.ts';
import type { Choice } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';

/** `rule`: what leaves the order out; undefined where the edition has it. */
export const absentOrder = <O>(verb: string, code: string, rule: RuleId | undefined): readonly Choice<O>[] =>
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
