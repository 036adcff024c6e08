// The forms of the charts of Death Struggle 20 and of its turn track.
import type {
  DatedTurn,
  NumberLine,
  PointsLine,
  Ruled,
  Sourced,
  TurnSpanOf,
} from '../../../board/chart-lines.ts';
import type { FileHead } from '../../../board/data-types.ts';
import type { BreakdownLine, GroundLineOf, OddsShiftOf, OddsTablesOf } from '../../../board/odds-lines.ts';

export type Who = 'axis' | 'russian';

/** WEA.8: what the turn track has. */
export type Weather = 'good' | 'light-mud' | 'mud' | 'hard-frost' | 'snow';

/** X/3 and 3/2X come of forced exchanges alone. */
export type ResultCode =
  'AE' | '2X' | 'AD' | '3/2X' | 'X' | 'X/2' | 'X/3' | 'D' | 'D1' | 'D2' | 'D3' | 'DE' | 'BK';

export type AirCode =
  '-' | 'D' | 'D*' | 'AA' | 'russian-down' | 'russian-intercepted' | 'german-intercepted' | 'german-down';

/** `escape`: Germans who take a D3 (FEX.5); `declined`: Germans who refuse an exchange (RES.X.6). */
export type ConversionSet = 'no-retreat' | 'forced' | 'escape' | 'declined' | 'overrun';

/** `german`: without allies of the Axis; `per`: for the units alone that are such (R15). */
export type ShiftLine = OddsShiftOf<Who | 'german', Weather> & {
  readonly per?: 'unit';
  readonly turns?: readonly [first: number, last: number];
};

/** `corps`: panzer, tank and motorized ones; `division`: their divisions and brigades. */
export type TerrainLine = GroundLineOf<'corps' | 'division' | 'other'> & {
  /** TER.11, R74: such a corps enters one such hex in a player turn. */
  readonly corpsOnce?: true;
  /** TER.16: no such corps enters it. */
  readonly corpsClosed?: true;
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

/** Factors as printed, such as 2-4. */
export type RecipeLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly nation: string;
    readonly size: 'corps' | 'army';
    readonly makes: string;
    readonly of: readonly string[];
  };

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

/** What the Moscow games have otherwise, or this game has not. */
type Otherwise = 'shifts' | 'terrain' | 'credits' | 'siberians' | 'shockArmies' | 'victory';

export type TablesFile = Omit<OddsTablesOf<ResultCode, AirCode, ConversionSet, Who, Weather>, Otherwise> & {
  readonly shifts: readonly ShiftLine[];
  readonly terrain: readonly TerrainLine[];
  readonly weather: readonly WeatherLine[];
  readonly movement: readonly MovementLine[];
  readonly bonusMoves: readonly BonusMoveLine[];
  readonly rail: readonly NumberLine[];
  readonly recipes: readonly RecipeLine[];
  readonly breakdown: readonly BreakdownLine[];
  readonly setUp: readonly SetUpLine[];
  readonly arrivals: readonly ArrivalLine[];
  readonly points: readonly PointsLine[];
  readonly victory: readonly VictoryLine[];
};

export type TurnLine = DatedTurn & { readonly weather: Weather };

/** SEQ.0: a step of a player turn; with an option, where it has that value (R30). */
export type StepLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly side: Who;
    readonly order: number;
    readonly title: string;
    readonly option?: string;
    readonly value?: string;
  };

export type SpanLine = TurnSpanOf<Who>;

export type TurnsFile = FileHead & {
  readonly turns: readonly TurnLine[];
  readonly steps: readonly StepLine[];
  readonly spans: readonly SpanLine[];
};
