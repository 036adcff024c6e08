// Close air support in battle: its columns and their ceiling (AIR.6 to AIR.8, AIR.10, R51, R90), and how it goes with a Blitzkrieg
// attack (AIR.9).
import { lineOf } from '../../../board/chart-lines.ts';
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { SupportLaw } from '../../../mechanics/combat/front/law.ts';
import { ladder } from '../../../mechanics/combat/front/table.ts';
import { flightTo, supportOn } from '../air/support.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** R90: the column of twice the odds of a column before any shift; beyond the table the last. */
export const ceiling = (p: Printed, base: number): number => {
  const { columns, limits } = p.tables;
  const times = lineOf(limits, 'support-ceiling').value;
  const column = columns.find(({ rung }) => rung === base);
  // Below the table columns go on by whole ratios.
  const { attack, defence } = column ?? { attack: 1, defence: (columns[0]?.defence ?? 5) - base };
  return ladder({ charts: p.tables }).rung(attack * times, defence);
};

export const supportOf = (p: Printed): SupportLaw<Own> => ({
  // R51: with all other shifts of the attack no higher than that column; what they come to by themselves stays.
  columns: (s, { hex }, base, others) => {
    const flights = supportOn(p, s, hex);
    const all = flights.reduce((sum, { columns }) => sum + columns, 0);
    const most = Math.max(0, ceiling(p, base) - base - others);
    const found: LedgerEntry[] = flights.map(({ unit, columns, rule }) =>
      entry('add', columns, 'shift.air-support', rule, { unit }),
    );
    return all <= most
      ? found
      : [...found, entry('add', most - all, 'shift.air-ceiling', 'deathstruggle:AIR.8', { most })];
  },
  // AIR.9, R50: as far as it reaches the hex of the second attack.
  follow: (ctx, from, hex) => {
    const { pulse } = ctx.s.own;
    pulse.support = pulse.support.flatMap((one) => {
      if (one.hex !== from || from === hex) return [one];
      const flight = flightTo(p, ctx.seen, one.unit, hex);
      return flight === undefined ? [] : [{ unit: one.unit, hex, ...flight }];
    });
  },
});
