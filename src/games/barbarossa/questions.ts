// What players may ask of this game, chapter by chapter: read only, and from what the asking side may see.
import type { Game } from '../game.ts';
import { pointsQuestions } from './04-questions.ts';
import { supplyAnswer } from './07-questions.ts';
import type { Viewer } from './11-fog.ts';
import { answersOf } from './11-threats.ts';
import type { Printed } from './printed.ts';
import type { Seeing } from './state.ts';
import { answerWhy } from './why.ts';

export const questionsOf = (p: Printed): NonNullable<Game['questions']> => ({
  ...pointsQuestions(p),
  ...answersOf(p),
  why: (s, who, args) => answerWhy(p, s as Seeing, who as Viewer, args),
  supply: (s, who, args) => supplyAnswer(p, s as Seeing, who, args),
});
