// Chapter 8: zones of control. What they cost who moves, where they are closed to the Soviets, and whom they trouble not at all.
import type { Sink } from '../../core/ledger.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Refusal, Side } from '../../core/types.ts';
import { isHeldBy } from '../../mechanics/control.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Sight } from '../../mechanics/places.ts';
import { isInOpenZone, isInZone, zoneCost } from '../../mechanics/zones.ts';
import type { ZoneCosts, ZoneLaw } from '../../mechanics/zones.ts';
import { isAgreed, isOn } from './03-set-up/3.5-scenarios.ts';
import { lineOf } from '../../board/chart-lines.ts';
import type { Printed } from './data/sheet.ts';
import { isActivated } from './state.ts';
import type { Seeing } from './state.ts';

/** `of`: the side whose zones they are. */
export type ZonesOfControl = ZoneLaw & {
  /** As movement sees it: units of the other side in the hex are no matter (8.4b). */
  inZone(s: Sight, hex: string, of: Side): boolean;
  /** As supply and retreats see it: a unit of the other side in the hex makes it nothing (8.4a), a marker does not (8.4d). */
  inOpenZone(s: Sight, hex: string, of: Side): boolean;
};

/**
 * 8.1a: the six hexes around every ground unit on the map, localities too (R7), over water (8.1b, R55) and into entrenchments
 * (8.6, 9.12b), in any state of supply (8.1c); markers have none (8.2). Those of both sides are alike where they meet (8.1d,
 * 8.1e).
 */
export const zonesOf = perSheet((p: Printed): ZonesOfControl => {
  const law: ZoneLaw = { sheet: p };
  return {
    ...law,
    inZone: (s, hex, of) => isInZone(law, s, hex, of),
    inOpenZone: (s, hex, of) => isInOpenZone(law, s, hex, of),
  };
});

/** 8.3a, 8.3b; both from zone to zone (8.3d), and no more for several units than for one (8.3e). */
export const zoneCosts = perSheet((p: Printed): ZoneCosts => ({
  enter: lineOf(p.tables.costs, 'enter-zone').value,
  leave: lineOf(p.tables.costs, 'leave-zone').value,
  rules: { enter: 'dagc:8.3a', leave: 'dagc:8.3b' },
}));

/** 8.3c: beside what the ground costs. */
export const costOfZones = (
  p: Printed,
  s: Sight,
  side: Side,
  from: string,
  to: string,
  sink?: Sink,
): number => zoneCost(zonesOf(p), s, zoneCosts(p), side, from, to, sink);

/** 8.3f: whether a German entrenchment is closed to the Soviets from zone to zone; R25: in whoever's hands it is. */
export const isLine = (p: Printed, s: Seeing, hex: string): boolean =>
  p.entrenchment(hex) === 'german' &&
  (isAgreed(p, s, 'captured-entrenchments') || isHeldBy(p, s, hex, 'german'));

/** 8.3g, 5.4c, R24: who goes there for all that, at the usual cost (5.4d). */
export const isLineOpenTo = (p: Printed, s: Seeing, unit: string): boolean =>
  p.sideOf(unit) === 'german' || (isOn(p, s, 'bagration-zones') && isActivated(s, unit));

/** 8.3f: why a unit that moves cannot go from zone to zone into a German entrenchment. */
export const refuseZoneToZone = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const { inZone } = zonesOf(p);
  return !isLineOpenTo(p, s, unit) && isLine(p, s, to) && inZone(s, from, 'german') && inZone(s, to, 'german')
    ? refusal('MOVE.ZONE-TO-ZONE', 'dagc:8.3f', { unit, from, hex: to })
    : undefined;
};
