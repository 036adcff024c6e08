// The verb `score`: victory points, and for what.
import type { Message, Side } from '../../../core/types.ts';
import type { Desk } from '../../session.ts';
import { message } from '../../reply.ts';
import { viewOf } from '../../session.ts';

/** Nothing where no side counts points. */
export const score = (desk: Desk): readonly Message[] => {
  if (desk.game.scores?.length === 0) return [];
  const view = viewOf(desk);
  const [first = '', second] = desk.game.scores ?? desk.game.rules.sides;
  const pointsOf = (of: Side): number =>
    view.score.filter(({ side }) => side === of).reduce((sum, { points }) => sum + points, 0);
  const sum = message('score.total', {
    first,
    firstPoints: pointsOf(first),
    ...(second !== undefined && { second, secondPoints: pointsOf(second) }),
  });
  const why = view.score.map(({ side, points, rule, why: reason }) =>
    message('score.line', { side, points, rule, reason }),
  );
  return [sum, ...why];
};
