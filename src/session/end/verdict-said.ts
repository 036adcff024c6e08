// What the sentence `game.over` is filled with, wherever it is said of a game that has been decided before.
import type { Params, Verdict } from '../../core/types.ts';

export const verdictSaid = ({ winner, reason, rule, games }: Verdict): Params => ({
  winner,
  reason,
  rule,
  ...(games !== undefined && { games }),
});
