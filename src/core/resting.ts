// Answers kept for the length of one question: while a question is asked nobody changes the state, so that what was
// found once about it holds until the question is answered. Then all is forgotten: nothing kept can ever be old.

type Kept = Map<unknown, { readonly about: object; readonly answer: unknown }>;

/** The states that are asked about at this moment, the innermost question last, and what has been found, by who found it. */
const asked: { readonly s: object; readonly kept: Kept }[] = [];

const keptOf = (s: object): Kept | undefined => {
  for (let i = asked.length - 1; i >= 0; i--) if (asked[i]?.s === s) return asked[i]?.kept;
  return undefined;
};

/** Somebody is about to change a state: whatever was kept about it is forgotten, and nothing more is kept. */
export const stir = (s: object): void => {
  const at = asked.findIndex((one) => one.s === s);
  if (at >= 0) asked.splice(at, 1);
};

/** Within `ask` nobody may change the state; questions within questions share what they find. */
export const resting = <T>(s: object, ask: () => T): T => {
  if (keptOf(s) !== undefined) return ask();
  asked.push({ s, kept: new Map() });
  try {
    return ask();
  } finally {
    stir(s);
  }
};

/** A pure question to a state, found once for as long as the state rests and afresh at any other time. */
export const atRest =
  <P extends object, S extends object, T>(find: (p: P, s: S) => T): ((p: P, s: S) => T) =>
  (p, s) => {
    const kept = keptOf(s);
    if (kept === undefined) return find(p, s);
    const before = kept.get(find);
    // Found by this very function, so it is what it finds.
    if (before?.about === p) return before.answer as T;
    const answer = find(p, s);
    kept.set(find, { about: p, answer });
    return answer;
  };
