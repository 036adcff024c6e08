// What the result of a battle does, as a game has it: what attackers pay, who is removed, driven back and disrupted.
import type { Choice, Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { Frame, RuleId, Side } from '../../../core/types.ts';
import type { Bill, Purse } from './exchange.ts';
import type { Fight, Meaning } from './fight.ts';

/** The garrison of a hex among those who are owed for; no counter has this id. */
export const GARRISON = 'garrison';

/** Units that armour rides down; of several sets their owner names one. */
export type RidingLaw<O> = {
  readonly rule: RuleId;
  sets(s: Seen<O>, f: SeenFrame): readonly (readonly string[])[];
  take(ctx: Ctx<O>, f: Frame, set: readonly string[]): void;
};

/** What is left of units that a result eliminates: it suffers another one. */
export type RemnantLaw<O, R extends string> = {
  readonly after: R;
  readonly suffers: R;
  /** Puts what is left of a unit into its place, says so, and returns it. */
  leave(ctx: Ctx<O>, f: Frame, unit: string): string | undefined;
};

/** Which units stand in the place of which. */
export type Replaced = Readonly<Record<string, readonly string[]>>;

export type EffectLaw<O, R extends string> = {
  readonly rules: {
    readonly results: Readonly<Record<R, RuleId>>;
    /** By which defenders are disrupted, where it is not the rule of the result. */
    readonly disrupts?: Readonly<Record<string, RuleId>>;
    /** Which defenders are removed is their owner's to say. */
    readonly removed: RuleId;
    readonly drive: RuleId;
    /** Where nobody can be driven more than one hex. */
    readonly driveOne?: RuleId;
    readonly again: RuleId;
    /** By which attackers are lost who cannot cover all. */
    readonly uncovered?: RuleId;
    /** By which a price that is too small is none, if by another rule. */
    readonly free?: RuleId;
    /** By which those suffer who are left of an exchange, if not by that of their result. */
    readonly spared?: RuleId;
  };
  meaning(code: R): Meaning;
  attacker(fight: Fight): Side;
  defender(fight: Fight): Side;
  /** Attackers on the map, with the parts that they have broken into. */
  survivors(s: Seen<O>, fight: Fight): readonly string[];
  isOnMap(s: Seen<O>, unit: string): boolean;
  /** What attackers can pay for an exchange, or where as many as the defence are eliminated. */
  purses(s: Seen<O>, f: SeenFrame, kind: 'exchange' | 'eliminated'): readonly Purse[];
  /** What those in an exchange cost. */
  bill(s: Seen<O>, f: SeenFrame, units: readonly string[]): Bill;
  /** Of some defenders, those whom some attackers must meet first. */
  first(s: Seen<O>, f: SeenFrame, units: readonly string[], kind: 'exchange' | 'eliminated'): number;
  /** All who are in an exchange are removed, whatever the attackers have. */
  removesAll?(s: Seen<O>): boolean;
  /** Who cannot cover all is lost with all he has, beside those whom he covers. */
  readonly losesAll?: true;
  /** Attackers who are left when as many as the defence have been eliminated are none the worse for it. */
  readonly sparesRest?: true;
  readonly ridden?: RidingLaw<O>;
  readonly remnants?: RemnantLaw<O, R>;
  /** How far defenders may go on, if not as the code has it. */
  extra?(s: Seen<O>, code: R): number | undefined;
  /** Disrupts defenders in a game in which some break up by it. */
  strike?(ctx: Ctx<O>, units: readonly string[], rule: RuleId, code: R): Replaced;
  /** As the advance is over. */
  settled?(ctx: Ctx<O>, f: Frame): void;
  /** A procedure that comes last. */
  epilogue?(s: Seen<O>, f: SeenFrame): string | undefined;
  /** A procedure that follows an exchange, such as dice for those who are at risk. */
  risk?(s: Seen<O>, f: SeenFrame): string | undefined;
  /** What those suffer who could not be covered. */
  readonly uncovered: R;
  /** How far a defender can be driven back at most by a result. */
  most(s: Seen<O>, f: SeenFrame, unit: string, code: R): number;
  /** By which nobody there is driven farther than a hex has it. */
  cap?(f: SeenFrame): RuleId | undefined;
  /** Who does not go back, whatever the result. */
  isFirm(s: Seen<O>, f: SeenFrame, unit: string): boolean;
  eliminate(
    ctx: Ctx<O>,
    f: Frame,
    units: readonly string[],
    rule: RuleId,
    cause: 'combat' | 'exchange',
  ): void;
  disrupt(ctx: Ctx<O>, f: Frame, units: readonly string[], rule: RuleId): void;
  /** Whether the garrison of the hex is taken with it, by the result. */
  garrisonFalls?(s: Seen<O>, f: SeenFrame): boolean;
  /** Nobody of the defenders is left in the hex, nor a garrison that has not fallen. */
  isVacated(s: Seen<O>, f: SeenFrame): boolean;
  /** Whether the result lets victors advance. */
  advances(f: SeenFrame): boolean;
  /** A procedure that is to run before the battle is over, such as one about hexes over the limit. */
  settle?(s: Seen<O>): string | undefined;
  /** The second attack of those who broke through. */
  readonly again: {
    isOpen(s: Seen<O>, f: SeenFrame): boolean;
    readonly choices: readonly Choice<O>[];
  };
};
