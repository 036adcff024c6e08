// A way from hex to hex in few words: all of it, or, where that grows too long, the places on it that have a name.
import { joinWords, LIST_BUDGET } from './number-words.ts';

/** Places that a long way is told by. */
const MOST = 6;

/** As many as are wanted, evenly spread, the last of them in any case. */
const spread = (names: readonly string[]): readonly string[] => {
  const step = Math.max(1, Math.ceil(names.length / MOST));
  return names.filter((_, i) => (names.length - 1 - i) % step === 0);
};

/** `said`: every hex as it is called; `names`: of those that have a name. */
export const sayWay = (said: readonly string[], names: readonly string[]): string => {
  const isLong = said.join(', ').length > LIST_BUDGET;
  return isLong && names.length > 1 ? joinWords(spread(names), 'and') : joinWords(said, 'list');
};
