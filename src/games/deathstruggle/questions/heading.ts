// The heading of the screen and its command desk: the weather, the points of the Axis, and what is at hand.
import type { Heading } from '../../../api/game.ts';
import type { Message } from '../../../core/types.ts';
import { message } from '../../../mechanics/combat/questions/odds.ts';
import { nextArrivals } from '../../../mechanics/questions/reinforcements.ts';
import { turnHeading } from '../../../mechanics/questions/turn-heading.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import { entrants } from '../replacements/enter.ts';
import type { Seeing } from '../state.ts';
import { axisPoints, victoryLine } from '../victory/lines.ts';
import { weatherOf } from '../weather.ts';

/** VIC.1, VIC.9: what both sides fight for. */
export const headingOf = (p: Printed, s: Seeing): Heading => {
  const { total } = axisPoints(p, s);
  const params = { points: total };
  return {
    date: turnHeading(p, s.clock.turn, { weather: weatherOf(p, s) }),
    score: [
      {
        whole: message('word.head.points', params),
        brief: message('word.brief-head.points', params),
        told: message('word.head.points.told', params),
      },
    ],
    scale: {
      now: total,
      below: { side: 'russian', points: victoryLine(p, 'five').most ?? 0 },
      above: { side: 'axis', points: victoryLine(p, 'seven').least ?? 0 },
    },
  };
};

export const atHandOf = (p: Printed, s: Seeing, who: string): readonly Message[] => [
  ...p.sides.flatMap((side) => {
    const count = s.clock.phase === `${side}-administration` ? entrants(p, s, side).length : 0;
    return count === 0 ? [] : [message('word.at-hand.entrants', { side, count })];
  }),
  ...(s.own.factors > 0 ? [message('word.at-hand.factors', { count: s.own.factors })] : []),
  ...nextArrivals(p, openToAll(p))(s, who),
];
