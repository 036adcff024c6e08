// The verb `why` alone: the rule behind the last refusal, or what came of the last order with its sums and rules.
import type { Params } from '../../../core/types.ts';
import { sayRefusal } from '../../../text/say-refusal.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { message } from '../../reply.ts';
import { fullNow, voiceOf } from '../../session.ts';
import { textTold } from './rule.ts';

/** Whatever came last. */
export const why = (desk: Desk): readonly Told[] => {
  const refused = desk.refused;
  const { lines: full } = fullNow(desk);
  if (refused === undefined && full.length > 0) return [{ lines: full }];
  if (refused === undefined)
    return [message(desk.match.entries.length === 0 ? 'why.nothing' : 'why.nothing-since')];
  const { code, rule: id } = refused;
  const params: Params = { ...refused.params, rule: id, code };
  const lines = sayRefusal(voiceOf(desk), refused);
  return [...textTold(desk, id), { lines: lines.slice(0, -1), fact: message(code, params) }];
};
