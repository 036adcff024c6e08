// Entrenchment: the order by which units dig in. They lose it by going, and by a second Disruption.
import { refusal } from '../../core/rule-set.ts';
import type { OpenChoice, Seen } from '../../core/rule-set.ts';
import type { Frozen, Refusal, RuleId, Side } from '../../core/types.ts';
import type { Shaken } from './disruption.ts';
import { eachChoice } from './each-unit.ts';
import { onMap, placeOf } from '../places.ts';
import type { Sheet } from '../sheet.ts';

export type EntrenchLaw<O> = {
  /** `shaken`: of those that are Disrupted, where it is not the order's. */
  readonly rules: { readonly order: RuleId; readonly who: RuleId; readonly shaken?: RuleId };
  /** Units of a kind that digs in. */
  isKind(unit: string): boolean;
  /** Why one of them does not, for a reason of the game's own. */
  refuse?(s: Seen<O>, unit: string): Refusal | undefined;
  /** What else is written down of those that have dug in. */
  dug?(own: O, units: readonly string[]): void;
};

type Sees = { readonly own: Frozen<Shaken> };

export const entrenchChoice = <O extends Shaken>(
  p: Sheet,
  { rules, isKind, refuse: refuseMore, dug }: EntrenchLaw<O>,
  side: Side,
): OpenChoice<O> => {
  const refuse = (s: Seen<O>, unit: string): Refusal | undefined => {
    const { own } = s as unknown as Sees;
    if (!p.isUnit(unit) || p.sideOf(unit) !== side)
      return refusal('ENTRENCH.NOT-YOURS', rules.who, { unit, side });
    if (!isKind(unit)) return refusal('ENTRENCH.KIND', rules.who, { unit, side });
    if (!p.isHex(placeOf(own, unit))) return refusal('ENTRENCH.OFF-MAP', rules.who, { unit });
    if (own.disrupted.includes(unit))
      return refusal('ENTRENCH.DISRUPTED', rules.shaken ?? rules.order, { unit });
    if (own.entrenched.includes(unit)) return refusal('ENTRENCH.ALREADY', rules.who, { unit });
    return refuseMore?.(s, unit);
  };
  return eachChoice<O>({
    verb: 'entrench',
    rule: rules.order,
    able: (s) => onMap(p, s as unknown as Sees, side).filter((unit) => refuse(s, unit) === undefined),
    refuse,
    nobody: () => refusal('ENTRENCH.NOBODY', rules.order, { side }),
    take: (ctx, units) => {
      ctx.s.own.entrenched.push(...units);
      dug?.(ctx.s.own, units);
      ctx.emit({ kind: 'units.entrenched', rule: rules.who, data: { side, units: [...units] } });
    },
  });
};
