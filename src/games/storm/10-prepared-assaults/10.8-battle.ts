// Chapter 10: a battle from its declaration to its end, in the order of R83. Losses and advance are called from here; each
// is resolved before the next begins (10.5).
import { copyJson } from '../../../core/canonical-json.ts';
import type { AskStep, Procedure } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { unitsOfSide } from '../../../mechanics/combat/battle-frame.ts';
import { battleSteps } from '../../../mechanics/combat/battle.ts';
import type { CombatLaw } from '../../../mechanics/combat/battle.ts';
import { passChoice } from '../../../mechanics/end-choice.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import { auto } from '../../../mechanics/sequence.ts';
import { enterHex } from '../03-set-up/3.8-hex-control.ts';
import { eliminate } from '../08-reinforcements/8.4-dead-pile.ts';
import { isArtilleryAlone, refuseForce } from '../09-movement/9.22-mobile-assaults.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { momentumOf } from './10.3-attacks.ts';
import { fogOf } from './10.7-fog-of-war.ts';
import { attackingSide, battleOf, defendersOf, defendingSide, groundOf } from './10.8-battle-frame.ts';
import { battleOdds, ELIMINATED } from './10.8-odds.ts';
import { supplyAtBattle } from './10.8-supply-at-battle.ts';
import { eligible, noteAdvanced } from './10.25-momentum.ts';

const resultRules = (p: Printed): Readonly<Record<ResultCode, RuleId>> =>
  Object.fromEntries(
    p.tables.results.map(({ id }) => [id, id === ELIMINATED ? 'storm:10.23' : 'storm:10.22a'] as const),
  );

const lawOf = (p: Printed): CombatLaw<Own, ResultCode> => ({
  rules: {
    declared: 'storm:10.5',
    odds: 'storm:10.8a',
    die: 'storm:10.21a',
    wish: 'storm:10.21a',
    results: resultRules(p),
    noDie: (_, f) => (battleOf(f).kind === 'mobile' ? 'storm:11.7f' : 'storm:11.7e'),
  },
  stalled: ELIMINATED,
  defenders: (s, f) => defendersOf(p, s, battleOf(f)),
  declared: (f) => ({ kind: battleOf(f).kind }),
  // 10.4c, 10.4d; R103: momentum attacks are not counted, 9.27c, 9.28b: nor mobile ones.
  book: (ctx, f, defenders) => {
    const { kind, attackers, target, drop = [] } = battleOf(f);
    const { phase } = ctx.s.own;
    if (drop.length > 0) phase.drops.push(target);
    if (kind !== 'prepared') return;
    phase.attackers.push(...attackers);
    phase.defended.push(...defenders);
  },
  odds: (s, f) => battleOdds(p, s, battleOf(f)),
  convert: (_, __, rolled) => ({ result: rolled, turned: [] }),
  carriedBy: () => 'losses',
});

/** 10.25c: before any other assault, or never. */
const press = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'storm:10.25c',
  by: (_, f) => attackingSide(p, battleOf(f)),
  question: (s, f) => ({
    key: 'ask.momentum',
    params: {
      side: attackingSide(p, battleOf(f)),
      hex: battleOf(f).target,
      units: [...eligible(p, s, f)],
      hexes: [...momentumOf(p).targets(s)],
    },
  }),
  choices: [momentumOf(p).choice, passChoice('storm:10.25a', (ctx) => ctx.goto('end'))],
});

/** 10.7b: once it is declared it is fought. */
export const battle = (p: Printed): Procedure<Own> => {
  const steps = battleSteps(p, lawOf(p));
  return {
    declare: steps.declare(),
    look: auto((ctx, f) => {
      const told = battleOf(f);
      const { target, drop = [] } = told;
      const defenders = defendersOf(p, ctx.seen, told);
      const side = attackingSide(p, told);
      const all = [...told.attackers, ...defenders];
      f.vars['supply'] = copyJson(supplyAtBattle(p, ctx.seen, all, drop));
      f.vars['origins'] = Object.fromEntries(
        groundOf(told).map((unit) => [unit, placeOf(ctx.seen.own, unit)] as const),
      );
      fogOf(p).lift(ctx, ctx.seen, defenders, target, side);
      fogOf(p).lift(ctx, ctx.seen, told.attackers, target, side);
      // 11.10h: on top of the defenders.
      if (drop.length > 0) {
        put(ctx.s.own, drop, target);
        ctx.emit({ kind: 'drop.landed', rule: 'storm:11.10h', data: { units: [...drop], hex: target } });
      }
      // R45, R78: what looked like artillery alone was not, and this force could do no more.
      const { attackers, kind } = told;
      if (kind !== 'mobile' || isArtilleryAlone(p, defenders)) return;
      if (refuseForce(p, ctx.seen, attackers, target) === undefined) return;
      ctx.emit({
        kind: 'overrun.stopped',
        rule: 'storm:11.7f',
        data: { units: [...attackers], hex: target },
      });
      ctx.goto('end');
    }),
    odds: steps.odds(),
    die: steps.die,
    turn: steps.turn,
    carry: steps.carry,
    forward: auto((ctx, f) => {
      const told = battleOf(f);
      const { target, drop = [] } = told;
      const landed = drop.filter((unit) => placeOf(ctx.seen.own, unit) === target);
      const isCleared = unitsOfSide(p, ctx.seen.own, target, defendingSide(p, told)).length === 0;
      // 11.10j, R73, R97
      if (landed.length > 0 && !isCleared) eliminate(p, ctx, landed, { rule: 'storm:11.10j', cause: 'drop' });
      // 11.10k
      if (landed.length > 0 && isCleared) {
        noteAdvanced(ctx, landed);
        enterHex(p, ctx, landed, target);
      }
      if (isCleared && told.kind !== 'mobile') ctx.call('advance', copyJson(f.vars), 'momentum');
      else ctx.goto('end');
    }),
    // 10.25e: as often as it succeeds.
    momentum: auto((ctx) => {
      if (!momentumOf(p).isAnyTarget(ctx.seen)) ctx.goto('end');
    }),
    press: press(p),
    end: auto((ctx) => {
      ctx.s.own.shown = [];
    }),
  };
};
