// Fog of war: who may know which unit is where, and the moment that shows it.
import type { Ctx } from '../../core/rule-set.ts';
import type { Event, RuleId, Side } from '../../core/types.ts';
import { asStacked, placeOf, unitsAt } from '../places.ts';
import type { Placed, Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';

export type FogLaw<S extends Sight, O extends Placed> = {
  /** The rule under which a stack is covered, and shown. */
  readonly rule: RuleId;
  isOn(s: Pick<S, 'options'>): boolean;
  /** Whether a side looks at the stacks of the other one through fog. */
  isBlind(who: Side): boolean;
  /** Nobody is agreed to look into closed boxes where it is off: it is of stacks alone. */
  readonly stacksOnly?: true;
  /** A box whose counters are for their owner's eyes alone, by which rule; `owner`: only that side has any in it. */
  closed?(place: string): { readonly rule: RuleId; readonly owner?: Side } | undefined;
  /** Units below the top of a stack that have been seen, for as long as the rule says. */
  shown(own: S['own']): readonly string[];
  show(own: O, units: readonly string[]): void;
  /** Whether a side may count what it cannot see. */
  readonly sizesShown: boolean;
  /** How many units a side can have in a hex at most; where that hangs on who is seen there, by who that is. */
  readonly most: number | ((seen: readonly string[]) => number);
};

export type Viewer<W extends Side> = W | 'both';

export type Fog<S extends Sight, O extends Placed> = {
  readonly law: FogLaw<S, O>;
  /** Whether a side may know which unit this is and where, when its place is known already. */
  isKnownAt(s: S, unit: string, place: string, who: Side): boolean;
  isKnown(s: S, unit: string, who: Side): boolean;
  /** Whether anything is hidden at all, by what was agreed. */
  hides(s: Pick<S, 'options'>): boolean;
  /** Units of a side in a hex that somebody may look at, from the top. */
  seenAt(s: S, hex: string, side: Side, who: Side): readonly string[];
  /** Who is where as far as somebody may look: who is hidden on the map is nowhere, so that no answer hangs on him. */
  shownTo(s: S, who: Side): S['own']['places'];
  /** How many units there can be at most in a hex in which these are seen. */
  most(seen: readonly string[]): number;
  /** How many covered units a side may reckon with in a stack. */
  range(hidden: number, seen: readonly string[]): { readonly least: number; readonly most: number };
  /**
   * What a stack has done, as everybody may hear it: the event names the units as `units`, the top first; its covered
   * form is told with the top one and what else is given.
   */
  veil(s: S, event: Event, seen?: Event['data']): Event;
  /** Everybody in a battle is seen; for an attacker who was blind that is news, and there is no way back. */
  lift(ctx: Ctx<O>, s: S, units: readonly string[], hex: string, attacker: Side): void;
};

export const fog = <S extends Sight, O extends Placed>(p: Sheet, law: FogLaw<S, O>): Fog<S, O> => {
  const isKnownAt: Fog<S, O>['isKnownAt'] = (s, unit, place, who) => {
    const side = p.sideOf(unit);
    if (who === 'both' || side === who) return true;
    if (!p.isHex(place)) return law.closed?.(place) === undefined;
    if (!law.isOn(s) || !law.isBlind(who)) return true;
    const top = unitsAt(s.own, place).find((each) => p.sideOf(each) === side);
    return top === unit || law.shown(s.own).includes(unit);
  };
  const isKnown: Fog<S, O>['isKnown'] = (s, unit, who) => isKnownAt(s, unit, placeOf(s.own, unit), who);
  const most = (seen: readonly string[]): number =>
    typeof law.most === 'number' ? law.most : law.most(seen);
  return {
    law,
    isKnownAt,
    isKnown,
    hides: (s) => law.isOn(s) || law.stacksOnly === true,
    seenAt: (s, hex, side, who) =>
      unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === side && isKnownAt(s, unit, hex, who)),
    shownTo: (s, who) =>
      Object.fromEntries(
        Object.entries(s.own.places)
          .map(([place, units]): [string, readonly string[]] => [
            place,
            p.isHex(place) ? units.filter((unit) => isKnownAt(s, unit, place, who)) : units,
          ])
          .filter(([, units]) => units.length > 0),
      ),
    most,
    range: (hidden, seen) =>
      law.sizesShown
        ? { least: hidden, most: hidden }
        : { least: 1, most: Math.max(1, most(seen) - seen.length) },
    veil: (s, event, seen = {}) => {
      const units = (event.data['units'] ?? []) as readonly string[];
      const [unit] = asStacked(p, s.own, units);
      if (unit === undefined) return event;
      const side = p.sideOf(unit);
      const other = p.other(side);
      if (units.every((one) => isKnown(s, one, other))) return event;
      return { ...event, to: [side], veiled: { kind: `${event.kind}-covered`, data: { unit, ...seen } } };
    },
    lift: (ctx, s, units, hex, attacker) => {
      const hiding = units.filter((unit) => law.isBlind(p.other(p.sideOf(unit))));
      const covered = hiding.filter((unit) => !isKnown(s, unit, p.other(p.sideOf(unit))));
      law.show(ctx.s.own, hiding);
      const [first] = covered;
      if (first === undefined) return;
      // Attackers come from other hexes than the one that is attacked.
      const isNews = p.sideOf(first) !== attacker;
      const event: Event = {
        kind: 'stack.shown',
        rule: law.rule,
        data: isNews ? { hex, units: covered } : { units: covered },
      };
      if (isNews) ctx.reveal(event);
      else ctx.emit(event);
    },
  };
};
