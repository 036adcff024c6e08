// The verb `status`: turn, phase, what is asked, what is left to do, and the score.
import { decision } from '../../../core/kernel.ts';
import { ableTo } from '../../give-orders.ts';
import { leftTold, yetTo } from '../../units-to-move.ts';
import { plannedTold } from '../../intent/planned.ts';
import { headTold, openOffers, pendingTold } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { message } from '../../reply.ts';
import { verdictSaid } from '../../end/verdict-said.ts';
import { played, speaker } from '../../session.ts';
import { unkeptKey } from '../keep/quit.ts';
import { leftToDo } from './legal.ts';
import { opponentTold } from '../opponent/opponent.ts';
import { score } from './score.ts';

/** All that could be placed stands on the map. */
const isPlaced = (desk: Desk): boolean =>
  (ableTo(desk, 'place') ?? []).length > 0 && yetTo(desk, 'place').length === 0;

/** More of them are heard by `pending`: how it stands is to be heard at once. */
const MOST_CHOICES = 4;

/** What is asked within a phase, such as in a battle: in a phase that could be ended nothing is. */
const openQuestion = (desk: Desk): readonly Told[] => {
  const isPhase = openOffers(desk, speaker(desk)).some(
    ({ ends, right, verb }) => ends && !right && verb !== 'pass',
  );
  if (desk.replay !== undefined || (isPhase && !isPlaced(desk))) return [];
  const told = pendingTold(desk);
  const choices = told.flatMap((one) => ('lines' in one ? one.lines : []));
  if (choices.length <= MOST_CHOICES) return told;
  return [...told.filter((one) => !('lines' in one)), message('choices.asked', { count: choices.length })];
};

export const status = (desk: Desk): readonly Told[] => {
  const { state } = played(desk);
  const over = state.over;
  if (over !== undefined) {
    const winner = message('game.over', verdictSaid(over));
    return [winner, ...score(desk), ...opponentTold(desk)];
  }
  const now = decision(desk.game.rules, state);
  const other = now !== undefined && now.by !== now.phasing;
  const kept = desk.journal === undefined ? unkeptKey(desk) : 'turn.kept';
  const keeper = desk.onlyAsked ? [] : [message(desk.trial === undefined ? kept : 'trial.on')];
  const date = desk.game.heading?.(state, speaker(desk)).date;
  const dated = date?.told ?? date?.whole;
  return [
    headTold(desk),
    ...(dated === undefined
      ? []
      : [message('status.date', { date: { key: dated.key, params: dated.params } })]),
    ...(other ? [message('turn.decide', { side: now.by, phasing: now.phasing })] : []),
    ...openQuestion(desk),
    ...plannedTold(desk),
    ...leftToDo(desk),
    ...score(desk),
    ...opponentTold(desk),
    ...keeper,
    ...leftTold(desk),
  ];
};
