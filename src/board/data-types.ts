// What a printed game consists of, as its data files hold it: map, counters, charts, turn track, scenarios and the
// book's paragraphs. Every value says where it is from.
import type { Json, RuleId } from '../core/types.ts';
import type { GridScheme } from '../hex/numbering.ts';

export const STATUSES = ['given', 'implied', 'reconstructed'] as const;
export type Status = (typeof STATUSES)[number];

/** Where a value is from. Given and implied name their rules, reconstructed gives its reason. */
export type Source = { readonly status: Status; readonly rules?: readonly RuleId[]; readonly why?: string };

/** A key of the file's `sources`, such a key with what holds for this value alone, or a source in full. */
export type SourceRef = string | readonly [source: string, detail: string] | Source;

/** By field of the record it stands in. A field without one takes the file's default for that field. */
export type From = Readonly<Record<string, SourceRef>>;

/** What every data file begins with. */
export type FileHead = {
  readonly format: 1;
  readonly game: string;
  readonly title: string;
  readonly sources: Readonly<Record<string, Source>>;
  /** By section, then by field. */
  readonly defaults?: Readonly<Record<string, From>>;
};

export const TERRAINS = ['clear', 'rough', 'marsh', 'desert-steppe', 'all-sea', 'all-lake'] as const;
export type Terrain = (typeof TERRAINS)[number];

export type HexLine = {
  readonly terrain: Terrain;
  /** Key of `countries`; absent on water. */
  readonly country?: string;
  readonly zone?: string;
  /** Key of `waters`, on hexes of sea and lake. */
  readonly water?: string;
  readonly city?: string;
  /** Printed name that is not a city's, such as of an oil field. */
  readonly label?: string;
  readonly objective?: 'city' | 'oil' | 'industry';
  readonly points?: number;
  /** Keys of `waters` from which the hex is a port. */
  readonly port?: readonly string[];
  /** Whose fortified line is printed here. */
  readonly fortified?: string;
  readonly from?: From;
};

export const SIDE_KINDS = ['river', 'lake', 'sea', 'strait'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];

export type SideLine = {
  readonly between: readonly [string, string];
  readonly kind: SideKind;
  /** Key of `rivers`, for a river; its lines stand in the order of the water's flow. */
  readonly river?: string;
  /** Key of `waters`, for the others. */
  readonly water?: string;
  readonly name?: string;
  readonly from?: From;
};

export type CountryLine = {
  readonly name: string;
  readonly adjective: string;
  /** Who controls it when the campaign begins; absent: nobody is named. */
  readonly holder?: string;
  readonly from?: From;
};

export type WaterLine = {
  readonly name: string;
  readonly kind: 'sea' | 'lake' | 'reservoir';
  readonly from?: From;
};

export type RiverLine = {
  readonly name: string;
  /** `edge`, `source` (it rises on the map) or a key of `waters` or `rivers` it leaves or branches off. */
  readonly begins: string;
  /** `edge` or a key of `waters` or `rivers`. */
  readonly ends: string;
  readonly from?: From;
};

/** Kinds of area that lie along an edge of the map. */
export const EDGE_KINDS = ['source', 'entry', 'exit'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** Hexes that one rule names together: a supply area, set-up hexes, an edge and what it is worth. */
export type AreaLine = {
  readonly title: string;
  readonly kind: EdgeKind | 'set-up' | 'supply' | 'region' | 'option' | 'line' | 'island';
  readonly rules: readonly RuleId[];
  readonly hexes: readonly string[];
  readonly from?: From;
};

export type MapFile = FileHead & {
  /** From side to opposite side of a hex, for the scale bar of a picture. */
  readonly kilometres?: number;
  /** Whom a picture of the map has to thank, such as for the geography. */
  readonly credit?: string;
  readonly grid: GridScheme;
  readonly countries: Readonly<Record<string, CountryLine>>;
  readonly zones: Readonly<Record<string, { readonly name: string; readonly from?: From }>>;
  readonly waters: Readonly<Record<string, WaterLine>>;
  readonly rivers: Readonly<Record<string, RiverLine>>;
  readonly areas: Readonly<Record<string, AreaLine>>;
  /** Named stretches of the map for describing it; every hex of land is in exactly one. */
  readonly regions: Readonly<
    Record<string, { readonly name: string; readonly hexes: readonly string[]; readonly from?: From }>
  >;
  readonly hexes: Readonly<Record<string, HexLine>>;
  readonly hexsides: readonly SideLine[];
};

/** A factor as printed: a number, or the die that is rolled for it in each battle. */
type Factor = number | 'd6';

/** Where on the map, or in which box, a counter first stands or enters. */
export type EntryLine = {
  /** A turn of the track, `MG` and the like as printed, or `?`. */
  readonly turn: number | string;
  /** `general`: by the game's general rule; `in-situ`: with friends; else an area, or a hex. */
  readonly by: 'general' | 'in-situ' | 'area' | 'hex' | 'box' | 'conversion' | 'trigger';
  readonly zone?: string;
  readonly area?: string;
  readonly hex?: string;
  readonly box?: string;
  readonly condition?: string;
};

export type UnitLine = {
  /** Short id as typed: lower case letters and digits. */
  readonly id: string;
  /** As printed on the counter. */
  readonly print: string;
  /** As said in a sentence. */
  readonly name: string;
  readonly side: string;
  readonly nationality: string;
  /** Key of `types`. */
  readonly type: string;
  readonly size: 'army' | 'corps';
  /** A bracket over the size symbol: ad hoc, not of that size by its own army's lists. */
  readonly bracket: boolean;
  readonly mobility: 'mech' | 'non-mech';
  readonly attack: Factor;
  readonly defense: Factor;
  /** The asterisk. */
  readonly doubles?: true;
  /** The dot: not replaceable. */
  readonly dot: boolean;
  /** Key of `colours`. */
  readonly colour: string;
  /** On the reverse: a hex, or the letter of a set-up group. */
  readonly setup?: { readonly hex: string } | { readonly group: string };
  /** On the reverse or on the track: first entry and returns. */
  readonly entry?: readonly EntryLine[];
  readonly withdraw?: readonly { readonly turn: number; readonly rule: RuleId; readonly penalty?: number }[];
  /** The unit whose place it takes when it arrives. */
  readonly converts?: string;
  /** The unit that takes its place. */
  readonly counterpart?: string;
  /** Key of `kinds`: what a rule calls it beside its type, such as kg, emergency, satellite. */
  readonly kinds?: readonly string[];
  /** Key of map areas it may not leave. */
  readonly bound?: string;
  readonly note?: string;
  readonly from?: From;
};

export type MarkerLine = {
  readonly id: string;
  readonly print: string;
  readonly name: string;
  readonly side?: string;
  readonly kind: string;
  readonly count: number;
  readonly values?: Readonly<Record<string, Json>>;
  readonly from?: From;
};

export type UnitsFile = FileHead & {
  readonly sides: Readonly<
    Record<string, { readonly name: string; readonly adjective: string; readonly letter: string }>
  >;
  readonly nationalities: Readonly<Record<string, { readonly name: string; readonly from?: From }>>;
  readonly types: Readonly<
    Record<
      string,
      { readonly name: string; readonly mobility: 'mech' | 'non-mech' | 'either'; readonly from?: From }
    >
  >;
  readonly colours: Readonly<
    Record<
      string,
      { readonly name: string; readonly ground: string; readonly ink: string; readonly from?: From }
    >
  >;
  readonly kinds: Readonly<Record<string, { readonly name: string; readonly rules: readonly RuleId[] }>>;
  readonly units: readonly UnitLine[];
  readonly markers: readonly MarkerLine[];
};

export type ScenarioFile = FileHead & {
  readonly id: string;
  readonly turns: { readonly first: number; readonly last: number };
  readonly points: number;
  readonly firstCheck: number;
  readonly rules: readonly RuleId[];
  /** Hexes by holder; countries not named keep the holder of the map file. */
  readonly control: Readonly<Record<string, readonly string[]>>;
  /** Counters with a fixed hex: by hex, ids of units. */
  readonly fixed: Readonly<Record<string, readonly string[]>>;
  /** Counters their owner places: by group, where they may stand and where they stood in history. */
  readonly free: Readonly<
    Record<
      string,
      {
        readonly side: string;
        readonly area: string;
        readonly units: readonly string[];
        readonly historical: Readonly<Record<string, readonly string[]>>;
        readonly rules: readonly RuleId[];
        readonly from?: From;
      }
    >
  >;
  /** Counters in boxes; `track` by turn, `absent` are not in this scenario. */
  readonly boxes: Readonly<Record<string, readonly string[]>>;
  readonly track: Readonly<Record<string, readonly string[]>>;
  /** Markers on the map or at hand, by id of the marker: hexes, or boxes. */
  readonly markers: Readonly<Record<string, readonly string[]>>;
  readonly from?: From;
};

export type OptionLine = {
  readonly id: string;
  readonly title: string;
  readonly values: readonly string[];
  readonly standard: string;
  readonly rules: readonly RuleId[];
  readonly summary: string;
};

export type RuleLine = {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly phase: string;
  readonly summary: string;
};
export type RulesFile = {
  readonly format: 1;
  readonly game: string;
  readonly title: string;
  readonly rules: readonly RuleLine[];
};

export type RulingLine = {
  readonly id: string;
  /** What it settles, when that is not play: values of the data files, or the wording of the book. */
  readonly kind?: 'data' | 'wording';
  readonly title: string;
  readonly rules: readonly RuleId[];
  readonly issue: string;
  readonly ruling: string;
  readonly reason: string;
};
export type RulingsFile = {
  readonly format: 1;
  readonly game: string;
  readonly title: string;
  readonly rulings: readonly RulingLine[];
};
