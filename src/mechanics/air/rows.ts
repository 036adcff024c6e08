// The rows of the table of the air by index A, with what flying far adds to them.
import type { AirLaw, Flight, Flying } from './law.ts';

const bounded = <O extends Flying>({ rows }: AirLaw<O>, row: number): number =>
  Math.min(rows.most, Math.max(rows.least, row));

/** Of a bombing roll. */
export const bombingRow = <O extends Flying>(law: AirLaw<O>, row: number, isFar: boolean): number =>
  bounded(law, row + (isFar ? law.farther.bombing : 0));

/** Of an interception in which these take part, of both sides. */
export const meetingRow = <O extends Flying>(
  law: AirLaw<O>,
  row: number,
  flights: readonly Pick<Flight, 'unit' | 'far'>[],
): number => {
  const sides = new Set(flights.flatMap(({ unit, far }) => (far === true ? [law.sheet.sideOf(unit)] : [])));
  const shift = [...sides].reduce((sum, side) => sum + (law.farther.meeting[side] ?? 0), 0);
  return bounded(law, row + shift);
};
