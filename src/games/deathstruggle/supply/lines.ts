// Lines of supply: where they begin, what bars them, and how far they reach for full and for limited supply (SUP.1, SUP.2,
// SUP.5 to SUP.8, R39, R41, R42, R47).
import type { OpenTable } from '../../../hex/side-tables.ts';
import { whileHexesAreHeld } from '../../../mechanics/control.ts';
import { SIDE, groundOf, has } from '../../../mechanics/ground/ground.ts';
import { lazy } from '../../../mechanics/lazy.ts';
import { lastFound, perSheet } from '../../../mechanics/per-sheet.ts';
import { stacksOf, whileSideStands } from '../../../mechanics/places.ts';
import type { Barriers, TraceOptions } from '../../../mechanics/supply/barriers.ts';
import { supplyMaps } from '../../../mechanics/supply/maps.ts';
import type { SupplyMap } from '../../../mechanics/supply/maps.ts';
import { hasLine } from '../../../mechanics/supply/asked-lines.ts';
import { areAlike, supplyLine, trace } from '../../../mechanics/supply/trace.ts';
import type { LineLaw, LineLimit, Trace } from '../../../mechanics/supply/trace.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { weatherOf } from '../weather.ts';
import { zonesOf } from '../zones-of-control/zones.ts';
import { HALVES, lineTables } from './line-costs.ts';
import { railHeads } from './rail-heads.ts';

/** `overland`: in full supply. */
export type LevelMap = SupplyMap<Who> & {
  /** A unit of the side in this hex would be at least in limited supply. */
  limited(hex: string): boolean;
  /** The same for who asks it of all hexes: found with two floods. */
  limitedAll(): (hex: string) => boolean;
  /** The line of limited supply from here, both ends included; empty if there is none. */
  farLine(hex: string): readonly string[];
};

/** SUP.1, SUP.2, SUP.5: in movement points. */
export const lengthOf = (p: Printed, s: Seeing, side: Who): number => {
  const weather = weatherOf(p, s);
  const line = p.tables.supply.find((each) => each.weather === weather);
  if (line === undefined) throw new RangeError(`no length of supply in ${weather}`);
  return line[side];
};

/** SUP.8: in hexes. */
export const limitedLength = (p: Printed): number => p.limit('limited');

/** SUP.7: any unit but aircraft, which are on the ground only as it were. */
const opens = (p: Printed, unit: string): boolean => !classOf(p, unit).isAir;

/** SUP.6, R47: neither aircraft nor katyushas. */
const bars = (p: Printed, unit: string): boolean => {
  const { isAir, isKatyusha } = classOf(p, unit);
  return !isAir && !isKatyusha;
};

/** Hexes with a unit of a side that is such. */
const hexesWith = (p: Printed, s: Seeing, side: Who, is: (unit: string) => boolean): number[] =>
  stacksOf(p, s, side)
    .filter(({ units, top, bottom }) =>
      units.some((unit) => (top === bottom || p.sideOf(unit) === side) && is(unit)),
    )
    .map(({ hex }) => hex);

const barring = whileSideStands((p: Printed, s: Seeing, side: Who): readonly number[] =>
  hexesWith(p, s, side, (unit) => bars(p, unit)),
);

/** By grid number: 1 where a side has a unit that keeps lines open. */
const opening = whileSideStands((p: Printed, s: Seeing, side: Who): Uint8Array => {
  const found = new Uint8Array(p.grid.count);
  for (const hex of hexesWith(p, s, side, (unit) => opens(p, unit))) found[hex] = 1;
  return found;
});

/** The hexes that are marked in a table by grid number. */
const markedIn = (table: Uint8Array): number[] => {
  const found: number[] = [];
  for (let hex = table.indexOf(1); hex >= 0; hex = table.indexOf(1, hex + 1)) found.push(hex);
  return found;
};

/** By the table of a zone its hexes: it is the same table until the zone changes. */
const zoneHexes = perSheet(markedIn);

/** What stands in the way of a side comes of its enemies, of their zones, and of where it stands in these itself. */
type Grounds = {
  readonly closed: readonly number[];
  readonly zone: Uint8Array;
  readonly opened: Uint8Array;
};

const groundsNow = (p: Printed, s: Seeing, side: Who): Grounds => ({
  closed: barring(p, s, p.other(side)),
  zone: zonesOf(p).zone(s, p.other(side)),
  opened: opening(p, s, side),
});

const barriersOn = ({ closed, zone, opened }: Grounds): Barriers => ({
  closed,
  sealed: zoneHexes(zone).filter((hex) => opened[hex] !== 1),
});

const lastBarriers = lastFound<Printed, Who, Barriers>();

const isAlike = (a: Barriers, b: Barriers): boolean =>
  areAlike(a.closed, b.closed) && areAlike(a.sealed, b.sealed);

/** The same as before for as long as nobody moves and no zone changes; and the same lists for as long as they are alike. */
const barriers = (p: Printed, s: Seeing, side: Who, options: TraceOptions): Barriers => {
  const grounds = groundsNow(p, s, side);
  const { closed, zone, opened } = grounds;
  const { ignore = [], lost = [] } = options;
  if (ignore.length + lost.length > 0) {
    const left = hexesWith(p, s, p.other(side), (unit) => bars(p, unit) && !ignore.includes(unit));
    return barriersOn({ closed: [...lost.map(p.grid.index), ...left], zone, opened });
  }
  return lastBarriers(p, side, [closed, zone, opened], (last) => {
    const now = barriersOn(grounds);
    return last !== undefined && isAlike(last, now) ? last : now;
  });
};

/** SUP.1: hexes of the countries of the Axis, whoever has been there. */
const homeOf = perSheet((p: Printed): readonly number[] => {
  const { hexes, map } = p.set.board;
  const found: number[] = [];
  hexes.forEach(({ country, isWater }, hex) => {
    if (country !== undefined && !isWater && map.countries[country]?.holder === 'axis') found.push(hex);
  });
  return found;
});

/** Directed sides over which a railroad leads. */
const railSides = perSheet((p: Printed): readonly number[] =>
  [...p.set.board.crossings.keys()].filter((side) => has(groundOf(p).sides[side] ?? 0, SIDE.railroad)),
);

const isOnRail = perSheet((p: Printed): Uint8Array => {
  const found = new Uint8Array(p.grid.count);
  for (const side of railSides(p)) found[Math.floor(side / 6)] = 1;
  return found;
});

/** R42: hexes of the edges by which a railroad leaves the map. */
export const railEdge = perSheet((p: Printed): readonly number[] => {
  const onRail = isOnRail(p);
  return p
    .area('russian-edge')
    .map(p.grid.index)
    .filter((hex) => onRail[hex] === 1);
});

/** Hexes on a railroad in the countries of the Axis. */
export const homeRails = perSheet((p: Printed): readonly number[] => {
  const onRail = isOnRail(p);
  return homeOf(p).filter((hex) => onRail[hex] === 1);
});

/** Those of them that a side holds. */
export const heldHomeRails = whileHexesAreHeld((p: Printed, s: Seeing, side: Who): readonly number[] => {
  const { control } = p.opening(s.scenario);
  const { held } = s.own;
  const holderOf = (id: string): string | undefined => held[id] ?? control.get(id);
  return homeRails(p).filter((hex) => holderOf(p.grid.id(hex)) === side);
});

const lastRails = lastFound<Printed, Who, OpenTable>();

/**
 * The railroads of a side, the same table for as long as it is alike. Those in the countries of the Axis are its own until Russians
 * capture them (R68, R126); all others serve the Russians as far as they are open (R42), and the Axis behind its rail heads (R43).
 */
export const ownRails = (p: Printed, s: Seeing, side: Who): OpenTable => {
  const captured = heldHomeRails(p, s, 'russian');
  const converted = side === 'axis' ? s.own.converted : [];
  return lastRails(p, side, [converted.join(), captured.join()], () => {
    const isAxis = new Uint8Array(p.grid.count);
    for (const hex of [...homeRails(p), ...converted.map(p.grid.index)]) isAxis[hex] = 1;
    for (const hex of captured) isAxis[hex] = 0;
    const isOwn = (hex: number): boolean => (isAxis[hex] === 1) === (side === 'axis');
    const steps = new Uint8Array(p.grid.count * 6);
    for (const d of railSides(p))
      if (isOwn(Math.floor(d / 6)) && isOwn(p.grid.neighbours[d] ?? 0)) steps[d] = 1;
    return steps;
  });
};

/** SUP.5, R42: the railroads of the Russians that are open to the edge of the map; what stands elsewhere changes nothing. */
export const openRailroads = (p: Printed, steps: OpenTable, { closed, sealed }: Barriers): Trace => {
  const onRail = isOnRail(p);
  const barriers = {
    closed: closed.filter((hex) => onRail[hex] === 1),
    sealed: sealed.filter((hex) => onRail[hex] === 1),
  };
  return trace(p, { sources: railEdge(p), steps, barriers });
};

/** A table of its own for each side, kind of line and weather: the last trace over each is kept. */
type Kept = {
  readonly near: { readonly steps: OpenTable; readonly limit: LineLimit };
  readonly far: { readonly steps: OpenTable; readonly limit: LineLimit };
};

const kept = lastFound<Printed, string, Kept>();

const linesFor = (p: Printed, s: Seeing, side: Who): Kept =>
  kept(p, `${side} ${weatherOf(p, s)}`, [], () => {
    const { costs, open } = lineTables(p, s);
    return {
      near: {
        steps: open.slice(),
        limit: { kind: 'points', cost: costs, most: lengthOf(p, s, side) * HALVES },
      },
      far: { steps: open.slice(), limit: { kind: 'hexes', most: limitedLength(p) } },
    };
  });

const lastSources = lastFound<Printed, Who, readonly number[]>();

/** The same list for as long as it is alike, so that lines from it hold. */
const sourcesOf = (p: Printed, s: Seeing, side: Who, found: Barriers): readonly number[] => {
  if (side === 'axis')
    return lastSources(p, side, [railHeads(s).join()], () => [
      ...new Set([...homeOf(p), ...railHeads(s).map(p.grid.index)]),
    ]);
  const along = openRailroads(p, ownRails(p, s, side), found);
  return lastSources(p, side, [along], () => markedIn(along.has));
};

/** Found once for each hex. */
const byHex = (find: (hex: string) => boolean): ((hex: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (hex) => {
    const before = known.get(hex);
    if (before !== undefined) return before;
    const now = find(hex);
    known.set(hex, now);
    return now;
  };
};

const makeMap = (
  p: Printed,
  side: Who,
  found: Barriers,
  sources: readonly number[],
  lines: Kept,
  rails: OpenTable,
): LevelMap => {
  const nearLaw: LineLaw = { sources, barriers: found, ...lines.near };
  const farLaw: LineLaw = { sources, barriers: found, ...lines.far };
  const overland = byHex((hex) => hasLine(p, nearLaw, p.grid.index(hex)));
  const limited = byHex((hex) => overland(hex) || hasLine(p, farLaw, p.grid.index(hex)));
  /** Russians go on along the railroad. */
  const onward = (line: readonly string[]): readonly string[] => {
    const end = line.at(-1);
    if (side === 'axis' || end === undefined) return line;
    const law = { sources: railEdge(p), steps: rails, barriers: found };
    return [...line, ...supplyLine(p, law, end).slice(1)];
  };
  const all = lazy(() => {
    const reached = trace(p, nearLaw).has.slice();
    trace(p, farLaw).has.forEach((has, hex) => {
      if (has === 1) reached[hex] = 1;
    });
    return (hex: string): boolean => reached[p.grid.index(hex)] === 1;
  });
  return {
    side,
    overland,
    limitedAll: all,
    line: (hex) => (overland(hex) ? onward(supplyLine(p, nearLaw, hex)) : []),
    limited,
    farLine: (hex) => (limited(hex) ? onward(supplyLine(p, farLaw, hex)) : []),
  };
};

const lastMaps = lastFound<Printed, Who, LevelMap>();

/** The last map, with all that has been found on it, for as long as nothing changes of what it comes of. */
const mapOf = (p: Printed, s: Seeing, side: Who, found: Barriers): LevelMap => {
  const lines = linesFor(p, s, side);
  const sources = sourcesOf(p, s, side, found);
  return lastMaps(p, side, [found, sources, lines], () =>
    makeMap(p, side, found, sources, lines, ownRails(p, s, side)),
  );
};

export const supplyMap = supplyMaps<Printed, Seeing, Who, LevelMap>({ barriers, map: mapOf });

/** The hexes that stand in the way of a side now. */
export const barriersNow = (p: Printed, s: Seeing, side: Who): Barriers => barriers(p, s, side, {});
