// Column shifts. Each is a line of the chart; here is when it holds, for all who defend or for one of them.
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { Seen } from '../../../core/rule-set.ts';
import { isDisrupted } from '../../formations/disruption.ts';
import type { OddsShiftOf } from '../../../board/odds-lines.ts';
import type { Fight } from '../allocated/fight.ts';
import { attackingSide, isCounter } from './fights.ts';
import type { FrontLaw, FrontOwn, ShiftLaw } from './law.ts';

/** Lines that are for a defender by himself. */
const FOR_ONE: ReadonlySet<string> = new Set(['disrupted', 'unsupplied']);

const holdsForAll = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
  { id, weather, attacker }: OddsShiftOf<string, string>,
): boolean => {
  if (attacker !== 'any' && attacker !== attackingSide(law, fight)) return false;
  switch (id) {
    case 'river':
      return law.isOverRiver(s, fight);
    case 'air-support':
      return s.own.pulse.supported?.includes(fight.hex) === true;
    case 'panic':
      return s.own.turn.panic !== undefined;
    default:
      // What the weather does by itself.
      return !FOR_ONE.has(id) && weather !== undefined && weather === law.weather(s);
  }
};

const holdsForOne = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
  { id }: OddsShiftOf<string, string>,
): boolean => (id === 'disrupted' ? isDisrupted(s, unit) : id === 'unsupplied' && !law.isSupplied(s, unit));

const shiftsOf = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): ShiftLaw<O> =>
  law.shifts ?? {
    isOwn: ({ id }) => FOR_ONE.has(id),
    forAll: (s, fight, line) => holdsForAll(law, s, fight, line),
    forOne: (s, unit, line) => holdsForOne(law, s, unit, line),
  };

const asEntry = <O extends FrontOwn, R extends string>(
  { rules: { table } }: FrontLaw<O, R>,
  { id, columns, rules: [rule = table] }: OddsShiftOf<string, string>,
): LedgerEntry => entry('add', columns, `shift.${id}`, rule);

export const shiftsFor = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): readonly LedgerEntry[] =>
  law.charts.shifts
    .filter((line) => !shiftsOf(law).isOwn(line) && shiftsOf(law).forAll(s, fight, line))
    .map((line) => asEntry(law, line));

/** Of one defender; nothing of a garrison. */
export const ownShifts = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  unit: string,
): readonly LedgerEntry[] => {
  if (!isCounter(law, unit)) return [];
  const { isOwn, forOne } = shiftsOf(law);
  return law.charts.shifts
    .filter((line) => isOwn(line) && forOne(s, unit, line))
    .map((line) => asEntry(law, line));
};

/** What the lines for one defender come to when all that help him hold, and nothing else. */
export const leastOwnShift = <O extends FrontOwn, R extends string>(law: FrontLaw<O, R>): number =>
  law.charts.shifts.reduce(
    (sum, line) => (shiftsOf(law).isOwn(line) ? sum + Math.min(0, line.columns) : sum),
    0,
  );
