// Questions about the game, and how it goes on, by verb.
import { history } from './history.ts';
import { legalAt, legalFor } from './legal.ts';
import { rule } from './rule.ts';
import { score } from './score.ts';
import { status } from './status.ts';
import { why } from './why.ts';
import { pendingTold } from '../../pending.ts';
import { plannedTold } from '../../planned.ts';
import { answer, answerWith } from '../../reply.ts';
import { tell } from '../../session.ts';
import { isAsked } from '../../legal-ways.ts';
import { halt } from './halt.ts';
import { ready } from './ready.ts';
import { first, numberOf } from '../handler.ts';
import type { Handler } from '../handler.ts';
import { changes } from './changes.ts';
import { events } from './events.ts';
import { luck } from './luck.ts';
import { goto } from './goto.ts';
import { leave } from './leave.ts';
import { yesOrNo } from '../../choices/number-choice.ts';
import { replay } from './replay.ts';
import { help } from './help.ts';
import { opponentTold } from '../opponent/opponent.ts';

export const GAME_HANDLERS: Readonly<Record<string, Handler>> = {
  // What is asked is heard to its last choice.
  status: (desk) => ({ ...answerWith(desk, status(desk)), ...(isAsked(desk) && { whole: true as const }) }),
  score: (desk) => answerWith(desk, [...score(desk), ...opponentTold(desk)]),
  legal: (desk, args) => {
    const [verb, unit, at] = [first(args, 'verb'), first(args, 'unit'), first(args, 'at')];
    return answerWith(desk, at === undefined ? legalFor(desk, verb, unit) : legalAt(desk, verb, at));
  },
  // What can be answered is heard whole.
  pending: (desk) => ({ ...answerWith(desk, [...plannedTold(desk), ...pendingTold(desk)]), whole: true }),
  events: (desk) => answerWith(desk, events(desk)),
  changes: (desk) => answerWith(desk, changes(desk)),
  luck: (desk) => answerWith(desk, luck(desk)),
  history: (desk, args) => answerWith(desk, history(desk, numberOf(args, 'count', 5))),
  // As the order it is about, it is heard whole.
  why: (desk) => ({
    ...answerWith(desk, why(desk)),
    ...(desk.refused === undefined && { whole: true as const }),
  }),
  rule: (desk, args) => answerWith(desk, rule(desk, first(args, 'about') ?? '')),
  // Its examples are tried out at the desk, so it imports the way there.
  help: (desk, args) => help(desk, args),
  halt: (desk) => halt(desk),
  ready,
  replay,
  goto,
  leave,
  resume: (desk) => answer(tell(desk, 'resume.here')),
  yes: (desk) => yesOrNo(desk, 'yes'),
  no: (desk) => yesOrNo(desk, 'no'),
  lesson: (desk, args) => desk.tutor?.lesson(first(args, 'which') ?? '') ?? answer(tell(desk, 'lesson.none')),
};
