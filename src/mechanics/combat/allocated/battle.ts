// A battle of one die read in several columns, from its declaration to what its result is: the declarations of both sides
// before the die, the die, and an exchange that is declined. A game puts the steps in its order and keeps their names.
import { copyJson } from '../../../core/canonical-json.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type {
  AskStep,
  AutoStep,
  Ctx,
  ListedChoice,
  RollStep,
  Seen,
  SeenFrame,
} from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { setsOf } from '../../../core/subsets.ts';
import type { Frame, Json, Params, Side } from '../../../core/types.ts';
import { passChoice } from '../../end-choice.ts';
import { exchanged, outcomeOf } from './outcome.ts';
import type { AllocatedLaw, StandLaw } from './battle-law.ts';
import { fightCourse, fightOf } from './fight.ts';
import type { Fight, FightCourse, Outcome } from './fight.ts';
import { GARRISON } from './effect-law.ts';
import { leadingOf } from './readings.ts';
import type { Reading } from './readings.ts';

const course = <R extends string>(f: SeenFrame): FightCourse<R> => fightCourse<R>(f);

/** The shifts of the column, each as a phrase with its reason. */
const shiftsTold = (entries: readonly LedgerEntry[]): Json =>
  entries
    .filter(({ op }) => op === 'add')
    .slice(1)
    .map(({ why, params, n }) => ({
      key: 'word.shift',
      params: { why: { key: `sum.${why}`, params: { ...params, n } }, n },
    }));

/** The counters of a part of the defence; its garrison is none. */
const partTold = (units: readonly string[]): Params => ({
  units: units.filter((unit) => unit !== GARRISON),
  ...(units.includes(GARRISON) && { garrison: true }),
});

/** The column as it is told: as it would be without pressing. */
const oddsTold = <O, R extends string>(
  law: AllocatedLaw<O, R>,
  fight: Fight,
  { odds, column }: Reading<R>,
): Params => ({
  side: law.attacker(fight),
  hex: fight.hex,
  odds: column,
  base: odds.entries[0]?.params['odds'] ?? column,
  shifts: shiftsTold(odds.entries),
  ...(fight.pressed === true && { pressed: true }),
});

const declareStep = <O, R extends string>(law: AllocatedLaw<O, R>): AutoStep<O> => ({
  kind: 'auto',
  run: (ctx, f) => {
    const { seen } = ctx;
    const { units, hex, bonus, pressed } = fightOf(f);
    f.vars['from'] = Object.fromEntries(units.map((unit) => [unit, law.place(seen, unit)]));
    f.vars['defenders'] = [...law.defenders(seen, fightOf(f))];
    f.vars['trapped'] = [...law.trapped(seen, fightOf(f))];
    f.vars['firm'] = [...(law.stand?.standing(seen, fightOf(f)) ?? [])];
    const fight = fightOf(f);
    const [attack, defence] = [law.attack(seen, fight), law.defence(seen, fight)];
    f.vars['counted'] = { ...law.counted(seen, fight) };
    f.vars['defence'] = defence.total;
    const told = { side: law.attacker(fight), hex, units: [...units] };
    const data = { ...told, ...(bonus === true && { bonus }), ...(pressed === true && { pressed }) };
    ctx.emit({ kind: 'battle.declared', rule: law.declared?.(seen, fight) ?? law.rules.declared, data });
    const readings = law.readings(seen, fight);
    const rule = pressed === true ? law.rules.pressed : law.rules.odds;
    const sums = { attack: attack.total, defence: defence.total, automatic: false };
    const lead = leadingOf(readings, (some) => law.worth(seen, fight, some));
    ctx.emit({ kind: 'battle.odds', rule, data: { ...oddsTold(law, fight, lead), ...sums } });
    for (const reading of readings.length > 1 ? readings : [])
      ctx.emit({
        kind: 'battle.odds-part',
        rule,
        data: { ...oddsTold(law, fight, reading), ...partTold(reading.units) },
      });
    law.book(ctx, f);
  },
});

const standStep = <O, R extends string>(law: AllocatedLaw<O, R>, stand: StandLaw<O>): AskStep<O> => {
  const orders = (s: Seen<O>, f: SeenFrame) => {
    const fight = fightOf(f);
    if (!stand.isSelective(s, fight)) return [{}];
    return [...setsOf(stand.able(s, fight))].map((units) => ({ units }));
  };
  const choice: ListedChoice<O> = {
    kind: 'listed',
    verb: 'stand',
    rule: stand.rule,
    sets: ['units'],
    subjects: (s, f) => stand.able(s, fightOf(f)),
    complete: (s, f, args) => {
      const units = (args['units'] ?? []).toSorted();
      const able = stand.able(s, fightOf(f)).toSorted();
      if (stand.isSelective(s, fightOf(f))) return { args: { units: units.length > 0 ? units : able } };
      // Who names everybody here has named nobody in particular.
      return { args: units.length === 0 || units.join() === able.join() ? {} : { units } };
    },
    list: (s, f) => orders(s, f),
    whyNot: (s, f) =>
      stand.isSelective(s, fightOf(f))
        ? refusal('STAND.NOT-THESE', stand.rule, { units: [...stand.able(s, fightOf(f))] })
        : refusal('STAND.ALL', stand.all ?? stand.rule, { side: law.defender(fightOf(f)) }),
    take: (ctx, f, args) => {
      const fight = fightOf(f);
      const units = args['units'] ?? stand.able(ctx.seen, fight);
      f.vars['firm'] = [...units];
      stand.answered?.(ctx, fight, true);
      const data = { side: law.defender(fight), hex: fight.hex, units: [...units] };
      ctx.emit({
        kind: stand.isSelective(ctx.seen, fight) ? 'battle.stands' : 'battle.all-stand',
        rule: stand.rule,
        data,
      });
    },
  };
  return {
    kind: 'ask',
    rule: stand.rule,
    by: (_, f) => law.defender(fightOf(f)),
    question: (s, f) => {
      const fight = fightOf(f);
      const told = { side: law.defender(fight), hex: fight.hex, units: [...stand.able(s, fight)] };
      return { key: stand.isSelective(s, fight) ? 'ask.stand' : 'ask.stand-all', params: told };
    },
    choices: [choice, passChoice(stand.rule, (ctx, f) => stand.answered?.(ctx, fightOf(f), false))],
  };
};

const tellResults = <O, R extends string>(law: AllocatedLaw<O, R>, ctx: Ctx<O>, f: SeenFrame): void => {
  const fight = fightOf(f);
  const { parts = [], attackers, die = 0, row = 0, column = '' } = course<R>(f);
  const isOne = parts.length === 1 && parts[0]?.result === attackers;
  const told = { hex: fight.hex, die, a: row };
  for (const part of parts) {
    const units = isOne ? {} : partTold(part.units);
    for (const { from, to, rule } of part.turned)
      ctx.emit({ kind: 'battle.converted', rule, data: { hex: fight.hex, from, to, ...units } });
  }
  if (attackers === undefined) return;
  const data = {
    ...told,
    odds: column,
    result: attackers,
    rolled: parts.find(({ result }) => result === attackers)?.cell ?? attackers,
  };
  ctx.emit({ kind: `battle.result-${attackers}`, rule: law.rules.results[attackers], data });
  if (isOne) return;
  for (const part of parts)
    ctx.emit({
      kind: 'battle.part',
      rule: law.rules.results[part.result],
      data: { ...told, odds: part.column, ...partTold(part.units), result: part.result },
    });
};

/** What was rolled is kept, with all that comes of it, before anybody is lost. */
const keep = <R extends string>(
  f: Frame,
  found: Pick<FightCourse<R>, 'attackers' | 'column' | 'parts'>,
): void => {
  f.vars['attackers'] = found.attackers ?? '';
  f.vars['column'] = found.column ?? '';
  f.vars['parts'] = copyJson(found.parts ?? []) as Json;
};

export type DeclaredSteps<O> = {
  readonly declare: AutoStep<O>;
  /** Goes on to `past` where nobody is asked. */
  mayStand(past: string): AutoStep<O>;
  readonly stand: AskStep<O>;
  mayForce(past: string): AutoStep<O>;
  readonly force: AskStep<O>;
  mayForceLate(past: string): AutoStep<O>;
  readonly forceLate: AskStep<O>;
  readonly die: RollStep<O>;
  readonly read: AutoStep<O>;
  mayDecline(past: string): AutoStep<O>;
  readonly decline: AskStep<O>;
};

export const declaredSteps = <O, R extends string>(law: AllocatedLaw<O, R>): DeclaredSteps<O> => {
  const { stand, force, decline, rules } = law;
  const unless = (open: (s: Seen<O>, f: SeenFrame) => boolean, past: string): AutoStep<O> => ({
    kind: 'auto',
    run: (ctx, f) => {
      if (!open(ctx.seen, f)) ctx.goto(past);
    },
  });
  const decliner = (s: Seen<O>, f: SeenFrame): Side | undefined => {
    const { attackers, parts } = course<R>(f);
    if (decline === undefined || attackers === undefined || parts === undefined) return undefined;
    return exchanged(law.meaning, { attackers, parts }).length > 0 ||
      law.meaning(attackers).attackers === 'exchanged'
      ? decline.by(s, fightOf(f), parts)
      : undefined;
  };
  const forcedOutcome = (s: Seen<O>, f: SeenFrame): Outcome<R> =>
    outcomeOf(law, s, { ...fightOf(f), forced: true }, course<R>(f).row ?? 1);
  /** What the result would be, if it would be another. */
  const forcedTo = (s: Seen<O>, f: SeenFrame): R | undefined => {
    const { parts } = course<R>(f);
    const { attackers, parts: others } = forcedOutcome(s, f);
    return JSON.stringify(parts) === JSON.stringify(others) ? undefined : attackers;
  };
  const forceRule = force?.rule ?? rules.die;
  const forced = (ctx: Ctx<O>, f: Frame): void => {
    f.vars['forced'] = true;
    const data = { side: law.attacker(fightOf(f)), hex: fightOf(f).hex };
    ctx.emit({ kind: 'battle.forced', rule: forceRule, data });
  };
  const never = (what: string): never => {
    throw new Error(`Nobody may ${what} in this game`);
  };
  return {
    declare: declareStep(law),
    mayStand: (past) =>
      unless(
        (s, f) =>
          stand !== undefined &&
          stand.isOpen(s, fightOf(f)) &&
          // Who answers for all his units is asked in the first battle, whoever is in it.
          (!stand.isSelective(s, fightOf(f)) || stand.able(s, fightOf(f)).length > 0),
        past,
      ),
    stand: standStep(law, stand ?? never('stand')),
    mayForce: (past) => unless((s, f) => force?.isOpen(s, fightOf(f)) === true, past),
    force: {
      kind: 'ask',
      rule: forceRule,
      by: (_, f) => law.attacker(fightOf(f)),
      question: (_, f) => ({
        key: 'ask.force',
        params: { side: law.attacker(fightOf(f)), hex: fightOf(f).hex },
      }),
      choices: [
        {
          kind: 'listed',
          verb: 'force',
          rule: forceRule,
          list: () => [{}],
          take: (ctx, f) => forced(ctx, f),
        },
        passChoice(forceRule),
      ],
    },
    mayForceLate: (past) =>
      unless(
        (s, f) =>
          fightOf(f).forced !== true &&
          force?.isOpenLate?.(s, fightOf(f)) === true &&
          forcedTo(s, f) !== undefined,
        past,
      ),
    forceLate: {
      kind: 'ask',
      rule: forceRule,
      by: (_, f) => law.attacker(fightOf(f)),
      question: (s, f) => ({
        key: 'ask.force-late',
        params: {
          side: law.attacker(fightOf(f)),
          hex: fightOf(f).hex,
          from: course<R>(f).attackers ?? '',
          to: forcedTo(s, f) ?? '',
        },
      }),
      choices: [
        {
          kind: 'listed',
          verb: 'force',
          rule: forceRule,
          list: () => [{}],
          take: (ctx, f) => {
            forced(ctx, f);
            keep<R>(f, forcedOutcome(ctx.seen, f));
            tellResults(law, ctx, f);
          },
        },
        passChoice(forceRule),
      ],
    },
    die: {
      kind: 'roll',
      rule: rules.die,
      dice: (_, f) => [{ purpose: 'battle', by: law.attacker(fightOf(f)), rule: rules.die, sides: 6 }],
      take: (ctx, f, [face = 1]) => {
        f.vars['die'] = face;
        f.vars['row'] = law.row(ctx.seen, face);
      },
    },
    read: {
      kind: 'auto',
      run: (ctx, f) => {
        const { row = 1 } = course<R>(f);
        keep<R>(f, outcomeOf(law, ctx.seen, fightOf(f), row));
        tellResults(law, ctx, f);
      },
    },
    mayDecline: (past) => unless((s, f) => decliner(s, f) !== undefined, past),
    decline: {
      kind: 'ask',
      rule: decline?.rule ?? rules.die,
      by: (s, f) => decliner(s, f) ?? law.attacker(fightOf(f)),
      question: (s, f) => {
        const by = decliner(s, f) ?? law.attacker(fightOf(f));
        return {
          key: 'ask.decline',
          params: { side: by, hex: fightOf(f).hex, ...decline?.told(s, f, by) },
        };
      },
      choices: [
        {
          kind: 'listed',
          verb: 'decline',
          rule: decline?.rule ?? rules.die,
          list: () => [{}],
          take: (ctx, f) => {
            const by = decliner(ctx.seen, f);
            const { attackers, parts = [], column } = course<R>(f);
            if (by === undefined || decline === undefined || attackers === undefined) return;
            const fight = fightOf(f);
            const instead = decline.attackers(attackers, fight, by, parts);
            const others = parts.flatMap((part) => decline.part(ctx.seen, fight, part, by));
            const freed = decline.freed?.(fight, parts, by) ?? [];
            keep<R>(f, { attackers: instead, parts: others, ...(column !== undefined && { column }) });
            f.vars['declined'] = true;
            if (freed.length > 0) f.vars['firm'] = (fight.firm ?? []).filter((unit) => !freed.includes(unit));
            const rule = decline.ruleOf?.(fight, by) ?? decline.rule;
            ctx.emit({ kind: 'battle.declined', rule, data: { side: by, hex: fight.hex } });
            tellResults(law, ctx, f);
          },
        },
        passChoice(decline?.rule ?? rules.die),
      ],
    },
  };
};
