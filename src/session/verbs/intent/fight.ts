// The verb `fight`: carries out the plan, and goes on with it after a question.
import type { Args } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { refuse } from '../../give-orders.ts';
import { canFightOn, fightOn } from '../../intent/fight.ts';
import type { FightHow } from '../../intent/intent.ts';
import { isQuestioned, planNow } from '../../intent/plan.ts';
import { pendingTold } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answerWith } from '../../reply.ts';
import { deciding, speaker } from '../../session.ts';
import { PLAN_RULE } from './plan.ts';

const isHow = (word: string): word is FightHow => word === 'advance' || word === 'pass';

export const fight = (desk: Desk, args: Args): Reply => {
  const typed = args['how']?.filter(isHow);
  const stale = desk.intent.plan !== undefined && desk.intent.plan.side === speaker(desk);
  const plan = planNow(desk);
  if (plan === undefined) return refuse(desk, refusal(stale ? 'PLAN.STALE' : 'PLAN.NONE', PLAN_RULE, {}));
  const { answers } = desk.intent;
  const how = typed ?? (answers?.of === plan.of ? answers.how : []);
  desk.intent.answers = { of: plan.of, how };
  desk.intent.fight = { how };
  const isOthers = deciding(desk)?.by !== speaker(desk);
  if (isOthers || (isQuestioned(desk) && !canFightOn(desk))) {
    desk.intent.fight = undefined;
    const told = answerWith(desk, pendingTold(desk));
    return { ...told, kind: 'asks', closing: 0 };
  }
  return fightOn(desk, how);
};
