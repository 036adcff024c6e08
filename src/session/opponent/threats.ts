// What threatens a side after the turn of the other, as far as it sees: units out of supply, prizes beside the enemy.
import type { Side } from '../../core/types.ts';
import { seenBy } from '../../api/game.ts';
import type { Game } from '../../api/game.ts';
import type { View } from '../../api/view.ts';
import { seating } from '../../players/player.ts';
import { picker } from '../../players/prng.ts';
import type { Desk } from '../session.ts';
import type { SeatedOpponent } from './seated.ts';

export const cutOff = ({ game, match }: Desk, person: Side): ReadonlySet<string> => {
  const isCut = game.outOfSupply?.(match.state, person);
  if (isCut === undefined) return new Set();
  const own = seenBy(game, match.state, person).units.filter(
    ({ side, at }) => side === person && game.board.grid.index(at) >= 0,
  );
  return new Set(own.filter(({ id }) => isCut(id)).map(({ id }) => id));
};

/** The hexes next to units of a side that can be seen. */
const beside = ({ board }: Game, { units }: View, side: Side): ReadonlySet<string> => {
  const { neighbours, id, index } = board.grid;
  const found = new Set<string>();
  for (const unit of units) {
    const hex = unit.side === side ? index(unit.at) : -1;
    if (hex < 0) continue;
    for (const next of neighbours.subarray(hex * 6, hex * 6 + 6)) if (next >= 0) found.add(id(next));
  }
  return found;
};

/** Prizes of the person by name, the dearest first, that units of the opponent have come next to. */
export const threatened = async (
  { game, match }: Desk,
  { person, rival }: SeatedOpponent,
  { was, is }: { readonly was: View; readonly is: View },
): Promise<readonly string[]> => {
  const { outlookOf } = await import('../../players/opponent/bare.ts');
  const seat = seating(game.rules, { game, match })(match.state)?.(person);
  if (seat === undefined) return [];
  const { prizes } = await outlookOf(game);
  const [before, now] = [beside(game, was, rival.side), beside(game, is, rival.side)];
  return prizes(seat.imagine(picker(0), 'now').state)
    .filter(({ hex, holder }) => holder === person && now.has(hex) && !before.has(hex))
    .toSorted((a, b) => b.worth - a.worth)
    .flatMap(({ hex }) => game.board.hex(hex).name ?? []);
};
