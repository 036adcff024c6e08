// The forms of Barbarossa's charts and of its turn track, and the small readers that find a value in them.
import type {
  BoxLine,
  CrtCellOf,
  GroundLine,
  HistoryLine,
  NumberLine,
  PointsLine,
  ResultLineOf,
  Ruled,
  ShiftLineOf,
  Sourced,
} from '../../../board/chart-lines.ts';
import type { FileHead, OptionLine } from '../../../board/data-types.ts';

export const RESULTS = ['AE', 'AS', 'BB', 'DR', 'DE'] as const;
export type ResultCode = (typeof RESULTS)[number];

export type SideId = 'german' | 'soviet';

/** `least`: attack and defence from whose ratio on this column is read; `rung`: 0 is 1:1, 1 is 2:1, -1 is 1:2. */
export type ColumnLine = Sourced & {
  readonly id: string;
  readonly rung: number;
  readonly least: readonly [attack: number, defence: number];
};

/** What needs no die: final odds beyond a column of the table. */
export type EndLine = Sourced & {
  readonly id: 'above' | 'below';
  readonly beyond: string;
  readonly result: ResultCode;
};

/** MP, or that nobody passes, or that passing is all a unit does in its phase. */
export type Cost = number | 'closed' | 'whole-move';

/** A hex has its cost; hexsides and what is man-made add theirs to it. */
export type TerrainLine = GroundLine & {
  readonly mech: Cost;
  readonly nonMech: Cost;
  /** Columns to the right for attacks into or across it. */
  readonly shift: number;
  /** Absent: in every attack. */
  readonly shiftIn?: 'prepared';
  /** Whether mobile assaults go into or across it. */
  readonly assault: boolean;
};

export type ShiftLine = ShiftLineOf<SideId | 'any'> & {
  readonly kind: 'prepared' | 'mobile' | 'any';
  readonly option?: string;
};

export type AssaultCostLine = Sourced &
  Ruled & { readonly id: string; readonly title: string; readonly extra: number };

/** One row of a small table: the final roll from `least` to `most`. */
export type RollLine = Sourced & { readonly id: string; readonly least: number; readonly most: number };

/** Holding the hex adds to the roll. */
export type AddLine = Sourced & { readonly id: string; readonly hex: string; readonly add: number };

export type HoldLine = Sourced & { readonly id: string; readonly hex: string };

export type ForceLine = Sourced & { readonly id: string; readonly title: string; readonly units: number };

/** The Soviet wins at `soviet` or below, the German at `german` or above; `history` is what the war itself came to. */
export type VictoryLine = Sourced & {
  readonly turn: number;
  readonly soviet: number;
  readonly german: number;
  readonly history: number;
};

/** The die divided, rounded, and added to. */
export type DieLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly die: number;
    readonly divide: number;
    readonly round: 'up' | 'down';
    readonly add: number;
    readonly least: number;
    readonly most: number;
  };

export type SupplyMarkerLine = Sourced & {
  /** Id of the marker among the counters. */
  readonly id: string;
  readonly letter: string;
  readonly range: number;
  readonly availableFrom: number;
};

export type StrategicLine = Sourced & {
  readonly id: SideId;
  readonly first: number;
  readonly last: number;
  readonly allowance: number;
};

export type WeightLine = Sourced & { readonly id: string; readonly title: string; readonly weight: number };

export const MOMENTS = [
  'turn-start',
  'administration',
  'german-turn',
  'german-turn-end',
  'soviet-turn',
  'whole-turn',
  'victory-check',
  'turn-end',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What a line of the track holds for only: a choice of the German, a scenario, or an option of the game. */
export type Condition = 'oder' | 'gambit' | `scenario:${string}` | `option:${string}`;

export type EventLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly when: Moment;
    readonly text: string;
    readonly condition?: Condition;
  };

/** Where the rulebook contradicts itself or is silent, and another group may rule otherwise. */
export type SwitchLine = Sourced &
  Ruled & {
    readonly id: string;
    readonly title: string;
    readonly value: boolean;
    readonly values: readonly boolean[];
  };

export type TablesFile = FileHead & {
  readonly results: readonly ResultLineOf<ResultCode>[];
  readonly columns: readonly ColumnLine[];
  readonly ends: readonly EndLine[];
  readonly crt: readonly CrtCellOf<ResultCode>[];
  readonly terrain: readonly TerrainLine[];
  readonly shifts: readonly ShiftLine[];
  readonly assaultCosts: readonly AssaultCostLine[];
  readonly moscow: readonly RollLine[];
  readonly moscowAdds: readonly AddLine[];
  readonly caucasus: readonly RollLine[];
  readonly caucasusAdds: readonly AddLine[];
  readonly caucasusForce: readonly ForceLine[];
  readonly caucasusHolds: readonly HoldLine[];
  readonly victory: readonly VictoryLine[];
  readonly history: readonly HistoryLine[];
  readonly points: readonly PointsLine[];
  readonly dice: readonly DieLine[];
  readonly limits: readonly NumberLine[];
  readonly boxes: readonly BoxLine[];
  readonly offensiveSupply: readonly SupplyMarkerLine[];
  readonly strategicTurns: readonly StrategicLine[];
  readonly strategicWeights: readonly WeightLine[];
  readonly events: readonly EventLine[];
  readonly options: readonly OptionLine[];
  readonly switches: readonly SwitchLine[];
};

export type TurnLine = Sourced & {
  readonly turn: number;
  readonly label: string;
  readonly months: readonly string[];
  readonly kind: 'single-month' | 'double-month';
  /** 5.9: the year it counts to for every rule; December and January belong to the year that ends. */
  readonly ruleYear: number;
  /** Ids of the chart of events. */
  readonly events: readonly string[];
};

/** Movement points, or replacement steps, of one side. */
export type RateLine = Sourced & {
  readonly turn: number;
  readonly side: SideId;
  /** Present: takes the place of the line without one when it holds. */
  readonly condition?: Condition;
  readonly mech: number;
  readonly nonMech: number;
};

/** With a condition: on top of the line without one. */
export type LuftwaffeLine = Sourced & {
  readonly turn: number;
  readonly condition?: Condition;
  readonly markers: number;
};

/** Counters that are no units; those are in the file of counters. */
export type ArrivalLine = Sourced &
  Ruled & {
    readonly turn: number;
    readonly marker: string;
    readonly count: number;
    readonly side: SideId;
    readonly when: Moment;
  };

export type TurnsFile = FileHead & {
  readonly turns: readonly TurnLine[];
  readonly movement: readonly RateLine[];
  readonly replacements: readonly RateLine[];
  readonly luftwaffe: readonly LuftwaffeLine[];
  readonly arrivals: readonly ArrivalLine[];
};

export const crtResult = (
  { crt }: Pick<TablesFile, 'crt'>,
  column: string,
  roll: number,
): ResultCode | undefined => crt.find((cell) => cell.column === column && cell.roll === roll)?.result;

/** 1.3a, 1.3b: rounded down, but up where the chart says so (1.3e). */
export const dieValue = ({ divide, round, add }: DieLine, roll: number): number =>
  (round === 'up' ? Math.ceil(roll / divide) : Math.floor(roll / divide)) + add;

const ratesOf = new WeakMap<readonly RateLine[], ReadonlyMap<string, readonly RateLine[]>>();

/** The lines of a chart by turn and side, sorted once. */
const sorted = (lines: readonly RateLine[]): ReadonlyMap<string, readonly RateLine[]> => {
  const before = ratesOf.get(lines);
  if (before !== undefined) return before;
  const found = new Map<string, RateLine[]>();
  for (const line of lines) {
    const key = `${line.turn} ${line.side}`;
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  ratesOf.set(lines, found);
  return found;
};

const rate = (
  lines: readonly RateLine[],
  turn: number,
  side: SideId,
  holds: readonly Condition[],
): RateLine | undefined => {
  const here = sorted(lines).get(`${turn} ${side}`) ?? [];
  const special = here.find(({ condition }) => condition !== undefined && holds.includes(condition));
  return special ?? here.find(({ condition }) => condition === undefined);
};

export const movementOn = (
  { movement }: Pick<TurnsFile, 'movement'>,
  turn: number,
  side: SideId,
  holds: readonly Condition[] = [],
): RateLine | undefined => rate(movement, turn, side, holds);

export const replacementsOn = (
  { replacements }: Pick<TurnsFile, 'replacements'>,
  turn: number,
  side: SideId,
  holds: readonly Condition[] = [],
): RateLine | undefined => rate(replacements, turn, side, holds);

export const luftwaffeOn = (
  { luftwaffe }: Pick<TurnsFile, 'luftwaffe'>,
  turn: number,
  holds: readonly Condition[] = [],
): number =>
  luftwaffe
    .filter((line) => line.turn === turn && (line.condition === undefined || holds.includes(line.condition)))
    .reduce((sum, { markers }) => sum + markers, 0);

/** In the order of the chart. */
export const eventsOn = (
  { events }: Pick<TablesFile, 'events'>,
  { turns }: Pick<TurnsFile, 'turns'>,
  turn: number,
): readonly EventLine[] => {
  const ids = turns.find((line) => line.turn === turn)?.events ?? [];
  return events.filter(({ id }) => ids.includes(id));
};
