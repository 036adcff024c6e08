// The factors of a battle: of the attack, unit by unit, and of the defence with what digging in, the ground and a city add.
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import type { Seen } from '../../../core/rule-set.ts';
import { isEntrenched } from '../../formations/disruption.ts';
import { classOf } from '../../formations/unit-classes.ts';
import { GARRISON } from '../allocated/effect-law.ts';
import { isRiverSide } from '../allocated/field.ts';
import type { Fight } from '../allocated/fight.ts';
import { garrisonOf, isCounter } from './fights.ts';
import type { FrontLaw, FrontOwn } from './law.ts';

export const countedIn = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  { units }: Pick<Fight, 'units'>,
): Record<string, number> => Object.fromEntries(units.map((unit) => [unit, law.attack(s, unit)]));

export const attackSum = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  { units }: Pick<Fight, 'units'>,
): Ledger =>
  ledger(
    'combat.attack',
    units.flatMap((unit): LedgerEntry[] => {
      const full = law.fullAttack(s, unit);
      const cut = law.attack(s, unit) - full;
      return [
        entry('add', full, 'combat.unit', law.rules.factor, { unit }),
        ...(cut === 0 ? [] : [entry('add', cut, 'combat.oos', law.rules.unsupplied, { unit })]),
      ];
    }),
  );

type Over = (source: string, hex: string) => boolean;

/** Attack factors that come over sides of a sort are half of all or more. */
export const isHalfOver = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  { units, from, hex }: Fight,
  isOver: Over,
): boolean => {
  const over = units.filter((unit) => isOver(from[unit] ?? '', hex));
  const sum = (some: readonly string[]): number =>
    some.reduce((total, unit) => total + law.attack(s, unit), 0);
  return over.length > 0 && sum(over) * 2 >= sum(units);
};

/** Half or more over a river; a bridge makes no difference, ice does. */
export const isHalfOverRiver = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): boolean => isHalfOver(law, s, fight, (source, hex) => isRiverSide(law.field, s, source, hex));

/** Nobody attacks from the defenders' side of it. */
export const isAllOverRiver = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  { units, from, hex }: Fight,
): boolean => units.every((unit) => isRiverSide(law.field, s, from[unit] ?? '', hex));

export const infantryOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  units: readonly string[],
): readonly string[] =>
  units.filter((unit) => isCounter(law, unit) && classOf(law.sheet, unit).isInfantryType);

/** A defender by itself, with its own entrenchment, or the garrison of the city. */
export const ownDefence = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Pick<Fight, 'hex'>,
  unit: string,
): readonly LedgerEntry[] => {
  if (unit === GARRISON)
    return [
      entry('add', garrisonOf(law, s, fight.hex), 'bonus.garrison', law.rules.garrison, { hex: fight.hex }),
    ];
  const dug = isEntrenched(s, unit)
    ? (law.charts.bonuses.find(({ id }) => id === 'entrenched')?.value ?? 0)
    : 0;
  return [
    entry('add', law.defence(s, unit), 'combat.unit', law.rules.factor, { unit }),
    ...(dug === 0 ? [] : [entry('add', dug, 'bonus.entrenched', law.rules.entrenched, { unit })]),
  ];
};

export const sumOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, { n }) => sum + n, 0);

export const worthOf = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  units: readonly string[],
): number => units.reduce((sum, unit) => sum + sumOf(ownDefence(law, s, fight, unit)), 0);

/** What the hex adds. */
export const hexBonuses = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): readonly LedgerEntry[] => law.bonuses(s, fight).map(({ line }) => line);

/** The modified defence. */
export const defenceSum = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): Ledger =>
  ledger('combat.defence', [
    ...fight.defenders.flatMap((unit) => ownDefence(law, s, fight, unit)),
    ...hexBonuses(law, s, fight),
  ]);
