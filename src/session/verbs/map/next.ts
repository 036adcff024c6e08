// The verbs `next` and `prev`: from unit to unit of those that can still act, or from hex to hex of a kind.
import type { UnitView } from '../../../api/view.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, answerWith, message } from '../../reply.ts';
import { played, tell } from '../../session.ts';
import { factsOf, enemyBeside, hexMessage, ownSide } from '../../hex-sentence.ts';
import { leftToAct } from '../../units-to-move.ts';
import type { Left } from '../../units-to-move.ts';
import { standAt } from './go.ts';
import { contactsOf } from '../../../draw/describe/front.ts';
import { unitsAt } from '../../../language/parse/scope.ts';
import { sightOf, standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';
import { isMeant, step } from '../game/replay.ts';
import type { Handler } from '../handler.ts';
import { first } from '../handler.ts';

/** What was left aside in another phase is no longer. */
export const asideNow = (desk: Desk, { verb }: Left): Set<string> => {
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
    facts: factsOf(points === undefined ? unit : { facts: unit.facts }, true),
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

/** Hexes of a kind, from north to south. */
const hexesOf = (sight: Sight, what: string): readonly number[] => {
  const { game, view } = sight;
  const own = ownSide(view);
  if (what === 'city')
    return [...game.board.grid.readingOrder].filter((hex) => game.printed.hexes[hex]?.city !== undefined);
  if (what === 'enemy')
    return [...game.board.grid.readingOrder].filter((hex) =>
      unitsAt(view, game.board.grid.id(hex)).some(({ side }) => side !== own),
    );
  const contacts = contactsOf(game.printed, standingInPlay(sight));
  const mine = new Set(contacts.map(({ one, other }) => (one.side === own ? one.hex : other.hex)));
  return [...game.board.grid.readingOrder].filter((hex) => mine.has(hex));
};

/** Where a hex comes in the order from north to south. */
const ranks = ({ game }: Sight): ReadonlyMap<number, number> =>
  new Map([...game.board.grid.readingOrder].map((hex, rank) => [hex, rank]));

/** The next or the last hex of a kind, round and round. */
export const nextOf = (desk: Desk, what: string, by: 1 | -1): Reply => {
  const sight = sightOf(desk);
  const { grid } = sight.game.board;
  const all = hexesOf(sight, what);
  const rank = ranks(sight);
  const at = desk.here === undefined ? -1 : (rank.get(grid.index(desk.here)) ?? -1);
  const beyond = (hex: number): boolean => ((rank.get(hex) ?? 0) - at) * by > 0;
  const on = desk.here === undefined ? undefined : by > 0 ? all.find(beyond) : all.findLast(beyond);
  const hex = on ?? (by > 0 ? all[0] : all.at(-1));
  if (hex === undefined) return answer(tell(desk, 'walk.nothing', { what }));
  const isRound = on === undefined && desk.here !== undefined;
  standAt(desk, grid.id(hex));
  const own = ownSide(sight.view);
  const beside =
    what === 'contact'
      ? enemyBeside(sight, grid.id(hex), own).map(({ unit, hex: to, way }) =>
          message('look.next-door', { side: unit.side, name: unit.name, hex: to, way }),
        )
      : [];
  return answerWith(desk, [
    hexMessage(sight, grid.id(hex), [], beside.length > 0),
    ...beside,
    ...(isRound ? [message('walk.round', { from: by > 0 ? 'n' : 's' })] : []),
  ]);
};

/** `next` and `prev`: in a replay, about the map, or from unit to unit. */
export const nextFor =
  (by: 1 | -1): Handler =>
  (desk, args) => {
    if (isMeant(desk, args)) return step(desk, args, by);
    const what = first(args, 'what');
    return what === undefined ? nextUnit(desk, by) : nextOf(desk, what, by);
  };
