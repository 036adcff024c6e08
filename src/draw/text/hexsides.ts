// What runs along the hexsides of a printed board: rivers and other water, borders of countries, boundaries of zones.
import type { PrintedBoard } from '../../board/board.ts';
import type { MapFile } from '../../board/data-types.ts';
import type { SideKind } from '../../board/vocabularies.ts';
import type { Role } from '../styled-rows.ts';
import type { SideSign } from './map-model.ts';
import { networkShape, strokesAt } from './signs.ts';
import type { SideShape, Signs } from './signs.ts';
import type { Zoom } from '../viewport.ts';

type Described = { readonly order: number; readonly text: string; readonly role: Role | undefined };

/** Kinds that are drawn alike are one line of the legend. */
const described = ({ sideKinds, networks }: MapFile): ReadonlyMap<SideShape, Described> => {
  const kinds = Object.entries(sideKinds);
  const look = ({ sign, large = '', unicode = '' }: SideKind): string => [sign, large, unicode].join(' ');
  const found = new Map<SideShape, Described>();
  for (const [key, kind] of kinds) {
    const alike = kinds.filter(([, other]) => look(other) === look(kind));
    const [first = key] = alike.map(([one]) => one);
    const text = alike.map(([, { name }]) => name).join(' or ');
    const isBetween = alike.some(([, { apart }]) => apart === true);
    found.set(key, {
      order: 60 + kinds.findIndex(([one]) => one === first) / 100,
      text: isBetween ? `${text} between two hexes` : text,
      role: kind.needs === undefined ? undefined : 'water',
    });
  }
  Object.entries(networks).forEach(([key, { name }], i) =>
    found.set(networkShape(key), { order: 62 + i / 100, text: name, role: undefined }),
  );
  found.set('border', { order: 63, text: 'border of countries', role: undefined });
  found.set('zone', { order: 64, text: 'boundary of zones', role: 'supply' });
  return found;
};

/** What it is drawn with, each stroke once. */
const strokesOf = (signs: Signs, zoom: Zoom, shape: SideShape): string => {
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
  const made = new Map<SideShape, SideSign>();
  for (const [shape, { order, text, role }] of described(board.map)) {
    const meaning = { order, sign: strokesOf(signs, zoom, shape), text };
    made.set(shape, { shape, meaning, ...(role !== undefined && { role }) });
  }
  const { grid, hexes } = board;
  const ranked = Object.keys(board.map.sideKinds);
  const parted = (hex: number, other: number, key: 'country' | 'zone'): boolean => {
    const [here, there] = [hexes[hex]?.[key], hexes[other]?.[key]];
    return here !== undefined && there !== undefined && here !== there;
  };
  return (hex, direction) => {
    const other = grid.neighbours[hex * 6 + direction]!;
    if (other < 0) return [];
    const side = hex * 6 + direction;
    // Where there is room for one sign, a bridge says that there is water under it.
    const bridges = (board.crossings.get(side) ?? [])
      .filter((network) => board.map.networks[network]?.line === 'bridge')
      .map(networkShape);
    const kinds = (board.sides.get(side) ?? [])
      .map(({ kind }) => kind)
      .toSorted((a, b) => ranked.indexOf(a) - ranked.indexOf(b));
    const found: SideShape[] = zoom === 3 ? [...kinds, ...bridges] : [...bridges, ...kinds];
    if (parted(hex, other, 'country')) found.push('border');
    if (parted(hex, other, 'zone')) found.push('zone');
    return found.filter((shape) => wanted.includes(shape)).map((shape) => made.get(shape) ?? { shape });
  };
};
