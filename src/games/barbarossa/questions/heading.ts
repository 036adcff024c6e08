// The heading of the screen and its command desk: the month, the total, what the next check asks for, and what is at hand.
import type { Heading } from '../../../api/game.ts';
import type { Message } from '../../../core/types.ts';
import { nextArrivals } from '../../../mechanics/questions/reinforcements.ts';
import { turnHeading } from '../../../mechanics/questions/turn-heading.ts';
import { pointsLedger } from '../04-how-to-win/4.2-victory-points.ts';
import { boundsOn } from '../04-how-to-win/4.20-victory-check.ts';
import { fogOf } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { markersLeft } from '../11-prepared-assaults/11.23-luftwaffe.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { lastTurn } from '../../../mechanics/sequence.ts';
import { nextCheck } from './score.ts';

const message = (key: string, params: Message['params'] = {}): Message => ({ key, params });

export const headingOf = (p: Printed, s: Seeing): Heading => {
  const { turn } = s.clock;
  const line = turn <= lastTurn(p, s) ? p.turn(turn) : undefined;
  const [next] = s.over === undefined ? nextCheck(p, s) : [];
  const { total } = pointsLedger(p, s);
  const bounds = next === undefined ? undefined : boundsOn(p, s, Number(next.params['turn']));
  return {
    ...(line !== undefined && { date: turnHeading(p, turn) }),
    score: [
      { whole: message('word.head.points', { total }), told: message('word.head.points.told', { total }) },
      ...(next === undefined
        ? []
        : [
            {
              whole: message('word.head.score.next', next.params),
              brief: message('word.brief-head.score.next', next.params),
              told: message('word.head.score.told', next.params),
            },
          ]),
    ],
    ...(bounds !== undefined && {
      scale: {
        now: total,
        below: { side: 'soviet', points: bounds.soviet },
        above: { side: 'german', points: bounds.german },
      },
    }),
  };
};

/** 11.23a: markers of this game turn; 11.7e: of what comes only what is open. */
export const atHandOf = (p: Printed, s: Seeing, who: Viewer): readonly Message[] => [
  message('word.at-hand.luftwaffe', { count: markersLeft(p, s) }),
  ...nextArrivals(p, fogOf(p))(s, who),
];
