// Who plays the other side by itself, and what it would do in one's own place, by verb.
import { first } from '../handler.ts';
import type { Handler } from '../handler.ts';
import { hint } from './hint.ts';
import { opponent } from './opponent.ts';
import { takeOver } from './take-over.ts';

export const OPPONENT_HANDLERS: Readonly<Record<string, Handler>> = {
  opponent: (desk, args) => {
    const how = first(args, 'how');
    return how === 'level' || how === 'off'
      ? takeOver(desk, how, first(args, 'number'))
      : opponent(desk, args);
  },
  hint: (desk) => desk.tutor?.hint() ?? hint(desk),
};
