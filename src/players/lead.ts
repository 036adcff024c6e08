// By how many points a side leads, as a view tells the score.
import type { Side } from '../core/types.ts';
import type { View } from '../api/view.ts';

/** Points of a side and not of the other; of a game that scores one side alone, its own and against the other's. */
export const lead = ({ score }: View, side: Side): number =>
  score.reduce((sum, line) => sum + (line.side === side ? line.points : -line.points), 0);
