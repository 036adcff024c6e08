// What a rule set hands to the kernel: procedures of named steps, a set-up, views and invariants.
import type {
  Args,
  DieRequest,
  Event,
  Frame,
  Frozen,
  Json,
  Message,
  Order,
  Params,
  Problem,
  Refusal,
  RuleId,
  Side,
  StandingOrder,
  State,
  Vars,
  Verdict,
} from './types.ts';

export type SeenFrame<V = Vars> = {
  readonly proc: string;
  readonly step: string;
  readonly vars: Readonly<V>;
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

declare const VARS: unique symbol;
/** The name of a procedure that says what its frame must hold from the start. */
export type ProcName<V> = string & { readonly [VARS]: V };
export const procName = <V>(name: string): ProcName<V> => name as ProcName<V>;

/** A state as everything but a procedure at work sees it. */
export type Seen<Own> = Readonly<Omit<State<Own>, 'options' | 'clock' | 'standing' | 'own' | 'stack'>> & {
  readonly options: Params;
  readonly clock: Readonly<State['clock']>;
  readonly standing: readonly StandingOrder[];
  readonly own: Frozen<Own>;
  readonly stack: readonly SeenFrame[];
};

/** The hands a procedure works with. Steps go on to the next one unless they say otherwise. */
export type Ctx<Own, V = Vars> = {
  readonly s: State<Own>;
  /** The same state to read from: what was found about it holds until this step takes `s` or `vars`. */
  readonly seen: Seen<Own>;
  /** What this procedure remembers, to write to. */
  readonly vars: Writable<V>;
  emit(event: Event): void;
  /** Told the deciding side something new: no taking back past here. */
  reveal(event: Event): void;
  goto(step: string): void;
  /** Starts another procedure; when it is done this one resumes at the step named here. */
  call<P extends string>(proc: P, vars: P extends ProcName<infer W> ? W : Vars, resumeAt: string): void;
  /** Ends this procedure; `result` lands in the caller's vars as `result`. */
  done(result?: Json): void;
  /**
   * Ends the game. When play goes on past victory a verdict that is not final is only said, and the step
   * goes on as if nothing had happened: give the victory check a step of its own, with nothing to clean up.
   */
  over(verdict: Verdict): void;
};

type ChoiceBase<Own, V, A> = {
  readonly verb: string;
  readonly rule: RuleId;
  /** Ends a phase or declines: random players take it less readily. */
  readonly ends?: true;
  /** Slots that are sets: one writing of each is legal, sorted and without repeats. `complete` sorts. */
  readonly sets?: readonly string[];
  /** Slots for a word, and the words that mean something there; one at a time. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** What bars every order of the verb now, whatever it names. */
  closed?(s: Seen<Own>, f: SeenFrame<V>): Refusal | undefined;
  /** Nothing is left for the verb to do, so it is not offered; an order hears this only where nothing else bars it. */
  idle?(s: Seen<Own>, f: SeenFrame<V>): Refusal | undefined;
  /** Units or places that could act with this verb now. */
  subjects?(s: Seen<Own>, f: SeenFrame<V>): readonly string[];
  /** Where one of its subjects could come with it alone, and at what cost if any is paid, where the ways are too many to list. */
  reach?(
    s: Seen<Own>,
    f: SeenFrame<V>,
    unit: string,
  ): readonly { readonly place: string; readonly cost?: number }[];
  /** Fills what the rules let a player leave out, such as the hexes between; from what `by` may see. */
  complete?(s: Seen<Own>, f: SeenFrame<V>, args: A): { readonly args: A; readonly note?: Message } | Refusal;
  take(ctx: Ctx<Own, V>, f: Frame<V>, args: A): void;
};

/** Few enough to list: what is in the list is legal, nothing else. */
export type ListedChoice<Own, V = Vars, A = Args> = ChoiceBase<Own, V, A> & {
  readonly kind: 'listed';
  list(s: Seen<Own>, f: SeenFrame<V>): readonly A[];
  /** Those of it that get a number each where all of it would be too many. */
  numbered?(s: Seen<Own>, f: SeenFrame<V>): readonly A[];
  /** Says why something is not in the list; never decides. */
  whyNot?(s: Seen<Own>, f: SeenFrame<V>, args: A): Refusal | undefined;
};

/** Too many to list in play: `refuse` is the law, `sample` draws from it. */
export type OpenChoice<Own, V = Vars, A = Args> = ChoiceBase<Own, V, A> & {
  readonly kind: 'open';
  refuse(s: Seen<Own>, f: SeenFrame<V>, args: A): Refusal | undefined;
  sample(s: Seen<Own>, f: SeenFrame<V>, pick: Pick): A | undefined;
  /** The whole list, for positions small enough. */
  list?(s: Seen<Own>, f: SeenFrame<V>): readonly A[];
  /** Those worth a number each when it asks a question, where a list would be too long; undefined where they are many. */
  numbered?(s: Seen<Own>, f: SeenFrame<V>): readonly A[] | undefined;
  /**
   * One after the other where a list would be too long to make; nothing for one that is refused. For counting and for
   * engines. `only`: no orders of several units, and none of another unit; those of no unit may be among them.
   */
  every?(s: Seen<Own>, f: SeenFrame<V>, only?: string): Iterable<A | undefined>;
};

/** More choices than this get no numbers; they are typed. */
export const MOST_NUMBERED = 12;

/** A whole number from 0 up to, not including, n. */
export type Pick = (n: number) => number;

export type Choice<Own, V = Vars, A = Args> = ListedChoice<Own, V, A> | OpenChoice<Own, V, A>;

/** A choice the side that is not deciding may break in with. */
export type Right<Own, V = Vars> = Choice<Own, V> & { owner(s: Seen<Own>, f: SeenFrame<V>): Side };

export type AutoStep<Own, V = Vars> = { readonly kind: 'auto'; run(ctx: Ctx<Own, V>, f: Frame<V>): void };

export type AskStep<Own, V = Vars> = {
  readonly kind: 'ask';
  readonly rule: RuleId;
  by(s: Seen<Own>, f: SeenFrame<V>): Side;
  question(s: Seen<Own>, f: SeenFrame<V>): Message;
  readonly choices: readonly Choice<Own, V>[];
  readonly rights?: readonly Right<Own, V>[];
};

/** A point where the other side may break in; passes by itself unless that side has a standing order. */
export type WindowStep<Own, V = Vars> = {
  readonly kind: 'window';
  readonly name: string;
  readonly rule: RuleId;
  by(s: Seen<Own>, f: SeenFrame<V>): Side;
  /** The one side it can ever belong to, where it is always the same. */
  readonly owner?: Side;
  /** The turn before which nobody can use it. */
  readonly firstTurn?: number;
  facts(s: Seen<Own>, f: SeenFrame<V>): Readonly<Record<string, string>>;
  question(s: Seen<Own>, f: SeenFrame<V>): Message;
  readonly choices: readonly Choice<Own, V>[];
};

/** The only door for dice. */
export type RollStep<Own, V = Vars> = {
  readonly kind: 'roll';
  readonly rule: RuleId;
  dice(s: Seen<Own>, f: SeenFrame<V>): readonly DieRequest[];
  take(ctx: Ctx<Own, V>, f: Frame<V>, results: readonly number[]): void;
};

export type Step<Own, V = Vars> = AutoStep<Own, V> | AskStep<Own, V> | WindowStep<Own, V> | RollStep<Own, V>;

/** Steps in the order they run, by name. Names are kept for ever: records resume by them. */
export type Procedure<Own, V = Vars> = Readonly<Record<string, Step<Own, V>>>;

export type Options = Readonly<Record<string, Json>>;

export type RuleSet<Own> = {
  readonly id: string;
  readonly version: string;
  readonly sides: readonly [Side, Side];
  readonly procedures: Readonly<Record<string, Procedure<Own>>>;
  /** The state before the first step: a stack with the opening procedure, nothing settled. */
  setup(scenario: string, options: Options): State<Own>;
  /** Built from nothing: only what `who` may see. Its form is the games' business. */
  view(s: Seen<Own>, who: Side | 'both'): object;
  /** Whether anything is hidden from a side in this game; absent: nothing ever is. */
  hides?(s: Seen<Own>): boolean;
  /**
   * Deals anew, in a copy, all that is hidden from a side: it could not tell the result from the truth, and the result
   * depends on the truth only through what the side may know. Absent: nothing is ever hidden.
   */
  redeal?(s: State<Own>, hiddenFrom: Side, pick: Pick): void;
  /** Why no question has a verb now, where a rule says so and not the phase alone. */
  barred?(s: Seen<Own>, order: Order): Refusal | undefined;
  /** Broken invariants; none in a sound state. */
  problems(s: Seen<Own>): readonly Problem[];
};

/** A rule set with its ledger's type forgotten, ready to run: what everything outside the game works with. */
export type Rules = RuleSet<unknown> & {
  /** The first step of every procedure. */
  readonly first: Readonly<Record<string, string>>;
  /** The step after each step; the last has none. */
  readonly following: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
  /** Told every step that is reached; for measuring what was visited. */
  readonly watch?: (proc: string, step: string) => void;
};

/** Lets go of what the frame of a procedure holds: its steps are the only ones that read it. */
export const procedure = <Own, V extends object>(steps: Procedure<Own, V>): Procedure<Own> =>
  steps as unknown as Procedure<Own>;

/** The one place where a rule set's private type is let go. */
export const ruleSet = <Own>(rules: RuleSet<Own>): Rules => {
  const first: Record<string, string> = {};
  const following: Record<string, Record<string, string | undefined>> = {};
  for (const [name, procedure] of Object.entries(rules.procedures)) {
    const steps = Object.keys(procedure);
    if (steps[0] === undefined) throw new Error(`Procedure ${name} of ${rules.id} has no steps`);
    first[name] = steps[0];
    following[name] = Object.fromEntries(steps.map((step, i) => [step, steps[i + 1]]));
  }
  return { ...(rules as unknown as RuleSet<unknown>), first, following };
};

export const refusal = (code: string, rule: RuleId, params: Params = {}): Refusal => ({ code, rule, params });
