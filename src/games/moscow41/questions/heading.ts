// The heading of the screen and its command desk: the weather, who has the two cities, and what is at hand.
import type { Heading } from '../../../api/game.ts';
import type { Message } from '../../../core/types.ts';
import { weatherOf } from '../../../mechanics/ground/weather.ts';
import { nextArrivals } from '../../../mechanics/questions/reinforcements.ts';
import { turnHeading } from '../../../mechanics/questions/turn-heading.ts';
import { boxesAtHand, citiesScore } from '../../../mechanics/victory/heading.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import type { Seeing } from '../state.ts';

/** INH.VIC, R160, R164: what both sides fight for. */
const CITIES = ['Moscow', 'Voronezh'] as const;

export const headingOf = (p: Printed, s: Seeing): Heading => ({
  date: turnHeading(p, s.clock.turn, { weather: weatherOf(p, s) }),
  score: citiesScore(p, s, CITIES),
});

export const atHandOf = (p: Printed, s: Seeing, who: string): readonly Message[] => [
  ...boxesAtHand(s),
  ...nextArrivals(p, openToAll(p))(s, who),
];
