// What a commander means, by verb: groups, marches, plans and lines.
import type { Handler } from '../handler.ts';
import { fight } from './fight.ts';
import { group, groups, ungroup } from './group.ts';
import { line } from './line.ts';
import { plan } from './plan.ts';
import { send } from './send.ts';

export const INTENT_HANDLERS: Readonly<Record<string, Handler>> = {
  group,
  ungroup,
  groups,
  send,
  plan,
  fight,
  line,
};
