// Makes a map out of a folder of geography and a plan.
import type { From, MapFile, SideLine } from '../../src/board/data-types.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { areasOf } from './areas.ts';
import { readCells, readLayer } from './atlas.ts';
import type { Feature } from './atlas.ts';
import { layRivers } from './courses.ts';
import { draftHexes, isWater, lineOf } from './hexes.ts';
import type { Draft } from './hexes.ts';
import type { Plan } from './plan.ts';
import { centresOf } from './place.ts';
import { fitProjection } from './projection.ts';
import type { Projection } from './projection.ts';
import { holds } from './raster.ts';
import type { Lattice } from './raster.ts';
import { regionsOf } from './regions.ts';
import { survey } from './survey.ts';
import { printTowns, townsOf } from './towns.ts';
import type { Town } from './towns.ts';
import { layWalls } from './walls.ts';
import { networksOf } from './ways.ts';

const FINE: Lattice = { west: 10, south: 41, lonStep: 0.04, latStep: 0.025, columns: 1075, rows: 900 };
const BENT = 0.02;

const without = <T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> => {
  const { [key]: _gone, ...rest } = record;
  return rest;
};

const countryFinder =
  (plan: Plan, borders: readonly Feature[]) =>
  (lon: number, lat: number): string | undefined => {
    const states = borders
      .filter((state) => holds(state, lon, lat))
      .map(({ properties }) => properties['name']);
    return Object.entries(plan.countries).find(([, country]) =>
      country.states.some((state) => states.includes(state)),
    )?.[0];
  };

/** Rivers are laid with every great town at the centre of its hex, so that they pass it on the right side. */
const bentBy = (plan: Plan, grid: Grid, drafts: readonly Draft[], towns: readonly Town[]): Projection => {
  const printedIn = new Map(drafts.map(({ label }, hex) => [label, grid.id(hex)]));
  const great = towns
    .filter(({ name, rank }) => rank <= 2 && !plan.control.some((place) => place.name === name))
    .flatMap((town) => {
      const hex = printedIn.get(town.name);
      return hex === undefined ? [] : [{ ...town, hex }];
    });
  const fixed = new Set(plan.control.map(({ hex }) => hex));
  const cities = plan.cities.filter(({ hex }) => !fixed.has(hex));
  return fitProjection([...plan.control, ...cities, ...great], centresOf(grid), { ...plan, stiffness: BENT });
};

const plannedSides = (plan: Plan): readonly SideLine[] =>
  plan.sides.map(({ from, waterFrom, ...side }) => ({
    ...side,
    from: { kind: from, water: waterFrom ?? from, ...(side.name !== undefined && { name: from }) },
  }));

/** Where two countries meet, but not over water that nobody crosses. */
const borderSides = (
  { border, sides, sideKinds }: Plan,
  grid: Grid,
  drafts: readonly Draft[],
): SideLine[] => {
  if (border === undefined) return [];
  const apart = new Set(
    sides
      .filter(({ kind }) => sideKinds[kind]?.apart === true)
      .map(({ between }) => between.toSorted().join()),
  );
  const countryAt = (hex: number): string | undefined => drafts[hex]?.country;
  return grid.ids.flatMap((id, hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((d): SideLine[] => {
      const other = grid.neighbours[hex * 6 + d] ?? -1;
      const [a, b] = [countryAt(hex), countryAt(other)];
      if (other < hex || a === undefined || b === undefined || a === b) return [];
      const between = [id, grid.id(other)] as const;
      if (apart.has(between.toSorted().join())) return [];
      return [{ between, kind: border.kind, from: { kind: border.from } }];
    }),
  );
};

/** What the section's default says already is not said again. */
const withOwn = <T extends { readonly from?: From }>(line: T, defaults: From | undefined): T => {
  const { from = {}, ...rest } = line;
  const own = Object.entries(from).filter(([field, source]) => defaults?.[field] !== source);
  return { ...rest, ...(own.length > 0 && { from: Object.fromEntries(own) }) } as T;
};

const mapped = <T, U>(record: Readonly<Record<string, T>>, f: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, f(value)]));

export const makeMap = (folder: string, plan: Plan): MapFile => {
  const grid = makeGrid(plan.grid);
  const projection = fitProjection(plan.control, centresOf(grid), plan);
  const drawn = Object.entries(plan.states ?? {}).map(([name, ring]): Feature => ({
    properties: { name },
    rings: [ring],
    kind: 'area',
  }));
  const borders = [...readLayer(folder, 'borders-1941'), ...drawn];
  const layers = {
    land: readLayer(folder, 'coast'),
    lakes: readLayer(folder, 'lakes'),
    marshes: readLayer(folder, 'marsh').filter(({ properties }) => properties['kind'] !== 'floodplain'),
    borders,
    cells: readCells(folder),
  };
  const drafts = draftHexes(plan, grid, survey(grid, projection, layers, FINE), projection.toPlane);
  const towns = townsOf(
    grid,
    projection,
    readLayer(folder, 'places'),
    plan.townRank,
    countryFinder(plan, borders),
  );
  printTowns(drafts, towns, plan.unprinted);
  const bent = bentBy(plan, grid, drafts, towns);
  const rivers = layRivers(plan, grid, drafts, readLayer(folder, 'rivers'), {
    bent: bent.toPlane,
    fitted: projection.toPlane,
  });
  const { game, title, kilometres, credit, sources, defaults, terrains, sideKinds, features, boxes } = plan;
  const planned = plannedSides(plan);
  const wet = [...rivers, ...planned];
  const isLand = (hex: number): boolean => {
    const draft = drafts[hex];
    return draft !== undefined && !isWater(draft);
  };
  const networks = networksOf(plan, grid, bent.toPlane, wet, isLand);
  return {
    format: 1,
    game,
    title,
    kilometres,
    credit,
    grid: plan.grid,
    sources,
    defaults,
    terrains,
    sideKinds,
    features,
    networks,
    boxes,
    countries: mapped(plan.countries, (country) => without(country, 'states')),
    zones: mapped(
      plan.zones,
      ({ rows: _rows, sheet: _sheet, hexes: _hexes, westOf: _westOf, where: _where, ...zone }) => zone,
    ),
    waters: mapped(plan.waters, (water) => without(without(water, 'seed'), 'hexes')),
    rivers: Object.fromEntries(
      plan.rivers.map(({ id, name, begins, ends, from }) => [
        id,
        { name, begins, ends, ...(from !== undefined && { from }) },
      ]),
    ),
    areas: areasOf(plan, grid, drafts, rivers, networks),
    regions: regionsOf(plan, grid, drafts),
    hexes: Object.fromEntries(
      drafts.map((draft, i) => [grid.id(i), withOwn(lineOf(draft), defaults['hexes'])]),
    ),
    hexsides: [
      ...rivers,
      ...borderSides(plan, grid, drafts),
      ...planned,
      ...layWalls(plan, grid, projection.toPlane, wet, isLand),
    ].map((side) => withOwn(side, defaults['hexsides'])),
  };
};
