// The computer player as an adviser of one side: what it would do in a position, thought of once as long as its plan is followed.
import { setImmediate as pause } from 'node:timers/promises';
import type { Match } from '../../core/match.ts';
import type { Side } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import { HIGHEST_LEVEL } from '../../players/level-names.ts';
import type { Thought } from '../../players/opponent/thinker.ts';
import type { Seat } from '../../players/player.ts';
import { levelRival } from '../../players/rival.ts';
import type { Rival } from '../../players/rival.ts';

type Said = { readonly match: Match; readonly revision: number; readonly thought: Thought };

/** `last`: what it said last, and of which position. */
export type Adviser = { readonly side: Side; readonly rival: Rival; last?: Said };

/** The same every time it is asked of the same position. */
const SEED = 1;

export const newAdviser = async (game: Game, side: Side): Promise<Adviser> => {
  const rival = await levelRival(game, side, HIGHEST_LEVEL, SEED);
  if (rival === undefined) throw new Error('There are no levels');
  return { side, rival };
};

/** Undefined: it was stopped. */
export const advice = async (
  adviser: Adviser,
  seat: Seat,
  match: Match,
  isStopped: () => boolean,
): Promise<Thought | undefined> => {
  const { rival, last } = adviser;
  const { revision } = match;
  if (last?.match === match && last.revision === revision) return last.thought;
  const thinking = rival.think?.(seat, match);
  for (let slice = thinking?.next(); slice !== undefined; slice = thinking?.next()) {
    if (slice.done === true) {
      adviser.last = { match, revision, thought: slice.value };
      return slice.value;
    }
    await pause();
    if (isStopped()) return undefined;
  }
  return undefined;
};
