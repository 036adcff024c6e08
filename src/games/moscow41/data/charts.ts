// The forms of Moscow vs. Barbarossa's charts and of its turn track.
import type { DatedTurn, Ruled, Sourced } from '../../../board/chart-lines.ts';
import type { GroundLineOf, OddsTablesOf, OddsTurnsOf } from '../../../board/odds-lines.ts';

export type Who = 'german' | 'russian';

export const WEATHER = ['good', 'hard-frost', 'mud', 'snow'] as const;
export type Weather = (typeof WEATHER)[number];

/** Results of battles. */
export type ResultCode = 'AE' | 'AD' | 'D/AE' | '-' | 'X' | 'D' | 'D1' | 'D2' | 'D3' | 'DE' | 'BR';

export type AirCode =
  '-' | 'D' | 'D*' | 'AA' | 'russian-down' | 'german-down' | 'russian-intercepted' | 'german-intercepted';

export type ConversionSet = 'no-retreat' | 'overrun';

/** Basic factors, and the bonus of operational movement (MOV.1). */
export type MovementLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly good: number;
    readonly mud: number;
    readonly snow: number;
    readonly bonus: number;
    /** ROAD.1, ROAD.3: what a hex along a road costs. */
    readonly road: 'half' | 'two-thirds';
  };

export type TerrainLine = GroundLineOf<Who | 'panzer'>;

export type TablesFile = OddsTablesOf<ResultCode, AirCode, ConversionSet, Who, Weather> & {
  readonly movement: readonly MovementLine[];
};

export type TurnLine = DatedTurn;

/** INH.SEQ: who goes first. */
export type OrderLine = Sourced & Ruled & { readonly weather: Weather; readonly first: Who };

export type TurnsFile = OddsTurnsOf<OrderLine, Who, Weather>;
