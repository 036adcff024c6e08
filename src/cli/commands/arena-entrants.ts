// What games and pairs of games have in common: what those who play are called, and how it is said how far they have come.
import { say } from '../../text/say.ts';
import type { Voice } from '../../text/voice.ts';
import type { Io } from '../io.ts';

/** Two of one name are told apart by a number. */
export const entrantNames = ({
  first,
  second,
}: {
  readonly first: string;
  readonly second: string;
}): readonly [string, string] => (first === second ? [`${first} 1`, `${second} 2`] : [first, second]);

/** Not oftener than this is it said how far they have come, in milliseconds. */
const PATIENCE = 30_000;

export const progress = (io: Io, voice: Voice, key: string, games: number): ((game: number) => void) => {
  let last = performance.now();
  return (game) => {
    if (performance.now() - last < PATIENCE) return;
    last = performance.now();
    for (const line of say(voice, { key, params: { game, games } })) io.err(line);
  };
};
