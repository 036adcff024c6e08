// Close air support in battle: who supports the attack on a hex, with how many columns, and their ceiling (AIR.6 to AIR.8, AIR.10, R50, R51,
// R90), and how it goes with a Blitzkrieg attack (AIR.9).
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { flightOf, refuseWay } from '../../../mechanics/air/bases.ts';
import type { SupportLaw } from '../../../mechanics/combat/front/law.ts';
import { ladder } from '../../../mechanics/combat/front/table.ts';
import { airOf, EIGHTH, supportRule } from '../air/air-law.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing, Support } from '../state.ts';

type Supporter = { readonly unit: string; readonly columns: number; readonly rule: RuleId };

const shiftId = (p: Printed, unit: string): string => {
  if (p.sideOf(unit) === 'russian') return 'air-russian';
  return unit === EIGHTH ? 'air-eighth' : 'air-german';
};

/** In columns; R50: one less beyond half range. */
export const supporterOf = (p: Printed, { unit, far }: Pick<Support, 'unit' | 'far'>): Supporter => {
  const own = lineOf(p.tables.shifts, shiftId(p, unit)).columns;
  const farther = far === true ? lineOf(p.tables.shifts, 'air-far').columns : 0;
  return { unit, columns: own + farther, rule: supportRule(p, unit) };
};

/** Those that are announced for a hex, until they are flown; then those that have come through. */
export const supportOn = (p: Printed, s: Seeing, hex: string): readonly Supporter[] => {
  const { missions, support } = s.own.pulse;
  const announced = missions.flatMap((mission) =>
    mission.kind === 'bomb' && mission.hex === hex ? mission.flights : [],
  );
  const through = support.filter((each) => each.hex === hex);
  return [...announced, ...through].map((each) => supporterOf(p, each));
};

/** Whether an air unit reaches a hex, as it follows attackers there (AIR.9). */
const flightTo = (p: Printed, s: Seeing, unit: string, hex: string): { far?: true } | undefined => {
  const air = airOf(p);
  if (refuseWay(air, s, unit, '', hex, undefined) !== undefined) return undefined;
  return flightOf(air, s, unit, '', hex).far === true ? { far: true } : {};
};

/** R90: the column of twice the odds of a column before any shift; beyond the table the last. */
export const ceiling = (p: Printed, base: number): number => {
  const { columns } = p.tables;
  const times = p.limit('support-ceiling');
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
