// Which tasks to do and with whom: of each at most one rung, nobody twice, the most gain in all. Exact where it can be.

/** A force that makes a difference to a task; between two rungs there is nothing to be had. */
export type Rung = { readonly units: readonly string[]; readonly gain: number };

/** Nodes that are looked at for tasks that hang together, before the best so far is taken. */
const MOST_NODES = 20_000;

/** Tasks that share a unit, directly or through others, as their numbers. */
const components = (tasks: readonly (readonly Rung[])[]): readonly (readonly number[])[] => {
  const parent = tasks.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] ?? at;
    return at;
  };
  const first = new Map<string, number>();
  for (const [i, rungs] of tasks.entries())
    for (const unit of rungs.flatMap(({ units }) => units)) {
      const before = first.get(unit);
      if (before === undefined) first.set(unit, i);
      else parent[root(i)] = root(before);
    }
  const found = new Map<number, number[]>();
  for (const i of tasks.keys()) {
    const group = found.get(root(i));
    if (group === undefined) found.set(root(i), [i]);
    else group.push(i);
  }
  return [...found.values()];
};

const best = (rungs: readonly Rung[]): number => Math.max(0, ...rungs.map(({ gain }) => gain));

const solve = (tasks: readonly (readonly Rung[])[]): readonly (Rung | undefined)[] => {
  // What can be gained from each task on at most.
  const hopes = new Float64Array(tasks.length + 1);
  for (let i = tasks.length - 1; i >= 0; i--) hopes[i] = (hopes[i + 1] ?? 0) + best(tasks[i] ?? []);
  const busy = new Set<string>();
  const chosen: (Rung | undefined)[] = tasks.map(() => undefined);
  let most = -1;
  let kept: readonly (Rung | undefined)[] = chosen;
  let nodes = 0;
  const visit = (i: number, gain: number): void => {
    nodes += 1;
    if (gain > most) {
      most = gain;
      kept = chosen.slice();
    }
    if (i === tasks.length || nodes > MOST_NODES || gain + (hopes[i] ?? 0) <= most) return;
    for (const rung of tasks[i] ?? []) {
      if (rung.units.some((unit) => busy.has(unit))) continue;
      for (const unit of rung.units) busy.add(unit);
      chosen[i] = rung;
      visit(i + 1, gain + rung.gain);
      chosen[i] = undefined;
      for (const unit of rung.units) busy.delete(unit);
    }
    visit(i + 1, gain);
  };
  visit(0, 0);
  return kept;
};

/** By task: the rung it is done with, or undefined. Rungs without gain are never taken. */
export const assemble = <R extends Rung>(tasks: readonly (readonly R[])[]): readonly (R | undefined)[] => {
  const worth = tasks.map((rungs) =>
    rungs.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain),
  );
  const found: (R | undefined)[] = tasks.map(() => undefined);
  for (const group of components(worth)) {
    const inTurn = group.toSorted((a, b) => best(worth[b] ?? []) - best(worth[a] ?? []) || a - b);
    const solved = solve(inTurn.map((i) => worth[i] ?? []));
    // What was put in comes out.
    for (const [k, i] of inTurn.entries()) found[i] = solved[k] as R | undefined;
  }
  return found;
};
