// What a mechanic makes of a game's law, made once for each sheet that a law is written over.

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
