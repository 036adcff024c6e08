// What one side may see, built from nothing. Front ends and computer players get only this.
import type { Clock, Json, RuleId, Side, Verdict } from '../core/types.ts';

export type UnitView = {
  readonly id: string;
  /** As said in a sentence, printable ASCII. */
  readonly name: string;
  readonly side: Side;
  /** A hex id, or the id of a place that is not a hex. */
  readonly at: string;
  /** False: something stands there, its identity is covered. */
  readonly known: boolean;
  /** Factors that can be added up, by key; one that is rolled for in each battle is absent, as are all of a covered unit's. */
  readonly factors?: Readonly<Record<string, number>>;
  /** Which face of its counter is up, from 1, and the states it is in, as keys of its data file. */
  readonly face?: number;
  readonly states?: readonly string[];
  /** Strength as drawn on the map, one or two characters. */
  readonly strength: string;
  /** Done for this phase, or weak: drawn small. */
  readonly spent: boolean;
  /** Under way and free to go on: what it has left to spend. */
  readonly left?: number;
  /** Factors and states by name, for `unit` and `look`; of a covered one only `most`: as how many it may turn out. */
  readonly facts: Readonly<Record<string, Json>>;
};

export type PlaceView = {
  readonly id: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, Json>>;
  /** More may be in it than this side may know, by this rule. */
  readonly covered?: RuleId;
};

export type ScoreLine = {
  readonly side: Side;
  readonly points: number;
  readonly rule: RuleId;
  readonly why: string;
};

export type View = {
  readonly game: string;
  readonly scenario: string;
  readonly who: Side | 'both';
  readonly clock: Clock;
  /** Of how many turns. */
  readonly turns: number;
  readonly units: readonly UnitView[];
  /** Boxes, tracks, the dead pile. */
  readonly places: readonly PlaceView[];
  /** What is different from the map as printed, by hex: holder, markers. */
  readonly hexes: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly score: readonly ScoreLine[];
  readonly over?: Verdict;
};
