// The verbs `brief`, `normal` and `verbose`: how much is said.
import { LEVELS } from '../../../api/settings.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { isOneOf, wrong } from './setting-value.ts';

export const setLevel = (desk: Desk, level: string): Reply => {
  if (!isOneOf(LEVELS, level)) return wrong(desk, 'level', LEVELS, desk.settings.level);
  desk.settings.level = level;
  return answer(tell(desk, `level.${level}`));
};
