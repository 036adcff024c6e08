// Chapter 11: a battle from its declaration to its result. Losses, retreat and advance are called from here.
import { copyJson } from '../../../core/canonical-json.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { AskStep, Ctx, Procedure, SeenFrame, WindowStep } from '../../../core/rule-set.ts';
import type { Frame, Json } from '../../../core/types.ts';
import { airlift } from '../07-supply/7.7-aerial-supply.ts';
import { useCoastal } from '../07-supply/7.4-crimea.ts';
import { attackingSide, battleVars, defendersOf, defendingSide } from './11.8-battle-frame.ts';
import { convert } from './5.15-result-conversions.ts';
import type { Converted as ConvertedTo, Wishes } from '../../../mechanics/combat/conversions.ts';
import { strikers } from './11.12-factors.ts';
import { liftFog } from './11.7-fog-of-war.ts';
import { lookAt } from '../07-supply/7.17-supply-at-battle.ts';
import { isOfUse, support } from './11.23-luftwaffe.ts';
import { battleOdds } from './11.8-odds.ts';
import { sceneOf } from './11.8-odds-context.ts';
import { windowChoices } from '../interrupt-windows.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

type Converted = ConvertedTo<ResultCode>;

/** What a battle's frame holds beside the battle. */
type Course = {
  /** 0 once supply has been judged, then the face rolled; none is rolled beyond the ends of the table. */
  readonly die?: number;
  readonly code?: ResultCode;
  readonly wishes?: Wishes;
  readonly result?: ResultCode;
};
const courseOf = (f: SeenFrame): Course => f.vars;

/**
 * 11.4b: nobody fights twice in a prepared assault phase; corps that fight do not sail (10.16b). Mobile assaults are
 * not booked: after them, won or lost, both sides may attack in that phase too (10.28c, 10.28e, 10.29d, 10.30b).
 */
const book = (ctx: Ctx<Own>, f: Frame, defenders: readonly string[]): void => {
  const { attackers, kind } = battleVars(f);
  if (kind !== 'prepared') return;
  const { phase, turn } = ctx.s.own;
  phase.attackers.push(...attackers);
  phase.defended.push(...defenders);
  turn.fought.push(...attackers.filter((unit) => !turn.fought.includes(unit)));
};

/** 7.7A.a, 7.7A.b, R88, R138, R161: supply from the air may still come, and nothing else (9.7c); the attack is not called off for it. */
const airSupply = (p: Printed): WindowStep<Own> => ({
  kind: 'window',
  name: 'air-supply',
  rule: 'barbarossa:7.7A.a',
  by: () => 'german',
  owner: 'german',
  facts: (_, f) => ({ hex: battleVars(f).target }),
  question: (_, f) => ({ key: 'ask.air-supply', params: { hex: battleVars(f).target } }),
  choices: windowChoices([{ ...airlift(p), owner: () => 'german' }], () => 'german'),
});

/** What the columns were moved by, as phrases. */
const moved = (entries: readonly LedgerEntry[]): Json =>
  entries
    .filter(({ op }) => op === 'add')
    .slice(1)
    .map(({ why, params, n }) => ({
      key: 'word.shift',
      params: { why: { key: `sum.${why}`, params: { ...params, n } }, n },
    }));

const emergency = (p: Printed, units: readonly string[]): readonly string[] =>
  units.filter((unit) => p.unit(unit).attack === 'd6');

/** Those in this battle whose factor is a die (8.4d). */
const rollers = (p: Printed, s: Seeing, f: SeenFrame): readonly string[] => {
  const battle = battleVars(f);
  return emergency(p, [...strikers(battle), ...defendersOf(p, s, battle)]);
};

const tellOdds = (p: Printed, ctx: Ctx<Own>, f: Frame): void => {
  const battle = battleVars(f);
  const { attack, defence, odds, column, automatic } = battleOdds(p, ctx.s, battle);
  const [base] = odds.entries;
  const data = {
    side: attackingSide(p, battle),
    hex: battle.target,
    attack: attack.total,
    defence: defence.total,
    base: base?.params['odds'] ?? column,
    odds: column,
    shifts: moved(odds.entries),
    automatic,
  };
  ctx.emit({ kind: 'battle.odds', rule: 'barbarossa:11.11', data });
};

const converted = (p: Printed, s: Seeing, f: SeenFrame): Converted => {
  const { code, wishes } = courseOf(f);
  if (code === undefined) throw new Error('Nothing has been rolled in this battle');
  return convert(sceneOf(p, s, battleVars(f)), code, wishes);
};

/** 5.14b, 5.15c, 11.33b: the attacker may take one result for another. */
const wish = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:R63',
  by: (_, f) => attackingSide(p, battleVars(f)),
  question: (s, f) => {
    const { asks } = converted(p, s, f);
    const { target } = battleVars(f);
    const { die = 0 } = courseOf(f);
    return {
      key: 'ask.wish',
      params: {
        attacker: attackingSide(p, battleVars(f)),
        hex: target,
        from: asks?.from ?? '',
        to: asks?.to ?? '',
        rule: asks?.rule ?? '',
        ...(die > 0 && { die }),
      },
    };
  },
  rights: rightsAnyTime(p),
  choices: [
    {
      kind: 'listed',
      verb: 'choose',
      rule: 'barbarossa:R63',
      list: (s, f) => {
        const { asks } = converted(p, s, f);
        return asks === undefined ? [] : [{ what: [asks.to] }, { what: [asks.from] }];
      },
      take: (ctx, f, args) => {
        const { asks } = converted(p, ctx.s, f);
        if (asks === undefined) return;
        f.vars['wishes'] = { ...courseOf(f).wishes, [asks.id]: args['what']?.[0] === asks.to };
        ctx.goto('turn');
      },
    },
  ],
});

/** 11.26: the rule of each result. */
const RULES = {
  AE: 'barbarossa:11.26a',
  AS: 'barbarossa:11.26b',
  BB: 'barbarossa:11.26d',
  DR: 'barbarossa:11.26k',
  DE: 'barbarossa:11.26c',
} as const;

const tellResult = (p: Printed, ctx: Ctx<Own>, f: Frame, { result, turned }: Converted): void => {
  const battle = battleVars(f);
  const { code = result, die = 0 } = courseOf(f);
  const { target: hex } = battle;
  for (const { from, to, rule } of turned)
    ctx.emit({ kind: 'battle.converted', rule, data: { hex, from, to } });
  const { column, automatic } = battleOdds(p, ctx.s, battle);
  const data = { hex, odds: column, result, rolled: code, ...(!automatic && { die }) };
  ctx.emit({ kind: `battle.result-${result}`, rule: RULES[result], data });
};

export const battle = (p: Printed): Procedure<Own> => ({
  declare: {
    kind: 'auto',
    run: (ctx, f) => {
      const told = battleVars(f);
      const { target: hex, attackers, kind, drop } = told;
      const side = attackingSide(p, told);
      const defenders = [...defendersOf(p, ctx.s, told)];
      f.vars['defenders'] = defenders;
      book(ctx, f, defenders);
      const data = { side, hex, units: [...attackers], kind, ...(drop !== undefined && { drop }) };
      ctx.emit({ kind: 'battle.declared', rule: 'barbarossa:11.1c', data });
      if (side === 'german') ctx.goto('look');
    },
  },
  airSupply: airSupply(p),
  look: {
    kind: 'auto',
    run: (ctx, f) => {
      const told = battleVars(f);
      const { supply, halvings, doubled } = lookAt(p, ctx.s, told);
      Object.assign(f.vars, copyJson({ supply, halvings, doubled }), { die: 0 });
      const defenders = defendersOf(p, ctx.s, told);
      if (defendingSide(p, told) === 'german')
        useCoastal(p, ctx, Object.fromEntries(defenders.map((unit) => [unit, supply[unit] ?? 'none'])));
      liftFog(p, ctx, [...strikers(told), ...defenders], told.target, attackingSide(p, told));
    },
  },
  strength: {
    kind: 'roll',
    rule: 'barbarossa:8.4d',
    dice: (s, f) =>
      rollers(p, s, f).map(() => ({
        purpose: 'strength',
        by: 'german',
        rule: 'barbarossa:8.4d',
        sides: 6,
      })),
    take: (ctx, f, faces) => {
      const units = rollers(p, ctx.s, f);
      f.vars['rolled'] = Object.fromEntries(units.map((unit, i) => [unit, faces[i] ?? 1]));
      units.forEach((unit, i) =>
        ctx.emit({
          kind: 'battle.strength',
          rule: 'barbarossa:8.4d',
          data: { unit, factor: faces[i] ?? 1, hex: battleVars(f).target },
        }),
      );
    },
  },
  odds: {
    kind: 'auto',
    run: (ctx, f) => {
      tellOdds(p, ctx, f);
      if (!isOfUse(p, ctx.s, battleVars(f))) ctx.goto('die');
    },
  },
  support: support(p),
  die: {
    kind: 'roll',
    rule: 'barbarossa:11.25a',
    // 11.10b, 11.10c: beyond the ends of the table nothing is rolled.
    dice: (s, f) => {
      const by = attackingSide(p, battleVars(f));
      return battleOdds(p, s, battleVars(f)).automatic
        ? []
        : [{ purpose: 'battle', by, rule: 'barbarossa:11.25a', sides: 6 }];
    },
    take: (ctx, f, [face]) => {
      const { rolled, column } = battleOdds(p, ctx.s, battleVars(f));
      f.vars['die'] = face ?? 0;
      f.vars['code'] = rolled[(face ?? 1) - 1] ?? 'AS';
      if (face !== undefined) return;
      const rule = rolled[0] === 'DE' ? 'barbarossa:11.10b' : 'barbarossa:11.10c';
      const data = { hex: battleVars(f).target, odds: column };
      ctx.emit({ kind: 'battle.no-die', rule, data });
    },
  },
  turn: {
    kind: 'auto',
    run: (ctx, f) => {
      const now = converted(p, ctx.s, f);
      if (now.asks !== undefined) return;
      tellResult(p, ctx, f, now);
      f.vars['result'] = now.result;
      ctx.goto('carry');
    },
  },
  wish: wish(p),
  carry: {
    kind: 'auto',
    run: (ctx, f) => {
      const proc = courseOf(f).result === 'DR' ? 'retreat' : 'losses';
      // What is called hands its own result back under `result`.
      f.vars['outcome'] = courseOf(f).result ?? 'AS';
      ctx.call(proc, copyJson(f.vars), 'forward');
    },
  },
  forward: {
    kind: 'auto',
    run: (ctx, f) => {
      // 10.29b: `mobileAssault` takes the winners in, and they go on with the points they have left.
      if (battleVars(f).kind === 'mobile') return;
      ctx.call('advance', { ...copyJson(f.vars), result: f.vars['outcome'] ?? 'AS' }, 'end');
    },
  },
  end: { kind: 'auto', run: (ctx, f) => ctx.done(f.vars['outcome'] ?? 'AS') },
});
