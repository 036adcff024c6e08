// The verb `hint` outside lessons: what the computer player would do in the place of whoever asks, and why.
import { setImmediate as pause } from 'node:timers/promises';
import { seating } from '../../../players/player.ts';
import { bestThinker } from '../../../players/rival.ts';
import { replied } from '../../opponent/late-reply.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { deciding, isOpponents, played, speaker, tell } from '../../session.ts';
import { pendingTold } from '../../pending.ts';
import { reasonsTold } from './opponent.ts';

/** The same every time it is asked of the same position. */
const SEED = 1;

const thinkOf = async (desk: Desk, isStopped: () => boolean): Promise<Reply> => {
  const { game } = desk;
  const match = played(desk);
  const seat = seating(game.rules, { game, match })(match.state)?.(speaker(desk));
  if (seat === undefined) return answer(tell(desk, 'turn.ended'));
  const thinking = (await bestThinker(game, SEED))(seat);
  let slice = thinking.next();
  while (slice.done !== true) {
    await pause();
    if (isStopped()) return answer(tell(desk, 'hint.stopped'));
    slice = thinking.next();
  }
  const { order, reasons } = slice.value;
  if (order === undefined) return answer(tell(desk, 'hint.nothing'));
  const why = reasons === undefined ? [] : reasonsTold(reasons);
  return { ...answerWith(desk, [...why, message('hint.order', { order })]), whole: true };
};

/** It takes time, so it is left to whoever runs errands. */
export const hint = (desk: Desk): Reply => {
  const now = deciding(desk);
  if (now === undefined || now.kind === 'roll' || isOpponents(desk) || now.by !== speaker(desk))
    return answerWith(desk, pendingTold(desk));
  let stopped = false;
  desk.errand = {
    kind: 'hint',
    run: async () => replied(desk, await thinkOf(desk, () => stopped)),
    stop: () => void (stopped = true),
  };
  return answer([]);
};
