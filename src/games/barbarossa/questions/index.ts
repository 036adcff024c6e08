// What players may ask of this game, chapter by chapter: read only, and from what the asking side may see.
import type { Game } from '../../../api/game.ts';
import { strikeQuestions } from '../../../mechanics/combat/questions/targets.ts';
import { pointsQuestions } from './score.ts';
import { supplyAnswer } from './supply.ts';
import { attackQuestions } from './odds.ts';
import { attacksAsked } from './targets.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { whyOf } from './why.ts';

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  ...pointsQuestions(p),
  ...strikeQuestions<Seeing>(
    () => attackQuestions(p),
    () => attacksAsked(p),
  ),
  why: (s, who, args) => whyOf(p)(s as Seeing, who, args),
  supply: (s, who, args) => supplyAnswer(p, s as Seeing, who, args),
});
