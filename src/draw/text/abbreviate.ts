// Short forms of names, no two alike: those that come first get the shortest way to their own beginning.
import { capital } from '../../core/strings.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** From the likeliest down: the beginning of the name, its initials, its first letter and any later one, anything. */
function* candidates(name: string, length: number): Generator<string> {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word.toLowerCase() !== 'the');
  const letters = words.join('');
  if (letters !== '') yield capital(letters.slice(0, length));
  if (words.length >= length && length > 1)
    yield words
      .map((word) => word.charAt(0).toUpperCase())
      .join('')
      .slice(0, length);
  const stem = letters.slice(0, length - 1);
  for (const letter of letters.slice(stem.length))
    yield capital(stem + (length === 1 ? letter.toUpperCase() : letter));
  for (const letter of LETTERS) yield capital((stem + letter).padEnd(length, letter));
  for (const first of LETTERS)
    for (const letter of LETTERS) yield (first + letter).padEnd(length, letter).slice(-length);
}

/** By key, for as many names as there are forms. */
export const abbreviations = (
  names: readonly (readonly [key: string, name: string])[],
  length: number,
): ReadonlyMap<string, string> => {
  const used = new Set<string>();
  const found = new Map<string, string>();
  for (const [key, name] of names) {
    for (const form of candidates(name, length)) {
      if (used.has(form)) continue;
      used.add(form);
      found.set(key, form);
      break;
    }
  }
  return found;
};
