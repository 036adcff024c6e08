// Who is fed where not all can be: ports and the like that feed so many units each.

export type Port = { readonly id: string; readonly capacity: number };

/**
 * Who draws on which port. Units come in the order in which they are to be fed, the owner's picks first: nobody goes
 * short for one who comes later, and no more than must go short at all. `asked`: the ports as a unit would have them.
 */
export const assign = (
  units: readonly string[],
  ports: readonly Port[],
  reaches: (unit: string, port: string) => boolean,
  asked: (unit: string) => readonly Port[] = () => ports,
): ReadonlyMap<string, string> => {
  const fed = new Map<string, string>();
  const drawing = new Map<string, string[]>(ports.map(({ id }) => [id, []]));
  /** Finds room for a unit, moving those on a full port to others of theirs; `tried`: ports that have been asked. */
  const feed = (unit: string, tried: Set<string>): boolean => {
    for (const { id, capacity } of asked(unit)) {
      if (tried.has(id) || !reaches(unit, id)) continue;
      tried.add(id);
      const there = drawing.get(id) ?? [];
      if (there.length >= capacity) {
        const moved = there.find((other) => feed(other, tried));
        if (moved === undefined) continue;
        there.splice(there.indexOf(moved), 1);
      }
      there.push(unit);
      fed.set(unit, id);
      return true;
    }
    return false;
  };
  for (const unit of units) feed(unit, new Set());
  return fed;
};

/** One source that feeds so many: those named, and while nobody is named the first there are. */
export const fedOf = (
  all: readonly string[],
  named: readonly string[],
  capacity: number,
): readonly string[] => {
  if (all.length <= capacity) return all;
  const wanted = named.length === 0 ? all : all.filter((unit) => named.includes(unit));
  return wanted.slice(0, capacity);
};
