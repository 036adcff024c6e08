// What a person decides about a map: which places fix it, what the rules say of its hexes, and every correction of
// what the earth alone would give, with the reason.
import type { GridScheme } from '../../src/hex/numbering.ts';
import type {
  AreaLine,
  CountryLine,
  FeatureLine,
  From,
  RiverLine,
  Source,
  SourceRef,
  WaterLine,
  ZoneLine,
  MapFile,
} from '../../src/board/data-types.ts';
import type { Ring } from './atlas.ts';
import type { ControlPlace, Point } from './projection.ts';

export type CityPlan = {
  readonly hex: string;
  readonly name: string;
  /** A key of the plan's features; what one is worth stands in `worth`. */
  readonly objective: string;
  /** What this one is worth, if more than others of its kind. */
  readonly points?: number;
  readonly from: SourceRef;
  /** Where the real place is, for the way rivers pass it and for stating how far it is off. */
  readonly lon: number;
  readonly lat: number;
};

export type RiverPlan = RiverLine & {
  readonly id: string;
  /** Name of the line in the atlas; as its own if absent. */
  readonly line?: string;
  /** Where it runs, from its beginning to its end, if the atlas does not have it. */
  readonly course?: Ring;
  /** What its course begins with before the line of the atlas does. */
  readonly upper?: Ring;
  /** A kind of side other than `river`, such as a canal. */
  readonly kind?: string;
  /** Longitude and latitude at which the map begins or stops drawing it. */
  readonly start?: Point;
  readonly stop?: Point;
  /** Hexes that lie on its left or right bank, because a town does. */
  readonly left?: readonly string[];
  readonly right?: readonly string[];
  /** Hexsides it is drawn to, with the reason in `pullWhy`. */
  readonly pull?: readonly string[];
  readonly pullWhy?: string;
  /** Sides before the first that the course finds, with the reason. */
  readonly head?: readonly string[];
  readonly headWhy?: string;
  /** Where the chain leaves the true course on purpose. */
  readonly reasons?: readonly { readonly sides: readonly string[]; readonly why: string }[];
  /** Sides of it that the rules give. */
  readonly known?: readonly { readonly side: string; readonly from: SourceRef }[];
  /** The part of its course that is a lake of the map instead. */
  readonly lake?: { readonly water: string; readonly sides: readonly string[]; readonly from: SourceRef };
};

/** A feature that stands alike in all these hexes. */
export type Placed = {
  readonly feature: string;
  readonly is: FeatureLine;
  readonly hexes: readonly string[];
  readonly from: SourceRef;
};

/** What a hex is taken for when so much of it is so. */
export type Ground = {
  readonly terrain: string;
  readonly of: 'sea' | 'lake' | 'wet' | 'hills' | 'mountains' | 'highland' | 'forest' | 'marsh' | 'deepMarsh';
  readonly least: number;
  /** And of this also. */
  readonly and?: Pick<Ground, 'of' | 'least'>;
};

/** Ground that a person draws over what the earth shows: hexes whose centres it holds. */
export type Patch = {
  readonly terrain: string;
  readonly ring: Ring;
  /** Only over this terrain, and only where there is so much of that. */
  readonly over?: string;
  readonly where?: Pick<Ground, 'of' | 'least' | 'and'>;
  readonly from: SourceRef;
};

/** A road or the like, from place to place. */
export type WayPlan = {
  readonly network: string;
  readonly name: string;
  /** Places by name, hexes, and points that bend its course. A point off the map at its end: it goes on beyond the edge. */
  readonly by: readonly (string | Point)[];
};

/** A line of defence that protects what lies on its left. */
export type WallPlan = {
  readonly kind: string;
  readonly name: string;
  readonly by: readonly Point[];
  /** Hexes that it must leave on its left, where it protects them, and on its right. */
  readonly behind?: readonly string[];
  readonly before?: readonly string[];
  readonly from: SourceRef;
};

/** Rows of the grid, a sheet by its prefix, hexes, all west of a line from north to south, or all that is left. */
export type ZonePlan = ZoneLine & {
  readonly sheet?: string;
  readonly rows?: Point;
  readonly westOf?: Ring;
  readonly hexes?: readonly string[];
  readonly where: SourceRef;
};

export type HexChange = {
  readonly hex: string;
  readonly field: 'terrain' | 'country' | 'water' | 'fortified' | 'label' | 'port' | 'zone';
  readonly is: unknown;
  readonly from: SourceRef;
};

export type Plan = {
  readonly game: string;
  readonly title: string;
  /** Across a hex, and who is to be thanked for the geography: printed on pictures. */
  readonly kilometres: number;
  readonly credit: string;
  readonly grid: GridScheme;
  readonly centre: Point;
  readonly km: number;
  readonly stiffness: number;
  readonly control: readonly ControlPlace[];
  /** Every kind of ground that a hex has enough of, water alone: the first counts for most. Else it is clear. */
  readonly ground?: readonly Ground[];
  /** A hex is of one ground alone, the first it has enough of. */
  readonly oneGround?: true;
  /** Sources do not tell of shares that are nothing, nor of a country that has all, nor twice of a side of a river. */
  readonly isTerse?: true;
  /** Shares of a hex below so many parts of 100 are not told, nor what fills it. */
  readonly leastTold?: number;
  /** Of a side of a river that is no farther from the true one than this, in hex widths, that is not told. */
  readonly untold?: number;
  /** Where forest and hills count together. */
  readonly limits?: {
    readonly sea: number;
    readonly marsh: number;
    readonly hills: number;
    readonly forest: number;
    /** Of forest and this part of the hills together. */
    readonly mixed: number;
    readonly hillsInMixed: number;
  };
  readonly sources: Readonly<Record<string, Source>>;
  readonly defaults: Readonly<Record<string, From>>;
  /** The words of the map, as they stand in its file; `all-sea` and `all-lake` are its waters. */
  readonly terrains: MapFile['terrains'];
  readonly sideKinds: MapFile['sideKinds'];
  readonly features: MapFile['features'];
  readonly boxes: MapFile['boxes'];
  /** Roads and the like, as they stand in the file but for what is laid of them. */
  readonly networks?: MapFile['networks'];
  readonly ways?: readonly WayPlan[];
  readonly walls?: readonly WallPlan[];
  /** A later one lies over an earlier. */
  readonly patches?: readonly Patch[];
  readonly countries: Readonly<Record<string, CountryLine & { readonly states: readonly string[] }>>;
  /** States whose borders the atlas does not have, as a ring of longitudes and latitudes: they lie over its own. */
  readonly states?: Readonly<Record<string, Ring>>;
  /** The kind of side that is printed wherever two countries meet on land. */
  readonly border?: { readonly kind: string; readonly from: SourceRef };
  readonly zones: Readonly<Record<string, ZonePlan>>;
  /** A water has the hexes that are named, then all that join on to its seed. */
  readonly waters: Readonly<
    Record<string, WaterLine & { readonly seed?: string; readonly hexes?: readonly string[] }>
  >;
  /** What each objective is worth, in a game that counts points; one that is not named is worth none. */
  readonly worth?: Readonly<Record<string, { readonly points: number; readonly from: SourceRef }>>;
  /** What the hex of a place is, whatever the earth shows. */
  readonly placeGround?: { readonly terrain: string; readonly from: SourceRef };
  readonly cities: readonly CityPlan[];
  readonly placed?: readonly Placed[];
  /** The lowest rank of towns of the atlas that are printed; 0 for none. */
  readonly townRank: number;
  /** Towns of the atlas that are not printed, because their hex is on the wrong bank or in the wrong country. */
  readonly unprinted: readonly string[];
  readonly labels: readonly { readonly hex: string; readonly name: string; readonly from: SourceRef }[];
  readonly rivers: readonly RiverPlan[];
  readonly sides: readonly {
    readonly between: Pair;
    readonly kind: string;
    readonly water: string;
    readonly name?: string;
    readonly from: SourceRef;
    readonly waterFrom?: SourceRef;
  }[];
  readonly changes: readonly HexChange[];
  readonly areas: Readonly<Record<string, AreaLine>>;
  readonly regions: Readonly<
    Record<string, { readonly name: string; readonly country?: string; readonly seeds: readonly string[] }>
  >;
};

export type Pair = readonly [string, string];
