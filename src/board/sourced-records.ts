// Every record of a board's files that says where its values are from, with its section and the way to it.
import type { Path } from './finding.ts';
import { MAP, UNITS, scenarioFile } from './file-names.ts';
import { unitFields } from './factors.ts';
import { hexFields } from './printed-hex.ts';
import type { FileHead, From, MapFile, ScenarioFile, UnitsFile } from './data-types.ts';

type Sourced = { readonly from?: From };

export type SourcedRecord = { readonly section: string; readonly path: Path; readonly record: Sourced };

export type SourcedFile = {
  readonly name: string;
  readonly file: FileHead;
  readonly records: readonly SourcedRecord[];
};

type Section = Readonly<Record<string, Sourced>> | readonly Sourced[];

const inSections = (sections: Readonly<Record<string, Section>>): readonly SourcedRecord[] =>
  Object.entries(sections).flatMap(([section, records]) =>
    Object.entries(records).map(([key, record]) => ({
      section,
      path: [section, Array.isArray(records) ? Number(key) : key],
      record,
    })),
  );

/** Values as each has its own source, beside the sources themselves. */
export const withFields = (fields: Readonly<Record<string, unknown>>, from: From | undefined): Sourced =>
  from === undefined ? fields : { ...fields, from };

const hexRecords = ({ hexes }: MapFile): Readonly<Record<string, Sourced>> =>
  Object.fromEntries(
    Object.entries(hexes).map(([hex, line]) => [hex, withFields(hexFields(line), line.from)]),
  );

export const sourcedMap = (map: MapFile): SourcedFile => {
  const { countries, zones, waters, rivers, regions, networks, hexsides } = map;
  const sections = {
    countries,
    zones,
    waters,
    rivers,
    areas: areaRecords(map),
    regions,
    networks: routesOf(networks),
    hexes: hexRecords(map),
    hexsides,
  };
  const grid = { section: 'grid', path: ['grid'], record: map.grid as Sourced };
  return { name: MAP, file: map, records: [grid, ...inSections(sections)] };
};

/** A country or zone that an area is all of stands in place of its hexes, and is no value besides them. */
const areaRecords = ({ areas }: MapFile): Readonly<Record<string, Sourced>> =>
  Object.fromEntries(
    Object.entries(areas).map(([key, { country: _country, zone: _zone, ...area }]) => [key, area]),
  );

/** Of a network only its course is a value of the printed game: the rest says how it is drawn. */
const routesOf = (networks: MapFile['networks']): Readonly<Record<string, Sourced>> =>
  Object.fromEntries(
    Object.entries(networks).map(([key, { routes, from }]) => [key, withFields({ routes }, from)]),
  );

export const sourcedUnits = (file: UnitsFile): SourcedFile => {
  const { nationalities, types, colours, units, markers } = file;
  const counters = units.map((unit) => withFields(unitFields(unit), unit.from));
  return {
    name: UNITS,
    file,
    records: inSections({ nationalities, types, colours, units: counters, markers }),
  };
};

/** A scenario is a record itself: its head and its groups aside. */
export const sourcedScenario = (id: string, file: ScenarioFile): SourcedFile => {
  const { turns, points, firstCheck, values, rules, control, fixed, begins, boxes, track, markers, free } =
    file;
  const record = withFields(
    {
      turns,
      ...(points !== undefined && { points }),
      ...(firstCheck !== undefined && { firstCheck }),
      ...(values !== undefined && { values }),
      rules,
      control,
      fixed,
      ...(begins !== undefined && { begins }),
      boxes,
      track,
      markers,
    },
    file.from,
  );
  const whole = { section: 'scenario', path: [], record };
  return { name: scenarioFile(id), file, records: [whole, ...inSections({ free })] };
};

export type ChartSection = { readonly section: string; readonly records: readonly Sourced[] };

const isRecord = (value: unknown): value is Sourced =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The charts of a game are its own, but all are lists of records. */
export const chartSections = (file: FileHead): readonly ChartSection[] =>
  Object.entries(file).flatMap(([section, records]: [string, unknown]) =>
    Array.isArray(records) && records.length > 0 && records.every(isRecord) ? [{ section, records }] : [],
  );

export const sourcedCharts = (name: string, file: FileHead): SourcedFile => ({
  name,
  file,
  records: chartSections(file).flatMap(({ section, records }) =>
    records.map((record, i) => ({ section, path: [section, i], record })),
  ),
});
