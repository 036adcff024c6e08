// The sequence of a game: turns, phases that begin and are told, side after side, and what stands between them.
import type { AskStep, AutoStep, Choice, Ctx, Procedure, Right, Seen, SeenFrame } from '../core/rule-set.ts';
import { endChoice } from './end-choice.ts';
import type { Sheet } from './sheet.ts';
import type { Event, Frame, Params, Refusal, RuleId, Side, Verdict } from '../core/types.ts';

/** A step that does something, and goes on to the one after it. */
export const auto = <O>(run: AutoStep<O>['run']): AutoStep<O> => ({ kind: 'auto', run });

/** A step that is nothing but another procedure. */
export const calls = <O>(proc: string, next: string): AutoStep<O> => auto((ctx) => ctx.call(proc, {}, next));

/** Where a procedure ends, for steps that go there. */
export const over = <O>(): AutoStep<O> => auto(() => undefined);

/** In the frame of a turn that begins with a phase, as positions do: the phase waits for its end, whatever can be done in it. */
export const WAITS = 'waits';

export type PhaseLaw<O, N extends string> = {
  /** The rule by which one phase follows the other. */
  readonly rule: RuleId;
  sideOf(phase: N): Side;
  /** Phases of both sides: whose they are is not told. */
  readonly mutual?: readonly N[];
  /** What begins anew with every phase. */
  fresh(own: O, phase: N): void;
  /** The procedure that is to run before a phase goes on, such as one that asks about hexes over the limit. */
  before?(s: Seen<O>): string | undefined;
};

/** What a step hands over: the phase it begins, and the procedure that is played in it. */
export type PhaseStep<O, N extends string> = {
  readonly phase: N;
  readonly proc: string;
  /** The step after it. */
  readonly next: string;
  /** Whether the phase is left out now; the step after it in the procedure comes then. */
  skip?(s: Seen<O>): boolean;
};

export type Phases<O, N extends string> = {
  /** Enters a phase without telling it. */
  enter(ctx: Ctx<O>, phase: N): void;
  /**
   * A phase begins, is told, and goes on if it is not to wait for what comes before it: then the step runs again.
   */
  hasBegun(ctx: Ctx<O>, f: Frame, phase: N, step: string): boolean;
  /** A step of this name that begins a phase and plays it. */
  step(name: string, phase: PhaseStep<O, N>): AutoStep<O>;
};

export const phases = <O, N extends string>(law: PhaseLaw<O, N>): Phases<O, N> => {
  const enter: Phases<O, N>['enter'] = (ctx, phase) => {
    const { s } = ctx;
    s.clock.phase = phase;
    s.clock.phasing = law.sideOf(phase);
    law.fresh(s.own, phase);
  };
  const hasBegun: Phases<O, N>['hasBegun'] = (ctx, f, phase, step) => {
    if (f.vars['begun'] === step) {
      delete f.vars['begun'];
      return true;
    }
    enter(ctx, phase);
    const side = law.mutual?.includes(phase) === true ? {} : { side: law.sideOf(phase) };
    ctx.emit({ kind: 'phase.begins', rule: law.rule, data: { phase, ...side } });
    const first = law.before?.(ctx.seen);
    if (first === undefined) return true;
    f.vars['begun'] = step;
    ctx.call(first, {}, step);
    return false;
  };
  return {
    enter,
    hasBegun,
    step: (name, { phase, proc, next, skip }) =>
      auto((ctx, f) => {
        if (skip?.(ctx.seen) === true) return;
        if (!hasBegun(ctx, f, phase, name)) return;
        const waits = f.vars[WAITS] === true;
        delete f.vars[WAITS];
        ctx.call(proc, waits ? { [WAITS]: true } : {}, next);
      }),
  };
};

export type GameLaw<O> = {
  /** As the game begins. */
  begins(s: Seen<O>): Event;
  lastTurn(s: Pick<Seen<O>, 'scenario'>): number;
  /** Who has won when the last turn is over, where the rules have not said so before. */
  final?(s: Seen<O>): Verdict;
};

/** The last turn of a scenario. */
export const lastTurn = (p: Sheet, { scenario }: Pick<Seen<unknown>, 'scenario'>): number =>
  p.set.scenarios[scenario]?.turns.last ?? 0;

/** The whole game: `setUp`, then `turn` after turn. */
export const turnByTurn = <O>({ begins, lastTurn, final }: GameLaw<O>): Procedure<O> => ({
  begin: auto((ctx) => {
    ctx.emit(begins(ctx.seen));
    ctx.call('setUp', {}, 'open');
  }),
  open: calls('turn', 'next'),
  next: auto((ctx) => {
    const { s } = ctx;
    if (s.clock.turn >= lastTurn(s)) {
      if (final === undefined) ctx.done();
      else ctx.over(final(ctx.seen));
      return;
    }
    s.clock.turn += 1;
    ctx.goto('open');
  }),
});

export const tellPlayerTurn = <O>(ctx: Ctx<O>, what: 'begins' | 'ends', rule: RuleId): void => {
  const { turn, phasing } = ctx.seen.clock;
  const data = what === 'begins' ? { side: phasing, turn } : { side: phasing };
  ctx.emit({ kind: `player-turn.${what}`, rule, data });
};

export type TurnLaw<O, N extends string> = {
  readonly phases: Phases<O, N>;
  /** In their order; each has a procedure of its name. */
  readonly order: readonly { readonly phase: N; readonly turnOf: Side; skip?(s: Seen<O>): boolean }[];
  /** The rule by which player turns follow each other. */
  readonly rule: RuleId;
  /** What a turn begins with. */
  opens?(ctx: Ctx<O>): void;
  /** Whether somebody has won between two phases. */
  sudden?(s: Seen<O>): Verdict | undefined;
};

/** A turn of phases that always come in the same order, player turn after player turn; one may be the other side's. */
export const fixedTurn = <O, N extends string>({
  phases: { step },
  order,
  rule,
  opens,
  sudden,
}: TurnLaw<O, N>): Procedure<O> => {
  const steps: Record<string, AutoStep<O>> = {};
  steps['start'] = auto((ctx) => opens?.(ctx));
  order.forEach(({ phase, turnOf, skip }, i) => {
    if (order[i - 1]?.turnOf !== turnOf)
      steps[`${turnOf}Turn`] = auto((ctx) => {
        ctx.s.clock.phasing = turnOf;
        tellPlayerTurn(ctx, 'begins', rule);
      });
    const name = `play-${phase}`;
    steps[name] = step(name, { phase, proc: phase, next: `after-${phase}`, ...(skip && { skip }) });
    steps[`after-${phase}`] = auto((ctx) => {
      const verdict = sudden?.(ctx.seen);
      if (verdict !== undefined) ctx.over(verdict);
    });
    if (order[i + 1]?.turnOf !== turnOf)
      steps[`${turnOf}TurnOver`] = auto((ctx) => {
        ctx.s.clock.phasing = turnOf;
        tellPlayerTurn(ctx, 'ends', rule);
      });
  });
  return steps;
};

export type OrderLaw<O, K extends string> = {
  readonly rule: RuleId;
  /** Every order of phases there is. */
  readonly orders: readonly K[];
  /** Those the side whose turn it is may take. */
  open(s: Seen<O>): readonly K[];
  by(s: Seen<O>): Side;
  /** Why it may not take its phases in this order. */
  refuse(s: Seen<O>, order: K): Refusal | undefined;
  /** Why it may not take them in an order there is none of, where a rule says so. */
  refuseOther?(s: Seen<O>, order: string): Refusal | undefined;
  declare(ctx: Ctx<O>, order: K): void;
  /** What its question says beside the side that declares, such as whose phases they are. */
  told?(s: Seen<O>): Params;
  readonly rights?: readonly Right<O>[];
};

export type Orders<O> = {
  readonly ask: AskStep<O>;
  /** Declares the only order there is, and goes on behind the question. */
  only(next: string): AutoStep<O>;
};

/** In what order a player turn takes its phases, chosen before anything else in it. */
export const phaseOrders = <O, K extends string>(law: OrderLaw<O, K>): Orders<O> => {
  const { rule, orders, open, by, refuse, declare, rights } = law;
  const named = (what: readonly string[] | undefined): K | undefined =>
    orders.find((order) => order === what?.[0]);
  const choose: Choice<O> = {
    kind: 'listed',
    verb: 'choose',
    rule,
    list: (s) => open(s).map((order) => ({ what: [order] })),
    whyNot: (s, _, args) => {
      const order = named(args['what']);
      return order === undefined ? law.refuseOther?.(s, args['what']?.[0] ?? '') : refuse(s, order);
    },
    take: (ctx, _, args) => {
      const order = named(args['what']);
      if (order !== undefined) declare(ctx, order);
    },
  };
  return {
    ask: {
      kind: 'ask',
      rule,
      by,
      question: (s) => ({
        key: 'ask.order',
        params: { side: by(s), orders: [...open(s)], ...law.told?.(s) },
      }),
      ...(rights && { rights }),
      choices: [choose],
    },
    only: (next) =>
      auto((ctx) => {
        const [only, second] = open(ctx.seen);
        if (only === undefined || second !== undefined) return;
        declare(ctx, only);
        ctx.goto(next);
      }),
  };
};

type Orderly<O> = Pick<AskStep<O>, 'question' | 'choices' | 'rights'> &
  Partial<Pick<AskStep<O>, 'by'>> & {
    /** Why the phase cannot end now. */
    readonly closed?: (s: Seen<O>) => Refusal | undefined;
    /** What ends with it. */
    ends?(ctx: Ctx<O>): void;
    /** What is looked at before each order, in the step `first`, to which orders that call come back. */
    readonly first?: (ctx: Ctx<O>) => void;
    /** Verbs that keep no phase open. Where they are named, a phase in which no other can be used is over as it begins. */
    readonly aside?: readonly string[];
  };

/** Whether somebody could use a verb of the phase, other than those that keep it open for nobody. */
const isAnyUse = <O>(
  choices: readonly Choice<O>[],
  aside: readonly string[],
  s: Seen<O>,
  f: SeenFrame,
): boolean =>
  choices.some((choice) => {
    if (aside.includes(choice.verb)) return false;
    if ((choice.closed?.(s, f) ?? choice.idle?.(s, f)) !== undefined) return false;
    return choice.subjects === undefined || choice.subjects(s, f).length > 0;
  });

/** A phase in which its side, or who may break into it, gives orders until it ends it. */
export const ordersUntilEnd = <O>(
  rule: RuleId,
  { closed, ends, first, aside, ...step }: Orderly<O>,
): Procedure<O> => ({
  ...(aside && {
    open: {
      kind: 'auto',
      run: (ctx, f) => {
        const waits = f.vars[WAITS] === true;
        delete f.vars[WAITS];
        if (waits || closed?.(ctx.seen) !== undefined || isAnyUse(step.choices, aside, ctx.seen, f)) return;
        ends?.(ctx);
        ctx.done();
      },
    },
  }),
  ...(first && { first: { kind: 'auto', run: first } }),
  orders: {
    kind: 'ask',
    rule,
    by: (s) => s.clock.phasing,
    ...step,
    choices: [
      ...step.choices.map((choice) => ({
        ...choice,
        take: (...[ctx, f, args]: Parameters<Choice<O>['take']>) => {
          ctx.goto(first === undefined ? 'orders' : 'first');
          choice.take(ctx, f, args);
        },
      })),
      endChoice<O>(
        rule,
        (ctx) => {
          ends?.(ctx);
          ctx.done();
        },
        closed,
      ),
    ],
  },
});

type AskedPhase<O> = Omit<Orderly<O>, 'question' | 'by'> & {
  readonly rule: RuleId;
  /** What its question says beside the side. */
  told?(s: Seen<O>): Params;
};

/** A phase of a side, with the question `ask.<phase>` of the message table. */
export const askedPhase = <O>(
  phase: string,
  side: Side,
  { rule, told, ...played }: AskedPhase<O>,
): Procedure<O> =>
  ordersUntilEnd<O>(rule, {
    question: (s) => ({ key: `ask.${phase}`, params: { side, ...told?.(s) } }),
    ...played,
  });

export type Dated = { turn(turn: number): { readonly label: string; readonly date?: string } | undefined };

/** What is told of a turn that begins: its label as printed, and its days where the track has them. */
export const turnData = (p: Dated, turn: number): { turn: number; label: string; date?: string } => {
  const { label = '', date } = p.turn(turn) ?? {};
  return { turn, label, ...(date !== undefined && { date }) };
};
