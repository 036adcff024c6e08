// What the result of a battle does: what attackers pay, who is removed, driven back, disrupted, who advances, and who attacks
// once more. A game puts the steps in its order and keeps their names.
import { copyJson } from '../../../core/canonical-json.ts';
import type { AskStep, AutoStep, Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Frame, Json, RuleId } from '../../../core/types.ts';
import { passChoice } from '../../end-choice.ts';
import type { EffectLaw, Replaced } from './effect-law.ts';
import { meansOf, priceOf, worthOf } from './exchange.ts';
import { fightCourse, fightOf } from './fight.ts';
import type { FightCourse } from './fight.ts';
import { leaveRemnants, rideStep } from './ridden-down.ts';
import { counters, inExchange, removeStep, setsToRemove } from './removal.ts';

const course = <R extends string>(f: SeenFrame): FightCourse<R> => fightCourse<R>(f);

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

/** `next`: the step after it, where that is not the one that stands behind it. */
const driveStep = <O, R extends string>(law: EffectLaw<O, R>, rule: RuleId, next?: string): AskStep<O> => ({
  kind: 'ask',
  rule,
  by: (_, f) => law.attacker(fightOf(f)),
  question: (s, f) => ({
    key: 'ask.drive',
    params: { side: law.attacker(fightOf(f)), hex: fightOf(f).hex, most: mostDriven(law, s, f) },
  }),
  choices: [
    {
      kind: 'listed',
      verb: 'drive',
      rule,
      // From nobody on, so that the number of a choice is its hexes.
      list: (s, f) => Array.from({ length: mostDriven(law, s, f) + 1 }, (_, n) => ({ hexes: [String(n)] })),
      whyNot: (s, f) => {
        const most = mostDriven(law, s, f);
        return refusal('DRIVE.NOT-SO-FAR', law.cap?.(f) ?? rule, { most });
      },
      take: (ctx, f, args) => {
        f.vars['driven'] = Number(args['hexes']?.[0] ?? 0);
        ctx.emit({
          kind: 'battle.driven',
          rule,
          data: { side: law.attacker(fightOf(f)), hex: fightOf(f).hex, hexes: course(f).driven ?? 0 },
        });
        if (next !== undefined) ctx.goto(next);
      },
    },
  ],
});

/** Those who have broken up are followed by what they have broken into. */
const replace = (f: Frame, replaced: Replaced): void => {
  const after = (units: readonly string[]): string[] =>
    units.flatMap((unit) => [...(replaced[unit] ?? [unit])]);
  const { parts = [] } = course(f);
  f.vars['parts'] = copyJson(parts.map((part) => ({ ...part, units: after(part.units) }))) as Json;
  f.vars['firm'] = after(fightOf(f).firm ?? []);
};

/** What becomes of those who are not in an exchange, or could not be covered. */
const fates = <O, R extends string>(law: EffectLaw<O, R>, ctx: Ctx<O>, f: Frame): void => {
  const { parts = [], removed = [] } = course<R>(f);
  const all = inExchange(law, f);
  const replaced: Record<string, readonly string[]> = {};
  const disrupt = (units: readonly string[], code: R, by?: RuleId): void => {
    const rule = by ?? law.rules.disrupts?.[code] ?? law.rules.results[code];
    if (law.strike === undefined) law.disrupt(ctx, f, units, rule);
    else Object.assign(replaced, law.strike(ctx, units, rule, code));
  };
  for (const { units, result } of parts) {
    const here = units.filter((unit) => !removed.includes(unit) && law.isOnMap(ctx.seen, unit));
    const uncovered = here.filter((unit) => all.includes(unit));
    const { defenders } = law.meaning(result);
    if (defenders === 'eliminated') law.eliminate(ctx, f, here, law.rules.results[result], 'combat');
    if (defenders === 'disrupted') disrupt(here, result);
    if (uncovered.length > 0) disrupt(uncovered, law.uncovered, law.rules.spared);
  }
  if (Object.keys(replaced).length > 0) replace(f, replaced);
};

/** `code`: the result by which it goes. */
export type Retreater = {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly code: string;
};

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
        return { unit, least, most: least + (law.extra?.(s, code) ?? extra), code };
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
  mayRide(past: string): AutoStep<O>;
  readonly ride: AskStep<O>;
  readonly remnants: AutoStep<O>;
  mayDrive(past: string): AutoStep<O>;
  /** Where nobody can be driven more than one hex, if that has a rule of its own. */
  driveOne(rule: RuleId, past: string): AskStep<O>;
  readonly drive: AskStep<O>;
  readonly fates: AutoStep<O>;
  readonly gone: AutoStep<O>;
  readonly forward: AutoStep<O>;
  readonly settle: AutoStep<O>;
  mayAgain(past: string): AutoStep<O>;
  readonly again: AskStep<O>;
  readonly epilogue: AutoStep<O>;
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
      if (fate !== 'disrupted' && (fate !== 'eliminated' || law.sparesRest === true)) return;
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
      const owed = priceOf(worthOf(bill, removed), bill.percent, bill.least);
      const first = priceOf(law.first(ctx.seen, f, removed, 'exchange'), bill.percent);
      ctx.emit({
        kind: 'exchange.price',
        rule: (owed === 0 ? law.rules.free : undefined) ?? law.rules.removed,
        data: {
          side: law.attacker(fightOf(f)),
          hex: fightOf(f).hex,
          units: [...counters(removed)],
          has: worthOf(bill, removed),
          need: owed,
        },
      });
      // Nor is anybody left who cannot cover all.
      const all = priceOf(worthOf(bill, inExchange(law, f)), bill.percent, bill.least);
      if (law.losesAll === true && meansOf(law.purses(ctx.seen, f, 'exchange')) < all) {
        law.eliminate(
          ctx,
          f,
          law.survivors(ctx.seen, fightOf(f)),
          law.rules.uncovered ?? law.rules.removed,
          'exchange',
        );
        return;
      }
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
  mayRide: (past) => ({
    kind: 'auto',
    run: (ctx, f) => {
      const [only, more] = law.ridden?.sets(ctx.seen, f) ?? [];
      if (more !== undefined) return;
      if (only !== undefined) law.ridden?.take(ctx, f, only);
      ctx.goto(past);
    },
  }),
  ride: rideStep(law),
  remnants: {
    kind: 'auto',
    run: (ctx, f) => leaveRemnants(law, ctx, f),
  },
  mayDrive: (past) => ({
    kind: 'auto',
    run: (ctx, f) => {
      const most = mostDriven(law, ctx.seen, f);
      if (most === 0) ctx.goto(past);
      else if (most > 1 && law.rules.driveOne !== undefined) ctx.goto('drive');
    },
  }),
  driveOne: (rule, past) => driveStep(law, rule, past),
  drive: driveStep(law, law.rules.drive),
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
      law.settled?.(ctx, f);
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
  epilogue: {
    kind: 'auto',
    run: (ctx, f) => {
      const proc = law.epilogue?.(ctx.seen, f);
      if (proc !== undefined) ctx.call(proc, copyJson(f.vars), 'end');
    },
  },
});
