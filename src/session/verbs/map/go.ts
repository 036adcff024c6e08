// Walking over the map by ear: to a hex, hex by hex, from one of a kind to the next, and back the way one came.
import { contactsOf } from '../../../draw/describe/front.ts';
import type { Args } from '../../../core/types.ts';
import type { Direction } from '../../../hex/directions.ts';
import { directionIndex, isDirection } from '../../../hex/directions.ts';
import { unitsAt } from '../../../language/parse/scope.ts';
import type { Desk, Reply, Told } from '../../session.ts';
import { answer, answerWith, message, tell } from '../../session.ts';
import { crossed, enemyBeside, hexMessage, ownSide } from '../../hex-sentence.ts';
import { sightOf, standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

/** So many hexes back can be remembered. */
const LONGEST = 100;

/** The current hex is another one now; what it was can be gone back to. */
export const standAt = (desk: Desk, hex: string): void => {
  const { trail } = desk.walk;
  if (desk.here !== undefined && desk.here !== hex) trail.push(desk.here);
  if (trail.length > LONGEST) trail.shift();
  desk.here = hex;
};

export const go = (desk: Desk, hex: string): Reply => {
  const sight = sightOf(desk);
  if (sight.game.board.grid.index(hex) < 0) return answer(tell(desk, 'walk.not-a-hex', { place: hex }));
  standAt(desk, hex);
  return answerWith(desk, [hexMessage(sight, hex)]);
};

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

export const back = (desk: Desk): Reply => {
  const before = desk.walk.trail.pop();
  if (before === undefined) return answer(tell(desk, 'walk.back-none'));
  desk.here = before;
  return answerWith(desk, [hexMessage(sightOf(desk), before)]);
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
