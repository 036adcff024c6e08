// The verb `ready`: the next person has taken the keyboard.
import { choiceLines, questionLines } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';
import { newsTold } from '../../hand-over.ts';
import { tidingsHeard } from './events.ts';

export const ready = (desk: Desk): Reply => {
  if (desk.waiting === undefined) return answer(tell(desk, 'handover.ready'));
  desk.seat = desk.waiting;
  desk.waiting = undefined;
  // What the other person has heard, this one may hear for the first time.
  desk.toldOnce.clear();
  const told = newsTold(desk);
  const asks = desk.halted === undefined ? questionLines(desk) : choiceLines(desk);
  return answer([...asks.slice(0, 1), ...tidingsHeard(desk), ...told, ...asks.slice(1)]);
};
