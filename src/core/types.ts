// The words every room shares: state, frames, orders, refusals, events. Nothing in here knows a wargame.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Params = Readonly<Record<string, Json>>;
export type Side = string;

/** `game:7.10b`, `game:R72` for a ruling, `hexfront:name` for a rule of this program. */
export type RuleId = `${string}:${string}`;

/** Everything seen from outside the kernel is deeply readonly. */
export type Frozen<T> = [Json] extends [T]
  ? T
  : T extends (...args: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Frozen<T[K]> };

export type Vars = Record<string, Json>;

/** One procedure under way: where it stands, and all it must remember, as ids and numbers. */
export type Frame<V = Vars> = { proc: string; step: string; vars: V };

export type Clock = { turn: number; phase: string; phasing: Side };
export type Verdict = {
  winner: Side | 'draw';
  rule: RuleId;
  reason: string;
  /** How many games it counts for in a match, where the rules say more than one. */
  games?: number;
  /** The rules have nothing beyond it, such as a last turn: no playing on. */
  final?: true;
};

/** A right its owner wants used, or wants to be asked about, when a window opens. */
export type StandingOrder = {
  readonly id: number;
  readonly by: Side;
  readonly window: string;
  /** Facts of the window that must agree, such as the hex. */
  readonly when: Readonly<Record<string, string>>;
  /** Absent: stop and ask the owner. Present: use it without asking, once where it is not `lasting`. */
  readonly then?: { readonly verb: string; readonly args: Args };
  readonly lasting?: true;
};

/** A game in progress: plain JSON. `Own` is the ledger of one rule set. */
export type State<Own = unknown> = {
  format: 1;
  game: string;
  rules: string;
  scenario: string;
  options: Record<string, Json>;
  clock: Clock;
  /** Dice drawn so far. The seed is never in here. */
  drawn: number;
  standing: StandingOrder[];
  own: Own;
  stack: Frame[];
  /** Present when victory does not stop play: the verdicts passed so far, each said once. */
  playOn?: readonly Verdict[];
  over?: Verdict;
};

/** The filled slots of an order: every slot a list of ids, absent when empty. */
export type Args = Readonly<Record<string, readonly string[]>>;
export type Order = { readonly by: Side; readonly verb: string; readonly args: Args };

/** A sentence to be: a key of the message table and what fills it. */
export type Message = { readonly key: string; readonly params: Params };

export type Refusal = {
  /** Stable, such as `MOVE.STACK`; also the key of its sentence. */
  readonly code: string;
  readonly rule: RuleId;
  readonly params: Params;
  /** An order that would work instead. */
  readonly instead?: Order;
  /** Which of several orders on a line it is about, counted from 1, and the words of that order. */
  readonly among?: { readonly index: number; readonly count: number; readonly line: string };
};

export type Event = {
  readonly kind: string;
  readonly rule: RuleId;
  readonly data: Params;
  /** Only these sides see it; absent: all. */
  readonly to?: readonly Side[];
  /** What the others see in its place; absent: nothing. */
  readonly veiled?: { readonly kind: string; readonly data: Params };
};

export type DieRequest = {
  readonly purpose: string;
  readonly by: Side;
  readonly rule: RuleId;
  readonly sides: number;
};

/** Something wrong in a state, a file or a line: a value, not an exception. */
export type Problem = {
  readonly code: string;
  readonly params: Params;
  readonly at?: string;
};

export type Result<T, E = Problem> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
