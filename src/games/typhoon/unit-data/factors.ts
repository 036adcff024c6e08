// Unit data: the factors of a unit as it stands now (UNI.3), and what supply leaves of them.
import type { Face } from '../../../board/data-types.ts';
import { faceOf } from '../../../board/factors.ts';
import { hitsOn } from '../../../mechanics/steps.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';

type Standing = Pick<Seeing, 'own'>;

/** ARM.5, RES.X.8: an army on its strong side, and a panzer corps that has been reduced, show their second face. */
export const faceNumber = (s: Standing, unit: string): 1 | 2 =>
  s.own.strong.includes(unit) || hitsOn(s.own, unit) > 0 ? 2 : 1;

export const faceNow = (p: Printed, s: Standing, unit: string): Face =>
  faceOf(p.unit(unit), faceNumber(s, unit));

const factor = (face: Face, key: 'attack' | 'defence'): number => {
  const value = face[key];
  return typeof value === 'number' ? value : 0;
};

/** As it is printed on the face that is up. */
export const fullAttackOf = (p: Printed, s: Standing, unit: string): number =>
  factor(faceNow(p, s, unit), 'attack');

/** SUP.11, R62: half of it, dropping fractions, without supply. */
export const attackOf = (p: Printed, s: Seeing, unit: string): number => {
  const full = fullAttackOf(p, s, unit);
  return isSupplied(p, s, unit) ? full : Math.floor(full / 2);
};

/** The same of the weaker of its faces. */
export const weakAttackOf = (p: Printed, s: Seeing, unit: string): number => {
  const weak = Math.min(...p.unit(unit).faces.map((face) => factor(face, 'attack')));
  return isSupplied(p, s, unit) ? weak : Math.floor(weak / 2);
};

/** Without entrenchment and terrain. */
export const defenceOf = (p: Printed, s: Standing, unit: string): number =>
  factor(faceNow(p, s, unit), 'defence');

/** RES.X.8, RES.X.10: the attack factors between the two faces of a unit. */
export const faceGap = (p: Printed, unit: string): number => {
  const { faces } = p.unit(unit);
  const [first, second] = faces;
  return first === undefined || second === undefined
    ? 0
    : Math.abs(factor(first, 'attack') - factor(second, 'attack'));
};
