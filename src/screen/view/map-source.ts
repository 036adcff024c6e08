// The board of a game as the drawing wants it: the printed map, and what sides and markers are called.
import type { Table } from '../../draw/text/board-map.ts';
import type { Game } from '../../api/game.ts';

const MARK = 'word.mark.';

export const tableOf = ({ printed, sideWords, counters, messages }: Game): Table => ({
  board: printed,
  sides: sideWords,
  factors: counters.factors,
  states: counters.states,
  markers: Object.entries(messages).flatMap(([key, said]) =>
    key.startsWith(MARK) && typeof said === 'string' ? [{ id: key.slice(MARK.length), name: said }] : [],
  ),
});
