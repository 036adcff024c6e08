// What a computer player of the Russians orders behind the front of 1941: the reserve begun before its turn, units that are
// given up to come back, units sent by rail to where they are wanted, and paratroops.
import type { Prize, Said } from '../../../../api/outlook.ts';
import type { OpenChoice, Seen } from '../../../../core/rule-set.ts';
import { distance } from '../../../../hex/distance.ts';
import { onMap, placeOf, unitsAt } from '../../../places.ts';
import type { Placed } from '../../../places.ts';
import type { Credited } from '../../../replacements/credits.ts';
import type { Stacking } from '../../../stacking.ts';
import { fightFor } from '../fights.ts';
import type { FrontLaw, FrontOwn } from '../law.ts';
import { defenceSum } from '../strengths.ts';

export type RearLaw<O extends FrontOwn & Placed & Credited, R extends string> = {
  readonly front: FrontLaw<O, R>;
  readonly rail: OpenChoice<O>;
  readonly drop: OpenChoice<O>;
  readonly stacking: Stacking<O>;
  /** The risk that is named, where one must be. */
  readonly risk: readonly string[];
  /** Lost in battle it comes no more; given up it does. */
  isSavedByGivingUp(unit: string): boolean;
  prizes(s: Seen<O>): readonly Prize[];
  /** By hex: what it is worth to have one more there. */
  needs(s: Seen<O>): (hex: string) => number;
};

export type Rear<O> = {
  /** In step A, what is done first before the others. */
  orders(s: Seen<O>): readonly Said[];
  /** Where paratroops are dropped, the best first. */
  drops(s: Seen<O>): readonly Said[];
};

/** From here on nobody is missed where he is. */
const QUIET = 5;
/** What a better place must be better by, as one detrains Disrupted. */
const WORTH_IT = 2;
/** So near the Germans are before the capital. */
const BEFORE = 2;
/** By how many times they must be stronger there than who defends it before the game is put at risk. */
const DIRE = 3;
/** A prize that is worth the paratroops. */
const PRIZE = 2;

const SIDE = 'russian';
const STEP_A = { proc: 'russian-administration', step: 'orders', vars: {} } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const rear = <O extends FrontOwn & Placed & Credited, R extends string>(
  law: RearLaw<O, R>,
): Rear<O> => {
  const { front, stacking } = law;
  const { sheet } = front;
  const { grid } = sheet;
  const germansWithin = (s: Seen<O>, hex: string, most: number): readonly string[] =>
    onMap(sheet, s, 'german').filter(
      (unit) => distance(grid, grid.index(placeOf(s.own, unit)), grid.index(hex)) <= most,
    );
  const own = (s: Seen<O>, hex: string): readonly string[] =>
    unitsAt(s.own, hex).filter((unit) => sheet.sideOf(unit) === SIDE);

  /** The capital is about to fall: only the reserve can still keep it. */
  const isDire = (s: Seen<O>): boolean =>
    law
      .prizes(s)
      .filter(({ isKey, holder }) => isKey === true && holder === SIDE)
      .some(({ hex }) => {
        const units = germansWithin(s, hex, BEFORE);
        const attack = sum(units.map((unit) => front.attack(s, unit)));
        return (
          units.length > 0 && attack >= DIRE * defenceSum(front, s, fightFor(front, s, { hex, units })).total
        );
      });

  const givenUp = (s: Seen<O>): readonly Said[] =>
    onMap(sheet, s, SIDE)
      .filter((unit) => law.isSavedByGivingUp(unit) && !front.isSupplied(s, unit))
      .filter((unit) => germansWithin(s, placeOf(s.own, unit), 1).length > 0)
      .map((unit): Said => ({ verb: 'disband', args: { units: [unit] } }));

  const byRail = (s: Seen<O>): readonly Said[] => {
    const worth = law.needs(s);
    const posts = new Set(
      law.prizes(s).flatMap(({ hex, holder, isMany }) => (holder === SIDE && isMany !== true ? [hex] : [])),
    );
    return (law.rail.subjects?.(s, STEP_A) ?? [])
      .filter((unit) => {
        const hex = placeOf(s.own, unit);
        return germansWithin(s, hex, QUIET).length === 0 && (!posts.has(hex) || own(s, hex).length > 1);
      })
      .flatMap((unit): Said[] => {
        const here = worth(placeOf(s.own, unit));
        const [best] = (law.rail.reach?.(s, STEP_A, unit) ?? [])
          .filter(({ place }) => stacking.refuse(s.own, place, SIDE, [unit]) === undefined)
          .map(({ place }) => ({ place, worth: worth(place) }))
          .toSorted((a, b) => b.worth - a.worth || (a.place < b.place ? -1 : 1));
        return best !== undefined && best.worth >= here + WORTH_IT
          ? [{ verb: 'rail', args: { units: [unit], path: [best.place] } }]
          : [];
      });
  };

  return {
    orders: (s) => [
      ...(isDire(s) ? [{ verb: 'gamble', args: { risk: law.risk } }] : []),
      ...givenUp(s),
      ...byRail(s),
    ],
    drops: (s) =>
      law
        .prizes(s)
        .filter(({ hex, worth }) => worth >= PRIZE && own(s, hex).length === 0)
        .toSorted((a, b) => b.worth - a.worth || (a.hex < b.hex ? -1 : 1))
        .flatMap(({ hex, holder }): Said[] =>
          // What is held and far from the enemy needs nobody.
          holder === SIDE && germansWithin(s, hex, BEFORE).length === 0
            ? []
            : (law.drop.subjects?.(s, STEP_A) ?? []).map((unit) => ({
                verb: 'drop',
                args: { units: [unit], path: [hex] },
              })),
        ),
  };
};
