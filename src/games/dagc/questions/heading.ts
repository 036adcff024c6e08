// The heading of the screen and its command desk: the points, what the Soviet needs and when, and what is at hand.
import type { Heading } from '../../../api/game.ts';
import type { Message } from '../../../core/types.ts';
import { nextArrivals } from '../../../mechanics/questions/reinforcements.ts';
import { turnHeading } from '../../../mechanics/questions/turn-heading.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { points } from '../04-victory/4.3-points.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { fogOf } from '../06-stacking/6.8-fog-of-war.ts';
import type { Viewer } from '../06-stacking/6.8-fog-of-war.ts';
import { airArmies, atHand } from '../13-air/13.1-air-armies.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { FRONTS } from '../state.ts';
import type { Seeing } from '../state.ts';

const message = (key: string, params: Message['params'] = {}): Message => ({ key, params });

/** 4.3i */
export const headingOf = (p: Printed, s: Seeing): Heading => {
  const { total } = points(p, s);
  const needed = lineOf(p.tables.limits, 'soviet-win').value;
  const needs = { points: needed, turn: lastTurn(p, s) };
  return {
    ...(s.clock.turn <= lastTurn(p, s) && { date: turnHeading(p, s.clock.turn) }),
    score: [
      { whole: message('word.head.points', { total }), told: message('word.head.points.told', { total }) },
      ...(s.over === undefined
        ? [
            {
              whole: message('word.head.score.needs', needs),
              brief: message('word.brief-head.score.needs', needs),
              told: message('word.head.score.told', needs),
            },
          ]
        : []),
    ],
    scale: { now: total, above: { side: 'soviet', points: needed } },
  };
};

/** R32: air armies are open to all; 6.8: of what comes only what is open. */
export const atHandOf = (p: Printed, s: Seeing, who: Viewer<Who>): readonly Message[] => [
  ...FRONTS.filter((front) => airArmies(p, s, front) > 0).map((front) =>
    message('word.at-hand.air', { count: atHand(p, s, front), all: airArmies(p, s, front), front }),
  ),
  ...nextArrivals(p, fogOf(p))(s, who),
];
