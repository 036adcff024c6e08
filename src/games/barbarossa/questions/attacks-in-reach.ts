// Chapter 11: prepared assaults that could be made from where units stand, by whom, at which odds.
import { hasUnitsOf, placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Message } from '../../../core/types.ts';
import { freshAt } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { isKnownAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { attacksOf, momentOf } from '../11-prepared-assaults/11.3-eligible-attackers.ts';
import { supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { message } from './odds-range.ts';
import { bySurest, columnFor } from './supposed-battle.ts';
import type { Column } from './supposed-battle.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Strike = Column & {
  readonly hex: string;
  readonly units: readonly string[];
  /** Stacks of the attacker that may hold more than is seen. */
  readonly covered: number;
};

const hexesOf = (p: Printed, s: Seeing, side: Who): readonly string[] =>
  Object.keys(s.own.places)
    .filter((hex) => p.isHex(hex) && hasUnitsOf(p, s.own, hex, side))
    .toSorted();

/** Every hex a side could attack where it stands, with all that a viewer sees it has, the surest first; or one of them. */
export const strikesOf = (
  p: Printed,
  s: Seeing,
  attacker: Who,
  who: Viewer,
  only?: string,
): readonly Strike[] => {
  const maps = supplyMaps(p, s);
  const moment = momentOf(p, s);
  const known = (unit: string): boolean => isKnownAt(p, s, unit, placeOf(s.own, unit), who);
  const found = hexesOf(p, s, otherSide(attacker)).flatMap((hex): Strike[] => {
    if (only !== undefined && hex !== only) return [];
    if (freshAt(p, s.own, hex, otherSide(attacker)).length === 0) return [];
    const all = attacksOf(p).attackersOf(s, hex, attacker, moment);
    const units = all.filter(known);
    if (units.length === 0) return [];
    const hidden = p
      .neighbours(hex)
      .filter((from) =>
        unitsAt(s.own, from).some(
          (unit) => p.unit(unit).side === attacker && !isKnownAt(p, s, unit, from, who),
        ),
      );
    const told = { hex, attackers: units, kind: 'prepared' } as const;
    return [{ hex, units, covered: hidden.length, ...columnFor(p, s, who, told, maps) }];
  });
  return found.toSorted((a, b) => bySurest(a, b) || (a.hex < b.hex ? -1 : 1));
};

export const strikeLine = (key: string, { hex, odds, worst, units, covered }: Strike): Message =>
  message(key, {
    hex,
    odds,
    units: [...units],
    ...(worst !== undefined && { worst }),
    ...(covered > 0 && { covered }),
  });
