// The heading of the screen and its command desk: the weather, the pulse, who has the two cities, and what is at hand.
import type { Heading } from '../../../api/game.ts';
import type { Message } from '../../../core/types.ts';
import { nextArrivals } from '../../../mechanics/questions/reinforcements.ts';
import { turnHeading } from '../../../mechanics/questions/turn-heading.ts';
import { boxesAtHand, citiesScore } from '../../../mechanics/victory/heading.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import { pulseNow } from '../sequence/pulse-now.ts';
import type { Seeing } from '../state.ts';
import { weatherOf } from '../weather/weather.ts';

/** VIC.2, VIC.6, VIC.8: what both sides fight for. */
const CITIES = ['Moscow', 'Voronezh'] as const;

export const headingOf = (p: Printed, s: Seeing): Heading => {
  const now = pulseNow(p, s);
  const more = { weather: weatherOf(p, s), ...(now !== undefined && { nth: now.nth }) };
  return { date: turnHeading(p, s.clock.turn, more), score: citiesScore(p, s, CITIES) };
};

export const atHandOf = (p: Printed, s: Seeing, who: string): readonly Message[] => [
  ...boxesAtHand(s),
  ...nextArrivals(p, openToAll(p))(s, who),
];
