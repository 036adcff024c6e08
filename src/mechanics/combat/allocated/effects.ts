// What the result of a battle does: what attackers pay, who is removed, driven back, disrupted, who advances, and who attacks
// once more. A game puts the steps in its order and keeps their names.
import { copyJson } from '../../../core/canonical-json.ts';
import type { AskStep, AutoStep, Choice, Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Frame, RuleId, Side } from '../../../core/types.ts';
import { passChoice } from '../../end-choice.ts';
import { coverable, meansOf, priceOf, worthOf } from './exchange.ts';
import type { Bill, Purse } from './exchange.ts';
import { exchanged } from './outcome.ts';
import { fightCourse, fightOf } from './fight.ts';
import type { Fight, FightCourse, Meaning } from './fight.ts';

/** The garrison of a hex among those who are owed for; no counter has this id. */
export const GARRISON = 'garrison';

export type EffectLaw<O, R extends string> = {
  readonly rules: {
    readonly results: Readonly<Record<R, RuleId>>;
    /** Which defenders are removed is their owner's to say. */
    readonly removed: RuleId;
    readonly drive: RuleId;
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

const course = <R extends string>(f: SeenFrame): FightCourse<R> => fightCourse<R>(f);

/** Everybody in the exchange, as it stands. */
const inExchange = <O, R extends string>(law: EffectLaw<O, R>, f: SeenFrame): readonly string[] => {
  const { attackers, parts = [] } = course<R>(f);
  return attackers === undefined ? [] : exchanged((code: R) => law.meaning(code), { attackers, parts });
};

const setsToRemove = <O, R extends string>(
  law: EffectLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
): readonly (readonly string[])[] => {
  const bill = law.bill(s, f, inExchange(law, f));
  if (law.removesAll?.(s) === true) return [bill.owed.map(({ id }) => id)];
  return coverable(bill, meansOf(law.purses(s, f, 'exchange')));
};

const counters = (set: readonly string[]): readonly string[] => set.filter((id) => id !== GARRISON);

const removeStep = <O, R extends string>(law: EffectLaw<O, R>): AskStep<O> => {
  const orders = (s: Seen<O>, f: SeenFrame): readonly Args[] =>
    setsToRemove(law, s, f).map((set) => ({ units: counters(set).toSorted() }));
  return {
    kind: 'ask',
    rule: law.rules.removed,
    by: (_, f) => law.defender(fightOf(f)),
    question: (s, f) => ({
      key: 'ask.remove',
      params: {
        side: law.defender(fightOf(f)),
        hex: fightOf(f).hex,
        units: [...inExchange(law, f)],
        need: Math.max(
          0,
          ...setsToRemove(law, s, f).map((set) => worthOf(law.bill(s, f, inExchange(law, f)), set)),
        ),
      },
    }),
    choices: [
      {
        kind: 'listed',
        verb: 'lose',
        rule: law.rules.removed,
        sets: ['units'],
        subjects: (_, f) => inExchange(law, f),
        list: orders,
        whyNot: (s, f, args) => {
          const all = inExchange(law, f);
          const stranger = (args['units'] ?? []).find((unit) => !all.includes(unit));
          return stranger === undefined
            ? refusal('LOSE.NOT-THIS-SET', law.rules.removed, {
                sets: orders(s, f).map(({ units = [] }) => ({ key: 'word.units', params: { units } })),
              })
            : refusal('LOSE.NOT-IN-BATTLE', law.rules.removed, { unit: stranger, units: [...all] });
        },
        take: (ctx, f, args) => {
          const named = (args['units'] ?? []).toSorted().join();
          f.vars['removed'] = [
            ...(setsToRemove(law, ctx.seen, f).find((set) => counters(set).toSorted().join() === named) ??
              []),
          ];
        },
      },
    ],
  };
};

/** How far anybody can be driven. */
const mostDriven = <O, R extends string>(law: EffectLaw<O, R>, s: Seen<O>, f: SeenFrame): number => {
  const { parts = [], removed = [] } = course<R>(f);
  return Math.max(
    0,
    ...parts.flatMap(({ units, result }) =>
      units
        .filter((unit) => law.isOnMap(s, unit) && !removed.includes(unit) && !law.isFirm(s, f, unit))
        .map((unit) => Math.min(law.meaning(result).most, law.most(s, f, unit, result))),
    ),
  );
};

const driveStep = <O, R extends string>(law: EffectLaw<O, R>): AskStep<O> => ({
  kind: 'ask',
  rule: law.rules.drive,
  by: (_, f) => law.attacker(fightOf(f)),
  question: (s, f) => ({
    key: 'ask.drive',
    params: { side: law.attacker(fightOf(f)), hex: fightOf(f).hex, most: mostDriven(law, s, f) },
  }),
  choices: [
    {
      kind: 'listed',
      verb: 'drive',
      rule: law.rules.drive,
      // The farthest is what one mostly wants.
      list: (s, f) =>
        Array.from({ length: mostDriven(law, s, f) + 1 }, (_, i) => ({
          hexes: [String(mostDriven(law, s, f) - i)],
        })),
      whyNot: (s, f) => refusal('DRIVE.NOT-SO-FAR', law.rules.drive, { most: mostDriven(law, s, f) }),
      take: (ctx, f, args) => {
        f.vars['driven'] = Number(args['hexes']?.[0] ?? 0);
        ctx.emit({
          kind: 'battle.driven',
          rule: law.rules.drive,
          data: { side: law.attacker(fightOf(f)), hex: fightOf(f).hex, hexes: course(f).driven ?? 0 },
        });
      },
    },
  ],
});

/** What becomes of those who are not in an exchange, or could not be covered. */
const fates = <O, R extends string>(law: EffectLaw<O, R>, ctx: Ctx<O>, f: Frame): void => {
  const { parts = [], removed = [] } = course<R>(f);
  const all = inExchange(law, f);
  for (const { units, result } of parts) {
    const here = units.filter((unit) => !removed.includes(unit) && law.isOnMap(ctx.seen, unit));
    const uncovered = here.filter((unit) => all.includes(unit));
    const { defenders } = law.meaning(result);
    if (defenders === 'eliminated') law.eliminate(ctx, f, here, law.rules.results[result], 'combat');
    if (defenders === 'disrupted') law.disrupt(ctx, f, here, law.rules.results[result]);
    if (uncovered.length > 0) law.disrupt(ctx, f, uncovered, law.rules.results[law.uncovered]);
  }
};

export type Retreater = { readonly unit: string; readonly least: number; readonly most: number };

/** Who must or may go back, and how far. */
export const retreaters = <O, R extends string>(
  law: EffectLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
): readonly Retreater[] => {
  const { parts = [], removed = [], driven = 0 } = course<R>(f);
  const all = inExchange(law, f);
  return parts.flatMap(({ units, result }) =>
    units
      .filter((unit) => law.isOnMap(s, unit) && !removed.includes(unit) && !law.isFirm(s, f, unit))
      .map((unit) => {
        const code = all.includes(unit) ? law.uncovered : result;
        const { most, extra } = law.meaning(code);
        const least = Math.min(driven, most, law.most(s, f, unit, code));
        return { unit, least, most: least + extra };
      })
      .filter(({ most }) => most > 0),
  );
};

export type EffectSteps<O> = {
  /** Attackers who are eliminated in return, or Disrupted. */
  readonly costs: AutoStep<O>;
  readonly exhausted: AutoStep<O>;
  mayRemove(past: string): AutoStep<O>;
  readonly remove: AskStep<O>;
  readonly price: AutoStep<O>;
  readonly removed: AutoStep<O>;
  mayDrive(past: string): AutoStep<O>;
  readonly drive: AskStep<O>;
  readonly fates: AutoStep<O>;
  readonly gone: AutoStep<O>;
  readonly forward: AutoStep<O>;
  readonly settle: AutoStep<O>;
  mayAgain(past: string): AutoStep<O>;
  readonly again: AskStep<O>;
};

/** `next`: the step after a procedure that is called. */
export const effectSteps = <O, R extends string>(law: EffectLaw<O, R>): EffectSteps<O> => ({
  costs: {
    kind: 'auto',
    run: (ctx, f) => {
      const { attackers, defence = 0 } = course<R>(f);
      if (attackers === undefined || law.meaning(attackers).attackers !== 'eliminated') return;
      const { defenders } = fightOf(f);
      const first = law.first(ctx.seen, f, defenders, 'eliminated');
      ctx.call('pay', { ...copyJson(f.vars), owed: defence, first, kind: 'eliminated' }, 'exhausted');
    },
  },
  exhausted: {
    kind: 'auto',
    run: (ctx, f) => {
      delete f.vars['result'];
      const { attackers } = course<R>(f);
      if (attackers === undefined) return;
      const { attackers: fate } = law.meaning(attackers);
      if (fate !== 'disrupted' && fate !== 'eliminated') return;
      const units = law.survivors(ctx.seen, fightOf(f));
      if (units.length > 0) law.disrupt(ctx, f, units, law.rules.results[attackers]);
    },
  },
  mayRemove: (past) => ({
    kind: 'auto',
    run: (ctx, f) => {
      const { attackers } = course<R>(f);
      if (attackers === undefined || law.meaning(attackers).attackers !== 'exchanged') return ctx.goto(past);
      const sets = setsToRemove(law, ctx.seen, f);
      const [only = [], more] = sets;
      if (more !== undefined) return;
      f.vars['removed'] = [...only];
      ctx.goto('price');
    },
  }),
  remove: removeStep(law),
  price: {
    kind: 'auto',
    run: (ctx, f) => {
      const { removed = [] } = course<R>(f);
      const bill = law.bill(ctx.seen, f, inExchange(law, f));
      const owed = priceOf(worthOf(bill, removed), bill.percent);
      const first = priceOf(law.first(ctx.seen, f, removed, 'exchange'), bill.percent);
      ctx.emit({
        kind: 'exchange.price',
        rule: law.rules.removed,
        data: {
          side: law.attacker(fightOf(f)),
          hex: fightOf(f).hex,
          units: [...counters(removed)],
          has: worthOf(bill, removed),
          need: owed,
        },
      });
      // Who cannot match those he removes is lost with all he has.
      if (law.removesAll?.(ctx.seen) === true && meansOf(law.purses(ctx.seen, f, 'exchange')) < owed) {
        law.eliminate(ctx, f, law.survivors(ctx.seen, fightOf(f)), law.rules.removed, 'exchange');
        return;
      }
      if (owed > 0) ctx.call('pay', { ...copyJson(f.vars), owed, first, kind: 'exchange' }, 'removed');
    },
  },
  removed: {
    kind: 'auto',
    run: (ctx, f) => {
      // What attackers have absorbed.
      if (f.vars['result'] !== undefined) f.vars['absorbed'] = copyJson(f.vars['result']);
      delete f.vars['result'];
      const units = counters(course<R>(f).removed ?? []);
      if (units.length > 0) law.eliminate(ctx, f, units, law.rules.removed, 'exchange');
      const risk = law.risk?.(ctx.seen, f);
      if (risk !== undefined) ctx.call(risk, copyJson(f.vars), 'mayDrive');
    },
  },
  mayDrive: (past) => ({
    kind: 'auto',
    run: (ctx, f) => {
      if (mostDriven(law, ctx.seen, f) === 0) ctx.goto(past);
    },
  }),
  drive: driveStep(law),
  fates: {
    kind: 'auto',
    run: (ctx, f) => {
      fates(law, ctx, f);
      if (law.garrisonFalls?.(ctx.seen, f) === true) f.vars['fell'] = true;
      if (retreaters(law, ctx.seen, f).length > 0)
        ctx.call('retreat', { ...copyJson(f.vars), going: copyJson(retreaters(law, ctx.seen, f)) }, 'gone');
    },
  },
  gone: {
    kind: 'auto',
    run: (_, f) => {
      const { result } = f.vars;
      if (result !== undefined && typeof result === 'object' && result !== null) f.vars['went'] = result;
      delete f.vars['result'];
    },
  },
  forward: {
    kind: 'auto',
    run: (ctx, f) => {
      if (!law.advances(f) || !law.isVacated(ctx.seen, f)) return;
      ctx.call('advance', copyJson(f.vars), 'settle');
    },
  },
  settle: {
    kind: 'auto',
    run: (ctx, f) => {
      delete f.vars['result'];
      const proc = law.settle?.(ctx.seen);
      if (proc !== undefined) ctx.call(proc, {}, 'mayAgain');
    },
  },
  mayAgain: (past) => ({
    kind: 'auto',
    run: (ctx, f) => {
      if (!law.again.isOpen(ctx.seen, f)) ctx.goto(past);
    },
  }),
  again: {
    kind: 'ask',
    rule: law.rules.again,
    by: (_, f) => law.attacker(fightOf(f)),
    question: (s, f) => ({
      key: 'ask.again',
      params: {
        side: law.attacker(fightOf(f)),
        hex: fightOf(f).hex,
        units: law.survivors(s, fightOf(f)).filter((unit) => !(course(f).again ?? []).includes(unit)),
      },
    }),
    choices: [...law.again.choices, passChoice(law.rules.again)],
  },
});
