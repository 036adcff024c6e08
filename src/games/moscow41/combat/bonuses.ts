// Entrenchment and terrain effects: what a hex adds to its defenders (TER.1, TER.16, TER.17, TER.21, TER.25, TER.26).
import { lineOf } from '../../../board/chart-lines.ts';
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import { isLineSide } from '../../../mechanics/combat/allocated/field.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { defendingSide } from '../../../mechanics/combat/front/fights.ts';
import type { FrontLaw } from '../../../mechanics/combat/front/law.ts';
import { infantryOf, ownDefence, sumOf } from '../../../mechanics/combat/front/strengths.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

type Bonus = { readonly line: LedgerEntry; readonly of: readonly string[] };

/** R19: an army, an infantry corps or a parachute unit; divisions have none of it. */
const isHeavy = (p: Printed, unit: string): boolean => {
  const { isArmy, isCorpsLevel, type } = classOf(p, unit);
  return isArmy || type === 'parachute' || (isCorpsLevel && type === 'infantry');
};

/** TER.25: a Russian army or parachute unit. */
const isManning = (p: Printed, unit: string): boolean =>
  p.sideOf(unit) === 'russian' && (classOf(p, unit).isArmy || classOf(p, unit).type === 'parachute');

/** TER.26, R10: not where one attacker comes over a side that is no part of the line. */
const isBehindLine = (law: FrontLaw<Own, ResultCode>, { units, from, hex }: Fight): boolean =>
  units.every((unit) => isLineSide(law.field, from[unit] ?? '', hex));

export const bonuses = (
  p: Printed,
  law: FrontLaw<Own, ResultCode>,
  s: Seeing,
  fight: Fight,
): readonly Bonus[] => {
  const infantry = infantryOf(law, fight.defenders);
  const { hex } = fight;
  const bits = hexBits(p, hex);
  const isRussian = defendingSide(law, fight) === 'russian';
  const found: Bonus[] = [];
  const add = (id: string, n: number, of: readonly string[], at = 0): void => {
    const rule = lineOf(p.tables.bonuses, id).rules[at] ?? 'moscow41:TER.1';
    if (n > 0) found.push({ line: entry('add', n, `bonus.${id}`, rule, { hex }), of });
  };
  const toOne = (id: string, unit: string | undefined): void => {
    if (unit !== undefined) add(id, lineOf(p.tables.bonuses, id).value ?? 0, [unit]);
  };
  // TER.1
  if (has(bits, HEX.forest))
    toOne(
      'forest',
      infantry.find((unit) => isHeavy(p, unit)),
    );
  // TER.21
  if (has(bits, HEX.majorCity)) toOne('major-city', infantry[0]);
  // TER.16, R20: their entrenchment is doubled with them.
  if (has(bits, HEX.moscow) && isRussian) {
    const { multiplier = 1 } = lineOf(p.tables.bonuses, 'moscow');
    for (const unit of infantry)
      add('moscow', (multiplier - 1) * sumOf(ownDefence(law, s, fight, unit)), [unit], 1);
  }
  // TER.17
  if (has(bits, HEX.tula) && isRussian) {
    const factors = infantry.reduce((sum, unit) => sum + law.defence(s, unit), 0);
    add('tula', Math.min(lineOf(p.tables.bonuses, 'tula').matched ?? 0, factors), infantry, 1);
  }
  if (isBehindLine(law, fight))
    toOne(
      'defence-line',
      infantry.find((unit) => isManning(p, unit)),
    );
  return found;
};
