// Every set of some things, for whoever counts all that could be ordered.

/** Every set that is not empty and has no more than `most` members, each sorted as ids are. */
export function* setsOf(ids: readonly string[], most: number = ids.length): Generator<readonly string[]> {
  const sorted = ids.toSorted();
  function* from(start: number, taken: readonly string[]): Generator<readonly string[]> {
    for (let i = start; i < sorted.length; i++) {
      const next = [...taken, sorted[i] ?? ''];
      yield next;
      if (next.length < most) yield* from(i + 1, next);
    }
  }
  yield* from(0, []);
}

/** All of them, or the one that is asked for alone, where it is among them. */
export const ofOne = (ids: readonly string[], only: string | undefined): readonly string[] =>
  only === undefined ? ids : ids.filter((id) => id === only);

/** Those that nothing speaks against. For each of the others nothing, so that whoever counts can stop among them too. */
export function* legalOf<T>(
  found: Iterable<T | undefined>,
  refuse: (one: T) => unknown,
): Generator<T | undefined> {
  for (const one of found) yield one === undefined || refuse(one) !== undefined ? undefined : one;
}
