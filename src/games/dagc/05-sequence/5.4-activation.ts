// Chapter 5: the first Soviet player turn, in which only those near the centre of gravity move and attack.
import { distance } from '../../../hex/distance.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import { centreOf, isOn } from '../03-set-up/3.5-scenarios.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import { isActivated, phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/**
 * 5.4a, R19: Soviet units in range as the turn begins. Counted from the marker, whose own hex is not counted (5.4g), with no
 * regard to what lies between (5.4h).
 */
export const inRange = (p: Printed, s: Seeing): readonly string[] => {
  const range = lineOf(p.tables.limits, 'activation').value;
  const from = p.grid.index(centreOf(p, s));
  return onMap(p, s, 'soviet')
    .filter((unit) => distance(p.grid, from, p.grid.index(placeOf(s.own, unit))) <= range)
    .toSorted();
};

/** 5.4a, R20: why a Soviet unit neither moves nor attacks in the first player turn. */
export const refuseInactive = (p: Printed, s: Seeing, unit: string): Refusal | undefined =>
  isOn(p, s, 'activation') && phasing(s) === 'soviet' && p.sideOf(unit) === 'soviet' && !isActivated(s, unit)
    ? refusal('SEQUENCE.NOT-ACTIVATED', 'dagc:5.4a', {
        unit,
        centre: centreOf(p, s),
        range: lineOf(p.tables.limits, 'activation').value,
      })
    : undefined;
