// Chapter 11: fog of war. What a side may know of the other's units, and the moment a battle shows them.
import { asStacked, placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { Event } from '../../../core/types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export type Viewer = Who | 'both';

const COVERED_BOXES: readonly string[] = ['rvgk'];

/** R131: how deep the German may count in Soviet stacks is a switch of the data. */
export const stackSizesShown = (p: Printed): boolean =>
  p.tables.switches.find(({ id }) => id === 'stackSizesShown')?.value === true;

/**
 * 11.7a, R131: how many covered units a side may reckon with in a stack: as many as lie there where players count them,
 * else one at least, and as many as what is seen leaves room for (6.3).
 */
export const coveredRange = (
  p: Printed,
  hidden: number,
  known: number,
): { readonly least: number; readonly most: number } =>
  stackSizesShown(p)
    ? { least: hidden, most: hidden }
    : { least: 1, most: Math.max(1, (p.limit('stack') ?? 1) - known) };

/** Whether a side may know which unit this is and where, when its place is known already. */
export const isKnownAt = (p: Printed, s: Seeing, unit: string, place: string, who: Viewer): boolean => {
  const { side } = p.unit(unit);
  if (who === 'both' || side === who) return true;
  if (p.isHex(place)) {
    if (s.options['fog'] === 'off') return true;
    // 11.7c: the Soviet looks into every German stack on the map.
    if (who === 'soviet') return true;
    // 11.7a
    const top = unitsAt(s.own, place).find((each) => p.unit(each).side === side);
    return top === unit || s.own.shown.includes(unit);
  }
  // 11.7d, 11.7e
  return !COVERED_BOXES.includes(place) && !place.startsWith('track-');
};

export const isKnown = (p: Printed, s: Seeing, unit: string, who: Viewer): boolean =>
  isKnownAt(p, s, unit, placeOf(s.own, unit), who);

/**
 * 11.7a: of a Soviet stack that has done something the German hears who lies on top, if he may not know them all. The
 * event names the units as `units`; its covered form is told with the top one and what else is given.
 */
export const underFog = (p: Printed, s: Seeing, event: Event, seen: Event['data'] = {}): Event => {
  const units = (event.data['units'] ?? []) as readonly string[];
  const [unit] = asStacked(p, s.own, units);
  if (unit === undefined || units.every((one) => isKnown(p, s, one, 'german'))) return event;
  return { ...event, to: ['soviet'], veiled: { kind: `${event.kind}-covered`, data: { unit, ...seen } } };
};

/** Units of a side in a hex that somebody may look at, from the top. */
export const seenAt = (p: Printed, s: Seeing, hex: string, side: Who, who: Viewer): readonly string[] =>
  unitsAt(s.own, hex).filter((unit) => p.unit(unit).side === side && isKnownAt(p, s, unit, hex, who));

/** 11.7b: everybody in a battle is seen; for a German attacker that is news, and there is no way back. */
export const liftFog = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  hex: string,
  attacker: Who,
): void => {
  const { own } = ctx.s;
  const soviet = units.filter((unit) => p.unit(unit).side === 'soviet');
  const covered = soviet.filter((unit) => !isKnown(p, ctx.s, unit, 'german'));
  own.shown.push(...soviet.filter((unit) => !own.shown.includes(unit)));
  if (covered.length === 0) return;
  // Attackers come from other hexes than the one that is attacked.
  const data = attacker === 'german' ? { hex, units: covered } : { units: covered };
  const event = { kind: 'stack.shown', rule: 'barbarossa:11.7a', data } as const;
  if (attacker === 'german') ctx.reveal(event);
  else ctx.emit(event);
};
