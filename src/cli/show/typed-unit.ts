// A counter as it is typed after an option: its id, what is printed on it, or its name, in any case.
import type { MarkerLine, UnitLine, UnitsFile } from '../../board/data-types.ts';
import { plainForm } from './name-form.ts';

type Counter = UnitLine | MarkerLine;

const WAYS: readonly ((counter: Counter) => string)[] = [
  ({ id }) => id,
  ({ print }) => print,
  ({ name }) => name,
];

/** Those of the first way in which any is called so, as they stand in the file. */
export const findCounters = ({ units, markers }: UnitsFile, typed: string): readonly Counter[] => {
  const all = [...units, ...markers];
  const wanted = plainForm(typed);
  if (wanted === '') return [];
  for (const way of WAYS) {
    const found = all.filter((counter) => plainForm(way(counter)) === wanted);
    if (found.length > 0) return found;
  }
  return [];
};

/** Those one of whose names begins so. */
export const countersBeginning = ({ units, markers }: UnitsFile, typed: string): readonly Counter[] => {
  const wanted = plainForm(typed);
  if (wanted === '') return [];
  return [...units, ...markers].filter((counter) =>
    WAYS.some((way) => plainForm(way(counter)).startsWith(wanted)),
  );
};
