// The least cut of a map: which hexes to hold, at the least cost, so that nobody comes from where he stands to where he should not.

/** No price at all is too high. */
export const NEVER = 1 << 20;

export type Cutting = {
  /** By hexside, 6 to a hex: the hex behind it that can be walked to, or -1. */
  readonly next: Int32Array;
  /** The hexes that are walked on; through others nobody goes. */
  readonly walked: readonly number[];
  /** Where they come from. */
  isStart(hex: number): boolean;
  /** What it costs to hold a hex, and what it costs when they come into it; 0: nothing. Whole numbers. */
  hold(hex: number): number;
  give(hex: number): number;
};

/** The hexes to hold, and all that they do not come past. */
export type Cut = { readonly line: readonly number[]; readonly behind: readonly number[] };

type Edge = { readonly to: number; room: number };

/** Of the two places for each hex, 2i is the way in and 2i+1 the way out: what flows between them is what holding it costs. */
const network = ({ next, walked, isStart, hold, give }: Cutting): readonly [Edge[], number[][]] => {
  const place = new Map(walked.map((hex, i) => [hex, i]));
  const [source, sink] = [2 * walked.length, 2 * walked.length + 1];
  const edges: Edge[] = [];
  const from: number[][] = Array.from({ length: sink + 1 }, () => []);
  const edge = (a: number, b: number, room: number): void => {
    from[a]!.push(edges.length);
    edges.push({ to: b, room });
    from[b]!.push(edges.length);
    edges.push({ to: a, room: 0 });
  };
  for (const [i, hex] of walked.entries()) {
    edge(2 * i, 2 * i + 1, isStart(hex) ? NEVER : hold(hex));
    if (isStart(hex)) edge(source, 2 * i, NEVER);
    if (give(hex) > 0) edge(2 * i + 1, sink, give(hex));
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const to = next[side]! < 0 ? undefined : place.get(next[side]!);
      if (to !== undefined) edge(2 * i + 1, 2 * to, NEVER);
    }
  }
  return [edges, from];
};

/** By the greatest flow: as much as comes through is what stopping it costs. */
export const leastCut = (cutting: Cutting): Cut => {
  const { walked } = cutting;
  const [edges, from] = network(cutting);
  const [source, sink] = [2 * walked.length, 2 * walked.length + 1];
  /** By place: the edge by which it was reached, or -1. */
  const way = new Int32Array(sink + 1);
  const isThrough = (): boolean => {
    way.fill(-1);
    way[source] = -2;
    const order = [source];
    for (let head = 0; head < order.length; head++)
      for (const e of from[order[head]!]!) {
        const { to, room } = edges[e]!;
        if (room === 0 || way[to] !== -1) continue;
        way[to] = e;
        if (to === sink) return true;
        order.push(to);
      }
    return false;
  };
  const before = (at: number): number => edges[way[at]! ^ 1]!.to;
  while (isThrough()) {
    let least = NEVER;
    for (let at = sink; at !== source; at = before(at)) least = Math.min(least, edges[way[at]!]!.room);
    for (let at = sink; at !== source; at = before(at)) {
      edges[way[at]!]!.room -= least;
      edges[way[at]! ^ 1]!.room += least;
    }
  }
  const isPast = (i: number): boolean => way[2 * i + 1] !== -1;
  return {
    line: walked.filter((_, i) => way[2 * i] !== -1 && !isPast(i)),
    behind: walked.filter((_, i) => !isPast(i)),
  };
};
