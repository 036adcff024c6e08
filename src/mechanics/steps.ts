// Strength steps: units that lose part of what they are worth before they are eliminated, a face of the counter a step.
import type { Ctx } from '../core/rule-set.ts';
import { faceOf } from '../board/factors.ts';
import type { Face } from '../board/data-types.ts';
import type { RuleId } from '../core/types.ts';
import { placeOf } from './places.ts';
import type { Ledgered, Placed } from './places.ts';
import type { Sheet } from './sheet.ts';

type Hit = Pick<Ledgered, 'hits'>;

export const hitsOn = ({ hits }: Hit, unit: string): number => hits?.[unit] ?? 0;

/** How many steps a unit has when nothing has been lost. */
export const fullSteps = (p: Sheet, unit: string): number => p.unit(unit).faces.length;

/** How many it has now. */
export const stepsOf = (p: Sheet, own: Hit, unit: string): number => fullSteps(p, unit) - hitsOn(own, unit);

export const stepsIn = (p: Sheet, own: Hit, units: readonly string[]): number =>
  units.reduce((sum, unit) => sum + stepsOf(p, own, unit), 0);

export const isReduced = (own: Hit, unit: string): boolean => hitsOn(own, unit) > 0;

/** What the face says that is up. */
export const faceUp = (p: Sheet, own: Hit, unit: string): Face => faceOf(p.unit(unit), hitsOn(own, unit) + 1);

export const setHits = (own: Placed, unit: string, hits: number): void => {
  if (hits > 0) (own.hits ??= {})[unit] = hits;
  else delete own.hits?.[unit];
};

/** A unit is whole again, such as when it goes to the dead pile: what it lost is no matter there. */
export const makeWhole = (own: Placed, unit: string): void => setHits(own, unit, 0);

export type StepLaw<O extends Placed> = {
  /** What becomes of a unit that has lost its last step, and says so. */
  eliminate(ctx: Ctx<O>, unit: string, rule: RuleId): void;
};

export type Steps<O extends Placed> = {
  /** A unit loses steps, and is gone with the last of them. */
  lose(ctx: Ctx<O>, unit: string, count: number, rule: RuleId): void;
  /** A reduced unit gets steps back; never more than it had. */
  regain(ctx: Ctx<O>, unit: string, count: number, rule: RuleId): void;
};

export const steps = <O extends Placed>(p: Sheet, law: StepLaw<O>): Steps<O> => ({
  lose: (ctx, unit, count, rule) => {
    const { own } = ctx.s;
    const left = stepsOf(p, own, unit) - count;
    if (left <= 0) {
      makeWhole(own, unit);
      law.eliminate(ctx, unit, rule);
      return;
    }
    setHits(own, unit, hitsOn(own, unit) + count);
    ctx.emit({ kind: 'unit.reduced', rule, data: { unit, hex: placeOf(own, unit), steps: left } });
  },
  regain: (ctx, unit, count, rule) => {
    const { own } = ctx.s;
    const before = hitsOn(own, unit);
    setHits(own, unit, Math.max(0, before - count));
    if (before > 0) ctx.emit({ kind: 'unit.rebuilt', rule, data: { unit, steps: stepsOf(p, own, unit) } });
  },
});
