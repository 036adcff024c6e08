// The factors on the faces of counters: which are printed, which are added up, and what each is called.
import type { Face, Factor, UnitLine, UnitsFile } from './data-types.ts';

/** The face that is up, from 1; beyond the last it is the last. */
export const faceOf = ({ faces }: Pick<UnitLine, 'faces'>, face = 1): Face =>
  faces[Math.min(face, faces.length) - 1] ?? {};

/** The factors that are printed on a face, in the order of the vocabulary. */
export const printedFactors = ({ factors }: Pick<UnitsFile, 'factors'>, face: Face): readonly Factor[] =>
  Object.entries(factors).flatMap(([key, { printed }]) => {
    const factor = face[key];
    return printed === true && factor !== undefined ? [factor] : [];
  });

/** The factors that are added up over units, in the order of the vocabulary. */
export const summedFactors = ({ factors }: Pick<UnitsFile, 'factors'>): readonly string[] =>
  Object.entries(factors).flatMap(([key, { summed }]) => (summed === true ? [key] : []));

/** What a face has in each of them; a factor that is rolled for in each battle is left out. */
export const summable = (units: Pick<UnitsFile, 'factors'>, face: Face): Readonly<Record<string, number>> =>
  Object.fromEntries(
    summedFactors(units).flatMap((key): [string, number][] => {
      const factor = face[key];
      return typeof factor === 'number' ? [[key, factor]] : [];
    }),
  );

/** A factor of a counter that has several faces stands there once for each. */
const facesField = (faces: readonly Face[], key: string): unknown => {
  const values = faces.map((face) => face[key] ?? null);
  return values.length === 1 ? values[0] : values;
};

/** The values of a counter that each have a source of their own; `from` may also name marks that it has not. */
export const unitFields = ({ faces, marks = [], ...fields }: UnitLine): Readonly<Record<string, unknown>> => {
  const { from, ...rest } = fields;
  const keys = [...new Set(faces.flatMap((face) => Object.keys(face)))];
  const known = new Set([...Object.keys(rest), ...keys]);
  const told = [
    ...marks,
    ...Object.keys(from ?? {}).filter((key) => !known.has(key) && !marks.includes(key)),
  ];
  return {
    ...rest,
    ...Object.fromEntries(keys.map((key) => [key, facesField(faces, key)])),
    ...Object.fromEntries(told.map((key) => [key, marks.includes(key)])),
  };
};

const TIMES = ['', '', ' twice', ' three times', ' four times', ' five times'] as const;

/** A unit with what is to be seen on its counter: `12 Rifle Division, reduced, disrupted`. */
export const conditionName = (
  units: Pick<UnitsFile, 'states'> | undefined,
  { name, faces }: Pick<UnitLine, 'name' | 'faces'>,
  face = 1,
  states: readonly string[] = [],
): string =>
  [
    name,
    ...(face > 1 ? [`reduced${TIMES[Math.min(face, faces.length) - 1] ?? ' many times'}`] : []),
    ...states.map((state) => units?.states[state]?.name ?? state),
  ].join(', ');
