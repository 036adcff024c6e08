// The questions of this game, each answered from what the asking side may see.
import type { Game } from '../../../api/game.ts';
import type { Printed } from '../data/sheet.ts';
import { answersOf } from './targets.ts';

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  ...(answersOf(p) as NonNullable<Game['questions']>),
});
