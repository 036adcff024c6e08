// The verb `back`: to the hex that was looked at before.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith } from '../../reply.ts';
import { tell } from '../../session.ts';
import { hexMessage } from '../../hex-sentence.ts';
import { sightOf } from '../../side-view.ts';

export const back = (desk: Desk): Reply => {
  const before = desk.walk.trail.pop();
  if (before === undefined) return answer(tell(desk, 'walk.back-none'));
  desk.here = before;
  return answerWith(desk, [hexMessage(sightOf(desk), before)]);
};
