// Replies that can be heard again; what one has heard is not for the other person to hear.
import { MOST_SAID } from '../../language/verbs/ear.ts';
import type { Desk } from '../session.ts';

export const keepSaid = (desk: Desk, lines: readonly string[], isAgain = false): void => {
  const { ear } = desk;
  if (desk.waiting !== undefined) ear.replies = [];
  else if (lines.length > 0 && !isAgain) ear.replies = [...ear.replies, lines].slice(-MOST_SAID);
};
