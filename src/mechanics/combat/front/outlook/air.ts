// What a computer player at the front of 1941 does in the air: bombs where the ground is to be attacked, supply for who has none.
import { distance } from '../../../../hex/distance.ts';
import type { Said } from '../../../../api/outlook.ts';
import type { Seen } from '../../../../core/rule-set.ts';
import { ableFliers, baseNamed, basesFor } from '../../../air/bases.ts';
import { bombable } from '../../../air/fronts.ts';
import type { SortiesVars } from '../../../air/interception.ts';
import type { FrontsFlying } from '../../../air/fronts.ts';
import type { AirLaw, Flying } from '../../../air/law.ts';
import { isDisrupted, isEntrenched } from '../../../formations/disruption.ts';
import { HEX, has, hexBits } from '../../../ground/ground.ts';
import { onMap, placeOf, unitsAt } from '../../../places.ts';
import { classOf } from '../../../formations/unit-classes.ts';
import type { FrontLaw, FrontOwn, FrontSide } from '../law.ts';

/** Whoever is so near can attack in the same pulse, before he has moved. */
const NEAR = 3;
/** What a bomb counts that disrupts nobody and gives a German ground attack its column. */
const SUPPORT = 0.6;

/** The hex of each meeting that has been ordered. */
const metIn = ({ meetings = [] }: Partial<SortiesVars>): readonly string[] => meetings.map(({ hex }) => hex);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export type AirPlans<O> = {
  /** The best first. */
  bombs(s: Seen<O>, side: FrontSide, verb?: string): readonly Said[];
  /** The dearest stack without supply first. */
  lifts(s: Seen<O>, side: FrontSide): readonly Said[];
  /** Whoever can meets a mission that has been announced, the one that fewest meet first. */
  meetings(s: Seen<O>, side: FrontSide): readonly Said[];
};

export type AirPlanLaw<O extends FrontOwn & Flying> = {
  readonly air: AirLaw<O>;
  /** Hexes that a side can bomb. */
  hexes(s: Seen<O>, side: FrontSide): readonly string[];
  /** Whom D* does not hit where he is. */
  isCovered(s: Seen<O>, hex: string, unit: string): boolean;
  /** What part of the defence support of an attack is worth besides what the bombs disrupt. */
  support(side: FrontSide): number;
  /** Of units of a side; those without supply are helped. */
  needsSupply(s: Seen<O>, unit: string): boolean;
  /** In hexes, where supply goes no farther than that. */
  readonly supplyRange?: number;
  /** Whoever is so near can still attack. */
  readonly near: number;
};

/** Of games whose air units fly from armies. */
export const armyAir = <O extends FrontOwn & FrontsFlying, R extends string>(
  { sheet, invader, isSupplied }: FrontLaw<O, R>,
  air: AirLaw<O>,
  supplyRange: number,
): AirPlanLaw<O> => ({
  air,
  hexes: (s, side) => bombable<O>(sheet, s, side),
  isCovered: (_, hex) => has(hexBits(sheet, hex), HEX.forest | HEX.moscow | HEX.tula),
  support: (side) => (side === invader ? SUPPORT : 0),
  needsSupply: (s, unit) => !isSupplied(s, unit),
  supplyRange,
  near: NEAR,
});

export const airPlans = <O extends FrontOwn & Flying, R extends string>(
  front: FrontLaw<O, R>,
  law: AirPlanLaw<O>,
): AirPlans<O> => {
  const { sheet } = front;
  const { air, near } = law;

  /** Armour, and what is dug in or under trees, is hard to hit; who is Disrupted is so already. */
  const isSoft = (s: Seen<O>, hex: string, unit: string): boolean =>
    !classOf(sheet, unit).isArmour &&
    !isEntrenched(s, unit) &&
    !isDisrupted(s, unit) &&
    !law.isCovered(s, hex, unit);

  const onGround = (s: Seen<O>, side: FrontSide): readonly string[] =>
    onMap(sheet, s, side).filter((unit) => !classOf(sheet, unit).isAir);

  /** What bombing a hex is worth to a side: what it disrupts of those that can be attacked, and the column. */
  const worthOf = (s: Seen<O>, side: FrontSide, hex: string): number => {
    const at = sheet.grid.index(hex);
    const attack = sum(
      onGround(s, side)
        .filter((unit) => distance(sheet.grid, sheet.grid.index(placeOf(s.own, unit)), at) <= near)
        .map((unit) => front.attack(s, unit)),
    );
    const enemies = unitsAt(s.own, hex).filter(
      (unit) => sheet.sideOf(unit) !== side && !classOf(sheet, unit).isAir,
    );
    const factors = (units: readonly string[]): number => sum(units.map((unit) => front.defence(s, unit)));
    const defence = factors(enemies);
    const soft = factors(enemies.filter((unit) => isSoft(s, hex, unit)));
    return attack < defence ? 0 : soft + law.support(side) * defence;
  };

  const flights = (
    s: Seen<O>,
    side: FrontSide,
    verb: string,
    hexes: readonly string[],
    within?: number,
  ): readonly Said[] =>
    hexes.flatMap((hex) =>
      ableFliers<O>(air, s, side).flatMap((unit): Said[] => {
        const [base] = basesFor<O>(air, s, unit, hex, within);
        return base === undefined
          ? []
          : [{ verb, args: { target: [hex], units: [unit], ...baseNamed(air, base) } }];
      }),
    );

  return {
    bombs: (s, side, verb = 'bomb') => {
      const told = new Set(s.own.pulse.missions.map(({ hex }) => hex));
      const hexes = law
        .hexes(s, side)
        .filter((hex) => !told.has(hex))
        .map((hex) => ({ hex, worth: worthOf(s, side, hex) }))
        .filter(({ worth }) => worth > 0)
        .toSorted((a, b) => b.worth - a.worth || (a.hex < b.hex ? -1 : 1))
        .map(({ hex }) => hex);
      return flights(s, side, verb, hexes);
    },
    lifts: (s, side) => {
      const cut = new Map<string, number>();
      for (const unit of onGround(s, side))
        if (law.needsSupply(s, unit)) {
          const hex = placeOf(s.own, unit);
          cut.set(hex, (cut.get(hex) ?? 0) + front.attack(s, unit) + front.defence(s, unit));
        }
      const hexes = [...cut].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([hex]) => hex);
      return flights(s, side, 'resupply', hexes, law.supplyRange);
    },
    meetings: (s, side) => {
      const met = metIn(s.stack.at(-1)?.vars ?? {});
      const hexes = [...new Set(s.own.pulse.missions.map(({ hex }) => hex))];
      const times = (hex: string): number => met.filter((each) => each === hex).length;
      return flights(
        s,
        side,
        'intercept',
        hexes.toSorted((a, b) => times(a) - times(b)),
      );
    },
  };
};
