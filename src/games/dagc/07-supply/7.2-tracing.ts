// Chapter 7: tracing. One flood from the sources of a side tells every hex from which a line could be traced.
import { isHeldBy } from '../../../mechanics/control.ts';
import { lazy } from '../../../mechanics/lazy.ts';
import { whileNobodyMoves } from '../../../mechanics/places.ts';
import { enemyHexes, marked, perBarriers, unheldZones } from '../../../mechanics/supply/barriers.ts';
import type { Barriers, TraceOptions } from '../../../mechanics/supply/barriers.ts';
import { plainMap, supplyMaps } from '../../../mechanics/supply/maps.ts';
import type { SupplyMap as MapOf } from '../../../mechanics/supply/maps.ts';
import { zoneOf } from '../../../mechanics/zones.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { zonesOf } from '../08-zones-of-control.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { linesOn } from './7.2-lines.ts';
import type { Line } from './7.2-lines.ts';
import { germanLines } from './7.8-borders.ts';
import { NO_PORTS, portsIn } from './7.9-ports.ts';
import type { Ports } from './7.9-ports.ts';

/** Lines of units that may go where others may not. */
export type OwnLines = Pick<MapOf<Who>, 'overland' | 'line'>;

/** 7.2a: `overland` is that of a unit without rights of its own; the automatic OOS is no matter of lines (7.12, R48). */
export type SupplyMap = MapOf<Who> & {
  /** Hexes that a unit in them would open; no line enters them, nor may one that is asked for a hex begin there (R50). */
  isSealed(hex: string): boolean;
  /** The sources that work now. */
  readonly sources: readonly string[];
  /** 12.4a: lines that go through the Western Pripyat Marsh, and those that never do (R79). */
  readonly wet: OwnLines;
  readonly dry: OwnLines;
  /** 7.9: of the German side; the other has none (7.9p). */
  readonly ports: Ports;
};

const barriersFor = (p: Printed, s: Seeing, side: Who, options: TraceOptions): Barriers => {
  const zone = zoneOf(zonesOf(p), s, p.other(side));
  return { closed: enemyHexes(p, s, side, options), sealed: unheldZones(p, s, side, zone) };
};

const standing = whileNobodyMoves((p: Printed, s: Seeing, side: Who) => barriersFor(p, s, side, {}));

/**
 * Enemy units close a hex (7.2b); their zones seal it where none of the side's units stands (7.2c, 7.2d, 8.4a), over water
 * too (R55). Partisans and costs of zones are nothing to it (9.9d, 8.5).
 */
export const barriers = (p: Printed, s: Seeing, side: Who, options: TraceOptions = {}): Barriers =>
  options.ignore === undefined && options.lost === undefined
    ? standing(p, s, side)
    : barriersFor(p, s, side, options);

/** 7.11a, 7.11b, 7.12c, 3.6j */
export const isPripyatBarred = (p: Printed, s: Seeing): boolean =>
  isOn(p, s, 'pripyat-supply') || isOn(p, s, 'pripyat-supply-later');

/**
 * In an enemy zone a source works with a unit of its side in it (7.7c, 7.10d, R36, R47), and again when that has ended
 * (7.10e).
 */
const unbarredSources = perBarriers((p: Printed, { closed, sealed }, side: Who): readonly string[] => {
  const shut = marked(p.grid, [...closed, ...sealed]);
  return linesOn(p).sources[side].filter((hex) => shut[p.grid.index(hex)] !== 1);
});

const lazyLines = (make: () => MapOf<Who>): OwnLines => {
  const map = lazy(make);
  return { overland: (hex) => map().overland(hex), line: (hex) => map().line(hex) };
};

const sealedBy = (p: Printed, { sealed }: Barriers): SupplyMap['isSealed'] => {
  const { index } = p.grid;
  const found = lazy(() => marked(p.grid, sealed));
  return (hex) => found()[index(hex)] === 1;
};

/** 3.3a, 7.7b, R37: a German source must be German held. */
const germanMap = (p: Printed, s: Seeing, barriers: Barriers): SupplyMap => {
  const sources = unbarredSources(p, barriers, 'german').filter((hex) => isHeldBy(p, s, hex, 'german'));
  const lines = plainMap(p, 'german', germanLines(p, barriers, sources.map(p.grid.index)));
  const ports = portsIn(p, s, barriers, lines.overland);
  return { ...lines, isSealed: sealedBy(p, barriers), sources, wet: lines, dry: lines, ports };
};

type SovietLine = Exclude<Line, 'german'>;

/** `line`: how its units trace now (12.4a apart). */
const sovietMap = perBarriers((p: Printed, barriers, line: SovietLine): SupplyMap => {
  const isOver = line.endsWith('narrows');
  const sources = unbarredSources(p, barriers, 'soviet');
  const along = (way: SovietLine): OwnLines => {
    const law = { sources: sources.map(p.grid.index), steps: linesOn(p).steps(way), barriers };
    return lazyLines(() => plainMap(p, 'soviet', law));
  };
  const wet = along(isOver ? 'narrows' : 'soviet');
  // R34, R35: a source in the marsh is of use to who stands in it, and to nobody else.
  const dry = along(isOver ? 'dry-narrows' : 'dry');
  const lines = line.startsWith('dry') ? dry : wet;
  return { side: 'soviet', ...lines, isSealed: sealedBy(p, barriers), sources, wet, dry, ports: NO_PORTS };
});

const sovietLine = (p: Printed, s: Seeing): SovietLine => {
  const isOver = linesOn(p).narrows.every((hex) => isHeldBy(p, s, hex, 'soviet'));
  if (isPripyatBarred(p, s)) return isOver ? 'dry-narrows' : 'dry';
  return isOver ? 'narrows' : 'soviet';
};

/** Good while nothing moves. */
export const supplyMap = supplyMaps<Printed, Seeing, Who, SupplyMap>({
  barriers,
  map: (p, s, side, barriers) =>
    side === 'german' ? germanMap(p, s, barriers) : sovietMap(p, barriers, sovietLine(p, s)),
});
