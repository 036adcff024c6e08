// Checks that every key, hex and rule named in a map or among the counters is one that there is.
import { areAdjacent } from '../../hex/hexsides.ts';
import { MAP, UNITS } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding, Path } from '../finding.ts';
import { has, isHex } from '../board-files.ts';
import type { GriddedParts } from '../board-files.ts';
import { terrainsOf } from '../printed-hex.ts';
import type { UnitLine } from '../data-types.ts';

/** So many are named in a sentence; more would drown it. */
const MOST_NAMED = 16;

type Naming = (path: Path, table: object, what: string, key: string | undefined) => readonly Finding[];

export const naming =
  (file: string): Naming =>
  (path, table, what, key) => {
    if (key === undefined || has(table, key)) return [];
    const known = Object.keys(table);
    const params = { what, key, ...(known.length > MOST_NAMED ? {} : { known }) };
    return [finding('KEY.NONE', file, path, params)];
  };

const onGrid = (
  parts: GriddedParts,
  file: string,
  path: Path,
  hexes: readonly string[],
): readonly Finding[] =>
  hexes.flatMap((hex, i) => (isHex(parts, hex) ? [] : [finding('HEX.NONE', file, [...path, i], { hex })]));

const mapFindings = (parts: GriddedParts): readonly Finding[] => {
  const { map, units } = parts;
  const name = naming(MAP);
  const both = { ...map.waters, ...map.rivers };
  return [
    ...(['countries', 'zones'] as const).flatMap((table) =>
      Object.entries(map[table]).flatMap(([key, { holder }]) =>
        name([table, key, 'holder'], units.sides, 'side', holder),
      ),
    ),
    ...Object.entries(map.rivers).flatMap(([key, { begins, ends }]) => [
      ...(begins === 'edge' || begins === 'source'
        ? []
        : name(['rivers', key, 'begins'], both, 'water or river', begins)),
      ...(ends === 'edge' ? [] : name(['rivers', key, 'ends'], both, 'water or river', ends)),
    ]),
    ...Object.entries(map.areas).flatMap(([key, { hexes, country, zone }]) => [
      ...name(['areas', key, 'hexes', 'country'], map.countries, 'country', country),
      ...name(['areas', key, 'hexes', 'zone'], map.zones, 'zone', zone),
      ...(country === undefined && zone === undefined
        ? onGrid(parts, MAP, ['areas', key, 'hexes'], hexes)
        : []),
    ]),
    ...Object.entries(map.regions).flatMap(([key, { hexes }]) =>
      onGrid(parts, MAP, ['regions', key, 'hexes'], hexes),
    ),
    ...Object.entries(map.hexes).flatMap(([hex, line]) => {
      const at = (field: string): Path => ['hexes', hex, field];
      return [
        ...name(at('country'), map.countries, 'country', line.country),
        ...name(at('zone'), map.zones, 'zone', line.zone),
        ...name(at('water'), map.waters, 'water', line.water),
        ...terrainsOf(line).flatMap((terrain, i) =>
          name(
            typeof line.terrain === 'string' ? at('terrain') : [...at('terrain'), i],
            map.terrains,
            'terrain',
            terrain,
          ),
        ),
        ...Object.entries(line.features ?? {}).flatMap(([key, { side, waters = [] }]) => [
          ...name([...at('features'), key], map.features, 'feature', key),
          ...name([...at('features'), key, 'side'], units.sides, 'side', side),
          ...waters.flatMap((water, i) =>
            name([...at('features'), key, 'waters', i], map.waters, 'water', water),
          ),
        ]),
      ];
    }),
    ...map.hexsides.flatMap((line, i) => [
      ...name(['hexsides', i, 'kind'], map.sideKinds, 'kind of side', line.kind),
      ...name(['hexsides', i, 'river'], map.rivers, 'river', line.river),
      ...name(['hexsides', i, 'water'], map.waters, 'water', line.water),
    ]),
  ];
};

/** Hexes of a network follow each other, each next to the one before; where routes have names, each has one. */
const routeFindings = (parts: GriddedParts): readonly Finding[] =>
  Object.entries(parts.map.networks).flatMap(([key, { routes, names = [] }]) => [
    ...(names.length === 0 || names.length === routes.length
      ? []
      : [
          finding('ROUTE.NAMES', MAP, ['networks', key, 'names'], {
            names: names.length,
            routes: routes.length,
          }),
        ]),
    ...routes.flatMap((route, r) =>
      route.flatMap((hex, i): readonly Finding[] => {
        const path = ['networks', key, 'routes', r, i];
        if (!isHex(parts, hex)) return [finding('HEX.NONE', MAP, path, { hex })];
        const before = i === 0 ? undefined : route[i - 1];
        if (before === undefined || !isHex(parts, before)) return [];
        const { grid } = parts;
        return areAdjacent(grid, grid.index(before), grid.index(hex))
          ? []
          : [finding('SIDE.APART', MAP, path, { hexes: [before, hex] })];
      }),
    ),
  ]);

const entryFindings = (parts: GriddedParts, unit: UnitLine, index: number): readonly Finding[] => {
  const { map } = parts;
  const name = naming(UNITS);
  return (unit.entry ?? []).flatMap((entry, n) => {
    const at: Path = ['units', index, 'entry', n];
    const needs = entry.by === 'area' || entry.by === 'hex' || entry.by === 'box' ? entry.by : undefined;
    return [
      ...name([...at, 'zone'], map.zones, 'zone', entry.zone),
      ...name([...at, 'area'], map.areas, 'area', entry.area),
      ...(entry.hex === undefined || isHex(parts, entry.hex)
        ? []
        : [finding('HEX.NONE', UNITS, [...at, 'hex'], { hex: entry.hex })]),
      ...(needs === undefined || entry[needs] !== undefined
        ? []
        : [finding('ENTRY.LACKS', UNITS, at, { by: entry.by, key: needs })]),
    ];
  });
};

const unitFindings = (parts: GriddedParts): readonly Finding[] => {
  const { map, units } = parts;
  const name = naming(UNITS);
  const ids = Object.fromEntries(units.units.map(({ id }) => [id, true]));
  return [
    ...units.units.flatMap((unit, i) => {
      const at = (field: string): Path => ['units', i, field];
      return [
        ...name(at('side'), units.sides, 'side', unit.side),
        ...name(at('nationality'), units.nationalities, 'nationality', unit.nationality),
        ...name(at('type'), units.types, 'type', unit.type),
        ...name(at('size'), units.sizes, 'size', unit.size),
        ...name(at('mobility'), units.mobilities, 'mobility', unit.mobility),
        ...unit.faces.flatMap((face, n) =>
          Object.keys(face).flatMap((key) =>
            name(['units', i, 'faces', n, key], units.factors, 'factor', key),
          ),
        ),
        ...(unit.marks ?? []).flatMap((mark, n) => name([...at('marks'), n], units.marks, 'mark', mark)),
        ...name(at('colour'), units.colours, 'colour', unit.colour),
        ...(unit.kinds ?? []).flatMap((kind, n) => name([...at('kinds'), n], units.kinds, 'kind', kind)),
        ...name(at('formation'), units.formations ?? {}, 'formation', unit.formation),
        ...name(at('converts'), ids, 'counter', unit.converts),
        ...name(at('counterpart'), ids, 'counter', unit.counterpart),
        ...name(at('bound'), map.areas, 'area', unit.bound),
        ...entryFindings(parts, unit, i),
      ];
    }),
    ...units.markers.flatMap((marker, i) => name(['markers', i, 'side'], units.sides, 'side', marker.side)),
    ...Object.entries(units.formations ?? {}).flatMap(([key, { side }]) =>
      name(['formations', key, 'side'], units.sides, 'side', side),
    ),
  ];
};

export const keyFindings = (parts: GriddedParts): readonly Finding[] => [
  ...mapFindings(parts),
  ...routeFindings(parts),
  ...unitFindings(parts),
];
