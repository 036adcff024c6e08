// What the ground does to battles in games with rivers, lakes, roads and lines of defence on their hexsides: who is parted
// from whom, where armour cannot ride anybody down, and where beaten units can go.
import type { Seen } from '../../../core/rule-set.ts';
import type { Side } from '../../../core/types.ts';
import { distance } from '../../../hex/distance.ts';
import { HEX, SIDE, has, hexBits, sideBits } from '../../ground/ground.ts';
import { hasUnitsOf, unitsAt } from '../../places.ts';
import type { Placed } from '../../places.ts';
import type { Sheet } from '../../sheet.ts';
import { classOf } from '../../formations/unit-classes.ts';
import type { ClosureLaw } from './closure.ts';
import type { RetreatGround } from './retreat-steps.ts';

export type FieldLaw<O> = {
  readonly sheet: Sheet;
  /** Rivers, lakes and swamps are of no effect. */
  isFrozen(s: Seen<O>): boolean;
  /** Bits of the roads that give their rate. */
  activeRoads(s: Seen<O>): number;
  isDisrupted(s: Seen<O>, unit: string): boolean;
  isInEnemyZone(s: Seen<O>, hex: string, side: Side): boolean;
  /** An attack on the hex has been allocated and not been fought. */
  isUnderAttack(s: Seen<O>, hex: string): boolean;
  /** Whether a hex is closed to a side though nobody stands there, such as a city with its garrison. */
  isShut(s: Seen<O>, hex: string, side: Side): boolean;
  /** Whether a line of defence is the enemy's for a side that comes over it. */
  isEnemyLine(side: Side): boolean;
  /** Hexes without units that are as good as those with, such as a fortress; a unit for which a hex is too full. */
  isHaven?(s: Seen<O>, hex: string, side: Side): boolean;
  isFull?(s: Seen<O>, hex: string, unit: string): boolean;
  isBehindLine?(s: Seen<O>, from: string, to: string, side: Side): boolean;
  /** Retreats never lead nearer to an attacker. */
  readonly isStrict?: true;
};

export const isRiverSide = <O>(
  { sheet, isFrozen }: FieldLaw<O>,
  s: Seen<O>,
  from: string,
  to: string,
): boolean => has(sideBits(sheet, from, to), SIDE.river) && !isFrozen(s);

export const isLakeSide = <O>(
  { sheet, isFrozen }: FieldLaw<O>,
  s: Seen<O>,
  from: string,
  to: string,
): boolean => {
  const [side, hex] = [sideBits(sheet, from, to), hexBits(sheet, to)];
  if (has(side, SIDE.sea) || has(hex, HEX.sea)) return true;
  return (has(side, SIDE.lake) || has(hex, HEX.lake)) && !isFrozen(s);
};

/** A line of defence that protects the second hex against the first. */
export const isLineSide = <O>({ sheet }: FieldLaw<O>, from: string, to: string): boolean =>
  has(sideBits(sheet, from, to), SIDE.guarded);

const isRoadSide = <O>(field: FieldLaw<O>, s: Seen<O>, from: string, to: string): boolean =>
  has(sideBits(field.sheet, from, to), field.activeRoads(s));

/** Ground into which, or over which, no armour rides anybody down or goes on: cover off the road, cities, water, lines. */
export const isAdverse = <O>(
  field: FieldLaw<O>,
  s: Seen<O>,
  side: Side,
  from: string,
  to: string,
): boolean => {
  const bits = hexBits(field.sheet, to);
  const cover = field.isFrozen(s) ? HEX.forest : HEX.forest | HEX.swamp;
  if (has(bits, HEX.majorCity | HEX.moscow | HEX.tula)) return true;
  if (has(bits, cover) && !isRoadSide(field, s, from, to)) return true;
  if (isLakeSide(field, s, from, to)) return true;
  if (isRiverSide(field, s, from, to) && !has(sideBits(field.sheet, from, to), SIDE.bridge)) return true;
  return field.isEnemyLine(side) && isLineSide(field, from, to);
};

/** A large unit of the defender that is not Disrupted must not be left out. */
export const closureOn = <O extends Placed>(
  field: FieldLaw<O>,
  s: Seen<O>,
  defender: Side,
  isLarge: (unit: string) => boolean = (unit) => classOf(field.sheet, unit).isCorpsLevel,
): ClosureLaw => ({
  neighbours: (hex) => field.sheet.neighbours(hex),
  areAdjacent: (a, b) => field.sheet.areAdjacent(a, b),
  supports: (hex) =>
    unitsAt(s.own, hex).some(
      (unit) => field.sheet.sideOf(unit) === defender && isLarge(unit) && !field.isDisrupted(s, unit),
    ),
  isParted: (from, hex, target, sources) => {
    if (isLakeSide(field, s, from, hex)) return true;
    if (!isRiverSide(field, s, from, hex)) return false;
    // The first target is on the attackers' side: nobody who attacks it does so over a river.
    const attackers = sources.includes(from) ? [from] : sources;
    return attackers.every((source) => !isRiverSide(field, s, source, target));
  },
});

export const retreatGround = <O extends Placed>(
  field: FieldLaw<O>,
  s: Seen<O>,
  side: Side,
): RetreatGround => {
  const { sheet } = field;
  const { grid } = sheet;
  const enemy = sheet.other(side);
  return {
    around: (hex) => {
      const at = grid.index(hex) * 6;
      return Array.from({ length: 6 }, (_, d) => {
        const next = grid.neighbours[at + d] ?? -1;
        return next < 0 ? undefined : grid.id(next);
      });
    },
    distance: (a, b) => distance(grid, grid.index(a), grid.index(b)),
    isFatal: (from, to) => isLakeSide(field, s, from, to),
    ...(field.isStrict === true && { isStrict: true }),
    isBehindLine: (_, from, to) => field.isBehindLine?.(s, from, to, side) === true,
    isClosed: (unit, _, to) => {
      if (hasUnitsOf(sheet, s.own, to, enemy) || field.isShut(s, to, side)) return true;
      if (field.isFull?.(s, to, unit) === true) return true;
      // A hex of one's own may be in a zone, but not under an attack still to come.
      if (hasUnitsOf(sheet, s.own, to, side)) return field.isUnderAttack(s, to);
      if (field.isHaven?.(s, to, side) === true) return false;
      return field.isInEnemyZone(s, to, side);
    },
  };
};
