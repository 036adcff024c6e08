// Chapter 8: where new units may be placed: legality of a placement, the hexes open to a unit, and a sensible default.
import { hasUnitsOf, onMap, placeOf } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Event, Refusal, RuleId } from '../../../core/types.ts';
import { distance } from '../../../hex/distance.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { limitOf, refuseStack } from '../06-stacking.ts';
import type { EntryScene, Way } from './8.1-entry-context.ts';
import { accessOf } from './8.3-special-entries.ts';
import { entryCost } from '../10-movement/10.10-costs.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isKind } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

const MOSCOW = '1606';

/** 8.1f, R98: one full stack a hex in a game turn, over all phases. */
export const refuseRoom = (
  p: Printed,
  s: Seeing,
  side: Who,
  units: readonly string[],
  hex: string,
): Refusal | undefined => {
  const came = s.own.turn.entered[hex] ?? 0;
  const limit = limitOf(p, 'entry');
  return came + units.length > limit
    ? refusal('ENTRY.HEX-FULL', 'barbarossa:8.1f', { units: [...units], hex, came, limit })
    : refuseStack(p, s, hex, side, units);
};

/** Which rule a KG breaks in a hex that is not its own. */
const reasonOf = (p: Printed, unit: string, hex: string, rule: RuleId): RuleId => {
  const zone = p.unit(unit).entry?.[0]?.zone;
  return p.isLand(hex) && zone !== undefined && p.zone(hex) !== zone ? 'barbarossa:8.2b' : rule;
};

export const refuseEntry = (
  p: Printed,
  s: Seeing,
  scene: EntryScene,
  units: readonly string[],
  hex: string,
): Refusal | undefined => {
  const newcomers = [...scene.inSitu];
  for (const unit of units) {
    const access = accessOf(p, s, { ...scene, inSitu: newcomers }, unit);
    const way = p.isHex(hex) ? access.way(hex) : undefined;
    if (way === undefined) {
      const rule = reasonOf(p, unit, hex, access.rule);
      const hexes = entryHexes(p, s, scene, unit).slice(0, 12);
      return refusal('ENTRY.NOT-THERE', rule, { unit, hex, hexes });
    }
    if (way === 'in-situ' && isRaised(p, unit)) newcomers.push(hex);
  }
  return refuseRoom(p, s, scene.side, units, hex);
};

/** KG and emergency units are counted by hex, others that come in situ are not. */
const isRaised = (p: Printed, unit: string): boolean => isKind(p, unit, 'kg') || isKind(p, unit, 'emergency');

/** Every hex in which a unit could be placed now. */
export const entryHexes = (p: Printed, s: Seeing, scene: EntryScene, unit: string): readonly string[] => {
  const access = accessOf(p, s, scene, unit);
  return access
    .hexes()
    .filter((hex) => access.way(hex) !== undefined && refuseRoom(p, s, scene.side, [unit], hex) === undefined)
    .toSorted();
};

export const canEnter = (p: Printed, s: Seeing, scene: EntryScene, unit: string): boolean => {
  const access = accessOf(p, s, scene, unit);
  return access
    .hexes()
    .some((hex) => access.way(hex) !== undefined && refuseRoom(p, s, scene.side, [unit], hex) === undefined);
};

/** 11.7: what the German sees of Soviet arrivals is that somebody came. */
const entered = (s: Seeing, side: Who, units: readonly string[], hex: string, rule: RuleId): Event => {
  const event: Event = { kind: 'units.entered', rule, data: { units: [...units], hex, side } };
  return side === 'german' || s.options['fog'] === 'off'
    ? event
    : {
        ...event,
        to: ['soviet'],
        veiled: { kind: 'units.entered-veiled', data: { count: units.length, hex, side } },
      };
};

/** Places units, and notes what the entry uses up and costs (8.1f, 8.1i, 8.1j, R96). */
export const enter = (
  p: Printed,
  ctx: Ctx<Own>,
  scene: EntryScene,
  units: readonly string[],
  hex: string,
): readonly string[] => {
  const { s } = ctx;
  const ways = units.map((unit) => [unit, accessOf(p, s, scene, unit)] as const);
  const rule = ways[0]?.[1].rule ?? 'barbarossa:8.1g';
  const found: readonly (readonly [string, Way | undefined])[] = ways.map(([unit, access]) => [
    unit,
    access.way(hex),
  ]);
  enterHex(p, ctx, units, hex);
  s.own.turn.entered[hex] = (s.own.turn.entered[hex] ?? 0) + units.length;
  ctx.emit(entered(s, scene.side, units, hex, rule));
  for (const [unit, way] of found) if (way === 'edge') s.own.turn.owed[unit] = entryCost(p, s, unit, hex);
  return found.flatMap(([unit, way]) => (way === 'in-situ' && isRaised(p, unit) ? [hex] : []));
};

/** How far a hex is from the nearest enemy; without enemies every hex is as good. */
const fromFront = (p: Printed, s: Seeing, side: Who): ((hex: string) => number) => {
  const enemies = [...new Set(onMap(p, s, otherSide(side)).map((unit) => placeOf(s.own, unit)))];
  const at = enemies.map(p.grid.index);
  const known = new Map<string, number>();
  return (hex) => {
    const before = known.get(hex);
    if (before !== undefined) return before;
    const from = p.grid.index(hex);
    const far = at.reduce((least, enemy) => Math.min(least, distance(p.grid, from, enemy)), 99);
    known.set(hex, far);
    return far;
  };
};

/** A unit of one's own so near makes a hex less in need of another. */
const BESIDE = 2;

/** How many of a side stand in a hex or near it. */
const company = (p: Printed, s: Seeing, side: Who): ((hex: string) => number) => {
  const at = onMap(p, s, side).map((unit) => p.grid.index(placeOf(s.own, unit)));
  return (hex) => at.filter((other) => distance(p.grid, p.grid.index(hex), other) <= BESIDE).length;
};

/**
 * Moscow before all else while nobody is in it (4.15a). Then near to the front but not next to an enemy, a city rather
 * than the edge, and the fewer stand around the better.
 */
export const bestHex = (
  p: Printed,
  s: Seeing,
  scene: EntryScene,
  hexes: readonly string[],
): string | undefined => {
  const { side } = scene;
  if (side === 'soviet' && hexes.includes(MOSCOW) && !hasUnitsOf(p, s.own, MOSCOW, side)) return MOSCOW;
  const far = fromFront(p, s, side);
  const friends = company(p, s, side);
  const ranks = new Map(
    hexes.map((hex) => [
      hex,
      (far(hex) <= 1 ? 200 : 0) + far(hex) * 2 + friends(hex) * 3 + (isCityHex(p, hex) ? 0 : 1),
    ]),
  );
  const rank = (hex: string): number => ranks.get(hex) ?? 0;
  return hexes.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0];
};

const isCityHex = (p: Printed, hex: string): boolean => p.hex(hex).city !== undefined;

/** The strongest first, for orders that leave the choice to the program. */
export const byStrength = (p: Printed, units: readonly string[]): readonly string[] => {
  const worth = (unit: string): number => {
    const { attack, defense } = p.unit(unit);
    return (typeof attack === 'number' ? attack : 3) + (typeof defense === 'number' ? defense : 3);
  };
  return units.toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1));
};
