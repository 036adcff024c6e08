// A question in the place of a command: `hexfront odds x.pos 2507` is `hexfront ask x.pos odds 2507`.
import type { Command } from 'commander';
import { problem } from '../core/problem.ts';
import { questionExample, questionWords } from './commands/ask.ts';
import { complain } from './load/game.ts';
import type { Setting } from './main.ts';
import { strangeWord } from './usage-errors.ts';

/** The command line as the command `ask` takes it; undefined where it makes no sense, and then it has been said. */
export const asQuestion = async (
  setting: Setting,
  commands: readonly Command[],
  [typed = '', position, ...words]: readonly string[],
): Promise<readonly string[] | undefined> => {
  const { io } = setting;
  const questions = await questionWords(setting);
  if (!questions.has(typed.toLowerCase())) {
    strangeWord(io, commands, typed, questions);
    return undefined;
  }
  if (position === '--help' || position === '-h') return ['help', typed];
  if (position === undefined)
    return complain(io, [
      problem('COMMAND.SHORT', {
        command: typed,
        what: 'a position',
        choices: [],
        example: await questionExample(setting, typed.toLowerCase()),
      }),
    ]);
  return ['ask', position, typed, ...words];
};
