// The picture of a printed board at one zoom: its ground with all layers and markers, its sides, what stands on it.
import type { PrintedBoard } from '../../board/board.ts';
import type { UnitsFile } from '../../board/data-types.ts';
import { edgeLooks } from '../bricks/brick-edges.ts';
import { brickGrounds, surfaceOf } from '../bricks/brick-ground.ts';
import type { Bricks } from '../bricks/brick-model.ts';
import { mapPalette } from '../colour/map-palette.ts';
import type { RichTheme } from '../colour/map-palette.ts';
import type { Layer } from '../layer-names.ts';
import type { Zoom } from '../viewport.ts';
import { groundOf } from './terrain.ts';
import type { SideWords } from './terrain.ts';
import { laidOnBrick, laidOver, layingOf, shapesShown } from './layers.ts';
import type { LayerInput } from './layers.ts';
import { withMarker } from './markers.ts';
import type { Counter, Ground, Picture } from './map-model.ts';
import { sidesOf } from './hexsides.ts';
import type { Signs } from './signs.ts';

/** The map, and what its sides and markers are called. */
export type Table = {
  readonly board: PrintedBoard;
  readonly sides: SideWords;
  readonly markers: readonly { readonly id: string; readonly name: string }[];
  readonly factors: UnitsFile['factors'];
  readonly states: UnitsFile['states'];
};

/** What lies on the board. */
export type Lying = {
  /** By hex, as drawn from the top. */
  readonly stacks: ReadonlyMap<string, readonly Counter[]>;
  /** Ids of markers by hex. */
  readonly markers: ReadonlyMap<string, readonly string[]>;
  /** Holder by hex. */
  readonly control: ReadonlyMap<string, string>;
};

export type Look = {
  readonly zoom: Zoom;
  readonly layers: readonly Layer[];
  readonly signs: Signs;
  /** Of bricks; absent: outlines. */
  readonly theme?: RichTheme | undefined;
};

/** Hexes are worked out when they are first drawn. */
const remembered = (made: (hex: number) => Ground): ((hex: number) => Ground) => {
  const known = new Map<number, Ground>();
  return (hex) => {
    const before = known.get(hex);
    if (before !== undefined) return before;
    const ground = made(hex);
    known.set(hex, ground);
    return ground;
  };
};

const bricksOf = (
  { board, sides }: Pick<Table, 'board' | 'sides'>,
  theme: RichTheme,
  { layers, signs }: Look,
  { markers }: Lying,
  input: LayerInput,
): Bricks => {
  const layings = layers.map((layer) => layingOf(layer, input));
  return {
    palette: mapPalette(theme, board.map, sides),
    ground: brickGrounds({ board, signs, sides, markers }),
    surface: (hex) => surfaceOf(board.hexes[hex]!),
    edge: edgeLooks(board.map, signs.isUnicode),
    laid: (hex) => {
      const index = board.grid.index(hex);
      const laid = layings.map((lay) => lay(index)).findLast((one) => one !== undefined);
      return laid === undefined ? undefined : { ...laidOnBrick(laid), meanings: laid.meanings };
    },
  };
};

export const pictureOf = (
  { board, sides }: Pick<Table, 'board' | 'sides'>,
  look: Look,
  lying: Lying,
): Picture => {
  const { zoom, layers, signs, theme } = look;
  const how = { zoom, map: board.map, sides, isPlain: !layers.includes('terrain') };
  const input = { zoom, board, sides, control: lying.control };
  const lay = laidOver(input, layers);
  const style = theme === undefined ? undefined : 'bricks';
  return {
    grid: board.grid,
    signs,
    ground: remembered((hex) => {
      const line = board.hexes[hex]!;
      const ground = lay(hex, groundOf(signs, how, line, board.networks[hex] ?? []));
      return withMarker(signs, zoom, ground, lying, board.grid.id(hex));
    }),
    sides: sidesOf(board, signs, zoom, shapesShown(board, zoom, layers, style)),
    stacks: lying.stacks,
    ...(theme !== undefined && { bricks: bricksOf({ board, sides }, theme, look, lying, input) }),
  };
};
