// Rail movement of the Russians, in step A (INH.RAIL, R69).
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import { has, hexBits, HEX } from '../../../mechanics/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, onMap, placeOf } from '../../../mechanics/places.ts';
import { rail } from '../../../mechanics/rail.ts';
import type { Rail } from '../../../mechanics/rail.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { enterHex } from '../enter.ts';
import type { Own, Seeing } from '../state.ts';
import { supplyMap } from '../supply/lines.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';

const isGermanTown = (p: Printed, s: Seeing, hex: string): boolean =>
  has(hexBits(p, hex), HEX.town) && isHeldBy(p, s, hex, 'german');

/** R57: an edge hex of a railroad that no German town or zone is in, nor next to. */
export const usableGates = (p: Printed, s: Seeing): readonly string[] =>
  p
    .area('russian-rail-entry')
    .filter((gate) =>
      [gate, ...p.neighbours(gate)].every(
        (hex) =>
          !isGermanTown(p, s, hex) &&
          !isInEnemyZone(p, s, hex, 'russian') &&
          !hasUnitsOf(p, s.own, hex, 'german'),
      ),
    );

const refuseUnit = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const rule = 'typhoon:INH.RAIL';
  if (!p.isUnit(unit) || p.sideOf(unit) !== 'russian') return refusal('RAIL.NOT-YOURS', rule, { unit });
  const place = placeOf(s.own, unit);
  if (!p.isHex(place)) return refusal('RAIL.OFF-MAP', rule, { unit, place });
  if (classOf(p, unit).isAir) return refusal('RAIL.AIR', rule, { unit });
  return isDisrupted(s, unit) ? refusal('RAIL.DISRUPTED', rule, { unit }) : undefined;
};

export const railOf = perSheet((p: Printed): Rail<Own> =>
  rail<Own>(p, {
    verb: 'rail',
    rule: 'typhoon:INH.RAIL',
    side: 'russian',
    rules: { way: 'typhoon:INH.RAIL', end: 'typhoon:INH.RAIL' },
    units: (s) => onMap(p, s, 'russian'),
    refuseUnit: (s, unit) => refuseUnit(p, s, unit),
    open: (s) => supplyMap(p, s, 'russian').fed,
    gates: (s) => usableGates(p, s),
    refuseEnd: (s, unit, hex) =>
      isInEnemyZone(p, s, hex, 'russian') && !hasUnitsOf(p, s.own, hex, 'russian')
        ? refusal('RAIL.ZONE', 'typhoon:INH.RAIL', { unit, hex })
        : undefined,
    arrive: (ctx, unit, from, hex) => {
      enterHex(p, ctx, [unit], hex);
      ctx.emit({ kind: 'unit.railed', rule: 'typhoon:INH.RAIL', data: { unit, from, hex } });
      disrupt(p, ctx, [unit], 'typhoon:INH.RAIL');
    },
  }),
);
