// One hex and its surroundings: the ground, what it is worth, what lies round about it, who stands there, cities near.
import type { PrintedBoard } from '../../board/board.ts';
import type { PrintedHex } from '../../board/printed-hex.ts';
import type { SideLine } from '../../board/data-types.ts';
import type { Message } from '../../core/types.ts';
import { bearing, bearingWords, directions } from '../../hex/directions.ts';
import { distance } from '../../hex/distance.ts';
import { strengthMessage } from './forces.ts';
import { occupantOf } from './front.ts';
import { networksHere } from './networks.ts';
import { groundName, message, printedName, sideAdjective, withArticle } from './messages.ts';
import type { Sides } from './messages.ts';
import type { Standing } from './occupancy.ts';

/** So many cities are near; the nearest first. */
const CITIES = 3;

const nameOf = (board: PrintedBoard, hex: number): Message['params'] => {
  const name = printedName(board, hex) ?? board.map.waters[board.hexes[hex]?.water ?? '']?.name;
  return name === undefined ? {} : { name };
};

const firstLine = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing | undefined,
  hex: number,
): Message => {
  const line = board.hexes[hex]!;
  const holder = standing?.holder(hex);
  const country = board.map.countries[line.country ?? '']?.name;
  const region = board.map.regions[board.regions[hex] ?? '']?.name;
  const zone = board.map.zones[line.zone ?? '']?.name;
  return message('map.hex', {
    hex: board.grid.id(hex),
    terrain: groundName(board, hex),
    ...nameOf(board, hex),
    ...(holder !== undefined && { holder: sideAdjective(sides, holder) }),
    ...(country !== undefined && { country }),
    ...(region !== undefined && region !== country && { region }),
    ...(zone !== undefined && { zone }),
  });
};

const unitLines = (
  sides: Sides | undefined,
  standing: Standing | undefined,
  hex: number,
): readonly Message[] =>
  (standing?.stacks.get(hex) ?? []).flatMap((stack) => {
    const side = sideAdjective(sides, stack.side);
    return [
      ...(stack.count < 2
        ? []
        : [message('map.stack', { side, count: stack.count, strength: strengthMessage(stack) })]),
      ...stack.units.map((unit) =>
        message('map.unit', { name: unit.name, side, strength: strengthMessage(unit) }),
      ),
    ];
  });

/** What kind of city it is, where it is one and is worth no points. */
export const cityKind = ({ objective, features }: PrintedHex): readonly string[] =>
  objective !== undefined
    ? []
    : features.flatMap(({ kind }) => (kind.place === true && kind.capitals === true ? [kind.name] : []));

export const worthWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  hex: number,
  { isDestroyed }: { readonly isDestroyed: boolean } = { isDestroyed: false },
): readonly Message[] => {
  const line = board.hexes[hex]!;
  const others = line.features.filter(
    ({ kind, points, waters }) =>
      kind.place !== true && kind.symbol !== 'teeth' && points === undefined && waters === undefined,
  );
  const ports = (line.port ?? []).map((key) => withArticle(board.map.waters[key]?.name ?? key));
  return [
    ...(line.objective === undefined
      ? []
      : [
          message('map.worth', {
            kind: board.map.features[line.objective]?.name ?? line.objective,
            points: line.points ?? 0,
          }),
        ]),
    ...(ports.length === 0 ? [] : [message('map.port', { waters: ports })]),
    ...(line.fortified === undefined || isDestroyed
      ? []
      : [
          message('map.fortified-hex', {
            side: sideAdjective(sides, line.fortified),
            kind: line.features.find(({ kind }) => kind.symbol === 'teeth')?.kind.name ?? '',
          }),
        ]),
    ...cityKind(line).map((kind) => message('map.feature-here', { kind })),
    ...others.map(({ kind, name, side }) =>
      message('map.feature-here', {
        kind: kind.name,
        ...(name !== undefined && { name }),
        ...(side !== undefined && { side: sideAdjective(sides, side) }),
      }),
    ),
    ...networksHere(board, hex),
  ];
};

const areaLines = (board: PrintedBoard, hex: number): readonly Message[] =>
  (board.areas[hex] ?? []).map((key) => message('map.in-area', { name: board.map.areas[key]?.title ?? key }));

const sideMessage = (board: PrintedBoard, line: SideLine): Message => {
  const named =
    line.name ?? board.map.rivers[line.river ?? '']?.name ?? board.map.waters[line.water ?? '']?.name;
  const kind = board.map.sideKinds[line.kind]?.name ?? line.kind;
  const { of } = line;
  const name =
    named === undefined
      ? message('word.side-kind', { kind, ...(of !== undefined && { of }) })
      : withArticle(named);
  return message('word.side', { name });
};

const beyond = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing | undefined,
  hex: number,
  d: number,
): Message => {
  const to = board.grid.neighbours[hex * 6 + d]!;
  const way = directions[d]!;
  if (to < 0) return message('map.beyond-edge', { way });
  const line = board.hexes[to]!;
  const over = (board.sides.get(hex * 6 + d) ?? []).map((side) => sideMessage(board, side));
  const country = line.country === board.hexes[hex]!.country ? undefined : line.country;
  const there = occupantOf(sides, standing, to);
  return message('map.beyond', {
    way,
    hex: board.grid.id(to),
    terrain: groundName(board, to),
    over,
    ...nameOf(board, to),
    ...(country !== undefined && { country: board.map.countries[country]?.name ?? country }),
    markers: [...(standing?.markers.get(to) ?? [])],
    ...(there !== undefined && { there }),
  });
};

/** Cities by distance, the northern first of those equally far. */
const nearestCities = (board: PrintedBoard, hex: number, most: number): readonly number[] =>
  [...board.grid.readingOrder]
    .filter((other) => other !== hex && board.hexes[other]?.city !== undefined)
    .toSorted((a, b) => distance(board.grid, hex, a) - distance(board.grid, hex, b))
    .slice(0, most);

const cityLine = (board: PrintedBoard, hex: number, city: number): Message => {
  const way = bearing(board.grid, hex, city);
  return message('map.near-city', {
    name: board.hexes[city]?.city ?? '',
    hex: board.grid.id(city),
    far: distance(board.grid, hex, city),
    way: way === undefined ? '' : bearingWords(way),
  });
};

export const aroundWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  standing: Standing | undefined,
  hex: number,
): readonly Message[] => [
  firstLine(board, sides, standing, hex),
  ...unitLines(sides, standing, hex),
  ...(standing?.markers.get(hex) ?? []).map((name) => message('map.marker-here', { name })),
  ...directions.map((_, d) => beyond(board, sides, standing, hex, d)),
  ...areaLines(board, hex),
  ...worthWords(board, sides, hex),
  ...nearestCities(board, hex, CITIES).map((city) => cityLine(board, hex, city)),
];
