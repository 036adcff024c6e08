// Close air support (AIR.6 to AIR.10, R50): who supports the attack on a hex, and with how many columns. Its ceiling is a matter of
// the odds (AIR.8).
import { lineOf } from '../../../board/chart-lines.ts';
import type { RuleId } from '../../../core/types.ts';
import { flightOf, refuseWay } from '../../../mechanics/air/bases.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { airOf, EIGHTH, supportRule } from './air-law.ts';
import type { Support } from '../state.ts';

export type Supporter = {
  readonly unit: string;
  readonly columns: number;
  readonly far?: true;
  readonly rule: RuleId;
};

const shiftId = (p: Printed, unit: string): string => {
  if (p.sideOf(unit) === 'russian') return 'air-russian';
  return unit === EIGHTH ? 'air-eighth' : 'air-german';
};

/** In columns; R50: one less beyond half range. */
export const supportOf = (p: Printed, { unit, far }: Pick<Support, 'unit' | 'far'>): Supporter => {
  const own = lineOf(p.tables.shifts, shiftId(p, unit)).columns;
  const farther = far === true ? lineOf(p.tables.shifts, 'air-far').columns : 0;
  return { unit, columns: own + farther, rule: supportRule(p, unit), ...(far === true && { far }) };
};

/** Those that are announced for a hex, until they are flown; then those that have come through. */
export const supportOn = (p: Printed, s: Seeing, hex: string): readonly Supporter[] => {
  const { missions, support } = s.own.pulse;
  const announced = missions.flatMap((mission) =>
    mission.kind === 'bomb' && mission.hex === hex ? mission.flights : [],
  );
  const through = support.filter((each) => each.hex === hex);
  return [...announced, ...through].map((each) => supportOf(p, each));
};

/** Whether an air unit reaches a hex, as it follows attackers there (AIR.9). */
export const flightTo = (p: Printed, s: Seeing, unit: string, hex: string): { far?: true } | undefined => {
  const air = airOf(p);
  if (refuseWay(air, s, unit, '', hex, undefined) !== undefined) return undefined;
  return flightOf(air, s, unit, '', hex).far === true ? { far: true } : {};
};
