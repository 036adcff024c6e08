// Orders as a listener may type them: their hexes are called as he hears them.
import { write } from '../language/canonical-write.ts';
import { plainName } from '../language/parse/match-names.ts';
import { typedHex } from '../text/say-place.ts';
import type { Voice } from '../text/voice.ts';
import type { Desk } from './session.ts';

/** A name that two hexes bear stands for one of them only: the other is called by its number. */
const isItsOwn = ({ board }: Desk['game'], id: string): boolean => {
  const { name } = board.hex(id);
  return (
    name === undefined ||
    Object.entries(board.places).every(
      ([other, place]) => place === id || plainName(other) !== plainName(name),
    )
  );
};

/** A hex as it is typed by who hears it. */
const called = (game: Desk['game'], voice: Voice, id: string): string =>
  game.board.grid.index(id) < 0
    ? id
    : typedHex(isItsOwn(game, id) ? voice : { ...voice, hexNames: 'number' }, id);

export const writing = ({ registry, game }: Pick<Desk, 'registry' | 'game'>, voice: Voice): Voice => ({
  ...voice,
  write: (order) => write(registry, order),
  advise: (order) => write(registry, order, (id) => called(game, voice, id)),
});

/** The same of a line that is written already: its words that are hexes. */
export const spokenLine = (game: Desk['game'], voice: Voice, line: string): string =>
  line
    .split(' ')
    .map((word) => called(game, voice, word))
    .join(' ');
