// One hex in one sentence, for whoever walks over it or hears a list of hexes: its ground, and who is there.
import type { Message, Side } from '../core/types.ts';
import { strengthMessage } from '../draw/describe/forces.ts';
import { together } from '../draw/describe/occupancy.ts';
import { UNIT_FACTS } from '../api/game-words.ts';
import type { UnitView, View } from '../api/view.ts';
import { directionAt, directions } from '../hex/directions.ts';
import type { Direction } from '../hex/directions.ts';
import { unitsAt } from '../language/parse/scope.ts';
import { message } from './reply.ts';
import { holderOf, strengthsOf } from './side-view.ts';
import type { Sight } from './side-view.ts';

/** A unit's factors and states in the game's own words. `listed`: in a line of its name, which says of what kind it is. */
export const factsOf = ({ facts, left }: Pick<UnitView, 'facts' | 'left'>, listed = false): Message =>
  message(UNIT_FACTS, { ...facts, ...(left !== undefined && { left }), ...(listed && { listed }) });

/** The side that looks; with both sides' eyes, the side whose turn it is. */
export const ownSide = (view: View): Side => (view.who === 'both' ? view.clock.phasing : view.who);

export const isHex = ({ game }: Sight, id: string): boolean => game.board.grid.index(id) >= 0;

export const groundOf = ({ game }: Sight, hex: string): string => game.board.hex(hex).terrain;

/** Whether a hex is a city or worth something: a name alone is on many. */
export const isPlace = ({ game }: Sight, hex: string): boolean => {
  const line = game.printed.hexes[game.board.grid.index(hex)];
  return line?.city !== undefined || line?.objective !== undefined;
};

/** Whether anything is there that a list of hexes should name. */
export const isWorthAWord = (sight: Sight, hex: string): boolean =>
  isPlace(sight, hex) || unitsAt(sight.view, hex).length > 0;

/** Units of one side in a place: the first by name, the others counted, and what all of them that are seen can do. */
export const stackMessage = (sight: Sight, units: readonly UnitView[]): Message => {
  const [top] = units;
  if (top === undefined) return message('word.here.nobody');
  const strength = strengthMessage(together(strengthsOf(sight, units)), true);
  return message(top.known ? 'word.here.stack' : 'word.here.covered', {
    name: top.name,
    side: top.side,
    more: units.length - 1,
    strength,
  });
};

/** Enemies next door to whoever stands in a hex; where nobody does, to the side that looks. */
export const enemyBeside = (
  sight: Sight,
  hex: string,
  own: Side = unitsAt(sight.view, hex)[0]?.side ?? ownSide(sight.view),
): readonly { readonly unit: UnitView; readonly hex: string; readonly way: Direction }[] => {
  const { grid } = sight.game.board;
  const index = grid.index(hex);
  return directions.flatMap((_, dir) => {
    const to = grid.neighbours[index * 6 + dir] ?? -1;
    const unit = to < 0 ? undefined : unitsAt(sight.view, grid.id(to)).find(({ side }) => side !== own);
    return unit === undefined ? [] : [{ unit, hex: grid.id(to), way: directionAt(dir) }];
  });
};

/** What is crossed on the way out of a hex. */
export const crossed = ({ game }: Sight, hex: string, dir: number): readonly Message[] =>
  game.board
    .sides(hex)
    .filter((side) => side.dir === dir)
    .map(({ kind, name }) => message('word.crossed', { kind, ...(name !== undefined && { name }) }));

/** The whole of a hex in one line. `over`: what was crossed to come there; `lists`: who is beside it is told after it. */
export const hexMessage = (
  sight: Sight,
  hex: string,
  over: readonly Message[] = [],
  lists = false,
): Message => {
  const units = unitsAt(sight.view, hex);
  const holder = holderOf(sight, sight.game.board.grid.index(hex));
  const beside = enemyBeside(sight, hex);
  const sides = [...new Set(beside.map(({ unit }) => unit.side))];
  return message('hex.line', {
    hex,
    terrain: groundOf(sight, hex),
    there:
      units.length > 0
        ? stackMessage(sight, units)
        : message('word.here.nobody', holder === undefined ? {} : { side: holder }),
    ...(over.length > 0 && { over: [...over] }),
    ...(sides[0] !== undefined && !lists && { beside: sides[0] }),
  });
};
