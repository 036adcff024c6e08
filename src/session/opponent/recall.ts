// Reasons that are not at hand, since the game was opened again, or orders were taken back and given again: the opponent thinks
// once more where it thought then, and comes to the same.
import { setImmediate as pause } from 'node:timers/promises';
import { earlier } from '../../core/match.ts';
import type { Entry } from '../../core/match.ts';
import { levelNamed } from '../../players/opponent-names.ts';
import { isAsked, isOrderOf, levelRival } from '../../players/rival.ts';
import { seating } from '../../players/player.ts';
import type { Desk } from '../session.ts';
import type { SeatedOpponent } from './seated.ts';

/** Of those orders, the ones whose reasons could be found again. */
export const forgotten = (
  { rival, reasons, recalled }: SeatedOpponent,
  entries: readonly Entry[],
): readonly Entry[] =>
  levelNamed(rival.name) === undefined
    ? []
    : entries.filter((entry) => !reasons.has(entry) && !recalled.has(entry));

/** Puts them where they are looked for. What was ordered by somebody else, or by another program, has none. */
export const recall = async (
  { game, match }: Desk,
  { rival, reasons, recalled }: SeatedOpponent,
  entries: readonly Entry[],
  isStopped: () => boolean,
): Promise<void> => {
  const named = levelNamed(rival.name);
  const again = named && (await levelRival(game, rival.side, named.level, named.seed));
  if (again?.think === undefined) return;
  for (const entry of entries) {
    const index = match.entries.indexOf(entry);
    if (index < 0) continue;
    const then = earlier(match, index);
    const seat = seating(game.rules, { game, match: then })(then.state)?.(rival.side);
    recalled.add(entry);
    if (seat === undefined || !isAsked(seat)) continue;
    const thinking = again.think(seat, then);
    let slice = thinking.next();
    while (slice.done !== true) {
      await pause();
      if (isStopped()) return;
      slice = thinking.next();
    }
    const why = again.reasons();
    if (why !== undefined && slice.value.order !== undefined && isOrderOf(slice.value.order, entry))
      reasons.set(entry, why);
    await pause();
    if (isStopped()) return;
  }
};
