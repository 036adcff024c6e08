// Chapter 11: where beaten units can go, and which of these hexes come first.
import { refusal } from '../../../core/rule-set.ts';
import type { Ctx, SeenFrame } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { Ways } from '../../../mechanics/combat/retreat-plans.ts';
import { nearestFirst } from '../../../mechanics/combat/retreat-priority.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { agreed } from '../03-set-up/3.5-scenarios.ts';
import { enterHex } from '../03-set-up/3.3-hex-control.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { nearestSource, workingSources } from '../07-supply/7.1-supply.ts';
import { zonesOf } from '../08-zones-of-control.ts';
import { refuseStep } from '../09-movement/9.5-costs.ts';
import { isNarrows } from '../09-movement/9.8-narrows.ts';
import { isLocality } from '../12-unit-types/12.1-unit-types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { battleOf, defendingSide } from './11.8-battle-frame.ts';

/** 9.7, 9.8d, 9.11, 9.12a, R70, R98: what bars retreats and advances alike. */
export const refuseAfterCombat = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined =>
  p.areAdjacent(from, to) && isNarrows(p, from, to)
    ? refusal('AFTER.NARROWS', 'dagc:9.8d', { unit, from, hex: to })
    : refuseStep(p, s, unit, from, to);

/** 11.17c, stacking apart. */
export const refuseRetreat = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  if (isLocality(p, unit)) return refusal('RETREAT.LOCALITY', 'dagc:12.5e', { unit, hex: to });
  const barred = refuseAfterCombat(p, s, unit, from, to);
  if (barred !== undefined) return barred;
  const enemy = p.other(p.sideOf(unit));
  if (hasUnitsOf(p, s.own, to, enemy)) return refusal('RETREAT.ENEMY', 'dagc:6.9', { unit, hex: to });
  // 8.4a
  return zonesOf(p).inOpenZone(s, to, enemy)
    ? refusal('RETREAT.ZONE', 'dagc:11.17c', { unit, hex: to })
    : undefined;
};

/** How many steps it is to a source along hexes that a unit could go by, as a retreat would; by agreement (R88). */
const stepsHome = (
  p: Printed,
  s: Seeing,
  unit: string,
  sources: ReadonlySet<string>,
  from: string,
): number => {
  const seen = new Set([from]);
  let ring: readonly string[] = [from];
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.some((hex) => sources.has(hex))) return steps;
    ring = ring.flatMap((hex) =>
      p.neighbours(hex).filter((to) => {
        if (seen.has(to) || refuseRetreat(p, s, unit, hex, to) !== undefined) return false;
        seen.add(to);
        return true;
      }),
    );
  }
  return Infinity;
};

/** R88: as the crow flies, or by agreement along a way; R89: the same everywhere where no source works. */
const awayFor = (p: Printed, s: Seeing, side: Who, unit: string | undefined): ((hex: string) => number) => {
  if (unit === undefined || agreed(p, s, 'retreats') !== 'path')
    return (hex) => nearestSource(p, s, hex, side) ?? 0;
  const sources = new Set(workingSources(p, s, side));
  return (hex) => stepsHome(p, s, unit, sources, hex);
};

/**
 * 11.17f, 11.17g: nearest to a source that works; 11.17h: whatever turn it is. R90: a hex that takes all who go comes before
 * one that is nearer.
 */
export const waysFor = (p: Printed, s: Seeing, side: Who): Ways => {
  const fits: Ways['fits'] = (hex, coming) => refuseStack(p, s, hex, side, coming) === undefined;
  return {
    open: (unit, from) =>
      p.neighbours(from).filter((to) => refuseRetreat(p, s, unit, from, to) === undefined),
    first: (from, hexes, units) => nearestFirst(awayFor(p, s, side, units[0]), fits)(from, hexes, units),
    farther: false,
    fits,
  };
};

export const waysBack = (p: Printed, s: Seeing, f: SeenFrame): Ways =>
  waysFor(p, s, defendingSide(p, battleOf(f)));

/** 11.17i, R91: who has retreated is remembered until the phase is over; as attacked he was booked with his battle. */
export const goBackTo = (p: Printed, ctx: Ctx<Own>, units: readonly string[], hex: string): void => {
  enterHex(p, ctx, units, hex);
  const { retreated } = ctx.s.own.phase;
  retreated.push(...units.filter((unit) => !retreated.includes(unit)));
};
