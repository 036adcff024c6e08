// Chapter 11: a battle from its declaration to its result. Losses, retreat and advance are called from here.
import { copyJson } from '../../../core/canonical-json.ts';
import type { Ctx, Procedure, SeenFrame, WindowStep } from '../../../core/rule-set.ts';
import type { Frame } from '../../../core/types.ts';
import { airlift } from '../07-supply/7.7-aerial-supply.ts';
import { useCoastal } from '../07-supply/7.4-crimea.ts';
import { attackingSide, battleVars, defendingSide } from './11.8-battle-frame.ts';
import { defendersOf } from './11.2-defenders.ts';
import { convert } from '../05-sequence/5.15-result-conversions.ts';
import { battleSteps } from '../../../mechanics/combat/battle.ts';
import type { CombatLaw } from '../../../mechanics/combat/battle.ts';
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

const emergency = (p: Printed, units: readonly string[]): readonly string[] =>
  units.filter((unit) => p.unit(unit).attack === 'd6');

/** Those in this battle whose factor is a die (8.4d). */
const rollers = (p: Printed, s: Seeing, f: SeenFrame): readonly string[] => {
  const battle = battleVars(f);
  return emergency(p, [...strikers(battle), ...defendersOf(p, s, battle)]);
};

/** 11.26: the rule of each result. */
const RULES = {
  AE: 'barbarossa:11.26a',
  AS: 'barbarossa:11.26b',
  BB: 'barbarossa:11.26d',
  DR: 'barbarossa:11.26k',
  DE: 'barbarossa:11.26c',
} as const;

const lawOf = (p: Printed): CombatLaw<Own, ResultCode> => ({
  rules: {
    declared: 'barbarossa:11.1c',
    odds: 'barbarossa:11.11',
    die: 'barbarossa:11.25a',
    // 5.14b, 5.15c, 11.33b: the attacker may take one result for another.
    wish: 'barbarossa:R63',
    results: RULES,
    // Beyond the ends of the table nothing is rolled.
    noDie: (result) => (result === 'DE' ? 'barbarossa:11.10b' : 'barbarossa:11.10c'),
  },
  stalled: 'AS',
  defenders: (s, f) => defendersOf(p, s, battleVars(f)),
  declared: (f) => {
    const { kind, drop } = battleVars(f);
    return { kind, ...(drop !== undefined && { drop }) };
  },
  book,
  odds: (s, f) => battleOdds(p, s, battleVars(f)),
  convert: (s, f, rolled, wishes) => convert(sceneOf(p, s, battleVars(f)), rolled, wishes),
  carriedBy: (result) => (result === 'DR' ? 'retreat' : 'losses'),
  // 10.29b: `mobileAssault` takes the winners in, and they go on with the points they have left.
  advances: (f) => battleVars(f).kind !== 'mobile',
  rights: rightsAnyTime(p),
});

export const battle = (p: Printed): Procedure<Own> => {
  const steps = battleSteps(p, lawOf(p));
  return {
    declare: steps.declare((ctx, f) => {
      if (attackingSide(p, battleVars(f)) === 'german') ctx.goto('look');
    }),
    airSupply: airSupply(p),
    look: {
      kind: 'auto',
      run: (ctx, f) => {
        const told = battleVars(f);
        const { supply, halvings, doubled } = lookAt(p, ctx.seen, told);
        Object.assign(f.vars, copyJson({ supply, halvings, doubled }), { die: 0 });
        const defenders = defendersOf(p, ctx.seen, told);
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
        const units = rollers(p, ctx.seen, f);
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
    odds: steps.odds((ctx, f) => {
      if (!isOfUse(p, ctx.seen, battleVars(f))) ctx.goto('die');
    }),
    support: support(p),
    die: steps.die,
    turn: steps.turn,
    wish: steps.wish,
    carry: steps.carry,
    forward: steps.forward,
    end: steps.end,
  };
};
