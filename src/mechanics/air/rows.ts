// The rows of the table of the air by index A, with what flying far and the law add to them.
import type { AirCellOf } from '../../board/odds-lines.ts';
import type { Seen } from '../../core/rule-set.ts';
import type { AirLaw, Flight, Flying } from './law.ts';

const bounded = <O extends Flying>({ rows }: AirLaw<O>, row: number): number =>
  Math.min(rows.most, Math.max(rows.least, row));

/** Of a bombing roll of a unit against a target. */
export const bombingRow = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  { unit, far }: Pick<Flight, 'unit' | 'far'>,
  target: string,
  row: number,
): number =>
  bounded(law, row + (far === true ? law.farther.bombing : 0) + (law.shifts?.bombing(s, unit, target) ?? 0));

/** Of an interception in which these take part, of both sides. */
export const meetingRow = <O extends Flying>(
  law: AirLaw<O>,
  s: Seen<O>,
  row: number,
  flights: readonly Pick<Flight, 'unit' | 'far'>[],
): number => {
  const sides = new Set(flights.flatMap(({ unit, far }) => (far === true ? [law.sheet.sideOf(unit)] : [])));
  const shift = [...sides].reduce((sum, side) => sum + (law.farther.meeting[side] ?? 0), 0);
  return bounded(law, row + shift + (law.shifts?.meeting(s) ?? 0));
};

/** What the table of the air has in a row of a column. */
export const airCell = (air: readonly AirCellOf<string>[], column: string, row: number): string => {
  const cell = air.find((each) => each.column === column && each.roll === row);
  if (cell === undefined) throw new RangeError(`no cell ${column} ${row} in the chart`);
  return cell.result;
};
