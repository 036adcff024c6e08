// The forms of Operation Storm's charts and of its turn track.
import type {
  BoxLine,
  CrtCellOf,
  HistoryLine,
  NumberLine,
  PointsLine,
  ResultLineOf,
  Ruled,
  Sourced,
} from '../../../board/chart-lines.ts';
import type { FileHead, OptionLine } from '../../../board/data-types.ts';

export type Who = 'german' | 'soviet';

/** First and last turn; absent: all. */
type Turned = { readonly turns?: readonly [first: number, last: number] };

/** 10.22a: losses of attackers and defenders in units, or DE. */
export type ResultCode = string;

export type ResultLine = ResultLineOf<ResultCode> & {
  readonly attackers?: number;
  /** Absent: all of them. */
  readonly defenders?: number;
};

/** Differentials from `least` to `most`; absent: no end. The lowest rung is 0. */
export type ColumnLine = Sourced & {
  readonly id: string;
  readonly rung: number;
  readonly least?: number;
  readonly most?: number;
};

/** MP, that the other terrain says it, that nobody passes, or only along a corridor or a pass. */
export type Cost = number | 'other' | 'closed' | 'corridor' | 'pass';

export type TerrainLine = Sourced & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'hex' | 'hexside' | 'man-made';
  readonly foot: Cost;
  /** All mechanized units but cavalry. */
  readonly mech: Cost;
  readonly cavalry: Cost;
  readonly mountain: Cost;
  /** Columns to the right for those who attack it. */
  readonly shift: number;
  readonly halves?: true;
  readonly noConcentric?: true;
  readonly notes: readonly (Ruled & { readonly text: string })[];
};

export type ShiftLine = Sourced &
  Ruled &
  Turned & {
    readonly id: string;
    readonly cause: string;
    /** To the right; negative to the left. */
    readonly columns: number;
    /** `any-axis`: Germans, Hungarians and Romanians. */
    readonly attacker: Who | 'any-axis' | 'any';
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

export type TurnLine = Sourced & { readonly turn: number; readonly label: string; readonly date: string };

/** What holds from turn to turn. */
export type SpanLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly first: number;
    readonly last: number;
    readonly side: Who | 'any';
    readonly text: string;
  };

export type TurnsFile = FileHead & {
  readonly turns: readonly TurnLine[];
  readonly spans: readonly SpanLine[];
};
