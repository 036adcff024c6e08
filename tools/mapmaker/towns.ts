// Which town of the real earth is printed in a hex that has no name yet: the largest of
// its own country.
import type { Grid } from '../../src/hex/grid.ts';
import { hexAt } from '../../src/hex/hex-at-point.ts';
import type { Feature } from './atlas.ts';
import { isWater } from './hexes.ts';
import type { Draft } from './hexes.ts';
import type { Point, Projection } from './projection.ts';

export type Town = {
  readonly people: number;
  /** Key of the plan's country it lay in. */
  readonly country: string | undefined;
  readonly name: string;
  readonly rank: number;
  readonly lon: number;
  readonly lat: number;
  readonly hex: number;
  readonly off: number;
};

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ł: 'l',
  Ł: 'L',
};

/** Names on the map are plain ASCII. */
export const asciiName = (name: string): string =>
  name
    .replaceAll(/[äöüÄÖÜßłŁ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '');

export const townsOf = (
  grid: Grid,
  projection: Projection,
  places: readonly Feature[],
  lowestRank: number,
  countryAt: (lon: number, lat: number) => string | undefined,
): readonly Town[] =>
  places.flatMap(({ properties, rings }) => {
    const rank = Number(properties['rank']);
    const [lon, lat]: Point = rings[0]?.[0] ?? [0, 0];
    const [x, y] = projection.toPlane(lon, lat);
    const hex = hexAt(grid, x, -y);
    if (hex < 0 || rank > lowestRank || properties['kind'] === 'battle site') return [];
    const off = Math.hypot(x - (grid.x[hex] ?? 0), y + (grid.y[hex] ?? 0));
    const name = asciiName(String(properties['name'])).replace(/ \(.*\)$/, '');
    const people = Number(properties['pop1939k'] ?? 0);
    return [{ name, rank, people, country: countryAt(lon, lat), lon, lat, hex, off }];
  });

export const printTowns = (
  drafts: readonly Draft[],
  towns: readonly Town[],
  unprinted: readonly string[],
): void => {
  const taken = new Set([
    ...unprinted,
    ...drafts.flatMap(({ city, label }) => [city, label].filter((name) => name !== undefined)),
  ]);
  for (const town of towns.toSorted((a, b) => a.rank - b.rank || b.people - a.people || a.off - b.off)) {
    const draft = drafts[town.hex];
    if (draft === undefined || draft.city !== undefined || draft.label !== undefined) continue;
    const isAtHome = draft.country !== undefined && draft.country === town.country;
    if (!isAtHome || isWater(draft) || taken.has(town.name)) continue;
    draft.label = town.name;
    taken.add(town.name);
  }
};
