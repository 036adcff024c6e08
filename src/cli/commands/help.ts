// The command `hexfront help`: how a command is used, or what a word does that is typed in play.
import { Command } from 'commander';
import type { Message } from '../../core/types.ts';
import { helpFor } from '../../language/help.ts';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import { problem } from '../../core/problem.ts';
import { say } from '../../text/say.ts';
import { questionExample, questionWords, registries } from './ask.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';

const isNamed =
  (typed: string) =>
  (command: Command): boolean =>
    command.name() === typed;

/** What `help` says of a word in play, by the first game that has it; without a game under way nothing is an example of it. */
const inPlay = async (setting: Setting, typed: string): Promise<readonly Message[]> => {
  for (const registry of await registries(setting)) {
    const verb = registry.find(typed)?.spec.name;
    if (verb !== undefined) return helpFor(registry, undefined, verb);
  }
  return [];
};

/** How a question is asked in the place of a command: with the options of the command that asks. */
const askedBy = (ask: Command, question: string, example: string): Command => {
  const shown = new Command(`hexfront ${question}`).copyInheritedSettings(ask);
  for (const argument of ask.registeredArguments.slice(0, 1)) shown.addArgument(argument);
  shown.argument('[words...]', 'what stands after it in play');
  for (const option of ask.options) shown.addOption(option);
  return shown.description('ask a position').addHelpText('after', `\nExample: ${example}`);
};

export const help = async (setting: Setting, program: Command, word: string | undefined): Promise<Exit> => {
  const { io, games, boards } = setting;
  const typed = word?.trim().toLowerCase() ?? '';
  // The name of a game in the place of a command is one to play.
  const isGame = [...games, ...boards].some(({ id }) => id === typed);
  const command = program.commands.find(isNamed(isGame ? 'play' : typed));
  if (typed === '' || command !== undefined) {
    (command ?? program).outputHelp();
    return EXIT.fine;
  }
  const told = await inPlay(setting, typed);
  const questions = await questionWords(setting);
  if (told.length === 0) {
    const near = nearestWord(typed, [...program.commands.map((one) => one.name()), ...questions]);
    complain(io, [problem('HELP.UNKNOWN', { typed: word ?? '', ...(near !== undefined && { near }) })]);
    return EXIT.usage;
  }
  for (const line of told.flatMap((message) => say(programVoice, message))) io.out(line);
  if (!questions.has(typed)) return EXIT.fine;
  // A question can be asked at the shell as well.
  io.out('');
  const ask = program.commands.find(isNamed('ask'));
  if (ask !== undefined) askedBy(ask, typed, await questionExample(setting, typed)).outputHelp();
  return EXIT.fine;
};
