// What is said when somebody sits down: the game, where its values are from, whose move it is, how the dice are made.
import type { Problem } from '../core/types.ts';
import { sayProblem } from '../text/say-refusal.ts';
import { writeOrders } from '../language/canonical-write.ts';
import { headLines, pendingLines, questionLines } from './pending.ts';
import type { Desk } from './session.ts';
import { apart, deciding, foggy, played, speaker, tell, voiceOf } from './session.ts';

const scenarioTitle = (desk: Desk): string => {
  const { scenario } = played(desk).state;
  return desk.game.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
};

const seatedLines = (desk: Desk): readonly string[] => {
  const { opponent } = desk;
  if (opponent === undefined) return [];
  const { person, rival } = opponent;
  return tell(desk, 'opponent.seated', { person, side: rival.side, name: rival.name });
};

export const newGameLines = (desk: Desk): readonly string[] => [
  ...tell(desk, 'game.title', { title: `${desk.game.title}, ${scenarioTitle(desk)}` }),
  ...seatedLines(desk),
  ...desk.game.notices.flatMap((text) => tell(desk, 'game.notice', { text })),
  ...questionLines(desk),
  ...(desk.journal === undefined ? tell(desk, 'turn.unkept') : []),
  ...(desk.journal?.seal === undefined ? [] : tell(desk, 'dice.sealed', { seal: desk.journal.seal })),
  ...tell(desk, 'turn.hints'),
];

/** What was ordered last is not for whoever sits down first. */
const discreet = ({ code, params: { order: _order, ...params } }: Problem): Problem => ({ code, params });

/** `notices`: what opening the record had to mend or leave out. */
export const resumedLines = (desk: Desk, notices: readonly Problem[]): readonly string[] => {
  if (apart(desk)) desk.waiting = deciding(desk)?.by;
  const last = desk.match.entries.at(-1);
  // In fog the last order may name what the side that sits down must not know.
  const isSecret = desk.waiting !== undefined || (foggy(desk) && last?.orders[0]?.by !== speaker(desk));
  const what = last === undefined || isSecret ? undefined : writeOrders(desk.registry, last.orders);
  return [
    ...tell(desk, 'game.title', { title: `${desk.game.title}, ${scenarioTitle(desk)}` }),
    ...seatedLines(desk),
    ...notices.flatMap((notice) =>
      sayProblem(voiceOf(desk), desk.waiting === undefined ? notice : discreet(notice)),
    ),
    ...(desk.waiting === undefined
      ? [...headLines(desk), ...pendingLines(desk)]
      : tell(desk, 'handover.wait', { side: desk.waiting })),
    ...(what === undefined ? [] : tell(desk, 'resumed.last', { what })),
  ];
};
