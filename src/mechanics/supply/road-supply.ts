// Supply along roads as games of 1941 have it: what bars a line, and what it may end at.
import type { Frozen, Side } from '../../core/types.ts';
import { isHeldBy } from '../control.ts';
import { SIDE, townsOf } from '../ground/ground.ts';
import { perSheet } from '../per-sheet.ts';
import { stacks } from '../places.ts';
import type { Placed, Sight, Stacked } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';
import { unheldZones } from './barriers.ts';
import type { Barriers, TraceOptions } from './barriers.ts';
import { areAlike } from './trace.ts';
import { supplyMaps } from './maps.ts';
import type { SupplyMaps } from './maps.ts';
import { roadMap } from './road-lines.ts';
import type { RoadMap } from './road-lines.ts';

export type RoadSupplyLaw<P extends Sheet<W>, S extends Sight, W extends Side> = {
  /** In hexes. */
  length(p: P, s: S, side: W): number;
  /** By grid number: 1 in a zone of a side. */
  zone(p: P, s: S, of: W): Uint8Array;
  /** Bits of the sides along which supply comes from the edge without end. */
  readonly ways: Readonly<Record<W, number>>;
  /** The area of the map that is a side's edge. */
  readonly edges: Readonly<Record<W, string>>;
  /** A feature whose hexes feed a side that holds them. */
  readonly cities: Partial<Readonly<Record<W, string>>>;
  /** Whether a unit hands on what it can trace itself. */
  isRelay(p: P, s: S, unit: string): boolean;
};

/** What stood in the way the last time, and what it came of. */
type LastBarriers = {
  readonly there: readonly Stacked[];
  readonly zone: Uint8Array;
  readonly towns: readonly number[];
  readonly found: Barriers;
};

const asHeld = (s: Sight) => s as unknown as { readonly own: Frozen<Placed>; readonly scenario: string };

const withFeature = (p: Sheet, key: string): readonly string[] =>
  p.grid.ids.filter((id) => p.hex(id).features.some((feature) => feature.key === key));

export const ROADS = SIDE.road;
export const ROADS_AND_RAILROADS = SIDE.road | SIDE.railroad;

/** Towns of the enemy and his units bar a line, but no katyusha does; his zones where no friend stands. */
export const roadSupply = <P extends Sheet<W>, S extends Sight, W extends Side>(
  law: RoadSupplyLaw<P, S, W>,
): SupplyMaps<P, S, W, RoadMap<W>> => {
  const numbers = perSheet((p: P) => (hexes: readonly string[]) => hexes.map(p.grid.index));
  const last = perSheet<P, Map<W, LastBarriers>>(() => new Map());
  /** The same as before for as long as nobody moves, no zone and no town changes: then the lines hold, too. */
  const standing = (p: P, s: S, side: W): Barriers => {
    const enemy = p.other(side);
    const there = stacks(p, s);
    const zone = law.zone(p, s, enemy);
    const towns = townsHeld(p, s, enemy);
    const before = last(p).get(side);
    if (before?.there === there && before.zone === zone && areAlike(before.towns, towns)) return before.found;
    const found = barriers(p, s, side, {}, towns);
    last(p).set(side, { there, zone, towns, found });
    return found;
  };
  const townsHeld = (p: P, s: S, by: W): readonly number[] =>
    numbers(p)(townsOf(p).filter((hex) => isHeldBy(p, asHeld(s), hex, by)));
  const barriers = (
    p: P,
    s: S,
    side: W,
    { ignore = [], lost = [] }: TraceOptions,
    towns = townsHeld(p, s, p.other(side)),
  ): Barriers => {
    const enemy = p.other(side);
    const closed = [...numbers(p)(lost), ...towns];
    const isInTheWay = (unit: string): boolean =>
      p.sideOf(unit) === enemy && !classOf(p, unit).isKatyusha && !ignore.includes(unit);
    for (const { hex, units, top, bottom } of stacks(p, s))
      if ((top === enemy || bottom === enemy) && units.some(isInTheWay)) closed.push(hex);
    return { closed, sealed: unheldZones(p, s, side, law.zone(p, s, enemy)) };
  };
  const edges = perSheet(
    (p: P) => new Map(p.sides.map((side) => [side, numbers(p)(p.area(law.edges[side]))])),
  );
  const cities = perSheet((p: P) => {
    const of = (side: W): readonly string[] => {
      const key = law.cities[side];
      return key === undefined ? [] : withFeature(p, key);
    };
    return new Map(p.sides.map((side) => [side, of(side)]));
  });
  return supplyMaps<P, S, W, RoadMap<W>>({
    barriers: (p, s, side, options) => {
      const { ignore = [], lost = [] } = options;
      return ignore.length + lost.length === 0 ? standing(p, s, side) : barriers(p, s, side, options);
    },
    map: (p, s, side, found) =>
      roadMap<W>(p, side, {
        side,
        edge: edges(p).get(side) ?? [],
        roads: law.ways[side],
        cities: numbers(p)((cities(p).get(side) ?? []).filter((hex) => isHeldBy(p, asHeld(s), hex, side))),
        relays: stacks(p, s).flatMap(({ hex, units, top, bottom }) =>
          (top === side || bottom === side) &&
          units.some((unit) => p.sideOf(unit) === side && law.isRelay(p, s, unit))
            ? [hex]
            : [],
        ),
        length: law.length(p, s, side),
        barriers: found,
      }),
  });
};
