// What takes an engine long, a step at a time, so that it can be stopped between any two: listing, choosing, counting.
import { copyJson } from '../core/canonical-json.ts';
import { apply, decision } from '../core/kernel.ts';
import { perftSteps } from '../core/perft.ts';
import type { Message, Order, Problem, Side, State } from '../core/types.ts';
import { write } from '../language/canonical-write.ts';
import type { Seat } from '../players/player.ts';
import { problem } from '../core/problem.ts';
import type { Reply } from './protocol.ts';
import { yes } from './protocol.ts';
import { legal } from './legal.ts';
import { deciding, playerOf, seatOf } from './engine-state.ts';
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

const reasons = (table: Table, seat: Seat, order: Order): readonly Message[] => {
  const verbs = [...new Set(seat.offers().map(({ verb }) => verb))];
  return [
    { key: 'engine.drawn', params: { order: write(table.registry, order) } },
    { key: 'engine.open', params: { verbs } },
  ];
};

const drawn = (session: Session, table: Table, state: State, side: Side): Order | undefined => {
  const seat = table.seats(state)?.(side);
  const order = seat?.thinking(() => playerOf(session, table, side)(seat));
  if (seat !== undefined && order !== undefined) session.explained = reasons(table, seat, order);
  return order;
};

/** Of a side that need not answer it may be none. */
export function* oneOrder(session: Session, table: Table): Thinking {
  yield;
  const now = asked(table);
  if ('code' in now) return now;
  const side = session.side ?? now.by;
  const order = drawn(session, table, table.match.state, side);
  if (order !== undefined) return yes(write(table.registry, order));
  return side === now.by ? problem('ENGINE.NOTHING-LEGAL', { side }) : yes('none');
}

/** Up to the next die, the next news, or whoever is to answer then: played on a copy, and given all at once. */
export function* wholePhase(session: Session, table: Table): Thinking {
  const now = asked(table);
  if ('code' in now) return now;
  const { rules } = table.game;
  const side = session.side ?? now.by;
  if (side !== now.by) return yield* oneOrder(session, table);
  const state = copyJson(table.match.state);
  const { phase, phasing } = state.clock;
  const lines: string[] = [];
  for (let i = 0; i < LONGEST_PHASE; i++) {
    yield;
    const next = decision(rules, state);
    const { clock } = state;
    if (next?.kind !== 'ask' && i > 0) break;
    if (next?.by !== side || clock.phase !== phase || clock.phasing !== phasing) break;
    const order = drawn(session, table, state, side);
    if (order === undefined) break;
    const done = apply(rules, state, order);
    if (!done.ok) throw new Error(`An order that was drawn is refused with ${done.refusal.code}`);
    lines.push(write(table.registry, order));
    if (done.revealed) break;
  }
  return lines.length === 0 ? problem('ENGINE.NOTHING-LEGAL', { side }) : yes(...lines);
}

export function* counted({ game, match }: Table, depth: number, face: number): Thinking {
  const total = yield* perftSteps(game.rules, match.state, depth, face);
  return typeof total === 'number' ? yes(String(total)) : total;
}
