// Another program as the opponent: by the command that starts it, which is typed each time and never taken from a record.
import { constants } from 'node:os';
import { failed, problem, worked } from '../../core/problem.ts';
import type { Problem, Result, Side } from '../../core/types.ts';
import type { Game } from '../../api/game.ts';
import type { Rival } from '../../players/rival.ts';

const MOST_COMMAND = 500;

/** A word alone is a side, well typed or not; a command has blanks in it, or leads to a file. */
export const isCommand = (typed: string): boolean => /[\s/\\.]/.test(typed);

/** It stands in the record and is told in sentences. */
const wrongCommand = (command: string): Problem | undefined => {
  const isTold = command.trim() !== '' && command.length <= MOST_COMMAND && !/\p{Cc}/u.test(command);
  return isTold ? undefined : problem('OPPONENT.COMMAND', { most: MOST_COMMAND });
};

const ENDS = ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/** A signal alone would leave it running. */
const endWithUs = (rival: Rival): Rival => {
  const heard = (signal: NodeJS.Signals): void => {
    rival.close();
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  };
  for (const signal of ENDS) process.on(signal, heard);
  return {
    ...rival,
    close: () => {
      for (const signal of ENDS) process.off(signal, heard);
      rival.close();
    },
  };
};

export const engineSeated = async (
  game: Game,
  side: Side,
  command: string,
  seed: number,
): Promise<Result<Rival>> => {
  const wrong = wrongCommand(command);
  if (wrong !== undefined) return failed(wrong);
  const { startedEngine } = await import('../../engine/engine-rival.ts');
  const rival = await startedEngine({ game, side, command: command.trim(), seed });
  return rival.ok ? worked(endWithUs(rival.value)) : rival;
};
