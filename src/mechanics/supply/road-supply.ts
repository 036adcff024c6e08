// Supply along roads as games of 1941 have it: what bars a line, and what it may end at.
import type { Frozen, Side } from '../../core/types.ts';
import { isHeldBy } from '../control.ts';
import { HEX, SIDE, groundOf } from '../ground/ground.ts';
import { perSheet } from '../per-sheet.ts';
import { onMap, placeOf, stacks } from '../places.ts';
import type { Placed, Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';
import { unheldZones } from './barriers.ts';
import type { Barriers, TraceOptions } from './barriers.ts';
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

const townsOf = perSheet((p: Sheet): readonly string[] =>
  p.grid.ids.filter((_, hex) => ((groundOf(p).hexes[hex] ?? 0) & HEX.town) !== 0),
);

const withFeature = (p: Sheet, key: string): readonly string[] =>
  p.grid.ids.filter((id) => p.hex(id).features.some((feature) => feature.key === key));

export const ROADS = SIDE.road;
export const ROADS_AND_RAILROADS = SIDE.road | SIDE.railroad;

/** Towns of the enemy and his units bar a line, but no katyusha does; his zones where no friend stands. */
export const roadSupply = <P extends Sheet<W>, S extends Sight, W extends Side>(
  law: RoadSupplyLaw<P, S, W>,
): SupplyMaps<P, S, W, RoadMap<W>> => {
  const numbers = perSheet((p: P) => (hexes: readonly string[]) => hexes.map(p.grid.index));
  const barriers = (p: P, s: S, side: W, { ignore = [], lost = [] }: TraceOptions): Barriers => {
    const enemy = p.other(side);
    const held = s as unknown as { readonly own: Frozen<Placed>; readonly scenario: string };
    const closed = numbers(p)([...lost, ...townsOf(p).filter((hex) => isHeldBy(p, held, hex, enemy))]);
    const isInTheWay = (unit: string): boolean =>
      p.sideOf(unit) === enemy && !classOf(p, unit).isKatyusha && !ignore.includes(unit);
    for (const { hex, units } of stacks(p, s)) if (units.some(isInTheWay)) closed.push(hex);
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
    barriers,
    map: (p, s, side, found) =>
      roadMap<W>(p, side, {
        side,
        edge: edges(p).get(side) ?? [],
        roads: law.ways[side],
        cities: numbers(p)(
          (cities(p).get(side) ?? []).filter((hex) =>
            isHeldBy(p, s as unknown as { own: Frozen<Placed>; scenario: string }, hex, side),
          ),
        ),
        relays: onMap(p, s, side)
          .filter((unit) => law.isRelay(p, s, unit))
          .map((unit) => p.grid.index(placeOf(s.own, unit))),
        length: law.length(p, s, side),
        barriers: found,
      }),
  });
};
