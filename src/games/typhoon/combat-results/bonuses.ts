// Terrain effects: what a hex adds to its defenders (TER.1, TER.3 to TER.6, R26, R27).
import { lineOf } from '../../../board/chart-lines.ts';
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import { isLineSide } from '../../../mechanics/combat/allocated/field.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { defendingSide } from '../../../mechanics/combat/front/fights.ts';
import type { FrontLaw } from '../../../mechanics/combat/front/law.ts';
import { infantryOf, isHalfOver } from '../../../mechanics/combat/front/strengths.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

type Bonus = { readonly line: LedgerEntry; readonly of: readonly string[] };

/** R74, ARM.8: where infantry is in it, armies among it; R11: it falls due with the last of that. */
export const bonuses = (
  p: Printed,
  law: FrontLaw<Own, ResultCode>,
  s: Seeing,
  fight: Fight,
): readonly Bonus[] => {
  const infantry = infantryOf(law, fight.defenders);
  if (infantry.length === 0) return [];
  const { hex } = fight;
  const bits = hexBits(p, hex);
  const isRussian = defendingSide(law, fight) === 'russian';
  const factors = infantry.reduce((sum, unit) => sum + law.defence(s, unit), 0);
  const found: Bonus[] = [];
  const add = (id: string, most?: number): void => {
    const { value = 0, matched = value, rules } = lineOf(p.tables.bonuses, id);
    const n = Math.min(matched, most ?? matched);
    // What a city matches has a rule of its own beside that of its garrison.
    const rule = rules[most === undefined ? 0 : 1] ?? 'typhoon:TER.5';
    if (n > 0) found.push({ line: entry('add', n, `bonus.${id}`, rule, { hex }), of: infantry });
  };
  // TER.1
  if (has(bits, HEX.forest)) add('forest');
  // TER.3; not Tula (R50).
  if (has(bits, HEX.majorCity)) add('major-city');
  // TER.5
  for (const id of ['moscow', 'tula'] as const) if (has(bits, HEX[id]) && isRussian) add(id, factors);
  // TER.6, R25, R27
  if (isRussian && isHalfOver(law, s, fight, (source) => isLineSide(law.field, source, hex)))
    add('defence-line');
  return found;
};
