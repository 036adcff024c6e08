// Disruption: units that neither move nor attack for a while, what a second one costs them, and when they recover. Beside it
// entrenchment, which a unit keeps until it goes, or until it is Disrupted twice.
import type { Ctx } from '../../core/rule-set.ts';
import type { Frozen, RuleId, Side } from '../../core/types.ts';
import type { Placed } from '../places.ts';
import { placeOf } from '../places.ts';

/** What the ledger of a game with disruption holds. */
export type Shaken = Placed & {
  disrupted: string[];
  entrenched: string[];
};

type Sees = { readonly own: Pick<Frozen<Shaken>, 'disrupted' | 'entrenched'> };

export const isDisrupted = (s: Sees, unit: string): boolean => s.own.disrupted.includes(unit);
export const isEntrenched = (s: Sees, unit: string): boolean => s.own.entrenched.includes(unit);

export type DisruptionLaw<O extends Shaken> = {
  /** The second Disruption takes the entrenchment. */
  readonly second: RuleId;
  /** What else comes of a Disruption, such as that the unit does not recover yet. */
  struck?(own: O, units: readonly string[]): void;
};

/** Takes units from a list of the ledger; those that were in it. */
export const dropFrom = (list: string[], units: readonly string[]): readonly string[] => {
  const found = units.filter((unit) => list.includes(unit));
  for (const unit of found) list.splice(list.indexOf(unit), 1);
  return found;
};

/** Units lose their entrenchment, if they have one. */
export const dislodge = <O extends Shaken>(ctx: Ctx<O>, units: readonly string[], rule: RuleId): void => {
  const found = dropFrom(ctx.s.own.entrenched, units);
  if (found.length > 0) ctx.emit({ kind: 'entrenchment.lost', rule, data: { units: [...found] } });
};

/** Units are Disrupted by `rule`; those that were already lose their entrenchment. */
export const disrupt = <O extends Shaken>(
  law: DisruptionLaw<O>,
  ctx: Ctx<O>,
  units: readonly string[],
  rule: RuleId,
): void => {
  const { own } = ctx.s;
  const again = units.filter((unit) => own.disrupted.includes(unit));
  const fresh = units.filter((unit) => !own.disrupted.includes(unit));
  own.disrupted.push(...fresh);
  law.struck?.(own, units);
  const [first] = fresh;
  if (first !== undefined)
    ctx.emit({ kind: 'units.disrupted', rule, data: { units: [...fresh], hex: placeOf(own, first) } });
  dislodge(ctx, again, law.second);
};

/** Units recover, those of them that were Disrupted. */
export const recover = <O extends Shaken>(
  ctx: Ctx<O>,
  units: readonly string[],
  rule: RuleId,
  side: Side,
): void => {
  const found = dropFrom(ctx.s.own.disrupted, units);
  if (found.length > 0)
    ctx.emit({ kind: 'units.recovered', rule, data: { side, units: [...found], count: found.length } });
};
