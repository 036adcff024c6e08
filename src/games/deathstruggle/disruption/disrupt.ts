// Disrupted units: what a Disruption does (DIS.2 to DIS.4, ENT.3, R13, R14, R105).
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { disrupt as disruptBy, dislodge, dropFrom } from '../../../mechanics/formations/disruption.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';

/** DIS.2: German and Russian armies only lose their trenches; those of the allies are like all other units (DIS.3, R86). */
export const sparedBy = (p: Printed, own: Pick<Readonly<Own>, 'entrenched'>, unit: string): boolean => {
  const { isArmy, isAllied } = classOf(p, unit);
  return isArmy && !isAllied && own.entrenched.includes(unit);
};

/** Units are Disrupted by `rule`, and with it out of their trenches; nothing falls apart by this (R7). */
export const disrupt = (p: Printed, ctx: Ctx<Own>, units: readonly string[], rule: RuleId): void => {
  const spared = units.filter((unit) => sparedBy(p, ctx.s.own, unit));
  dislodge(ctx, spared, 'deathstruggle:DIS.2');
  const struck = units.filter((unit) => !spared.includes(unit));
  disruptBy<Own>(
    {
      second: 'deathstruggle:ENT.3',
      struck: ({ pulse }, all) => void dropFrom(pulse.healing, all),
    },
    ctx,
    struck,
    rule,
  );
  dislodge(ctx, struck, 'deathstruggle:DIS.3');
};
