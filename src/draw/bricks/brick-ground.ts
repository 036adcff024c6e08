// The ground of a printed board in bricks: its terrain as a colour and a pattern, what stands in its hexes, what runs through.
import type { PrintedBoard } from '../../board/board.ts';
import type { PrintedFeature, PrintedHex } from '../../board/printed-hex.ts';
import type { SideWords } from '../text/terrain.ts';
import type { Meaning } from '../text/map-model.ts';
import type { Signs } from '../text/signs.ts';
import type { BrickGround, Bricks } from './brick-model.ts';

/** Where meanings stand in the legend. */
const PLACE = 20;
const WORTH = 22;
const BESIDE = 23;
const ROUTE = 24;

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

type Source = {
  readonly board: PrintedBoard;
  readonly signs: Signs;
  readonly sides: SideWords;
  /** Ids of markers by hex. */
  readonly markers: ReadonlyMap<string, readonly string[]>;
};

/** Land without a pattern is left blank: its colour says what it is. */
const isBare = ({ board }: Source, key: string): boolean => {
  const kind = board.map.terrains[key];
  return kind !== undefined && kind.pattern === undefined && kind.water === undefined;
};

const signOf = ({ signs, sides }: Source, { kind, side }: PrintedFeature): string =>
  signs.feature(kind, side === undefined ? -1 : Object.keys(sides).indexOf(side));

/** What stands in the middle of a hex, not beside it. */
const middleOf = ({ features }: PrintedHex): PrintedFeature | undefined =>
  features.find(({ kind }) => kind.beside !== true);

const isGreatIn = (hex: PrintedHex): boolean =>
  hex.objective !== undefined || middleOf(hex)?.kind.capitals === true;

const placeOf = (source: Source, hex: PrintedHex): BrickGround['place'] => {
  const middle = middleOf(hex);
  const name = hex.city ?? hex.label ?? middle?.name;
  if (middle === undefined && name === undefined && hex.objective === undefined) return undefined;
  const isWorth = hex.objective !== undefined;
  const sign = isWorth ? source.signs.objective : middle === undefined ? '' : signOf(source, middle);
  return { sign, name: name ?? '', isWorth, isGreat: isGreatIn(hex) };
};

const featureMeanings = (source: Source, hex: PrintedHex): readonly Meaning[] => {
  const keys = Object.keys(source.board.map.features);
  return hex.features.map((feature) => {
    const { kind, key, side } = feature;
    const whose = side === undefined ? undefined : source.sides[side]?.adjective;
    const order = (kind.beside === true ? BESIDE : PLACE) + keys.indexOf(key) / 100;
    const text = whose === undefined ? kind.name : `${whose} ${kind.name}`;
    return { order, sign: signOf(source, feature), text };
  });
};

const routesOf = ({ board, signs }: Source, hex: number): BrickGround['routes'] =>
  (board.networks[hex] ?? []).map((network) => ({
    network,
    sign: signs.network(network),
    to: DIRECTIONS.filter(
      (direction) => board.crossings.get(hex * 6 + direction)?.includes(network) === true,
    ),
  }));

export const surfaceOf = (hex: PrintedHex): ReturnType<Bricks['surface']> => ({
  terrains: hex.terrains,
  isGreat: isGreatIn(hex),
});

/** Hexes are worked out when they are first drawn. */
export const brickGrounds = (source: Source): ((hex: number) => BrickGround) => {
  const { board, signs } = source;
  const { terrains, networks } = board.map;
  const known = new Map<number, BrickGround>();
  const made = (index: number): BrickGround => {
    const hex = board.hexes[index]!;
    const place = placeOf(source, hex);
    const isMarked = (source.markers.get(board.grid.id(index)) ?? []).length > 0;
    const patterned = hex.terrains.filter((key) => !isBare(source, key));
    return {
      terrains: hex.terrains,
      pattern: patterned.map((terrain) => ({ sign: signs.terrain(terrain), terrain })),
      isWater: hex.isWater,
      ...(place !== undefined && { place }),
      beside: [
        ...(isMarked ? [signs.marker] : []),
        ...hex.features.filter(({ kind }) => kind.beside === true).map((feature) => signOf(source, feature)),
      ],
      routes: routesOf(source, index),
      meanings: [
        ...patterned.map((key) => ({
          order: Object.keys(terrains).indexOf(key),
          sign: signs.terrain(key),
          text: terrains[key]?.name ?? key,
        })),
        ...featureMeanings(source, hex),
        ...(hex.objective === undefined
          ? []
          : [{ order: WORTH, sign: signs.objective, text: 'worth points' }]),
        ...(board.networks[index] ?? []).map((key, i) => ({
          order: ROUTE + i / 100,
          sign: signs.network(key),
          text: networks[key]?.name ?? key,
        })),
      ],
    };
  };
  return (hex) => {
    const before = known.get(hex);
    if (before !== undefined) return before;
    const ground = made(hex);
    known.set(hex, ground);
    return ground;
  };
};
