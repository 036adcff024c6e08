// Numbered choices: what a question offers, one choice a line.
import { ascii } from './ascii.ts';

/** "1: 25 06." `from` is 0 where nobody or nothing is a choice as well. */
export const numbered = (labels: readonly string[], from = 1): string[] =>
  labels.map((label, i) => `${i + from}: ${ascii(label)}.`);

/** "Type 1, 2 or 3": "1, 2 or 3", or "1 to 12" where there are many. */
export const choiceNumbers = (count: number, from = 1): string => {
  const last = from + count - 1;
  if (count > 4) return `${from} to ${last}`;
  const all = Array.from({ length: count }, (_, i) => String(from + i));
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all[all.length - 1]!}`;
};
