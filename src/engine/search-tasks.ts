// What takes an engine long, a step at a time, so that it can be stopped between any two: listing, choosing, counting.
import { decision } from '../core/kernel.ts';
import { earlier, give } from '../core/match.ts';
import type { Match } from '../core/match.ts';
import { perftSteps } from '../core/perft.ts';
import type { Message, Order, Problem, Side } from '../core/types.ts';
import { write } from '../language/canonical-write.ts';
import type { Thought } from '../players/opponent/thinker.ts';
import { seating } from '../players/player.ts';
import type { Seat } from '../players/player.ts';
import { problem } from '../core/problem.ts';
import type { Reply } from './protocol.ts';
import { yes } from './protocol.ts';
import { legal } from './legal.ts';
import { playerOf } from './engine-player.ts';
import type { EnginePlayer } from './engine-player.ts';
import { deciding, seatOf } from './engine-state.ts';
import type { Session, Table } from './engine-state.ts';

/** Work that pauses; what it comes to is a reply, or what stood in its way. */
export type Thinking = Generator<void, Reply | Problem>;

/** A phase that goes on for longer is given in parts. */
const LONGEST_PHASE = 200;

/** Who is to answer, or why nobody is. */
const asked = (table: Table): { readonly by: Side } | Problem => {
  const now = deciding(table);
  if (now === undefined) return problem('ENGINE.OVER');
  if (now.kind === 'roll') return problem('ENGINE.DIE-WAITS', { count: now.dice?.length ?? 1 });
  return now;
};

/** Of its own side, or of whoever decides. */
export function* legalNow(session: Session, table: Table, word: string | undefined): Thinking {
  const now = asked(table);
  if ('code' in now) return now;
  return yield* legal(seatOf(session, table), word);
}

/** Of an order that was drawn there is no more to say than what it was drawn from. */
const explanation = (
  { level }: Session,
  table: Table,
  seat: Seat,
  order: Order,
  { isDrawn, spent, reasons }: Thought,
): readonly Message[] => {
  const said = write(table.registry, order);
  if (isDrawn) {
    const verbs = [...new Set(seat.offers().map(({ verb }) => verb))];
    return [
      { key: 'engine.drawn', params: { order: said } },
      { key: 'engine.open', params: { verbs } },
    ];
  }
  const chosen = { key: 'engine.chosen', params: { order: said, level, ...(spent > 0 && { spent }) } };
  if (reasons === undefined) return [chosen, { key: 'engine.no-reason', params: {} }];
  const { aim, because, instead, order: own } = reasons;
  return [chosen, ...[aim, because, instead, own].filter((each) => each !== undefined)];
};

type Deciding = { readonly session: Session; readonly table: Table; readonly player: EnginePlayer };

function* thoughtOf(
  { session, table, player }: Deciding,
  match: Match,
  seat: Seat | undefined,
): Generator<void, Order | undefined> {
  if (seat === undefined) return undefined;
  const thinking = player.think(seat, match);
  let slice = thinking.next();
  while (slice.done !== true) {
    yield;
    slice = thinking.next(false);
  }
  const { order } = slice.value;
  if (order !== undefined) session.explained = explanation(session, table, seat, order, slice.value);
  return order;
}

/** Of a side that need not answer it may be none. */
function* oneOrder(now: Deciding, side: Side, isAsked: boolean): Thinking {
  const { match, seats, registry } = now.table;
  const order = yield* thoughtOf(now, match, seats(match.state)?.(side));
  if (order !== undefined) return yes(write(registry, order));
  return isAsked ? problem('ENGINE.NOTHING-LEGAL', { side }) : yes('none');
}

/** Up to the next die, the next news, or whoever is to answer then: played on a copy, and given all at once. */
function* wholePhase(now: Deciding, side: Side): Thinking {
  const { game, registry } = now.table;
  const { rules } = game;
  const match = earlier(now.table.match, now.table.match.entries.length);
  const seats = seating(rules, { game, match });
  const { state } = match;
  const { phase, phasing } = state.clock;
  const lines: string[] = [];
  for (let i = 0; i < LONGEST_PHASE; i++) {
    yield;
    const next = decision(rules, state);
    const { clock } = state;
    if (next?.kind !== 'ask' && i > 0) break;
    if (next?.by !== side || clock.phase !== phase || clock.phasing !== phasing) break;
    const order = yield* thoughtOf(now, match, seats(state)?.(side));
    if (order === undefined) break;
    const done = give(match, [order]);
    if (!done.ok) throw new Error(`An order of a player is refused with ${done.refusal.code}`);
    lines.push(write(registry, order));
    if (done.entry.told !== undefined) break;
  }
  return lines.length === 0 ? problem('ENGINE.NOTHING-LEGAL', { side }) : yes(...lines);
}

/** `isPhase`: as many orders as can be given at once, where its side is the one that decides. */
export const ordersNow = async (
  session: Session,
  table: Table,
  isPhase: boolean,
): Promise<Thinking | Problem> => {
  const now = asked(table);
  if ('code' in now) return now;
  const side = session.side ?? now.by;
  const deciding = { session, table, player: await playerOf(session, table, side) };
  return isPhase && side === now.by ? wholePhase(deciding, side) : oneOrder(deciding, side, side === now.by);
};

export function* counted({ game, match }: Table, depth: number, face: number): Thinking {
  const total = yield* perftSteps(game.rules, match.state, depth, face);
  return typeof total === 'number' ? yes(String(total)) : total;
}
