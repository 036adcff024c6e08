// The questions of this game, each answered from what the asking side may see.
import type { Game } from '../../../api/game.ts';
import { strikeQuestions } from '../../../mechanics/combat/questions/targets.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { goalAnswer, scoreAnswer } from './score.ts';
import { seer, supplyAnswer } from './supply.ts';
import { attackQuestions } from './odds.ts';
import { attacksAsked } from './targets.ts';
import { trackAsked } from './turn-track.ts';
import { whyOf } from './why.ts';

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  ...(trackAsked(p) as NonNullable<Game['questions']>),
  ...strikeQuestions<Seeing>(
    () => attackQuestions(p),
    () => attacksAsked(p),
  ),
  why: (s, who, args) => whyOf(p)(s as Seeing, who, args),
  goal: (s) => goalAnswer(p, s as Seeing),
  score: (s) => scoreAnswer(p, s as Seeing),
  supply: (s, who, args) => supplyAnswer(p, s as Seeing, seer(p, s as Seeing, who), args),
});
