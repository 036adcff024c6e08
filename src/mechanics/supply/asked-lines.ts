// Lines of supply for few hexes: each is sought back to a source by itself, which is sooner done than a flood over the whole map.
// Whoever asks about many hexes has the flood after all.
import type { FloodQuestion } from '../../hex/cost-flood.ts';
import { blocked } from '../../hex/side-tables.ts';
import type { Sheet } from '../sheet.ts';
import { marked } from './barriers.ts';
import type { Barriers } from './barriers.ts';
import { lineHolds, trace } from './trace.ts';
import type { LineLaw, Trace } from './trace.ts';

type Board = Pick<Sheet, 'grid' | 'search'>;

/** So many hexes are sought by themselves before all are. */
const FEW = 24;

/** What was found for a law; `whole`: of all hexes, once so many were asked for. */
type Asked = { readonly law: LineLaw; readonly known: Map<number, boolean>; whole?: Trace };

const last = new WeakMap<LineLaw['steps'], Asked>();

const masks = new WeakMap<object, Uint8Array>();

const maskOf = (p: Board, key: object, hexes: () => readonly number[]): Uint8Array => {
  const before = masks.get(key);
  if (before !== undefined) return before;
  const made = marked(p.grid, hexes());
  masks.set(key, made);
  return made;
};

const barredBy = (p: Board, barriers: Barriers): Uint8Array =>
  maskOf(p, barriers, () => [...barriers.closed, ...barriers.sealed]);

/** The price of a step back towards a source, which the law tells from the source outward. */
const backward = ({ steps, limit }: LineLaw): ((to: number, direction: number) => number) => {
  const cost = limit?.kind === 'points' ? limit.cost : undefined;
  return (to, direction) => {
    const side = to * 6 + ((direction + 3) % 6);
    if (steps[side] === 0) return blocked;
    return cost === undefined ? 1 : (cost[side] ?? blocked);
  };
};

const seek = (p: Board, law: LineLaw, hex: number): boolean => {
  const { sources, barriers, limit } = law;
  if (barriers.closed.includes(hex)) return false;
  const isSource = maskOf(p, sources, () => sources);
  if (isSource[hex] === 1) return true;
  const barred = barredBy(p, barriers);
  const price = backward(law);
  const question: FloodQuestion = {
    sources: [hex],
    cost: (_, to, direction) => (barred[to] === 1 ? blocked : price(to, direction)),
    ...(limit !== undefined && { budget: limit.most }),
  };
  return p.search.cheapestPath(question, (at) => isSource[at] === 1) !== undefined;
};

/** Whether a line could begin in a hex; lines limited by crossings are none of these. */
export const hasLine = (p: Board, law: LineLaw, hex: number): boolean => {
  const before = last.get(law.steps);
  const asked: Asked =
    before !== undefined && lineHolds(before.law, law) ? before : { law, known: new Map<number, boolean>() };
  last.set(law.steps, asked);
  if (asked.whole !== undefined) return asked.whole.has[hex] === 1;
  const known = asked.known.get(hex);
  if (known !== undefined) return known;
  if (asked.known.size >= FEW) {
    asked.whole = trace(p, law);
    return asked.whole.has[hex] === 1;
  }
  const found = seek(p, law, hex);
  asked.known.set(hex, found);
  return found;
};
