// The forms of Typhoon's charts and of its turn track.
import type { BoxLine, NumberLine, Ruled, Sourced } from '../../../board/chart-lines.ts';
import type { FileHead, OptionLine } from '../../../board/data-types.ts';

export type Weather = 'good' | 'mud' | 'hard-frost' | 'snow';

export type MovementLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly good: number;
    readonly mud: number;
    readonly snow: number;
    readonly firstSnow: number;
    readonly road: 'double' | 'one-more';
  };

export type TerrainLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly panzer: number;
    readonly german: number;
    readonly russian: number;
  };

export type TablesFile = FileHead & {
  readonly movement: readonly MovementLine[];
  readonly terrain: readonly TerrainLine[];
  readonly supply: readonly (Ruled & { readonly weather: Weather; readonly german: number; readonly russian: number })[];
  readonly limits: readonly NumberLine[];
  readonly costs: readonly NumberLine[];
  readonly breakdown: readonly { readonly corps: string; readonly divisions: readonly string[] }[];
  readonly dice: readonly (Ruled & { readonly id: string; readonly title: string; readonly die: number; readonly count: number })[];
  readonly boxes: readonly BoxLine[];
  readonly options: readonly OptionLine[];
};
export type TurnLine = Sourced & { readonly turn: number; readonly label: string; readonly date?: string };
export type TurnsFile = FileHead & {
  readonly turns: readonly TurnLine[];
  readonly weather: readonly { readonly turn: number; readonly early: Weather; readonly late: Weather }[];
  readonly weatherRoll: readonly { readonly roll: number; readonly weather: 'mud' | 'good' }[];
  readonly spans: readonly (Ruled & {
    readonly id: string;
    readonly first: number;
    readonly last: number;
    readonly side: string;
    readonly text: string;
  })[];
  readonly order: readonly (Ruled & {
    readonly weather: Weather;
    readonly first: 'german' | 'russian';
    readonly german?: number;
    readonly russian?: number;
  })[];
};
