// Whom a question of the game is answered for.
import type { FrontQuestion } from '../api/questions.ts';
import type { Side } from '../core/types.ts';
import type { Desk } from './session.ts';
import { speaker, viewerOf } from './session.ts';

/** Where nothing is hidden these are asked for a side all the same: that of whoever is to speak, whose turn it may not be. */
const OF_A_SIDE: ReadonlySet<string> = new Set<FrontQuestion>(['targets', 'threats']);

export const askerOf = (desk: Desk, verb: string): Side | 'both' => {
  const who = viewerOf(desk);
  return who === 'both' && desk.replay === undefined && OF_A_SIDE.has(verb) ? speaker(desk) : who;
};
