// Chapter 11: a battle from its declaration to its result (11.8). Losses, retreat and advance are called from here.
import { copyJson } from '../../../core/canonical-json.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { battleSteps, courseOf } from '../../../mechanics/combat/battle.ts';
import type { CombatLaw } from '../../../mechanics/combat/battle.ts';
import { captureFirst } from '../04-victory/4.2-sudden-death.ts';
import { fogOf } from '../06-stacking/6.8-fog-of-war.ts';
import { picksFirst } from '../07-supply/7.9-picks.ts';
import { withdrawal } from '../12-unit-types/12.2-cav-mech.ts';
import { armourRoll } from '../12-unit-types/12.6-armour-concentration.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { supplyAtBattle } from './11.12-supply-at-battle.ts';
import { before } from './11.14-before-die.ts';
import { attackingSide, battleOf, defendersOf } from './11.8-battle-frame.ts';
import { battleOdds, converted } from './11.8-odds.ts';

const RULES = {
  AE: 'dagc:11.16a',
  AS: 'dagc:11.15',
  BB: 'dagc:11.21a',
  DR: 'dagc:11.17a',
  DE: 'dagc:11.20a',
} as const;

const lawOf = (p: Printed): CombatLaw<Own, ResultCode> => ({
  rules: {
    declared: 'dagc:11.7a',
    odds: 'dagc:11.8a',
    die: 'dagc:11.8b',
    wish: 'dagc:11.8c',
    results: RULES,
    noDie: () => 'dagc:11.13',
  },
  stalled: 'AS',
  defenders: (s, f) => defendersOf(p, s, battleOf(f)),
  // 11.3b, R136; an attack hinders nobody in another phase (11.1d, 11.1f).
  book: (ctx, f, defenders) => {
    ctx.s.own.phase.attackers.push(...battleOf(f).attackers);
    ctx.s.own.phase.defended.push(...defenders);
  },
  odds: (s, f) => battleOdds(p, s, battleOf(f)),
  convert: (_, f, rolled, wishes) => converted(p, battleOf(f), rolled, wishes),
  carriedBy: (result) => (result === 'DR' ? 'retreat' : 'losses'),
  advances: () => true,
});

/** 6.8c, R31: once it is declared it is fought, by everybody who is attacked (11.5c). 11.8c: to its end, before any other (11.7a). */
export const battle = (p: Printed): Procedure<Own> => {
  const steps = battleSteps(p, lawOf(p));
  const { look, ask } = withdrawal(p);
  return {
    declare: steps.declare(),
    look: {
      kind: 'auto',
      run: (ctx, f) => {
        // 7.9j: before supply is judged.
        if (picksFirst(p, ctx, 'look')) return;
        const told = battleOf(f);
        const all = [...told.attackers, ...defendersOf(p, ctx.seen, told)];
        f.vars['supply'] = copyJson(supplyAtBattle(p, ctx.seen, all));
        fogOf(p).lift(ctx, ctx.seen, all, told.target, attackingSide(p, told));
      },
    },
    odds: steps.odds((ctx) => ctx.goto('before')),
    armour: armourRoll(p),
    before: before(p),
    leave: look('die'),
    withdraw: ask,
    // 11.23a, R99: over and over, for who has committed himself.
    die: steps.die,
    turn: steps.turn,
    carry: steps.carry,
    // R120: who retreats may come into a hex that ends the game.
    forward: {
      kind: 'auto',
      run: (ctx, f) => {
        if (!captureFirst(p, ctx, 'forward')) steps.forward.run(ctx, f);
      },
    },
    end: {
      kind: 'auto',
      run: (ctx, f) => {
        // R30
        ctx.s.own.shown = [];
        ctx.done(courseOf<ResultCode>(f).outcome ?? 'AS');
      },
    },
  };
};
