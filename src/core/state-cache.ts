// Memoises pure functions of a state while it does not change. The kernel says when it does: a settled state keeps its
// answers until the next step writes to it, so that nothing kept is ever old.

type Kept = Map<unknown, { readonly about: object; readonly answer: unknown }>;

/** What has been found about a state, by who found it; nothing is kept while somebody changes it. */
type Memory = {
  atRest: boolean;
  changes: number;
  answers: Kept;
  /** What was found about the question that is asked now. */
  asked: Kept;
};

const memories = new WeakMap<object, Memory>();

const none = (): Kept => new Map();

const forgetAsked = (memory: Memory): void => {
  if (memory.asked.size > 0) memory.asked = none();
};

const forget = (memory: Memory, atRest: boolean): void => {
  memory.atRest = atRest;
  memory.changes += 1;
  if (memory.answers.size > 0) memory.answers = none();
  forgetAsked(memory);
};

/** The state has changed and is at rest again: what was kept about it is forgotten. */
export const changed = (s: object): void => {
  const memory = memories.get(s);
  if (memory === undefined) memories.set(s, { atRest: true, changes: 0, answers: none(), asked: none() });
  else forget(memory, true);
};

/** Somebody is about to change a state: nothing is kept about it until it is at rest again. */
export const stir = (s: object): void => {
  const memory = memories.get(s);
  if (memory !== undefined) forget(memory, false);
};

/** Somebody is about to change what is asked, and no more: the rest of what was found holds. */
export const turn = (s: object): void => {
  const memory = memories.get(s);
  if (memory !== undefined) forgetAsked(memory);
};

/** A step is over: what was kept about the state holds, unless the step took it to write to it. */
export const stepped = (s: object): void => {
  const memory = memories.get(s);
  if (memory === undefined) return changed(s);
  memory.atRest = true;
  forgetAsked(memory);
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

/** A question to a state by who asks it, such as the sheet of a game. */
type Ask<P, S, T> = (p: P, s: S) => T;

const keeping =
  (part: 'answers' | 'asked') =>
  <P extends object, S extends object, T>(find: Ask<P, S, T>): Ask<P, S, T> =>
  (p, s) => {
    const memory = memoryOf(s);
    if (memory === undefined) return find(p, s);
    const { changes } = memory;
    const before = memory[part].get(find);
    // Found by this very function, so it is what it finds.
    if (before?.about === p) return before.answer as T;
    const answer = find(p, s);
    // A question that changed the state has been forgotten with it.
    if (memory.atRest && memory.changes === changes) memory[part].set(find, { about: p, answer });
    return answer;
  };

/**
 * A pure question to a state, answered once for as long as the state rests and afresh while it is being changed. It may not
 * read the stack or the count of dice: steps that change no more than those leave the answer as it was.
 */
export const atRest = keeping('answers');

/** The same for one that reads the stack too. */
export const atRestAsked = keeping('asked');

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
