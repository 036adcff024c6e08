// The verb `opponent` with level or off: who plays on in the place of another program.
import { HIGHEST_LEVEL, LEVEL_NAMES } from '../../../players/level-names.ts';
import { levelRival } from '../../../players/rival.ts';
import { seatOpponent } from '../../opponent/seated.ts';
import type { SeatedOpponent } from '../../opponent/seated.ts';
import { questionLines } from '../../pending.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, done } from '../../reply.ts';
import type { Desk } from '../../session.ts';
import { tell } from '../../session.ts';
import { nobodySeated } from './opponent.ts';

/** The same every time, as what a hint says. */
const SEED = 1;

/** `typed`: without it the highest. */
const seatLevel = async (
  desk: Desk,
  { rival: before }: SeatedOpponent,
  typed: string | undefined,
): Promise<Reply> => {
  const level = typed ?? HIGHEST_LEVEL;
  const rival = await levelRival(desk.game, before.side, level, SEED);
  if (rival === undefined) return answer(tell(desk, 'OPPONENT.LEVEL', { level, levels: LEVEL_NAMES }));
  before.close();
  desk.opponent = seatOpponent(desk.game, desk.match, rival);
  return done(tell(desk, 'opponent.plays-on', { side: rival.side, name: rival.name }));
};

/** Only another program is replaced: who plays against the computer player does so to the end. */
export const takeOver = (desk: Desk, how: 'level' | 'off', level: string | undefined): Reply => {
  const { opponent } = desk;
  if (opponent === undefined) return answerWith(desk, [nobodySeated(desk)]);
  const { rival } = opponent;
  if (rival.think !== undefined)
    return answer(tell(desk, 'opponent.stays', { side: rival.side, name: rival.name }));
  if (how === 'off') {
    rival.close();
    desk.opponent = undefined;
    return done(tell(desk, 'opponent.off', { side: rival.side }), questionLines(desk));
  }
  desk.errand = {
    kind: 'turn',
    run: async () => seatLevel(desk, opponent, level),
    stop: () => undefined,
  };
  return answer([]);
};
