// The heading of the screen and its command desk: the weather, the pulse, who has the two cities, and what is at hand.
import type { Heading } from '../../../api/game.ts';
import type { Message } from '../../../core/types.ts';
import { holder } from '../../../mechanics/control.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { nextArrivals } from '../../../mechanics/questions/reinforcements.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import { pulseNow } from '../sequence/pulse-now.ts';
import type { Seeing } from '../state.ts';
import { weatherOf } from '../weather/weather.ts';

const message = (key: string, params: Message['params'] = {}): Message => ({ key, params });

/** VIC.2, VIC.6, VIC.8: what both sides fight for. */
const CITIES = ['Moscow', 'Voronezh'] as const;

export const headingOf = (p: Printed, s: Seeing): Heading => {
  const now = pulseNow(p, s);
  const label = p.turn(s.clock.turn)?.label ?? '';
  const told = {
    label,
    weather: weatherOf(p, s),
    ...(now !== undefined && { nth: now.nth }),
  };
  return {
    date: message('word.head.date', told),
    score: CITIES.map((city) => {
      const side = holder(p, s, p.placeNamed(city)) ?? 'russian';
      const params = { city, side, letter: p.set.units.sides[side]?.letter ?? '' };
      return {
        whole: message('word.head.city', params),
        brief: message('word.brief-head.city', params),
        told: message('word.head.city.told', params),
      };
    }),
  };
};

/** Boxes whose units are at hand, and what is said of them. */
const AT_HAND = [
  ['german-air', 'word.at-hand.luftwaffe'],
  ['russian-air', 'word.at-hand.red-air'],
  ['siberia', 'word.at-hand.siberia'],
  ['shock', 'word.at-hand.shock'],
] as const;

export const atHandOf = (p: Printed, s: Seeing, who: string): readonly Message[] => [
  ...AT_HAND.flatMap(([box, key]) => {
    const count = unitsAt(s.own, box).length;
    return count === 0 ? [] : [message(key, { count })];
  }),
  ...nextArrivals(p, openToAll(p))(s, who),
];
