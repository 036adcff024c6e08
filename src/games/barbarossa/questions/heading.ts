// The heading of the screen: the month, the total, and what the next check asks for.
import type { Heading } from '../../../api/game.ts';
import { pointsLedger } from '../04-how-to-win/4.2-victory-points.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { lastTurn, nextCheck } from './score.ts';

export const headingOf = (p: Printed, s: Seeing): Heading => {
  const { turn } = s.clock;
  const line = turn <= lastTurn(p, s) ? p.turn(turn) : undefined;
  const [next] = s.over === undefined ? nextCheck(p, s) : [];
  const total = { key: 'word.head.points', params: { total: pointsLedger(p, s).total } };
  return {
    ...(line !== undefined && { date: { key: 'word.head.calendar.turn', params: { label: line.label } } }),
    score: [
      { whole: total },
      ...(next === undefined
        ? []
        : [
            {
              whole: { key: 'word.head.score.next', params: next.params },
              brief: { key: 'word.brief-head.score.next', params: next.params },
            },
          ]),
    ],
  };
};
