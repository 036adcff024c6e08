// The verb `hash`: a check sum of what can be seen.
import { hashOf } from '../../../core/canonical-json.ts';
import { positionHash } from '../../../core/match.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { foggy, played, tell, viewOf } from '../../session.ts';

/** While something is hidden, of what is seen: a hash of the rest would let guesses be tried. */
export const hash = (desk: Desk): Reply => {
  const match = played(desk);
  const isHidden = foggy(desk) && match.state.over === undefined;
  return answer(tell(desk, 'hash.is', { hash: isHidden ? hashOf(viewOf(desk)) : positionHash(match) }));
};
