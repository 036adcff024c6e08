// Zones of control: those of armies and corps (ZOC.1, ZOC.4, ZOC.5, R38), and of German divisions two
// together (ZOC.3, R39).
import { corpsZones } from '../../../mechanics/formations/zones.ts';
import type { CorpsZones } from '../../../mechanics/formations/zones.ts';
import { SIDE } from '../../../mechanics/ground/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { ZoneLaw } from '../../../mechanics/zones.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isFrozen } from '../weather/weather.ts';

export const corpsZonesOf = perSheet((p: Printed): CorpsZones =>
  corpsZones(p, { pairs: 'german', closed: (s) => (isFrozen(p, s as Seeing) ? 0 : SIDE.lake) }),
);

export const zonesOf = (p: Printed): ZoneLaw => corpsZonesOf(p).law;

/** Whether a hex is in a zone of the enemy of a side. */
export const isInEnemyZone = (p: Printed, s: Seeing, hex: string, side: Who): boolean =>
  corpsZonesOf(p).isInZone(s, hex, p.other(side));

/** By grid number: 1 in a zone of a side. */
export const zone = (p: Printed, s: Seeing, side: Who): Uint8Array => corpsZonesOf(p).zone(s, side);

/** The units of a side whose zone covers a hex. */
export const exertersInto = (p: Printed, s: Seeing, hex: string, side: Who): readonly string[] =>
  corpsZonesOf(p).exertersInto(s, hex, side);
