// What a printed game consists of, as its data files hold it: map, counters, charts, turn track, scenarios and the
// book's paragraphs. Every value says where it is from.
import type { Json, RuleId } from '../core/types.ts';
import type { GridScheme } from '../hex/numbering.ts';
import type {
  BoxKind,
  FeatureKind,
  MarkKind,
  FactorKind,
  NetworkLine,
  SideKind,
  SizeKind,
  StateKind,
  TerrainKind,
} from './vocabularies.ts';

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

/** A hex as its file has it: keys are those of the vocabularies of the same file. */
export type HexLine = {
  /** One terrain or several, the one that counts for most first. */
  readonly terrain: string | readonly string[];
  /** Key of `countries`; where a game has countries, every hex of land has one. */
  readonly country?: string;
  readonly zone?: string;
  /** Key of `waters`, on hexes of water. */
  readonly water?: string;
  /** Printed name of a hex that is no city or town. */
  readonly label?: string;
  /** What stands in it, by key of `features`. */
  readonly features?: Readonly<Record<string, FeatureLine>>;
  readonly from?: From;
};

export type FeatureLine = {
  readonly name?: string;
  readonly points?: number;
  /** Whose it is. */
  readonly side?: string;
  /** Keys of `waters` on which it lies, such as a port's. */
  readonly waters?: readonly string[];
  /** Anything else printed of it, by name. */
  readonly values?: Readonly<Record<string, Json>>;
};

export type SideLine = {
  readonly between: readonly [string, string];
  /** Key of `sideKinds`. */
  readonly kind: string;
  /** Key of `rivers`, for a river; its lines stand in the order of the water's flow. */
  readonly river?: string;
  /** Key of `waters`, for other water. */
  readonly water?: string;
  readonly name?: string;
  /** Which of the two hexes it protects. */
  readonly of?: string;
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

/** Kinds of area that are drawn and told in ways of their own. */
export type AreaKind = EdgeKind | 'set-up' | 'supply' | 'bounds' | 'region' | 'option' | 'line' | 'island';

/** Hexes that one rule names together: a supply area, set-up hexes, an edge and what it is worth. */
export type AreaLine = {
  readonly title: string;
  readonly kind: AreaKind;
  readonly rules: readonly RuleId[];
  readonly hexes: readonly string[];
  /** The country or the zone whose land it is, all of it; the file has `{ country }` or `{ zone }` in place of the hexes. */
  readonly country?: string;
  readonly zone?: string;
  readonly from?: From;
};

export type ZoneLine = {
  readonly name: string;
  /** Who holds its hexes when the game begins, where their country does not say who does. */
  readonly holder?: string;
  readonly from?: From;
};

/** A named stretch of the map for describing it; where there are any, every hex of land is in exactly one. */
export type RegionLine = { readonly name: string; readonly hexes: readonly string[]; readonly from?: From };

/** Tables that a file does not have are empty here. */
export type MapFile = FileHead & {
  /** From side to opposite side of a hex, for the scale bar of a picture. */
  readonly kilometres?: number;
  /** Whom a picture of the map has to thank, such as for the geography. */
  readonly credit?: string;
  readonly grid: GridScheme;
  readonly terrains: Readonly<Record<string, TerrainKind>>;
  readonly sideKinds: Readonly<Record<string, SideKind>>;
  readonly features: Readonly<Record<string, FeatureKind>>;
  readonly networks: Readonly<Record<string, NetworkLine>>;
  readonly boxes: Readonly<Record<string, BoxKind>>;
  readonly countries: Readonly<Record<string, CountryLine>>;
  readonly zones: Readonly<Record<string, ZoneLine>>;
  readonly waters: Readonly<Record<string, WaterLine>>;
  readonly rivers: Readonly<Record<string, RiverLine>>;
  readonly areas: Readonly<Record<string, AreaLine>>;
  readonly regions: Readonly<Record<string, RegionLine>>;
  readonly hexes: Readonly<Record<string, HexLine>>;
  readonly hexsides: readonly SideLine[];
};

/** A factor as printed: a number, or the die that is rolled for it in each battle. */
export type Factor = number | 'd6';

/** By key of `factors`. */
export type Face = Readonly<Record<string, Factor>>;

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
  /** Key of `sizes`. */
  readonly size?: string;
  /** Key of `mobilities`. */
  readonly mobility?: string;
  /** What is printed on each of its faces, by key of `factors`: the full one first, then what it is reduced to. */
  readonly faces: readonly Face[];
  /** Keys of `marks`. */
  readonly marks?: readonly string[];
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
  /** Key of `formations`: the corps or army to which it belongs. */
  readonly formation?: string;
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

/** Tables that a file does not have are empty here. */
export type UnitsFile = FileHead & {
  readonly sides: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly adjective: string;
        readonly letter: string;
        /** The colour of its counters where a drawing in a terminal has but one for each side. */
        readonly fill?: string;
      }
    >
  >;
  readonly nationalities: Readonly<Record<string, { readonly name: string; readonly from?: From }>>;
  readonly factors: Readonly<Record<string, FactorKind>>;
  readonly sizes: Readonly<Record<string, SizeKind>>;
  readonly mobilities: Readonly<Record<string, { readonly name: string }>>;
  readonly marks: Readonly<Record<string, MarkKind>>;
  readonly states: Readonly<Record<string, StateKind>>;
  /** The mobility of a type's units; `either`: each says its own. */
  readonly types: Readonly<
    Record<string, { readonly name: string; readonly mobility?: string; readonly from?: From }>
  >;
  readonly colours: Readonly<
    Record<
      string,
      { readonly name: string; readonly ground: string; readonly ink: string; readonly from?: From }
    >
  >;
  readonly kinds: Readonly<Record<string, { readonly name: string; readonly rules: readonly RuleId[] }>>;
  /** Corps and armies by the id as typed, in a game that has them. */
  readonly formations?: Readonly<Record<string, { readonly name: string; readonly side: string }>>;
  readonly units: readonly UnitLine[];
  readonly markers: readonly MarkerLine[];
};

/** How a counter lies: which face is up, from 1, and keys of the states it is in. */
export type Condition = { readonly face?: number; readonly states?: readonly string[] };

export type ScenarioFile = FileHead & {
  readonly id: string;
  /** What sets it apart, for whoever chooses one. */
  readonly summary?: string;
  readonly turns: { readonly first: number; readonly last: number };
  /** Victory points at the start, in a game that counts them. */
  readonly points?: number;
  /** The turn at the end of which victory is checked first. */
  readonly firstCheck?: number;
  /** Other numbers and words of the scenario, by name. */
  readonly values?: Readonly<Record<string, Json>>;
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
  /** Counters that do not begin on their first face, or begin in a state, by id. */
  readonly begins?: Readonly<Record<string, Condition>>;
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
