// Disrupted units: what a Disruption does here (DIS.1, DIS.2).
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { disrupt as disruptBy, dropFrom } from '../../../mechanics/formations/disruption.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** R82: whoever is Disrupted again does not recover in this pulse. `second`: by which rule that takes the entrenchment. */
export const disrupt = (
  _: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  rule: RuleId,
  second: RuleId = 'typhoon:DIS.2',
): void =>
  disruptBy<Own>(
    {
      second,
      struck: ({ pulse }, struck) => void dropFrom(pulse.healing, struck),
    },
    ctx,
    units,
    rule,
  );
