// Chapter 7: tracing. One flood from the sources of a side tells every hex from which a line could be traced (7.4a).
import { enemyHexes, marked } from '../../../mechanics/supply/barriers.ts';
import type { Barriers, TraceOptions } from '../../../mechanics/supply/barriers.ts';
import { plainMap, supplyMaps } from '../../../mechanics/supply/maps.ts';
import type { SupplyMap as MapOf } from '../../../mechanics/supply/maps.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isBulgaria, isBulgariaClosed, lineOf, linesOn } from './7.4-lines.ts';

export type SupplyMap = MapOf<Who> & {
  /** The sources that work now. */
  readonly sources: readonly string[];
};

/** 7.4d: enemy units close a hex, and nothing else does. */
export const barriers = (p: Printed, s: Seeing, side: Who, options: TraceOptions = {}): Barriers => ({
  closed: enemyHexes(p, s, side, options),
  sealed: [],
});

/** 7.3c, 7.3d: not while an enemy is in it. R86: none in Bulgaria while it is closed. */
const working = (p: Printed, s: Seeing, side: Who, { closed }: Barriers): readonly string[] => {
  const shut = marked(p.grid, closed);
  const noBulgaria = isBulgariaClosed(p, s);
  return linesOn(p).sources[side].filter(
    (hex) => shut[p.grid.index(hex)] !== 1 && !(noBulgaria && isBulgaria(p, hex)),
  );
};

/** Good while nothing moves. */
export const supplyMap = supplyMaps<Printed, Seeing, Who, SupplyMap>({
  barriers,
  map: (p, s, side, found) => {
    const sources = working(p, s, side, found);
    const law = {
      sources: sources.map(p.grid.index),
      steps: linesOn(p).steps(lineOf(p, s)),
      barriers: found,
    };
    return { ...plainMap(p, side, law), sources };
  },
});

/** 5.6b, 5.10e, 5.11e, R68, R70, R102: a line of a side from the hex itself, whatever turn it is. */
export const isOverland = (p: Printed, s: Seeing, hex: string, side: Who): boolean =>
  supplyMap(p, s, side).overland(hex);
