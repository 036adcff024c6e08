// The verb `plan`: attacks with all who can, nobody twice; one left out; what is left of it.
import type { Args } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { refuse } from '../../give-orders.ts';
import { planWith } from '../../intent/plan-with.ts';
import { attackTold, isQuestioned, planInShort, planned, planNow, planTold } from '../../intent/plan.ts';
import { replied } from '../../opponent/late-reply.ts';
import { pendingTold } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { deciding, isOpponents, speaker, tell } from '../../session.ts';
import { first } from '../handler.ts';

export const PLAN_RULE = 'hexfront:plan';

const without = (desk: Desk, numbers: readonly number[]): Reply => {
  const plan = planNow(desk);
  if (plan === undefined) return refuse(desk, refusal('PLAN.NONE', PLAN_RULE, {}));
  const bad = numbers.find((number) => plan.attacks[number - 1] === undefined);
  if (bad !== undefined)
    return refuse(desk, refusal('PLAN.NO-NUMBER', PLAN_RULE, { number: bad, count: plan.attacks.length }));
  const out = plan.attacks.filter((_, i) => numbers.includes(i + 1));
  const kept = {
    ...plan,
    attacks: plan.attacks.filter((each) => !out.includes(each)),
    left: [...plan.left, ...out.flatMap(({ units }) => units)],
  };
  desk.intent.plan = kept;
  return { ...answerWith(desk, planInShort(desk, kept)), whole: true };
};

/** The attack that was put in is said by itself, then what the plan comes to. */
const withOwn = (desk: Desk, args: Args): Reply => {
  const made = planWith(desk, planNow(desk), args);
  if (made === undefined) return answerWith(desk, pendingTold(desk));
  if ('code' in made) return refuse(desk, made);
  const { plan: kept, at } = made;
  desk.intent.plan = kept;
  const own = kept.attacks.slice(at - 1, at).map((each) => attackTold(desk, each, at));
  return { ...answerWith(desk, [...own, ...planInShort(desk, kept)]), whole: true };
};

const left = (desk: Desk): Reply => {
  const plan = planNow(desk);
  if (plan === undefined) return refuse(desk, refusal('PLAN.NONE', PLAN_RULE, {}));
  return { ...answerWith(desk, planTold(desk, plan)), whole: true };
};

const made = async (desk: Desk, isStopped: () => boolean): Promise<Reply> => {
  const plan = await planned(desk);
  if (isStopped()) return answer(tell(desk, 'hint.stopped'));
  desk.intent.plan = plan;
  desk.intent.fight = undefined;
  if (plan === undefined) return answer(tell(desk, 'turn.ended'));
  if (plan.attacks.length > 0) return { ...answerWith(desk, planTold(desk, plan)), whole: true };
  const key = plan.left.length > 0 ? 'plan.nothing' : 'plan.nobody';
  return answerWith(desk, [message(key, { side: plan.side, count: plan.left.length })]);
};

/** It takes time, so it is left to whoever runs errands. */
export const plan = (desk: Desk, args: Args): Reply => {
  const numbers = (args['without'] ?? []).map(Number);
  if (numbers.length > 0) return without(desk, numbers);
  if (first(args, 'how') !== undefined) return left(desk);
  if (args['target'] !== undefined) return withOwn(desk, args);
  const now = deciding(desk);
  if (
    now === undefined ||
    now.kind === 'roll' ||
    isOpponents(desk) ||
    now.by !== speaker(desk) ||
    isQuestioned(desk)
  )
    return answerWith(desk, pendingTold(desk));
  let stopped = false;
  desk.errand = {
    kind: 'hint',
    run: async () => replied(desk, await made(desk, () => stopped)),
    stop: () => void (stopped = true),
  };
  return answer([]);
};
