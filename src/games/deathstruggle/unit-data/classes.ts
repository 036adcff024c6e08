// What sort of unit a counter is in this game, beside what the counters of 1941 have in common: looked up once (R102, R104).
import { classOf as commonOf } from '../../../mechanics/formations/unit-classes.ts';
import type { UnitClass } from '../../../mechanics/formations/unit-classes.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';

export type ForceClass = UnitClass & {
  readonly nationality: string;
  /** R86: without the allies of the Axis. */
  readonly isGerman: boolean;
  readonly isAllied: boolean;
  readonly isCorps: boolean;
  /** BLD.11: of a motorized corps. */
  readonly isBase: boolean;
  /** A base, a tank corps or a motorized corps (STK.2, TER.8). */
  readonly isMobileCorps: boolean;
  /** BLD.5, R104: the mechanized corps of the Russians. */
  readonly isTankCorps: boolean;
  /** R102: infantry, rifle, mountain and parachute units; armies where entrenching is meant. */
  readonly isFoot: boolean;
};

const FOOT: ReadonlySet<string> = new Set(['infantry', 'rifle', 'mountain', 'parachute']);

const classes = perSheet((p: Printed): ReadonlyMap<string, ForceClass> => {
  const find = (unit: string): ForceClass => {
    const common = commonOf(p, unit);
    const { nationality, size } = p.unit(unit);
    const isAxis = p.sideOf(unit) === 'axis';
    const isCorps = size === 'corps';
    return {
      ...common,
      nationality,
      isGerman: isAxis && nationality === 'german',
      isAllied: isAxis && nationality !== 'german',
      isCorps,
      isBase: p.isKind(unit, 'base'),
      isMobileCorps: isCorps && common.isMobile,
      isTankCorps: isCorps && common.type === 'tank',
      isFoot: FOOT.has(common.type),
    };
  };
  return new Map(p.unitIds.map((unit) => [unit, find(unit)]));
});

/** The unit must be one. */
export const classOf = (p: Printed, unit: string): ForceClass => {
  const found = classes(p).get(unit);
  if (found === undefined) throw new RangeError(`no unit ${unit}`);
  return found;
};
