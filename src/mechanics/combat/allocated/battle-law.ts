// The law of a battle of one die read in several columns, up to its result: who may hold, force and decline.
import type { Ledger } from '../../../core/ledger.ts';
import type { Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import type { Frame, Params, RuleId, Side } from '../../../core/types.ts';
import type { Fight, Part } from './fight.ts';
import type { OutcomeLaw } from './outcome.ts';

/** Orders to hold to the last: who could be given one, and whether one by one or all of a side at once. */
export type StandLaw<O> = {
  readonly rule: RuleId;
  /** By which some alone cannot be told where all are told at once, if by another. */
  readonly all?: RuleId;
  able(s: Seen<O>, fight: Fight): readonly string[];
  /** Whether he is asked in this battle. */
  isOpen(s: Seen<O>, fight: Fight): boolean;
  isSelective(s: Seen<O>, fight: Fight): boolean;
  /** Told the answer, where it holds longer than the battle. */
  answered?(ctx: Ctx<O>, fight: Fight, stands: boolean): void;
  /** Who holds without being asked, by an answer of before. */
  standing(s: Seen<O>, fight: Fight): readonly string[];
};

export type AllocatedLaw<O, R extends string> = OutcomeLaw<Seen<O>, R> & {
  readonly rules: {
    readonly declared: RuleId;
    readonly odds: RuleId;
    readonly die: RuleId;
    readonly pressed: RuleId;
    readonly results: Readonly<Record<R, RuleId>>;
  };
  /** By which a battle is fought, if by another rule than all. */
  declared?(s: Seen<O>, fight: Fight): RuleId;
  attacker(fight: Fight): Side;
  defender(fight: Fight): Side;
  defenders(s: Seen<O>, fight: Fight): readonly string[];
  place(s: Seen<O>, unit: string): string;
  attack(s: Seen<O>, fight: Fight): Ledger;
  defence(s: Seen<O>, fight: Fight): Ledger;
  counted(s: Seen<O>, fight: Fight): Readonly<Record<string, number>>;
  trapped(s: Seen<O>, fight: Fight): readonly string[];
  /** The row of the table that a face means. */
  row(s: Seen<O>, face: number): number;
  /** Writes down who has fought. */
  book(ctx: Ctx<O>, f: Frame): void;
  readonly stand?: StandLaw<O>;
  /** The attacker may make it an exchange before the die. */
  readonly force?: {
    readonly rule: RuleId;
    isOpen(s: Seen<O>, fight: Fight): boolean;
    /** Once he knows the result, if that would be another one. */
    isOpenLate?(s: Seen<O>, fight: Fight): boolean;
  };
  /** A side may decline an exchange: who, if anybody, and what becomes of the result. */
  readonly decline?: {
    readonly rule: RuleId;
    /** Of its sides, if each has one of its own. */
    ruleOf?(fight: Fight, by: Side): RuleId;
    by(s: Seen<O>, fight: Fight, parts: readonly Part<R>[]): Side | undefined;
    /** What stands in its place for the attackers, and for a defender; `told`: what is said before the answer. */
    attackers(code: R, fight: Fight, by: Side, parts: readonly Part<R>[]): R;
    part(s: Seen<O>, fight: Fight, part: Part<R>, by: Side): readonly Part<R>[];
    told(s: Seen<O>, f: SeenFrame, by: Side): Params;
    /** Whose order to hold is at an end with it. */
    freed?(fight: Fight, parts: readonly Part<R>[], by: Side): readonly string[];
  };
};
