// The end of a phase: what would be left undone is said, and asked about where the end could not be taken back.
import { copyJson } from '../core/copy.ts';
import { apply, check } from '../core/kernel.ts';
import type { Order } from '../core/types.ts';
import { say } from '../words/say.ts';
import { askYes } from './asked.ts';
import { openOffers } from './choosing.ts';
import type { Desk, Reply } from './desk.ts';
import { foggy, played, speaker, tell, voiceOf } from './desk.ts';
import { giveOrders } from './giving.ts';

/** What the game says is left over, in sentences; nothing when these orders end nothing. */
const leftLines = (desk: Desk, orders: readonly Order[]): readonly string[] => {
  const { game } = desk;
  const [order, second] = orders;
  if (order === undefined || second !== undefined || game.leftOver === undefined) return [];
  const { state } = played(desk);
  const isEnd = openOffers(desk, order.by).some(({ verb, ends }) => ends && verb === order.verb);
  if (!isEnd || check(game.rules, state, order) !== undefined) return [];
  return game.leftOver(state).flatMap((left) => say(voiceOf(desk), left));
};

/** Where something is hidden a turn that has passed to the other side does not come back. */
const handsOver = (desk: Desk, order: Order): boolean => {
  if (desk.trial !== undefined || !foggy(desk)) return false;
  const { state } = played(desk);
  const copy = copyJson(state);
  apply(desk.game.rules, copy, order);
  return copy.clock.phasing !== state.clock.phasing || copy.clock.turn !== state.clock.turn;
};

/** Orders as they were typed. Where a person types, an end that is final is asked about first. */
export const giveTyped = (desk: Desk, orders: readonly Order[]): Reply => {
  const left = leftLines(desk, orders);
  const [order] = orders;
  if (left.length === 0 || order === undefined) return giveOrders(desk, orders);
  if (desk.confirmsEnd && handsOver(desk, order)) {
    const dropped = { key: 'end.not', params: { side: speaker(desk) } };
    const yes = (): Reply => giveOrders(desk, orders);
    return askYes(desk, { kind: 'confirm', yes, dropped, atKeyboard: true }, [
      ...left,
      ...tell(desk, 'confirm.end'),
    ]);
  }
  const reply = giveOrders(desk, orders);
  return { ...reply, lines: [...left, ...reply.lines] };
};
