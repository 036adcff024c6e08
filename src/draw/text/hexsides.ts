// What runs along the hexsides of a printed board: rivers and other water, borders of countries, boundaries of zones.
import type { PrintedBoard } from '../../board/board.ts';
import type { SideKind } from '../../board/data-types.ts';
import type { Role } from '../styled-rows.ts';
import type { SideSign } from './map-model.ts';
import { strokesAt } from './signs.ts';
import type { SideShape, Signs } from './signs.ts';
import type { Zoom } from '../viewport.ts';

const SHAPES: Readonly<Record<SideKind, SideShape>> = {
  river: 'river',
  lake: 'water',
  sea: 'water',
  strait: 'strait',
};

type Special = Exclude<SideShape, 'plain'>;

const WORDS: Readonly<Record<Special, readonly [order: number, text: string]>> = {
  river: [60, 'river'],
  water: [61, 'lake or sea between two hexes'],
  strait: [62, 'strait'],
  border: [63, 'border of countries'],
  zone: [64, 'boundary of zones'],
};

const ROLES: Readonly<Record<Special, Role | undefined>> = {
  river: 'water',
  water: 'water',
  strait: 'water',
  border: undefined,
  zone: 'supply',
};

/** What it is drawn with, each stroke once. */
const strokesOf = (signs: Signs, zoom: Zoom, shape: Special): string => {
  const { rise, fall, stand, flat } = strokesAt(signs, zoom, shape);
  const strokes = zoom === 1 ? [flat, stand] : [rise, fall, stand];
  return strokes
    .filter((stroke, i) => i === 0 || !strokes.slice(0, i).some((before) => before.includes(stroke)))
    .join(' ');
};

/** `wanted`: what is shown at this zoom. */
export const sidesOf = (
  board: PrintedBoard,
  signs: Signs,
  zoom: Zoom,
  wanted: readonly SideShape[],
): ((hex: number, direction: number) => readonly SideSign[]) => {
  const made = Object.fromEntries(
    Object.entries(WORDS).map(([shape, [order, text]]) => {
      const special = shape as Special;
      const role = ROLES[special];
      const meaning = { order, sign: strokesOf(signs, zoom, special), text };
      return [shape, { shape: special, meaning, ...(role !== undefined && { role }) }];
    }),
  ) as Readonly<Record<Special, SideSign>>;
  const { grid, hexes } = board;
  const parted = (hex: number, other: number, key: 'country' | 'zone'): boolean => {
    const [here, there] = [hexes[hex]?.[key], hexes[other]?.[key]];
    return here !== undefined && there !== undefined && here !== there;
  };
  return (hex, direction) => {
    const other = grid.neighbours[hex * 6 + direction]!;
    if (other < 0) return [];
    const found = new Set<SideShape>(
      (board.sides.get(hex * 6 + direction) ?? []).map(({ kind }) => SHAPES[kind]),
    );
    if (parted(hex, other, 'country')) found.add('border');
    if (parted(hex, other, 'zone')) found.add('zone');
    return Object.values(made).filter(({ shape }) => found.has(shape) && wanted.includes(shape));
  };
};
