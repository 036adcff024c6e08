// Chapter 8: units that may come only in certain hexes, and the general rule for all others. Each access says where.
// How far 6 SS and KSC may go (8.3) is in 10.10-costs.ts and 11.3-eligible-attackers.ts, the factor of emergency units
// (8.4) in 11.12-factors.ts.
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { RuleId } from '../../../core/types.ts';
import { inSituAccess } from './8.2-korpsgruppen.ts';
import type { Access, EntryScene, Way } from './8.1-entry-context.ts';
import { isCity, isFree } from './8.1-entry-context.ts';
import type { EntryLine } from '../../../board/data-types.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isKind } from '../02-counters.ts';
import type { Seeing } from '../state.ts';

const SOURCES: Readonly<Record<Who, string>> = { german: 'german-sources', soviet: 'soviet-sources' };

/** 8.3a, 8.4a, 8.17a: as the counter says. How a unit comes into play; what comes by conversion or has no line comes by the general rule otherwise. */
export const entryLine = (p: Printed, unit: string): EntryLine | undefined => p.unit(unit).entry?.[0];

/** 8.1g, 8.13, R104: cities in overland supply, or the edge; satellites only where they may be (10.22a). */
const general = (p: Printed, s: Seeing, scene: EntryScene, unit: string): Access => {
  const { side } = scene;
  const isBarred = (hex: string): boolean => isKind(p, unit, 'axis-satellite') && p.zone(hex) === 'north';
  return {
    rule: 'barbarossa:8.1g',
    hexes: () => [...new Set([...p.objectives, ...p.area(SOURCES[side])])],
    way: (hex): Way | undefined => {
      if (isBarred(hex) || !isHeldBy(p, s, hex, side) || !isFree(p, s, hex, side)) return undefined;
      if (isCity(p, hex) && scene.isSupplied(hex)) return 'city';
      return p.inArea(SOURCES[side], hex) ? 'edge' : undefined;
    },
  };
};

const RIGA_UNIT = '6ssinf';

const HEX_RULES: Readonly<Record<string, RuleId>> = {
  h1: 'barbarossa:8.3c',
  h3: 'barbarossa:8.3c',
  [RIGA_UNIT]: 'barbarossa:8.3d',
  ksc: 'barbarossa:8.3g',
};

/** 8.3c, 8.3d, 8.3g, 8.2e, 8.2g: one hex, German; only Riga has to be supplied. */
const oneHex = (p: Printed, s: Seeing, scene: EntryScene, unit: string, hex: string): Access => ({
  rule: HEX_RULES[unit] ?? 'barbarossa:8.2e',
  hexes: () => [hex],
  way: (at) =>
    at === hex &&
    isHeldBy(p, s, at, 'german') &&
    isFree(p, s, at, 'german') &&
    (unit !== RIGA_UNIT || scene.isSupplied(at))
      ? 'hex'
      : undefined,
});

const AREA_RULES: Readonly<Record<string, RuleId>> = {
  'army12-entry': 'barbarossa:8.3f',
  'yugo-entry': 'barbarossa:8.3i',
};

/** 8.3f, 8.3i: a stretch of the edge, in German hands; nothing binds them afterwards (8.3j). */
const edge = (p: Printed, s: Seeing, area: string): Access => ({
  rule: AREA_RULES[area] ?? 'barbarossa:8.3a',
  hexes: () => p.area(area),
  way: (hex) =>
    p.inArea(area, hex) && isHeldBy(p, s, hex, 'german') && isFree(p, s, hex, 'german') ? 'edge' : undefined,
});

/** 8.25c, R118: Bucharest alone, Soviet and in overland supply. */
const bucharest = (p: Printed, s: Seeing, scene: EntryScene, hex: string): Access => ({
  rule: 'barbarossa:8.25c',
  hexes: () => [hex],
  way: (at) => (at === hex && isHeldBy(p, s, at, 'soviet') && scene.isSupplied(at) ? 'city' : undefined),
});

/** 8.26c, R119: over the border of their country, each where it likes. */
const border = (p: Printed, s: Seeing, area: string): Access => ({
  rule: 'barbarossa:8.26c',
  hexes: () => p.area(area),
  way: (hex) => (p.inArea(area, hex) && isFree(p, s, hex, 'soviet') ? 'edge' : undefined),
});

/** 8.27a, 8.27b, 8.27c: with Soviet units in overland supply, enemies beside them or not, and free to act. */
const withFriends = (p: Printed, s: Seeing, scene: EntryScene): Access => ({
  rule: 'barbarossa:8.27a',
  hexes: () => Object.keys(s.own.places).filter((hex) => p.isHex(hex) && hasUnitsOf(p, s.own, hex, 'soviet')),
  way: (hex) => (hasUnitsOf(p, s.own, hex, 'soviet') && scene.isSupplied(hex) ? 'in-situ' : undefined),
});

const triggered = (p: Printed, s: Seeing, scene: EntryScene, line: EntryLine): Access | undefined => {
  // R69: once in play, and lost, communist satellites come back as any rifle army does.
  if (scene.isReplacement) return undefined;
  if (line.hex !== undefined) return bucharest(p, s, scene, line.hex);
  return line.area === undefined ? undefined : border(p, s, line.area);
};

const special = (p: Printed, s: Seeing, scene: EntryScene, unit: string): Access | undefined => {
  const line = entryLine(p, unit);
  if (line === undefined) return undefined;
  if (line.by === 'trigger') return triggered(p, s, scene, line);
  if (line.by === 'hex' && line.hex !== undefined) return oneHex(p, s, scene, unit, line.hex);
  if (line.by === 'area' && line.area !== undefined) return edge(p, s, line.area);
  if (line.by !== 'in-situ') return undefined;
  return scene.side === 'soviet' ? withFriends(p, s, scene) : inSituAccess(p, s, scene, unit, line);
};

/** Where a unit may come in, as far as its own rules and the hex go. Room is another question. */
export const accessOf = (p: Printed, s: Seeing, scene: EntryScene, unit: string): Access =>
  special(p, s, scene, unit) ?? general(p, s, scene, unit);
