// Chapter 11: what results cost in steps: everybody one (11.16, 11.20), or the attacker as many as the defender (11.21).
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { eachLosesStep, losingSteps } from '../../../mechanics/combat/step-losses.ts';
import type { StepLaw } from '../../../mechanics/combat/step-losses.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { stepsOf as stepsLeft } from '../../../mechanics/steps.ts';
import { stepsOf } from '../10-reinforcements/10.7-dead-pile.ts';
import { isFullShock } from '../12-unit-types/12.7-shock-armies.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { attackingSide, battleOf, struckIn } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';

export const loseStep = (p: Printed, ctx: Ctx<Own>, unit: string, rule: RuleId): void =>
  stepsOf(p).lose(ctx, unit, 1, rule);

/** 11.21c: as the attacker likes, each step by itself; what he has not got is not owed (R97). */
const stepLaw = perSheet((p: Printed): StepLaw<Own> => ({
  loses: 'dagc:11.21c',
  steps: (s, unit) => (p.isHex(placeOf(s.own, unit)) ? stepsLeft(p, s.own, unit) : 0),
  lose: (ctx, unit, rule) => loseStep(p, ctx, unit, rule),
  firstRule: 'dagc:11.21d',
  // R96: nobody of the attackers has lost a step before.
  first: (s, _, units) => units.filter((unit) => isFullShock(p, s, unit)),
}));

type Lost = Battle & { readonly result: ResultCode };

/** R87: whoever is left stays where he is. */
export const losses = (p: Printed): Procedure<Own> => ({
  begin: {
    kind: 'auto',
    run: (ctx, f) => {
      const { result, ...battle } = f.vars as unknown as Lost;
      const { attackers, target: hex } = battle;
      const law = stepLaw(p);
      if (result === 'AE')
        for (const unit of attackers)
          loseStep(p, ctx, unit, law.steps(ctx.seen, unit) > 1 ? 'dagc:11.16b' : 'dagc:11.16a');
      if (result === 'DE') eachLosesStep(law, ctx, struckIn(p, ctx.seen, battle), 'dagc:11.20a');
      if (result !== 'BB') return ctx.done();
      const owed = eachLosesStep(law, ctx, struckIn(p, ctx.seen, battle), 'dagc:11.21a');
      const side = attackingSide(p, battleOf(f));
      ctx.emit({ kind: 'losses.owed', rule: 'dagc:11.21b', data: { side, hex, steps: owed } });
      ctx.call('stepLosses', { side, hex, units: [...attackers], owed }, 'end');
    },
  },
  end: { kind: 'auto', run: (ctx) => ctx.done() },
});

export const stepLosses = (p: Printed): Procedure<Own> => losingSteps(stepLaw(p));
