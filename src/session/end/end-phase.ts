// The end of a phase: what would be left undone is said, and asked about where the end could not be taken back.
import { copyJson } from '../../core/canonical-json.ts';
import { apply, check, complete, offers } from '../../core/kernel.ts';
import type { Seen } from '../../core/rule-set.ts';
import type { Args, Order, State } from '../../core/types.ts';
import { say } from '../../text/say.ts';
import { askYes } from '../confirm.ts';
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';
import { foggy, played, speaker, tell, tellAll, voiceOf } from '../session.ts';
import { giveOrders } from '../give-orders.ts';
import { passedBy } from './implicit-pass.ts';

/** Others take something back, and end nothing. */
const ENDS: readonly string[] = ['end', 'pass'];

/** One order that ends something, and may. */
const isEnd = ({ game }: Desk, [order, second]: readonly Order[], state: Seen<unknown>): boolean => {
  if (order === undefined || second !== undefined || !ENDS.includes(order.verb)) return false;
  const open = offers(game.rules, state).filter(({ by }) => by === order.by);
  return (
    open.some(({ verb, ends }) => ends && verb === order.verb) &&
    check(game.rules, state, order) === undefined
  );
};

/** What the game says is left over, in sentences; nothing when these orders end nothing. */
const leftLines = (desk: Desk, orders: readonly Order[], state: Seen<unknown>): readonly string[] => {
  const { leftOver } = desk.game;
  if (leftOver === undefined || !isEnd(desk, orders, state)) return [];
  return leftOver(state).flatMap((left) => say(voiceOf(desk), left));
};

/** What a player was warned of and would lose, unless the line before this one was what brought the warning. */
const lostLines = (desk: Desk, orders: readonly Order[], state: Seen<unknown>): readonly string[] => {
  const { lostByEnd } = desk.game;
  const isWarned = desk.lastDone === orders[0]?.verb;
  if (lostByEnd === undefined || !desk.confirmsEnd || isWarned || !isEnd(desk, orders, state)) return [];
  return lostByEnd(state).flatMap((each) => say(voiceOf(desk), each).slice(0, 1));
};

/** Where something is hidden, or an opponent plays at once, a turn that has passed to the other side does not come back. */
const handsOver = (desk: Desk, order: Order, state: Seen<unknown>): boolean => {
  if (desk.trial !== undefined || (!foggy(desk) && desk.opponent === undefined)) return false;
  const copy = copyJson(state) as State;
  apply(desk.game.rules, copy, order);
  return copy.clock.phasing !== state.clock.phasing || copy.clock.turn !== state.clock.turn;
};

/** A phase that could be ended, and that an order which is no end of it ends all the same, because nothing is left to do. */
const isLastOfPhase = (desk: Desk, orders: readonly Order[], state: Seen<unknown>): boolean => {
  const [order, second] = orders;
  if (!desk.confirmsEnd || order === undefined || second !== undefined) return false;
  const open = offers(desk.game.rules, state).filter(({ by, right }) => by === order.by && !right);
  if (!open.some(({ ends }) => ends) || open.some(({ ends, verb }) => ends && verb === order.verb))
    return false;
  const whole = complete(desk.game.rules, state, order);
  return whole.ok && handsOver(desk, whole.order, state);
};

const named = (args: Args): string =>
  JSON.stringify(
    Object.entries(args)
      .filter(([, ids]) => ids.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** What the game has against an order, in sentences; nothing where its odds have just been asked for. */
const doubtLines = (desk: Desk, [order]: readonly Order[], state: Seen<unknown>): readonly string[] => {
  if (!desk.confirmsEnd || desk.trial !== undefined || order === undefined) return [];
  const { oddsAsked, match } = desk;
  if (oddsAsked?.revision === match.revision && named(oddsAsked.args) === named(order.args)) return [];
  return tellAll(desk, desk.game.doubts?.(state, order) ?? []);
};

/** What speaks against an end, in sentences, for whoever shows it before it is given; nothing where it ends nothing. */
export const warningsOf = (desk: Desk, typed: readonly Order[]): readonly string[] => {
  const { state } = played(desk);
  return [...lostLines(desk, typed, state), ...leftLines(desk, typed, state)];
};

/**
 * Orders as they were typed. Where a person types, an end that is final is asked about first, and an order the game has
 * doubts about, or that passes by what somebody could still do. `agreed`: to that.
 */
export const giveTyped = (desk: Desk, typed: readonly Order[], agreed = false): Reply => {
  const passed = passedBy(desk, typed);
  const isAsked = desk.confirmsEnd && desk.trial === undefined && !agreed;
  if (passed !== undefined && passed.open.length > 0 && isAsked) {
    const dropped = { key: 'order.not', params: { side: speaker(desk) } };
    const lines = [...passed.open, ...tell(desk, 'confirm.passes')];
    return askYes(
      desk,
      { kind: 'confirm', yes: () => giveTyped(desk, typed, true), dropped, atKeyboard: true },
      lines,
    );
  }
  const state = passed?.state ?? played(desk).state;
  const left = leftLines(desk, typed, state);
  const [order] = typed;
  const give = (): Reply => {
    const reply = giveOrders(desk, typed, passed?.order);
    return reply.kind === 'done' && passed !== undefined && !agreed
      ? { ...reply, lines: [...passed.lines, ...reply.lines] }
      : reply;
  };
  if (order !== undefined && left.length === 0 && isLastOfPhase(desk, typed, state)) {
    const { phase } = state.clock;
    const dropped = { key: 'order.not', params: { side: speaker(desk) } };
    const lines = tell(desk, 'confirm.hands-over', { phase });
    return askYes(desk, { kind: 'confirm', yes: give, dropped, atKeyboard: true }, lines);
  }
  const doubts = doubtLines(desk, typed, state);
  if (doubts.length > 0) {
    const dropped = { key: 'order.not', params: { side: speaker(desk) } };
    const verb = order?.verb ?? '';
    const ends = isEnd(desk, typed, state);
    const lines = [...doubts, ...tell(desk, 'confirm.doubted', { verb, ...(ends && { ends }) })];
    return askYes(desk, { kind: 'confirm', yes: give, dropped, atKeyboard: true }, lines);
  }
  const lost = order === undefined ? [] : lostLines(desk, typed, state);
  if (lost.length > 0) {
    const dropped = { key: 'end.not', params: { side: speaker(desk) } };
    const lines = [...lost, ...tell(desk, 'confirm.loses')];
    return askYes(desk, { kind: 'confirm', yes: give, dropped, atKeyboard: true }, lines);
  }
  if (left.length === 0 || order === undefined) return give();
  if (desk.confirmsEnd && handsOver(desk, order, state)) {
    const dropped = { key: 'end.not', params: { side: speaker(desk) } };
    const yes = give;
    return askYes(desk, { kind: 'confirm', yes, dropped, atKeyboard: true }, [
      ...left,
      ...tell(desk, 'confirm.end'),
    ]);
  }
  const reply = give();
  return { ...reply, lines: [...left, ...reply.lines] };
};
