// Working through the army: from unit to unit of those that can still act, and leaving some aside.
import type { UnitView } from '../../../api/view.ts';
import type { Desk, Reply } from '../../session.ts';
import { answer, answerWith, message, played, tell } from '../../session.ts';
import { factsOf } from '../../hex-sentence.ts';
import { leftToAct } from '../../units-to-move.ts';
import type { Left } from '../../units-to-move.ts';
import { standAt } from './go.ts';

/** What was left aside in another phase is no longer. */
const asideNow = (desk: Desk, { verb }: Left): Set<string> => {
  const { clock } = played(desk).state;
  const phase = `${clock.turn} ${clock.phasing} ${clock.phase} ${verb}`;
  if (desk.walk.phase !== phase) {
    desk.walk.phase = phase;
    desk.walk.aside.clear();
    desk.walk.order = [];
    desk.walk.unit = undefined;
  }
  return desk.walk.aside;
};

/** Whose turn is after the current unit: its neighbour now, or who stood after it when it was come to. */
const following = (
  desk: Desk,
  all: readonly UnitView[],
  open: readonly UnitView[],
  by: 1 | -1,
): UnitView | undefined => {
  const { unit, order } = desk.walk;
  const ids = all.map(({ id }) => id);
  const known = unit !== undefined && !ids.includes(unit) ? order : ids;
  const at = unit === undefined ? (by > 0 ? -1 : known.length) : known.indexOf(unit);
  const on = by > 0 ? known.slice(at + 1) : known.slice(0, Math.max(0, at)).toReversed();
  return on.flatMap((id) => open.find((one) => one.id === id) ?? [])[0];
};

const unitTold = (desk: Desk, { verb }: Left, unit: UnitView, count: number): readonly string[] => {
  const points = verb === 'move' ? desk.game.marching?.points(played(desk).state, unit.id) : undefined;
  return tell(desk, 'next.unit', {
    name: unit.name,
    at: unit.at,
    facts: factsOf(points === undefined ? unit : { facts: unit.facts }),
    ...(points !== undefined && { left: points.left, all: points.all }),
    count,
    verb,
  });
};

/** Those left, without the ones left aside; when no other is left, all of them again. */
export const nextUnit = (desk: Desk, by: 1 | -1): Reply => {
  const left = leftToAct(desk);
  if (left === undefined) return answer(tell(desk, 'next.none'));
  const aside = asideNow(desk, left);
  let open: readonly UnitView[] = left.units.filter(({ id }) => !aside.has(id));
  const told: string[] = [];
  if (open.length === 0) {
    told.push(...tell(desk, 'next.all-skipped', { count: left.units.length }));
    aside.clear();
    open = left.units;
    desk.walk.unit = undefined;
  }
  const on = following(desk, left.units, open, by);
  const unit = on ?? (by > 0 ? open[0] : open.at(-1));
  if (unit === undefined) return answer(tell(desk, 'next.none'));
  const isRound = on === undefined && desk.walk.unit !== undefined;
  desk.walk.unit = unit.id;
  desk.walk.order = left.units.map(({ id }) => id);
  if (desk.game.board.grid.index(unit.at) >= 0) standAt(desk, unit.at);
  return answer([
    ...told,
    ...unitTold(desk, left, unit, open.length),
    ...(isRound ? tell(desk, 'walk.round', { from: by > 0 ? 'n' : 's' }) : []),
  ]);
};

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
