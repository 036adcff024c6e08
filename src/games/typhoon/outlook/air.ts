// What a computer player of Typhoon does in the air: bombs where the ground is to be attacked, supply for who has none.
import { distance } from '../../../hex/distance.ts';
import type { Said } from '../../../api/outlook.ts';
import { ableFliers, nearestBase } from '../../../mechanics/air/bases.ts';
import { bombable } from '../../../mechanics/air/fronts.ts';
import { isDisrupted, isEntrenched } from '../../../mechanics/formations/disruption.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground/ground.ts';
import { onMap, placeOf, unitsAt } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/formations/unit-classes.ts';
import { airOf } from '../air/air-law.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { otherSide } from '../data/sheet.ts';
import { limit } from '../sequence/pulse-now.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { factorsOf } from '../unit-data/factors.ts';

/** Whoever is so near can attack in the same pulse. */
const NEAR = 3;
/** What a bomb counts that disrupts nobody and gives the ground attack its column (AIR.19). */
const SUPPORT = 0.6;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** AIR.12: armour, and what is dug in or under trees, is hard to hit; who is Disrupted is so already. */
const isSoft = (p: Printed, s: Seeing, hex: string, unit: string): boolean =>
  !classOf(p, unit).isArmour &&
  !isEntrenched(s, unit) &&
  !isDisrupted(s, unit) &&
  !has(hexBits(p, hex), HEX.forest | HEX.moscow | HEX.tula);

/** What bombing a hex is worth to a side: what it disrupts of those that can be attacked, and the column. */
const worthOf = (p: Printed, s: Seeing, side: Who, hex: string): number => {
  const at = p.grid.index(hex);
  const attack = sum(
    onMap(p, s, side)
      .filter((unit) => distance(p.grid, p.grid.index(placeOf(s.own, unit)), at) <= NEAR)
      .map((unit) => factorsOf(p).attack(s, unit)),
  );
  const enemies = unitsAt(s.own, hex).filter((unit) => p.sideOf(unit) === otherSide(side));
  const defence = sum(enemies.map((unit) => factorsOf(p).defence(s, unit)));
  const soft = sum(
    enemies.filter((unit) => isSoft(p, s, hex, unit)).map((unit) => factorsOf(p).defence(s, unit)),
  );
  const isHelp = side === 'german' ? SUPPORT * defence : 0;
  return attack < defence ? 0 : soft + isHelp;
};

const flights = (
  p: Printed,
  s: Seeing,
  side: Who,
  verb: string,
  hexes: readonly string[],
  within?: number,
): readonly Said[] => {
  const air = airOf(p);
  return hexes.flatMap((hex) =>
    ableFliers<Own>(air, s, side).flatMap((unit): Said[] => {
      const base = nearestBase<Own>(air, s, [unit], hex, within);
      return base === '' ? [] : [{ verb, args: { target: [hex], units: [unit], from: [base] } }];
    }),
  );
};

/** SEQ.5: the best first. */
export const bombs = (p: Printed, s: Seeing, side: Who, verb = 'bomb'): readonly Said[] => {
  const told = new Set(s.own.pulse.missions.map(({ hex }) => hex));
  const hexes = bombable<Own>(p, s, side)
    .filter((hex) => !told.has(hex))
    .map((hex) => ({ hex, worth: worthOf(p, s, side, hex) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || (a.hex < b.hex ? -1 : 1))
    .map(({ hex }) => hex);
  return flights(p, s, side, verb, hexes);
};

/** AIR.27: the dearest stack without supply. */
export const lifts = (p: Printed, s: Seeing, side: Who): readonly Said[] => {
  const cut = new Map<string, number>();
  for (const unit of onMap(p, s, side))
    if (!isSupplied(p, s, unit)) {
      const hex = placeOf(s.own, unit);
      cut.set(hex, (cut.get(hex) ?? 0) + factorsOf(p).attack(s, unit) + factorsOf(p).defence(s, unit));
    }
  const hexes = [...cut].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([hex]) => hex);
  return flights(p, s, side, 'resupply', hexes, limit(p, 'resupply-range'));
};

/** R49: whoever can meets the mission that has been announced. */
export const meetings = (p: Printed, s: Seeing, side: Who): readonly Said[] =>
  flights(p, s, side, 'intercept', [...new Set(s.own.pulse.missions.map(({ hex }) => hex))]);
