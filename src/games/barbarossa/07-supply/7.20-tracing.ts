// Chapter 7: tracing. One flood from the sources of a side tells every hex from which a line could be traced.
import { isHeldBy } from '../../../mechanics/control.ts';
import { lazy } from '../../../mechanics/lazy.ts';
import { enemyHexes } from '../../../mechanics/supply/barriers.ts';
import type { Barriers, TraceOptions } from '../../../mechanics/supply/barriers.ts';
import { plainMap, supplyMaps } from '../../../mechanics/supply/maps.ts';
import type { SupplyMap as MapOf } from '../../../mechanics/supply/maps.ts';
import { trace, supplyLine } from '../../../mechanics/supply/trace.ts';
import type { Trace } from '../../../mechanics/supply/trace.ts';
import { DNEPROPETROVSK, ROSTOV, SEVASTOPOL } from './7.14-supply-lines.ts';
import type { Line } from './7.14-supply-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Traced = Pick<Seeing, 'own' | 'scenario'>;

/** barbarossa:R32, barbarossa:R151: overland lines; and those to Sevastopol in German hands (barbarossa:7.4g). */
export type SupplyMap = MapOf<Who> & {
  toSevastopol(hex: string): boolean;
  lineToSevastopol(hex: string): readonly string[];
};

const markerHexes = (p: Printed, s: Traced, marker: string): readonly string[] =>
  (s.own.markers[marker] ?? []).filter(p.isHex);

/** barbarossa:7.20a, barbarossa:7.20b, barbarossa:R80: control counts, not presence. */
const sovietWorks = (p: Printed, s: Traced): readonly string[] => {
  const area = markerHexes(p, s, 'fa').flatMap((hex) => [hex, ...p.neighbours(hex)]);
  return [...p.lines.forts.soviet, ...area].filter((hex) => isHeldBy(p, s, hex, 'soviet'));
};

/** barbarossa:7.20c, barbarossa:R80: German until destroyed. */
const germanWorks = (p: Printed, s: Traced): readonly string[] =>
  [...p.lines.forts.german, ...markerHexes(p, s, 'eastwall')].filter((hex) => !s.own.destroyed.includes(hex));

/**
 * Units bar lines, control does not (barbarossa:R79): no line enters an enemy's hex, none begins there (barbarossa:7.3a,
 * barbarossa:7.9a, barbarossa:7.14d). Works no line enters, but units that stand there may trace out.
 */
export const barriers = (p: Printed, s: Traced, side: Who, options: TraceOptions = {}): Barriers => ({
  closed: enemyHexes(p, s, side, options),
  sealed: (side === 'german' ? sovietWorks(p, s) : germanWorks(p, s)).map(p.grid.index),
});

const flood = (p: Printed, line: Line, barriers: Barriers, sources: readonly number[]): Trace =>
  trace(p, { sources, steps: p.lines.steps(line), barriers });

const germanMap = (p: Printed, s: Traced, dry: Trace): SupplyMap => {
  const { index } = p.grid;
  const { barriers, sources } = dry;
  const at = index(DNEPROPETROVSK);
  const isBarred = (hex: string): boolean =>
    barriers.closed.includes(index(hex)) || barriers.sealed.includes(index(hex));
  const holdsDnepropetrovsk = isHeldBy(p, s, DNEPROPETROVSK, 'german');
  const holdsSevastopol = isHeldBy(p, s, SEVASTOPOL, 'german') && !isBarred(SEVASTOPOL);
  // barbarossa:R153: as with the junction, German hands alone make it one.
  const holdsRostov = isHeldBy(p, s, ROSTOV, 'german') && !isBarred(ROSTOV);

  // What could lead over Kerch, and what hangs together with Dnepropetrovsk: with the strait, and without it.
  const main = lazy(() => flood(p, 'german', barriers, sources));
  const around = lazy(() => flood(p, 'german', barriers, [at]));
  const dryAround = lazy(() => flood(p, 'dry', barriers, [at]));
  const port = lazy(() => flood(p, 'crimea', barriers, holdsSevastopol ? [index(SEVASTOPOL)] : []));

  const meetsRostov = (): boolean => holdsRostov && around().has[index(ROSTOV)] === 1;
  const isDryJunction = holdsDnepropetrovsk && dry.has[at] === 1;
  // barbarossa:7.4a, barbarossa:7.4b, barbarossa:7.4c: a line of its own leads out of the city, be it back by the same
  // hexes (barbarossa:R155).
  const works = lazy(() => isDryJunction || (holdsDnepropetrovsk && meetsRostov() && main().has[at] === 1));

  const isFree = (hex: string): boolean => !p.inArea('dp', hex) || hex === DNEPROPETROVSK;
  const isDry = (hex: string): boolean => {
    // Whoever stands in the junction holds it.
    if (isFree(hex)) return dry.has[index(hex)] === 1;
    return isDryJunction && !p.inArea('r', hex) && dryAround().has[index(hex)] === 1;
  };
  // barbarossa:7.4d, barbarossa:7.4e: the R area lies inside, and its lines pass through both cities; so does every line
  // over Kerch, wherever it begins (barbarossa:R72).
  const overland = (hex: string): boolean =>
    isDry(hex) || (meetsRostov() && works() && around().has[index(hex)] === 1);

  const viaRostov = (hex: string): string[] => supplyLine(p, { ...around(), sources: [index(ROSTOV)] }, hex);
  const beyond = (): string[] =>
    isDryJunction
      ? supplyLine(p, dry, DNEPROPETROVSK).slice(1)
      : [...viaRostov(DNEPROPETROVSK), ...supplyLine(p, main(), ROSTOV).slice(1)].slice(1);
  const legs = (hex: string): string[] => {
    if (!isDry(hex)) return [...viaRostov(hex), ...supplyLine(p, around(), ROSTOV).slice(1), ...beyond()];
    return isFree(hex) ? supplyLine(p, dry, hex) : [...supplyLine(p, dryAround(), hex), ...beyond()];
  };
  const toSevastopol = (hex: string): boolean => port().has[index(hex)] === 1;
  return {
    side: 'german',
    overland,
    toSevastopol,
    line: (hex) => (overland(hex) ? legs(hex) : []),
    lineToSevastopol: (hex) => (toSevastopol(hex) ? supplyLine(p, port(), hex) : []),
  };
};

/** Good while nothing moves. */
export const supplyMap = supplyMaps<Printed, Traced, Who, SupplyMap>({
  barriers,
  map: (p, s, side, barriers) => {
    // barbarossa:7.3d, barbarossa:7.9c: a source works whenever no enemy unit is in it.
    const sources = p.lines.sources[side].filter((hex) => !barriers.closed.includes(hex));
    if (side === 'german') return germanMap(p, s, flood(p, 'dry', barriers, sources));
    const { overland, line } = plainMap(p, side, { sources, steps: p.lines.steps('soviet'), barriers });
    return { side, overland, line, toSevastopol: () => false, lineToSevastopol: () => [] };
  },
});
