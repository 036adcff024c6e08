// Terrain, countries and zones hex by hex: every hex of land is in one list, or in the rest that needs none.
import type { HexSpeech } from '../../api/settings.ts';
import type { PrintedBoard } from '../../board/board.ts';
import { isWater } from '../../board/board-files.ts';
import type { Message } from '../../core/types.ts';
import { hexesWhere, message, sideAdjective } from './messages.ts';
import type { Sides } from './messages.ts';
import { largeSpots, setSpots, spotLines } from './hex-lists.ts';

/** The one with the most hexes is "all other land"; lists of the others say it all. */
const mostOf = <T>(groups: readonly (readonly [T, readonly number[]])[]): T | undefined =>
  groups.toSorted((a, b) => b[1].length - a[1].length)[0]?.[0];

export const terrainWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const groups = Object.entries(board.map.terrains)
    .filter(([, { water }]) => water === undefined)
    .map(
      ([key, { name }]) =>
        [name, hexesWhere(board, (hex) => board.hexes[hex]?.terrains.includes(key) === true)] as const,
    )
    .filter(([, hexes]) => hexes.length > 0);
  const most = mostOf(groups);
  // Where hexes are of two terrains, a list of each says it all; "all other land" would not.
  const isSingle = board.hexes.every(({ terrains }) => terrains.length < 2);
  return groups.flatMap(([terrain, hexes]) =>
    terrain === most && isSingle
      ? [message('map.terrain-most', { terrain, count: hexes.length })]
      : spotLines(board.grid, 'map.terrain', setSpots(board.grid, hexes), {
          style,
          taken: terrain.length + 14,
          head: { terrain },
          first: { count: hexes.length },
        }),
  );
};

export const countriesWords = (
  board: PrintedBoard,
  sides: Sides | undefined,
  style: HexSpeech,
): readonly Message[] => {
  const groups = Object.keys(board.map.countries)
    .map((key) => [key, hexesWhere(board, (hex) => board.hexes[hex]?.country === key)] as const)
    .filter(([, hexes]) => hexes.length > 0);
  const most = mostOf(groups);
  const isLand = (hex: number): boolean => !isWater(board.hexes[hex]);
  return [
    ...(groups.length === 0 ? [] : [message('map.countries', { count: groups.length })]),
    ...groups.flatMap(([key, hexes]) => {
      const country = board.map.countries[key]!;
      const holder = country.holder === undefined ? undefined : sideAdjective(sides, country.holder);
      const first = { count: hexes.length, ...(holder !== undefined && { holder }) };
      return key === most && groups.length > 1
        ? [message('map.country-most', { name: country.name, ...first })]
        : spotLines(board.grid, 'map.country', largeSpots(board.grid, hexes, isLand), {
            style,
            taken: country.name.length + (holder === undefined ? 14 : holder.length + 21),
            head: { name: country.name },
            first,
          });
    }),
  ];
};

export const zonesWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const groups = Object.keys(board.map.zones)
    .map((key) => [key, hexesWhere(board, (hex) => board.hexes[hex]?.zone === key)] as const)
    .filter(([, hexes]) => hexes.length > 0);
  const isZoned = (hex: number): boolean => board.hexes[hex]?.zone !== undefined;
  return groups.flatMap(([key, hexes]) => {
    const { name } = board.map.zones[key]!;
    return spotLines(board.grid, 'map.zone', largeSpots(board.grid, hexes, isZoned), {
      style,
      taken: name.length + 20,
      head: { name },
      first: { count: hexes.length },
    });
  });
};
