// Where eliminated units go: the dead pile, out of play for good, or wherever else a game sends them.
import type { Ctx, Seen } from '../../core/rule-set.ts';
import type { RuleId } from '../../core/types.ts';
import { placeOf, put } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';

/** The box of units that were eliminated and may come back. */
export const DEAD = 'dead';
/** Out of play for good. */
export const OUT = 'out';

export type Fate = { readonly place: string; readonly rule: RuleId };

/** `K`: what is known of the loss, such as the supply units had when their battle began. */
export type DeadPileLaw<O extends Placed, F extends Fate = Fate, K = undefined> = {
  fate(s: Seen<O>, unit: string, known: K): F;
  /** What else the loss of a unit does. */
  gone?(ctx: Ctx<O>, unit: string, fate: F): void;
  /** Units have been taken out of a hex. */
  left?(ctx: Ctx<O>, hex: string): void;
};

/** Takes units off the map, or out of a box, whole, because of `rule`: all their fates are settled before the first goes. */
export const eliminateUnits = <O extends Placed, F extends Fate = Fate, K = undefined>(
  p: Sheet,
  law: DeadPileLaw<O, F, K>,
  ctx: Ctx<O>,
  loss: {
    readonly units: readonly string[];
    readonly rule: RuleId;
    readonly cause: string;
    readonly known: K;
  },
): void => {
  const { rule, cause } = loss;
  const fates = loss.units.map((unit) => ({
    unit,
    from: placeOf(ctx.seen.own, unit),
    fate: law.fate(ctx.seen, unit, loss.known),
  }));
  for (const { unit, from, fate } of fates) {
    put(ctx.s.own, [unit], fate.place);
    ctx.emit({ kind: 'unit.eliminated', rule, data: { unit, from, cause } });
    if (fate.place === OUT)
      ctx.emit({ kind: 'unit.out-for-good', rule: fate.rule, data: { unit, because: fate.rule } });
    law.gone?.(ctx, unit, fate);
  }
  for (const hex of new Set(fates.map(({ from }) => from))) if (p.isHex(hex)) law.left?.(ctx, hex);
};
