// The last answer to a question about a board, good for as long as all that it came of is the same: most orders change none of it.
import { perSheet } from './per-sheet.ts';

type Found<T> = { readonly of: readonly unknown[]; readonly answer: T };

/** `of`: what the answer comes of, part by part as it is. `make` is shown the last answer, which may still be true. */
type LastFound<P, K, T> = (p: P, key: K, of: readonly unknown[], make: (last: T | undefined) => T) => T;

/** One answer for each key, such as a side. */
export const lastFound = <P extends object, K, T>(): LastFound<P, K, T> => {
  const known = perSheet<P, Map<K, Found<T>>>(() => new Map());
  return (p, key, of, make) => {
    const last = known(p).get(key);
    if (last !== undefined && last.of.every((part, i) => part === of[i])) return last.answer;
    const answer = make(last?.answer);
    known(p).set(key, { of, answer });
    return answer;
  };
};
