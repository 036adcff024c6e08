// What dice rolled by hand showed, as it was typed, and why it cannot be.
import { refusal } from './rule-set.ts';
import type { DieRequest, Order, Refusal, RuleId } from './types.ts';

export const dieValues = (order: Order): readonly number[] => (order.args['values'] ?? []).map(Number);

export const refuseDice = (dice: readonly DieRequest[], order: Order, rule: RuleId): Refusal | undefined => {
  if (order.verb !== 'die') return refusal('ORDER.DIE-FIRST', rule, { count: dice.length, verb: order.verb });
  const values = dieValues(order);
  const good =
    values.length === dice.length &&
    values.every((v, i) => Number.isInteger(v) && v >= 1 && v <= (dice[i]?.sides ?? 0));
  return good
    ? undefined
    : refusal('ORDER.DIE-VALUES', rule, { count: dice.length, sides: dice[0]?.sides ?? 6 });
};
