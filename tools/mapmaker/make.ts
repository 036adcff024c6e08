// Makes a map out of a folder of geography and a plan.
import type { AreaLine, MapFile, SideLine } from '../../src/board/types.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import type { Grid } from '../../src/hex/grid.ts';
import { readCells, readLayer } from './atlas.ts';
import { layRivers } from './courses.ts';
import { draftHexes } from './hexes.ts';
import type { Draft } from './hexes.ts';
import type { Plan } from './plan.ts';
import { fitProjection } from './projection.ts';
import type { Point } from './projection.ts';
import { holds } from './raster.ts';
import type { Lattice } from './raster.ts';
import { regionsOf } from './regions.ts';
import { survey } from './survey.ts';
import { printTowns, townsOf } from './towns.ts';

const FINE: Lattice = { west: 10, south: 41, lonStep: 0.04, latStep: 0.025, columns: 1075, rows: 900 };
const BENT = 0.02;

/**
 * `@country:id`, `@around:hex` with its neighbours, `@along:river:hex:side` for both banks of a river from where it
 * first touches a hex to a side of it, or a hex.
 */
const meant = (
  word: string,
  grid: Grid,
  drafts: readonly Draft[],
  rivers: readonly SideLine[],
): readonly string[] => {
  const [what, one = '', two = '', three = ''] = word.split(':');
  if (what === '@country') return grid.ids.filter((_, hex) => drafts[hex]?.country === one);
  if (what === '@around')
    return [
      one,
      ...[0, 1, 2, 3, 4, 5].flatMap((d) => grid.ids[grid.neighbours[grid.index(one) * 6 + d] ?? -1] ?? []),
    ];
  if (what !== '@along') return [word];
  const sides = rivers.filter(({ river }) => river === one).map(({ between }) => between);
  const from = sides.findIndex((pair) => pair.includes(two));
  const to = sides.findIndex((pair) => pair.join('/') === three);
  if (from < 0 || to < from) throw new Error(`${one} does not run from ${two} to ${three}`);
  return sides.slice(from, to + 1).flat();
};

const areaHexes = (
  area: AreaLine,
  grid: Grid,
  drafts: readonly Draft[],
  rivers: readonly SideLine[],
): readonly string[] => {
  const found = area.hexes.flatMap((word) => meant(word, grid, drafts, rivers));
  const land = found.filter((id) => drafts[grid.index(id)]?.terrain.startsWith('all-') === false);
  return [...new Set(land)].toSorted();
};

const without = <T extends object, K extends keyof T>(record: T, key: K): Omit<T, K> => {
  const { [key]: gone, ...rest } = record;
  void gone;
  return rest;
};

export const makeMap = (folder: string, plan: Plan): MapFile => {
  const grid = makeGrid(plan.grid);
  const centreOf = (id: string): Point => {
    const hex = grid.index(id);
    return [grid.x[hex] ?? 0, -(grid.y[hex] ?? 0)];
  };
  const projection = fitProjection(plan.control, centreOf, plan);
  const borders = readLayer(folder, 'borders-1941');
  const countryAt = (lon: number, lat: number): string | undefined => {
    const states = borders
      .filter((state) => holds(state, lon, lat))
      .map(({ properties }) => properties['name']);
    return Object.entries(plan.countries).find(([, country]) =>
      country.states.some((state) => states.includes(state)),
    )?.[0];
  };
  const surveys = survey(
    grid,
    projection,
    {
      land: readLayer(folder, 'coast'),
      lakes: readLayer(folder, 'lakes'),
      marshes: readLayer(folder, 'marsh').filter(({ properties }) => properties['kind'] !== 'floodplain'),
      borders,
      cells: readCells(folder),
    },
    FINE,
  );
  const drafts = draftHexes(plan, grid, surveys);
  const towns = townsOf(grid, projection, readLayer(folder, 'places'), 3, countryAt);
  printTowns(drafts, towns, plan.unprinted);
  const printedIn = new Map(drafts.map(({ label }, hex) => [label, grid.id(hex)]));
  const great = towns
    .filter(({ rank }) => rank <= 2)
    .flatMap((town) => {
      const hex = printedIn.get(town.name);
      return hex === undefined ? [] : [{ ...town, hex }];
    });
  const fixed = new Set(plan.control.map(({ hex }) => hex));
  // Rivers are laid with every town at the centre of its hex, so that they pass it on the right side.
  const bent = fitProjection(
    [
      ...plan.control,
      ...plan.cities.filter(({ hex }) => !fixed.has(hex)),
      ...great.filter(({ name }) => !plan.control.some((place) => place.name === name)),
    ],
    centreOf,
    { ...plan, stiffness: BENT },
  );
  const rivers = layRivers(plan, grid, drafts, readLayer(folder, 'rivers'), {
    bent: bent.toPlane,
    fitted: projection.toPlane,
  });
  const sides = plan.sides.map(({ from: source, ...side }) => ({
    ...side,
    from: { kind: source, water: source, ...(side.name !== undefined && { name: source }) },
  }));
  return {
    format: 1,
    game: plan.game,
    title: plan.title,
    kilometres: plan.kilometres,
    credit: plan.credit,
    grid: plan.grid,
    sources: plan.sources,
    defaults: {
      grid: {
        digits: 'numbering',
        columnsFrom: 'map-sides',
        rowsRise: 'map-sides',
        shifted: 'half-hex',
        sheets: 'map-sides',
        columns: 'outline',
        corners: 'map-sides',
      },
      hexes: {
        label: 'town',
        terrain: 'earth-terrain',
        country: 'earth-country',
        zone: 'boundary-rows',
        water: 'sea-name',
      },
      hexsides: { between: 'earth-river', kind: 'earth-river', river: 'earth-river' },
      areas: { title: 'area-name', kind: 'area-name' },
      regions: { name: 'region', hexes: 'region' },
    },
    countries: Object.fromEntries(
      Object.entries(plan.countries).map(([id, country]) => [id, without(country, 'states')]),
    ),
    zones: Object.fromEntries(
      Object.entries(plan.zones).map(([id, { name, from: source }]) => [
        id,
        { name, from: { name: source } },
      ]),
    ),
    waters: Object.fromEntries(
      Object.entries(plan.waters).map(([id, water]) => [id, without(water, 'seed')]),
    ),
    rivers: Object.fromEntries(
      plan.rivers.map(({ id, name, begins, ends, from: source }) => [
        id,
        { name, begins, ends, ...(source !== undefined && { from: source }) },
      ]),
    ),
    areas: Object.fromEntries(
      Object.entries(plan.areas).map(([id, area]) => [
        id,
        { ...area, hexes: areaHexes(area, grid, drafts, rivers) },
      ]),
    ),
    regions: regionsOf(plan, grid, drafts),
    hexes: Object.fromEntries(
      drafts.map(({ from: source, ...hex }, i) => [grid.id(i), { ...hex, from: source }]),
    ),
    hexsides: [...rivers, ...sides],
  };
};
