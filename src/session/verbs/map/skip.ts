// The verb `skip`: leaves units aside, and goes on to the next.
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { tell } from '../../session.ts';
import { leftToAct } from '../../units-to-move.ts';
import { asideNow, nextUnit } from './next.ts';

/** Leaves units aside, or the one that was come to last, and goes on to the next. */
export const skip = (desk: Desk, units: readonly string[]): Reply => {
  const left = leftToAct(desk);
  if (left === undefined) return answer(tell(desk, 'next.none'));
  const aside = asideNow(desk, left);
  const { unit } = desk.walk;
  const meant = units.length > 0 ? units : unit === undefined ? [] : [unit];
  if (meant.length === 0) return answer(tell(desk, 'skip.nobody'));
  const ids = new Set(left.units.map(({ id }) => id));
  const fit = meant.filter((id) => ids.has(id));
  if (fit.length === 0) return answerWith(desk, [message('skip.not-left', { units: [...meant] })]);
  for (const id of fit) aside.add(id);
  return nextUnit(desk, 1);
};
