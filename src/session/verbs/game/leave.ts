// The verb `leave`: ends a replay.
import { headLines, pendingLines } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { deciding, tell } from '../../session.ts';

export const leave = (desk: Desk): Reply => {
  if (desk.replay === undefined) return answer(tell(desk, 'replay.none'));
  desk.replay = undefined;
  desk.here = undefined;
  const head = deciding(desk) === undefined ? [] : headLines(desk);
  return answer([...tell(desk, 'replay.off'), ...head, ...pendingLines(desk)]);
};
