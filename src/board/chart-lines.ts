// Lines that the charts of every game have, and the reader that finds one by its id.
import type { RuleId } from '../core/types.ts';
import type { From } from './data-types.ts';

export type Sourced = { readonly from?: From };
export type Ruled = { readonly rules: readonly RuleId[] };

/** `C`: the codes of the combat results table. */
export type ResultLineOf<C extends string> = Sourced &
  Ruled & { readonly id: C; readonly name: string; readonly rank: number };

export type CrtCellOf<C extends string> = Sourced & {
  readonly roll: number;
  readonly column: string;
  readonly result: C;
};

/** A number of the rules: movement factors, extra costs, limits. */
export type NumberLine = Sourced &
  Ruled & { readonly id: string; readonly title: string; readonly value: number };

export type PointsLine = Sourced &
  Ruled & { readonly id: string; readonly title: string; readonly points: number };

/** First and last turn; absent: all. */
export type Turned = { readonly turns?: readonly [first: number, last: number] };

/** Differentials from `least` to `most`; absent: no end. The lowest rung is 0. */
export type DifferenceColumn = Sourced & {
  readonly id: string;
  readonly rung: number;
  readonly least?: number;
  readonly most?: number;
};

/** What every line of a chart of terrain has. */
export type GroundLine = Sourced & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'hex' | 'hexside' | 'man-made';
  readonly notes: readonly (Ruled & { readonly text: string })[];
};

/** `A`: sides, or what stands for several. */
export type ShiftLineOf<A extends string> = Sourced &
  Ruled &
  Turned & {
    readonly id: string;
    readonly cause: string;
    /** To the right; negative to the left. */
    readonly columns: number;
    readonly attacker: A;
  };

export type DatedTurn = Sourced & { readonly turn: number; readonly label: string; readonly date: string };

/** What holds from turn to turn. */
export type TurnSpanOf<S extends string> = Sourced &
  Ruled & {
    readonly id: string;
    readonly first: number;
    readonly last: number;
    readonly side: S | 'any';
    readonly text: string;
  };

/** What the war itself came to. */
export type HistoryLine = Sourced & {
  readonly turn: number;
  readonly date: string;
  readonly place: string;
  readonly points: number;
};

/** A place that is no hex, and what it is called. */
export type BoxLine = Sourced & Ruled & { readonly id: string; readonly title: string };

/** Where each line of a chart stands that has been asked for: steps and odds ask for the same ones over and over. */
const places = new WeakMap<object, Map<string, number>>();

/** The chart must have it. */
export const lineOf = <L extends { readonly id: string }>(lines: readonly L[], id: string): L => {
  const known = places.get(lines) ?? new Map<string, number>();
  const before = lines[known.get(id) ?? -1];
  if (before?.id === id) return before;
  places.set(lines, known);
  const at = lines.findIndex((line) => line.id === id);
  const found = lines[at];
  if (found === undefined) throw new RangeError(`no line ${id} in the chart`);
  known.set(id, at);
  return found;
};
