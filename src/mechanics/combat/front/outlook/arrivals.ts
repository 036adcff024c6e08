// Where a computer player at the front of 1941 brings its replacements in: to towns near the enemy that are held by few; and who
// leaves a hex that is too full.
import { distance } from '../../../../hex/distance.ts';
import type { Prize, Said } from '../../../../api/outlook.ts';
import type { OpenChoice, Seen } from '../../../../core/rule-set.ts';
import { onMap, placeOf, unitsAt } from '../../../places.ts';
import type { Placed } from '../../../places.ts';
import type { Credited, Credits, CreditSight } from '../../../replacements/credits.ts';
import type { WalkOn } from '../../../replacements/walk-on.ts';
import type { Sheet } from '../../../sheet.ts';
import type { Stacking } from '../../../stacking.ts';
import type { FrontLaw, FrontOwn, FrontSide } from '../law.ts';

/** Who comes is Disrupted in that turn: so far from the enemy he is safe, and still of use. */
const AWAY = 3;
/** What a hex farther from that counts against a point of a prize. */
const STEP = 0.6;

const IDLE = { proc: 'russian-administration', step: 'orders', vars: {} } as const;

export type ArrivalLaw<O extends FrontOwn & Placed & Credited, R extends string> = {
  readonly front: FrontLaw<O, R>;
  readonly credits: Credits;
  readonly replace: OpenChoice<O>;
  readonly walkers: WalkOn;
  readonly stacking: Stacking<O>;
  prizes(s: Seen<O>): readonly Prize[];
};

export type Arrivals<O> = {
  /** By hex: what it is worth to have one more there. */
  needs(s: Seen<O>): (hex: string) => number;
  /** The strongest that can be paid for, each in the place that wants it most. */
  newcomers(s: Seen<O>): readonly Said[];
  /** Whoever waits beside the map comes on where he is nearest to where he is wanted. */
  walkingOn(s: Seen<O>): readonly Said[];
  /** Whoever can still go leaves a hex that is too full, to the nearest with room. */
  leaving(s: Seen<O>, side: FrontSide): readonly Said[];
};

export const arrivals = <O extends FrontOwn & Placed & Credited, R extends string>(
  law: ArrivalLaw<O, R>,
): Arrivals<O> => {
  const { front, stacking } = law;
  const { sheet } = front;
  const isRoom = (s: Seen<O>, hex: string, side: FrontSide, unit: string): boolean =>
    stacking.refuse(s.own, hex, side, [unit]) === undefined;

  const needs = (s: Seen<O>): ((hex: string) => number) => {
    const { grid } = sheet;
    const enemies = [...new Set(onMap(sheet, s, front.invader).map((unit) => placeOf(s.own, unit)))].map(
      grid.index,
    );
    const prizes = new Map(law.prizes(s).map(({ hex, worth }) => [hex, worth]));
    return (hex) => {
      const near = Math.min(...enemies.map((enemy) => distance(grid, grid.index(hex), enemy)));
      const crowd = unitsAt(s.own, hex).length;
      return (prizes.get(hex) ?? 0) - STEP * Math.abs(near - AWAY) - crowd - (near < 2 ? AWAY : 0);
    };
  };
  const factors = (s: Seen<O>, unit: string): number => front.attack(s, unit) + front.defence(s, unit);

  return {
    needs,
    newcomers: (s) => {
      const worth = needs(s);
      return law.credits
        .affordable(s as unknown as CreditSight)
        .toSorted((a, b) => factors(s, b) - factors(s, a) || (a < b ? -1 : 1))
        .flatMap((unit) =>
          (law.replace.reach?.(s, IDLE, unit) ?? [])
            .map(({ place }) => place)
            .filter((hex) => isRoom(s, hex, 'russian', unit))
            .toSorted((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1))
            .slice(0, 1)
            .map((hex): Said => ({ verb: 'replace', args: { units: [unit], at: [hex] } })),
        );
    },
    walkingOn: (s) => {
      const worth = needs(s);
      const choice = law.walkers.choice as unknown as OpenChoice<O>;
      if (choice.idle?.(s, IDLE) !== undefined || choice.every === undefined) return [];
      return [...choice.every(s, IDLE, undefined)]
        .flatMap((args): Said[] => (args === undefined ? [] : [{ verb: 'enter', args }]))
        .toSorted((a, b) => worth(b.args['at']?.[0] ?? '') - worth(a.args['at']?.[0] ?? ''));
    },
    leaving: leaving(sheet, stacking),
  };
};

/** Whoever can still go leaves a hex that is too full, to the nearest with room. */
export const leaving =
  <O extends Placed>(sheet: Sheet, stacking: Stacking<O>): Arrivals<O>['leaving'] =>
  (s, side) =>
    stacking
      .overstacks(s)
      .filter((over) => over.side === side)
      .flatMap(({ hex }) =>
        unitsAt(s.own, hex).flatMap((unit) =>
          sheet
            .neighbours(hex)
            .filter((next) => stacking.refuse(s.own, next, side, [unit]) === undefined)
            .map((next): Said => ({ verb: 'move', args: { units: [unit], path: [next] } })),
        ),
      );
