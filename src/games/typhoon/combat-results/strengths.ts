// Ground combat: attack factors, and defence factors with what terrain and digging in add to them (TER, INH.ENT, SUP.11).
import { lineOf } from '../../../board/chart-lines.ts';
import type { BonusLine } from '../../../board/odds-lines.ts';
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import { GARRISON } from '../../../mechanics/combat/allocated/effects.ts';
import { isLineSide, isRiverSide } from '../../../mechanics/combat/allocated/field.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { isEntrenched } from '../../../mechanics/disruption.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed } from '../data/sheet.ts';
import { attackOf, defenceOf, fullAttackOf } from '../unit-data/factors.ts';
import type { Seeing } from '../state.ts';
import { fieldOf, garrisonOf } from './field.ts';
import { defendingSide, isCounter } from './fights.ts';

export const countedIn = (p: Printed, s: Seeing, { units }: Pick<Fight, 'units'>): Record<string, number> =>
  Object.fromEntries(units.map((unit) => [unit, attackOf(p, s, unit)]));

export const attackSum = (p: Printed, s: Seeing, { units }: Pick<Fight, 'units'>): Ledger =>
  ledger(
    'combat.attack',
    units.flatMap((unit): LedgerEntry[] => {
      const full = fullAttackOf(p, s, unit);
      const cut = attackOf(p, s, unit) - full;
      return [
        entry('add', full, 'combat.unit', 'typhoon:UNI.3', { unit }),
        // SUP.11, R62: unit by unit.
        ...(cut === 0 ? [] : [entry('add', cut, 'combat.oos', 'typhoon:SUP.11', { unit })]),
      ];
    }),
  );

/** R25: attack factors that come over sides of a sort, and all of them. */
const shareOver = (
  p: Printed,
  s: Seeing,
  { units, from, hex }: Fight,
  isOver: (source: string, hex: string) => boolean,
): boolean => {
  const over = units.filter((unit) => isOver(from[unit] ?? '', hex));
  const sum = (some: readonly string[]): number =>
    some.reduce((total, unit) => total + attackOf(p, s, unit), 0);
  return over.length > 0 && sum(over) * 2 >= sum(units);
};

/** TER.2: half or more of the attackers over a river; a bridge makes no difference, ice does. */
export const isOverRiver = (p: Printed, s: Seeing, fight: Fight): boolean =>
  shareOver(p, s, fight, (source, hex) => isRiverSide(fieldOf(p), s, source, hex));

export const infantryOf = (p: Printed, units: readonly string[]): readonly string[] =>
  units.filter((unit) => isCounter(p, unit) && classOf(p, unit).isInfantryType);

const bonus = (line: BonusLine, n: number, why: string, hex: string): LedgerEntry =>
  entry('add', n, why, line.rules[0] ?? 'typhoon:TER.1', { hex });

/** What the hex adds, where infantry is in it (TER.1, TER.3, TER.5, TER.6, R26). */
export const hexBonuses = (p: Printed, s: Seeing, fight: Fight): readonly LedgerEntry[] => {
  const infantry = infantryOf(p, fight.defenders);
  if (infantry.length === 0) return [];
  const { hex } = fight;
  const bits = hexBits(p, hex);
  const line = (id: string): BonusLine => lineOf(p.tables.bonuses, id);
  const factors = infantry.reduce((sum, unit) => sum + defenceOf(p, s, unit), 0);
  const isRussian = defendingSide(p, fight) === 'russian';
  const found: LedgerEntry[] = [];
  const add = (id: string, n: number): void => {
    if (n > 0) found.push(bonus(line(id), n, `bonus.${id}`, hex));
  };
  if (has(bits, HEX.forest)) add('forest', line('forest').value ?? 0);
  if (has(bits, HEX.majorCity)) add('major-city', line('major-city').value ?? 0);
  for (const id of ['moscow', 'tula'] as const)
    if (has(bits, HEX[id]) && isRussian) add(id, Math.min(line(id).matched ?? 0, factors));
  // R27
  if (isRussian && shareOver(p, s, fight, (source) => isLineSide(fieldOf(p), source, hex)))
    add('defence-line', line('defence-line').value ?? 0);
  return found;
};

/** A defender by itself, with its own entrenchment (INH.ENT), or the garrison of the city (TER.4). */
export const ownDefence = (p: Printed, s: Seeing, fight: Fight, unit: string): readonly LedgerEntry[] => {
  if (unit === GARRISON)
    return [entry('add', garrisonOf(p, s, fight.hex), 'bonus.garrison', 'typhoon:TER.4', { hex: fight.hex })];
  const dug = isEntrenched(s, unit) ? (lineOf(p.tables.bonuses, 'entrenched').value ?? 0) : 0;
  return [
    entry('add', defenceOf(p, s, unit), 'combat.unit', 'typhoon:UNI.3', { unit }),
    ...(dug === 0 ? [] : [entry('add', dug, 'bonus.entrenched', 'typhoon:INH.ENT', { unit })]),
  ];
};

export const sumOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, { n }) => sum + n, 0);

export const worthOf = (p: Printed, s: Seeing, fight: Fight, units: readonly string[]): number =>
  units.reduce((sum, unit) => sum + sumOf(ownDefence(p, s, fight, unit)), 0);

/** The modified defence. */
export const defenceSum = (p: Printed, s: Seeing, fight: Fight): Ledger =>
  ledger('combat.defence', [
    ...fight.defenders.flatMap((unit) => ownDefence(p, s, fight, unit)),
    ...hexBonuses(p, s, fight),
  ]);
