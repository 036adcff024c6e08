// Air power of games with a table of the air: units that wait in boxes, fly from bases on the map, and are met on their way.
// What a game hands in, and what its ledger keeps.
import type { Ctx, Seen } from '../../core/rule-set.ts';
import type { Frozen, Params, Refusal, RuleId, Side, Vars } from '../../core/types.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';

/** An air unit on its way: from which base (itself, where it has one of its own), whether beyond its normal range, and the total of two dice it has announced. */
export type Flight = {
  unit: string;
  base: string;
  far?: true;
  total?: number;
};

export const MISSIONS = ['bomb', 'interdict', 'resupply', 'drop'] as const;
export type MissionKind = (typeof MISSIONS)[number];

/** Announced, and not flown yet; one to a hex. `cargo`: units that are carried. */
export type Mission = {
  kind: MissionKind;
  hex: string;
  flights: Flight[];
  cargo?: string[];
};

/** What the ledger of such a game holds. */
export type Flying = Placed & {
  /** Air units that are out, each with the turn, or whatever the law counts, at whose end it is back. */
  downed: Record<string, number>;
  pulse: {
    /** Air units that have flown in this pulse, or are to fly. */
    flown: string[];
    missions: Mission[];
  };
};

/** How an air unit comes to be out. */
export type Fall = 'down' | 'intercepted';

/** What a cell of a bombing column does to a target. */
export type Effect = { readonly does: 'nothing' | 'disrupt' | 'down'; readonly rule: RuleId };

/** What a procedure is called with. */
export type Call = { readonly proc: string; readonly vars: Vars };

/** The guns of the hex itself, which are bombed as a unit is. */
export const GUNS = 'guns';

/** Where air units are that can fly, and what becomes of those that cannot for a while. */
export type AirStand<O extends Flying> = {
  atHand(s: Seen<O>, side: Side): readonly string[];
  isOut(s: Seen<O>, unit: string): boolean;
  leave(ctx: Ctx<O>, unit: string): void;
  comeBack(ctx: Ctx<O>, side: Side, units: readonly string[]): void;
};

/** How absence is counted: by game turns, or by player turns. */
export type AirAbsence<O extends Flying> = {
  now(s: Seen<O>): number;
  /** At the end of which of them a unit is back. */
  until(s: Seen<O>, fall: Fall): number;
  /** As sentences say it. */
  told(until: number): Params;
};

export type AirLaw<O extends Flying> = {
  readonly sheet: Sheet;
  readonly rules: {
    /** Missions are announced, and may be intercepted; an interception; the dice of both. */
    readonly mission: RuleId;
    readonly interception: RuleId;
    readonly clash: RuleId;
    readonly die: RuleId;
    /** Once in a pulse; who does not fly with others; which bases there are. */
    readonly once: RuleId;
    readonly alone: RuleId;
    readonly base: RuleId;
    readonly out: RuleId;
    /** The total of two dice that is announced. */
    readonly total: RuleId;
    readonly range: Readonly<Record<Side, RuleId>>;
    /** Who falls by an interception; absent: `clash`. */
    readonly fall?: Readonly<Record<Fall, RuleId>>;
  };
  readonly stand: AirStand<O>;
  readonly absence: AirAbsence<O>;
  readonly faces: number;
  /** Units of a side that air units may fly from now, named in orders; absent: each flies from where it stands. */
  bases?(s: Seen<O>, side: Side): readonly string[];
  /** By which rule a unit is out, where the time till when tells it; absent: that of `rules`. */
  outRule?(s: Seen<O>, unit: string, until: number): RuleId;
  /** The hex that a unit always flies from, whatever bases there are, with its rule. */
  home?(unit: string): { readonly hex: string; readonly rule: RuleId } | undefined;
  /** In hexes: normally, and at most; with the rule of units that have one of their own. */
  range(unit: string): { readonly normal: number; readonly most: number; readonly rule?: RuleId };
  /** What flying beyond the normal range adds to a row of bombing, and, if a unit of this side flies so far, to one of interception. */
  readonly farther: { readonly bombing: number; readonly meeting: Readonly<Record<Side, number>> };
  /** What else is added to a row of bombing a target (below 0: better for who bombs), and to one of interception. */
  readonly shifts?: {
    bombing(s: Seen<O>, unit: string, target: string): number;
    meeting(s: Seen<O>): number;
  };
  /** The lowest row of the table, and the highest. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Why a unit does not fly at all now. */
  refuseFlier(s: Seen<O>, unit: string): Refusal | undefined;
  /** Why it never flies missions of its own. */
  refuseMission(unit: string): Refusal | undefined;
  /** Why it does not meet a mission. */
  refuseInterceptor(s: Seen<O>, unit: string, mission: Frozen<Mission>): Refusal | undefined;
  /** Whether a unit flies together with others. */
  mayCombine(unit: string): boolean;
  /** The row of the table by index A that a face means. */
  row(s: Seen<O>, face: number): number;
  /** The cell of a bombing column in a row. */
  cell(side: Side, row: number): string;
  /** What it does to a unit, or to the guns. */
  effect(s: Seen<O>, side: Side, hex: string, target: string, cell: string): Effect;
  /** Who is out by a row of the interception column, and how. */
  met(row: number): { readonly side: Side; readonly fall: Fall };
  /** Who and what a mission of a side bombs in a hex, those that can shoot first. */
  targets(s: Seen<O>, side: Side, hex: string): readonly string[];
  disrupt(ctx: Ctx<O>, unit: string, rule: RuleId): void;
  /** A mission has come through to its hex; what is to be done there besides bombing. */
  arrived(ctx: Ctx<O>, mission: Mission): Call | undefined;
  /** A flight has bombed and is still in the air. */
  bombed(ctx: Ctx<O>, mission: Frozen<Mission>, flight: Frozen<Flight>): Call | undefined;
  /** All of a mission have bombed, and some of them are still in the air. */
  flown?(ctx: Ctx<O>, mission: Frozen<Mission>): void;
  /** Nobody of a mission came through. */
  failed(ctx: Ctx<O>, mission: Mission, fall: Fall): void;
};

export const flyingOf = <O extends Flying>(s: Seen<O>): Frozen<Flying> =>
  (s as unknown as { readonly own: Frozen<Flying> }).own;
