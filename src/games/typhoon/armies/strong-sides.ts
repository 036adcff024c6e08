// German armies and Russian shock armies: their stronger side, turned up before the first pulse and lost by going (ARM.5 to ARM.7).
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { dropFrom, isDisrupted } from '../../../mechanics/disruption.ts';
import { eachChoice } from '../../../mechanics/each-unit.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export const hasStrongSide = (p: Printed, unit: string): boolean =>
  classOf(p, unit).isArmy && p.unit(unit).faces.length > 1;

/** ARM.6: those that go are turned back. */
export const turnBack = (p: Printed, ctx: Ctx<Own>, units: readonly string[]): void => {
  const found = dropFrom(ctx.s.own.strong, units);
  const [first] = found;
  if (first === undefined) return;
  const rule = p.sideOf(first) === 'german' ? 'typhoon:ARM.6' : 'typhoon:ARM.7';
  ctx.emit({ kind: 'strong-side.lost', rule, data: { units: [...found] } });
};

const ruleOf = (side: Who) => (side === 'german' ? ('typhoon:ARM.5' as const) : ('typhoon:ARM.7' as const));

const refuseFlip = (p: Printed, s: Seeing, side: Who, unit: string): Refusal | undefined => {
  const rule = ruleOf(side);
  if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal('FLIP.NOT-YOURS', rule, { unit, side });
  if (!hasStrongSide(p, unit)) return refusal('FLIP.NO-SIDE', rule, { unit });
  if (!p.isHex(placeOf(s.own, unit))) return refusal('FLIP.OFF-MAP', rule, { unit });
  if (isDisrupted(s, unit)) return refusal('FLIP.DISRUPTED', rule, { unit });
  // R42
  if (s.own.inactive.includes(unit)) return refusal('FLIP.INACTIVE', 'typhoon:ARM.2', { unit });
  return s.own.strong.includes(unit) ? refusal('FLIP.ALREADY', rule, { unit }) : undefined;
};

/** R44: in step A. */
export const flipChoice = (p: Printed, side: Who): OpenChoice<Own> =>
  eachChoice<Own>({
    verb: 'flip',
    rule: ruleOf(side),
    able: (s) => onMap(p, s, side).filter((unit) => refuseFlip(p, s, side, unit) === undefined),
    refuse: (s, unit) => refuseFlip(p, s, side, unit),
    nobody: () => refusal('FLIP.NOBODY', ruleOf(side), { side }),
    take: (ctx, units) => {
      ctx.s.own.strong.push(...units);
      ctx.emit({ kind: 'strong-side.up', rule: ruleOf(side), data: { side, units: [...units] } });
    },
  });
