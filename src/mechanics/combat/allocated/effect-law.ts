// What the result of a battle does, as a game has it: what attackers pay, who is removed, driven back and disrupted.
import type { Choice, Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { Frame, RuleId, Side } from '../../../core/types.ts';
import type { Bill, Purse } from './exchange.ts';
import type { Fight, Meaning } from './fight.ts';

/** The garrison of a hex among those who are owed for; no counter has this id. */
export const GARRISON = 'garrison';

export type EffectLaw<O, R extends string> = {
  readonly rules: {
    readonly results: Readonly<Record<R, RuleId>>;
    /** Which defenders are removed is their owner's to say. */
    readonly removed: RuleId;
    readonly drive: RuleId;
    /** Where nobody can be driven more than one hex. */
    readonly driveOne?: RuleId;
    readonly again: RuleId;
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
  /** A procedure that follows an exchange, such as dice for those who are at risk. */
  risk?(s: Seen<O>, f: SeenFrame): string | undefined;
  /** What those suffer who could not be covered. */
  readonly uncovered: R;
  /** How far a defender can be driven back at most by a result. */
  most(s: Seen<O>, f: SeenFrame, unit: string, code: R): number;
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
