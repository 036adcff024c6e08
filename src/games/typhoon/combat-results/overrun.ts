// Armour overrun: whether infantry in the open is ridden down (OVR.1 to OVR.3, WEA.3, R16, R17).
import { isAdverse } from '../../../mechanics/combat/allocated/field.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { attackOf, defenceOf } from '../unit-data/factors.ts';
import { weatherOf } from '../weather/weather.ts';
import { fieldOf } from './field.ts';
import { attackingSide, isCounter } from './fights.ts';
import { hexBonuses, infantryOf, sumOf, worthOf } from './strengths.ts';

/** OVR.2: any German panzer or panzer grenadier unit. */
const isGuarded = (p: Printed, { defenders }: Fight): boolean =>
  defenders.some(
    (unit) =>
      isCounter(p, unit) &&
      p.sideOf(unit) === 'german' &&
      ['panzer', 'panzer-grenadier'].includes(classOf(p, unit).type),
  );

/** Armour that attacks neither across nor into adverse ground, less the Russian tanks that defend (OVR.3). */
const armourIn = (p: Printed, s: Seeing, fight: Fight): number => {
  const side = attackingSide(p, fight);
  const riders = fight.units.filter(
    (unit) => classOf(p, unit).isArmour && !isAdverse(fieldOf(p), s, side, fight.from[unit] ?? '', fight.hex),
  );
  const tanks = fight.defenders.filter((unit) => isCounter(p, unit) && classOf(p, unit).type === 'tank');
  return (
    riders.reduce((sum, unit) => sum + attackOf(p, s, unit), 0) -
    tanks.reduce((sum, unit) => sum + defenceOf(p, s, unit), 0)
  );
};

export const isOverrun = (p: Printed, s: Seeing, fight: Fight): boolean => {
  const infantry = infantryOf(p, fight.defenders);
  if (infantry.length === 0 || isGuarded(p, fight)) return false;
  // WEA.3
  if (weatherOf(p, s) === 'mud' && attackingSide(p, fight) === 'german') return false;
  const armour = armourIn(p, s, fight);
  return armour > 0 && armour >= worthOf(p, s, fight, infantry) + sumOf(hexBonuses(p, s, fight));
};
