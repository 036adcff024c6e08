// Cost flood and supply reach on three map sizes, against a hand-written typed-array loop, a Map with string keys and
// honeycomb-grid. A ratio is this row's time over the reference loop's; the aim is for our own rows.
import { directions } from '../src/hex/directions.ts';
import { makeGrid } from '../src/hex/grid.ts';
import type { Grid } from '../src/hex/grid.ts';
import { makeSearch } from '../src/hex/search.ts';
import { makeCostTable, makeOpenTable } from '../src/hex/side-tables.ts';

export type BenchRow = {
  name: string;
  value: number;
  unit: string;
  baseline: string;
  ratio: number;
  aim: string;
};

const sizes = [
  { columns: 25, rows: 23 },
  { columns: 25, rows: 65 },
  { columns: 67, rows: 59 },
] as const;

/** A job gives back a number that depends on all its work: how many hexes it reached, and at what cost. */
type Job = () => number;

type Ground = {
  readonly grid: Grid;
  readonly cost: Int16Array;
  readonly open: Uint8Array;
  readonly source: number;
  readonly westEdge: readonly number[];
};

const gridOf = (columns: number, rows: number): Grid =>
  makeGrid({
    digits: 'RRCC',
    columnsFrom: 'east',
    rowsRise: 'south',
    shifted: { rows: 'even', toward: 'east' },
    sheets: [{ prefix: '', firstRow: 10, lastRow: 9 + rows }],
    columns: { default: [0, columns - 1] },
  });

/** Some hexes dear, some sides closed: about what terrain, rivers and enemies make of a map. */
export function ground(columns: number, rows: number): Ground {
  const grid = gridOf(columns, rows);
  const mix = (n: number): number => (Math.imul(n, 2654435761) >>> 16) % 100;
  const isClosed = (from: number, to: number): boolean =>
    mix(Math.min(from, to) * 4099 + Math.max(from, to)) < 10;
  return {
    grid,
    cost: makeCostTable(grid, (from, to) => (isClosed(from, to) ? -1 : 1 + Math.floor(mix(to) / 40))),
    open: makeOpenTable(grid, (from, to) => !isClosed(from, to)),
    source: grid.at(rows >> 1, (columns & ~1) + ((rows >> 1) & 1)),
    westEdge: [...grid.neighbours.keys()]
      .filter((side) => side % 6 === directions.indexOf('w') && grid.neighbours[side]! < 0)
      .map((side) => Math.floor(side / 6)),
  };
}

/** What a careful programmer writes for one map: neighbours and costs in tables, buckets in one array, nothing else. */
export function referenceFlood({ grid: { count, neighbours }, cost, source }: Ground): Job {
  const best = new Int32Array(count);
  const from = new Int32Array(count);
  const next = new Int32Array(count * 6);
  const hexOf = new Int32Array(count * 6);
  const heads = new Int32Array(16);
  return () => {
    best.fill(0x7fffffff);
    from.fill(-1);
    heads.fill(-1);
    let entries = 1;
    let open = 1;
    let sum = 0;
    best[source] = 0;
    hexOf[0] = source;
    next[0] = -1;
    heads[0] = 0;
    for (let at = 0; open > 0; at++) {
      for (let entry = heads[at & 15]!; entry >= 0; entry = heads[at & 15]!) {
        heads[at & 15] = next[entry]!;
        open--;
        const hex = hexOf[entry]!;
        if (best[hex] !== at) continue;
        sum += at + 1;
        const first = hex * 6;
        for (let side = first; side < first + 6; side++) {
          const step = cost[side]!;
          if (step < 0) continue;
          const to = neighbours[side]!;
          const total = at + step;
          if (total >= best[to]!) continue;
          best[to] = total;
          from[to] = hex;
          hexOf[entries] = to;
          next[entries] = heads[total & 15]!;
          heads[total & 15] = entries++;
          open++;
        }
      }
    }
    return sum;
  };
}

function referenceReach({ grid: { count, neighbours }, open, westEdge }: Ground): Job {
  const has = new Uint8Array(count);
  const queue = new Int32Array(count);
  return () => {
    has.fill(0);
    let tail = 0;
    for (const hex of westEdge) {
      has[hex] = 1;
      queue[tail++] = hex;
    }
    for (let head = 0; head < tail; head++) {
      const first = queue[head]! * 6;
      for (let side = first; side < first + 6; side++) {
        if (open[side] === 0) continue;
        const to = neighbours[side]!;
        if (has[to] === 1) continue;
        has[to] = 1;
        queue[tail++] = to;
      }
    }
    return tail;
  };
}

function sumOf(found: { order: Int32Array; reached: number; cost: Int32Array }): number {
  let sum = 0;
  for (let i = 0; i < found.reached; i++) sum += found.cost[found.order[i]!]! + 1;
  return sum;
}

function ourFloods({ grid, cost, source }: Ground): { table: Job; called: Job } {
  const search = makeSearch(grid);
  const sources = [source];
  const asked = (_from: number, _to: number, _direction: number, side: number): number => cost[side]!;
  return {
    table: () => sumOf(search.flood({ sources, cost })),
    called: () => sumOf(search.flood({ sources, cost: asked })),
  };
}

function ourReaches({ grid, open, westEdge }: Ground): { table: Job; called: Job } {
  const search = makeSearch(grid);
  const asked = (_from: number, _to: number, _direction: number, side: number): boolean => open[side] === 1;
  return {
    table: () => search.reach({ sources: westEdge, open }).reached,
    called: () => search.reach({ sources: westEdge, open: asked }).reached,
  };
}

/** Floods over whatever names its hexes by strings and gives neighbours by direction; costs in a Map beside it. */
function namedJobs(
  { grid, cost, open, source, westEdge }: Ground,
  neighbour: (name: string, direction: number) => string | undefined,
  nameOf: (hex: number) => string,
): { flood: Job; reach: Job } {
  const costs = new Map<string, number>();
  const opens = new Set<string>();
  for (let side = 0; side < grid.count * 6; side++) {
    const key = `${nameOf(Math.floor(side / 6))}/${side % 6}`;
    costs.set(key, cost[side]!);
    if (open[side] === 1) opens.add(key);
  }
  const start = nameOf(source);
  const edge = westEdge.map(nameOf);
  return {
    flood: () => {
      const best = new Map<string, number>([[start, 0]]);
      const from = new Map<string, string>();
      const buckets: string[][] = [[start]];
      let sum = 0;
      for (let at = 0; at < buckets.length; at++)
        for (const name of buckets[at] ?? []) {
          if (best.get(name) !== at) continue;
          sum += at + 1;
          for (let d = 0; d < 6; d++) {
            const step = costs.get(`${name}/${d}`) ?? -1;
            if (step < 0) continue;
            const to = neighbour(name, d);
            if (to === undefined || at + step >= (best.get(to) ?? Infinity)) continue;
            best.set(to, at + step);
            from.set(to, name);
            (buckets[at + step] ??= []).push(to);
          }
        }
      return sum;
    },
    reach: () => {
      const has = new Set(edge);
      const queue = [...edge];
      for (let head = 0; head < queue.length; head++) {
        const name = queue[head]!;
        for (let d = 0; d < 6; d++) {
          if (!opens.has(`${name}/${d}`)) continue;
          const to = neighbour(name, d);
          if (to === undefined || has.has(to)) continue;
          has.add(to);
          queue.push(to);
        }
      }
      return queue.length;
    },
  };
}

function mapJobs(made: Ground): { flood: Job; reach: Job } {
  const { grid } = made;
  const neighbours = new Map<string, (string | undefined)[]>(
    grid.ids.map((id, hex) => [id, directions.map((_, d) => grid.ids[grid.neighbours[hex * 6 + d]!])]),
  );
  return namedJobs(made, (name, d) => neighbours.get(name)?.[d], grid.id);
}

/** The little of honeycomb-grid that is used here. */
type Honeycomb = {
  defineHex: (settings: { orientation: string; offset: number }) => unknown;
  rectangle: (size: { width: number; height: number }) => unknown;
  Grid: new (
    hex: unknown,
    traverser: unknown,
  ) => {
    neighborOf: (
      at: { q: number; r: number },
      direction: number,
      options: { allowOutside: false },
    ) => { q: number; r: number } | undefined;
  };
};

async function loadHoneycomb(): Promise<Honeycomb | undefined> {
  const name = 'honeycomb-grid';
  try {
    return (await import(name)) as Honeycomb;
  } catch {
    return undefined;
  }
}

function honeycombJobs(made: Ground, { defineHex, rectangle, Grid }: Honeycomb): { flood: Job; reach: Job } {
  const { grid } = made;
  const height = Math.max(...grid.row) + 1;
  const hexes = new Grid(
    defineHex({ orientation: 'POINTY', offset: grid.row[grid.readingOrder[0]!]! % 2 === 0 ? 1 : -1 }),
    rectangle({ width: grid.count / height, height }),
  );
  // Its compass counts n ne e se s sw w nw from 0.
  const compass = [1, 2, 3, 5, 6, 7] as const;
  const places = new Map<string, { q: number; r: number }>();
  const low = Math.min(...grid.readingOrder.subarray(0, grid.count / height).map((hex) => grid.q[hex]!));
  const keyOf = (at: { q: number; r: number }): string => `${at.q},${at.r}`;
  const place = (hex: number): { q: number; r: number } => ({ q: grid.q[hex]! - low, r: grid.r[hex]! });
  for (let hex = 0; hex < grid.count; hex++) places.set(keyOf(place(hex)), place(hex));
  return namedJobs(
    made,
    (name, d) => {
      const to = hexes.neighborOf(places.get(name)!, compass[d]!, { allowOutside: false });
      return to && keyOf(to);
    },
    (hex) => keyOf(place(hex)),
  );
}

type Timing = { readonly micros: number; readonly ratio: number };

/**
 * Median time of one run of each job, and how it compares to the first job's. The jobs take turns in samples shorter
 * than a time slice, so that on a busy machine most samples are whole and the rest fall on all alike.
 */
function timesOf(jobs: readonly Job[], samples = 151): Timing[] {
  const now = (): bigint => process.hrtime.bigint();
  const timed = (job: Job, runs: number): number => {
    const start = now();
    for (let i = 0; i < runs; i++) job();
    return Number(now() - start) / 1000;
  };
  const runsOf = jobs.map((job) => {
    for (const start = now(); now() - start < 60_000_000n;) job();
    let runs = 1;
    while (timed(job, runs) < 200) runs *= 2;
    return runs;
  });
  const all = Array.from({ length: samples }, () =>
    jobs.map((job, k) => timed(job, runsOf[k]!) / runsOf[k]!),
  );
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
  const micros = jobs.map((_, k) => median(all.map((sample) => sample[k]!)));
  return micros.map((time) => ({ micros: time, ratio: time / micros[0]! }));
}

const round = (value: number): number => Number(value.toPrecision(3));

export async function rows(): Promise<BenchRow[]> {
  const honeycomb = await loadHoneycomb();
  const found: BenchRow[] = [];
  for (const { columns, rows: height } of sizes) {
    const made = ground(columns, height);
    const [ourFlood, ourReach, byMap] = [ourFloods(made), ourReaches(made), mapJobs(made)];
    const comb = honeycomb && honeycombJobs(made, honeycomb);
    const tasks: [string, Job, [string, Job | undefined, string][]][] = [
      [
        'cost flood',
        referenceFlood(made),
        [
          ['hexfront, cost table', ourFlood.table, '<= 3'],
          ['hexfront, cost function', ourFlood.called, '<= 3'],
          ['Map with string keys', byMap.flood, ''],
          ['honeycomb-grid', comb?.flood, ''],
        ],
      ],
      [
        'supply reach',
        referenceReach(made),
        [
          ['hexfront, open table', ourReach.table, '<= 3'],
          ['hexfront, open function', ourReach.called, '<= 3'],
          ['Map with string keys', byMap.reach, ''],
          ['honeycomb-grid', comb?.reach, ''],
        ],
      ],
    ];
    for (const [task, reference, others] of tasks) {
      const title = `${task} ${columns}x${height}`;
      const answer = reference();
      const jobs = [reference];
      for (const [who, job] of others) {
        if (job === undefined) continue;
        // A fast wrong answer is no result.
        if (job() !== answer) throw new Error(`${title}: ${who} reaches ${job()}, not ${answer}`);
        jobs.push(job);
      }
      const timings = timesOf(jobs);
      const row = (who: string, { micros, ratio }: Timing, aim: string): BenchRow => ({
        name: `${title}: ${who}`,
        value: round(micros),
        unit: 'us',
        baseline: 'typed-array loop',
        ratio: round(ratio),
        aim,
      });
      found.push(row('typed-array loop', timings.shift()!, ''));
      for (const [who, job, aim] of others)
        found.push(
          job === undefined
            ? row(`${who}, skipped: not installed`, { micros: NaN, ratio: NaN }, '')
            : row(who, timings.shift()!, aim),
        );
    }
  }
  return found;
}
