// Ground combat: an attack as it stands now, or as somebody asks about it.
import { GARRISON } from '../../../mechanics/combat/allocated/effects.ts';
import type { Fight } from '../../../mechanics/combat/allocated/fight.ts';
import { isTrapped } from '../../../mechanics/combat/allocated/retreat-steps.ts';
import { retreatGround } from '../../../mechanics/combat/allocated/field.ts';
import { sourcesOf } from '../../../mechanics/combat/allocated/fight.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { fieldOf, garrisonOf } from './field.ts';

export const attackingSide = (p: Printed, { units }: Pick<Fight, 'units'>): Who => p.sideOf(units[0] ?? '');
export const defendingSide = (p: Printed, fight: Pick<Fight, 'units'>): Who =>
  otherSide(attackingSide(p, fight));

/** Everybody of a side in a hex, and the garrison of a city that has one. */
export const defendersAt = (p: Printed, s: Seeing, hex: string, side: Who): readonly string[] => [
  ...unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === side),
  ...(side === 'russian' && garrisonOf(p, s, hex) > 0 ? [GARRISON] : []),
];

/** The garrison is no counter. */
export const isCounter = (p: Printed, unit: string): boolean => p.isUnit(unit);

/** NRO.1, R20, R89: who has no way out, neither into a hex nor over the edge. */
export const trappedIn = (p: Printed, s: Seeing, fight: Fight): readonly string[] => {
  const beaten = { hex: fight.hex, sources: sourcesOf(fight) };
  const ground = retreatGround(fieldOf(p), s, defendingSide(p, fight));
  return fight.defenders.filter((unit) => isCounter(p, unit) && isTrapped(ground, unit, beaten));
};

type Asked = Pick<Fight, 'hex' | 'units'> & Partial<Pick<Fight, 'pressed' | 'bonus' | 'forced' | 'firm'>>;

/** NRO.3, R15: Russians who have been told to hold for the whole of a German player turn. */
export const standing = (
  p: Printed,
  s: Seeing,
  fight: Pick<Fight, 'units' | 'defenders'>,
): readonly string[] =>
  defendingSide(p, fight) === 'russian' && s.own.turn.noRetreat === true
    ? fight.defenders.filter((unit) => isCounter(p, unit) && !s.own.disrupted.includes(unit))
    : [];

export const fightFor = (p: Printed, s: Seeing, asked: Asked): Fight => {
  const defenders = defendersAt(p, s, asked.hex, defendingSide(p, asked));
  const from = Object.fromEntries(asked.units.map((unit) => [unit, placeOf(s.own, unit)]));
  const fight: Fight = { ...asked, from, defenders };
  return { ...fight, trapped: trappedIn(p, s, fight), firm: asked.firm ?? standing(p, s, fight) };
};
