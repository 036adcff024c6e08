// Whole games as somebody would type them: every order in its canonical form, with halt where the other side breaks in.
import { openSeed, seeded } from '../../src/core/dice.ts';
import { decision, offers, sampled } from '../../src/core/kernel.ts';
import { give, newMatch, positionHash } from '../../src/core/match.ts';
import type { Order } from '../../src/core/types.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { write } from '../../src/language/canonical-write.ts';
import { picker } from '../../src/players/prng.ts';
import { ford } from '../games/ford/game.ts';

export type TypedGame = { readonly lines: readonly string[]; readonly hash: string };

/** Plays at random with the dice of `--seed word`; gives the lines and the hash of the last position. */
export const typedGame = (word: string, fog: 'on' | 'off'): TypedGame => {
  const match = newMatch(ford.rules, 'crossing', { fog }, { dice: seeded(openSeed(word)) });
  const registry = registryFor(ford);
  const pick = picker(word.length, 1);
  const lines: string[] = [];
  for (let turn = 0; turn < 2000; turn++) {
    const now = decision(ford.rules, match.state);
    if (now === undefined) return { lines, hash: positionHash(match) };
    const open = offers(ford.rules, match.state);
    const offer = open[pick(open.length)];
    if (offer === undefined || (offer.right && pick(6) > 0) || (offer.ends && open.length > 1 && pick(8) > 0))
      continue;
    const order: Order | undefined = sampled(match.state, offer, pick);
    if (order === undefined) continue;
    if (!give(match, [order]).ok) throw new Error(`A sampled order was refused: ${write(registry, order)}`);
    lines.push(...(order.by === now.by ? [] : ['halt']), write(registry, order));
  }
  throw new Error('The game did not end');
};
