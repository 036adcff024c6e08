// The verb `goal`: how it stands with the next check, how the game is won, and what is worth something near.
import type { Args } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { message } from '../../reply.ts';
import { played, speaker } from '../../session.ts';
import { sightOf } from '../../side-view.ts';
import { score } from '../game/score.ts';
import { prizesTold } from './prizes.ts';

const NONE: Args = {};

/** What the game says of it, for the side that asks: first how it stands with its next check. */
export const aimsTold = (desk: Desk): readonly Told[] => {
  const { state } = played(desk);
  const said = desk.game.questions?.goal?.(state, speaker(desk), NONE);
  return said ?? [...score(desk).slice(0, 1), message('goal.unknown')];
};

/** What is near comes before the rest of the rules: it is what whoever asks can do something about. */
export const goal = (desk: Desk): readonly Told[] => {
  const [stands, ...how] = aimsTold(desk);
  const near = played(desk).state.over === undefined ? prizesTold(sightOf(desk), speaker(desk)) : [];
  return [...(stands === undefined ? [] : [stands]), ...how.slice(0, 1), ...near, ...how.slice(1)];
};
