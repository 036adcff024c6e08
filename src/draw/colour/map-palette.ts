// The colours of a map in a terminal, made from those of its data: what is light on paper is dark on a dark screen, and
// keeps its hue. The safe themes have fixed colours, which differ in lightness and between blue and yellow.
import type { MapFile, UnitsFile } from '../../board/data-types.ts';
import type { Pattern, TerrainKind } from '../../board/vocabularies.ts';
import type { Colour, Role } from '../styled-rows.ts';
import { networkShape } from '../text/signs.ts';
import type { SideShape } from '../text/signs.ts';
import type { Painted } from '../theme.ts';
import { inkOn, lchOf, mixed, ofLch, warmth } from './colour-space.ts';
import type { Lch } from './colour-space.ts';

export type RichTheme = Extract<Painted, 'dark' | 'light' | 'safe' | 'safe-light'>;

export type Block = { readonly ground: Colour; readonly ink: Colour };

/** What lies over a hex: a role, or one of several areas by its number. */
export type Tint = Role | number;

export type MapPalette = {
  /** A hex of one terrain or several. */
  ground(terrains: readonly string[]): Colour;
  /** The signs that are scattered over a terrain: of its hue. */
  pattern(terrain: string): Colour;
  /** Numbers: one for all grounds, so that it seldom has to change. */
  readonly faint: Colour;
  /** -1: of nobody. */
  side(number: number): Block;
  /** A counter in hand. */
  taken(block: Block): Block;
  /** A counter that is done for this phase. */
  done(block: Block, ground: Colour): Block;
  line(shape: SideShape): Colour;
  readonly place: Colour;
  /** Names of what is no city. */
  readonly label: Colour;
  readonly worth: Colour;
  /** A great city in one point, unlike the cursor. */
  readonly city: Colour;
  readonly cursor: Block;
  /** On a counter that is cut off, and beside what can be attacked. */
  readonly alarm: Colour;
  readonly lit: Colour;
  /** Beside what can be chosen. */
  readonly choice: Colour;
  /** Where there is no map. */
  readonly beyond: Colour;
  tinted(ground: Colour, tint: Tint): Colour;
  /** What is out of sight on a small map. */
  faded(colour: Colour): Colour;
  /** From 0 to 1; undefined: not known. */
  odds(chance: number | undefined): Block;
};

type Scheme = {
  readonly isLight: boolean;
  readonly faint: Colour;
  readonly line: number;
  readonly place: Colour;
  readonly label: Colour;
  readonly worth: Colour;
  readonly city: Colour;
  readonly cursor: Block;
  readonly alarm: Colour;
  readonly lit: Colour;
  readonly choice: Colour;
  readonly beyond: Colour;
  /** How much of an overlay's colour a hex takes. */
  readonly share: number;
  readonly supply: Colour;
  readonly cut: Colour;
  readonly areas: readonly Colour[];
  readonly oddsGround: Colour;
  /** From the least likely to the surest: each lighter than the one before, or darker on a light ground. */
  readonly odds: readonly [Colour, Colour, Colour, Colour];
};

const AREAS: readonly Colour[] = ['#e69f00', '#56b4e9', '#cc79a7', '#f0e442', '#0072b2', '#d55e00'];

const DARK: Scheme = {
  isLight: false,
  faint: '#808080',
  line: 0.68,
  place: '#f0d48a',
  label: '#a39d86',
  worth: '#ffe14d',
  city: '#f0ede4',
  cursor: { ground: '#ffd75f', ink: '#121212' },
  alarm: '#ff7a6b',
  lit: '#f2e08c',
  choice: '#ffd787',
  beyond: '#121212',
  share: 0.3,
  supply: '#35b38a',
  cut: '#e0442e',
  areas: AREAS,
  oddsGround: '#121212',
  odds: ['#8d8f99', '#d9944a', '#f2d15c', '#f4ffd6'],
};

const LIGHT: Scheme = {
  isLight: true,
  faint: '#9c9984',
  line: 0.5,
  place: '#6d1414',
  label: '#77735e',
  worth: '#a01414',
  city: '#000000',
  cursor: { ground: '#ffaf00', ink: '#121212' },
  alarm: '#c4161c',
  lit: '#ffc21a',
  choice: '#875f00',
  beyond: '#ffffff',
  share: 0.4,
  supply: '#0f8f68',
  cut: '#d23a22',
  areas: AREAS,
  oddsGround: '#fffdf2',
  odds: ['#8a8a8a', '#a8640a', '#5c4a00', '#000000'],
};

const SCHEMES: Readonly<Record<RichTheme, Scheme>> = {
  dark: DARK,
  light: LIGHT,
  safe: {
    ...DARK,
    supply: '#3f8fd6',
    cut: '#e8a02c',
    alarm: '#ffd75f',
    city: '#ffd75f',
    cursor: { ground: '#ffffff', ink: '#121212' },
  },
  'safe-light': {
    ...LIGHT,
    supply: '#2f7fd0',
    lit: '#e8a400',
    cut: '#d98a00',
    alarm: '#5f0000',
    city: '#a01414',
    cursor: { ground: '#121212', ink: '#ffffff' },
  },
};

export const isSafe = (theme: RichTheme): boolean => theme === 'safe' || theme === 'safe-light';

const COLOUR = /^#[0-9a-f]{6}$/i;
const isColour = (text: string | undefined): text is Colour => text !== undefined && COLOUR.test(text);

/** Data may say anything; what is no colour is a middle grey. */
const colourIn = (text: string | undefined, other: Colour = '#808080'): Colour =>
  isColour(text) ? text : other;

/** The hue of a terrain is that of what it is drawn with, which is stronger than its paper. */
const onDark = ({ fill, ink, water }: TerrainKind): Colour => {
  const [paper, drawn] = [lchOf(colourIn(fill)), lchOf(colourIn(ink ?? fill))];
  const l = (water === undefined ? 0.325 : 0.275) + (paper.l - 0.85) * 0.28;
  return ofLch({ l, c: Math.min(0.052, drawn.c * (ink === undefined ? 0.6 : 0.62)), h: drawn.h });
};

type Steps = Readonly<Record<Pattern | 'none' | 'sea' | 'lake', Lch>>;

const SAFE_ON_DARK: Steps = {
  none: { l: 0.335, c: 0.012, h: 100 },
  trees: { l: 0.245, c: 0.035, h: 150 },
  hills: { l: 0.41, c: 0.055, h: 75 },
  hatching: { l: 0.47, c: 0.02, h: 60 },
  crosshatching: { l: 0.44, c: 0.01, h: 300 },
  tufts: { l: 0.315, c: 0.05, h: 215 },
  waves: { l: 0.38, c: 0.045, h: 195 },
  dots: { l: 0.46, c: 0.075, h: 95 },
  sea: { l: 0.225, c: 0.075, h: 262 },
  lake: { l: 0.3, c: 0.09, h: 262 },
};

const SAFE_ON_LIGHT: Steps = {
  none: { l: 0.955, c: 0.015, h: 100 },
  trees: { l: 0.8, c: 0.05, h: 145 },
  hills: { l: 0.86, c: 0.06, h: 75 },
  hatching: { l: 0.76, c: 0.03, h: 60 },
  crosshatching: { l: 0.72, c: 0.01, h: 300 },
  tufts: { l: 0.9, c: 0.045, h: 205 },
  waves: { l: 0.8, c: 0.05, h: 190 },
  dots: { l: 0.92, c: 0.1, h: 95 },
  sea: { l: 0.75, c: 0.085, h: 258 },
  lake: { l: 0.83, c: 0.085, h: 258 },
};

const groundOf = (theme: RichTheme, kind: TerrainKind): Colour => {
  const { isLight } = SCHEMES[theme];
  if (isSafe(theme))
    return ofLch((isLight ? SAFE_ON_LIGHT : SAFE_ON_DARK)[kind.water ?? kind.pattern ?? 'none']);
  return isLight ? colourIn(kind.fill) : onDark(kind);
};

/** Its signs stand out from it, but less than counters and cities do. */
const patternOf = (theme: RichTheme, kind: TerrainKind): Colour => {
  const { isLight } = SCHEMES[theme];
  const drawn = isSafe(theme) ? groundOf(theme, kind) : colourIn(kind.ink ?? kind.fill);
  const { c, h } = lchOf(drawn);
  return ofLch({ l: isLight ? 0.64 : 0.56, c: Math.min(0.1, Math.max(0.05, c)), h });
};

/** The warmer of two sides is orange, the other blue: to be told apart by everybody. */
const SAFE_SIDES: readonly [warm: Colour, cold: Colour] = ['#d98a1e', '#3b62c4'];

const FILLS: readonly Colour[] = ['#4a6fb5', '#b5642c'];

const sideFills = (theme: RichTheme, sides: UnitsFile['sides']): readonly Colour[] => {
  const fills = Object.values(sides).map(({ fill }, i) => colourIn(fill, FILLS[i]));
  if (!isSafe(theme)) return fills;
  const warmest = fills.reduce((best, fill, i) => (warmth(fill) > warmth(fills[best]!) ? i : best), 0);
  return fills.map((_, i) => SAFE_SIDES[i === warmest ? 0 : 1]);
};

/** At the lightness of all lines of the theme. */
const lineInk = (scheme: Scheme, ink: string): Colour => {
  const { c, h } = lchOf(colourIn(ink));
  return ofLch({ l: scheme.line, c: Math.min(0.13, Math.max(0.06, c)), h });
};

/** What can be chosen is lit, and can be read all the same; areas are many, and take more. */
const shareOf = ({ share, isLight }: Scheme, tint: Tint): number => {
  if (typeof tint === 'number') return share * 1.5;
  return tint === 'legal' && !isLight ? share / 2 : share;
};

type Words = Pick<MapFile, 'terrains' | 'sideKinds' | 'networks'>;

/** How much of what is out of sight is gone. */
const FADED = 0.5;

const NOBODY: Block = { ground: '#6b6b6b', ink: '#ffffff' };

export const mapPalette = (theme: RichTheme, map: Words, sides: UnitsFile['sides']): MapPalette => {
  const scheme = SCHEMES[theme];
  const grounds = new Map(Object.entries(map.terrains).map(([key, kind]) => [key, groundOf(theme, kind)]));
  const patterns = new Map(Object.entries(map.terrains).map(([key, kind]) => [key, patternOf(theme, kind)]));
  const blocks = sideFills(theme, sides).map((ground): Block => ({ ground, ink: inkOn(ground) }));
  const lines = new Map<SideShape, Colour>([
    ...Object.entries(map.sideKinds).map(([key, { ink }]): [string, Colour] => [key, lineInk(scheme, ink)]),
    ...Object.entries(map.networks).map(([key, { ink }]): [string, Colour] => [
      networkShape(key),
      lineInk(scheme, ink),
    ]),
    ['border', scheme.faint],
    ['zone', scheme.isLight ? '#1f6b3a' : '#8fbf8f'],
  ]);
  const tintOf = (tint: Tint): Colour => {
    if (typeof tint === 'number') return scheme.areas[tint % scheme.areas.length] ?? scheme.lit;
    switch (tint) {
      case 'side 0':
      case 'side 1':
        return blocks[tint === 'side 0' ? 0 : 1]?.ground ?? NOBODY.ground;
      case 'supply':
        return scheme.supply;
      case 'out-of-supply':
      case 'target':
        return scheme.cut;
      case 'objective':
        return scheme.worth;
      default:
        return scheme.lit;
    }
  };
  const known = new Map<string, Colour>();
  const faint = new Map<Colour, Colour>();
  return {
    ...scheme,
    ground: (terrains) => {
      const [first = scheme.beyond, second] = terrains.map((key) => grounds.get(key) ?? scheme.beyond);
      return second === undefined ? first : mixed(first, second, 0.4);
    },
    pattern: (terrain) => patterns.get(terrain) ?? scheme.faint,
    side: (number) => blocks[number] ?? NOBODY,
    taken: ({ ground }) => {
      const lit = mixed(ground, scheme.isLight ? '#000000' : '#ffffff', scheme.isLight ? 0.45 : 0.6);
      return { ground: lit, ink: inkOn(lit) };
    },
    done: ({ ground, ink }, under) => {
      const dim = mixed(ground, under, 0.62);
      return { ground: dim, ink: mixed(ink, dim, 0.42) };
    },
    line: (shape) => lines.get(shape) ?? scheme.faint,
    tinted: (ground, tint) => {
      const key = `${ground} ${tint}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const made = mixed(ground, tintOf(tint), shareOf(scheme, tint));
      known.set(key, made);
      return made;
    },
    faded: (colour) => {
      const before = faint.get(colour);
      if (before !== undefined) return before;
      const made = mixed(colour, scheme.beyond, FADED);
      faint.set(colour, made);
      return made;
    },
    odds: (chance) => {
      const step = chance === undefined || chance < 1 / 3 ? 0 : chance < 2 / 3 ? 1 : chance < 1 ? 2 : 3;
      return { ground: scheme.oddsGround, ink: scheme.odds[step] };
    },
  };
};
