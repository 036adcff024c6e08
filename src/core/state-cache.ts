// Memoises pure functions of a state while it does not change. The kernel says when it does: a settled state keeps its
// answers until the next step writes to it, so that nothing kept is ever old.

type Kept = Map<unknown, { readonly about: object; readonly answer: unknown }>;

/** What has been found about a state, by who found it; nothing is kept while somebody changes it. */
type Memory = { atRest: boolean; answers: Kept; changes: number };

const memories = new WeakMap<object, Memory>();

const forget = (memory: Memory, atRest: boolean): void => {
  memory.atRest = atRest;
  memory.changes += 1;
  if (memory.answers.size > 0) memory.answers = new Map();
};

/** The state has changed and is at rest again: what was kept about it is forgotten. */
export const changed = (s: object): void => {
  const memory = memories.get(s);
  if (memory === undefined) memories.set(s, { atRest: true, answers: new Map(), changes: 0 });
  else forget(memory, true);
};

/** Somebody is about to change a state: nothing is kept about it until it is at rest again. */
export const stir = (s: object): void => {
  const memory = memories.get(s);
  if (memory !== undefined) forget(memory, false);
};

const memoryOf = (s: object): Memory | undefined => {
  const memory = memories.get(s);
  return memory?.atRest === true ? memory : undefined;
};

/** For a state the kernel has not settled: within `ask` nobody may change it. */
export const resting = <T>(s: object, ask: () => T): T => {
  if (memoryOf(s) !== undefined) return ask();
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
    const memory = memoryOf(s);
    if (memory === undefined) return find(p, s);
    const { changes } = memory;
    const before = memory.answers.get(find);
    // Found by this very function, so it is what it finds.
    if (before?.about === p) return before.answer as T;
    const answer = find(p, s);
    // A question that changed the state has been forgotten with it.
    if (memory.atRest && memory.changes === changes) memory.answers.set(find, { about: p, answer });
    return answer;
  };

/** The same for questions about one thing, such as a side or a unit: an answer for each. */
export const atRestBy = <P extends object, S extends object, K extends string | number, T>(
  find: (p: P, s: S, key: K) => T,
): ((p: P, s: S, key: K) => T) => {
  const found = atRest<P, S, Map<K, T>>(() => new Map());
  return (p, s, key) => {
    if (memoryOf(s) === undefined) return find(p, s, key);
    const answers = found(p, s);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = find(p, s, key);
    answers.set(key, answer);
    return answer;
  };
};
