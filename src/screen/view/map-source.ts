// The board of a game as the drawing wants it: the printed map, and what sides and markers are called.
import type { Table } from '../../draw/text/board-map.ts';
import { namesOf, wordKey } from '../../api/game-words.ts';
import type { Game } from '../../api/game.ts';

export const tableOf = ({ printed, sideWords, counters, messages }: Game): Table => ({
  board: printed,
  sides: sideWords,
  factors: counters.factors,
  states: counters.states,
  markers: namesOf('mark', Object.keys(messages)).flatMap((id) => {
    const name = messages[wordKey('mark', id)];
    return typeof name === 'string' ? [{ id, name }] : [];
  }),
});
