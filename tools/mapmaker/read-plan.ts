// Reads a plan: what it shares with the plan of a sister map, and the hexes that places fall in.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fitted } from './place.ts';
import type { AreaLine } from '../../src/board/data-types.ts';
import type { CityPlan, Plan, RiverPlan, WallPlan, WayPlan } from './plan.ts';
import type { Point } from './projection.ts';

/** A city without a hex stands where it falls. */
type CityInFile = Omit<CityPlan, 'hex'> & { readonly hex?: string };

/** A plan as its file has it; what `extends` names is the plan of a sister map that has all it does not say itself. */
type PlanInFile = Omit<Plan, 'cities'> & {
  readonly extends?: string;
  readonly cities: readonly CityInFile[];
  /** Cities of the sister map that this one has not, by name. */
  readonly lacks?: readonly string[];
};

const inFile = (file: string): PlanInFile => {
  const plan = JSON.parse(readFileSync(file, 'utf8')) as PlanInFile;
  return plan.extends === undefined ? plan : { ...inFile(resolve(dirname(file), plan.extends)), ...plan };
};

const POINT = /(\d+\.\d+),(\d+\.\d+)/g;

/** With a hex for every city, and hexes in place of the names of cities and of points of longitude and latitude. */
export const readPlan = (file: string): Plan => {
  const { extends: _extends, lacks = [], ...plan } = inFile(file);
  const { hexOf } = fitted(plan);
  const hexAtPoint = (lon: number, lat: number, name: string): string => {
    const hex = hexOf(lon, lat);
    if (hex === undefined) throw new Error(`${name} is off the map`);
    return hex;
  };
  const cities = plan.cities
    .filter(({ name }) => !lacks.includes(name))
    .map((city) => ({ ...city, hex: city.hex ?? hexAtPoint(city.lon, city.lat, city.name) }));
  const onHex = (word: string): string =>
    word.replace(POINT, (point, lon: string, lat: string) => hexAtPoint(Number(lon), Number(lat), point));
  const byName = new Map(cities.map(({ name, hex }) => [name, hex]));
  const named = (words: readonly string[] | undefined): readonly string[] | undefined =>
    words?.filter((word) => !lacks.includes(word)).map((word) => byName.get(word) ?? onHex(word));
  /** A way goes on by the places of towns that this map has not. */
  const placeOf = (stop: string | Point): string | Point => {
    const gone = plan.cities.find(({ name }) => name === stop && lacks.includes(name));
    return gone === undefined ? stop : [gone.lon, gone.lat];
  };
  const withHexes = (area: AreaLine): AreaLine => ({ ...area, hexes: area.hexes.map(onHex) });
  return {
    ...plan,
    cities,
    rivers: plan.rivers.map((river): RiverPlan => {
      const [left, right] = [named(river.left), named(river.right)];
      return { ...river, ...(left !== undefined && { left }), ...(right !== undefined && { right }) };
    }),
    ...(plan.ways !== undefined && {
      ways: plan.ways.map((way): WayPlan => ({ ...way, by: way.by.map((stop) => placeOf(stop)) })),
    }),
    ...(plan.walls !== undefined && {
      walls: plan.walls.map((wall): WallPlan => {
        const [behind, before] = [named(wall.behind), named(wall.before)];
        return { ...wall, ...(behind !== undefined && { behind }), ...(before !== undefined && { before }) };
      }),
    }),
    labels: plan.labels.map((label) => ({ ...label, hex: onHex(label.hex) })),
    regions: Object.fromEntries(
      Object.entries(plan.regions).map(([key, region]) => [
        key,
        { ...region, seeds: named(region.seeds) ?? [] },
      ]),
    ),
    areas: Object.fromEntries(Object.entries(plan.areas).map(([key, area]) => [key, withHexes(area)])),
  };
};
