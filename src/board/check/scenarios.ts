// Checks scenarios: every counter is in exactly one place, stacks stand on land and hold one side, groups fit their areas.
import { scenarioFile } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding, Path } from '../finding.ts';
import { controlOf } from '../scenario.ts';
import { has, hexLine, isHex, isLand } from '../board-files.ts';
import type { GriddedParts } from '../board-files.ts';
import { terrainsOf } from '../printed-hex.ts';
import type { ScenarioFile, UnitLine } from '../data-types.ts';
import { naming } from './references.ts';

type Placed = { readonly id: string; readonly path: Path; readonly hex?: string };

const listed = (
  section: string,
  lists: Readonly<Record<string, readonly string[]>>,
  onMap: boolean,
): readonly Placed[] =>
  Object.entries(lists).flatMap(([key, ids]) =>
    ids.map((id, i) => ({ id, path: [section, key, i], ...(onMap ? { hex: key } : {}) })),
  );

const placed = ({ fixed, free, boxes, track }: ScenarioFile): readonly Placed[] => [
  ...listed('fixed', fixed, true),
  ...Object.entries(free).flatMap(([group, { historical }]) =>
    listed('historical', historical, true).map((one) => ({ ...one, path: ['free', group, ...one.path] })),
  ),
  ...listed('boxes', boxes, false),
  ...listed('track', track, false),
];

const hexFindings = (parts: GriddedParts, file: string, path: Path, hex: string): readonly Finding[] => {
  const { map } = parts;
  if (!isHex(parts, hex)) return [finding('HEX.NONE', file, path, { hex })];
  const line = hexLine(map, hex);
  // A hex of the grid without a line is found once, where it is missing.
  return line === undefined || isLand(map, hex)
    ? []
    : [
        finding('HEX.NOT-LAND', file, path, {
          hex,
          terrain: terrainsOf(line)
            .map((key) => map.terrains[key]?.name ?? key)
            .join(', '),
        }),
      ];
};

type Units = ReadonlyMap<string, UnitLine>;

const placeFindings = (file: string, units: Units, all: readonly Placed[]): readonly Finding[] => {
  const there = new Map<string, Path>();
  const sides = new Map<string, string>();
  const found = all.flatMap(({ id, path, hex }): readonly Finding[] => {
    const unit = units.get(id);
    if (unit === undefined) return [finding('KEY.NONE', file, path, { what: 'counter', key: id })];
    const before = there.get(id);
    there.set(id, path);
    if (before !== undefined)
      return [finding('PLACED.TWICE', file, path, { id, before: before.slice(0, -1).join('.') })];
    if (hex === undefined) return [];
    const holder = sides.get(hex) ?? unit.side;
    sides.set(hex, holder);
    return holder === unit.side ? [] : [finding('PLACED.MIXED', file, path, { id, hex })];
  });
  const left = [...units.keys()].filter((id) => !there.has(id));
  return left.length === 0 ? found : [...found, finding('PLACED.NOWHERE', file, [], { ids: left })];
};

const groupFindings = (
  parts: GriddedParts,
  file: string,
  units: Units,
  { free }: ScenarioFile,
): readonly Finding[] =>
  Object.entries(free).flatMap(([key, group]): readonly Finding[] => {
    const { map } = parts;
    const path = ['free', key];
    const area = has(map.areas, group.area) ? map.areas[group.area] : undefined;
    const stood = Object.values(group.historical).flat();
    const odd = [
      ...group.units.filter((id) => !stood.includes(id)),
      ...stood.filter((id) => !group.units.includes(id)),
    ];
    return [
      ...naming(file)([...path, 'area'], map.areas, 'area', group.area),
      ...naming(file)([...path, 'side'], parts.units.sides, 'side', group.side),
      ...(odd.length === 0
        ? []
        : [finding('GROUP.UNITS', file, [...path, 'historical'], { group: key, ids: odd })]),
      ...group.units.flatMap((id, i) =>
        (units.get(id)?.side ?? group.side) === group.side
          ? []
          : [finding('GROUP.SIDE', file, [...path, 'units', i], { group: key, id, side: group.side })],
      ),
      ...Object.keys(group.historical).flatMap((hex) => [
        ...hexFindings(parts, file, [...path, 'historical', hex], hex),
        ...(area === undefined || area.hexes.includes(hex)
          ? []
          : [finding('GROUP.AREA', file, [...path, 'historical', hex], { hex, area: area.title })]),
      ]),
    ];
  });

const controlFindings = (
  parts: GriddedParts,
  file: string,
  { control }: ScenarioFile,
): readonly Finding[] => {
  const there = new Map<string, string>();
  return Object.entries(control).flatMap(([side, hexes]) => [
    ...naming(file)(['control', side], parts.units.sides, 'side', side),
    ...hexes.flatMap((hex, i): readonly Finding[] => {
      const path = ['control', side, i];
      const before = there.get(hex);
      there.set(hex, side);
      if (before !== undefined) return [finding('CONTROL.TWICE', file, path, { hex, before })];
      return hexFindings(parts, file, path, hex);
    }),
  ]);
};

const markerFindings = (
  parts: GriddedParts,
  file: string,
  { markers, boxes }: ScenarioFile,
): readonly Finding[] =>
  Object.entries(markers).flatMap(([id, places]): readonly Finding[] => {
    const marker = parts.units.markers.find((one) => one.id === id);
    const path = ['markers', id];
    if (marker === undefined) return [finding('KEY.NONE', file, path, { what: 'marker', key: id })];
    return [
      ...(places.length <= marker.count
        ? []
        : [finding('MARKER.COUNT', file, path, { id, placed: places.length, count: marker.count })]),
      ...places.flatMap((place, i) =>
        // A box has a key, a hex a number.
        /^[a-z]/.test(place) || has(boxes, place) ? [] : hexFindings(parts, file, [...path, i], place),
      ),
    ];
  });

/** Which face is up, and in which states it is, of counters that are there. */
const conditionFindings = (
  { units: { states } }: GriddedParts,
  file: string,
  units: Units,
  { begins = {} }: ScenarioFile,
): readonly Finding[] =>
  Object.entries(begins).flatMap(([id, { face = 1, states: its = [] }]): readonly Finding[] => {
    const path = ['begins', id];
    const unit = units.get(id);
    if (unit === undefined) return [finding('KEY.NONE', file, path, { what: 'counter', key: id })];
    const { length } = unit.faces;
    return [
      ...(face <= length ? [] : [finding('UNIT.FACE', file, [...path, 'face'], { id, face, count: length })]),
      ...its.flatMap((state, i) => naming(file)([...path, 'states', i], states, 'state', state)),
    ];
  });

const turnFindings = (file: string, { turns, firstCheck, track }: ScenarioFile): readonly Finding[] => {
  const { first, last } = turns;
  const params = { first, last };
  return [
    ...(first <= last ? [] : [finding('TURNS.ORDER', file, ['turns'], params)]),
    ...(firstCheck === undefined || (firstCheck >= first && firstCheck <= last)
      ? []
      : [finding('TURNS.OUTSIDE', file, ['firstCheck'], { turn: firstCheck, ...params })]),
    ...Object.keys(track)
      .filter((turn) => Number(turn) < first || Number(turn) > last)
      .map((turn) => finding('TURNS.OUTSIDE', file, ['track', turn], { turn: Number(turn), ...params })),
  ];
};

export const scenarioFindings = (parts: GriddedParts): readonly Finding[] => {
  const units: Units = new Map(parts.units.units.map((unit) => [unit.id, unit]));
  return [...parts.scenarios].flatMap(([id, scenario]) => {
    const file = scenarioFile(id);
    return [
      ...(scenario.id === id ? [] : [finding('SCENARIO.ID', file, ['id'], { is: scenario.id, id })]),
      ...turnFindings(file, scenario),
      ...Object.keys(scenario.fixed).flatMap((hex) => hexFindings(parts, file, ['fixed', hex], hex)),
      ...placeFindings(file, units, placed(scenario)),
      ...groupFindings(parts, file, units, scenario),
      ...controlFindings(parts, file, scenario),
      ...markerFindings(parts, file, scenario),
      ...conditionFindings(parts, file, units, scenario),
    ];
  });
};

/** A unit stands where its own side holds the hex, or nobody does. */
export const heldFindings = ({ map, units, scenarios }: GriddedParts): readonly Finding[] => {
  const sideOf = new Map(units.units.map(({ id, side }) => [id, side]));
  return [...scenarios].flatMap(([id, scenario]) => {
    const held = controlOf(map, scenario);
    return placed(scenario).flatMap(({ id: unit, path, hex }): readonly Finding[] => {
      const holder = hex === undefined ? undefined : held.get(hex);
      const side = sideOf.get(unit);
      if (holder === undefined || side === undefined || holder === side) return [];
      return [finding('PLACED.HELD', scenarioFile(id), path, { side, hex: hex ?? '', holder })];
    });
  });
};
