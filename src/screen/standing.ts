// What follows from where the desk stands: the heading, the score, and what may be seen.
import type { View } from '../games/view.ts';
import { headLines } from '../desk/choosing.ts';
import type { Desk } from '../desk/desk.ts';
import { played, tell, viewOf } from '../desk/desk.ts';
import { promptOf } from '../desk/take.ts';
import type { Sitting } from './sitting.ts';

const headOf = (desk: Desk): string => {
  const { over } = played(desk).state;
  const trial = desk.trial === undefined ? '' : 'Trial. ';
  const title = tell(desk, 'game.title', { title: desk.game.title })[0] ?? '';
  if (desk.waiting !== undefined) return title;
  const [now] =
    over === undefined
      ? headLines(desk)
      : tell(desk, 'game.over', { winner: over.winner, reason: over.reason, rule: over.rule });
  return `${trial}${title} ${now ?? ''}`;
};

/** "N 3 S 1": points by side letter. */
const scoreOf = ({ game }: Desk, { score }: View): string =>
  game.rules.sides
    .map((side) => {
      const own = score.filter((line) => line.side === side);
      return `${game.sideWords[side]?.letter ?? side} ${own.reduce((sum, { points }) => sum + points, 0)}`;
    })
    .join(' ');

type Standing = Pick<Sitting, 'head' | 'score' | 'view' | 'here' | 'prompt'>;

/** What follows from where the desk stands; nothing of the next side's until it is ready. */
export const standing = (desk: Desk): Standing => {
  const head = headOf(desk);
  if (desk.waiting !== undefined) return { head, score: '', view: undefined, here: undefined, prompt: '> ' };
  const view = viewOf(desk);
  return { head, score: scoreOf(desk, view), view, here: desk.here, prompt: promptOf(desk) };
};
