// Zones of control of armies and corps: smaller units have none, but for divisions of one side, two together.
import { atRestBy } from '../../core/state-cache.ts';
import type { Frozen, Side } from '../../core/types.ts';
import type { Shaken } from '../disruption.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../ground.ts';
import { hasUnitsOf, stacks, unitsAt } from '../places.ts';
import type { Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../unit-classes.ts';
import { isInZone, zoneOf } from '../zones.ts';
import type { ZoneLaw } from '../zones.ts';

type ShakenSight = Sight & { readonly own: Frozen<Shaken> };

export type CorpsZoneLaw = {
  /** Whose divisions have a zone two together, while they are not Disrupted. */
  readonly pairs: Side;
  isFrozen(s: Sight): boolean;
};

export type CorpsZones = {
  readonly law: ZoneLaw;
  /** By grid number: 1 in a zone of a side. */
  zone(s: Sight, of: Side): Uint8Array;
  isInZone(s: Sight, hex: string, of: Side): boolean;
  /** The units of a side whose zone covers a hex. */
  exertersInto(s: Sight, hex: string, of: Side): readonly string[];
  /** By directed side: 1 where one unit of a side has both hexes in its zone. */
  grip(s: Sight, of: Side): Uint8Array;
};

/** Cover into which no zone of a mobile unit reaches. */
const COVER = HEX.forest | HEX.majorCity | HEX.moscow | HEX.tula;

export const corpsZones = (p: Sheet, { pairs, isFrozen }: CorpsZoneLaw): CorpsZones => {
  const isPairing = (s: Sight, unit: string): boolean =>
    classOf(p, unit).isDivision &&
    p.sideOf(unit) === pairs &&
    !(s as ShakenSight).own.disrupted.includes(unit);

  /** Whether the ground lets a zone into a hex: over no open lake, and of a mobile unit not into cover that is not its side's. */
  const reaches = (s: Sight, from: string, to: string, unit: string): boolean => {
    if (has(sideBits(p, from, to), SIDE.lake) && !isFrozen(s)) return false;
    if (!classOf(p, unit).isMobile) return true;
    return !has(hexBits(p, to), COVER) || hasUnitsOf(p, s.own, to, p.sideOf(unit));
  };

  /** Whether two divisions reach a hex, out of one hex or of several. */
  const isPaired = (s: Sight, hex: string): boolean => {
    let found = 0;
    for (const from of p.neighbours(hex))
      for (const unit of unitsAt(s.own, from))
        if (isPairing(s, unit) && reaches(s, from, hex, unit) && ++found > 1) return true;
    return false;
  };

  const law: ZoneLaw = {
    sheet: p,
    exerts: (s, unit) => classOf(p, unit).isCorpsLevel || isPairing(s, unit),
    into: (s, from, to, unit) =>
      reaches(s, from, to, unit) && (classOf(p, unit).isCorpsLevel || isPaired(s, to)),
  };
  const exerts = (s: Sight, from: string, to: string, unit: string, of: Side): boolean =>
    p.sideOf(unit) === of && law.exerts?.(s, unit) !== false && law.into?.(s, from, to, unit) !== false;

  const gripIn = (_: Sheet, s: Sight, of: Side): Uint8Array => {
    const { grid } = p;
    const found = new Uint8Array(grid.count * 6);
    const inside = new Uint8Array(6);
    for (const { hex, place, units, top, bottom } of stacks(p, s)) {
      if (top !== of && bottom !== of) continue;
      for (const unit of units) {
        for (let d = 0; d < 6; d++) {
          const to = grid.neighbours[hex * 6 + d] ?? -1;
          inside[d] = to >= 0 && exerts(s, place, grid.id(to), unit, of) ? 1 : 0;
        }
        // Two hexes next to the unit that touch each other: one direction and the next, turning about it.
        for (let d = 0; d < 6; d++) {
          if (inside[d] !== 1 || inside[(d + 1) % 6] !== 1) continue;
          const a = grid.neighbours[hex * 6 + d] ?? 0;
          const b = grid.neighbours[hex * 6 + ((d + 1) % 6)] ?? 0;
          found[a * 6 + ((d + 2) % 6)] = 1;
          found[b * 6 + ((d + 5) % 6)] = 1;
        }
      }
    }
    return found;
  };
  const grips = atRestBy(gripIn);

  return {
    law,
    zone: (s, of) => zoneOf(law, s, of),
    isInZone: (s, hex, of) => isInZone(law, s, hex, of),
    exertersInto: (s, hex, of) =>
      p
        .neighbours(hex)
        .flatMap((from) => unitsAt(s.own, from).filter((unit) => exerts(s, from, hex, unit, of))),
    grip: (s, of) => grips(p, s, of),
  };
};
