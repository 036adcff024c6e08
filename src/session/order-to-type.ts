// Orders as a listener may type them: their hexes are called as he hears them.
import { write } from '../language/canonical-write.ts';
import { plainName } from '../language/parse/match-names.ts';
import { typedHex } from '../text/slot-formats.ts';
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

export const writing = ({ registry, game }: Pick<Desk, 'registry' | 'game'>, voice: Voice): Voice => ({
  ...voice,
  write: (order) => write(registry, order),
  advise: (order) =>
    write(registry, order, (id) => {
      if (game.board.grid.index(id) < 0) return id;
      return typedHex(isItsOwn(game, id) ? voice : { ...voice, hexNames: 'number' }, id);
    }),
});
