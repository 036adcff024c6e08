// Tracing: one flood from the sources of a side finds every hex from which a line of supply could be traced, and the line.
import { countedReach } from '../../hex/counted-reach.ts';
import type { CountedReach } from '../../hex/counted-reach.ts';
import { pathIds } from '../../hex/search.ts';
import type { Flood } from '../../hex/cost-flood.ts';
import type { Reach } from '../../hex/reachable.ts';
import { blocked } from '../../hex/side-tables.ts';
import type { CostTable, OpenTable } from '../../hex/side-tables.ts';
import type { Sheet } from '../sheet.ts';
import { openSteps } from './barriers.ts';
import type { Barriers } from './barriers.ts';

/** How far a line goes. */
export type LineLimit =
  /** In hexes: the source is not counted, the hex the line begins in is. */
  | { readonly kind: 'hexes'; readonly most: number }
  /** In sides of a kind it may cross, such as borders, whatever its length, or within so many hexes. `counted`: by directed side. */
  | {
      readonly kind: 'crossings';
      readonly counted: Uint8Array;
      readonly most: number;
      readonly within?: number;
    }
  /** In points: the price of each step from the source outward. Levels of supply are compared with what a line costs. */
  | { readonly kind: 'points'; readonly cost: CostTable; readonly most: number };

/** From where to where lines of one kind go, over which sides, and how far. */
export type LineLaw = {
  /** Hexes of the sources that give supply now, by grid number. */
  readonly sources: readonly number[];
  /** By directed side, from the source outward: 1 where a line may cross, whoever stands there. */
  readonly steps: OpenTable;
  /** What stands in their way on the board as it is. */
  readonly barriers: Barriers;
  /** Absent: lines are as long as they like. */
  readonly limit?: LineLimit;
};

export type Trace = LineLaw & {
  /** By hex: 1 where a line could begin. */
  readonly has: Uint8Array;
  /** By hex, of lines with a limit: how long the line is in hexes, or in points where those are limited; -1 without one. */
  readonly spent?: Int32Array;
};

type Answer = Reach | Flood | CountedReach;

const hasOf = (answer: Answer): Uint8Array =>
  'has' in answer ? answer.has.slice() : Uint8Array.from(answer.cost, (cost) => (cost < 0 ? 0 : 1));

const ask = (p: Pick<Sheet, 'grid' | 'search'>, { sources, steps, barriers, limit }: LineLaw): Answer => {
  const open = openSteps(p.grid, steps, barriers);
  switch (limit?.kind) {
    case undefined:
      return p.search.reach({ sources, open });
    case 'hexes':
      return p.search.reach({ sources, open, steps: limit.most });
    case 'crossings': {
      const { counted, most, within } = limit;
      return countedReach(p.grid, {
        sources,
        open,
        counted,
        most,
        ...(within !== undefined && { steps: within }),
      });
    }
    case 'points': {
      const { cost, most } = limit;
      return p.search.flood({
        sources,
        cost: (_, __, ___, side) => (open[side] === 0 ? blocked : (cost[side] ?? blocked)),
        budget: most,
      });
    }
  }
};

export const areAlike = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((hex, i) => hex === b[i]));

/** Whether lines go as far. */
export const isSameLimit = (a: LineLimit | undefined, b: LineLimit | undefined): boolean => {
  if (a === undefined || b === undefined || a.kind === 'points' || b.kind === 'points') return a === b;
  if (a.most !== b.most || a.kind !== b.kind) return false;
  return a.kind === 'hexes' || b.kind === 'hexes' || (a.counted === b.counted && a.within === b.within);
};

/** The last trace over each printed table: most orders alter nothing that bars a line. */
const last = new WeakMap<OpenTable, Trace>();

/** Whether nothing has come into the way of the lines, or out of it. */
export const lineHolds = (before: LineLaw, { sources, barriers, limit }: LineLaw): boolean =>
  areAlike(before.sources, sources) &&
  areAlike(before.barriers.closed, barriers.closed) &&
  areAlike(before.barriers.sealed, barriers.sealed) &&
  isSameLimit(before.limit, limit);

/** The last answer where it holds, else a new one. */
export const trace = (p: Pick<Sheet, 'grid' | 'search'>, law: LineLaw): Trace => {
  const before = last.get(law.steps);
  if (before !== undefined && lineHolds(before, law)) return before;
  const now = traced(p, law);
  last.set(law.steps, now);
  return now;
};

/** What was found is copied: the search writes its next answer over its last. */
const traced = (p: Pick<Sheet, 'grid' | 'search'>, law: LineLaw): Trace => {
  const { sources, steps, barriers, limit } = law;
  const answer = ask(p, law);
  if (limit === undefined) return { sources, steps, barriers, has: hasOf(answer) };
  const spent = ('cost' in answer ? answer.cost : answer.steps).slice();
  return { sources, steps, barriers, limit, has: hasOf(answer), spent };
};

/** From a hex to the nearest source, both included; empty if there is no line. */
export const supplyLine = (p: Pick<Sheet, 'grid' | 'search'>, law: LineLaw, hex: string): string[] => {
  const answer = ask(p, law);
  const at = p.grid.index(hex);
  const way = 'path' in answer ? answer.path(at).map(p.grid.id) : pathIds(p.grid, answer, at);
  return way.toReversed();
};
