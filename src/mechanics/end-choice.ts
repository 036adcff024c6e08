// The choices with nothing to say: to end a phase or a segment, and to let something pass.
import type { ListedChoice, Seen, SeenFrame } from '../core/rule-set.ts';
import type { Refusal, RuleId, Vars } from '../core/types.ts';

type Take<O, V> = ListedChoice<O, V>['take'];

const plain = <O, V>(verb: string, rule: RuleId, take: Take<O, V>): ListedChoice<O, V> => ({
  kind: 'listed',
  verb,
  rule,
  ends: true,
  list: () => [{}],
  take,
});

/** Without `take` the procedure goes on with its next step. `closed`: why it cannot end now. */
export const endChoice = <O, V = Vars>(
  rule: RuleId,
  take: Take<O, V> = () => undefined,
  closed?: (s: Seen<O>, f: SeenFrame<V>) => Refusal | undefined,
): ListedChoice<O, V> => ({ ...plain('end', rule, take), ...(closed && { closed }) });

export const passChoice = <O, V = Vars>(
  rule: RuleId,
  take: Take<O, V> = () => undefined,
): ListedChoice<O, V> => plain('pass', rule, take);
