// Answers kept for the length of one question: while a question is asked nobody changes the state, so that what was
// found once about it holds until the question is answered. Then all is forgotten: nothing kept can ever be old.

/** What has been found so far, by who found it; present only while a question about the state is asked. */
const asked = new WeakMap<object, Map<unknown, { readonly about: object; readonly answer: unknown }>>();

/** Within `ask` nobody may change the state; questions within questions share what they find. */
export const resting = <T>(s: object, ask: () => T): T => {
  if (asked.has(s)) return ask();
  asked.set(s, new Map());
  try {
    return ask();
  } finally {
    asked.delete(s);
  }
};

/** Somebody is about to change a state: whatever was kept about it is forgotten, and nothing more is kept. */
export const stir = (s: object): void => void asked.delete(s);

/** A pure question to a state, found once for as long as the state rests and afresh at any other time. */
export const atRest =
  <P extends object, S extends object, T>(find: (p: P, s: S) => T): ((p: P, s: S) => T) =>
  (p, s) => {
    const kept = asked.get(s);
    if (kept === undefined) return find(p, s);
    const before = kept.get(find);
    // Found by this very function, so it is what it finds.
    if (before?.about === p) return before.answer as T;
    const answer = find(p, s);
    kept.set(find, { about: p, answer });
    return answer;
  };
