// The characters of a drawing, in plain ASCII and in a set for terminals that have more. All are one column wide. What
// is on the map has its signs in the map's own vocabularies; here are those of the drawing itself.
import type { MapFile } from '../../board/data-types.ts';
import type { FeatureKind } from '../../board/vocabularies.ts';
import type { Zoom } from '../viewport.ts';

/** How a side looks: `plain`, a hexside like any other; `border`, `zone`; a network that crosses; or a kind of side. */
export type SideShape = string;

/** North-west and south-east sides rise, north-east and south-west sides fall, the others stand; flat: between lines. */
export type Strokes = { readonly rise: string; readonly fall: string; readonly stand: string };

export type SmallStrokes = Strokes & { readonly flat: string };

/** Slanted strokes are two characters on each of two lines at the largest zoom. */
type Shape = { readonly small: SmallStrokes; readonly large: Strokes };

type FixedSigns = {
  /** What is worth points. */
  readonly objective: string;
  readonly marker: string;
  readonly plain: Shape;
  readonly border: Shape;
  readonly zone: Shape;
};

export type Signs = Omit<FixedSigns, 'plain' | 'border' | 'zone'> & {
  readonly isUnicode: boolean;
  /** By key of the vocabularies; a key they do not have is a `?`, and never looks like clear land. */
  readonly terrain: (key: string) => string;
  readonly network: (key: string) => string;
  /** Of the first side or of the second, where it is one or the other's. */
  readonly feature: (kind: FeatureKind, side: number) => string;
  readonly shape: (shape: SideShape) => Shape;
};

const alike = (sign: string): SmallStrokes => ({ rise: sign, fall: sign, stand: sign, flat: sign });
const doubled = ({ rise, fall, stand }: SmallStrokes): Strokes => ({
  rise: rise + rise,
  fall: fall + fall,
  stand,
});

const shapeOf = (sign: string, large?: string): Shape => {
  const [rise = '?', fall = rise, stand = rise, flat = rise] = sign;
  const small = { rise, fall, stand, flat };
  if (large === undefined) return { small, large: doubled(small) };
  const [a = '?', b = a, c = a, d = c, upright = a] = large;
  return { small, large: { rise: a + b, fall: c + d, stand: upright } };
};

const UNKNOWN = '?';

const ASCII: FixedSigns = {
  objective: '!',
  marker: '@',
  plain: { small: alike(' '), large: { rise: ".'", fall: "'.", stand: '|' } },
  border: shapeOf('+'),
  zone: shapeOf(':'),
};

const UNICODE: FixedSigns = {
  objective: '\u25c8',
  marker: '\u25a3',
  plain: { small: alike(' '), large: { rise: '\u2860\u280a', fall: '\u2811\u2884', stand: '\u2502' } },
  border: shapeOf('\u253c'),
  zone: shapeOf('\u2236'),
};

/** The stroke of a hexside like any other. */
export const PLAIN_STAND = ASCII.plain.large.stand;

type Vocabularies = Pick<MapFile, 'terrains' | 'sideKinds' | 'networks'>;

type Signed = { readonly sign: string; readonly unicode?: string };

/** The signs of one map. */
export const signsOf = (map: Vocabularies, isUnicode = false): Signs => {
  const { plain, border, zone, ...fixed } = isUnicode ? UNICODE : ASCII;
  const signOf = ({ sign, unicode = sign }: Signed): string => (isUnicode ? unicode : sign);
  const inTable =
    (table: Readonly<Record<string, Signed>>) =>
    (key: string): string => {
      const entry = Object.hasOwn(table, key) ? table[key] : undefined;
      return entry === undefined ? UNKNOWN : signOf(entry);
    };
  const shapes = new Map<string, Shape>([
    ['plain', plain],
    ['border', border],
    ['zone', zone],
    ...Object.entries(map.sideKinds).map(([key, kind]): [string, Shape] => [
      key,
      shapeOf(signOf(kind), isUnicode ? kind.unicodeLarge : kind.large),
    ]),
    ...Object.entries(map.networks).map(([key, kind]): [string, Shape] => [
      networkShape(key),
      shapeOf(signOf(kind)),
    ]),
  ]);
  return {
    ...fixed,
    isUnicode,
    terrain: inTable(map.terrains),
    network: inTable(map.networks),
    feature: (kind, side) => {
      const signs = Array.from(signOf(kind));
      return signs[side === 1 ? 1 : 0] ?? signs[0] ?? UNKNOWN;
    },
    shape: (shape) => shapes.get(shape) ?? shapeOf(UNKNOWN),
  };
};

/** A network that crosses a side, among the kinds of side. */
export const networkShape = (network: string): SideShape => `over ${network}`;

/** At the largest zoom lines have no place between them. */
export const strokesAt = ({ shape: of }: Signs, zoom: Zoom, shape: SideShape): SmallStrokes => {
  const { small, large } = of(shape);
  return zoom === 3 ? { flat: '', ...large } : small;
};
