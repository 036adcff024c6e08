// A game that is played and kept: a match, the keeper that writes it down, and the files that belong to it.
import { seeded } from '../core/dice.ts';
import type { DiceSource } from '../core/dice.ts';
import type { Match } from '../core/match.ts';
import type { Problem, Result } from '../core/types.ts';
import type { GameRecord } from './format/record.ts';
import type { Header } from './format/header.ts';
import type { FileKeeper } from './recorder.ts';
import type { GameFiles } from './files/game-files.ts';
import { failed, problem, worked } from '../core/problem.ts';
import type { KeptStates } from './restore.ts';
import { dropSeed, readSeed } from './sealed-seed.ts';
import { keptLines, readState } from './checkpoints.ts';

export type KeptGame = {
  readonly files: GameFiles;
  readonly header: Header;
  readonly match: Match;
  readonly keeper: FileKeeper;
  /** What was done when it was opened, to be said. */
  readonly notices: readonly Problem[];
  /** Shows the seed of a game that is over, and closes the record to play; its private file goes. */
  reveal(): Result<string>;
  /** Nothing is written after this. */
  close(): void;
};

export const keptStates = (files: GameFiles, record: GameRecord): KeptStates => ({
  lines: () => keptLines(files.states).filter((line) => line <= record.lines.length),
  load: (line) => readState(files.states, line, record.lines[line - 1]?.chain ?? ''),
});

/** Lines whose states the record itself names, so that they are never pruned. */
export const neededStates = (record: GameRecord): ReadonlySet<number> =>
  new Set(record.blocks.flatMap(({ act }) => (act.kind === 'resumed' && act.from ? [act.from.line] : [])));

/** Where the dice of a game come from; none when they are typed, or when the seed is lost, which is told. */
export const diceFor = (
  header: Header,
  files: GameFiles,
): { readonly dice: DiceSource | undefined; readonly wrong?: Problem } => {
  if (header.dice.kind === 'open') return { dice: seeded(header.dice.seed) };
  if (header.dice.kind !== 'seeded') return { dice: undefined };
  const seed = readSeed(files.seed, header.dice.commit);
  return seed.ok ? { dice: seeded(seed.value) } : { dice: undefined, wrong: seed.error };
};

export const revealing =
  (header: Header, files: GameFiles, match: Match, keeper: FileKeeper) => (): Result<string> => {
    if (header.dice.kind !== 'seeded') return failed(problem('SEED.NOT-SEALED', { dice: header.dice.kind }));
    if (match.state.over === undefined) return failed(problem('SEED.NOT-OVER'));
    const seed = readSeed(files.seed, header.dice.commit);
    if (!seed.ok) return seed;
    const wrong = keeper.show(seed.value, match.state);
    if (wrong !== undefined) return failed(wrong);
    dropSeed(files.seed);
    return worked(seed.value);
  };
