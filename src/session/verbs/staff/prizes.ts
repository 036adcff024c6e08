// Hexes that are worth points: those of the others by how far they are from one's own units, and one's own in danger.
import type { Message, Side } from '../../../core/types.ts';
import { distance } from '../../../hex/distance.ts';
import { message } from '../../reply.ts';
import { holderOf } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

/** Places that a line names. */
const NAMED = 4;

const hexesOf = ({ game, view }: Sight, is: (side: Side) => boolean): readonly number[] => [
  ...new Set(
    view.units.flatMap(({ side, at }) => {
      const hex = is(side) ? game.board.grid.index(at) : -1;
      return hex < 0 ? [] : [hex];
    }),
  ),
];

const nameOf = ({ game }: Sight, hex: number): Message | undefined => {
  const { grid } = game.board;
  const { name } = game.board.hex(grid.id(hex));
  const points = game.printed.hexes[hex]?.points;
  return name === undefined
    ? undefined
    : message('word.goal.prize', { name, ...(points !== undefined && points > 1 && { points }) });
};

const told = (sight: Sight, key: string, hexes: readonly number[]): readonly Message[] => {
  const names = hexes.flatMap((hex) => nameOf(sight, hex) ?? []).slice(0, NAMED);
  return names.length === 0 ? [] : [message(key, { names })];
};

/** What the map says is worth points; where it says that of nothing, every city. */
const prizesOf = ({ game: { printed, board } }: Sight): readonly number[] => {
  const all = [...board.grid.readingOrder];
  const worth = all.filter((hex) => printed.hexes[hex]?.points !== undefined);
  return worth.length > 0 ? worth : all.filter((hex) => printed.hexes[hex]?.city !== undefined);
};

/** Who holds what is public: it is read off the map as the side sees it. */
export const prizesTold = (sight: Sight, own: Side): readonly Message[] => {
  const { grid } = sight.game.board;
  const worth = prizesOf(sight);
  const [mine, theirs] = [hexesOf(sight, (side) => side === own), hexesOf(sight, (side) => side !== own)];
  const far = (hex: number, from: readonly number[]): number =>
    from.reduce((least, each) => Math.min(least, distance(grid, hex, each)), Infinity);
  const held = worth.filter((hex) => holderOf(sight, hex) === own);
  const wanted = worth
    .filter((hex) => holderOf(sight, hex) !== own)
    .map((hex) => ({ hex, far: far(hex, mine) }))
    // Where nobody stands on the map yet all are as far.
    .toSorted((a, b) => (mine.length === 0 ? 0 : a.far - b.far))
    .map(({ hex }) => hex);
  return [
    ...told(sight, mine.length > 0 ? 'goal.nearest' : 'goal.worth', wanted),
    ...told(
      sight,
      'goal.danger',
      held.filter((hex) => far(hex, theirs) <= 1),
    ),
  ];
};
