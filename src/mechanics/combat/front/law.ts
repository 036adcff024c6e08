// The law of battles at the front of 1941, as the games of one family have it: units of two sides whose attacks are allocated
// first, results that disrupt, exchanges, and cities with garrisons. A game hands in its charts, its numbers and its rules.
import type { OddsShiftOf } from '../../../board/odds-lines.ts';
import type { Choice, Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { Frame, Frozen, Refusal, RuleId, Side } from '../../../core/types.ts';
import type { Shaken } from '../../formations/disruption.ts';
import type { Sheet } from '../../sheet.ts';
import type { AllocatedLaw } from '../allocated/battle-law.ts';
import type { CombatCharts } from '../allocated/charts.ts';
import type { ClosureLaw } from '../allocated/closure.ts';
import type { RemnantLaw, Replaced } from '../allocated/effect-law.ts';
import type { Purse } from '../allocated/exchange.ts';
import type { FieldLaw } from '../allocated/field.ts';
import type { Fight, Part } from '../allocated/fight.ts';

export type FrontSide = Side;

/** What battles read and write of a ledger. */
export type FrontOwn = Shaken & {
  /** Armies on their strong side. */
  strong: string[];
  /** Cities whose garrison is gone for good, where cities have one. */
  fallen?: string[];
  pulse: {
    attacks: { hex: string; units: string[] }[];
    /** Attacks that have been fought, and where they came from; at which rung, where attacks are compared by it. */
    battles: { hex: string; from: string[]; rung?: number }[];
    /** A battle of the phase has been fought: rockets are too late. */
    engaged?: boolean;
    /** Units that attacked before movement, and those that have attacked since. */
    used: string[];
    fought: string[];
    /** Katyushas that have fired, and those that have spent what firing costs. */
    fired: string[];
    spent?: string[];
    /** Hexes that close air support helps to attack, where all support is alike. */
    supported?: string[];
    /** Units that have made their second attack, where that is remembered beyond their battle. */
    again?: string[];
  };
  /** Beside what else a game remembers of its turn. */
  turn: { noRetreat?: boolean; panic?: 'on' | 'spent'; [more: string]: unknown };
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
  /** Attacks are made on hexes next to the attackers, if that is a rule of its own. */
  readonly adjacent?: RuleId;
  readonly again: RuleId;
  readonly before: RuleId;
  readonly panic: RuleId;
  readonly firstMove: RuleId;
  readonly support: RuleId;
  readonly cancel: RuleId;
  /** By which one side gives up no attack, if that is a rule of its own. */
  readonly final?: RuleId;
  readonly fight: RuleId;
  readonly pressed: RuleId;
  readonly pressedFloor: RuleId;
  readonly trapped: RuleId;
  readonly firm: RuleId;
  /** By which results are read of who has been told to hold, if not by that which lets him be told. */
  readonly held?: RuleId;
  readonly overrun: RuleId;
  readonly lake: RuleId;
  readonly swamp: RuleId;
  readonly disrupted: RuleId;
  readonly dislodged: RuleId;
  readonly removed: RuleId;
  readonly exchange: RuleId;
  /** By which those suffer whom an exchange leaves, if not by that of their result. */
  readonly spared?: RuleId;
  readonly panzersFirst: RuleId;
  readonly least: RuleId;
  /** By which no more attackers are lost than must be, and nobody else, where they are eliminated, if by another. */
  readonly leastLost?: RuleId;
  /** By which a price that is too small is none, if by another rule than that of exchanges. */
  readonly free?: RuleId;
  /** By which attackers are lost who cannot cover all, if by another rule than that of exchanges. */
  readonly uncovered?: RuleId;
  readonly flip: RuleId;
  readonly breakUp: RuleId;
  readonly absorb: RuleId;
  readonly eliminated: RuleId;
  readonly drive: RuleId;
  /** Where nobody can be driven more than one hex, if that has a rule of its own. */
  readonly driveOne?: RuleId;
  readonly second: RuleId;
  /** By which a second attack joins a first one, and is fought, if not as any other. */
  readonly joins?: RuleId;
  readonly bonus?: RuleId;
  readonly secondWho: RuleId;
  /** By which nobody attacks a third time, if by another. */
  readonly third?: RuleId;
  /** What a retreat of several units asks. */
  readonly retreating: RuleId;
  /** By the result that a unit suffers: its way, going farther than it must, and its Disruption, if the result's first rule is not that. */
  readonly retreats: Readonly<
    Record<string, { readonly route: RuleId; readonly farther: RuleId; readonly disrupts?: RuleId }>
  >;
  readonly away: RuleId;
  readonly beside: RuleId;
  readonly zone: RuleId;
  readonly underAttack: RuleId;
  readonly crowd: RuleId;
  readonly fatal: RuleId;
  readonly attackersAway: RuleId;
  readonly advance: RuleId;
  readonly advanceFar: RuleId;
  /** The first hex is the one that was won, and nobody goes who did not fight, if those have rules of their own. */
  readonly advanceThrough?: RuleId;
  readonly advanceOthers?: RuleId;
  /** Ground that stops it, if that has a rule of its own. */
  readonly advanceAdverse?: RuleId;
  readonly advanceLine: RuleId;
  readonly advanceStrength: RuleId;
  readonly advanceBeside: RuleId;
  readonly advanceBarred: RuleId;
  readonly fire: RuleId;
  readonly fireDie: RuleId;
  readonly fireSupply: RuleId;
  readonly fireCost: RuleId;
  /** Rockets of the Disrupted, and second ones of a turn, if those have rules of their own. */
  readonly fireDisrupted?: RuleId;
  readonly fireAgain?: RuleId;
};

export type LossCause = 'combat' | 'exchange' | 'retreat';

export type ShiftLine = OddsShiftOf<string, string>;

/** Each line of the chart either holds for all who defend or for one of them. */
export type ShiftLaw<O> = {
  isOwn(line: ShiftLine): boolean;
  forAll(s: Seen<O>, fight: Fight, line: ShiftLine): boolean;
  forOne(s: Seen<O>, unit: string, line: ShiftLine): boolean;
};

export type SupportLaw<O> = {
  /** `base`: the rung before any shift; `others`: what all other shifts come to that are not for one defender. */
  columns(s: Seen<O>, fight: Fight, base: number, others: number): readonly LedgerEntry[];
  /** It goes with a second attack. */
  follow(ctx: Ctx<O>, from: string, hex: string): void;
};

/** `firmOnly`: those alone are exchanged who have been told to hold; `late`: who may force once the result is known. */
export type ForceLaw<O, R extends string> = {
  readonly rule: RuleId;
  by(code: R): RuleId;
  isStrong(s: Seen<O>): boolean;
  readonly firmOnly?: true;
  early?(s: Seen<O>, fight: Fight): boolean;
  late?(s: Seen<O>, fight: Fight): boolean;
};

export type AccountLaw<O> = {
  /** A price of less than so many factors is not paid. */
  readonly least: number;
  /** Who cannot cover all is lost with all he has, and so are those whom he can cover. */
  readonly losesAll: true;
  /** An attacker who pays first, and a defender for whom such pay. */
  isFirst(s: Seen<O>, unit: string): boolean;
  asksFirst(s: Seen<O>, unit: string): boolean;
};

/** All parts must have been broken through. */
export type BlitzLaw<O> = {
  may(s: Seen<O>, unit: string): boolean;
};

export type RiddenLaw<O, R extends string> = {
  rule(code: R): RuleId;
  /** The sets of those who can be ridden down by it, each as large as can be. */
  sets(s: Seen<O>, fight: Fight, parts: readonly Part<R>[]): readonly (readonly string[])[];
  readonly becomes: R;
};

export type AdvanceLaw<O> = {
  /** Why a unit may not step into the hex that was won (`nth` 1) or from one into another after it, or into one beside it. */
  refuseStep(
    s: Seen<O>,
    f: SeenFrame,
    unit: string,
    from: string,
    to: string,
    nth: number,
  ): Refusal | undefined;
  /** Why some may not stand in a hex together. */
  refuseTogether(s: Seen<O>, units: readonly string[], to: string): Refusal | undefined;
  /** By which a unit goes no farther after this result, and by which units go on. */
  far(s: Seen<O>, f: SeenFrame, unit: string): RuleId;
  farther(units: readonly string[]): RuleId;
  /** Before they go. */
  noted(ctx: Ctx<O>, f: Frame, units: readonly string[], to: string): void;
};

export type RetreatLaw<O> = {
  /** Units that must leave because too many stand there, by which rule. */
  readonly crowd: RuleId;
  isCrowded(s: Seen<O>, f: SeenFrame): boolean;
  /** Who must go and finds no way once others have gone. */
  stuck(ctx: Ctx<O>, f: Frame, unit: string): void;
};

/** `R`: the codes of its table. */
export type FrontLaw<O extends FrontOwn, R extends string> = {
  readonly sheet: Sheet;
  readonly charts: CombatCharts<R>;
  /** Who invades: he may give up attacks, cities that defend themselves are the other's, and he alone forces and declines. */
  readonly invader: Side;
  readonly rules: FrontRules;
  /** Those that hang on the side or the phase. */
  rulesNow?(s: Seen<O>): Partial<FrontRules>;
  readonly field: FieldLaw<O>;
  /** Of a chart of limits. */
  limit(id: string): number;
  divisionsOf(unit: string, own: Frozen<O>): readonly string[];
  /** What a division of them is worth, if not one factor each. */
  partAttack?(s: Seen<O>, unit: string): number;
  /** Attack factors as they count now, as printed, and of the weaker face; defence factors without anything added. */
  attack(s: Seen<O>, unit: string): number;
  fullAttack(s: Seen<O>, unit: string): number;
  weakAttack(s: Seen<O>, unit: string): number;
  defence(s: Seen<O>, unit: string): number;
  isSupplied(s: Seen<O>, unit: string): boolean;
  /** Who is Disrupted by an attack of its own and has recovered before the enemy moves; absent: nobody. */
  recoversAtOnce?(s: Seen<O>, unit: string): boolean;
  /** Who is lost before long if it is Disrupted as it stands; absent: nobody. */
  perishes?(s: Seen<O>, unit: string): boolean;
  /** `never`: more wait than can be raised, and the Russians have no more for what they lose; absent: they raise it again before long. */
  readonly raised?: 'never';
  /** Whether a unit takes part in battles, if not all do, such as aircraft on the ground. */
  fights?(unit: string): boolean;
  /** Why a hex with none but others cannot be attacked. */
  unfit?(hex: string): Refusal;
  /** What the weather is called in the charts. */
  weather(s: Seen<O>): string;
  /** Shifts that are not those of the first games, and support whose columns depend on the odds before it. */
  readonly shifts?: ShiftLaw<O>;
  readonly support?: SupportLaw<O>;
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
    readonly cap?: RuleId;
    /** By which units in it are read so. */
    readonly rule?: RuleId;
  };
  /** Codes that an overrun can make of results in this weather, if it can be at all. */
  overrunCodes(s: Seen<O>, side: FrontSide, hex: string): Readonly<Partial<Record<R, R>>> | undefined;
  /** Sides that may force an exchange, and by which rule a cell is read then. */
  readonly force?: ForceLaw<O, R>;
  /** The rule by which nobody may. */
  readonly noForce?: RuleId;
  /** The rule by which nobody declines an exchange, where that is known as an order. */
  readonly noDecline?: RuleId;
  /** Whether a side may decline an exchange in this weather. */
  readonly decline?: { readonly rule: RuleId; isOpen(s: Seen<O>): boolean };
  /** Another way to decline one. */
  readonly declines?: AllocatedLaw<O, R>['decline'];
  /** Orders to hold to the last, where both sides give them unit by unit before every battle; to whom. */
  mayStand?(s: Seen<O>, unit: string): boolean;
  /** All who are in an exchange are removed, whatever the attackers have; else what is uncovered suffers `D`. */
  removesAll?(s: Seen<O>): boolean;
  /** Another account of exchanges. */
  readonly account?: AccountLaw<O>;
  /** Who may attack once more, and when, if not every attacker after any part has been broken through. */
  readonly blitz?: BlitzLaw<O>;
  /** Who must be attacked beside others, if not every undisturbed unit of corps level; and whether at their odds. */
  closure?(s: Seen<O>, defender: Side): ClosureLaw;
  equalOdds?(s: Seen<O>): RuleId;
  /** Who may not attack at all where he stands. */
  refuseAttacker?(s: Seen<O>, unit: string, from: string, hex: string): Refusal | undefined;
  /** Units that armour rides down, once a result is known. */
  readonly ridden?: RiddenLaw<O, R>;
  /** What is left of units that are eliminated, and goes back. */
  readonly remnants?: RemnantLaw<O, R>;
  /** How far defenders may go on, if not as the chart has it. */
  extra?(s: Seen<O>, code: R): number | undefined;
  /** Defenders Disrupted by a result, where some break up by it: which units stand in the place of which. */
  strike?(ctx: Ctx<O>, units: readonly string[], rule: RuleId, code: R): Replaced;
  /** As a battle has been declared. */
  booked?(ctx: Ctx<O>, f: Frame): void;
  /** As the advance is over; and a procedure that comes last. */
  settled?(ctx: Ctx<O>, f: Frame): void;
  epilogue?(s: Seen<O>, f: SeenFrame): string | undefined;
  /** As a phase of combat is over. */
  ended?(ctx: Ctx<O>): void;
  /** Attackers who are left when as many as the defence have been eliminated are none the worse for it. */
  readonly sparesRest?: true;
  /** More that phases of allocation and of combat offer. */
  readonly more?: readonly Choice<O>[];
  readonly codes: { readonly D: R; readonly D2: R; readonly AD: R; readonly DE: R };
  /** Another way to pay than that of all, such as with corps of two strengths. */
  pays?(s: Seen<O>, f: SeenFrame, unit: string, counted: number): Pick<Purse, 'names' | 'pays'> | undefined;
  /** A procedure that follows an exchange, such as dice for panzers that are at risk. */
  risk?(s: Seen<O>, f: SeenFrame): string | undefined;
  /** What a hex of an advance counts for, if not for one; `nth`: 1 for the first. */
  advanceCost?(s: Seen<O>, f: SeenFrame, unit: string, from: string, to: string, nth: number): number;
  /** Another law of advances: who may go on, and beside; nobody need go in. */
  readonly advance?: AdvanceLaw<O>;
  /** Another law of retreats. */
  readonly retreat?: RetreatLaw<O>;
  /** How far a unit goes after a result, in hexes. */
  reach(s: Seen<O>, f: SeenFrame, unit: string): number;
  /** The pulse in which nobody attacks. */
  isBarred(s: Seen<O>): boolean;
  /** Why a unit cannot pay for an attack; on a hex, or of its own. */
  refuseCost(s: Seen<O>, unit: string, hex?: string): Refusal | undefined;
  isBeforeMovement(phase: string): boolean;
  /** Katyushas alone, which are ridden down by who comes. */
  isPrey(s: Seen<O>, hex: string, side: FrontSide, by: string): boolean;
  refuseStack(s: Seen<O>, hex: string, side: FrontSide, units: readonly string[]): Refusal | undefined;
  /** The procedure that asks about hexes over the limit, if there are any. */
  settle(s: Seen<O>): string | undefined;
  disrupt(ctx: Ctx<O>, units: readonly string[], rule: RuleId): void;
  eliminate(ctx: Ctx<O>, units: readonly string[], rule: RuleId, cause: LossCause): void;
  enter(ctx: Ctx<O>, units: readonly string[], hex: string, how: 'advance' | 'retreat'): void;
  breakUp(ctx: Ctx<O>, unit: string, rule: RuleId): void;
  reduce(ctx: Ctx<O>, unit: string, rule: RuleId): void;
};
