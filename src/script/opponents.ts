// Computer players seated by a script: they play their sides as soon as these are to decide or may break in.
import { waiting } from '../core/kernel.ts';
import type { Match } from '../core/match.ts';
import { failed, problem, worked } from '../core/problem.ts';
import type { Clock, Order, Problem, Refusal, Result, Side } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { seating } from '../players/player.ts';
import type { Seat } from '../players/player.ts';
import { finished } from '../players/opponent/thinker.ts';
import type { Thinker } from '../players/opponent/thinker.ts';
import { giveOrders } from '../session/give-orders.ts';
import { played } from '../session/session.ts';
import type { Desk } from '../session/session.ts';

/** A player anew: what it keeps of one game is nothing to another. */
export type Seated = () => Thinker;

type Table = {
  readonly match: Match;
  readonly seats: ReturnType<typeof seating>;
  readonly thinkers: ReadonlyMap<Side, Thinker>;
};

export type Opponents = {
  readonly seated: ReadonlyMap<Side, Seated>;
  /** Those who have played, and how far the match was then: they go on as long as nothing is taken back. */
  table: Table | undefined;
  upTo: number;
};

export const opponentsAt = (seated: ReadonlyMap<Side, Seated>): Opponents => ({
  seated,
  table: undefined,
  upTo: 0,
});

/** What the computer player needs is loaded when one plays. */
export const seatedAs = async (game: Game, level: string, seed: number): Promise<Result<Seated>> => {
  const { levelThinker } = await import('../players/opponent/level-player.ts');
  const { LEVELS } = await import('../players/opponent/levels.ts');
  const thinker = await levelThinker(game, level);
  return thinker === undefined
    ? failed(problem('SCRIPT.OPPONENT-LEVEL', { typed: level, levels: Object.keys(LEVELS) }))
    : worked(() => thinker(seed));
};

/** More orders are given after one line in no game that goes on by the rules. */
const MOST = 20_000;

const tableOf = (desk: Desk, opponents: Opponents): Table => {
  const { game } = desk;
  const match = played(desk);
  const { table, seated, upTo } = opponents;
  if (table?.match === match && match.entries.length >= upTo) return table;
  return (opponents.table = {
    match,
    seats: seating(game.rules, { game, match }),
    thinkers: new Map([...seated].map(([side, anew]) => [side, anew()])),
  });
};

/** `nobody`: whoever is to answer is no opponent. */
type Turn = Order | 'nobody' | { readonly stuck: Side };

const orderAt = ({ thinkers, match }: Table, seat: (side: Side) => Seat, by: Side): Turn => {
  for (const side of match.rules.sides) {
    const thinker = side === by ? undefined : thinkers.get(side);
    const order = thinker && finished(thinker(seat(side))).order;
    if (order !== undefined) return order;
  }
  const thinker = thinkers.get(by);
  if (thinker === undefined) return 'nobody';
  return finished(thinker(seat(by))).order ?? { stuck: by };
};

const nameOf = ({ game }: Desk, side: Side): string => game.sideWords[side]?.name ?? side;

/** Until somebody else must answer, a die waits, or the game is over; `isDone`: or there is nothing more to be played. */
export const playOpponents = (
  desk: Desk,
  opponents: Opponents,
  isDone: (clock: Clock) => boolean = () => false,
): Problem | Refusal | undefined => {
  if (opponents.seated.size === 0) return undefined;
  const table = tableOf(desk, opponents);
  const { match, seats } = table;
  for (let count = 0; count < MOST; count++) {
    opponents.upTo = match.entries.length;
    const now = waiting(match.rules, match.state);
    const seat = seats(match.state);
    if (now === undefined || seat === undefined || now.kind === 'roll' || isDone(match.state.clock))
      return undefined;
    const order = orderAt(table, seat, now.by);
    if (order === 'nobody') return undefined;
    if ('stuck' in order) return problem('SCRIPT.OPPONENT-STUCK', { side: nameOf(desk, order.stuck) });
    const { refusal } = giveOrders(desk, [order]);
    if (refusal !== undefined) return refusal;
  }
  return problem('SCRIPT.OPPONENT-LONG', { most: MOST });
};

const sameTime = (a: Clock, b: Clock): boolean =>
  a.turn === b.turn && a.phase === b.phase && a.phasing === b.phasing;

/** The phase under way, for a side that decides in it; what the other side is asked is answered by `seated` as well, unless it has an opponent. */
export const playPhase = (
  desk: Desk,
  opponents: Opponents,
  side: Side,
  seated: Seated,
): Problem | Refusal | undefined => {
  const { rules } = desk.game;
  const { clock } = played(desk).state;
  const now = waiting(rules, played(desk).state);
  if (now?.by !== side)
    return problem('SCRIPT.OPPONENT-PHASE', {
      side: nameOf(desk, side),
      ...(now && { by: nameOf(desk, now.by) }),
    });
  const begun = { ...clock };
  const all = new Map(rules.sides.map((each) => [each, opponents.seated.get(each) ?? seated] as const));
  return playOpponents(desk, opponentsAt(all.set(side, seated)), (at) => !sameTime(at, begun));
};
