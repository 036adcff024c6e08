// How colours look to those who do not tell all of them apart, and how far two colours are from each other to the eye.
import type { Colour } from '../../../src/draw/styled-rows.ts';
import { colourOf, rgbOf } from '../../../src/draw/colour/colour-space.ts';

type Matrix = readonly [readonly number[], readonly number[], readonly number[]];

/**
 * G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), table 1, severity 1.0, for linear RGB.
 */
const SIGHTS = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Sight = keyof typeof SIGHTS;
export const SIGHT_NAMES = Object.keys(SIGHTS) as readonly Sight[];

const linear = (value: number): number => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const gamma = (v: number): number => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

export const seenBy = (sight: Sight, colour: Colour): Colour => {
  const rgb = rgbOf(colour).map(linear);
  const [r = 0, g = 0, b = 0] = SIGHTS[sight].map((row) =>
    gamma(
      Math.max(
        0,
        row.reduce<number>((sum, factor, i) => sum + factor * (rgb[i] ?? 0), 0),
      ),
    ),
  );
  return colourOf([r, g, b]);
};

/** CIELAB for D65. */
const labOf = (colour: Colour): readonly [number, number, number] => {
  const [r = 0, g = 0, b = 0] = rgbOf(colour).map(linear);
  const f = (t: number): number => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const turn = (a: number, b: number): number => {
  if (a === 0 && b === 0) return 0;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
};
const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/** CIEDE2000 of two places in CIELAB, as G. Sharma, W. Wu, E. N. Dalal write it out, Color Research and Application 30 (2005). */
export const labDifference = (
  [l1, a1, b1]: readonly [number, number, number],
  [l2, a2, b2]: readonly [number, number, number],
): number => {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [turn(p1, b1), turn(p2, b2)];
  const isGrey = c1 * c2 === 0;
  const apart = Math.abs(h1 - h2) > 180;
  const dh = isGrey ? 0 : !apart ? h2 - h1 : h2 <= h1 ? h2 - h1 + 360 : h2 - h1 - 360;
  const deltaH = 2 * Math.sqrt(c1 * c2) * sin(dh / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = isGrey
    ? h1 + h2
    : !apart
      ? (h1 + h2) / 2
      : h1 + h2 < 360
        ? (h1 + h2 + 360) / 2
        : (h1 + h2 - 360) / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  const [dl, dc, dhh] = [(l2 - l1) / sl, (c2 - c1) / sc, deltaH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dhh ** 2 + rt * dc * dhh);
};

export const difference = (one: Colour, other: Colour): number => labDifference(labOf(one), labOf(other));

/** To whoever sees so. */
export const differenceTo = (sight: Sight, one: Colour, other: Colour): number =>
  difference(seenBy(sight, one), seenBy(sight, other));
