// The supply of units: exactly one state each, judged at a moment, and kept where a rule says that it lasts.
import type { Ctx, Seen } from '../../core/rule-set.ts';
import { resting } from '../../core/state-cache.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { placeOf, stacks } from '../places.ts';
import type { Ledgered, Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { TraceOptions } from './barriers.ts';
import type { SupplyMap } from './maps.ts';

type Standing = { readonly own: Pick<Ledgered, 'places'> };

export type SupplyOptions<M> = Pick<TraceOptions, 'ignore'> & {
  /** Floods of this very board for the side in question, to be shared between questions. */
  readonly map?: M;
};

/** `T`: the names of the states. */
export type StateLaw<P, S, W extends Side, M, T extends string> = {
  map(p: P, s: S, side: W, options?: TraceOptions): M;
  /** Of a unit that is not on the map. */
  away(p: P, s: S, unit: string): T;
  /** Of a unit as it would be in a hex; `hasLine`: a line over land could begin there. */
  at(p: P, s: S, unit: string, hex: string, map: M, hasLine: boolean): T;
};

export type States<P, S, W extends Side, M, T extends string> = {
  /** The state of a unit where it is, or as it would be in a hex it could go to. */
  of(p: P, s: S, unit: string, where?: string, options?: SupplyOptions<M>): T;
  /** Of every unit of a side on the map. */
  every(p: P, s: S, side: W, options?: SupplyOptions<M>): ReadonlyMap<string, T>;
};

export const supplyStates = <
  W extends Side,
  P extends Sheet<W>,
  S extends Standing,
  M extends SupplyMap<W>,
  T extends string,
>(
  law: StateLaw<P, S, W, M, T>,
): States<P, S, W, M, T> => {
  const mapFor = (p: P, s: S, side: W, { map, ignore }: SupplyOptions<M>): M =>
    map ?? law.map(p, s, side, ignore === undefined ? {} : { ignore });
  return {
    of: (p, s, unit, where = placeOf(s.own, unit), options = {}) => {
      if (!p.isHex(where)) return law.away(p, s, unit);
      const map = mapFor(p, s, p.sideOf(unit), options);
      return law.at(p, s, unit, where, map, map.overland(where));
    },
    every: (p, s, side, options = {}) => {
      const map = mapFor(p, s, side, options);
      const found = new Map<string, T>();
      for (const { place, units, top, bottom } of stacks(p, s)) {
        if (top !== side && bottom !== side) continue;
        const hasLine = map.overland(place);
        for (const unit of units) {
          if (top !== bottom && p.sideOf(unit) !== side) continue;
          found.set(unit, law.at(p, s, unit, place, map, hasLine));
        }
      }
      return found;
    },
  };
};

export type KeptLaw<O> = {
  /** The event by which their side hears of it: `supply.move-halved` where it halves what they move. */
  readonly event: string;
  readonly rule: RuleId;
  /** Where those found short are kept, for as long as it lasts. */
  kept(own: O): string[];
  isShort(s: Seen<O>, unit: string): boolean;
};

/** To be called as units begin to move: who is found short now is short for the phase. Answers with the newly found. */
export const keepShort = <O extends Placed>(
  p: Pick<Sheet, 'sideOf'>,
  ctx: Ctx<O>,
  units: readonly string[],
  law: KeptLaw<O>,
): readonly string[] => {
  const { seen } = ctx;
  const found = resting(seen, () => units.filter((unit) => law.isShort(seen, unit))).filter(
    (unit) => !law.kept(ctx.s.own).includes(unit),
  );
  const [first] = found;
  if (first === undefined) return found;
  law.kept(ctx.s.own).push(...found);
  const side = p.sideOf(first);
  const data = { side, units: [...found], count: found.length };
  ctx.emit({ kind: law.event, rule: law.rule, data, to: [side] });
  return found;
};
