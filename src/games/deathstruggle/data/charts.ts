// The forms of the charts of Death Struggle 20 and of its turn track.
import type {
  BoxLine,
  CrtCellOf,
  NumberLine,
  PointsLine,
  ResultLineOf,
  Ruled,
  Sourced,
} from '../../../board/chart-lines.ts';
import type { FileHead, OptionLine } from '../../../board/data-types.ts';

export type Who = 'axis' | 'russian';

/** WEA.8: what the turn track has. */
export type Weather = 'good' | 'light-mud' | 'mud' | 'hard-frost' | 'snow';

/** X/3 and 3/2X come of forced exchanges alone. */
export type ResultCode =
  'AE' | '2X' | 'AD' | '3/2X' | 'X' | 'X/2' | 'X/3' | 'D' | 'D1' | 'D2' | 'D3' | 'DE' | 'BK';

export type AirCode =
  '-' | 'D' | 'D*' | 'AA' | 'russian-down' | 'russian-intercepted' | 'german-intercepted' | 'german-down';

export type AirColumn = 'german-bombing' | 'russian-bombing' | 'interception';

export type ResultLine = ResultLineOf<ResultCode> & {
  /** Hexes of retreat that the attacker can demand. */
  readonly most?: number;
  /** Hexes that the defender may go beyond them. */
  readonly extra?: number;
  /** What the attackers pay of the defence, in hundredths. */
  readonly pays?: number;
};

/** Odds of `attack` to `defence`. The lowest rung is 0. */
export type ColumnLine = Sourced & {
  readonly id: string;
  readonly rung: number;
  readonly attack: number;
  readonly defence: number;
};

/** CRT.2: the two numbers of a row, 0 and 7 for shifted dice alone. */
export type RowLine = Sourced & { readonly row: number; readonly a: number; readonly b: number };

export type AirColumnLine = Sourced &
  Ruled & { readonly id: AirColumn; readonly title: string; readonly side?: Who };

export type AirResultLine = Sourced & Ruled & { readonly id: AirCode; readonly name: string };

/** By index A, with shifts. */
export type AirCell = Sourced & {
  readonly roll: number;
  readonly column: AirColumn;
  readonly result: AirCode;
};

export type Conversion = 'no-retreat' | 'forced' | 'escape' | 'declined' | 'overrun';

export type ConversionLine = Sourced & {
  readonly set: Conversion;
  readonly code: ResultCode;
  readonly result: ResultCode;
};

export type PressedLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly side: Who;
    /** Columns on the three best rows and on the three worst. */
    readonly best: number;
    readonly worst: number;
  };

export type ShiftLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly cause: string;
    /** To the right; negative to the left. */
    readonly columns: number;
    /** `german`: without allies of the Axis. */
    readonly attacker: Who | 'german' | 'any';
    /** For the units alone that are such (R15). */
    readonly per?: 'unit';
    readonly weather?: Weather;
    readonly turns?: readonly [first: number, last: number];
  };

export type BonusLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly value?: number;
    readonly multiplier?: number;
    readonly need: string;
  };

/** Movement points; `one`: one such hex in a player turn (R74); `closed`: nobody passes. */
export type Cost = number | 'one' | 'closed';

export type TerrainLine = Sourced & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'hex' | 'hexside';
  /** Panzer, tank and motorized corps; `division`: their divisions and brigades. */
  readonly corps: Cost;
  readonly division: Cost;
  readonly other: Cost;
  readonly notes: readonly (Ruled & { readonly text: string })[];
};

export type WeatherLine = Sourced &
  Ruled & {
    readonly id: Weather;
    readonly name: string;
    readonly overrun?: true;
    readonly declined?: true;
    readonly brownRoads?: true;
    readonly halved?: true;
    readonly shortAdvance?: true;
    readonly frozen?: true;
    readonly armyRadius?: true;
  };

export type MovementLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly good: number;
    /** MOV.9, MOV.10. */
    readonly road: 'half' | 'hex';
  };

export type BonusMoveLine = Sourced &
  Ruled & {
    readonly id: Who;
    readonly title: string;
    readonly main: number;
    readonly breakthrough: number;
  };

export type SupplyLine = Sourced &
  Ruled & { readonly weather: Weather; readonly axis: number; readonly russian: number };

/** Factors as printed, such as 2-4. */
export type RecipeLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly nation: string;
    readonly size: 'corps' | 'army';
    readonly makes: string;
    readonly of: readonly string[];
  };

export type BreakdownLine = Sourced &
  Ruled & { readonly corps: string; readonly divisions: readonly string[] };

/** A group of the set-up: within so many hexes of a hex, or of one of these counters. */
export type SetUpLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly within: number;
    readonly hex?: string;
    readonly of?: readonly string[];
  };

export type ArrivalLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly side: Who;
    readonly count?: number;
    readonly first?: number;
    readonly at: readonly string[];
  };

export type VictoryLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly winner: Who | 'draw';
    readonly level: 'victory' | 'smashing' | 'draw';
    readonly games: number;
    readonly when: 'axis-look' | 'russian-look' | 'moscow-taken' | 'gamble' | 'end';
    readonly least?: number;
    readonly most?: number;
    readonly needs?: readonly string[];
    readonly how?: 'one' | 'all' | 'none';
    readonly last?: number;
    readonly text: string;
  };

export type DieLine = Sourced &
  Ruled & { readonly id: string; readonly title: string; readonly die: number; readonly count: number };

export type HolderLine = Sourced & {
  readonly turn: number;
  readonly date: string;
  readonly place: string;
  readonly holder: Who;
};

export type TablesFile = FileHead & {
  readonly results: readonly ResultLine[];
  readonly columns: readonly ColumnLine[];
  readonly rows: readonly RowLine[];
  readonly crt: readonly CrtCellOf<ResultCode>[];
  readonly airColumns: readonly AirColumnLine[];
  readonly airResults: readonly AirResultLine[];
  readonly air: readonly AirCell[];
  readonly conversions: readonly ConversionLine[];
  readonly pressed: readonly PressedLine[];
  readonly shifts: readonly ShiftLine[];
  readonly bonuses: readonly BonusLine[];
  readonly terrain: readonly TerrainLine[];
  readonly weather: readonly WeatherLine[];
  readonly movement: readonly MovementLine[];
  readonly bonusMoves: readonly BonusMoveLine[];
  readonly costs: readonly NumberLine[];
  readonly limits: readonly NumberLine[];
  readonly supply: readonly SupplyLine[];
  readonly rail: readonly NumberLine[];
  readonly recipes: readonly RecipeLine[];
  readonly breakdown: readonly BreakdownLine[];
  readonly setUp: readonly SetUpLine[];
  readonly arrivals: readonly ArrivalLine[];
  readonly points: readonly PointsLine[];
  readonly victory: readonly VictoryLine[];
  readonly dice: readonly DieLine[];
  readonly history: readonly HolderLine[];
  readonly boxes: readonly BoxLine[];
  readonly options: readonly OptionLine[];
};

export type TurnLine = Sourced & {
  readonly turn: number;
  readonly label: string;
  readonly date: string;
  readonly weather: Weather;
};

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
