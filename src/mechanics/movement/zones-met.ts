// Whom units meet on the move where zones stop them: enemies bar a hex, a zone ends a move, and nobody goes from hex to hex
// of one enemy unit's zone but onto a friend, nor across a defence line that is held from zone to zone.
import { refusal } from '../../core/rule-set.ts';
import { atRestBy } from '../../core/state-cache.ts';
import type { Frozen, Refusal, RuleId, Side } from '../../core/types.ts';
import type { Shaken } from '../formations/disruption.ts';
import type { CorpsZones } from '../formations/zones.ts';
import { groundOf, has, SIDE, sideBits } from '../ground/ground.ts';
import { stacks, unitsAt } from '../places.ts';
import type { Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';
import { CLOSED } from './costs.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';

export type MeetingLaw = {
  readonly rules: {
    /** By who is in the hex, where that matters. */
    readonly enemy: RuleId | ((s: Pick<Sight, 'own'>, hex: string) => RuleId);
    /** By the enemy units whose zones cover the hex, where they differ. */
    readonly stop: RuleId | ((units: readonly string[]) => RuleId);
    readonly sameZone: RuleId;
    readonly heldLine: RuleId;
    readonly garrisoned?: RuleId;
  };
  readonly zones: CorpsZones;
  /** Who goes through katyushas that stand alone; not all of them, where that is said. */
  readonly hunter: Side;
  /** Whether the enemy of a side has the defence line that protects a hex; absent: lines bar the hunter, and nobody else. */
  hasLine?(s: Sight, hex: string, enemy: Side): boolean;
  /** Cities whose own garrison the hunter must attack to come in; absent: there are none. */
  garrisons?(s: MoveSight): readonly string[];
  isHunter?(unit: string): boolean;
  /** Whoever else is ridden down by who is strong enough, and who is. */
  readonly overrun?: {
    isWeak(s: Pick<Sight, 'own'>, hex: string, side: Side): boolean;
    isStrong(s: Pick<Sight, 'own'>, units: readonly string[]): boolean;
  };
  /** Whether a unit has taken a step in this phase. */
  hasStepped(s: MoveSight, unit: string): boolean;
};

export type Meeting = Required<Pick<MoveLaw, 'bars' | 'meeting' | 'stops' | 'stopsAt' | 'isZone'>> & {
  /** A hex in which nobody stands but katyushas, for those who go through them, or whom these units ride down. */
  isPrey(s: Pick<Sight, 'own'>, hex: string, side: Side, hunters?: readonly string[]): boolean;
  /** A line against a side that an enemy next to it holds, and that runs between two hexes. */
  isHeldLine(s: Sight, from: string, to: string, side: Side): boolean;
};

const ZONES: ReadonlySet<string> = new Set(['MOVE.STOPPED', 'MOVE.SAME-ZONE', 'MOVE.HELD-LINE']);

export const meetings = (p: Sheet, law: MeetingLaw): Meeting => {
  const { rules, zones, hunter, hasLine, isHunter, overrun, hasStepped } = law;
  const { grid } = p;
  /** Aircraft on their fields hold no hex. */
  const isThere = (unit: string, side: Side): boolean => p.sideOf(unit) === side && !classOf(p, unit).isAir;
  const stands = (s: Pick<Sight, 'own'>, hex: string, side: Side): boolean =>
    unitsAt(s.own, hex).some((unit) => isThere(unit, side));
  const mayHunt = (side: Side, units: readonly string[]): boolean =>
    side === hunter && (isHunter === undefined || units.some(isHunter));
  const isPrey: Meeting['isPrey'] = (s, hex, side, hunters) => {
    if (
      hunters !== undefined &&
      overrun?.isWeak(s, hex, p.other(side)) === true &&
      overrun.isStrong(s, hunters)
    )
      return true;
    const there = unitsAt(s.own, hex).filter((unit) => !classOf(p, unit).isAir);
    const may = hunters === undefined ? side === hunter : mayHunt(side, hunters);
    return may && there.length > 0 && there.every((unit) => classOf(p, unit).isKatyusha);
  };

  const isHeldLine: Meeting['isHeldLine'] = (s, from, to, side) => {
    if (!has(sideBits(p, from, to), SIDE.guarded)) return false;
    const enemy = p.other(side);
    if (hasLine === undefined ? side !== hunter : !hasLine(s, to, enemy)) return false;
    const { disrupted } = (s as Sight & { readonly own: Frozen<Shaken> }).own;
    return p
      .neighbours(from)
      .some(
        (hex) =>
          p.areAdjacent(hex, to) &&
          unitsAt(s.own, hex).some((unit) => isThere(unit, enemy) && !disrupted.includes(unit)),
      );
  };

  const bars = (s: MoveSight, { units, side }: Stack, from: string, to: string): Refusal | undefined => {
    const [unit = ''] = units;
    const enemy = p.other(side);
    if (stands(s, to, enemy) && !isPrey(s, to, side, units)) {
      const told = { units: [...units], hex: to };
      return refusal('MOVE.ENEMY', typeof rules.enemy === 'string' ? rules.enemy : rules.enemy(s, to), told);
    }
    if (rules.garrisoned !== undefined && side === hunter && law.garrisons?.(s).includes(to) === true)
      return refusal('MOVE.GARRISON', rules.garrisoned, { unit, hex: to });
    if (stands(s, to, side)) return undefined;
    if (!zones.isInZone(s, from, enemy) || !zones.isInZone(s, to, enemy)) return undefined;
    const same = zones.holds(s, from, to, enemy);
    if (same !== undefined)
      return refusal('MOVE.SAME-ZONE', rules.sameZone, { unit, from, hex: to, of: same });
    return isHeldLine(s, from, to, side)
      ? refusal('MOVE.HELD-LINE', rules.heldLine, { unit, from, hex: to })
      : undefined;
  };

  /** By hex: 1 where a side stands, 2 where it is prey, 3 where it is weak. */
  const crowd = atRestBy((_: Sheet, s: MoveSight, side: Side): Uint8Array => {
    const found = new Uint8Array(grid.count);
    for (const { hex, place, units } of stacks(p, s)) {
      if (!units.some((unit) => isThere(unit, side))) continue;
      if (isPrey(s, place, p.other(side))) found[hex] = 2;
      else found[hex] = overrun?.isWeak(s, place, side) === true ? 3 : 1;
    }
    return found;
  });

  const meeting = (s: MoveSight, { side, units }: Stack): ((from: number, to: number) => number) => {
    const enemy = p.other(side);
    const theirs = crowd(p, s, enemy);
    const own = crowd(p, s, side);
    const grips = zones.grips(s, enemy);
    const zone = zones.zone(s, enemy);
    const { sides } = groundOf(p);
    const cities = side === hunter ? (law.garrisons?.(s) ?? []) : [];
    const shut = cities.map((hex) => grid.index(hex));
    const isStrong = overrun?.isStrong(s, units) === true;
    const hunts = isStrong || mayHunt(side, units);
    return (from, to) => {
      if (theirs[to] === 1 || (theirs[to] === 2 && !hunts) || (theirs[to] === 3 && !isStrong)) return CLOSED;
      if (shut.includes(to)) return CLOSED;
      if (own[to] !== 0 || zone[from] !== 1 || zone[to] !== 1) return 0;
      let d = from * 6;
      while (grid.neighbours[d] !== to) d += 1;
      if (grips(d)) return CLOSED;
      if (!has(sides[d] ?? 0, SIDE.guarded)) return 0;
      return isHeldLine(s, grid.id(from), grid.id(to), side) ? CLOSED : 0;
    };
  };

  return {
    isPrey,
    isHeldLine,
    bars,
    meeting,
    isZone: ({ code }) => ZONES.has(code),
    stops: (s, { units: [unit = ''], trail, side }) => {
      const hex = trail[trail.length - 1] ?? '';
      const enemy = p.other(side);
      const hasCome = trail.length > 1 || hasStepped(s, unit);
      if (!hasCome || !zones.isInZone(s, hex, enemy)) return undefined;
      const by = (): readonly string[] => zones.exertersInto(s, hex, enemy);
      return refusal('MOVE.STOPPED', typeof rules.stop === 'string' ? rules.stop : rules.stop(by()), {
        unit,
        hex,
      });
    },
    stopsAt: (s, { side }) => {
      const zone = zones.zone(s, p.other(side));
      return (hex) => zone[hex] === 1;
    },
  };
};
