// The questions of this game, each answered from what the asking side may see.
import type { Game } from '../../../api/game.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { chancesAnswer } from './chances.ts';

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  chances: (s, _, args) => chancesAnswer(p, s as Seeing, args),
});
