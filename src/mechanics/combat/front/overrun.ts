// Armour overrun: whether infantry in the open is ridden down.
import type { Seen } from '../../../core/rule-set.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { isAdverse } from '../allocated/field.ts';
import type { Fight, Outcome, Part } from '../allocated/fight.ts';
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

/** A result as it is once those of a set have been ridden down. */
export const riddenBy = <O extends FrontOwn, R extends string>(
  { ridden: law }: FrontLaw<O, R>,
  { attackers, column, parts }: Outcome<R>,
  set: readonly string[],
): Outcome<R> => {
  if (law === undefined || set.length === 0) return { attackers, column, parts };
  const split = parts.flatMap((part): readonly Part<R>[] => {
    const down = part.units.filter((unit) => set.includes(unit));
    const rest = part.units.filter((unit) => !set.includes(unit));
    const { becomes } = law;
    const change = { id: 'overrun', from: part.result, to: becomes, rule: law.rule(part.result) };
    return [
      ...(rest.length > 0 ? [{ ...part, units: rest }] : []),
      ...(down.length > 0
        ? [{ ...part, units: down, result: becomes, turned: [...part.turned, change] }]
        : []),
    ];
  });
  // Where nobody is left it is as if they had been eliminated at once.
  const isAll = split.every(({ result }) => result === law.becomes);
  return { attackers: isAll ? law.becomes : attackers, column, parts: split };
};

/** Who is ridden down where their owner has not been asked: the first of the sets. */
export const riddenFirst = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  outcome: Outcome<R>,
): Outcome<R> => {
  const [set = []] = law.ridden?.sets(s, fight, outcome.parts) ?? [];
  return riddenBy(law, outcome, set);
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
