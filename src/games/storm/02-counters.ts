// Chapter 2: what units are: nation, type, class. Combat factors and steps are printed on the counters, movement factors are not.
import type { Printed } from './data/sheet.ts';

/** 2.12b: the Slovakian unit is German for all purposes (R85). */
export const NATIONS = ['german', 'hungarian', 'romanian', 'soviet'] as const;
export type Nation = (typeof NATIONS)[number];

export const nationOf = (p: Printed, unit: string): Nation => {
  const { nationality } = p.unit(unit);
  return nationality === 'slovakian' ? 'german' : (nationality as Nation);
};

export const isGerman = (p: Printed, unit: string): boolean => nationOf(p, unit) === 'german';

/** 2.12a: Hungarians and Romanians. */
export const isAlly = (p: Printed, unit: string): boolean =>
  p.sideOf(unit) === 'german' && !isGerman(p, unit);

/** 2.9a: mechanized, non-mechanized or static; 2.9b: cavalry is mechanized; R62: allies by their symbol. */
export const isMech = (p: Printed, unit: string): boolean => p.unit(unit).mobility === 'mechanized';
/** 2.9c, 9.2c */
export const isStatic = (p: Printed, unit: string): boolean => p.unit(unit).mobility === 'static';

const isType = (p: Printed, unit: string, ...types: readonly string[]): boolean =>
  types.includes(p.unit(unit).type);

export const isArtillery = (p: Printed, unit: string): boolean => isType(p, unit, 'heavy-artillery');
export const isAirborne = (p: Printed, unit: string): boolean => isType(p, unit, 'airborne');
export const isT34 = (p: Printed, unit: string): boolean => isType(p, unit, 't34');
/** 11.8b, R47: no mechanized rifle, cavalry or artillery. */
export const isTank = (p: Printed, unit: string): boolean => isType(p, unit, 'tank', 't34');
export const isPanzer = (p: Printed, unit: string): boolean => isType(p, unit, 'panzer');
export const isCavalry = (p: Printed, unit: string): boolean => isType(p, unit, 'cavalry');
export const isMountain = (p: Printed, unit: string): boolean =>
  isType(p, unit, 'mountain', 'mountain-rifle');
export const isFlak = (p: Printed, unit: string): boolean => isType(p, unit, 'flak');

/** 9.22a, R31: German panzer and motorized units, never cavalry. */
export const isAssaulter = (p: Printed, unit: string): boolean =>
  isGerman(p, unit) && isType(p, unit, 'panzer', 'panzer-grenadier');

/** 5.13l, 5.13o: the corps of a Soviet tank or mechanized division, as its counter has it. */
export const corpsOf = (p: Printed, unit: string): string | undefined =>
  isType(p, unit, 'tank', 'mechanized-rifle') ? p.unit(unit).formation : undefined;

const factor = (p: Printed, unit: string, key: 'attack' | 'defence'): number => {
  const value = p.unit(unit).faces[0]?.[key];
  return typeof value === 'number' ? value : 0;
};

/** 2.10 */
export const attackFactor = (p: Printed, unit: string): number => factor(p, unit, 'attack');
export const defenceFactor = (p: Printed, unit: string): number => factor(p, unit, 'defence');
