// The verb `branch`: a practice copy from before an order.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, done } from '../../reply.ts';
import { asRefusal, tell } from '../../session.ts';
import { refuse } from '../../give-orders.ts';
import { notKept } from './note.ts';

export const branch = (desk: Desk, line: number): Reply => {
  const made = desk.journal?.branch(line);
  if (made === undefined) return answer(notKept(desk, 'branch'));
  if (!made.ok) return refuse(desk, asRefusal(made.error));
  return done(tell(desk, 'branch.made', { order: line, name: made.value, command: desk.command }));
};
