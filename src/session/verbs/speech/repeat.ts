// The verb `repeat`: the last reply again.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { tell } from '../../session.ts';

export const repeat = (desk: Desk): Reply =>
  answer(desk.lastLines.length === 0 ? tell(desk, 'repeat.nothing') : desk.lastLines);
