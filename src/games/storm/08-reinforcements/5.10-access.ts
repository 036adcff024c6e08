// Chapters 5 and 8: where units may come onto the map: the edge of their side, cities that never fell, corridors. Room is
// another question.
import type { Access, WhyNot } from '../../../mechanics/entry/entry-hexes.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { RuleId } from '../../../core/types.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import { nationOf } from '../02-counters.ts';
import type { Nation } from '../02-counters.ts';
import { PLOESTI } from '../03-set-up/3.8-hex-control.ts';
import { isOverland, supplyMap } from '../07-supply/7.4-tracing.ts';
import { linesOn } from '../07-supply/7.4-lines.ts';
import type { NetworkKey, Printed, Who } from '../data/sheet.ts';
import { hasFallen } from '../state.ts';
import type { Seeing } from '../state.ts';

/** Whose units come in, out of the reserve (5.5) or as new ones (5.10, 5.11). */
export type EntryScene = { readonly side: Who; readonly kind: 'release' | 'arrival' };

/** A way onto the map: by what rule, into which hexes, and what bars one of them. */
type Way = {
  readonly rule: RuleId;
  readonly hexes: readonly string[];
  bar(hex: string): WhyNot | undefined;
};

/** 5.5e, 5.10d, 5.11d: sources of the side, unless an enemy is in them. */
const edge = (p: Printed, s: Seeing, side: Who, rule: RuleId): Way => ({
  rule,
  hexes: linesOn(p).sources[side],
  bar: (hex) => {
    if (hasUnitsOf(p, s.own, hex, p.other(side))) return { code: 'ENTRY.ENEMY', rule };
    return supplyMap(p, s, side).sources.includes(hex)
      ? undefined
      : { code: 'ENTRY.NO-SOURCE', rule: 'storm:R86' };
  },
});

/** 5.5c, 5.10e, 5.11e, R68, R69: cities that were the side's to begin with and always since, with a line from the hex. */
const cities = (p: Printed, s: Seeing, side: Who, rule: RuleId): Way => ({
  rule,
  hexes: [...p.withFeature('city'), ...p.withFeature('major-city')],
  bar: (hex) => barOfPlace(p, s, side, hex, rule),
});

const barOfPlace = (p: Printed, s: Seeing, side: Who, hex: string, rule: RuleId): WhyNot | undefined => {
  if (hasFallen(s, hex) || p.opening(s.scenario).control.get(hex) !== side)
    return { code: 'ENTRY.FALLEN', rule };
  return isOverland(p, s, hex, side) ? undefined : { code: 'ENTRY.CUT-OFF', rule };
};

/** 5.5d, R66; R105: for releases alone. */
const oilfield = (p: Printed, s: Seeing, kind: EntryScene['kind']): Way => ({
  rule: 'storm:5.5d',
  hexes: [PLOESTI],
  bar: (hex) =>
    kind === 'release'
      ? barOfPlace(p, s, 'german', hex, 'storm:5.5d')
      : { code: 'ENTRY.NOT-THERE', rule: 'storm:R105' },
});

/** 5.10f, 5.11f, 9.18d, R90: the hexes of a corridor that are joined to its end by hexes of the side's alone. */
export const linkedTo = (p: Printed, s: Seeing, key: NetworkKey, side: Who): readonly string[] => {
  const [route = []] = p.routes(key);
  const fromEnd = side === 'german' ? route : route.toReversed();
  const gap = fromEnd.findIndex((hex) => !isHeldBy(p, s, hex, side));
  return gap < 0 ? fromEnd : fromEnd.slice(0, gap);
};

const corridor = (p: Printed, s: Seeing, key: NetworkKey, side: Who, rule: RuleId): Way => {
  const linked = linkedTo(p, s, key, side);
  return {
    rule,
    hexes: p.routes(key).flat(),
    bar: (hex) => (linked.includes(hex) ? undefined : { code: 'ENTRY.CORRIDOR', rule }),
  };
};

/** 5.11g, R6: on the west edge inside their own country. */
const home = (p: Printed, s: Seeing, area: string, rule: RuleId): Way => ({
  rule,
  hexes: p.area(area),
  bar: (hex) => (hasUnitsOf(p, s.own, hex, 'soviet') ? { code: 'ENTRY.ENEMY', rule } : undefined),
});

const waysOf = (p: Printed, s: Seeing, { side, kind }: EntryScene, nation: Nation): readonly Way[] => {
  if (side === 'soviet')
    return [
      edge(p, s, side, 'storm:5.10d'),
      cities(p, s, side, 'storm:5.10e'),
      corridor(p, s, 'danube-corridor', side, 'storm:5.10f'),
      corridor(p, s, 'pripyet-corridor', side, 'storm:5.10f'),
    ];
  if (nation === 'hungarian') return [home(p, s, 'hungarian-entry', 'storm:5.11g')];
  if (nation === 'romanian') return [home(p, s, 'romanian-entry', 'storm:R6')];
  return kind === 'release'
    ? [edge(p, s, side, 'storm:5.5e'), cities(p, s, side, 'storm:5.5c'), oilfield(p, s, kind)]
    : [
        edge(p, s, side, 'storm:5.11d'),
        cities(p, s, side, 'storm:5.11e'),
        corridor(p, s, 'danube-corridor', side, 'storm:5.11f'),
        oilfield(p, s, kind),
      ];
};

const sceneKey = (p: Printed, { side, kind }: EntryScene, unit: string): string =>
  `${side} ${kind} ${nationOf(p, unit)}`;

/** By hex that is open now: the rule of the first way that leads there. Units of one nation have the same ways. */
const openBy = atRestBy((p: Printed, s: Seeing, key: string): ReadonlyMap<string, RuleId> => {
  const [side = '', kind = '', nation = ''] = key.split(' ');
  const scene = { side, kind } as EntryScene;
  const found = new Map<string, RuleId>();
  for (const { rule, hexes, bar } of waysOf(p, s, scene, nation as Nation))
    for (const hex of hexes) if (!found.has(hex) && bar(hex) === undefined) found.set(hex, rule);
  return found;
});

export const openHexes = (
  p: Printed,
  s: Seeing,
  scene: EntryScene,
  unit: string,
): ReadonlyMap<string, RuleId> => openBy(p, s, sceneKey(p, scene, unit));

/** A hex that can be entered in several ways is open by any of them. */
export const accessOf = (p: Printed, s: Seeing, scene: EntryScene, unit: string): Access<RuleId> => {
  const open = openHexes(p, s, scene, unit);
  const ways = (): readonly Way[] => waysOf(p, s, scene, nationOf(p, unit));
  const rule = RULES[scene.side === 'soviet' ? 'soviet' : scene.kind];
  return {
    rule,
    hexes: () => [...open.keys()],
    way: (hex) => open.get(hex),
    whyNot: (hex) => {
      const bars = ways()
        .filter((way) => way.hexes.includes(hex))
        .map((way) => way.bar(hex));
      const [first] = ways();
      return bars.find((bar) => bar !== undefined) ?? { code: 'ENTRY.NOT-THERE', rule: first?.rule ?? rule };
    },
  };
};

const RULES = { soviet: 'storm:5.10d', release: 'storm:5.5e', arrival: 'storm:5.11d' } as const;
