// Supply along roads: a line goes from a unit to a road or railroad that runs back to an edge of the map, to the edge itself,
// to a city that feeds, or to a unit that hands supply on.
import type { Side } from '../../core/types.ts';
import { groundOf } from '../ground/ground.ts';
import type { Sheet } from '../sheet.ts';
import type { OpenTable } from '../../hex/side-tables.ts';
import type { Barriers } from './barriers.ts';
import type { SupplyMap } from './maps.ts';
import { areAlike, supplyLine, trace } from './trace.ts';
import type { LineLaw, Trace } from './trace.ts';

/** What a side traces to now, by grid number. */
export type RoadSources = {
  readonly side: Side;
  /** Hexes of its edge of the map. */
  readonly edge: readonly number[];
  /** Bits of `SIDE` along which supply comes from the edge without end. */
  readonly roads: number;
  /** Hexes that feed whoever is near enough, such as a city. */
  readonly cities: readonly number[];
  /** Hexes of units that hand on what they can trace themselves. */
  readonly relays: readonly number[];
  /** In hexes: that of the unit is not counted, that of the source is. */
  readonly length: number;
  readonly barriers: Barriers;
};

export type RoadMap<W extends Side> = SupplyMap<W> & {
  /** By grid number: 1 where a line could begin. */
  readonly fed: Uint8Array;
};

/** The hexes from which lines of the last answer went, and whether what they were found from still holds. */
type LastSources = {
  readonly along: Trace;
  readonly cities: readonly number[];
  readonly sources: readonly number[];
};

type LastFed = { readonly direct: Trace; readonly relayed: Trace | undefined; readonly fed: Uint8Array };

type Tables = {
  readonly roads: OpenTable;
  readonly direct: OpenTable;
  readonly relayed: OpenTable;
  lastSources?: LastSources;
  lastFed?: LastFed;
};

/** Tables of their own for each side and kind of line: the last trace over each is kept. */
const tables = new WeakMap<Sheet, Map<string, Tables>>();

const makeTables = (p: Sheet, roads: number): Tables => {
  const { neighbours } = p.grid;
  const { sides } = groundOf(p);
  const land = Uint8Array.from(neighbours, (next) => (next < 0 ? 0 : 1));
  const network = land.map((open, side) => (open === 1 && ((sides[side] ?? 0) & roads) !== 0 ? 1 : 0));
  return { roads: network, direct: land, relayed: land.slice() };
};

const tablesFor = (p: Sheet, side: Side, roads: number): Tables => {
  const all = tables.get(p) ?? new Map<string, Tables>();
  tables.set(p, all);
  const key = `${side} ${roads}`;
  const made = all.get(key) ?? makeTables(p, roads);
  all.set(key, made);
  return made;
};

const hexesOf = (has: Uint8Array): number[] => {
  const found: number[] = [];
  for (let hex = 0; hex < has.length; hex++) if (has[hex] === 1) found.push(hex);
  return found;
};

/** The same list as before for as long as it holds: then the lines from it hold too. */
const sourcesOn = (kept: Tables, along: Trace, cities: readonly number[]): readonly number[] => {
  const { lastSources: before } = kept;
  if (before?.along === along && areAlike(before.cities, cities)) return before.sources;
  const sources = [...new Set([...hexesOf(along.has), ...cities])];
  kept.lastSources = { along, cities, sources };
  return sources;
};

/** The same table as before for as long as it holds, so that what is found from it can be kept. */
const fedOn = (kept: Tables, direct: Trace, relayed: Trace | undefined): Uint8Array => {
  const { lastFed: before } = kept;
  if (before?.direct === direct && before.relayed === relayed) return before.fed;
  const fed = direct.has.slice();
  relayed?.has.forEach((has, hex) => {
    if (has === 1) fed[hex] = 1;
  });
  kept.lastFed = { direct, relayed, fed };
  return fed;
};

export const roadMap = <W extends Side>(p: Sheet<W>, side: W, from: RoadSources): RoadMap<W> => {
  const { edge, roads, cities, relays, length, barriers } = from;
  const kept = tablesFor(p, side, roads);
  const { roads: network, direct: land, relayed: onward } = kept;
  const limit = { kind: 'hexes', most: length } as const;
  // Where the enemy stands no line begins: nobody of the side is fed there.
  const shut = new Set(barriers.closed);
  const begins = (hexes: readonly number[]): readonly number[] => hexes.filter((hex) => !shut.has(hex));
  const alongLaw: LineLaw = { sources: begins(edge), steps: network, barriers };
  const along = trace(p, alongLaw);
  const sources = sourcesOn(kept, along, begins(cities));
  const directLaw: LineLaw = { sources, steps: land, barriers, limit };
  const direct = trace(p, directLaw);
  const handing = relays.filter((hex) => direct.has[hex] === 1);
  const relayLaw: LineLaw = { sources: handing, steps: onward, barriers, limit };
  const relayed = handing.length === 0 ? undefined : trace(p, relayLaw);
  const fed = fedOn(kept, direct, relayed);
  /** From a hex to a road and along it, or to whoever hands on and from there. */
  const line = (hex: string): readonly string[] => {
    const at = p.grid.index(hex);
    if (fed[at] !== 1) return [];
    if (direct.has[at] === 1) {
      const first = supplyLine(p, directLaw, hex);
      const end = first.at(-1) ?? hex;
      const further = cities.includes(p.grid.index(end)) ? [] : supplyLine(p, alongLaw, end).slice(1);
      return [...first, ...further];
    }
    const first = supplyLine(p, relayLaw, hex);
    return [...first, ...line(first.at(-1) ?? '').slice(1)];
  };
  return { side, fed, overland: (hex) => fed[p.grid.index(hex)] === 1, line };
};
