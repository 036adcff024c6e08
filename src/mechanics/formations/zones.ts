// Zones of control of armies and corps: smaller units have none, but for divisions of one side, two together.
import { atRestBy } from '../../core/state-cache.ts';
import type { Frozen, Side } from '../../core/types.ts';
import type { Shaken } from './disruption.ts';
import { HEX, SIDE, groundOf, has, hexBits, sideBits } from '../ground/ground.ts';
import { hasUnitsOf, stacks, standing, unitsAt } from '../places.ts';
import type { Sight, Stacked } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from './unit-classes.ts';
import { isInZone } from '../zones.ts';
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

/** By grid number, and by directed side. */
type Reached = { readonly zone: Uint8Array; readonly grip: Uint8Array };

/** What the zones of a side come of: its stacks, who of them is Disrupted where that matters, and the ice. */
type Grounds = {
  readonly there: readonly Stacked[];
  readonly shaken: readonly string[];
  readonly isOpen: boolean;
};

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

const isSame = (a: Grounds, b: Grounds): boolean =>
  a.isOpen === b.isOpen && isSameList(a.shaken, b.shaken) && isSameList(a.there, b.there);

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

  /** The last zones of each side: most orders alter nothing that they come of. */
  const last = new Map<Side, Grounds & { readonly found: Reached }>();

  /** The zones of a side at once, by number of hex and side: floods ask for them after every step. */
  const reached = atRestBy((_: Sheet, s: Sight, of: Side): Reached => {
    const { disrupted } = (s as ShakenSight).own;
    const grounds: Grounds = {
      there: stacks(p, s).filter(({ top, bottom }) => top === of || bottom === of),
      shaken: of === pairs ? disrupted.filter((unit) => p.sideOf(unit) === of) : [],
      isOpen: !isFrozen(s),
    };
    const before = last.get(of);
    if (before !== undefined && isSame(before, grounds)) return before.found;
    const found = reach(s, of, grounds);
    last.set(of, { ...grounds, found });
    return found;
  });

  const reach = (s: Sight, of: Side, { there, isOpen }: Grounds): Reached => {
    const { grid } = p;
    const { sides, hexes } = groundOf(p);
    const open = isOpen ? SIDE.lake : 0;
    const found = { zone: new Uint8Array(grid.count), grip: new Uint8Array(grid.count * 6) };
    const held = standing(p, s, of);
    const reaches = (side: number, to: number, isMobile: boolean): boolean =>
      to >= 0 &&
      ((sides[side] ?? 0) & open) === 0 &&
      (!isMobile || ((hexes[to] ?? 0) & COVER) === 0 || held[to] === 1);
    const counts = of === pairs ? new Uint8Array(grid.count) : undefined;
    if (counts !== undefined)
      for (const { hex, units } of there)
        for (const unit of units) {
          if (!isPairing(s, unit)) continue;
          const { isMobile } = classOf(p, unit);
          for (let side = hex * 6; side < hex * 6 + 6; side++) {
            const to = grid.neighbours[side] ?? -1;
            if (reaches(side, to, isMobile)) counts[to] = (counts[to] ?? 0) + 1;
          }
        }
    for (const { hex, units } of there)
      for (const unit of units) {
        const { isCorpsLevel, isMobile } = classOf(p, unit);
        if (p.sideOf(unit) !== of || (!isCorpsLevel && (counts === undefined || !isPairing(s, unit))))
          continue;
        let before = false;
        let first = false;
        for (let d = 0; d < 7; d++) {
          const side = hex * 6 + (d % 6);
          const to = grid.neighbours[side] ?? -1;
          const isIn: boolean =
            d === 6 ? first : reaches(side, to, isMobile) && (isCorpsLevel || (counts?.[to] ?? 0) > 1);
          if (d === 0) first = isIn;
          if (isIn) found.zone[to] = 1;
          // Two hexes next to the unit that touch each other: one direction and the next, turning about it.
          if (isIn && before) {
            const from = grid.neighbours[hex * 6 + d - 1] ?? 0;
            found.grip[from * 6 + ((d + 1) % 6)] = 1;
            found.grip[to * 6 + ((d + 4) % 6)] = 1;
          }
          before = isIn;
        }
      }
    return found;
  };

  return {
    law,
    zone: (s, of) => reached(p, s, of).zone,
    isInZone: (s, hex, of) => isInZone(law, s, hex, of),
    exertersInto: (s, hex, of) =>
      p
        .neighbours(hex)
        .flatMap((from) => unitsAt(s.own, from).filter((unit) => exerts(s, from, hex, unit, of))),
    grip: (s, of) => reached(p, s, of).grip,
  };
};
