// Armour overrun: whether infantry in the open is ridden down.
import type { Seen } from '../../../core/rule-set.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { isAdverse } from '../allocated/field.ts';
import type { Fight } from '../allocated/fight.ts';
import { attackingSide, isCounter } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';
import { hexBonuses, infantryOf, sumOf, worthOf } from './strengths.ts';

/** Any German panzer or panzer grenadier unit. */
const isGuarded = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  { defenders }: Fight,
): boolean =>
  defenders.some(
    (unit) =>
      isCounter(law, unit) &&
      law.sheet.sideOf(unit) === 'german' &&
      ['panzer', 'panzer-grenadier'].includes(classOf(law.sheet, unit).type),
  );

/** Armour that attacks neither across nor into adverse ground, less the Russian tanks that defend. */
const armourIn = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): number => {
  const side = attackingSide(law, fight);
  const riders = fight.units.filter(
    (unit) =>
      classOf(law.sheet, unit).isArmour && !isAdverse(law.field, s, side, fight.from[unit] ?? '', fight.hex),
  );
  const tanks = fight.defenders.filter(
    (unit) => isCounter(law, unit) && classOf(law.sheet, unit).type === 'tank',
  );
  return (
    riders.reduce((sum, unit) => sum + law.attack(s, unit), 0) -
    tanks.reduce((sum, unit) => sum + law.defence(s, unit), 0)
  );
};

/** The armour is as strong as the infantry, and no German armour is with it. */
export const isOverrun = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): boolean => {
  const infantry = infantryOf(law, fight.defenders);
  if (infantry.length === 0 || isGuarded(law, fight)) return false;
  const armour = armourIn(law, s, fight);
  return armour > 0 && armour >= worthOf(law, s, fight, infantry) + sumOf(hexBonuses(law, s, fight));
};
