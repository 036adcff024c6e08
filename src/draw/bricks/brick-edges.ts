// What runs along the sides of bricks: rivers and waters as solid lines, borders as broken ones, each in its own colour.
// A line upright stands in the first cell of the hex to its east, a level one in the last line of the hex to its north.
import type { MapFile } from '../../board/data-types.ts';
import type { SideKind } from '../../board/vocabularies.ts';
import type { MapPalette } from '../colour/map-palette.ts';
import { networkShape } from '../text/signs.ts';
import type { SideShape } from '../text/signs.ts';
import { write } from './brick-canvas.ts';
import type { BrickCanvas } from './brick-canvas.ts';

export type EdgeLook = {
  readonly level: string;
  readonly upright: string;
  /** Every other cell is left out. */
  readonly isBroken: boolean;
  /** In the middle of the side alone. */
  readonly isShort: boolean;
};

type Glyphs = { readonly thin: EdgeLook; readonly thick: EdgeLook };

const glyphs = (level: string, upright: string): EdgeLook => ({
  level,
  upright,
  isBroken: false,
  isShort: false,
});

const UNICODE: Glyphs = { thin: glyphs('\u2581', '\u258e'), thick: glyphs('\u2582', '\u258c') };
const ASCII: Glyphs = { thin: glyphs('_', '|'), thick: glyphs('=', 'H') };

/** Water that parts the land is a whole line, a strait a broken one. */
const bySort = ({ line, apart }: SideKind, { thin, thick }: Glyphs): EdgeLook => {
  switch (line) {
    case 'river':
    case 'canal':
      return thin;
    case 'wall':
      return thick;
    case 'water':
      return apart === true ? thick : { ...thick, isBroken: true };
    case 'narrows':
      return { ...thick, isBroken: true };
    case 'border':
      return { ...thin, isBroken: true };
  }
};

/** How each shape looks. */
export const edgeLooks = (
  { sideKinds, networks }: Pick<MapFile, 'sideKinds' | 'networks'>,
  isUnicode: boolean,
): ((shape: SideShape) => EdgeLook) => {
  const set = isUnicode ? UNICODE : ASCII;
  const looks = new Map<SideShape, EdgeLook>([
    ...Object.entries(sideKinds).map(([key, kind]): [string, EdgeLook] => [key, bySort(kind, set)]),
    ...Object.entries(networks).map(([key, { sign, unicode = sign }]): [string, EdgeLook] => {
      const own = isUnicode ? unicode : sign;
      return [networkShape(key), { ...glyphs(own, own), isShort: true }];
    }),
  ]);
  const broken: EdgeLook = { ...set.thin, isBroken: true };
  return (shape) => looks.get(shape) ?? broken;
};

const BROKEN_EVERY = 2;

/** From a cell on eastward. */
export const drawLevel = (
  canvas: BrickCanvas,
  {
    palette,
    look,
    shape,
  }: { readonly palette: MapPalette; readonly look: EdgeLook; readonly shape: SideShape },
  line: number,
  column: number,
  width: number,
): void => {
  const pen = { ink: palette.line(shape), isSolid: true };
  for (let i = 0; i < width; i++) {
    if (look.isShort && i !== width >> 1) continue;
    if (look.isBroken && (column + i) % BROKEN_EVERY !== 0) continue;
    write(canvas, line, column + i, look.level, pen);
  }
};

/** From a line on downward; what is not on all lines is on the last, over which no name runs. */
export const drawUpright = (
  canvas: BrickCanvas,
  {
    palette,
    look,
    shape,
  }: { readonly palette: MapPalette; readonly look: EdgeLook; readonly shape: SideShape },
  line: number,
  column: number,
  height: number,
): void => {
  const pen = { ink: palette.line(shape), isSolid: true, isCrossable: true };
  for (let i = 0; i < height; i++) {
    if (look.isShort && i !== height - 1) continue;
    if (look.isBroken && height > 1 && i % BROKEN_EVERY === 0) continue;
    write(canvas, line + i, column, look.upright, pen);
  }
};
