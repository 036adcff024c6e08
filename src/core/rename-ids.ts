// Puts other ids in the place of ids, in values and keys alike, and finds which ids something names.

type Ids = ReadonlySet<string> | ReadonlyMap<string, string>;

/** Which of the ids are named somewhere in it. */
export const namedIn = (value: unknown, ids: Ids, into: Set<string> = new Set()): ReadonlySet<string> => {
  if (typeof value === 'string') {
    if (ids.has(value)) into.add(value);
  } else if (Array.isArray(value)) for (const each of value) namedIn(each, ids, into);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      if (ids.has(key)) into.add(key);
      namedIn(each, ids, into);
    }
  return into;
};

/** The same with other ids, all at once: two may change places. */
export const renamed = <T>(value: T, to: ReadonlyMap<string, string>): T => {
  const other = (from: unknown): unknown => {
    if (typeof from === 'string') return to.get(from) ?? from;
    if (Array.isArray(from)) return from.map(other);
    if (typeof from !== 'object' || from === null) return from;
    return Object.fromEntries(Object.entries(from).map(([key, each]) => [to.get(key) ?? key, other(each)]));
  };
  return other(value) as T;
};
