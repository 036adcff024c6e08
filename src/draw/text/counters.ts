// A unit as a counter of a drawing: the factor on the face that is up, and the sign of its state.
import { faceOf, printedFactors, summedFactors } from '../../board/factors.ts';
import type { Condition, UnitLine, UnitsFile } from '../../board/data-types.ts';
import type { Counter, Meaning } from './map-model.ts';
import { sideRole } from './terrain.ts';

/** A unit that is on none of its first faces is marked so, unless a state is marked. */
const REDUCED: Meaning = { order: 88, sign: '-', text: 'reduced' };

export const markOf = (
  { states: known }: Pick<UnitsFile, 'states'>,
  { face = 1, states = [] }: Condition,
  isUnicode = false,
): Meaning | undefined => {
  const keys = Object.keys(known);
  const [state] = states.toSorted((a, b) => keys.indexOf(a) - keys.indexOf(b));
  const kind = state === undefined ? undefined : known[state];
  if (state === undefined) return face > 1 ? REDUCED : undefined;
  if (kind === undefined) return { order: 89, sign: '?', text: state };
  const { name, sign, unicode = sign } = kind;
  return { order: 89 + keys.indexOf(state) / 100, sign: isUnicode ? unicode : sign, text: name };
};

/** The factor by which a map tells units apart: the first that is added up, else the first that is printed. */
export const foremostFactor = (units: Pick<UnitsFile, 'factors'>): string | undefined =>
  summedFactors(units)[0] ?? Object.keys(units.factors)[0];

export const counterOf = (
  units: UnitsFile,
  unit: UnitLine,
  condition: Condition = {},
  isUnicode = false,
): Counter => {
  const face = faceOf(unit, condition.face);
  const strength = face[foremostFactor(units) ?? ''] ?? Object.values(face)[0] ?? '';
  const mark = markOf(units, condition, isUnicode);
  const factors = printedFactors(units, face).join('-');
  return {
    letter: units.sides[unit.side]?.letter ?? '?',
    role: sideRole(units.sides, unit.side),
    strength: String(strength),
    ...(factors !== '' && { factors }),
    label: unit.id,
    isSpent: false,
    isCovered: false,
    ...(mark !== undefined && { mark }),
  };
};
