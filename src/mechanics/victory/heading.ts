// The heading of the screen where points decide, or cities, and what waits in the boxes of a side.
import type { Heading } from '../../api/game.ts';
import type { Message, Params } from '../../core/types.ts';
import { message } from '../combat/questions/odds.ts';
import { holder } from '../control.ts';
import { unitsAt } from '../places.ts';
import type { Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';

type Held = Parameters<typeof holder>[1];
type CitySheet = Sheet & { placeNamed(name: string): string };

/** Where points decide: what they come to, and what somebody needs, where that is still open. */
export const pointsScore = (total: number, needs: Params | undefined): NonNullable<Heading['score']> => [
  { whole: message('word.head.points', { total }), told: message('word.head.points.told', { total }) },
  ...(needs === undefined
    ? []
    : [
        {
          whole: message('word.head.score.needs', needs),
          brief: message('word.brief-head.score.needs', needs),
          told: message('word.head.score.told', needs),
        },
      ]),
];

/** Who has each of the cities that both sides fight for; the Russian begins with them. */
export const citiesScore = (
  p: CitySheet,
  s: Held,
  cities: readonly string[],
): NonNullable<Heading['score']> =>
  cities.map((city) => {
    const side = holder(p, s, p.placeNamed(city)) ?? 'russian';
    const params = { city, side, letter: p.set.units.sides[side]?.letter ?? '' };
    return {
      whole: message('word.head.city', params),
      brief: message('word.brief-head.city', params),
      told: message('word.head.city.told', params),
    };
  });

/** Boxes whose units are at hand, and what is said of them. */
const AT_HAND = [
  ['german-air', 'word.at-hand.luftwaffe'],
  ['russian-air', 'word.at-hand.red-air'],
  ['siberia', 'word.at-hand.siberia'],
  ['shock', 'word.at-hand.shock'],
] as const;

export const boxesAtHand = ({ own }: Pick<Sight, 'own'>): readonly Message[] =>
  AT_HAND.flatMap(([box, key]) => {
    const count = unitsAt(own, box).length;
    return count === 0 ? [] : [message(key, { count })];
  });
