// What the heading says of a turn beside its number: the label of the track, and the days in whole words for those who hear it.
import type { Heading } from '../../api/game.ts';
import type { Params } from '../../core/types.ts';
import { turnData } from '../sequence.ts';
import type { Dated } from '../sequence.ts';

/** `more`: the weather, and the part of the turn. */
export const turnHeading = (p: Dated, turn: number, more: Params = {}): NonNullable<Heading['date']> => {
  const { label, date = label } = turnData(p, turn);
  return {
    whole: { key: 'word.head.date', params: { label, ...more } },
    told: { key: 'word.head.date.told', params: { date, ...more } },
  };
};
