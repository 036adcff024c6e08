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

/** Of equally near names the first that begins with the same letter, else the first. */
export const nearestWord = (typed: string, names: readonly string[]): string | undefined => {
  if (typed.length < 2 || typed.length > 20) return undefined;
  const limit = allowed(typed);
  let best: { name: string; cost: number } | undefined;
  for (const name of names) {
    if (Math.abs(name.length - typed.length) > limit) continue;
    const cost = editDistance(typed, name) + (name[0] === typed[0] ? 0 : 0.5);
    if (cost < limit + 1 && (best === undefined || cost < best.cost)) best = { name, cost };
  }
  if (best !== undefined) return best.name;
  const longer = names.filter((name) => name.startsWith(typed));
  return longer.length === 1 ? longer[0] : undefined;
};
