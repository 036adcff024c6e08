// The heading of the screen and its command desk: the points, what each side needs and when, and what is at hand.
import type { Heading } from '../../../api/game.ts';
import type { Message } from '../../../core/types.ts';
import { hasMarker, unitsAt } from '../../../mechanics/places.ts';
import { nextArrivals } from '../../../mechanics/questions/reinforcements.ts';
import { turnHeading } from '../../../mechanics/questions/turn-heading.ts';
import { AERIAL, HAND } from '../03-set-up/3.1-setup.ts';
import { points } from '../04-victory/4.2-points.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { fogOf } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import type { Viewer } from '../10-prepared-assaults/10.7-fog-of-war.ts';
import { airHexes } from '../11-special-rules/11.1-airpower.ts';
import { AIRBORNE, RESERVE } from '../boxes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { germanNeed, sovietNeed } from './score.ts';

const message = (key: string, params: Message['params'] = {}): Message => ({ key, params });

/** 4.11a */
export const headingOf = (p: Printed, s: Seeing): Heading => {
  const { total } = points(p, s);
  const [soviet, german] = [sovietNeed(p, s), germanNeed(p, s)];
  const needs = { points: soviet, german, turn: lastTurn(p, s) };
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
    scale: {
      now: total,
      below: { side: 'german', points: german },
      above: { side: 'soviet', points: soviet },
    },
  };
};

/** 5.3b, 11.1 */
const air = (p: Printed, s: Seeing): readonly Message[] => {
  const side = s.own.turn.air;
  if (side === undefined) return [];
  const count = airHexes(p, s).length;
  return [
    count === 0
      ? message('word.at-hand.superiority', { side })
      : message('word.at-hand.air', { side, count }),
  ];
};

/** 3.3b, 3.4c, 10.7c: of a box what is open. */
const waiting = (p: Printed, s: Seeing, who: Viewer<Who>, box: string): number =>
  unitsAt(s.own, box).filter((unit) => fogOf(p).isKnownAt(s, unit, box, who)).length;

export const atHandOf = (p: Printed, s: Seeing, who: Viewer<Who>): readonly Message[] => {
  const brigades = waiting(p, s, who, AIRBORNE);
  const reserve = waiting(p, s, who, RESERVE);
  return [
    ...air(p, s),
    ...(brigades > 0 && who !== 'german' ? [message('word.at-hand.airborne', { count: brigades })] : []),
    ...(reserve > 0 && who !== 'soviet' ? [message('word.at-hand.reserve', { count: reserve })] : []),
    // 7.9a
    ...(hasMarker(s.own, AERIAL, HAND) && who !== 'soviet' ? [message('word.at-hand.aerial')] : []),
    ...nextArrivals(p, fogOf(p))(s, who),
  ];
};
