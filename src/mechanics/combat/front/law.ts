// The law of battles at the front of 1941, as the games of one family have it: units of two sides whose attacks are allocated
// first, results that disrupt, exchanges, and cities with garrisons. A game hands in its charts, its numbers and its rules.
import type { Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import type { Shaken } from '../../formations/disruption.ts';
import type { Sheet } from '../../sheet.ts';
import type { CombatCharts } from '../allocated/charts.ts';
import type { Purse } from '../allocated/exchange.ts';
import type { FieldLaw } from '../allocated/field.ts';
import type { Fight } from '../allocated/fight.ts';

export type FrontSide = 'german' | 'russian';
export const otherFront = (side: FrontSide): FrontSide => (side === 'german' ? 'russian' : 'german');

/** What battles read and write of a ledger. */
export type FrontOwn = Shaken & {
  /** Armies on their strong side. */
  strong: string[];
  /** Cities whose garrison is gone for good. */
  fallen: string[];
  pulse: {
    attacks: { hex: string; units: string[] }[];
    /** Attacks that have been fought, and where they came from. */
    battles: { hex: string; from: string[] }[];
    /** A battle of the phase has been fought: rockets are too late. */
    engaged?: boolean;
    /** Units that attacked before movement, and those that have attacked since. */
    used: string[];
    fought: string[];
    /** Katyushas that have fired, and hexes that close air support helps to attack. */
    fired: string[];
    supported: string[];
  };
  turn: { noRetreat?: boolean; panic?: 'on' | 'spent' };
};

/** By what each thing is done or refused. */
export type FrontRules = {
  readonly table: RuleId;
  readonly die: RuleId;
  readonly top: RuleId;
  readonly minimum: RuleId;
  readonly factor: RuleId;
  readonly unsupplied: RuleId;
  readonly entrenched: RuleId;
  readonly garrison: RuleId;
  readonly city: RuleId;
  readonly attack: RuleId;
  readonly again: RuleId;
  readonly before: RuleId;
  readonly panic: RuleId;
  readonly firstMove: RuleId;
  readonly support: RuleId;
  readonly cancel: RuleId;
  readonly fight: RuleId;
  readonly pressed: RuleId;
  readonly pressedFloor: RuleId;
  readonly trapped: RuleId;
  readonly firm: RuleId;
  readonly overrun: RuleId;
  readonly lake: RuleId;
  readonly swamp: RuleId;
  readonly disrupted: RuleId;
  readonly dislodged: RuleId;
  readonly removed: RuleId;
  readonly exchange: RuleId;
  readonly panzersFirst: RuleId;
  readonly least: RuleId;
  readonly flip: RuleId;
  readonly breakUp: RuleId;
  readonly absorb: RuleId;
  readonly eliminated: RuleId;
  readonly drive: RuleId;
  /** Where nobody can be driven more than one hex, if that has a rule of its own. */
  readonly driveOne?: RuleId;
  readonly second: RuleId;
  readonly secondWho: RuleId;
  /** What a retreat of several units asks. */
  readonly retreating: RuleId;
  /** By the result that a unit suffers: its way, and going farther than it must. */
  readonly retreats: Readonly<Record<string, { readonly route: RuleId; readonly farther: RuleId }>>;
  readonly away: RuleId;
  readonly beside: RuleId;
  readonly zone: RuleId;
  readonly underAttack: RuleId;
  readonly crowd: RuleId;
  readonly fatal: RuleId;
  readonly attackersAway: RuleId;
  readonly advance: RuleId;
  readonly advanceFar: RuleId;
  readonly advanceLine: RuleId;
  readonly advanceStrength: RuleId;
  readonly advanceBeside: RuleId;
  readonly advanceBarred: RuleId;
  readonly fire: RuleId;
  readonly fireDie: RuleId;
  readonly fireSupply: RuleId;
};

export type LossCause = 'combat' | 'exchange' | 'retreat';

/** `R`: the codes of its table. */
export type FrontLaw<O extends FrontOwn, R extends string> = {
  readonly sheet: Sheet<FrontSide>;
  readonly charts: CombatCharts<R>;
  readonly rules: FrontRules;
  readonly field: FieldLaw<O>;
  /** Of a chart of limits. */
  limit(id: string): number;
  divisionsOf(unit: string): readonly string[];
  /** Attack factors as they count now, as printed, and of the weaker face; defence factors without anything added. */
  attack(s: Seen<O>, unit: string): number;
  fullAttack(s: Seen<O>, unit: string): number;
  weakAttack(s: Seen<O>, unit: string): number;
  defence(s: Seen<O>, unit: string): number;
  isSupplied(s: Seen<O>, unit: string): boolean;
  /** What the weather is called in the charts. */
  weather(s: Seen<O>): string;
  /** What the hex adds to its defenders, as lines of a sum; the units by which each falls due. */
  bonuses(
    s: Seen<O>,
    fight: Fight,
  ): readonly { readonly line: LedgerEntry; readonly of: readonly string[] }[];
  /** Whether the attack comes over the river, as the game counts it. */
  isOverRiver(s: Seen<O>, fight: Fight): boolean;
  /** Codes that a city makes of results, for its garrison and for units in it. */
  cityCodes(
    hex: string,
    defender: FrontSide,
  ): {
    readonly garrison: Readonly<Partial<Record<R, R>>>;
    readonly units: Readonly<Partial<Record<R, R>>>;
    /** How far its defenders can be driven. */
    readonly most?: number;
    /** By which units in it are read so. */
    readonly rule?: RuleId;
  };
  /** Codes that an overrun can make of results in this weather, if it can be at all. */
  overrunCodes(s: Seen<O>, side: FrontSide, hex: string): Readonly<Partial<Record<R, R>>> | undefined;
  /** Sides that may force an exchange, and by which rule a cell is read then. */
  readonly force?: { readonly rule: RuleId; by(code: R): RuleId; isStrong(s: Seen<O>): boolean };
  /** The rule by which nobody may. */
  readonly noForce?: RuleId;
  /** Whether a side may decline an exchange in this weather. */
  readonly decline?: { readonly rule: RuleId; isOpen(s: Seen<O>): boolean };
  /** All who are in an exchange are removed, whatever the attackers have; else what is uncovered suffers `D`. */
  removesAll?(s: Seen<O>): boolean;
  readonly codes: { readonly D: R; readonly D2: R; readonly AD: R; readonly DE: R };
  /** Another way to pay than that of all, such as with corps of two strengths. */
  pays?(s: Seen<O>, f: SeenFrame, unit: string, counted: number): Pick<Purse, 'names' | 'pays'> | undefined;
  /** A procedure that follows an exchange, such as dice for panzers that are at risk. */
  risk?(s: Seen<O>, f: SeenFrame): string | undefined;
  /** What a hex of an advance counts for, if not for one. */
  advanceCost?(s: Seen<O>, unit: string, from: string, to: string): number;
  /** How far a unit goes after a result, in hexes. */
  reach(s: Seen<O>, f: SeenFrame, unit: string): number;
  /** The pulse in which nobody attacks. */
  isBarred(s: Seen<O>): boolean;
  refuseCost(s: Seen<O>, unit: string): Refusal | undefined;
  isBeforeMovement(phase: string): boolean;
  /** Katyushas alone, which are ridden down by who comes. */
  isPrey(s: Seen<O>, hex: string, side: FrontSide): boolean;
  refuseStack(s: Seen<O>, hex: string, side: FrontSide, units: readonly string[]): Refusal | undefined;
  /** The procedure that asks about hexes over the limit, if there are any. */
  settle(s: Seen<O>): string | undefined;
  disrupt(ctx: Ctx<O>, units: readonly string[], rule: RuleId): void;
  eliminate(ctx: Ctx<O>, units: readonly string[], rule: RuleId, cause: LossCause): void;
  enter(ctx: Ctx<O>, units: readonly string[], hex: string, how: 'advance' | 'retreat'): void;
  breakUp(ctx: Ctx<O>, unit: string, rule: RuleId): void;
  reduce(ctx: Ctx<O>, unit: string, rule: RuleId): void;
};
