// The one verb a mistyped word may have been meant for. It is named, never run.

/** Letters to change, add or leave out, or neighbours to swap, to make one word of the other. */
export const editDistance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(last[j - 1]! + (isSame ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
};

/** Slips allowed: one in a short word, two in a longer one; never half of the word. */
const allowed = (word: string): number => (word.length <= 4 ? 1 : 2);

/** Names a word may have been meant for, the nearest first; of equally near ones first those that begin with the same letter. */
export const nearWords = (typed: string, names: readonly string[]): readonly string[] => {
  if (typed.length < 2 || typed.length > 20) return [];
  const limit = allowed(typed);
  const near = names
    .filter((name) => Math.abs(name.length - typed.length) <= limit)
    .map((name) => ({ name, cost: editDistance(typed, name) + (name[0] === typed[0] ? 0 : 0.5) }))
    .filter(({ cost }) => cost < limit + 1)
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ name }) => name);
  if (near.length > 0) return near;
  const longer = names.filter((name) => name.startsWith(typed));
  return longer.length === 1 ? longer : [];
};

export const nearestWord = (typed: string, names: readonly string[]): string | undefined =>
  nearWords(typed, names)[0];

/** One slip and no more, not in its first letter, or cut short: sure enough to be told of a word that is not proposed. */
export const isAsGood = (typed: string, name: string): boolean =>
  name[0] === typed[0] && (name.startsWith(typed) || editDistance(typed, name) < 2);
