// The forms of Operation Storm's charts and of its turn track.
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

export type Who = 'german' | 'soviet';

/** 10.22a: losses of attackers and defenders in units, or DE. */
export type ResultCode = string;

export type ResultLine = ResultLineOf<ResultCode> & {
  readonly attackers?: number;
  /** Absent: all of them. */
  readonly defenders?: number;
};

export type ColumnLine = DifferenceColumn;

/** MP, that the other terrain says it, that nobody passes, or only along a corridor or a pass. */
export type Cost = number | 'other' | 'closed' | 'corridor' | 'pass';

export type TerrainLine = GroundLine & {
  readonly foot: Cost;
  /** All mechanized units but cavalry. */
  readonly mech: Cost;
  readonly cavalry: Cost;
  readonly mountain: Cost;
  /** Columns to the right for those who attack it. */
  readonly shift: number;
  readonly halves?: true;
  readonly noConcentric?: true;
};

/** `any-axis`: Germans, Hungarians and Romanians. */
export type ShiftLine = ShiftLineOf<Who | 'any-axis' | 'any'> & {
  /** Absent: both sorts. */
  readonly assault?: 'prepared' | 'mobile';
};

/** 12.1: by class and state of supply. */
export type MovementLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly full: number;
    readonly attenuated?: number;
    readonly oos?: number;
  };

/** 4.11: who has won with so many points, by value of the option. */
export type VictoryLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly winner: Who | 'draw';
    readonly proLuftwaffe: 'off' | 'on';
    readonly least?: number;
    readonly most?: number;
  };

export type DieLine = Sourced &
  Ruled & { readonly id: string; readonly title: string; readonly die: number; readonly count: number };

export type TablesFile = FileHead & {
  readonly results: readonly ResultLine[];
  readonly columns: readonly ColumnLine[];
  readonly crt: readonly CrtCellOf<ResultCode>[];
  readonly terrain: readonly TerrainLine[];
  readonly shifts: readonly ShiftLine[];
  readonly movement: readonly MovementLine[];
  readonly costs: readonly (NumberLine & Turned)[];
  readonly limits: readonly NumberLine[];
  readonly points: readonly PointsLine[];
  readonly victory: readonly VictoryLine[];
  readonly dice: readonly DieLine[];
  readonly history: readonly HistoryLine[];
  readonly boxes: readonly BoxLine[];
  readonly options: readonly OptionLine[];
};

export type TurnLine = DatedTurn;

/** What holds from turn to turn. */
export type SpanLine = TurnSpanOf<Who>;

export type TurnsFile = FileHead & {
  readonly turns: readonly TurnLine[];
  readonly spans: readonly SpanLine[];
};
