// The ground of a front for battles, retreats and the duty to attack: weather, zones, attacks still to come, cities that hold out.
import type { BonusLine } from '../../../board/odds-lines.ts';
import type { Seen } from '../../../core/rule-set.ts';
import { isDisrupted } from '../../formations/disruption.ts';
import type { CorpsZones } from '../../formations/zones.ts';
import { activeRoads, isFrozen } from '../../ground/weather.ts';
import type { Weathered, WeatherSheet } from '../../ground/weather.ts';
import type { FieldLaw } from '../allocated/field.ts';
import { garrisonIn } from './fights.ts';
import type { FrontOwn } from './law.ts';

export const frontField = <O extends FrontOwn & Weathered>(
  sheet: WeatherSheet,
  bonuses: readonly BonusLine[],
  zones: CorpsZones,
): FieldLaw<O> => {
  const own = (s: Seen<O>): Seen<FrontOwn & Weathered> => s;
  return {
    sheet,
    isFrozen: (s) => isFrozen(sheet, own(s)),
    activeRoads: (s) => activeRoads(sheet, own(s)),
    isDisrupted: (s, unit) => isDisrupted(own(s), unit),
    isInEnemyZone: (s, hex, side) => zones.isInZone(own(s), hex, sheet.other(side)),
    isUnderAttack: (s, hex) => own(s).own.pulse.attacks.some((attack) => attack.hex === hex),
    isShut: (s, hex, side) => side === 'german' && garrisonIn(sheet, bonuses, own(s), hex) > 0,
    // Nobody but the Russians has lines.
    isEnemyLine: (side) => side === 'german',
  };
};
