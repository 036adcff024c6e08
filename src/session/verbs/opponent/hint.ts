// The verb `hint` outside lessons: what the computer player would do in the place of whoever asks, and why.
import { canonicalJson } from '../../../core/canonical-json.ts';
import { complete } from '../../../core/kernel.ts';
import type { Order } from '../../../core/types.ts';
import { seating } from '../../../players/player.ts';
import { advice, newAdviser } from '../../opponent/adviser.ts';
import { replied } from '../../opponent/late-reply.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { deciding, isOpponents, played, speaker, tell } from '../../session.ts';
import { pendingTold } from '../../pending.ts';
import { reasonsTold } from './opponent.ts';

/** Without hexes on the way that the program would fill in as they are. */
const inShort = (desk: Desk, order: Order): Order => {
  const { path = [] } = order.args;
  const { rules } = desk.game;
  const { state } = played(desk);
  const by = (way: readonly string[]): Order => ({ ...order, args: { ...order.args, path: way } });
  const isSame = (way: readonly string[]): boolean => {
    const full = complete(rules, state, by(way));
    return full.ok && canonicalJson(full.order.args) === canonicalJson(order.args);
  };
  if (path.length < 2) return order;
  if (isSame(path.slice(-1))) return by(path.slice(-1));
  const fewest = path.slice(0, -1).reduce<readonly string[]>((way, hex) => {
    const fewer = way.filter((other) => other !== hex);
    return isSame(fewer) ? fewer : way;
  }, path);
  return by(fewest);
};

const thinkOf = async (desk: Desk, isStopped: () => boolean): Promise<Reply> => {
  const { game } = desk;
  const match = played(desk);
  const side = speaker(desk);
  const seat = seating(game.rules, { game, match })(match.state)?.(side);
  if (seat === undefined) return answer(tell(desk, 'turn.ended'));
  if (desk.adviser?.side !== side) desk.adviser = await newAdviser(game, side);
  const thought = await advice(desk.adviser, seat, match, isStopped);
  if (thought === undefined) return answer(tell(desk, 'hint.stopped'));
  const { order, reasons } = thought;
  if (order === undefined) return answer(tell(desk, 'hint.nothing'));
  const why = reasons === undefined ? [] : reasonsTold(reasons);
  const told = message('hint.order', { order: inShort(desk, order) });
  return { ...answerWith(desk, [...why, told]), whole: true };
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
