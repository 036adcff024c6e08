// The verb `nearest`: the nearest of something, and how far and which way it is.
import type { PrintedBoard } from '../../../board/board.ts';
import type { Message } from '../../../core/types.ts';
import { unitsAt } from '../../../language/parse/scope.ts';
import { message } from '../../reply.ts';
import { ownSide } from '../../hex-sentence.ts';
import { holderOf } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';
import { aroundDistance } from './dist.ts';

/** Hexes that hold what is looked for, from north to south. */
const soughtIn = (sight: Sight, what: string): readonly number[] => {
  const { game, view } = sight;
  const { hexes, map } = game.printed;
  const own = ownSide(view);
  const where = (holds: (hex: number) => boolean): readonly number[] =>
    [...game.board.grid.readingOrder].filter(holds);
  const stack = (hex: number) => unitsAt(view, game.board.grid.id(hex))[0]?.side;
  switch (what) {
    case 'enemy':
      return where((hex) => stack(hex) !== undefined && stack(hex) !== own);
    case 'friend':
      return where((hex) => stack(hex) === own);
    case 'city':
      return where((hex) => hexes[hex]?.city !== undefined);
    case 'objective':
      return where((hex) => hexes[hex]?.objective !== undefined);
    case 'port':
      return where((hex) => (hexes[hex]?.port?.length ?? 0) > 0);
    case 'supply': {
      const ids = Object.values(map.areas).flatMap((area) => (area.kind === 'source' ? area.hexes : []));
      return where((hex) => ids.includes(game.board.grid.id(hex)) && holderOf(sight, hex) === own);
    }
    default:
      return where((hex) => stands(game.printed, hex, what));
  }
};

/** A feature by its key or by what it is drawn as, or a network, by its key or by its kind. */
const stands = ({ hexes, networks, map }: PrintedBoard, hex: number, what: string): boolean =>
  hexes[hex]?.features.some(({ key, kind }) => key === what || kind.symbol === what) === true ||
  networks[hex]?.some((key) => key === what || map.networks[key]?.line === what) === true;

/** What a map calls that of its own which is looked for. */
const soughtName = ({ game }: Sight, what: string): string => {
  const { features, networks } = game.printed.map;
  return features[what]?.name ?? networks[what]?.name ?? what;
};

/** What it is called, whose it is, and what it is worth. */
const foundParams = (sight: Sight, what: string, hex: number): Message['params'] => {
  const { game, view } = sight;
  const units = unitsAt(view, game.board.grid.id(hex));
  const [top] = units;
  if (what === 'enemy' || what === 'friend')
    return top === undefined
      ? {}
      : { name: message('word.and-more', { name: top.name, more: units.length - 1 }) };
  const line = game.printed.hexes[hex];
  const side = holderOf(sight, hex);
  return {
    ...(side !== undefined && { side }),
    ...(line?.points !== undefined && { points: line.points }),
  };
};

/** Whether the map has any of it. */
export const hasAny = (sight: Sight, what: string): boolean => soughtIn(sight, what).length > 0;

/** The map has none of it. */
export const nothingFound = (sight: Sight, what: string): Message =>
  message('nearest.none', { what: soughtName(sight, what) });

/** The nearest, the northernmost of those equally far; the hex itself is left out. */
export const nearest = (sight: Sight, what: string, from: string): readonly Message[] => {
  const { grid } = sight.game.board;
  const centre = grid.index(from);
  const all = soughtIn(sight, what)
    .filter((hex) => hex !== centre)
    .map((hex) => ({ hex, ...aroundDistance(grid, centre, hex) }))
    .toSorted((a, b) => a.far - b.far);
  const [first] = all;
  if (first === undefined) return [nothingFound(sight, what)];
  const also = all.slice(1).filter(({ far }) => far === first.far);
  const { hex, far, way } = first;
  return [
    message('nearest.one', {
      what: soughtName(sight, what),
      hex: grid.id(hex),
      far,
      way,
      ...foundParams(sight, what, hex),
    }),
    ...(also.length === 0 ? [] : [message('nearest.also', { hexes: also.map((one) => grid.id(one.hex)) })]),
  ];
};
