// Checks land and water: what each must have and may not have, cities, ports, and that the land hangs together.
import { components } from '../../hex/components.ts';
import { crossedBack } from '../../hex/hexsides.ts';
import { sideBetween } from '../board.ts';
import { MAP } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { has, isHex, isLand, isWater } from '../board-files.ts';
import type { GriddedParts } from '../board-files.ts';
import type { HexLine } from '../data-types.ts';

const LAND_NEEDS = ['country', 'zone'] as const;
const LAND_ONLY = [
  'country',
  'zone',
  'city',
  'objective',
  'points',
  'port',
  'fortified',
] as const satisfies readonly (keyof HexLine)[];

const fieldFindings = ({ map }: GriddedParts, hex: string, line: HexLine): readonly Finding[] => {
  const { terrain } = line;
  const path = ['hexes', hex];
  const lacks = (key: string): Finding => finding('HEX.LACKS', MAP, path, { hex, terrain, key });
  const tooMuch = (key: string): Finding =>
    finding('HEX.TOO-MUCH', MAP, [...path, key], { hex, terrain, key });
  if (!isWater(line))
    return [
      ...LAND_NEEDS.filter((key) => line[key] === undefined).map(lacks),
      ...(line.water === undefined ? [] : [tooMuch('water')]),
    ];
  const sort = line.water !== undefined && has(map.waters, line.water) ? map.waters[line.water]?.kind : '';
  return [
    ...LAND_ONLY.filter((key) => line[key] !== undefined).map(tooMuch),
    ...(line.water === undefined ? [lacks('water')] : []),
    ...(sort === '' || (sort === 'sea') === (terrain === 'all-sea')
      ? []
      : [finding('HEX.SORT', MAP, [...path, 'water'], { hex, terrain, sort: sort ?? '' })]),
  ];
};

/** Points are for an objective, and an objective is something printed. */
const objectiveFindings = (hex: string, line: HexLine): readonly Finding[] => {
  const { objective, points } = line;
  const path = ['hexes', hex];
  if ((objective === undefined) !== (points === undefined))
    return [finding('HEX.POINTS', MAP, path, { hex, key: points === undefined ? 'points' : 'objective' })];
  if (objective === undefined || (objective === 'city' ? line.city : (line.label ?? line.city)) !== undefined)
    return [];
  return [
    finding('HEX.UNNAMED', MAP, path, { hex, objective, key: objective === 'city' ? 'city' : 'label' }),
  ];
};

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
  const left = grid.ids.filter((hex) => isLand(map, hex) && !there.has(hex));
  return left.length === 0 ? found : [...found, finding('REGION.LACKING', MAP, ['regions'], { hexes: left })];
};

/** Whether a water laps at a hex: as a hex of water next to it, or along a side of it. */
const laps = ({ map, grid }: GriddedParts, hex: string, water: string): boolean => {
  const index = grid.index(hex);
  const beside = [0, 1, 2, 3, 4, 5].some((d) => {
    const next = grid.neighbours[index * 6 + d] ?? -1;
    return next >= 0 && map.hexes[grid.id(next)]?.water === water;
  });
  return beside || map.hexsides.some((side) => side.water === water && side.between.includes(hex));
};

const portFindings = (parts: GriddedParts, hex: string, line: HexLine): readonly Finding[] =>
  (line.port ?? []).flatMap((water, i) =>
    !has(parts.map.waters, water) || laps(parts, hex, water)
      ? []
      : [finding('PORT.DRY', MAP, ['hexes', hex, 'port', i], { hex, water })],
  );

const cityFindings = ({ map }: GriddedParts): readonly Finding[] => {
  const there = new Map<string, string>();
  return Object.entries(map.hexes).flatMap(([hex, { city }]) => {
    if (city === undefined) return [];
    const before = there.get(city.toLowerCase());
    there.set(city.toLowerCase(), hex);
    return before === undefined
      ? []
      : [finding('CITY.TWICE', MAP, ['hexes', hex, 'city'], { city, hex, before })];
  });
};

/** Land is joined over all sides but those of lake and sea. What is cut off must be an area of its own: an island. */
const joinFindings = ({ map, grid }: GriddedParts): readonly Finding[] => {
  const shut = new Set<number>();
  for (const line of map.hexsides) {
    const side = line.kind === 'lake' || line.kind === 'sea' ? sideBetween(grid, line) : undefined;
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
    ...objectiveFindings(hex, line),
    ...portFindings(parts, hex, line),
  ]),
  ...regionFindings(parts),
  ...cityFindings(parts),
  ...joinFindings(parts),
];
