// Every record of a board's files that says where its values are from, with its section and the way to it.
import type { Path } from './finding.ts';
import { MAP, UNITS, scenarioFile } from './file-names.ts';
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

export const sourcedMap = (map: MapFile): SourcedFile => {
  const { countries, zones, waters, rivers, areas, regions, hexes, hexsides } = map;
  const sections = { countries, zones, waters, rivers, areas, regions, hexes, hexsides };
  const grid = { section: 'grid', path: ['grid'], record: map.grid as Sourced };
  return { name: MAP, file: map, records: [grid, ...inSections(sections)] };
};

export const sourcedUnits = (file: UnitsFile): SourcedFile => {
  const { nationalities, types, colours, units, markers } = file;
  return { name: UNITS, file, records: inSections({ nationalities, types, colours, units, markers }) };
};

/** A scenario is a record itself: its head and its groups aside. */
export const sourcedScenario = (id: string, file: ScenarioFile): SourcedFile => {
  const { turns, points, firstCheck, rules, control, fixed, boxes, track, markers, free, from } = file;
  const fields = { turns, points, firstCheck, rules, control, fixed, boxes, track, markers };
  const record: Sourced = from === undefined ? (fields as Sourced) : { ...fields, from };
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
