// Recovery from Disruption: Germans and Russians with red factors as the turn ends, all other Russians in the first German
// pulse (REC.1 to REC.3); nobody out of supply (REC.4).
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { recover } from '../../../mechanics/disruption.ts';
import { placeOf } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';

/** REC.3: a Russian without red factors. */
const isLate = (p: Printed, unit: string): boolean => p.sideOf(unit) === 'russian' && !classOf(p, unit).isRed;

/** R82: who may recover in the first German pulse, as it begins. */
export const healers = (p: Printed, s: Seeing): readonly string[] =>
  s.own.disrupted.filter((unit) => isLate(p, unit) && p.isHex(placeOf(s.own, unit)));

const able = (p: Printed, s: Seeing, units: readonly string[]): readonly string[] =>
  units.filter((unit) => s.own.disrupted.includes(unit) && isSupplied(p, s, unit));

/** Who of those that may recover in this pulse is being attacked (SEQ.6). */
const isAttacked = (s: Seeing, unit: string): boolean => {
  const at = placeOf(s.own, unit);
  return s.own.pulse.attacks.some(({ hex }) => hex === at);
};

const heal = (p: Printed, ctx: Ctx<Own>, units: readonly string[], rule: RuleId): void => {
  const found = able(p, ctx.seen, units);
  const { healing } = ctx.s.own.pulse;
  ctx.s.own.pulse.healing = healing.filter((unit) => !found.includes(unit));
  recover(ctx, found, rule, 'russian');
};

/** SEQ.6: before the combat of the first German pulse, those who are not attacked. */
export const healUnattacked = (p: Printed, ctx: Ctx<Own>): void =>
  heal(
    p,
    ctx,
    ctx.seen.own.pulse.healing.filter((unit) => !isAttacked(ctx.seen, unit)),
    'typhoon:SEQ.6',
  );

/** SEQ.7: after it, those who have not been Disrupted again. */
export const healAttacked = (p: Printed, ctx: Ctx<Own>): void =>
  heal(p, ctx, [...ctx.seen.own.pulse.healing], 'typhoon:SEQ.7');

/** SEQ.13 */
export const recoverAll = (p: Printed, ctx: Ctx<Own>): void => {
  const all = able(p, ctx.seen, [...ctx.seen.own.disrupted]);
  recover(
    ctx,
    all.filter((unit) => p.sideOf(unit) === 'german'),
    'typhoon:REC.1',
    'german',
  );
  recover(
    ctx,
    all.filter((unit) => p.sideOf(unit) === 'russian' && !isLate(p, unit)),
    'typhoon:REC.2',
    'russian',
  );
};
