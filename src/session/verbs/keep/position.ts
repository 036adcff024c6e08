// The verb `position`: the whole position in one line.
import { refusal } from '../../../core/rule-set.ts';
import { atPhaseStart, writePositionLine } from '../../../record/position.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { maySeeAll, played, tell } from '../../session.ts';
import { refuse } from '../../give-orders.ts';

export const position = (desk: Desk): Reply => {
  const { state } = played(desk);
  if (!maySeeAll(desk)) return refuse(desk, refusal('POSITION.FOG', 'hexfront:position', {}));
  if (!atPhaseStart(desk.game, state))
    return refuse(desk, refusal('POSITION.MIDDLE', 'hexfront:position', {}));
  return answer(tell(desk, 'position.is', { text: writePositionLine(desk.game, state) }));
};
