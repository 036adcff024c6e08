// Who gives the orders of an engine: somebody who draws them, or the computer player of a level.
import type { Match } from '../core/match.ts';
import type { Side } from '../core/types.ts';
import type { Thinking } from '../players/opponent/thinker.ts';
import type { Seat } from '../players/player.ts';
import { randomPlayer } from '../players/random.ts';
import { levelRival } from '../players/rival.ts';
import { DRAWN } from './engine-state.ts';
import type { Session, Table } from './engine-state.ts';

export type EnginePlayer = { think(seat: Seat, match: Match): Thinking };

/** Drawn at random, all of it. */
const drawer = (seed: number, stream: number): EnginePlayer => {
  const player = randomPlayer(seed, stream);
  return {
    *think(seat) {
      yield;
      return { order: seat.thinking(() => player(seat)), spent: 0, isDrawn: true };
    },
  };
};

const playerAt = async ({ level, seed }: Session, { game }: Table, side: Side): Promise<EnginePlayer> => {
  const think = level === DRAWN ? undefined : (await levelRival(game, side, level, seed))?.think;
  return think === undefined ? drawer(seed, Math.max(0, game.rules.sides.indexOf(side))) : { think };
};

/** Every side has a player of its own, who knows nothing of the other. */
export const playerOf = async (session: Session, table: Table, side: Side): Promise<EnginePlayer> => {
  const known = session.players.get(side);
  if (known !== undefined) return known;
  const player = await playerAt(session, table, side);
  session.players.set(side, player);
  return player;
};
