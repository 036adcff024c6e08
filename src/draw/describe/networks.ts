// Roads, railways and bridges as they are followed by ear, and what runs along hexsides that is neither river nor water.
import type { PrintedBoard } from '../../board/board.ts';
import type { SideLine } from '../../board/data-types.ts';
import type { Message } from '../../core/types.ts';
import type { HexSpeech } from '../../api/settings.ts';
import { sortedChains } from './hexside-chains.ts';
import { landmarkName, message } from './messages.ts';
import { bankLines } from './rivers.ts';
import { LINE, hexWidth, inLines, orderedSpots, spotLines } from './hex-lists.ts';

/** A line called by its ends, such as Riga to Pskov, with what it is before it; its own name may say so. */
const lineName = (kind: string, own: string): string =>
  kind.split(' ').some((word) => own.toLowerCase().endsWith(word)) ? own : `${kind} ${own}`;

/** The hexes next to this one to which each network goes on from it. */
export const networksHere = (board: PrintedBoard, hex: number): readonly Message[] => {
  const { grid, map, crossings } = board;
  return Object.entries(map.networks).flatMap(([key, { name, routes, names = [] }]) => {
    const own = names.filter((_, i) => routes[i]?.includes(grid.id(hex)) === true);
    const hexes = [0, 1, 2, 3, 4, 5]
      .filter((d) => crossings.get(hex * 6 + d)?.includes(key) === true)
      .map((d) => grid.id(grid.neighbours[hex * 6 + d]!));
    const isHere = hexes.length > 0 || board.networks[hex]?.includes(key) === true;
    return isHere
      ? [
          message('map.network-here', {
            name: own.length === 1 ? lineName(name, own[0] ?? '') : name,
            ...(own.length === 1 && / to /.test(own[0] ?? '') && { on: true }),
            ...(hexes.length > 0 && { hexes }),
          }),
        ]
      : [];
  });
};

const pairMessage = ([from, to]: readonly [string, string]): Message =>
  message('word.crossing', { from, to });

/** Pairs of hexes, as many in a line as there is room for. */
const pairLines = (
  key: string,
  name: string,
  pairs: readonly (readonly [string, string])[],
  style: HexSpeech,
): readonly Message[] =>
  inLines(pairs, LINE - name.length - 30, () => 2 * hexWidth(style) + 4).map((line, i) =>
    message(key, { name, ...(i > 0 && { more: true }), items: line.map(pairMessage) }),
  );

const routePairs = (route: readonly string[]): (readonly [string, string])[] =>
  route.slice(1).map((to, i) => [route[i]!, to] as const);

/** By its own name, or by that of all and its number where there are several. */
const routeHead = (name: string, count: number, own: string | undefined, i: number): Message['params'] =>
  own === undefined ? { name, ...(count > 1 && { part: i + 1, of: count }) } : { name: lineName(name, own) };

/** Each stretch from end to end; of bridges, between which hexes they are. */
export const networkWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] =>
  Object.values(board.map.networks).flatMap(({ name, plural = name, line, routes, names = [] }) => {
    if (line === 'bridge') return pairLines('map.crossings', plural, routes.flatMap(routePairs), style);
    return routes.flatMap((route, i) =>
      spotLines(
        board.grid,
        'map.network',
        orderedSpots(
          board.grid,
          route.map((id) => board.grid.index(id)),
          (hex) => landmarkName(board, hex),
        ),
        {
          style,
          taken: (names[i] ?? name).length + 24,
          head: routeHead(name, routes.length, names[i], i),
          first: { count: route.length },
        },
      ),
    );
  });

/** The protected hex of a side comes first. */
const outward = ({ between: [a, b], of }: SideLine): readonly [string, string] =>
  of === b ? [b, a] : [a, b];

/** Kinds of side that have neither a river's nor a water's name: canals, lines of works. */
export const sideKindWords = (board: PrintedBoard, style: HexSpeech): readonly Message[] => {
  const { map, grid } = board;
  return Object.entries(map.sideKinds).flatMap(([key, { name, needs, protects }]) => {
    const lines = map.hexsides.filter(({ kind }) => kind === key);
    if (needs !== undefined || lines.length === 0) return [];
    if (protects === true) return pairLines('map.protected', name, lines.map(outward), style);
    const own = [...new Set(lines.map((line) => line.name ?? name))];
    return own.flatMap((called) => {
      const pairs = lines
        .filter((line) => (line.name ?? name) === called)
        .map(({ between: [a, b] }) => [grid.index(a), grid.index(b)] as const);
      return bankLines(board, 'map.side-kind', called, sortedChains(grid, pairs), style);
    });
  });
};
