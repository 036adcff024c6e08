// What an edition has no such thing as: the order is known all the same, and is told so.
import { refusal } from '../../../core/rule-set.ts';
import type { Choice } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import type { FrontLaw, FrontOwn } from './law.ts';

const never = <O>(verb: string, rule: RuleId, refused: Refusal): Choice<O> => ({
  kind: 'listed',
  verb,
  rule,
  closed: () => refused,
  list: () => [],
  take: () => undefined,
});

/** Exchanges are never forced. */
export const neverForced = <O extends FrontOwn, R extends string>({
  noForce: rule,
}: FrontLaw<O, R>): readonly Choice<O>[] =>
  rule === undefined ? [] : [never('force', rule, refusal('FORCE.NEVER', rule, {}))];

/** Nor declined. */
export const neverDeclined = <O extends FrontOwn, R extends string>({
  noDecline: rule,
}: FrontLaw<O, R>): readonly Choice<O>[] =>
  rule === undefined ? [] : [never('decline', rule, refusal('DECLINE.NEVER', rule, {}))];
