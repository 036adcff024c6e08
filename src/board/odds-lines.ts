// Lines of charts in games of pulses and fronts: battles read by odds, tables with two indexes of the die, missions of the
// air, weather by turn. A game names its codes and sides.
import type {
  BoxLine,
  CrtCellOf,
  DatedTurn,
  NumberLine,
  ResultLineOf,
  Ruled,
  Sourced,
  TurnSpanOf,
} from './chart-lines.ts';
import type { FileHead, OptionLine } from './data-types.ts';

/** `most`: hexes that the attacker may make the defenders retreat; `extra`: what they may go farther. */
export type RetreatLineOf<C extends string> = ResultLineOf<C> & {
  readonly most?: number;
  readonly extra?: number;
  /** What the attackers pay in an exchange, of a hundred factors. */
  readonly pays?: number;
};

/** The lowest rung is 0. */
export type OddsColumn = Sourced & {
  readonly id: string;
  readonly rung: number;
  readonly attack: number;
  readonly defence: number;
};

/** A row of the tables by either index of the die; charts have its `a`. */
export type IndexRow = Sourced & { readonly row: number; readonly a: number; readonly b: number };

export type AirColumnOf<S extends string> = Sourced &
  Ruled & { readonly id: string; readonly title: string; readonly side?: S };

export type AirResultOf<A extends string> = Sourced & Ruled & { readonly id: A; readonly name: string };

export type AirCellOf<A extends string> = Sourced & {
  readonly roll: number;
  readonly column: string;
  readonly result: A;
};

/** A result that is read as another one, in a set of such. */
export type ConversionOf<C extends string, K extends string> = Sourced & {
  readonly set: K;
  readonly code: C;
  readonly result: C;
};

/** Columns on the three best rows, and on the three worst. */
export type PressedLineOf<S extends string> = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly side: S;
    readonly best: number;
    readonly worst: number;
  };

export type OddsShiftOf<S extends string, W extends string> = Sourced &
  Ruled & {
    readonly id: string;
    readonly cause: string;
    /** To the right; negative to the left. */
    readonly columns: number;
    readonly attacker: S | 'any';
    /** Only in this weather. */
    readonly weather?: W;
  };

/** What is added to the defence of a hex. */
export type BonusLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly value?: number;
    /** Factors of its own. */
    readonly intrinsic?: number;
    /** At most, as far as other factors match them. */
    readonly matched?: number;
    readonly multiplier?: number;
    /** Who has it. */
    readonly need: string;
  };

/** Movement factors; `M`: the columns of the chart. */
export type GroundLineOf<M extends string> = Sourced &
  Ruled &
  Readonly<Record<M, number>> & {
    readonly id: string;
    readonly name: string;
    readonly kind: 'hex' | 'hexside';
    /** Nobody passes until it freezes. */
    readonly closed?: true;
    readonly notes: readonly (Ruled & { readonly text: string })[];
  };

/** How long supply lines may be. */
export type SupplyLineOf<S extends string, W extends string> = Sourced &
  Ruled &
  Readonly<Record<S, number>> & { readonly weather: W };

export type BreakdownLine = Sourced &
  Ruled & { readonly corps: string; readonly divisions: readonly string[] };

/** Who comes before whom. */
export type QueueLine = Sourced & Ruled & { readonly order: number; readonly unit: string };

export type WinLineOf<S extends string> = Sourced &
  Ruled & {
    readonly id: string;
    readonly winner: S;
    readonly level: 'historical' | 'smashing';
    /** How many games it is worth. */
    readonly games: number;
    readonly when: 'every-turn' | 'from-holding' | 'last-turn' | 'gamble';
    readonly condition?: 'fliegerkorps-left' | 'fliegerkorps-kept' | 'russian-first-move';
    /** Names of places. */
    readonly needs: readonly string[];
    readonly how?: 'occupied' | 'one-occupied' | 'held' | 'not-german';
    readonly text: string;
  };

export type OddsDieLine = Sourced &
  Ruled & { readonly id: string; readonly title: string; readonly die: number; readonly count: number };

/** What changed hands in the war. */
export type HeldLineOf<S extends string> = Sourced & {
  readonly turn: number;
  readonly date: string;
  readonly place: string;
  readonly holder: S;
};

/** By the roll of turn 2: `early` if it gave Mud, `late` if not. */
export type WeatherLineOf<W extends string> = Sourced & {
  readonly turn: number;
  readonly early: W;
  readonly late: W;
};

export type WeatherRoll = Sourced & { readonly roll: number; readonly weather: 'mud' | 'good' };

/** The charts that such games have alike. `C`: codes of battles, `A`: of the air, `K`: sets of conversions. */
export type OddsTablesOf<
  C extends string,
  A extends string,
  K extends string,
  S extends string,
  W extends string,
> = FileHead & {
  readonly results: readonly RetreatLineOf<C>[];
  readonly columns: readonly OddsColumn[];
  readonly rows: readonly IndexRow[];
  readonly crt: readonly CrtCellOf<C>[];
  readonly airColumns: readonly AirColumnOf<S>[];
  readonly airResults: readonly AirResultOf<A>[];
  readonly air: readonly AirCellOf<A>[];
  readonly conversions: readonly ConversionOf<C, K>[];
  readonly pressed: readonly PressedLineOf<S>[];
  readonly shifts: readonly OddsShiftOf<S, W>[];
  readonly bonuses: readonly BonusLine[];
  readonly terrain: readonly GroundLineOf<S | 'panzer'>[];
  readonly costs: readonly NumberLine[];
  readonly limits: readonly NumberLine[];
  readonly supply: readonly SupplyLineOf<S, W>[];
  readonly credits: readonly NumberLine[];
  readonly siberians: readonly QueueLine[];
  readonly shockArmies: readonly QueueLine[];
  readonly victory: readonly WinLineOf<S>[];
  readonly dice: readonly OddsDieLine[];
  readonly history: readonly HeldLineOf<S>[];
  readonly boxes: readonly BoxLine[];
  readonly options: readonly OptionLine[];
};

/** `O`: a line of the order of a turn. */
export type OddsTurnsOf<O extends { readonly weather: W }, S extends string, W extends string> = FileHead & {
  readonly turns: readonly DatedTurn[];
  readonly weather: readonly WeatherLineOf<W>[];
  readonly weatherRoll: readonly WeatherRoll[];
  readonly order: readonly O[];
  readonly spans: readonly TurnSpanOf<S>[];
};
