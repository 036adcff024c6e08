// An attack as it stands now, or as somebody asks about it: who defends, who has no way out, who has been told to hold.
import type { Seen } from '../../../core/rule-set.ts';
import type { BonusLine } from '../../../board/odds-lines.ts';
import { HEX, has, hexBits } from '../../ground/ground.ts';
import { perSheet } from '../../per-sheet.ts';
import { placeOf, unitsAt } from '../../places.ts';
import type { Sheet } from '../../sheet.ts';
import { GARRISON } from '../allocated/effect-law.ts';
import { retreatGround } from '../allocated/field.ts';
import { sourcesOf } from '../allocated/fight.ts';
import type { Fight } from '../allocated/fight.ts';
import { isTrapped } from '../allocated/retreat-steps.ts';
import type { FrontLaw, FrontOwn, FrontSide } from './law.ts';

export const attackingSide = <O extends FrontOwn, R extends string>(
  { sheet }: FrontLaw<O, R>,
  { units }: Pick<Fight, 'units'>,
): FrontSide => sheet.sideOf(units[0] ?? '');

export const defendingSide = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  fight: Pick<Fight, 'units'>,
): FrontSide => law.sheet.other(attackingSide(law, fight));

/** Moscow and Tula defend themselves as long as no German has been in them. */
export const garrisonIn = (
  sheet: Sheet,
  bonuses: readonly BonusLine[],
  s: { readonly own: { readonly fallen?: readonly string[] } },
  hex: string,
): number => {
  const bits = hexBits(sheet, hex);
  if (!has(bits, HEX.moscow | HEX.tula) || s.own.fallen?.includes(hex) === true) return 0;
  const id = has(bits, HEX.moscow) ? 'moscow' : 'tula';
  return bonuses.find((line) => line.id === id)?.intrinsic ?? 0;
};

const citiesOf = perSheet((sheet: Sheet): readonly string[] =>
  sheet.grid.ids.filter((hex) => has(hexBits(sheet, hex), HEX.moscow | HEX.tula)),
);

/** Cities that have a garrison still. */
export const garrisonedIn = (
  sheet: Sheet,
  bonuses: readonly BonusLine[],
  s: Pick<Seen<FrontOwn>, 'own'>,
): readonly string[] => citiesOf(sheet).filter((hex) => garrisonIn(sheet, bonuses, s, hex) > 0);

/** Marks for a view: cities that defend themselves still. */
export const garrisonMarks =
  (sheet: Sheet, bonuses: readonly BonusLine[]) =>
  (s: Pick<Seen<FrontOwn>, 'own'>, note: (hex: string, key: string) => void): void => {
    for (const hex of garrisonedIn(sheet, bonuses, s)) note(hex, 'garrison');
  };

export const garrisonOf = <O extends FrontOwn, R extends string>(
  { sheet, charts }: FrontLaw<O, R>,
  s: Pick<Seen<FrontOwn>, 'own'>,
  hex: string,
): number => garrisonIn(sheet, charts.bonuses, s, hex);

/** The garrison is no counter. */
export const isCounter = <O extends FrontOwn, R extends string>(
  { sheet }: FrontLaw<O, R>,
  unit: string,
): boolean => sheet.isUnit(unit);

/** Units of a side in a hex that take part in battles. */
export const fightersAt = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Pick<Seen<FrontOwn>, 'own'>,
  hex: string,
  side: FrontSide,
): readonly string[] =>
  unitsAt(s.own, hex).filter((unit) => law.sheet.sideOf(unit) === side && law.fights?.(unit) !== false);

/** Everybody of a side in a hex, and the garrison of a city that has one. */
export const defendersAt = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  hex: string,
  side: FrontSide,
): readonly string[] => [
  ...fightersAt(law, s, hex, side),
  ...(side !== law.invader && garrisonOf(law, s, hex) > 0 ? [GARRISON] : []),
];

/** Who has no way out, neither into a hex nor over the edge. */
export const trappedIn = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Fight,
): readonly string[] => {
  const beaten = { hex: fight.hex, sources: sourcesOf(fight) };
  const ground = retreatGround(law.field, s, defendingSide(law, fight));
  return fight.defenders.filter((unit) => isCounter(law, unit) && isTrapped(ground, unit, beaten));
};

/** An order to hold is for those who are not Disrupted. */
export const ableToStand = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  { defenders }: Pick<Fight, 'defenders'>,
): readonly string[] =>
  defenders.filter(
    (unit) => isCounter(law, unit) && (law.mayStand?.(s, unit) ?? !s.own.disrupted.includes(unit)),
  );

/** Those who have been told to hold for the whole of a player turn of the invader. */
export const standing = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  fight: Pick<Fight, 'units' | 'defenders'>,
): readonly string[] =>
  defendingSide(law, fight) !== law.invader && s.own.turn.noRetreat === true
    ? ableToStand(law, s, fight)
    : [];

/** `from`: where they would stand, if not where they are. */
type Asked = Pick<Fight, 'hex' | 'units'> &
  Partial<Pick<Fight, 'pressed' | 'bonus' | 'forced' | 'firm' | 'from'>>;

/** Who is against whom, which is all that the odds ask. */
export const matchFor = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  asked: Asked,
): Fight => {
  const defenders = defendersAt(law, s, asked.hex, defendingSide(law, asked));
  const from = asked.from ?? Object.fromEntries(asked.units.map((unit) => [unit, placeOf(s.own, unit)]));
  return { ...asked, from, defenders };
};

export const fightFor = <O extends FrontOwn, R extends string>(
  law: FrontLaw<O, R>,
  s: Seen<O>,
  asked: Asked,
): Fight => {
  const fight = matchFor(law, s, asked);
  return { ...fight, trapped: trappedIn(law, s, fight), firm: asked.firm ?? standing(law, s, fight) };
};
