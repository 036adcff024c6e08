// What a game says of movement: the record of prices, bars and rule ids that the machinery of this folder works by. Its
// functions are methods, so that a game may hand in its own with the fuller state it keeps.
import type { Ctx, Seen } from '../../core/rule-set.ts';
import type { Sink } from '../../core/ledger.ts';
import type { Event, Refusal, RuleId, Side, Vars } from '../../core/types.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';

/** What a ledger keeps of the movement of the phase under way. */
export type Marching = Placed & {
  phase: {
    /** Units that have moved, in whatever way. */
    moved: string[];
    /** Those of them that may go on: what is left of the stack now moving, the part that moved last at the end. */
    afoot: string[][];
    /** Points spent, by unit. */
    spent: Record<string, number>;
    /** Where units that have moved stood when the phase began. */
    origins: Record<string, string>;
  };
};
export type MoveSight = Seen<Marching>;
export type MoveCtx = Ctx<Marching>;

/** Units that move as one, where they have come to, and what each has spent and may spend. */
export type Stack = {
  readonly units: readonly string[];
  readonly side: Side;
  readonly trail: readonly string[];
  readonly spent: readonly number[];
  readonly allowed: readonly number[];
  /** The allowance of the slowest, for all of them. */
  readonly limit: number;
  /** Nothing spent yet, where it began the phase. */
  readonly isFresh: boolean;
  /** What it carries beside the points it has spent, where the law knows such a thing. */
  readonly carried?: number;
  /** What the steps of these units carry, found once for the whole way. */
  readonly steps?: () => CarriedSteps;
};

/** By what is carried, the directed side, and what has been spent. */
export type CarriedSteps = (carried: number, side: number, spent: number) => CarriedStep;

/** What a step adds to its price, and what is carried after it. */
export type CarriedStep = {
  readonly more: number;
  readonly carried: number;
  /** What it is that costs more or less, for the sentence of the sum. */
  readonly as?: string | undefined;
};

/** Something that units carry on their way, by which later steps cost more or less; those that move as one carry the same. */
export type CarryLaw = {
  readonly rule: RuleId;
  /** How many values it can have, from 0. */
  readonly values: number;
  now(s: MoveSight, unit: string): number;
  /** Of a stack, for each of its units. No step may cost less than nothing. */
  steps(s: MoveSight, units: readonly string[]): CarriedSteps;
  /** Whether who carries this goes no further, as `stops` has it. */
  halts?(carried: number): boolean;
  /** Written down as a unit takes a step. */
  note(ctx: MoveCtx, unit: string, carried: number): void;
};

/** The rules under which the machinery itself refuses and tells. */
export type MoveRules = {
  /** Units, named, and a way from hex to hex. */
  readonly move: RuleId;
  /** The phase of whose side it is. */
  readonly phase: RuleId;
  /** Everybody has moved, and the phase ends. */
  readonly end: RuleId;
  /** A unit that has moved does not move again. */
  readonly once: RuleId;
  /** Nobody leaves the map. */
  readonly map: RuleId;
  readonly enemy: RuleId;
  /** Points that do not do for a step. */
  points(from: string, to: string): RuleId;
  /** Units are moved one at a time; absent: as stacks too. */
  readonly alone?: RuleId;
  /** Who began the phase apart does not move as one. */
  readonly together: RuleId;
  /** Who has been left behind on the way stays behind. */
  readonly parted: RuleId;
  /** As fast as the slowest. */
  readonly slowest: RuleId;
  /** Part of what stands in a hex sets out, and part of what is under way goes on. */
  readonly apart: RuleId;
  readonly split: RuleId;
  /** The costs of a way are added up. */
  readonly sum: RuleId;
};

/** Units of one class pay the same for every step and are refused the same. */
export type MoveClass = {
  readonly key: string;
  /** Whether that holds for the key for ever, or only until the state changes. */
  readonly lasts: boolean;
};

/** An attack that a stack makes out of its move, into the hex at the end of its way. */
export type AssaultLaw = {
  /** `nobody`: where no enemy is there is no assault; `begins`: what is told of one. */
  readonly rules: {
    readonly assault: RuleId;
    readonly nobody: RuleId;
    readonly begins: RuleId;
    readonly payment: RuleId;
    /** Who began the phase apart does not assault as one. */
    readonly together: RuleId;
  };
  /** Why the phasing side makes none in this turn. */
  refuseTurn(s: MoveSight): Refusal | undefined;
  /** Whether a unit is of a kind that does it. */
  fits(unit: string): boolean;
  /** Why a unit makes none in this phase, whatever hex it may come to. */
  refuseUnit(s: MoveSight, unit: string): Refusal | undefined;
  /** Why units may not attack what is in a hex from wherever they are. */
  refuseGround(s: MoveSight, units: readonly string[], side: Side, to: string): Refusal | undefined;
  /** Why units in a hex may not attack another out of their move; points apart. */
  refuse(s: MoveSight, units: readonly string[], from: string, to: string): Refusal | undefined;
  /** Whether a reason hangs on the hex they come from. */
  hangsOnPlace(refused: Refusal): boolean;
  price(s: MoveSight, unit: string, from: string, to: string, sink?: Sink): number;
  /** The procedure that fights it, told `units`, `from`, `target` and what `carries` names of the order; it answers with `Struck`. */
  readonly procedure: string;
  readonly carries: readonly string[];
  /** What it leaves behind, when it is over. */
  halted(ctx: MoveCtx, units: readonly string[]): void;
};

/** What an assault out of a move leaves: who lives, and whether they must stay where they are. */
export type Struck = { readonly units: readonly string[]; readonly halted: boolean };

export type MoveLaw = {
  readonly sheet: Sheet;
  readonly rules: MoveRules;
  /** How many of them are a point of the book, where parts of one are counted; absent: 1. What is told is in points of the book. */
  readonly parts?: number;
  /** Points of the phase, all told. Whole numbers: a game with parts of a point counts those. */
  allowance(s: MoveSight, unit: string, sink?: Sink): number;
  /** What was spent before it moved, such as on its way onto the map. */
  owed?(s: MoveSight, unit: string): number;
  /** Why a unit may never take a step, whoever is where and whatever it has to spend: map, turn and class alone. */
  refuseStep(s: MoveSight, unit: string, from: string, to: string): Refusal | undefined;
  /** What the step costs it, hex and hexside together, asking nothing of who may take it; one function for floods, refusals and sums. */
  price(s: MoveSight, unit: string, from: string, to: string, sink?: Sink): number;
  classOf(s: MoveSight, unit: string): MoveClass;
  /** A step whose price or bar hangs on the state beside the class, such as along a road that must be held: it is asked each time. */
  varies?(from: string, to: string): boolean;
  /** A step that is no part of a way unless it is ordered, such as one that can be taken once. */
  isApart?(from: string, to: string): boolean;
  /** Why those who stand where they stand bar a step of a stack: enemies, no room, zones of control. */
  bars(s: MoveSight, stack: Stack, from: string, to: string): Refusal | undefined;
  /** What they add to it, for each of its units. */
  surcharge?(s: MoveSight, stack: Stack, from: string, to: string, sink?: Sink): number;
  /** Both worked out at once for every step of a stack, below 0 where it is barred; absent: they are asked. */
  meeting?(s: MoveSight, stack: Stack): (from: number, to: number) => number;
  readonly carry?: CarryLaw;
  /** The rule to which it is owed that points do not do for a way of hexes next to each other; absent: that of `points`. */
  blames?(s: MoveSight, stack: Stack, path: readonly string[]): RuleId;
  /** The one hex that whoever has spent nothing may go, for all there is; `holds`: for a step. */
  readonly least?: { readonly rule: RuleId; holds(from: string, to: string): boolean };
  /** Why a stack that has come where it is goes no further, and for floods where one would have to stop. */
  stops?(s: MoveSight, stack: Stack): Refusal | undefined;
  stopsAt?(s: MoveSight, stack: Stack): (hex: number) => boolean;
  /** Whether it is an enemy's zone that refuses a step; absent: a way that is too long is refused for its length alone. */
  isZone?(refused: Refusal): boolean;
  /** Why a move cannot end in a hex that may be passed. */
  refuseEnd?(s: MoveSight, stack: Stack): Refusal | undefined;
  /** Whether a unit of the phasing side on the map moves at all in this turn. */
  isMobile(s: MoveSight, unit: string): boolean;
  /** The same for who asks it of many, while nothing changes; absent: one by one. */
  mobile?(s: MoveSight): (unit: string) => boolean;
  /** Why a unit moves not at all, or not again. */
  refuseUnit?(s: MoveSight, unit: string): Refusal | undefined;
  refuseAgain?(s: MoveSight, unit: string): Refusal | undefined;
  /** What units must do before their way is chosen. */
  refuseBefore?(s: MoveSight, units: readonly string[]): Refusal | undefined;
  /** What is settled for good when units set out, while they are where they begin. */
  setOut?(ctx: MoveCtx, units: readonly string[]): void;
  /** Units come into a hex free of enemies; what must be answered before they go on is returned. */
  enter(ctx: MoveCtx, units: readonly string[], from: string, to: string): Call | undefined;
  /** The event as each side may know it; `seen`: what even covered units show. */
  told?(s: MoveSight, event: Event, seen: Event['data']): Event;
  /** Something worth a number where ways that cost the same are compared, such as rivers they cross. */
  crossings?(from: string, to: string): number;
  /** Hexes that are worth going to while the enemy holds them. */
  readonly prizes: readonly string[];
  /** Units with the same pace are drawn together. */
  pace(unit: string): string;
  readonly assault?: AssaultLaw;
};

export type Call = { readonly proc: string; readonly vars: Vars };

/** The frame of a move: who is under way, the way ordered, and the hexes they have been in. */
export type MoveVars = {
  units: string[];
  from: string;
  path: readonly string[];
  trail: string[];
  /** As what they moved: as one, apart from others of their hex, split off on the way, or the one hex they always may. */
  rule: RuleId;
  /** What the assault at its end has left. */
  result?: Struck;
};
