// Attacks that are allocated before any is fought: the orders to add to the plan and to take from it, what the plan lacks,
// and the orders that fight it out.
import type {
  Choice,
  Ctx,
  ListedChoice,
  OpenChoice,
  Procedure,
  Seen,
  SeenFrame,
} from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { Args, Frame, Params, Refusal, RuleId, Side } from '../../../core/types.ts';
import { endChoice } from '../../end-choice.ts';
import { rulesOn } from '../rules-now.ts';
import { cancelling, demands, unmet } from './closure.ts';
import type { Allocated, ClosureLaw, Demand } from './closure.ts';

/** An attack of the plan. */
export type Planned = { readonly hex: string; readonly units: readonly string[] };

/** An attack whose odds are compared: one that has been fought with the rung of then, any other with its units. */
export type Compared = Allocated & { readonly rung?: number; readonly units?: readonly string[] };

export type Comparing<O> = {
  rule(s: Seen<O>): RuleId;
  rung(s: Seen<O>, planned: Planned): number;
  name(rung: number): string;
};

export type PlanLaw<O> = {
  readonly rules: {
    /** Which attacks ask for others, and which may be given up. */
    readonly closure: RuleId;
    readonly cancel: RuleId;
    readonly fight: RuleId;
    readonly pressed: RuleId;
    /** By which one side gives up nothing, if by another. */
    readonly final?: RuleId;
  };
  rulesNow?(s: Seen<O>): Partial<PlanLaw<O>['rules']>;
  attacks(s: Seen<O>): readonly Planned[];
  /** The plan with what has been fought of it in this pulse; `hex` and where the attackers stood. */
  all(s: Seen<O>): readonly Compared[];
  closure(s: Seen<O>): ClosureLaw;
  /** Where those who must be attacked as well are to be attacked at no lower odds. */
  readonly comparing?: Comparing<O>;
  /** Whether a side may give up attacks once the plan stands. */
  mayCancel(s: Seen<O>, side: Side): boolean;
  remove(ctx: Ctx<O>, hexes: readonly string[]): void;
  /** Why an attack of the plan cannot be made at its odds, as it stands now. */
  refuseOdds(s: Seen<O>, planned: Planned): Refusal | undefined;
  /** Why it may not be pressed. */
  refusePressed(s: Seen<O>, planned: Planned): Refusal | undefined;
  /** Starts a battle. */
  start(ctx: Ctx<O>, planned: Planned, isPressed: boolean): void;
};

/** What the plan lacks: hexes that must be attacked as well, or an attack below the table. */
export const refusePlan = <O>(law: PlanLaw<O>, s: Seen<O>): Refusal | undefined => lackNow(law, s);

const lackNow = atRest((law: object, s: object) => lackIn(law as PlanLaw<unknown>, s as Seen<unknown>));

/** Somebody who must be attacked because of others is attacked at lower odds than they are. */
export const refuseUnequal = <O>(
  { rule, rung, name }: Comparing<O>,
  s: Seen<O>,
  all: readonly Compared[],
  asked: readonly Demand[],
): Refusal | undefined => {
  const known = new Map<string, number | undefined>();
  const rungAt = (hex: string): number | undefined => {
    if (!known.has(hex)) {
      const found = all.findLast((one) => one.hex === hex);
      known.set(
        hex,
        found?.rung ?? (found?.units === undefined ? undefined : rung(s, { hex, units: found.units })),
      );
    }
    return known.get(hex);
  };
  for (const { hex, from, target } of asked) {
    const [own, least] = [rungAt(hex), rungAt(target)];
    if (own !== undefined && least !== undefined && own < least)
      return refusal('ATTACK.UNEQUAL', rule(s), {
        hex,
        from,
        target,
        hexes: [hex],
        odds: name(own),
        least: name(least),
      });
  }
  return undefined;
};

const lackIn = (law: PlanLaw<unknown>, s: Seen<unknown>): Refusal | undefined => {
  const all = law.all(s);
  // What has been fought has been looked at, where everybody stood then.
  const asked = demands(
    law.closure(s),
    all.filter(({ isFought }) => isFought !== true),
  );
  const lacking = unmet(asked, all);
  const [first] = lacking;
  if (first !== undefined)
    return refusal('ATTACK.SUPPORT', rulesOn(law, s).closure, {
      hex: first.hex,
      from: first.from,
      target: first.target,
      hexes: [...new Set(lacking.map(({ hex }) => hex))].toSorted(),
    });
  for (const planned of law.attacks(s)) {
    const low = law.refuseOdds(s, planned);
    if (low !== undefined) return low;
  }
  return law.comparing === undefined ? undefined : refuseUnequal(law.comparing, s, all, asked);
};

const hexArgs = (planned: readonly Planned[]): readonly Args[] =>
  planned.map(({ hex }) => ({ target: [hex] }));

const notPlanned = <O>(law: PlanLaw<O>, s: Seen<O>, args: Args, rule: RuleId): Refusal =>
  refusal('ATTACK.NOT-PLANNED', rule, {
    ...(args['target']?.[0] !== undefined && { hex: args['target'][0] }),
    hexes: law.attacks(s).map(({ hex }) => hex),
  });

const tellCancelled = <O>(law: PlanLaw<O>, ctx: Ctx<O>, hexes: readonly string[]): void => {
  for (const hex of hexes)
    ctx.emit({
      kind: 'attack.cancelled',
      rule: law.rules.cancel,
      data: { side: ctx.seen.clock.phasing, hex },
    });
  law.remove(ctx, hexes);
};

/** Hexes that the plan asks for; undefined: it lacks nothing. */
export const lackedBy = <O>(law: PlanLaw<O>, s: Seen<O>): readonly string[] | undefined => {
  const refused = law.attacks(s).length === 0 ? undefined : refusePlan(law, s);
  return refused === undefined ? undefined : ((refused.params['hexes'] ?? []) as readonly string[]);
};

/** While the plan is made it can be altered at will; without a hex all of it is taken back. */
export const unplanChoice = <O>(law: PlanLaw<O>): ListedChoice<O> => ({
  kind: 'listed',
  verb: 'cancel',
  ends: true,
  rule: law.rules.cancel,
  idle: (s) => (law.attacks(s).length > 0 ? undefined : refusal('CANCEL.NOTHING', law.rules.cancel, {})),
  list: (s) => (law.attacks(s).length === 0 ? [] : [{}, ...hexArgs(law.attacks(s))]),
  whyNot: (s, _, args) => notPlanned(law, s, args, law.rules.cancel),
  take: (ctx, _, args) =>
    tellCancelled(law, ctx, args['target'] ?? law.attacks(ctx.seen).map(({ hex }) => hex)),
});

const refuseCancel = <O>(law: PlanLaw<O>, s: Seen<O>, hex: string): Refusal | undefined => {
  const { phasing: side } = s.clock;
  if (!law.mayCancel(s, side)) return refusal('CANCEL.NEVER', law.rules.final ?? law.rules.cancel, { side });
  const found = cancelling(law.closure(s), law.all(s), hex);
  return found.kind === 'free'
    ? undefined
    : refusal('CANCEL.BOUND', law.rules.cancel, { hex, hexes: [...found.by] });
};

/** Once it is being fought, only what no other attack needs; those that need each other go together. */
export const cancelChoice = <O>(law: PlanLaw<O>): ListedChoice<O> => ({
  kind: 'listed',
  verb: 'cancel',
  rule: law.rules.cancel,
  closed: (s) =>
    law.mayCancel(s, s.clock.phasing)
      ? undefined
      : refusal('CANCEL.NEVER', law.rules.final ?? law.rules.cancel, { side: s.clock.phasing }),
  idle: (s) =>
    law.attacks(s).some(({ hex }) => refuseCancel(law, s, hex) === undefined)
      ? undefined
      : refusal('CANCEL.NOTHING', law.rules.cancel, {}),
  list: (s) => hexArgs(law.attacks(s).filter(({ hex }) => refuseCancel(law, s, hex) === undefined)),
  whyNot: (s, _, args) => {
    const [hex = ''] = args['target'] ?? [];
    const isPlanned = law.attacks(s).some((planned) => planned.hex === hex);
    return isPlanned ? refuseCancel(law, s, hex) : notPlanned(law, s, args, law.rules.cancel);
  },
  take: (ctx, _, args) => {
    const [hex = ''] = args['target'] ?? [];
    const found = cancelling(law.closure(ctx.seen), law.all(ctx.seen), hex);
    tellCancelled(law, ctx, found.kind === 'free' ? found.hexes : []);
  },
});

const PRESS = 'press';

export const fightChoice = <O>(law: PlanLaw<O>): OpenChoice<O> => {
  const plannedIn = (s: Seen<O>, args: Args): Planned | undefined => {
    const [hex, more] = args['target'] ?? [];
    return more === undefined ? law.attacks(s).find((planned) => planned.hex === hex) : undefined;
  };
  const isPressed = (args: Args): boolean => (args['how'] ?? []).includes(PRESS);
  const refuse = (s: Seen<O>, args: Args): Refusal | undefined => {
    const planned = plannedIn(s, args);
    if (planned === undefined) return notPlanned(law, s, args, rulesOn(law, s).fight);
    return isPressed(args) ? law.refusePressed(s, planned) : undefined;
  };
  const all = (s: Seen<O>): readonly Args[] =>
    law
      .attacks(s)
      .flatMap(({ hex }) => [{ target: [hex] }, { target: [hex], how: [PRESS] }])
      .filter((args) => refuse(s, args) === undefined);
  return {
    kind: 'open',
    verb: 'fight',
    rule: law.rules.fight,
    words: { how: [PRESS] },
    idle: (s) =>
      law.attacks(s).length > 0 ? undefined : refusal('FIGHT.NOTHING', rulesOn(law, s).fight, {}),
    // The only battle left need not be named.
    complete: (s, _, args) => {
      const [only, more] = law.attacks(s);
      return args['target'] === undefined && only !== undefined && more === undefined
        ? { args: { ...args, target: [only.hex] } }
        : { args };
    },
    refuse: (s, _, args) => refuse(s, args),
    list: (s) => all(s),
    numbered: (s) => hexArgs(law.attacks(s)),
    every: (s, _, only) => (only === undefined ? all(s) : []),
    sample: (s, _, pick) => {
      const open = law.attacks(s);
      const one = open[pick(Math.max(1, open.length))];
      if (one === undefined) return undefined;
      const pressed = { target: [one.hex], how: [PRESS] };
      return pick(4) === 0 && refuse(s, pressed) === undefined ? pressed : { target: [one.hex] };
    },
    take: (ctx, _, args) => {
      const planned = plannedIn(ctx.seen, args);
      if (planned !== undefined) law.start(ctx, planned, isPressed(args));
    },
  };
};

export type CombatPhaseLaw<O> = {
  readonly plan: PlanLaw<O>;
  readonly rule: RuleId;
  readonly more: readonly Choice<O>[];
  question(s: Seen<O>): { readonly key: string; readonly params: Params };
  /** As the phase begins, and as it ends. */
  begins?(ctx: Ctx<O>, f: Frame): void;
  ends?(ctx: Ctx<O>): void;
};

/**
 * The plan is fought out, in the order the attacker likes. It is over by itself with the last attack; what has lost all its
 * attackers or all who defended is dropped from it.
 */
export const combatPhase = <O>(
  { plan, rule, more, question, begins, ends }: CombatPhaseLaw<O>,
  isVoid: (s: Seen<O>, planned: Planned) => boolean,
): Procedure<O> => {
  const isAnyMore = (s: Seen<O>, f: SeenFrame): boolean =>
    more.some((choice) => (choice.closed?.(s, f) ?? choice.idle?.(s, f)) === undefined);
  return {
    begin: { kind: 'auto', run: (ctx, f) => begins?.(ctx, f) },
    next: {
      kind: 'auto',
      run: (ctx, f) => {
        const gone = plan.attacks(ctx.seen).filter((planned) => isVoid(ctx.seen, planned));
        if (gone.length > 0)
          plan.remove(
            ctx,
            gone.map(({ hex }) => hex),
          );
        if (plan.attacks(ctx.seen).length > 0 || isAnyMore(ctx.seen, f)) return;
        ends?.(ctx);
        ctx.done();
      },
    },
    orders: {
      kind: 'ask',
      rule,
      by: (s) => s.clock.phasing,
      question: (s) => question(s),
      choices: [
        ...[fightChoice(plan), cancelChoice(plan), ...more].map((choice) => ({
          ...choice,
          take: (...[ctx, f, args]: Parameters<Choice<O>['take']>) => {
            ctx.goto('next');
            choice.take(ctx, f, args);
          },
        })),
        endChoice<O>(
          rule,
          (ctx) => {
            ends?.(ctx);
            ctx.done();
          },
          (s) =>
            plan.attacks(s).length === 0
              ? undefined
              : refusal('FIGHT.DUE', rulesOn(plan, s).fight, {
                  hexes: plan.attacks(s).map(({ hex }) => hex),
                }),
        ),
      ],
    },
  };
};
