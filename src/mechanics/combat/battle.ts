// The steps of a battle, from its declaration to its result. A game puts them in order, with its own between, and keeps
// their names, by which they go to one another: `odds`, `die`, `turn`, `wish`, `carry`, `forward` and `end`.
import { copyJson } from '../../core/canonical-json.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import type { AskStep, AutoStep, Ctx, Right, RollStep, Seen, SeenFrame } from '../../core/rule-set.ts';
import type { Frame, Json, Params, RuleId } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import { attackerIn, foughtIn } from './battle-frame.ts';
import type { Converted, Wishes } from './conversions.ts';
import { baseOf } from './odds.ts';
import type { Odds } from './odds.ts';

/** How far a battle has come: what its frame holds beside who fights whom. */
export type Course<R extends string> = {
  /** 0 once the battle has been looked at, then the face rolled; none is rolled beyond the ends of the table. */
  readonly die?: number;
  readonly code?: R;
  readonly wishes?: Wishes;
  readonly result?: R;
  /** The result that was carried out, kept here because the procedure that does it writes its own over `result`. */
  readonly outcome?: R;
  /** The attacker rolls until something happens. */
  readonly ardor?: boolean;
};
export const courseOf = <R extends string>(f: SeenFrame): Course<R> => f.vars;

export type CombatLaw<O, R extends string> = {
  readonly rules: {
    readonly declared: RuleId;
    readonly odds: RuleId;
    readonly die: RuleId;
    readonly wish: RuleId;
    readonly results: Readonly<Record<R, RuleId>>;
    /** Why nobody rolls for a result beyond the table. */
    noDie(result: R, f: SeenFrame): RuleId;
  };
  /** The result by which nothing happens. */
  readonly stalled: R;
  defenders(s: Seen<O>, f: SeenFrame): readonly string[];
  /** What else is told of an attack when it is declared. */
  declared?(f: SeenFrame): Params;
  /** Writes down who attacked and who was attacked, for the rules by which nobody fights twice. */
  book(ctx: Ctx<O>, f: Frame, defenders: readonly string[]): void;
  odds(s: Seen<O>, f: SeenFrame): Odds<R>;
  convert(s: Seen<O>, f: SeenFrame, rolled: R, wishes: Wishes | undefined): Converted<R>;
  /** The procedure that carries a result out. */
  carriedBy(result: R): string;
  /** Whether victors advance by the procedure of that name; else the battle is over. */
  advances?(f: SeenFrame): boolean;
  readonly rights?: readonly Right<O>[];
};

export type BattleSteps<O> = {
  /** Declares and books; `then` says where it goes on, if not at the next step. */
  declare(then?: (ctx: Ctx<O>, f: Frame) => void): AutoStep<O>;
  /** Tells the odds before anybody is asked what he adds. */
  odds(then?: (ctx: Ctx<O>, f: Frame) => void): AutoStep<O>;
  /** Rolls, or takes the result that stands beyond the table without a die. */
  readonly die: RollStep<O>;
  /** Turns what was rolled into the result that counts; goes on to `wish` where the attacker may choose. */
  readonly turn: AutoStep<O>;
  /** Asks the attacker whether one result is to become another, and goes back to `turn`. */
  readonly wish: AskStep<O>;
  /** Calls the procedure that carries the result out: losses, a retreat. */
  readonly carry: AutoStep<O>;
  /** Calls the advance of the victors. */
  readonly forward: AutoStep<O>;
  readonly end: AutoStep<O>;
};

/** The shifts of the column, each as a phrase with its reason. */
const moved = (entries: readonly LedgerEntry[]): Json =>
  entries
    .filter(({ op }) => op === 'add')
    .slice(1)
    .map(({ why, params, n }) => ({
      key: 'word.shift',
      params: { why: { key: `sum.${why}`, params: { ...params, n } }, n },
    }));

export const battleSteps = <O, R extends string>(p: Sheet, law: CombatLaw<O, R>): BattleSteps<O> => {
  const { rules } = law;

  const converted = (s: Seen<O>, f: SeenFrame): Converted<R> => {
    const { code, wishes } = courseOf<R>(f);
    if (code === undefined) throw new Error('Nothing has been rolled in this battle');
    return law.convert(s, f, code, wishes);
  };

  const tellResult = (ctx: Ctx<O>, f: Frame, { result, turned }: Converted<R>): void => {
    const { code = result, die = 0 } = courseOf<R>(f);
    const hex = foughtIn(f).target;
    for (const { from, to, rule } of turned)
      ctx.emit({ kind: 'battle.converted', rule, data: { hex, from, to } });
    const { column, automatic } = law.odds(ctx.seen, f);
    const data = { hex, odds: column, result, rolled: code, ...(!automatic && { die }) };
    ctx.emit({ kind: `battle.result-${result}`, rule: rules.results[result], data });
  };

  const wish: AskStep<O> = {
    kind: 'ask',
    rule: rules.wish,
    by: (_, f) => attackerIn(p, f),
    question: (s, f) => {
      const { asks } = converted(s, f);
      const { die = 0 } = courseOf<R>(f);
      return {
        key: 'ask.wish',
        params: {
          attacker: attackerIn(p, f),
          hex: foughtIn(f).target,
          from: asks?.from ?? '',
          to: asks?.to ?? '',
          rule: asks?.rule ?? '',
          ...(die > 0 && { die }),
        },
      };
    },
    ...(law.rights !== undefined && { rights: law.rights }),
    choices: [
      {
        kind: 'listed',
        verb: 'choose',
        rule: rules.wish,
        list: (s, f) => {
          const { asks } = converted(s, f);
          return asks === undefined ? [] : [{ what: [asks.to] }, { what: [asks.from] }];
        },
        take: (ctx, f, args) => {
          const { asks } = converted(ctx.seen, f);
          if (asks === undefined) return;
          f.vars['wishes'] = { ...courseOf<R>(f).wishes, [asks.id]: args['what']?.[0] === asks.to };
          ctx.goto('turn');
        },
      },
    ],
  };

  const die: RollStep<O> = {
    kind: 'roll',
    rule: rules.die,
    dice: (s, f) =>
      law.odds(s, f).automatic
        ? []
        : [{ purpose: 'battle', by: attackerIn(p, f), rule: rules.die, sides: 6 }],
    take: (ctx, f, [face]) => {
      const { rolled, column } = law.odds(ctx.seen, f);
      const code = rolled[(face ?? 1) - 1] ?? law.stalled;
      f.vars['die'] = face ?? 0;
      f.vars['code'] = code;
      const data = { hex: foughtIn(f).target, odds: column };
      if (face === undefined) {
        ctx.emit({ kind: 'battle.no-die', rule: rules.noDie(rolled[0] ?? law.stalled, f), data });
        return;
      }
      // A column of nothing else would be rolled on for ever.
      if (courseOf<R>(f).ardor !== true || code !== law.stalled || !rolled.some((one) => one !== code))
        return;
      ctx.emit({ kind: 'battle.rolls-on', rule: rules.die, data: { ...data, die: face } });
      ctx.goto('die');
    },
  };

  return {
    declare: (then) => ({
      kind: 'auto',
      run: (ctx, f) => {
        const defenders = [...law.defenders(ctx.seen, f)];
        f.vars['defenders'] = defenders;
        law.book(ctx, f, defenders);
        const told = { side: attackerIn(p, f), hex: foughtIn(f).target, units: [...foughtIn(f).attackers] };
        ctx.emit({ kind: 'battle.declared', rule: rules.declared, data: { ...told, ...law.declared?.(f) } });
        then?.(ctx, f);
      },
    }),
    odds: (then) => ({
      kind: 'auto',
      run: (ctx, f) => {
        const now = law.odds(ctx.seen, f);
        const { attack, defence, odds, column, automatic } = now;
        const data = {
          side: attackerIn(p, f),
          hex: foughtIn(f).target,
          attack: attack.total,
          defence: defence.total,
          base: baseOf(now),
          odds: column,
          shifts: moved(odds.entries),
          automatic,
        };
        ctx.emit({ kind: 'battle.odds', rule: rules.odds, data });
        then?.(ctx, f);
      },
    }),
    die,
    turn: {
      kind: 'auto',
      run: (ctx, f) => {
        const now = converted(ctx.seen, f);
        if (now.asks !== undefined) return;
        tellResult(ctx, f, now);
        f.vars['result'] = now.result;
        ctx.goto('carry');
      },
    },
    wish,
    carry: {
      kind: 'auto',
      run: (ctx, f) => {
        const { result = law.stalled } = courseOf<R>(f);
        f.vars['outcome'] = result;
        ctx.call(law.carriedBy(result), copyJson(f.vars), 'forward');
      },
    },
    forward: {
      kind: 'auto',
      run: (ctx, f) => {
        if (law.advances?.(f) === false) return;
        const { outcome = law.stalled } = courseOf<R>(f);
        ctx.call('advance', { ...copyJson(f.vars), result: outcome }, 'end');
      },
    },
    end: { kind: 'auto', run: (ctx, f) => ctx.done(courseOf<R>(f).outcome ?? law.stalled) },
  };
};
