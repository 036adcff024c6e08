// The characters of a drawing, in plain ASCII and in a set for terminals that have more. All are one column wide.
import type { Terrain } from '../../board/data-types.ts';
import type { Zoom } from '../viewport.ts';

/** How a side looks; plain: a hexside like any other. */
export type SideShape = 'plain' | 'river' | 'water' | 'strait' | 'border' | 'zone';

/** North-west and south-east sides rise, north-east and south-west sides fall, the others stand; flat: between lines. */
export type Strokes = { readonly rise: string; readonly fall: string; readonly stand: string };

export type SmallStrokes = Strokes & { readonly flat: string };

export type Signs = {
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly city: string;
  readonly label: string;
  readonly objective: string;
  readonly port: string;
  readonly marker: string;
  /** Of the first side and of the second. */
  readonly fortified: readonly [string, string];
  /** One character each, where sides have no line of their own. */
  readonly small: Readonly<Record<SideShape, SmallStrokes>>;
  /** Slanted strokes are two characters on each of two lines. */
  readonly large: Readonly<Record<SideShape, Strokes>>;
};

const alike = (sign: string): SmallStrokes => ({
  rise: sign,
  fall: sign,
  stand: sign,
  flat: sign,
});
const doubled = (sign: string): Strokes => ({ rise: sign + sign, fall: sign + sign, stand: sign });

export const ASCII_SIGNS: Signs = {
  terrain: {
    clear: '.',
    rough: '^',
    marsh: '"',
    'desert-steppe': ',',
    'all-sea': '~',
    'all-lake': '-',
  },
  city: 'O',
  label: '*',
  objective: '!',
  port: 'p',
  marker: '@',
  fortified: ['#', '%'],
  small: {
    plain: alike(' '),
    river: { rise: '/', fall: '\\', stand: '|', flat: '_' },
    water: alike('~'),
    strait: alike(';'),
    border: alike('+'),
    zone: alike(':'),
  },
  large: {
    plain: { rise: ".'", fall: "'.", stand: '|' },
    river: { rise: '//', fall: '\\\\', stand: '}' },
    water: doubled('~'),
    strait: doubled(';'),
    border: doubled('+'),
    zone: doubled(':'),
  },
};

export const UNICODE_SIGNS: Signs = {
  terrain: {
    clear: '\u00b7',
    rough: '\u25b2',
    marsh: '\u03c8',
    'desert-steppe': '\u2234',
    'all-sea': '\u2248',
    'all-lake': '\u223c',
  },
  city: '\u25cf',
  label: '\u25c6',
  objective: '\u2605',
  port: '\u2021',
  marker: '\u25a3',
  fortified: ['\u2592', '\u2593'],
  small: {
    plain: alike(' '),
    river: { rise: '\u2571', fall: '\u2572', stand: '\u2503', flat: '\u2581' },
    water: alike('\u224b'),
    strait: alike('\u2550'),
    border: alike('\u253c'),
    zone: alike('\u2236'),
  },
  large: {
    plain: { rise: '\u2860\u280a', fall: '\u2811\u2884', stand: '\u2502' },
    river: { rise: '\u2571\u2571', fall: '\u2572\u2572', stand: '\u2503' },
    water: doubled('\u224b'),
    strait: doubled('\u2550'),
    border: doubled('\u253c'),
    zone: doubled('\u2236'),
  },
};

/** At the largest zoom lines have no place between them. */
export const strokesAt = ({ small, large }: Signs, zoom: Zoom, shape: SideShape): SmallStrokes =>
  zoom === 3 ? { flat: '', ...large[shape] } : small[shape];
