// The verbs `n`, `ne`, `e` and the other ways: hex by hex over the map, with what is crossed.
import type { Args } from '../../../core/types.ts';
import type { Direction } from '../../../hex/directions.ts';
import { directionIndex, isDirection } from '../../../hex/directions.ts';
import type { Desk } from '../../session.ts';
import type { Reply, Told } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { tell } from '../../session.ts';
import { crossed, hexMessage } from '../../hex-sentence.ts';
import { sightOf } from '../../side-view.ts';
import { standAt } from './go.ts';

/** One hex or several in one direction, each with what is crossed to come to it; as far as the map goes. */
export const step = (desk: Desk, way: Direction, count: number): Reply => {
  if (desk.here === undefined) return answer(tell(desk, 'HERE.NONE'));
  const sight = sightOf(desk);
  const { grid } = sight.game.board;
  const told: Told[] = [];
  for (let n = 0; n < count; n++) {
    const from = desk.here;
    const to = grid.neighbours[grid.index(from) * 6 + directionIndex(way)] ?? -1;
    if (to < 0) {
      told.push(message('STEP.OFF-MAP', { hex: from, direction: way }));
      break;
    }
    standAt(desk, grid.id(to));
    told.push(hexMessage(sight, grid.id(to), crossed(sight, from, directionIndex(way))));
  }
  return answerWith(desk, told);
};

export const stepFor =
  (name: string) =>
  (desk: Desk, args: Args): Reply =>
    isDirection(name) ? step(desk, name, Number(args['count']?.[0] ?? 1)) : answer([]);
