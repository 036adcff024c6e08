// Several steps in one word, `3e2ne`: only where they lead to is said.
import { isDirection, directionIndex } from '../../hex/directions.ts';
import { crossed, hexMessage } from '../hex-sentence.ts';
import { sightOf } from '../side-view.ts';
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';
import { answer, answerWith, message } from '../reply.ts';
import { tell } from '../session.ts';
import { standAt } from '../verbs/map/go.ts';

/** At least one number in it: without, it may be a word of a language. */
const STEPS = /^(?=.*\d)(?:\d{0,2}(?:ne|nw|se|sw|e|w))+$/;
const STEP = /(\d{0,2})(ne|nw|se|sw|e|w)/g;

export const isSpeedWalk = (words: string): boolean => STEPS.test(words.toLowerCase().replace(/\.$/, ''));

export const speedWalk = (desk: Desk, words: string): Reply => {
  if (desk.here === undefined) return answer(tell(desk, 'HERE.NONE'));
  const sight = sightOf(desk);
  const { grid } = sight.game.board;
  let at = desk.here;
  let over: ReturnType<typeof crossed> = [];
  for (const [, count = '', way = ''] of words.toLowerCase().matchAll(STEP)) {
    if (!isDirection(way)) continue;
    const dir = directionIndex(way);
    for (let n = 0; n < Number(count === '' ? 1 : count); n++) {
      const to = grid.neighbours[grid.index(at) * 6 + dir] ?? -1;
      if (to < 0) {
        standAt(desk, at);
        return answerWith(desk, [
          message('STEP.OFF-MAP', { hex: at, direction: way }),
          hexMessage(sight, at, over),
        ]);
      }
      over = crossed(sight, at, dir);
      at = grid.id(to);
    }
  }
  standAt(desk, at);
  return answerWith(desk, [hexMessage(sight, at, over)]);
};
