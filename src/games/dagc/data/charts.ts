// The forms of DAGC's charts and of its turn track.
import type {
  BoxLine,
  CrtCellOf,
  DatedTurn,
  DifferenceColumn,
  GroundLine,
  HistoryLine,
  NumberLine,
  PointsLine,
  ResultLineOf,
  Ruled,
  ShiftLineOf,
  Sourced,
  TurnSpanOf,
  Turned,
} from '../../../board/chart-lines.ts';
import type { FileHead, OptionLine } from '../../../board/data-types.ts';
import type { Front } from '../state.ts';
import type { Who } from './sheet.ts';

export const RESULTS = ['AE', 'AS', 'BB', 'DR', 'DE'] as const;
export type ResultCode = (typeof RESULTS)[number];

export type ColumnLine = DifferenceColumn;

/** MP, that the other terrain says it, or that nobody passes. */
export type Cost = number | 'other' | 'closed';

export type TerrainLine = GroundLine & {
  readonly cost: Cost;
  readonly cavMech: Cost;
  /** To the strength of the defenders. */
  readonly addition: number;
};

export type ShiftLine = ShiftLineOf<Who | 'any'>;

/** 2.1b: dice are of one kind. `most`: the highest face that is a success. */
export type DieLine = Sourced &
  Ruled &
  Turned & { readonly id: string; readonly title: string; readonly die: number; readonly most?: number };

export type TablesFile = FileHead & {
  readonly results: readonly ResultLineOf<ResultCode>[];
  readonly columns: readonly ColumnLine[];
  readonly crt: readonly CrtCellOf<ResultCode>[];
  readonly terrain: readonly TerrainLine[];
  readonly shifts: readonly ShiftLine[];
  readonly movement: readonly NumberLine[];
  readonly costs: readonly NumberLine[];
  readonly limits: readonly NumberLine[];
  readonly points: readonly PointsLine[];
  readonly dice: readonly DieLine[];
  readonly history: readonly HistoryLine[];
  readonly boxes: readonly BoxLine[];
  readonly options: readonly OptionLine[];
};

export type TurnLine = DatedTurn;

export type RateLine = Sourced & { readonly turn: number; readonly side: Who; readonly steps: number };

/** Steps of every turn, in place of those of the track, when the option says so. */
export type FlatRateLine = Sourced &
  Ruled & { readonly id: string; readonly side: Who; readonly steps: number };

/** Air armies that come, or go. */
export type AirLine = Sourced &
  Ruled & { readonly turn: number; readonly front: Front; readonly change: number };

/** What holds from turn to turn; with an option, where it has that value. */
export type SpanLine = TurnSpanOf<Who> & { readonly option?: string; readonly value?: string };

export type TurnsFile = FileHead & {
  readonly turns: readonly TurnLine[];
  readonly replacements: readonly RateLine[];
  readonly rates: readonly FlatRateLine[];
  readonly airArmies: readonly AirLine[];
  readonly spans: readonly SpanLine[];
};
