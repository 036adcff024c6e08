// Chapter 10: where each unit may come onto the map by its own rules; room is another question.
import type { Access, WhyNot } from '../../../mechanics/entry/entry-hexes.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { lazy } from '../../../mechanics/lazy.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { RuleId } from '../../../core/types.ts';
import { agreed } from '../03-set-up/3.5-scenarios.ts';
import { KOENIGSBERG } from '../04-victory/4.2-sudden-death.ts';
import { isOverland, workingSources } from '../07-supply/7.1-supply.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { onTopOf } from './10.4-korps-gruppen.ts';

/** What entry depends on, looked at once for an order: the sources that work. */
export type EntryScene = { readonly side: Who; working(): readonly string[] };

export const sceneOf = (p: Printed, s: Seeing, side: Who): EntryScene => ({
  side,
  working: lazy(() => workingSources(p, s, side)),
});

const EDGE: RuleId = 'dagc:10.1c';
const CITY: RuleId = 'dagc:10.1d';

/** R128: to whom port cities are closed, whatever their supply. */
const isPortClosed = (p: Printed, s: Seeing, side: Who): boolean => {
  const closed = agreed(p, s, 'port-cities');
  return closed === 'both' || (closed === 'germans' && side === 'german');
};

/** 10.1d, R66, R51: a city of one's own, in supply over land as a hex is, and no enemy beside it. */
const barOfCity = (p: Printed, s: Seeing, side: Who, hex: string): WhyNot | undefined => {
  if (!isHeldBy(p, s, hex, side)) return { code: 'ENTRY.NOT-HELD', rule: CITY };
  // 10.1e, R67: with enemies beside it and cut off as well.
  if (hex === KOENIGSBERG && side === 'german') return undefined;
  if (p.feature(hex, 'port') !== undefined && isPortClosed(p, s, side))
    return { code: 'ENTRY.PORT', rule: 'dagc:10.1f' };
  if (p.neighbours(hex).some((next) => hasUnitsOf(p, s.own, next, p.other(side))))
    return { code: 'ENTRY.BESET', rule: CITY };
  return isOverland(p, s, hex, side) ? undefined : { code: 'ENTRY.CUT-OFF', rule: CITY };
};

/** 10.1c, R65: a source of one's own side and in its hands, that works now. */
const barOfSource = (
  p: Printed,
  s: Seeing,
  { side, working }: EntryScene,
  hex: string,
): WhyNot | undefined => {
  if (!isHeldBy(p, s, hex, side)) return { code: 'ENTRY.NOT-HELD', rule: EDGE };
  return working().includes(hex) ? undefined : { code: 'ENTRY.NO-SOURCE', rule: 'dagc:R65' };
};

const general = (p: Printed, s: Seeing, scene: EntryScene): Access => {
  const sources = p.area(`${scene.side}-sources`);
  const cities = p.withFeature('city');
  const whyNot = (hex: string): WhyNot | undefined => {
    const isSource = sources.includes(hex);
    // R66: no town.
    if (!isSource && !cities.includes(hex)) return { code: 'ENTRY.NOT-THERE', rule: EDGE };
    const bar = isSource ? barOfSource(p, s, scene, hex) : barOfCity(p, s, scene.side, hex);
    // A city on the edge, such as Warsaw, is entered as one or the other.
    const isCityToo = isSource && bar !== undefined && cities.includes(hex);
    return isCityToo && barOfCity(p, s, scene.side, hex) === undefined ? undefined : bar;
  };
  return {
    rule: EDGE,
    hexes: () => [...new Set([...sources, ...cities])],
    way: (hex) => (whyNot(hex) === undefined ? 'in' : undefined),
    whyNot,
  };
};

/**
 * 10.2b, 3.6d: the marsh on the south edge, as far as it is Soviet, in every scenario. 3.6f, 10.3a, R68: any hex of the edge
 * without an enemy, whoever holds it; then there is no bound any more (3.6i).
 */
const byArea = (p: Printed, s: Seeing, side: Who, area: string): Access => {
  const rule: RuleId = side === 'soviet' ? 'dagc:10.2b' : 'dagc:3.6f';
  const isOpen = (hex: string): boolean =>
    side === 'soviet' ? isHeldBy(p, s, hex, side) : !hasUnitsOf(p, s.own, hex, p.other(side));
  return {
    rule,
    hexes: () => p.area(area),
    way: (hex) => (p.area(area).includes(hex) && isOpen(hex) ? 'in' : undefined),
  };
};

/** 10.8f: those who come back have the ways they had the first time; R127: 5th Panzer Army the general ones. */
export const accessOf = (p: Printed, s: Seeing, scene: EntryScene, unit: string): Access => {
  const [line] = p.unit(unit).entry ?? [];
  if (line?.by === 'in-situ') return onTopOf(p, s, unit);
  return line?.area === undefined ? general(p, s, scene) : byArea(p, s, scene.side, line.area);
};

/** The rule by which a unit enters at a hex that is open to it: of the general ways by the edge, a city, or Koenigsberg. */
export const ruleOfEntry = (p: Printed, s: Seeing, scene: EntryScene, unit: string, hex: string): RuleId => {
  const { rule } = accessOf(p, s, scene, unit);
  const isByEdge = (): boolean =>
    p.area(`${scene.side}-sources`).includes(hex) && barOfSource(p, s, scene, hex) === undefined;
  if (rule !== EDGE || isByEdge()) return rule;
  return hex === KOENIGSBERG && scene.side === 'german' ? 'dagc:10.1e' : CITY;
};
