// A board's data as programs read them: named fields, every source written out. What `data --json` prints.
import type { Json } from '../core/types.ts';
import { directions } from '../hex/directions.ts';
import type { BoardSet, PrintedBoard } from './board.ts';
import { openingOf } from './scenario.ts';
import { provenances } from './provenance.ts';
import { unitFields } from './factors.ts';
import { hexFields } from './printed-hex.ts';
import { chartSections, sourcedScenario, withFields } from './sourced-records.ts';
import type { FileHead, From, ScenarioFile, SideLine, UnitLine, UnitsFile } from './data-types.ts';

type Resolved = Readonly<Record<string, Json>>;

/** Plain JSON out of a typed record; fields without a value are left out. */
const plain = (record: object): Resolved => JSON.parse(JSON.stringify(record)) as Resolved;

const withSources = (file: FileHead, section: string, record: { readonly from?: From }): Resolved => {
  const { from: _from, ...fields } = record;
  return plain({ ...fields, provenance: provenances(file, section, record) });
};

const nameIn = (table: Readonly<Record<string, { readonly name: string }>>, key: string | undefined) =>
  key !== undefined && Object.hasOwn(table, key) ? table[key]?.name : undefined;

/** What runs along a side, called by its own name or that of its water. */
export const sideName = ({ map }: PrintedBoard, { name, river, water }: SideLine): string | undefined =>
  name ?? nameIn(map.rivers, river) ?? nameIn(map.waters, water);

const sideRecord = (board: PrintedBoard, line: SideLine): Resolved => {
  const { between: _between, ...fields } = line;
  const name = sideName(board, line);
  const resolved = withSources(board.map, 'hexsides', fields);
  return name === undefined ? resolved : { ...resolved, name };
};

export const hexRecord = (board: PrintedBoard, hex: number): Resolved => {
  const { map, grid, sides, areas, regions, networks } = board;
  const line = map.hexes[grid.id(hex)] ?? { terrain: [] };
  const { from: _from, ...fields } = line;
  const region = regions[hex];
  const beside = directions.map((direction, d): [string, string | null] => {
    const next = grid.neighbours[hex * 6 + d]!;
    return [direction, next < 0 ? null : grid.id(next)];
  });
  const along = directions.flatMap((direction, d): [string, Resolved][] => {
    const [side, ...more] = sides.get(hex * 6 + d) ?? [];
    if (side === undefined) return [];
    const also = more.map((one) => sideRecord(board, one));
    return [[direction, { ...sideRecord(board, side), ...(also.length > 0 && { also }) }]];
  });
  return plain({
    hex: grid.id(hex),
    ...fields,
    countryName: nameIn(map.countries, line.country),
    waterName: nameIn(map.waters, line.water),
    region,
    regionName: nameIn(map.regions, region),
    areas: areas[hex],
    ...(networks[hex]!.length > 0 && { networks: networks[hex] }),
    neighbours: Object.fromEntries(beside),
    sides: Object.fromEntries(along),
    provenance: provenances(map, 'hexes', withFields(hexFields(line), line.from)),
  });
};

export const mapRecords = ({ board }: BoardSet): readonly Resolved[] =>
  Array.from({ length: board.grid.count }, (_, hex) => hexRecord(board, hex));

const counterRecord = (units: UnitsFile, unit: UnitLine): Resolved => {
  const { from: _from, ...fields } = unit;
  return plain({
    ...fields,
    provenance: provenances(units, 'units', withFields(unitFields(unit), unit.from)),
  });
};

export const unitRecord = ({ units }: BoardSet, id: string): Resolved | undefined => {
  const unit = units.units.find((one) => one.id === id);
  if (unit !== undefined) return counterRecord(units, unit);
  const marker = units.markers.find((one) => one.id === id);
  return marker === undefined ? undefined : withSources(units, 'markers', marker);
};

export const unitsRecord = ({ units }: BoardSet): Resolved => {
  const { game, title, sides, factors, sizes, marks, states, nationalities, types, colours, kinds } = units;
  const { formations } = units;
  const table = (section: string, lines: Readonly<Record<string, { readonly from?: From }>>): Resolved =>
    Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, withSources(units, section, line)]));
  return {
    game,
    title,
    sides: plain(sides),
    factors: plain(factors),
    sizes: plain(sizes),
    marks: plain(marks),
    states: plain(states),
    nationalities: table('nationalities', nationalities),
    types: table('types', types),
    colours: table('colours', colours),
    kinds: plain(kinds),
    ...(formations !== undefined && { formations: plain(formations) }),
    units: units.units.map((unit) => counterRecord(units, unit)),
    markers: units.markers.map((marker) => withSources(units, 'markers', marker)),
  };
};

/** Charts in their own sections, every record with its sources. */
export const chartRecord = (file: unknown): Resolved => {
  const head = file as FileHead;
  const { format: _format, sources: _sources, defaults: _defaults, ...rest } = plain(head);
  const sections = chartSections(head).map(({ section, records }): [string, Json] => [
    section,
    records.map((record) => withSources(head, section, record)),
  ]);
  return { ...rest, ...Object.fromEntries(sections) };
};

const lists = (table: ReadonlyMap<string, readonly string[] | string>): Resolved =>
  plain(Object.fromEntries([...table].toSorted(([a], [b]) => (a < b ? -1 : 1))));

const scenarioRecord = (set: BoardSet, id: string, file: ScenarioFile): Resolved => {
  const { game, title, free } = file;
  const [whole] = sourcedScenario(id, file).records;
  const { from: _from, free: _free, ...fields } = { ...file, ...whole?.record };
  const { format: _format, sources: _sources, defaults: _defaults, ...kept } = fields;
  const { stacks, control, markers, boxes } = openingOf(set, id);
  return plain({
    ...kept,
    game,
    title,
    free: Object.fromEntries(
      Object.entries(free).map(([key, group]) => [key, withSources(file, 'free', group)]),
    ),
    opening: {
      stacks: lists(stacks),
      control: lists(control),
      markers: lists(markers),
      boxes: lists(boxes),
    },
    provenance: provenances(file, 'scenario', whole?.record ?? {}),
  });
};

export const scenarioList = (set: BoardSet): readonly Resolved[] =>
  Object.entries(set.scenarios).map(([id, file]) => scenarioRecord(set, id, file));
