// What sort of unit a counter is, in games whose counters have the sizes and symbols of 1941: looked up once.
import { perSheet } from '../per-sheet.ts';
import type { Sheet } from '../sheet.ts';

const CORPS_LEVEL: ReadonlySet<string> = new Set(['army', 'corps', 'group']);
const MOBILE: ReadonlySet<string> = new Set([
  'panzer',
  'panzer-grenadier',
  'tank',
  'motorised-infantry',
  'katyusha',
]);
const NO_INFANTRY: ReadonlySet<string> = new Set(['panzer', 'tank', 'katyusha', 'aircraft']);

export type UnitClass = {
  /** Key of the file's types. */
  readonly type: string;
  /** An army, a corps or a group. */
  readonly isCorpsLevel: boolean;
  readonly isArmy: boolean;
  readonly isDivision: boolean;
  readonly isMobile: boolean;
  /** Infantry, rifle, parachute, motorised infantry, panzer grenadier, cavalry, shock, and all armies. */
  readonly isInfantryType: boolean;
  /** Pure tank or panzer. */
  readonly isArmour: boolean;
  readonly isKatyusha: boolean;
  readonly isAir: boolean;
  readonly isShock: boolean;
  /** By the marks printed on it. */
  readonly isTwoIcon: boolean;
  readonly isRed: boolean;
  readonly isCrossed: boolean;
};

const lookUp = (p: Sheet, unit: string): UnitClass => {
  const { type, size = '', marks = [] } = p.unit(unit);
  const isArmy = size === 'army';
  return {
    type,
    isCorpsLevel: CORPS_LEVEL.has(size),
    isArmy,
    isDivision: size === 'division',
    isMobile: MOBILE.has(type),
    isInfantryType: isArmy || !NO_INFANTRY.has(type),
    isArmour: type === 'panzer' || type === 'tank',
    isKatyusha: type === 'katyusha',
    isAir: type === 'aircraft',
    isShock: type === 'shock',
    isTwoIcon: marks.includes('two-icons'),
    isRed: marks.includes('red'),
    isCrossed: marks.includes('cross'),
  };
};

const classes = perSheet(
  (p: Sheet): ReadonlyMap<string, UnitClass> => new Map(p.unitIds.map((unit) => [unit, lookUp(p, unit)])),
);

/** The unit must be one. */
export const classOf = (p: Sheet, unit: string): UnitClass => {
  const found = classes(p).get(unit);
  if (found === undefined) throw new RangeError(`no unit ${unit}`);
  return found;
};
