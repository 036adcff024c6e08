// States are kept beside a record only of lines that are in it. One that is of none tells that the record was cut back, or replaced.
import type { Problem } from '../core/types.ts';
import type { GameRecord } from './format/record.ts';
import type { GameFiles } from './files/game-files.ts';
import { problem } from '../core/problem.ts';
import { keptChain, keptLines } from './checkpoints.ts';

/** What the oldest such state tells. Whoever takes them away takes this sign away with them. */
export const strayState = (files: GameFiles, record: GameRecord): Problem | undefined => {
  const lines = record.lines.length;
  for (const line of keptLines(files.states).toReversed()) {
    if (line > lines) return problem('RECORD.SHORTER', { line, lines });
    const chain = keptChain(files.states, line);
    if (chain !== undefined && chain !== record.lines[line - 1]?.chain)
      return problem('RECORD.REPLACED', { line });
  }
  return undefined;
};
