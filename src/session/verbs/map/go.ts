// The verb `go`: to a hex, which is the current one from then on.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith } from '../../reply.ts';
import { tell } from '../../session.ts';
import { hexMessage } from '../../hex-sentence.ts';
import { sightOf } from '../../side-view.ts';

/** So many hexes back can be remembered. */
const LONGEST = 100;

/** The current hex is another one now; what it was can be gone back to. */
export const standAt = (desk: Desk, hex: string): void => {
  const { trail } = desk.walk;
  if (desk.here !== undefined && desk.here !== hex) trail.push(desk.here);
  if (trail.length > LONGEST) trail.shift();
  desk.here = hex;
};

export const go = (desk: Desk, hex: string): Reply => {
  const sight = sightOf(desk);
  if (sight.game.board.grid.index(hex) < 0) return answer(tell(desk, 'walk.not-a-hex', { place: hex }));
  standAt(desk, hex);
  return answerWith(desk, [hexMessage(sight, hex)]);
};
