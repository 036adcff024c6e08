// What the keys of a board's files are called, where the files have a name for them.
import type { BoardSet } from './board.ts';
import { has } from './board-files.ts';
import type { MapFile } from './data-types.ts';

const named = (
  table: Readonly<Record<string, { readonly name: string }>>,
  key: string,
): string | undefined => (has(table, key) ? table[key]?.name : undefined);

/** An area or a zone. */
export const placeName =
  ({ areas, zones }: MapFile) =>
  (key: string): string | undefined =>
    (has(areas, key) ? areas[key]?.title : undefined) ?? named(zones, key);

/** By the field in which a key stands: the table that has its name. */
export const fieldNames = ({ board: { map }, units }: BoardSet) => {
  const water = (key: string): string | undefined => named(map.waters, key);
  const place = placeName(map);
  const looks: Readonly<Record<string, (key: string) => string | undefined>> = {
    country: (key) => named(map.countries, key),
    zone: (key) => named(map.zones, key),
    water,
    port: water,
    area: place,
    bound: place,
    region: (key) => named(map.regions, key),
    river: (key) => named(map.rivers, key),
    ...Object.fromEntries(
      ['side', 'fortified', 'attacker', 'defender', 'holder'].map((field) => [
        field,
        (key: string) => named(units.sides, key),
      ]),
    ),
    nationality: (key) => named(units.nationalities, key),
    type: (key) => named(units.types, key),
    colour: (key) => named(units.colours, key),
    kinds: (key) => named(units.kinds, key),
    formation: (key) => named(units.formations ?? {}, key),
    terrain: (key) => named(map.terrains, key),
    size: (key) => named(units.sizes, key),
    mobility: (key) => named(units.mobilities, key),
    waters: water,
    ...Object.fromEntries(
      ['converts', 'counterpart', 'unit', 'marker'].map((field) => [
        field,
        (id: string) => [...units.units, ...units.markers].find((one) => one.id === id)?.name,
      ]),
    ),
  };
  return (field: string, key: string): string | undefined =>
    has(looks, field) ? looks[field]?.(key) : undefined;
};
