// Zones of control of armies and corps: smaller units have none, but for divisions of one side, two together.
import { atRestBy } from '../../core/state-cache.ts';
import type { Frozen, Side } from '../../core/types.ts';
import type { Shaken } from './disruption.ts';
import { HEX, groundOf, has, hexBits } from '../ground/ground.ts';
import { hasUnitsOf, placeOf, stacksOf, standing, unitsAt } from '../places.ts';
import type { Sight, Stacked } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from './unit-classes.ts';
import { isInZone } from '../zones.ts';
import type { ZoneLaw } from '../zones.ts';

type ShakenSight = Sight & { readonly own: Frozen<Shaken> };

/** `always`: Disrupted as well; `fit`: not while it is Disrupted. */
export type Exertion = 'always' | 'fit';

export type CorpsZoneLaw = {
  /** Whose divisions have a zone two together, while they are not Disrupted; `isOfPair`: not all of them, where that is said. */
  readonly pairs?: Side;
  isOfPair?(unit: string): boolean;
  /** What has a zone by itself; absent: armies, corps and groups always. */
  exertion?(unit: string): Exertion | undefined;
  /** Bits of sides that no zone crosses. */
  closed(s: Sight): number;
  /** Ground into which no zone of some units reaches, unless their side is there; absent: none of mobile ones into cover. */
  readonly cover?: { readonly bits: number; hides(unit: string): boolean };
  /** Where no zone of a side goes for another reason. `all`: 1 by directed side; the same array while it is the same. */
  readonly shut?: {
    isShut(s: Sight, side: number, of: Side): boolean;
    all(s: Sight, of: Side): Uint8Array;
  };
  /** All units of a hex hold its neighbours as one; absent: each for itself. */
  readonly byHex?: true;
};

export type CorpsZones = {
  readonly law: ZoneLaw;
  /** By grid number: 1 in a zone of a side. */
  zone(s: Sight, of: Side): Uint8Array;
  isInZone(s: Sight, hex: string, of: Side): boolean;
  /** The same for who may ask it of many hexes, by grid number, while nothing changes. */
  covers(s: Sight, of: Side): (hex: number) => boolean;
  /** The units of a side whose zone covers a hex. */
  exertersInto(s: Sight, hex: string, of: Side): readonly string[];
  /** By directed side: whether one unit of a side, or one hex of them, has both hexes in its zone. */
  grips(s: Sight, of: Side): (side: number) => boolean;
  /** The unit that has both hexes in its zone. */
  holds(s: Sight, from: string, to: string, of: Side): string | undefined;
};

/** By grid number: 1, and bits of the directions. */
type Reached = { readonly zone: Uint8Array; readonly grip: Uint8Array };

/** What the zones of a side come of: its stacks, who of them is Disrupted where that matters, and the ice. */
type Grounds = {
  readonly there: readonly Stacked[];
  readonly shaken: readonly string[];
  readonly closed: number;
  readonly shut: Uint8Array | undefined;
};

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

const isSame = (a: Grounds, b: Grounds): boolean =>
  a.closed === b.closed && a.shut === b.shut && a.there === b.there && isSameList(a.shaken, b.shaken);

/** So many hexes of one moment are looked at by themselves, as a unit that moves asks for them, before all are. */
const FEW = 6;

/** Cover into which no zone of a mobile unit reaches. */
const COVER = HEX.forest | HEX.majorCity | HEX.moscow | HEX.tula;

export const corpsZones = (p: Sheet, zoneLaw: CorpsZoneLaw): CorpsZones => {
  const { pairs, closed, shut, byHex = false } = zoneLaw;
  const {
    exertion = (unit): Exertion | undefined => (classOf(p, unit).isCorpsLevel ? 'always' : undefined),
    cover = { bits: COVER, hides: (unit: string) => classOf(p, unit).isMobile },
  } = zoneLaw;
  const isShaken = (s: Sight, unit: string): boolean => (s as ShakenSight).own.disrupted.includes(unit);
  const isWhole = (s: Sight, unit: string): boolean => {
    const found = exertion(unit);
    return found === 'always' || (found === 'fit' && !isShaken(s, unit));
  };
  const isPairing = (s: Sight, unit: string): boolean =>
    classOf(p, unit).isDivision &&
    p.sideOf(unit) === pairs &&
    zoneLaw.isOfPair?.(unit) !== false &&
    !isShaken(s, unit);

  /** Whether the ground lets a zone into a hex: over no open water, and not into cover that is not its side's. */
  const reaches = (s: Sight, from: string, to: string, unit: string): boolean => {
    const side = p.side(from, to);
    if (has(groundOf(p).sides[side] ?? 0, closed(s))) return false;
    if (shut?.isShut(s, side, p.sideOf(unit)) === true) return false;
    if (!cover.hides(unit)) return true;
    return !has(hexBits(p, to), cover.bits) || hasUnitsOf(p, s.own, to, p.sideOf(unit));
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
    exerts: (s, unit) => isWhole(s, unit) || isPairing(s, unit),
    into: (s, from, to, unit) => reaches(s, from, to, unit) && (isWhole(s, unit) || isPaired(s, to)),
  };
  const exerts = (s: Sight, from: string, to: string, unit: string, of: Side): boolean =>
    p.sideOf(unit) === of && law.exerts?.(s, unit) !== false && law.into?.(s, from, to, unit) !== false;

  /** The last zones of each side: most orders alter nothing that they come of. */
  const last = new Map<Side, Grounds & { readonly found: Reached }>();

  /** Units of a side that have no zone while they are Disrupted, or none with another. */
  const weakOf = new Map<Side, ReadonlySet<string>>();
  const weak = (of: Side): ReadonlySet<string> => {
    const matters = (unit: string): boolean =>
      p.sideOf(unit) === of && exertion(unit) !== 'always' && (of === pairs || exertion(unit) === 'fit');
    const found = weakOf.get(of) ?? new Set(p.unitIds.filter(matters));
    weakOf.set(of, found);
    return found;
  };

  /** The zones of a side at once, by number of hex and side: floods ask for them after every step. */
  const reached = atRestBy((_: Sheet, s: Sight, of: Side): Reached => {
    const { disrupted } = (s as ShakenSight).own;
    const some = weak(of);
    const grounds: Grounds = {
      there: stacksOf(p, s, of),
      shaken: disrupted.filter((unit) => some.has(unit)),
      closed: closed(s),
      shut: shut?.all(s, of),
    };
    const before = last.get(of);
    if (before !== undefined && isSame(before, grounds)) return before.found;
    const found = reach(s, of, grounds);
    last.set(of, { ...grounds, found });
    return found;
  });

  const askedNow = atRestBy<Sheet, Sight, Side, { times: number }>(() => ({ times: 0 }));

  const covers: CorpsZones['covers'] = (s, of) => {
    const asked = askedNow(p, s, of);
    let zone: Uint8Array | undefined;
    return (hex) => {
      asked.times += 1;
      if (asked.times <= FEW) return isInZone(law, s, p.grid.id(hex), of);
      zone ??= reached(p, s, of).zone;
      return zone[hex] === 1;
    };
  };

  const reach = (s: Sight, of: Side, { there, closed: bits, shut: gone }: Grounds): Reached => {
    const { grid } = p;
    const { sides, hexes } = groundOf(p);
    const found = { zone: new Uint8Array(grid.count), grip: new Uint8Array(grid.count) };
    const held = standing(p, s, of);
    const gets = (side: number, to: number, isHidden: boolean): boolean =>
      to >= 0 &&
      ((sides[side] ?? 0) & bits) === 0 &&
      gone?.[side] !== 1 &&
      (!isHidden || ((hexes[to] ?? 0) & cover.bits) === 0 || held[to] === 1);
    const counts = of === pairs ? new Uint8Array(grid.count) : undefined;
    if (counts !== undefined)
      for (const { hex, units } of there)
        for (const unit of units) {
          if (!isPairing(s, unit)) continue;
          const isHidden = cover.hides(unit);
          for (let side = hex * 6; side < hex * 6 + 6; side++) {
            const to = grid.neighbours[side] ?? -1;
            if (gets(side, to, isHidden)) counts[to] = (counts[to] ?? 0) + 1;
          }
        }
    /** Bits of the directions into which one unit, or all of a hex, have a zone. */
    const note = (hex: number, into: number): void => {
      for (let d = 0; d < 6; d++) {
        if ((into & (1 << d)) === 0) continue;
        const to = grid.neighbours[hex * 6 + d] ?? 0;
        found.zone[to] = 1;
        const next = (d + 1) % 6;
        if ((into & (1 << next)) === 0) continue;
        // Two hexes next to the unit that touch each other: one direction and the next, turning about it.
        const other = grid.neighbours[hex * 6 + next] ?? 0;
        found.grip[to] = (found.grip[to] ?? 0) | (1 << ((next + 1) % 6));
        found.grip[other] = (found.grip[other] ?? 0) | (1 << ((next + 4) % 6));
      }
    };
    for (const { hex, units } of there) {
      let all = 0;
      for (const unit of units) {
        if (p.sideOf(unit) !== of) continue;
        const isAlone = isWhole(s, unit);
        if (!isAlone && (counts === undefined || !isPairing(s, unit))) continue;
        const isHidden = cover.hides(unit);
        let into = 0;
        for (let d = 0; d < 6; d++) {
          const to = grid.neighbours[hex * 6 + d] ?? -1;
          if (gets(hex * 6 + d, to, isHidden) && (isAlone || (counts?.[to] ?? 0) > 1)) into |= 1 << d;
        }
        if (byHex) all |= into;
        else note(hex, into);
      }
      note(hex, all);
    }
    return found;
  };

  const exertersInto: CorpsZones['exertersInto'] = (s, hex, of) =>
    p
      .neighbours(hex)
      .flatMap((from) => unitsAt(s.own, from).filter((unit) => exerts(s, from, hex, unit, of)));

  return {
    law,
    zone: (s, of) => reached(p, s, of).zone,
    isInZone: (s, hex, of) => covers(s, of)(p.grid.index(hex)),
    covers,
    exertersInto,
    grips: (s, of) => {
      const { grip } = reached(p, s, of);
      return (side) => ((grip[Math.floor(side / 6)] ?? 0) & (1 << (side % 6))) !== 0;
    },
    holds: (s, from, to, of) => {
      const into = exertersInto(s, to, of);
      const places = new Set(byHex ? into.map((unit) => placeOf(s.own, unit)) : []);
      return exertersInto(s, from, of).find(
        (unit) => into.includes(unit) || (byHex && places.has(placeOf(s.own, unit))),
      );
    },
  };
};
