// The questions of this game, each answered from what the asking side may see.
import type { Game } from '../../../api/game.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { scoreAnswer } from './score.ts';

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  score: (s) => scoreAnswer(p, s as Seeing),
});
