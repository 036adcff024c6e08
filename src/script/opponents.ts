// Computer players seated by a script: they play their sides as soon as these are to decide or may break in.
import { waiting } from '../core/kernel.ts';
import { failed, problem, worked } from '../core/problem.ts';
import type { Clock, Order, Problem, Refusal, Result, Side } from '../core/types.ts';
import { LEVEL_NAMES } from '../players/level-names.ts';
import { seating } from '../players/player.ts';
import type { Seat } from '../players/player.ts';
import { isAsked, isProblem, levelRival } from '../players/rival.ts';
import type { Rival } from '../players/rival.ts';
import { giveOrders } from '../session/give-orders.ts';
import { played } from '../session/session.ts';
import type { Desk } from '../session/session.ts';

export type Opponents = ReadonlyMap<Side, Rival>;

export const seatedAt = async (
  { game }: Desk,
  side: Side,
  level: string,
  seed: number,
): Promise<Result<Rival>> => {
  const rival = await levelRival(game, side, level, seed);
  if (rival !== undefined) return worked(rival);
  return failed(problem('SCRIPT.OPPONENT-LEVEL', { typed: level, levels: LEVEL_NAMES }));
};

/** More orders are given after one line in no game that goes on by the rules. */
const MOST = 20_000;

const nameOf = ({ game }: Desk, side: Side): string => game.sideWords[side]?.name ?? side;

/** Of whoever breaks in, else of whoever is to decide; undefined: he is no opponent. */
const orderAt = async (
  desk: Desk,
  opponents: Opponents,
  seat: (side: Side) => Seat,
): Promise<Order | Problem | undefined> => {
  const match = played(desk);
  const { by } = seat(desk.game.rules.sides[0]).decision;
  for (const [side, rival] of opponents) {
    const said = side !== by && isAsked(seat(side)) ? await rival.next(seat(side), match) : undefined;
    if (said !== undefined) return said;
  }
  const deciding = opponents.get(by);
  if (deciding === undefined) return undefined;
  return (
    (await deciding.next(seat(by), match)) ?? problem('SCRIPT.OPPONENT-STUCK', { side: nameOf(desk, by) })
  );
};

/** Until somebody else must answer, a die waits, or the game is over; `isDone`: or there is nothing more to be played. */
export const playOpponents = async (
  desk: Desk,
  opponents: Opponents,
  isDone: (clock: Clock) => boolean = () => false,
): Promise<Problem | Refusal | undefined> => {
  if (opponents.size === 0) return undefined;
  const { game } = desk;
  const match = played(desk);
  const seats = seating(game.rules, { game, match });
  for (let count = 0; count < MOST; count++) {
    const seat = seats(match.state);
    if (seat === undefined || waiting(game.rules, match.state)?.kind === 'roll' || isDone(match.state.clock))
      return undefined;
    const said = await orderAt(desk, opponents, seat);
    if (said === undefined || isProblem(said)) return said;
    const { refusal } = giveOrders(desk, [said]);
    if (refusal !== undefined) return refusal;
  }
  return problem('SCRIPT.OPPONENT-LONG', { most: MOST });
};

const sameTime = (a: Clock, b: Clock): boolean =>
  a.turn === b.turn && a.phase === b.phase && a.phasing === b.phasing;

/** The phase under way, by a side that decides in it; `other` answers for the other side. */
export const playPhase = async (
  desk: Desk,
  rival: Rival,
  other: Rival,
): Promise<Problem | Refusal | undefined> => {
  const { state } = played(desk);
  const { side } = rival;
  const now = waiting(desk.game.rules, state);
  if (now?.by !== side)
    return problem('SCRIPT.OPPONENT-PHASE', {
      side: nameOf(desk, side),
      ...(now && { by: nameOf(desk, now.by) }),
    });
  const begun = { ...state.clock };
  const both = new Map([rival, other].map((each) => [each.side, each] as const));
  return playOpponents(desk, both, (clock) => !sameTime(clock, begun));
};
