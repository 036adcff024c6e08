// What a hex adds to those who defend it: cities (TER.1 to TER.3), forest, swamp, hills and mountains (TER.7, TER.10, TER.13, TER.15),
// the Disrupted among them too (DIS.7), each for itself (R141).
import { lineOf } from '../../../board/chart-lines.ts';
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { factorsOf } from '../unit-data/factors.ts';
import { isFrozen } from '../weather.ts';
import { isInfantry } from './unit-kinds.ts';

type Bonus = { readonly line: LedgerEntry; readonly of: readonly string[] };

export const bonuses = (
  p: Printed,
  s: Seeing,
  { hex, units, defenders }: Pick<Fight, 'hex' | 'units' | 'defenders'>,
): readonly Bonus[] => {
  const factors = factorsOf(p);
  const bits = hexBits(p, hex);
  const found: Bonus[] = [];
  // The strongest first: what is for one unit is for it.
  const infantry = defenders
    .filter((unit) => isInfantry(p, unit))
    .toSorted((a, b) => factors.defence(s, b) - factors.defence(s, a));
  const add = (id: string, n: number, of: readonly string[]): void => {
    const { rules } = lineOf(p.tables.bonuses, id);
    const [rule = 'deathstruggle:TER.3'] = rules;
    if (n > 0) found.push({ line: entry('add', n, `bonus.${id}`, rule, { hex }), of });
  };
  const double = (id: string, some: readonly string[]): void => {
    const { multiplier = 1 } = lineOf(p.tables.bonuses, id);
    for (const unit of some) add(id, (multiplier - 1) * factors.defence(s, unit), [unit]);
  };
  const one = infantry.slice(0, 1);
  const toOne = (id: string): void => {
    if (one.length > 0) add(id, lineOf(p.tables.bonuses, id).value ?? 0, one);
  };
  // R22: a city has its best class alone.
  if (has(bits, HEX.victoryCity)) double('victory-city', infantry);
  else if (has(bits, HEX.fortress)) double('fortress-city', one);
  else if (has(bits, HEX.majorCity)) toOne('major-city');
  // WEA.2: a swamp that is frozen is none; its forest is.
  const isSwamp = has(bits, HEX.swamp) && !isFrozen(p, s);
  if (isSwamp) toOne(has(bits, HEX.forest) ? 'swamp-forest' : 'swamp');
  else if (has(bits, HEX.forest)) toOne('forest');
  if (has(bits, HEX.hill)) double('hill', infantry);
  if (has(bits, HEX.mountain)) {
    // R71: as far as there are more of them than of mountain troops that attack.
    const { multiplier = 1 } = lineOf(p.tables.bonuses, 'mountain');
    const own = infantry.reduce((sum, unit) => sum + factors.defence(s, unit), 0);
    const climbing = units
      .filter((unit) => classOf(p, unit).type === 'mountain')
      .reduce((sum, unit) => sum + factors.attack(s, unit), 0);
    add('mountain', (multiplier - 1) * Math.max(0, own - climbing), infantry);
  }
  return found;
};
