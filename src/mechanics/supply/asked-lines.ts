// Lines of supply for single hexes: each is sought back to a source by itself, and holds until something comes into its way. So
// what an order costs does not hang on the size of the map; only who asks about many hexes at once has a flood over all of it.
import type { FloodQuestion } from '../../hex/cost-flood.ts';
import { blocked } from '../../hex/side-tables.ts';
import type { StepCost } from '../../hex/side-tables.ts';
import type { Sheet } from '../sheet.ts';
import { isSameLimit } from './trace.ts';
import type { LineLaw } from './trace.ts';

type Board = Pick<Sheet, 'grid' | 'search'>;

/** Hexes are sought by themselves until as much of the map has been looked at for them as this part of it, then all at once. */
const PART = 0.25;

const CLOSED = 1;
const SEALED = 2;
const SOURCE = 4;
/** No line enters. */
const BARRED = CLOSED | SEALED;

/** Hexes from where a line begins to a source; none: there is no line. `since`: the number of the law it was last known under. */
type Known = { readonly way: readonly number[] | undefined; since: number };

/** The next hex on the way from each hex; -1 at sources, and where there is none. */
type Whole = { readonly has: Uint8Array; readonly next: Int32Array };

type Asked = {
  law: LineLaw;
  /** By grid number. */
  readonly bits: Uint8Array;
  /** How many laws there have been, the last that opened something, and the last that shut something. */
  number: number;
  opened: number;
  shut: number;
  readonly known: Map<number, Known>;
  /** How many hexes have been looked at under this law; `whole`: all of them, once that were too many. */
  looked: number;
  whole: Whole | undefined;
};

const last = new WeakMap<LineLaw['steps'], Asked>();

type Change = { readonly added: boolean; readonly gone: boolean };

/** Marks one list instead of another. */
const remark = (bits: Uint8Array, bit: number, before: readonly number[], now: readonly number[]): Change => {
  if (before === now) return { added: false, gone: false };
  const lacks = (hex: number): boolean => ((bits[hex] ?? 0) & bit) === 0;
  const added = now.some(lacks);
  for (const hex of before) bits[hex] = (bits[hex] ?? 0) & ~bit;
  for (const hex of now) bits[hex] = (bits[hex] ?? 0) | bit;
  return { added, gone: before.some(lacks) };
};

const NOTHING: readonly number[] = [];

const renew = (asked: Asked, law: LineLaw): void => {
  const { bits, law: before } = asked;
  const closed = remark(bits, CLOSED, before.barriers.closed, law.barriers.closed);
  const sealed = remark(bits, SEALED, before.barriers.sealed, law.barriers.sealed);
  const sources = remark(bits, SOURCE, before.sources, law.sources);
  asked.law = law;
  const hasOpened = closed.gone || sealed.gone || sources.added;
  const hasShut = closed.added || sealed.added || sources.gone;
  if (!hasOpened && !hasShut) return;
  asked.number += 1;
  if (hasOpened) asked.opened = asked.number;
  if (hasShut) asked.shut = asked.number;
  asked.looked = 0;
  asked.whole = undefined;
};

const askedUnder = (p: Board, law: LineLaw): Asked => {
  const before = last.get(law.steps);
  if (before !== undefined && isSameLimit(before.law.limit, law.limit)) {
    if (before.law !== law) renew(before, law);
    return before;
  }
  const bits = new Uint8Array(p.grid.count);
  remark(bits, CLOSED, NOTHING, law.barriers.closed);
  remark(bits, SEALED, NOTHING, law.barriers.sealed);
  remark(bits, SOURCE, NOTHING, law.sources);
  const made: Asked = {
    law,
    bits,
    number: 0,
    opened: 0,
    shut: 0,
    known: new Map(),
    looked: 0,
    whole: undefined,
  };
  last.set(law.steps, made);
  return made;
};

const isMarked = ({ bits }: Asked, hex: number, bit: number): boolean => ((bits[hex] ?? 0) & bit) !== 0;

const holds = (asked: Asked, { way, since }: Known): boolean => {
  if (way === undefined) return asked.opened <= since;
  if (asked.shut <= since) return true;
  const [first = -1] = way;
  return (
    !isMarked(asked, first, CLOSED) &&
    isMarked(asked, way[way.length - 1] ?? -1, SOURCE) &&
    way.every((hex, i) => i === 0 || !isMarked(asked, hex, BARRED))
  );
};

/** What a step costs over a side, which the law tells from the source outward. */
const priceOf = ({ steps, limit }: LineLaw): ((side: number) => number) => {
  const cost = limit?.kind === 'points' ? limit.cost : undefined;
  return (side) => (steps[side] === 0 ? blocked : cost === undefined ? 1 : (cost[side] ?? blocked));
};

const question = (law: LineLaw, sources: readonly number[], cost: StepCost): FloodQuestion => ({
  sources,
  cost,
  ...(law.limit !== undefined && { budget: law.limit.most }),
});

/** From a hex back to the nearest source. */
const seek = (p: Board, asked: Asked, hex: number): readonly number[] | undefined => {
  if (isMarked(asked, hex, CLOSED)) return undefined;
  const { law } = asked;
  const price = priceOf(law);
  const back = question(law, [hex], (_, to, direction) =>
    isMarked(asked, to, BARRED) ? blocked : price(to * 6 + ((direction + 3) % 6)),
  );
  const isSource = (at: number): boolean => {
    asked.looked += 1;
    return isMarked(asked, at, SOURCE);
  };
  return p.search.cheapestPath(back, isSource)?.hexes;
};

const seekAll = (p: Board, asked: Asked): Whole => {
  const { law } = asked;
  const price = priceOf(law);
  const outward = question(law, law.sources, (from, to, _, side) =>
    isMarked(asked, from, BARRED) || isMarked(asked, to, CLOSED) ? blocked : price(side),
  );
  const { cost, from } = p.search.flood(outward);
  return { has: Uint8Array.from(cost, (spent) => (spent < 0 ? 0 : 1)), next: from.slice() };
};

const wayFrom = ({ has, next }: Whole, hex: number): readonly number[] | undefined => {
  if (has[hex] !== 1) return undefined;
  const way: number[] = [];
  for (let at = hex; at >= 0; at = next[at] ?? -1) way.push(at);
  return way;
};

const find = (p: Board, asked: Asked, hex: number): readonly number[] | undefined => {
  if (asked.looked > p.grid.count * PART) asked.whole ??= seekAll(p, asked);
  return asked.whole === undefined ? seek(p, asked, hex) : wayFrom(asked.whole, hex);
};

/** Whether a line could begin in a hex; lines limited by crossings are none of these. */
export const hasLine = (p: Board, law: LineLaw, hex: number): boolean => {
  const asked = askedUnder(p, law);
  const before = asked.known.get(hex);
  if (before !== undefined && holds(asked, before)) {
    before.since = asked.number;
    return before.way !== undefined;
  }
  const way = find(p, asked, hex);
  asked.known.set(hex, { way, since: asked.number });
  return way !== undefined;
};
