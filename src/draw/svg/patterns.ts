// The small drawings of the ground: each pattern of a terrain is some signs that are scattered over its hexes.
import type { MapFile } from '../../board/data-types.ts';
import type { Pattern, TerrainKind } from '../../board/vocabularies.ts';
import { INK } from './palette.ts';
import { el } from './xml.ts';

type Drawing = (id: string, ink: string, tint: string) => string;

const lines = (id: string, ink: string, parts: string): string =>
  el('g', { id, fill: 'none', stroke: ink, 'stroke-linecap': 'round' }, parts);

/** Each stands on its own origin. */
const SIGNS = {
  hill: (id, ink, tint) =>
    el('g', { id, fill: 'none', stroke: ink, 'stroke-linecap': 'round' }, [
      el('path', { d: 'M-9 4Q-5 -1 -2.5 -4Q-1 -6.5 1 -4.5Q4 -1 9 4', 'stroke-width': 1.3, fill: tint }),
      el('path', { d: 'M1 -4.5L3 0M3.4 -2.2L5 1.4M6 .6L7 3M-.6 -3.5L0 -1', 'stroke-width': 0.9 }),
    ]),
  knoll: (id, ink, tint) =>
    el('g', { id, fill: 'none', stroke: ink, 'stroke-linecap': 'round' }, [
      el('path', { d: 'M-5 2Q-2 -2 0 -3Q2 -2 5 2', 'stroke-width': 1.1, fill: tint }),
      el('path', { d: 'M1.4 -1.6L2.4 .8M-3.4 4h.1M3 4.6h.1M0 4.2h.1', 'stroke-width': 0.9 }),
    ]),
  tuft: (id, ink, tint) =>
    el('g', { id, fill: 'none', stroke: ink, 'stroke-linecap': 'round' }, [
      el('path', { d: 'M-7 3H7M-4 5.6H4', 'stroke-width': 0.9, stroke: tint }),
      el('path', { d: 'M0 3V-5M-2.2 3L-4.6 -3M2.2 3L4.6 -3M-1 3L-2.2 -4M1 3L2.2 -4', 'stroke-width': 1 }),
    ]),
  sand: (id, ink) =>
    el('g', { id, fill: ink }, [
      el('circle', { cx: 0, cy: 0, r: 1.1 }),
      el('circle', { cx: 6, cy: 3, r: 0.8 }),
      el('circle', { cx: -5, cy: 4, r: 0.9 }),
    ]),
  fir: (id, ink, tint) =>
    el('g', { id, stroke: ink, 'stroke-linejoin': 'round' }, [
      el('path', { d: 'M0 -8L5 1H2L6 6H-6L-2 1H-5Z', 'stroke-width': 0.9, fill: tint }),
      el('path', { d: 'M0 6V9', 'stroke-width': 1.4 }),
    ]),
  broadleaf: (id, ink, tint) =>
    el('g', { id, stroke: ink, 'stroke-linejoin': 'round' }, [
      el('circle', { cx: 0, cy: -1.5, r: 4.6, 'stroke-width': 0.9, fill: tint }),
      el('path', { d: 'M0 3V7', 'stroke-width': 1.4 }),
    ]),
  wave: (id, ink) =>
    lines(id, ink, el('path', { d: 'M-8 0Q-4 -4 0 0Q4 4 8 0M-5 5Q-1 1 3 5', 'stroke-width': 1.2 })),
  hatch: (id, ink) =>
    lines(id, ink, el('path', { d: 'M-8 6L-2 -6M-3 6L3 -6M2 6L8 -6', 'stroke-width': 1.2 })),
  cross: (id, ink) =>
    lines(id, ink, el('path', { d: 'M-6 6L6 -6M-6 -6L6 6M0 7L7 0M-7 0L0 -7', 'stroke-width': 1.1 })),
} as const satisfies Readonly<Record<string, Drawing>>;

type Sign = keyof typeof SIGNS;

const PATTERN_SIGNS: Readonly<Record<Pattern, readonly Sign[]>> = {
  hills: ['hill', 'knoll', 'hill'],
  tufts: ['tuft'],
  dots: ['sand'],
  trees: ['fir', 'broadleaf', 'fir'],
  waves: ['wave'],
  hatching: ['hatch'],
  crosshatching: ['cross'],
};

type Terrains = MapFile['terrains'];

/** The first terrain with a pattern has its signs by their own names, others by names of their own. */
const idOf = (terrains: Terrains, key: string, sign: Sign): string => {
  const first = Object.keys(terrains).find((other) => terrains[other]?.pattern === terrains[key]?.pattern);
  return first === key ? sign : `${sign}-${key}`;
};

/** The signs to be scattered over hexes of these terrains, as ids of drawings. */
export const signIds = (terrains: Terrains, keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => {
    const pattern = terrains[key]?.pattern;
    return pattern === undefined ? [] : PATTERN_SIGNS[pattern].map((sign) => idOf(terrains, key, sign));
  });

const drawnOf = (
  terrains: Terrains,
  key: string,
  { ink = INK, tint = ink, pattern }: TerrainKind,
): string[] =>
  pattern === undefined
    ? []
    : [...new Set(PATTERN_SIGNS[pattern])].map((sign) => SIGNS[sign](idOf(terrains, key, sign), ink, tint));

/** Small drawings that the scattered signs use. */
export const groundDefs = ({ terrains }: Pick<MapFile, 'terrains'>): string =>
  Object.entries(terrains)
    .flatMap(([key, kind]) => drawnOf(terrains, key, kind))
    .join('\n');
