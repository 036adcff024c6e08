// The forms of Typhoon's charts and of its turn track.
import type { DatedTurn, Ruled, Sourced } from '../../../board/chart-lines.ts';
import type { BreakdownLine, GroundLineOf, OddsTablesOf, OddsTurnsOf } from '../../../board/odds-lines.ts';

export type Who = 'german' | 'russian';

export const WEATHER = ['good', 'hard-frost', 'mud', 'snow'] as const;
export type Weather = (typeof WEATHER)[number];

/** Results of battles; 3/2X comes of a forced exchange alone (FEX.5). */
export type ResultCode = 'AE' | 'AD' | 'D/AE' | 'X' | 'X/2' | '3/2X' | 'D' | 'D1' | 'D2' | 'DE' | 'BR';

export type AirCode = '-' | 'D' | 'D*' | 'AA' | 'AA*' | 'russian-down' | 'german-down';

/** `forced-trapped` before `forced`, for defenders that cannot or may not retreat (R4). */
export type ConversionSet = 'no-retreat' | 'overrun' | 'forced' | 'forced-trapped';

/** Factors in a pulse. */
export type MovementLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly good: number;
    readonly mud: number;
    readonly snow: number;
    readonly firstSnow: number;
    /** MOV.9, MOV.10: what a road gives. */
    readonly road: 'double' | 'one-more';
  };

export type TerrainLine = GroundLineOf<Who | 'panzer'>;

export type TablesFile = OddsTablesOf<ResultCode, AirCode, ConversionSet, Who, Weather> & {
  readonly movement: readonly MovementLine[];
  /** RES.X.7: what an infantry corps breaks down into. */
  readonly breakdown: readonly BreakdownLine[];
};

export type TurnLine = DatedTurn;

/** SEQ.1, SEQ.3: who goes first, and the pulses of each side. */
export type OrderLine = Sourced &
  Ruled & {
    readonly weather: Weather;
    readonly first: Who;
    readonly german: number;
    readonly russian: number;
  };

export type TurnsFile = OddsTurnsOf<OrderLine, Who, Weather>;
