// Words that pick units out of a list which every game has: what is printed on them, what they have done.
import type { Game } from '../api/game.ts';
import type { Seen } from '../core/rule-set.ts';
import type { Sheet } from './sheet.ts';

type Picks = NonNullable<Game['picks']>;

const byWord = (words: readonly string[], has: (unit: string, word: string) => boolean): Picks =>
  Object.fromEntries(words.map((word) => [word, () => (unit: string) => has(unit, word)]));

/** `army`: keys of sizes in its data file, as they are typed. */
export const picksBySize = (p: Sheet, sizes: readonly string[]): Picks =>
  byWord(sizes, (unit, size) => p.unit(unit).size === size);

/** `tank`: keys of types. */
export const picksByType = (p: Sheet, types: readonly string[]): Picks =>
  byWord(types, (unit, type) => p.unit(unit).type === type);

/** `moved`, `attacked`: units on a list of the ledger. */
export const listedPicks = (
  lists: Readonly<Record<string, (s: Seen<unknown>) => readonly string[]>>,
): Picks =>
  Object.fromEntries(
    Object.entries(lists).map(([word, list]) => [
      word,
      (s: Seen<unknown>) => {
        const units = list(s);
        return (unit: string) => units.includes(unit);
      },
    ]),
  );
