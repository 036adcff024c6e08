// What a mechanic makes of a game's law, made once for each sheet that a law is written over; and the last answers to what is asked
// of a sheet over and over.

/** Makes it when it is first asked for, and keeps it as long as the sheet. */
export const perSheet = <P extends object, T>(make: (p: P) => T): ((p: P) => T) => {
  const made = new WeakMap<P, T>();
  return (p) => {
    const before = made.get(p);
    if (before !== undefined) return before;
    const now = make(p);
    made.set(p, now);
    return now;
  };
};

type Found<T> = { readonly of: readonly unknown[]; readonly answer: T };

/** `of`: what the answer comes of, part by part as it is. `make` is shown the last answer, which may still be true. */
type LastFound<P, K, T> = (p: P, key: K, of: readonly unknown[], make: (last: T | undefined) => T) => T;

/** One answer for each key, such as a side, good for as long as all that it came of is the same: most orders change none of it. */
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
