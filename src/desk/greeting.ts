// What is said when somebody sits down: the game, where its values are from, whose move it is, how the dice are made.
import type { Problem } from '../core/types.ts';
import { sayProblem } from '../words/refusals.ts';
import { choiceLines, headLines, questionLines } from './choosing.ts';
import type { Desk } from './desk.ts';
import { played, tell, voiceOf } from './desk.ts';

const scenarioTitle = (desk: Desk): string => {
  const { scenario } = played(desk).state;
  return desk.game.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
};

export const newGameLines = (desk: Desk): readonly string[] => [
  ...tell(desk, 'game.title', { title: `${desk.game.title}, ${scenarioTitle(desk)}` }),
  ...desk.game.notices.flatMap((text) => tell(desk, 'game.notice', { text })),
  ...questionLines(desk),
  ...(desk.journal === undefined ? tell(desk, 'turn.unkept') : []),
  ...(desk.journal?.seal === undefined ? [] : tell(desk, 'dice.sealed', { seal: desk.journal.seal })),
  ...tell(desk, 'turn.hints'),
];

/** `notices`: what opening the record had to mend or leave out. */
export const resumedLines = (desk: Desk, notices: readonly Problem[]): readonly string[] => {
  const over = played(desk).state.over !== undefined;
  return [
    ...tell(desk, 'game.title', { title: `${desk.game.title}, ${scenarioTitle(desk)}` }),
    ...notices.flatMap((notice) => sayProblem(voiceOf(desk), notice)),
    ...(over ? tell(desk, 'turn.ended') : [...headLines(desk), ...choiceLines(desk)]),
  ];
};
