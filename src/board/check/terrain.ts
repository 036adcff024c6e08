// Checks land and water: what each must have and may not have, cities, ports, and that the land hangs together.
import { components } from '../../hex/components.ts';
import { crossedBack } from '../../hex/hexsides.ts';
import { sideBetween } from '../board.ts';
import { MAP } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { has, isHex, isLand } from '../board-files.ts';
import { isWaterLine, printedHex, terrainsOf } from '../printed-hex.ts';
import type { GriddedParts } from '../board-files.ts';
import type { HexLine, MapFile } from '../data-types.ts';

const LAND_ONLY = ['country', 'zone', 'features'] as const satisfies readonly (keyof HexLine)[];

/** Tables of which every hex of land has an entry, in a game that has the table. */
const LAND_NEEDS = [
  ['country', 'countries'],
  ['zone', 'zones'],
] as const;

const terrainNames = ({ terrains }: MapFile, line: HexLine): string =>
  terrainsOf(line)
    .map((key) => (has(terrains, key) ? (terrains[key]?.name ?? key) : key))
    .join(', ');

const fieldFindings = ({ map }: GriddedParts, hex: string, line: HexLine): readonly Finding[] => {
  const terrain = terrainNames(map, line);
  const path = ['hexes', hex];
  const lacks = (key: string): Finding => finding('HEX.LACKS', MAP, path, { hex, terrain, key });
  const tooMuch = (key: string): Finding =>
    finding('HEX.TOO-MUCH', MAP, [...path, key], { hex, terrain, key });
  if (!isWaterLine(map, line))
    return [
      ...LAND_NEEDS.filter(
        ([key, table]) => line[key] === undefined && Object.keys(map[table]).length > 0,
      ).map(([key]) => lacks(key)),
      ...(line.water === undefined ? [] : [tooMuch('water')]),
    ];
  const sort = line.water !== undefined && has(map.waters, line.water) ? map.waters[line.water]?.kind : '';
  const wanted = map.terrains[terrainsOf(line)[0] ?? '']?.water;
  return [
    ...LAND_ONLY.filter((key) => line[key] !== undefined).map(tooMuch),
    ...(line.water === undefined && Object.keys(map.waters).length > 0 ? [lacks('water')] : []),
    ...(sort === '' || (sort === 'sea') === (wanted === 'sea')
      ? []
      : [finding('HEX.SORT', MAP, [...path, 'water'], { hex, terrain, sort: sort ?? '' })]),
  ];
};

/** What is worth points has a name of its own, or the hex has one. */
const objectiveFindings = ({ map }: GriddedParts, hex: string, line: HexLine): readonly Finding[] =>
  Object.entries(line.features ?? {}).flatMap(([key, { name, points }]) => {
    const kind = has(map.features, key) ? map.features[key] : undefined;
    if (kind === undefined) return [];
    const path = ['hexes', hex, 'features', key];
    if (kind.place === true)
      return name === undefined
        ? [finding('HEX.UNNAMED', MAP, path, { hex, objective: kind.name, key: 'name' })]
        : [];
    const { city } = printedHex(map, line);
    return points === undefined || name !== undefined || line.label !== undefined || city !== undefined
      ? []
      : [finding('HEX.UNNAMED', MAP, path, { hex, objective: kind.name, key: 'label' })];
  });

const regionFindings = (parts: GriddedParts): readonly Finding[] => {
  const { map, grid } = parts;
  const there = new Map<string, string>();
  const found = Object.entries(map.regions).flatMap(([key, { hexes }]) =>
    hexes.flatMap((hex, i): readonly Finding[] => {
      const path = ['regions', key, 'hexes', i];
      const before = there.get(hex);
      there.set(hex, key);
      if (before !== undefined) return [finding('REGION.TWICE', MAP, path, { hex, before })];
      return isHex(parts, hex) && !isLand(map, hex) ? [finding('REGION.WATER', MAP, path, { hex })] : [];
    }),
  );
  if (Object.keys(map.regions).length === 0) return [];
  const left = grid.ids.filter((hex) => isLand(map, hex) && !there.has(hex));
  return left.length === 0 ? found : [...found, finding('REGION.LACKING', MAP, ['regions'], { hexes: left })];
};

/** Whether a water can lap at a hex: as a hex of water next to it, along a side of it, or beyond the edge of the map. */
const laps = ({ map, grid }: GriddedParts, hex: string, water: string): boolean => {
  const index = grid.index(hex);
  const beside = [0, 1, 2, 3, 4, 5].some((d) => {
    const next = grid.neighbours[index * 6 + d] ?? -1;
    return next < 0 || map.hexes[grid.id(next)]?.water === water;
  });
  return beside || map.hexsides.some((side) => side.water === water && side.between.includes(hex));
};

const portFindings = (parts: GriddedParts, hex: string, line: HexLine): readonly Finding[] =>
  Object.entries(line.features ?? {}).flatMap(([key, { waters = [] }]) =>
    waters.flatMap((water, i) =>
      !has(parts.map.waters, water) || laps(parts, hex, water)
        ? []
        : [finding('PORT.DRY', MAP, ['hexes', hex, 'features', key, 'waters', i], { hex, water })],
    ),
  );

const cityFindings = ({ map }: GriddedParts): readonly Finding[] => {
  const there = new Map<string, string>();
  return Object.entries(map.hexes).flatMap(([hex, line]) => {
    const { city, features } = printedHex(map, line);
    const at = features.find(({ kind }) => kind.place === true)?.key ?? '';
    if (city === undefined) return [];
    const before = there.get(city.toLowerCase());
    there.set(city.toLowerCase(), hex);
    return before === undefined
      ? []
      : [finding('CITY.TWICE', MAP, ['hexes', hex, 'features', at], { city, hex, before })];
  });
};

/** Land is joined over all sides but those that part it. What is cut off must be an area of its own: an island. */
const joinFindings = ({ map, grid }: GriddedParts): readonly Finding[] => {
  const shut = new Set<number>();
  for (const line of map.hexsides) {
    const side = map.sideKinds[line.kind]?.apart === true ? sideBetween(grid, line) : undefined;
    if (side !== undefined) shut.add(side).add(crossedBack(grid, side));
  }
  const land = components(
    grid,
    (hex) => isLand(map, grid.id(hex)),
    (_from, _to, _direction, side) => !shut.has(side),
  );
  const pieces: string[][] = Array.from({ length: land.count }, () => []);
  land.of.forEach((piece, hex) => pieces[piece]?.push(grid.id(hex)));
  const islands = Object.values(map.areas).filter(({ kind }) => kind === 'island');
  return pieces
    .toSorted((a, b) => b.length - a.length)
    .slice(1)
    .filter((piece) => !islands.some(({ hexes }) => piece.every((hex) => hexes.includes(hex))))
    .map((piece) => finding('LAND.APART', MAP, ['hexes', piece[0] ?? ''], { hexes: piece }));
};

export const landFindings = (parts: GriddedParts): readonly Finding[] => [
  ...Object.entries(parts.map.hexes).flatMap(([hex, line]) => [
    ...fieldFindings(parts, hex, line),
    ...objectiveFindings(parts, hex, line),
    ...portFindings(parts, hex, line),
  ]),
  ...regionFindings(parts),
  ...cityFindings(parts),
  ...joinFindings(parts),
];
