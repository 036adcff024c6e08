// What each row of the table brings in a battle: one die, read for every defender.
import { leadingOf } from './readings.ts';
import type { Reading } from './readings.ts';
import { rewrite } from './stages.ts';
import type { Stage } from './stages.ts';
import type { Fight, Meaning, Outcome, Part } from './fight.ts';

export type OutcomeLaw<S, R extends string> = {
  readings(s: S, fight: Fight): readonly Reading<R>[];
  /** Defence factors of a part of those who defend. */
  worth(s: S, fight: Fight, units: readonly string[]): number;
  /** What becomes of a cell for a defender. */
  stages(s: S, fight: Fight, unit: string, reading: Reading<R>, row: number): readonly Stage<R>[];
  meaning(code: R): Meaning;
  /** Defenders whose part is that of the attackers, too, whatever is stronger. */
  leads?(fight: Fight, unit: string): boolean;
  /** What else comes of it before it counts. */
  after?(s: S, fight: Fight, outcome: Outcome<R>): Outcome<R>;
};

/** Units of one reading that come to the same. */
const partsOf = <S, R extends string>(
  law: OutcomeLaw<S, R>,
  s: S,
  fight: Fight,
  reading: Reading<R>,
  row: number,
): readonly Part<R>[] => {
  const cell = reading.rolled[row - 1];
  if (cell === undefined) throw new RangeError(`The table has no row ${row}`);
  const parts: { key: string; part: Part<R> & { units: string[] } }[] = [];
  for (const unit of reading.units) {
    const rewritten = rewrite(law.stages(s, fight, unit, reading, row), cell);
    const key = JSON.stringify(rewritten);
    const known = parts.find((one) => one.key === key);
    if (known === undefined)
      parts.push({
        key,
        part: { units: [unit], column: reading.column, cell, ...rewritten },
      });
    else known.part.units.push(unit);
  }
  return parts.map(({ part }) => part);
};

/** The attackers' share is that of the stronger part: of units in one column that come to different things, of the strongest. */
export const outcomeOf = <S, R extends string>(
  law: OutcomeLaw<S, R>,
  s: S,
  fight: Fight,
  row: number,
  readings: readonly Reading<R>[] = law.readings(s, fight),
): Outcome<R> => {
  const worth = (units: readonly string[]): number => law.worth(s, fight, units);
  const lead = leadingOf(readings, worth);
  const parts = readings.map((reading) => partsOf(law, s, fight, reading, row));
  const led = parts.flat().filter(({ units }) => units.some((unit) => law.leads?.(fight, unit) === true));
  const own = led.length > 0 ? led : (parts[readings.indexOf(lead)] ?? []);
  const first = own.reduce<Part<R> | undefined>(
    (best, part) => (best === undefined || worth(part.units) > worth(best.units) ? part : best),
    undefined,
  );
  if (first === undefined) throw new Error('A battle has a result');
  const column = led.length > 0 ? first.column : lead.column;
  const outcome = { attackers: first.result, column, parts: parts.flat() };
  return law.after?.(s, fight, outcome) ?? outcome;
};

/**
 * Who is in an exchange: those for whom it stands, where it stands for the attackers. Where it does not, nobody is exchanged, and nothing else happens to those for
 * whom it stood.
 */
export const exchanged = <R extends string>(
  meaning: (code: R) => Meaning,
  { attackers, parts }: Pick<Outcome<R>, 'attackers' | 'parts'>,
): readonly string[] =>
  meaning(attackers).attackers === 'exchanged'
    ? parts.flatMap(({ result, units }) => (meaning(result).defenders === 'exchanged' ? units : []))
    : [];
