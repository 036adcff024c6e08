// Colours as the eye orders them: OKLab (Ottosson 2020, https://bottosson.github.io/posts/oklab/), in which a mixture of
// two colours lies between them and one may be made darker without becoming another.
import type { Colour } from '../styled-rows.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export type Lch = { readonly l: number; readonly c: number; readonly h: number };

type Lab = readonly [l: number, a: number, b: number];

/** Each from 0 to 255. */
export const rgbOf = (colour: Colour): Rgb => {
  const n = Number.parseInt(colour.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

const clamped = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

export const colourOf = ([red, green, blue]: Rgb): Colour =>
  `#${((1 << 24) | (clamped(red) << 16) | (clamped(green) << 8) | clamped(blue)).toString(16).slice(1)}`;

const linear = (value: number): number => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const gamma = (v: number): number => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const labOf = (colour: Colour): Lab => {
  const [r = 0, g = 0, b = 0] = rgbOf(colour).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const ofLab = ([light, a, b]: Lab): Colour => {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return colourOf([
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
};

export const lchOf = (colour: Colour): Lch => {
  const [l, a, b] = labOf(colour);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
};

export const ofLch = ({ l, c, h }: Lch): Colour => {
  const turn = (h * Math.PI) / 180;
  return ofLab([l, c * Math.cos(turn), c * Math.sin(turn)]);
};

/** So much of the second, from 0 to 1. */
export const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const [a, b] = [labOf(one), labOf(other)];
  const between = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * share;
  return ofLab([between(0), between(1), between(2)]);
};

/** How red or yellow rather than blue or green it is. */
export const warmth = (colour: Colour): number => {
  const [, a, b] = labOf(colour);
  return a + b;
};

/** Black or white, whichever can be read on it. */
export const inkOn = (colour: Colour): Colour => (lchOf(colour).l > 0.66 ? '#101010' : '#ffffff');

const LEVELS: readonly number[] = [0, 95, 135, 175, 215, 255];

const cubeColour = (n: number): Colour =>
  n >= 232
    ? colourOf([8 + 10 * (n - 232), 8 + 10 * (n - 232), 8 + 10 * (n - 232)])
    : colourOf([
        LEVELS[Math.floor((n - 16) / 36)]!,
        LEVELS[Math.floor((n - 16) / 6) % 6]!,
        LEVELS[(n - 16) % 6]!,
      ]);

/** Of the 256 colours of a terminal those that are the same everywhere: the first 16 are whatever their owner made them. */
const FIXED = Array.from({ length: 240 }, (_, i) => {
  const colour = cubeColour(16 + i);
  return { index: 16 + i, colour, lab: labOf(colour), lch: lchOf(colour) };
});

const nearest = (far: (one: (typeof FIXED)[number]) => number): number =>
  FIXED.reduce((best, one) => (far(one) < far(best) ? one : best)).index;

/** Which of the 256 it is, where it is one of them. */
export const exactIndexOf256 = (colour: Colour): number | undefined =>
  FIXED.find((one) => one.colour === colour)?.index;

/** The nearest of the 256. */
export const indexOf256 = (colour: Colour): number => {
  const lab = labOf(colour);
  return nearest((one) => Math.hypot(lab[0] - one.lab[0], lab[1] - one.lab[1], lab[2] - one.lab[2]));
};

const GREY = 0.02;
const PALE = 0.08;
/** Pale colours have few neighbours among the 256: a stronger one of the same hue, not a grey. */
const STRONGER = 1.8;
const SAME_HUE = 40;
/** Grounds that are so dark and so weak in colour are those of terrain on a dark screen. */
const DARK = 0.4;
const MUTED = 0.06;
const isBlue = (h: number): boolean => Math.abs(((h + 90 + 540) % 360) - 180) < SAME_HUE;

/** The same for the ground of a hex, whose hue says more than how light it is. */
export const groundIndexOf256 = (colour: Colour): number => {
  const exact = exactIndexOf256(colour);
  if (exact !== undefined) return exact;
  const { l, c, h } = lchOf(colour);
  if (c < GREY || c > PALE) return indexOf256(colour);
  // The dark colours of the 256 are loud: of dark land a darker grey is left, of water its blue.
  if (l < DARK && c < MUTED && !isBlue(h)) return indexOf256(ofLch({ l: l - 2 * (c - GREY), c: 0, h: 0 }));
  const [, a, b] = labOf(ofLch({ l, c: c * STRONGER, h }));
  return nearest(({ lab, lch }) => {
    const turn = Math.abs(((lch.h - h + 540) % 360) - 180);
    const isOther = lch.c > GREY && turn > SAME_HUE;
    return isOther ? Infinity : Math.hypot((l - lab[0]) / 2, a - lab[1], b - lab[2]);
  });
};
