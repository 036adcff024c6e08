// The supply of a side as one state of the board has it: traced once, good while nothing moves.
import { atRestBy } from '../../core/state-cache.ts';
import type { Side } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import type { Barriers, TraceOptions } from './barriers.ts';
import { trace, supplyLine } from './trace.ts';
import type { LineLaw } from './trace.ts';

/** What the floods have found. A game that knows other lines beside those over land has its own type with more. */
export type SupplyMap<W extends Side = Side> = {
  readonly side: W;
  /** A unit of the side in this hex could trace a line over land to a source. */
  overland(hex: string): boolean;
  /** The line from here to a source, both included; empty if there is none. */
  line(hex: string): readonly string[];
};

/** The map of a side whose lines over land are all of one kind. */
export const plainMap = <W extends Side>(
  p: Pick<Sheet, 'grid' | 'search'>,
  side: W,
  law: LineLaw,
): SupplyMap<W> => {
  const { has } = trace(p, law);
  const overland = (hex: string): boolean => has[p.grid.index(hex)] === 1;
  return { side, overland, line: (hex) => (overland(hex) ? supplyLine(p, law, hex) : []) };
};

export type MapLaw<P, S, W extends Side, M extends SupplyMap<W>> = {
  barriers(p: P, s: S, side: W, options: TraceOptions): Barriers;
  map(p: P, s: S, side: W, barriers: Barriers): M;
};

export type SupplyMaps<P, S, W extends Side, M extends SupplyMap<W>> = (
  p: P,
  s: S,
  side: W,
  options?: TraceOptions,
) => M;

/** Maps with nothing supposed are kept while the state rests. */
export const supplyMaps = <P extends object, S extends object, W extends Side, M extends SupplyMap<W>>(
  law: MapLaw<P, S, W, M>,
): SupplyMaps<P, S, W, M> => {
  const traced = (p: P, s: S, side: W, options: TraceOptions): M =>
    law.map(p, s, side, law.barriers(p, s, side, options));
  const standing = atRestBy((p: P, s: S, side: W) => traced(p, s, side, {}));
  return (p, s, side, options = {}) => {
    const { ignore = [], lost = [] } = options;
    return ignore.length === 0 && lost.length === 0 ? standing(p, s, side) : traced(p, s, side, options);
  };
};

/** Traced once for a question about many things, and only for the sides it comes to. */
export const bySide = <W extends Side, M>(map: (side: W) => M): ((side: W) => M) => {
  const traced = new Map<W, M>();
  return (side) => {
    const before = traced.get(side);
    if (before !== undefined) return before;
    const found = map(side);
    traced.set(side, found);
    return found;
  };
};

/** Hexes of a line whose loss alone would cut it; the hex it begins in is none. */
export const cuttersOf = (
  p: Pick<Sheet, 'isLand'>,
  hex: string,
  line: readonly string[],
  holdsWithout: (lost: string) => boolean,
): readonly string[] =>
  [...new Set(line.slice(1))].filter((at) => at !== hex && p.isLand(at) && !holdsWithout(at));
