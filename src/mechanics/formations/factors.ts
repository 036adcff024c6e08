// The factors of units with two faces: an army on its strong side and a corps that has lost its full strength show the second.
// Attack factors are halved, unit by unit, without supply.
import type { Face } from '../../board/data-types.ts';
import { faceOf } from '../../board/factors.ts';
import type { Frozen } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import { hitsOn } from '../steps.ts';
import type { Sided } from './strong-sides.ts';

/** What the ledger of such a game holds: corps that show their back for good. */
export type Faced = Sided & { hits: Record<string, number> };

type Standing = { readonly own: Frozen<Faced> };

export type Factors<S extends Standing> = {
  faceNumber(s: Standing, unit: string): 1 | 2;
  faceNow(s: Standing, unit: string): Face;
  /** As it is printed on the face that is up. */
  fullAttack(s: Standing, unit: string): number;
  /** Half of it, dropping fractions, without supply. */
  attack(s: S, unit: string): number;
  /** The same of the weaker of its faces. */
  weakAttack(s: S, unit: string): number;
  /** Without entrenchment and terrain. */
  defence(s: Standing, unit: string): number;
};

const factor = (face: Face, key: 'attack' | 'defence'): number => {
  const value = face[key];
  return typeof value === 'number' ? value : 0;
};

export const factors = <S extends Standing>(
  p: Sheet,
  isSupplied: (s: S, unit: string) => boolean,
): Factors<S> => {
  const faceNumber = (s: Standing, unit: string): 1 | 2 =>
    s.own.strong.includes(unit) || hitsOn(s.own, unit) > 0 ? 2 : 1;
  const faceNow = (s: Standing, unit: string): Face => faceOf(p.unit(unit), faceNumber(s, unit));
  const supplied = (s: S, unit: string, full: number): number =>
    isSupplied(s, unit) ? full : Math.floor(full / 2);
  return {
    faceNumber,
    faceNow,
    fullAttack: (s, unit) => factor(faceNow(s, unit), 'attack'),
    attack: (s, unit) => supplied(s, unit, factor(faceNow(s, unit), 'attack')),
    weakAttack: (s, unit) =>
      supplied(s, unit, Math.min(...p.unit(unit).faces.map((face) => factor(face, 'attack')))),
    defence: (s, unit) => factor(faceNow(s, unit), 'defence'),
  };
};
