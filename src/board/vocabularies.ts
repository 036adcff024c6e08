// The words of a map and of its counters: every kind of terrain, hexside, feature and factor with its one name, its
// signs in letters and its look in pictures. A data file has its own; nothing else knows any.

import type { From } from './data-types.ts';

/** Drawings that can be scattered over a hex. */
export const PATTERNS = ['hills', 'tufts', 'dots', 'trees', 'waves', 'hatching', 'crosshatching'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Drawings that can stand in a hex. */
export const SYMBOLS = [
  'square',
  'circle',
  'derrick',
  'works',
  'anchor',
  'airfield',
  'fort',
  'star',
  'teeth',
] as const;
export type FeatureSymbol = (typeof SYMBOLS)[number];

/** How what runs along a hexside is drawn. */
export const LINES = ['river', 'water', 'canal', 'wall', 'narrows', 'border'] as const;
export type LineStyle = (typeof LINES)[number];

/** How a network is drawn: along the hexes it joins, or across the sides between them. */
export const ROUTES = ['road', 'rail', 'bridge'] as const;
export type RouteStyle = (typeof ROUTES)[number];

export const MARK_SYMBOLS = ['dot', 'bracket', 'asterisk', 'bar', 'ring'] as const;
export type MarkSymbol = (typeof MARK_SYMBOLS)[number];

export const WATER_SORTS = ['sea', 'lake'] as const;
export type WaterSort = (typeof WATER_SORTS)[number];

type Named = {
  /** In the singular, as in the middle of a sentence. */
  readonly name: string;
};

type Signed = Named & {
  /** One character of the keyboard. */
  readonly sign: string;
  /** The same for terminals that have more; `sign` if absent. */
  readonly unicode?: string;
};

export type TerrainKind = Signed & {
  readonly fill: string;
  readonly ink?: string;
  /** A second, paler ink. */
  readonly tint?: string;
  readonly pattern?: Pattern;
  /** Nobody walks here: open water of this sort. */
  readonly water?: WaterSort;
};

/** `sign`: one character for every way it runs, or four: rising, falling, upright, level. */
export type SideKind = Signed & {
  /** For the largest zoom: two characters rising, two falling, one upright; else made of `sign`. */
  readonly large?: string;
  readonly unicodeLarge?: string;
  readonly line: LineStyle;
  readonly ink: string;
  readonly fill?: string;
  readonly tint?: string;
  /** Which table has the name of what runs there. */
  readonly needs?: 'river' | 'water';
  /** The sort of water it must be. */
  readonly water?: WaterSort;
  /** It parts the land on either side of it. */
  readonly apart?: true;
  /** It protects one of its two hexes, which each line of it must name. */
  readonly protects?: true;
};

/** `sign`: one character, or one for each side whose it can be. */
export type FeatureKind = Signed & {
  readonly plural?: string;
  readonly symbol: FeatureSymbol;
  readonly ink?: string;
  /** It is where people live: its name is that of the hex. */
  readonly place?: true;
  /** Its name is set in capitals. */
  readonly capitals?: true;
  /** It stands beside what is in the middle of the hex. */
  readonly beside?: true;
};

export type NetworkLine = Signed & {
  readonly plural?: string;
  readonly line: RouteStyle;
  readonly ink: string;
  readonly from?: From;
  /** Hexes that are joined one after another. */
  readonly routes: readonly (readonly string[])[];
  /** What each of them is called, in the same order. */
  readonly names?: readonly string[];
};

export type BoxKind = {
  readonly title: string;
  /** No box is printed: what is in it lies beside the sheet. */
  readonly loose?: true;
};

export type FactorKind = Named & {
  /** It is added up over units, and told of each. */
  readonly summed?: true;
  /** It is printed on the counter, in the order of the vocabulary. */
  readonly printed?: true;
  /** Printed even where it is the same as the one before; else like ones are printed once. */
  readonly always?: true;
};

/** `mark`: what is drawn over the box: x, or i for a stroke, or other letters. */
export type SizeKind = Named & { readonly mark: string };

export type MarkKind = Named & { readonly symbol: MarkSymbol };

/** A state a unit can be in, drawn on its counter. */
export type StateKind = Signed & { readonly symbol: MarkSymbol; readonly ink?: string };

/** How the turn track is drawn: lines of charts by turn that are printed in its boxes. */
export type TrackLine = {
  readonly notes?: readonly {
    readonly chart: string;
    readonly columns: readonly string[];
    readonly label: string;
  }[];
  /** A track for victory points is printed beside it. */
  readonly points?: true;
};
