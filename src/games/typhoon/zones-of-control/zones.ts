// Zones of control: who has one, and where it reaches (ZOC.1, ZOC.3 to ZOC.5).
import { atRest } from '../../../core/state-cache.ts';
import { HEX, SIDE, groundOf, has, hexBits, sideBits } from '../../../mechanics/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, stacks, unitsAt } from '../../../mechanics/places.ts';
import type { Sight } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { isInZone, zoneOf } from '../../../mechanics/zones.ts';
import type { ZoneLaw } from '../../../mechanics/zones.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isFrozen } from '../weather/weather.ts';

/** ZOC.3: one of the German divisions that have a zone two together. */
const isPairing = (p: Printed, s: Seeing, unit: string): boolean => {
  const { isDivision, isAir } = classOf(p, unit);
  return isDivision && !isAir && p.sideOf(unit) === 'german' && !s.own.disrupted.includes(unit);
};

/** R39: those of them in the hexes next to one, or all in one of these: what reaches it is theirs together. */
const pairersInto = (p: Printed, s: Seeing, hex: string): readonly string[] =>
  p
    .neighbours(hex)
    .flatMap((from) =>
      unitsAt(s.own, from).filter((unit) => isPairing(p, s, unit) && reaches(p, s, from, hex, unit)),
    );

/** Whether the ground lets a zone into a hex (ZOC.1, R38), for a mobile unit not into cover that is not its own side's (ZOC.5). */
const reaches = (p: Printed, s: Seeing, from: string, to: string, unit: string): boolean => {
  if (has(sideBits(p, from, to), SIDE.lake) && !isFrozen(p, s)) return false;
  if (!classOf(p, unit).isMobile) return true;
  const isCover = has(hexBits(p, to), HEX.forest | HEX.majorCity | HEX.moscow | HEX.tula);
  return !isCover || hasUnitsOf(p, s.own, to, p.sideOf(unit));
};

/** Whether there are two divisions for a zone into a hex. */
const isPaired = (p: Printed, s: Seeing, hex: string): boolean => pairersInto(p, s, hex).length > 1;

export const zonesOf = perSheet((p: Printed): ZoneLaw => ({
  sheet: p,
  exerts: (s: Sight, unit) => classOf(p, unit).isCorpsLevel || isPairing(p, s as Seeing, unit),
  into: (s: Sight, from, to, unit) =>
    reaches(p, s as Seeing, from, to, unit) &&
    (classOf(p, unit).isCorpsLevel || isPaired(p, s as Seeing, to)),
}));

/** Whether a hex is in a zone of the enemy of a side. */
export const isInEnemyZone = (p: Printed, s: Seeing, hex: string, side: Who): boolean =>
  isInZone(zonesOf(p), s, hex, p.other(side));

/** By grid number: 1 in a zone of a side. */
export const zone = (p: Printed, s: Seeing, side: Who): Uint8Array => zoneOf(zonesOf(p), s, side);

/** The units of a side whose zone covers a hex. */
export const exertersInto = (p: Printed, s: Seeing, hex: string, side: Who): readonly string[] => {
  const law = zonesOf(p);
  return p
    .neighbours(hex)
    .flatMap((from) =>
      unitsAt(s.own, from).filter(
        (unit) =>
          p.sideOf(unit) === side &&
          law.exerts?.(s, unit) !== false &&
          law.into?.(s, from, hex, unit) !== false,
      ),
    );
};

/** By directed side: 1 where the same enemy unit has both hexes in its zone (ZOC.6). Worked out once while nobody moves. */
export const gripOf = (p: Printed, s: Seeing, of: Who): Uint8Array =>
  of === 'german' ? germanGrip(p, s) : russianGrip(p, s);

const grip = (p: Printed, s: Seeing, of: Who): Uint8Array => {
  const { grid } = p;
  const found = new Uint8Array(grid.count * 6);
  const law = zonesOf(p);
  const inside = new Uint8Array(6);
  for (const { hex, place, units, top, bottom } of stacks(p, s)) {
    if (top !== of && bottom !== of) continue;
    for (const unit of units) {
      if (p.sideOf(unit) !== of || law.exerts?.(s, unit) === false) continue;
      for (let d = 0; d < 6; d++) {
        const to = grid.neighbours[hex * 6 + d] ?? -1;
        inside[d] = to >= 0 && law.into?.(s, place, grid.id(to), unit) !== false ? 1 : 0;
      }
      // Neighbours of the unit that touch each other: one direction and the next, turning about it.
      for (let d = 0; d < 6; d++) {
        const e = (d + 1) % 6;
        if (inside[d] !== 1 || inside[e] !== 1) continue;
        const a = grid.neighbours[hex * 6 + d] ?? -1;
        const b = grid.neighbours[hex * 6 + e] ?? -1;
        if (a < 0 || b < 0) continue;
        found[a * 6 + ((d + 2) % 6)] = 1;
        found[b * 6 + ((e + 4) % 6)] = 1;
      }
    }
  }
  return found;
};

const germanGrip = atRest((p: Printed, s: Seeing) => grip(p, s, 'german'));
const russianGrip = atRest((p: Printed, s: Seeing) => grip(p, s, 'russian'));

/** The ground is compiled before the first question. */
export const prepare = (p: Printed): void => void groundOf(p);
