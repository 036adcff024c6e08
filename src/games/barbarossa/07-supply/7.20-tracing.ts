// Chapter 7: tracing. One flood from the sources of a side tells every hex from which a line could be traced.
import { isHeldBy } from '../../../mechanics/control.ts';
import { stacks } from '../../../mechanics/places.ts';
import type { Stacked } from '../../../mechanics/places.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { OpenTable } from '../../../hex/side-tables.ts';
import type { Reach } from '../../../hex/reachable.ts';
import { pathIds } from '../../../hex/search.ts';
import { DNEPROPETROVSK, later, ROSTOV, SEVASTOPOL } from './7.14-supply-lines.ts';
import type { Line } from './7.14-supply-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Traced = Pick<Seeing, 'own' | 'scenario'>;

export type TraceOptions = {
  /** Units whose presence cuts nobody (barbarossa:10.26c). */
  readonly ignore?: readonly string[];
  /** Hexes taken as enemy occupied, to ask what their loss would cut. */
  readonly lost?: readonly string[];
};

/** What floods of one state of the board have found; good while nothing moves. */
export type SupplyMap = {
  readonly side: Who;
  /** A unit of the side in this hex could trace a line of overland supply (barbarossa:R32, barbarossa:R151). */
  overland(hex: string): boolean;
  /** German: a line to Sevastopol in German hands could be traced from here (barbarossa:7.4g). */
  toSevastopol(hex: string): boolean;
  /** The line from here to a source, both included; empty if there is none. */
  line(hex: string): readonly string[];
  lineToSevastopol(hex: string): readonly string[];
};

/** What stands in the way of a side, by grid number. */
export type Barriers = {
  /** Enemy ground units: no line enters, none begins (barbarossa:7.3a, barbarossa:7.9a, barbarossa:7.14d). */
  readonly closed: readonly number[];
  /** Enemy works: no line enters, but units that stand here may trace out (barbarossa:7.20a, barbarossa:7.20b, barbarossa:7.20c). */
  readonly sealed: readonly number[];
};

/** Units bar lines, control does not (barbarossa:R79). */
const holdsEnemy = (
  p: Printed,
  { units, top, bottom }: Stacked,
  side: Who,
  ignore: readonly string[] | undefined,
): boolean => {
  if (ignore !== undefined && ignore.length > 0)
    return units.some((unit) => p.unit(unit).side !== side && !ignore.includes(unit));
  return top !== undefined && (top !== side || bottom !== side);
};

const closedHexes = (p: Printed, s: Traced, side: Who, { ignore, lost }: TraceOptions): number[] => {
  const found = lost === undefined ? [] : lost.map(p.grid.index);
  for (const stack of stacks(p, s)) if (holdsEnemy(p, stack, side, ignore)) found.push(stack.hex);
  return found;
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

export const barriers = (p: Printed, s: Traced, side: Who, options: TraceOptions): Barriers => ({
  closed: closedHexes(p, s, side, options),
  sealed: (side === 'german' ? sovietWorks(p, s) : germanWorks(p, s)).map(p.grid.index),
});

/** One table for each printed one, laid anew for every flood. */
const laid = new WeakMap<OpenTable, OpenTable>();

/**
 * Floods run from the source outward: a step from a hex to the next is a line from the next into that hex. Good until
 * the next is asked for on the same lines.
 */
export const openSteps = (p: Printed, printed: OpenTable, { closed, sealed }: Barriers): OpenTable => {
  const steps = laid.get(printed) ?? printed.slice();
  laid.set(printed, steps);
  steps.set(printed);
  const { neighbours } = p.grid;
  for (const hex of closed)
    for (let d = 0; d < 6; d++) {
      const next = neighbours[hex * 6 + d] ?? -1;
      steps[hex * 6 + d] = 0;
      if (next >= 0) steps[next * 6 + ((d + 3) % 6)] = 0;
    }
  for (const hex of sealed) steps.fill(0, hex * 6, hex * 6 + 6);
  return steps;
};

type Flooded = {
  readonly line: Line;
  readonly found: Barriers;
  readonly sources: readonly number[];
  readonly has: Uint8Array;
};

const reach = (p: Printed, { line, found, sources }: Omit<Flooded, 'has'>): Reach =>
  p.search.reach({ sources, open: openSteps(p, p.lines.steps[line], found) });

const flood = (p: Printed, line: Line, found: Barriers, sources: readonly number[]): Flooded => ({
  line,
  found,
  sources,
  has: reach(p, { line, found, sources }).has.slice(),
});

/** From the hex to the nearest source of the flood. */
const wayOut = (p: Printed, flooded: Flooded, hex: string): string[] =>
  pathIds(p.grid, reach(p, flooded), p.grid.index(hex)).toReversed();

const sovietMap = (p: Printed, main: Flooded): SupplyMap => {
  const overland = (hex: string): boolean => main.has[p.grid.index(hex)] === 1;
  return {
    side: 'soviet',
    overland,
    toSevastopol: () => false,
    line: (hex) => (overland(hex) ? wayOut(p, main, hex) : []),
    lineToSevastopol: () => [],
  };
};

const germanMap = (p: Printed, s: Traced, dry: Flooded): SupplyMap => {
  const { index } = p.grid;
  const { found, sources } = dry;
  const at = index(DNEPROPETROVSK);
  const isBarred = (hex: string): boolean =>
    found.closed.includes(index(hex)) || found.sealed.includes(index(hex));
  const holdsDnepropetrovsk = isHeldBy(p, s, DNEPROPETROVSK, 'german');
  const holdsSevastopol = isHeldBy(p, s, SEVASTOPOL, 'german') && !isBarred(SEVASTOPOL);
  // barbarossa:R153: as with the junction, German hands alone make it one.
  const holdsRostov = isHeldBy(p, s, ROSTOV, 'german') && !isBarred(ROSTOV);

  // What could lead over Kerch, and what hangs together with Dnepropetrovsk: with the strait, and without it.
  const main = later(() => flood(p, 'german', found, sources));
  const around = later(() => flood(p, 'german', found, [at]));
  const dryAround = later(() => flood(p, 'dry', found, [at]));
  const port = later(() => flood(p, 'crimea', found, holdsSevastopol ? [index(SEVASTOPOL)] : []));

  const meetsRostov = (): boolean => holdsRostov && around().has[index(ROSTOV)] === 1;
  const isDryJunction = holdsDnepropetrovsk && dry.has[at] === 1;
  // barbarossa:7.4a, barbarossa:7.4b, barbarossa:7.4c: a line of its own leads out of the city, be it back by the same
  // hexes (barbarossa:R155).
  const works = later(() => isDryJunction || (holdsDnepropetrovsk && meetsRostov() && main().has[at] === 1));

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

  const viaRostov = (hex: string): string[] => wayOut(p, { ...around(), sources: [index(ROSTOV)] }, hex);
  const beyond = (): string[] =>
    isDryJunction
      ? wayOut(p, dry, DNEPROPETROVSK).slice(1)
      : [...viaRostov(DNEPROPETROVSK), ...wayOut(p, main(), ROSTOV).slice(1)].slice(1);
  const legs = (hex: string): string[] => {
    if (!isDry(hex)) return [...viaRostov(hex), ...wayOut(p, around(), ROSTOV).slice(1), ...beyond()];
    return isFree(hex) ? wayOut(p, dry, hex) : [...wayOut(p, dryAround(), hex), ...beyond()];
  };
  const toSevastopol = (hex: string): boolean => port().has[index(hex)] === 1;
  return {
    side: 'german',
    overland,
    toSevastopol,
    line: (hex) => (overland(hex) ? legs(hex) : []),
    lineToSevastopol: (hex) => (toSevastopol(hex) ? wayOut(p, port(), hex) : []),
  };
};

const traced = (p: Printed, s: Traced, side: Who, options: TraceOptions): SupplyMap => {
  const found = barriers(p, s, side, options);
  // barbarossa:7.3d, barbarossa:7.9c: a source works whenever no enemy unit is in it.
  const sources = p.lines.sources[side].filter((hex) => !found.closed.includes(hex));
  return side === 'soviet'
    ? sovietMap(p, flood(p, 'soviet', found, sources))
    : germanMap(p, s, flood(p, 'dry', found, sources));
};

const MAPS = {
  german: atRest((p: Printed, s: Traced) => traced(p, s, 'german', {})),
  soviet: atRest((p: Printed, s: Traced) => traced(p, s, 'soviet', {})),
} as const;

export const supplyMap = (p: Printed, s: Traced, side: Who, options: TraceOptions = {}): SupplyMap => {
  const { ignore = [], lost = [] } = options;
  return ignore.length === 0 && lost.length === 0 ? MAPS[side](p, s) : traced(p, s, side, options);
};

/** Hexes of a line whose loss alone would cut it (barbarossa:7.14d); the hex it begins in is none. */
export const cutters = (
  p: Printed,
  s: Traced,
  side: Who,
  hex: string,
  options: TraceOptions = {},
): readonly string[] => {
  const [, ...beyond] = supplyMap(p, s, side, options).line(hex);
  const { lost = [] } = options;
  return [...new Set(beyond)].filter(
    (at) =>
      at !== hex && p.isLand(at) && !supplyMap(p, s, side, { ...options, lost: [...lost, at] }).overland(hex),
  );
};
