// Chapter 8: where new units may be placed: legality of a placement, the hexes open to a unit, and a sensible default.
import { bestHex as nearFront, byRank } from '../../../mechanics/entry/best-hex.ts';
import { entryHexesOf } from '../../../mechanics/entry/entry-hexes.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Event, Refusal, RuleId } from '../../../core/types.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { limitOf, refuseStack } from '../06-stacking.ts';
import { isCity } from './8.1-entry-context.ts';
import type { EntryScene, Way } from './8.1-entry-context.ts';
import { accessOf } from './8.3-special-entries.ts';
import { entryCost } from '../10-movement/10.10-costs.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isKind } from '../02-counters.ts';
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

/** KG and emergency units are counted by hex, others that come in situ are not. */
const isRaised = (p: Printed, unit: string): boolean => isKind(p, unit, 'kg') || isKind(p, unit, 'emergency');

const entry = perSheet((p: Printed) =>
  entryHexesOf<Seeing, EntryScene, Way>({
    isHex: p.isHex,
    access: (s, scene, unit) => accessOf(p, s, scene, unit),
    after: (scene, unit, hex, way) =>
      way === 'in-situ' && isRaised(p, unit) ? { ...scene, inSitu: [...scene.inSitu, hex] } : scene,
    refuseRoom: (s, scene, units, hex) => refuseRoom(p, s, scene.side, units, hex),
    notThere: (unit, hex, { rule }, hexes) =>
      refusal('ENTRY.NOT-THERE', reasonOf(p, unit, hex, rule), { unit, hex, hexes }),
  }),
);

export const refuseEntry = (
  p: Printed,
  s: Seeing,
  scene: EntryScene,
  units: readonly string[],
  hex: string,
): Refusal | undefined => entry(p).refuse(s, scene, units, hex);

/** Every hex in which a unit could be placed now. */
export const entryHexes = (p: Printed, s: Seeing, scene: EntryScene, unit: string): readonly string[] =>
  entry(p).hexes(s, scene, unit);

export const canEnter = (p: Printed, s: Seeing, scene: EntryScene, unit: string): boolean =>
  entry(p).any(s, scene, unit);

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

/**
 * Moscow before all else while nobody is in it (4.15a). Then near to the front but not next to an enemy, a city rather
 * than the edge, and the fewer stand around the better.
 */
export const bestHex = (p: Printed, s: Seeing, side: Who, hexes: readonly string[]): string | undefined =>
  side === 'soviet' && hexes.includes(MOSCOW) && !hasUnitsOf(p, s.own, MOSCOW, side)
    ? MOSCOW
    : nearFront(p, s, side, hexes, (hex) => (isCity(p, hex) ? 0 : 1));

/** The strongest first, for orders that leave the choice to the program. */
export const byStrength = (p: Printed, units: readonly string[]): readonly string[] =>
  byRank(units, (unit) => {
    const { attack, defense } = p.unit(unit);
    return -(typeof attack === 'number' ? attack : 3) - (typeof defense === 'number' ? defense : 3);
  });
