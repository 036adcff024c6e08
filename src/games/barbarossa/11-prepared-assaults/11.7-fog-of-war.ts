// Chapter 11: fog of war. What a side may know of the other's units, and the moment a battle shows them.
import type { Ctx } from '../../../core/rule-set.ts';
import type { Event } from '../../../core/types.ts';
import { fog } from '../../../mechanics/fog/fog.ts';
import type { Fog } from '../../../mechanics/fog/fog.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export type Viewer = Who | 'both';

/** R131: how deep the German may count in Soviet stacks is a switch of the data. */
export const stackSizesShown = (p: Printed): boolean =>
  p.tables.switches.find(({ id }) => id === 'stackSizesShown')?.value === true;

export const fogOf = perSheet((p: Printed): Fog<Seeing, Own> =>
  fog<Seeing, Own>(p, {
    rule: 'barbarossa:11.7a',
    isOn: (s) => s.options['fog'] !== 'off',
    // 11.7c: the Soviet looks into every German stack on the map.
    isBlind: (who) => who === 'german',
    closed: (place) => {
      if (place === 'rvgk') return { rule: 'barbarossa:11.7d', owner: 'soviet' };
      return place.startsWith('track-') ? { rule: 'barbarossa:11.7e' } : undefined;
    },
    shown: ({ shown }) => shown,
    show: ({ shown }, units) => void shown.push(...units.filter((unit) => !shown.includes(unit))),
    sizesShown: stackSizesShown(p),
    // 6.3
    most: p.limit('stack') ?? 1,
  }),
);

/**
 * 11.7a, R131: how many covered units a side may reckon with in a stack: as many as lie there where players count them,
 * else one at least, and as many as what is seen leaves room for (6.3).
 */
export const coveredRange = (
  p: Printed,
  hidden: number,
  known: readonly string[],
): { readonly least: number; readonly most: number } => fogOf(p).range(hidden, known);

/** Whether a side may know which unit this is and where, when its place is known already. */
export const isKnownAt = (p: Printed, s: Seeing, unit: string, place: string, who: Viewer): boolean =>
  fogOf(p).isKnownAt(s, unit, place, who);

export const isKnown = (p: Printed, s: Seeing, unit: string, who: Viewer): boolean =>
  fogOf(p).isKnown(s, unit, who);

/** 11.7a: of a Soviet stack that has done something the German hears who lies on top, if he may not know them all. */
export const underFog = (p: Printed, s: Seeing, event: Event, seen?: Event['data']): Event =>
  fogOf(p).veil(s, event, seen);

/** Units of a side in a hex that somebody may look at, from the top. */
export const seenAt = (p: Printed, s: Seeing, hex: string, side: Who, who: Viewer): readonly string[] =>
  fogOf(p).seenAt(s, hex, side, who);

/** 11.7b: everybody in a battle is seen; for a German attacker that is news, and there is no way back. */
export const liftFog = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  hex: string,
  attacker: Who,
): void => fogOf(p).lift(ctx, ctx.seen, units, hex, attacker);
