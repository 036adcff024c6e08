// Who plays the other side by itself, and what it would do in one's own place, by verb.
import { answerWith } from '../../reply.ts';
import type { Handler } from '../handler.ts';
import { hint } from './hint.ts';
import { opponent } from './opponent.ts';

export const OPPONENT_HANDLERS: Readonly<Record<string, Handler>> = {
  opponent: (desk, args) => answerWith(desk, opponent(desk, args)),
  hint: (desk) => desk.tutor?.hint() ?? hint(desk),
};
