// Memoises pure functions of a state while it does not change. The kernel says when it does: a settled state keeps its
// answers until the next step writes to it, so that nothing kept is ever old.

type Kept = Map<unknown, { readonly about: object; readonly answer: unknown }>;

/** What has been found about each state that is at rest, by who found it. */
const kept = new WeakMap<object, Kept>();

/** The state has changed and is at rest again: what was kept about it is forgotten. */
export const changed = (s: object): void => void kept.set(s, new Map());

/** Somebody is about to change a state: nothing is kept about it until it is at rest again. */
export const stir = (s: object): void => void kept.delete(s);

/** For a state the kernel has not settled: within `ask` nobody may change it. */
export const resting = <T>(s: object, ask: () => T): T => {
  if (kept.has(s)) return ask();
  changed(s);
  try {
    return ask();
  } finally {
    stir(s);
  }
};

/** A pure question to a state, answered once for as long as the state rests and afresh while it is being changed. */
export const atRest =
  <P extends object, S extends object, T>(find: (p: P, s: S) => T): ((p: P, s: S) => T) =>
  (p, s) => {
    const answers = kept.get(s);
    if (answers === undefined) return find(p, s);
    const before = answers.get(find);
    // Found by this very function, so it is what it finds.
    if (before?.about === p) return before.answer as T;
    const answer = find(p, s);
    // A question that changed the state has been forgotten with it.
    if (kept.get(s) === answers) answers.set(find, { about: p, answer });
    return answer;
  };

/** The same for questions about one thing, such as a side or a unit: an answer for each. */
export const atRestBy = <P extends object, S extends object, K extends string | number, T>(
  find: (p: P, s: S, key: K) => T,
): ((p: P, s: S, key: K) => T) => {
  const found = atRest<P, S, Map<K, T>>(() => new Map());
  return (p, s, key) => {
    if (!kept.has(s)) return find(p, s, key);
    const answers = found(p, s);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = find(p, s, key);
    answers.set(key, answer);
    return answer;
  };
};
