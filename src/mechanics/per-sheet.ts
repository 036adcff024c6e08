// What is made out of a printed sheet once, such as the law of a mechanic, and asked for wherever a rule is.

/** The maker answers once for each sheet. */
export const perSheet = <P extends object, T extends object>(make: (p: P) => T): ((p: P) => T) => {
  const made = new WeakMap<P, T>();
  return (p) => {
    const before = made.get(p);
    if (before !== undefined) return before;
    const fresh = make(p);
    made.set(p, fresh);
    return fresh;
  };
};
