// Questions of a commander to his staff, by verb.
import { answerWith } from '../../reply.ts';
import { first } from '../handler.ts';
import type { Handler } from '../handler.ts';
import { briefing } from './briefing.ts';
import { goal } from './goal.ts';
import { how } from './how.ts';

export const STAFF_HANDLERS: Readonly<Record<string, Handler>> = {
  goal: (desk) => answerWith(desk, goal(desk)),
  briefing,
  how: (desk, args) => how(desk, first(args, 'question') ?? ''),
};
