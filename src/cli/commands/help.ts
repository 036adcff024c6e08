// The command `hexfront help`: how a command is used, or what a word does that is typed in play.
import { Command } from 'commander';
import type { Game } from '../../api/game.ts';
import { wordKey } from '../../api/game-words.ts';
import type { Message } from '../../core/types.ts';
import { helpFor } from '../../language/help.ts';
import { nearestWord } from '../../language/parse/did-you-mean.ts';
import { registryFor } from '../../language/verb-registry.ts';
import { message } from '../../session/reply.ts';
import { problem } from '../../core/problem.ts';
import { say } from '../../text/say.ts';
import { questionExample, questionWords } from './ask.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain, problemVoice, programVoice, readGame } from '../load/game.ts';
import type { Setting } from '../main.ts';

const isNamed =
  (typed: string) =>
  (command: Command): boolean =>
    command.name() === typed;

/** What a word does in play, said alike by all these games; undefined: by all that there are. */
type Meaning = { readonly titles: readonly string[] | undefined; readonly lines: readonly string[] };

/** A verb, else a word of the book; without a game under way nothing is an example of it. */
const meaningIn = (game: Game | undefined, typed: string): readonly Message[] => {
  const registry = registryFor(game);
  const verb = registry.find(typed)?.spec.name;
  if (verb !== undefined) return helpFor(registry, undefined, verb);
  return registry.terms.has(typed) ? [message(wordKey('term', typed))] : [];
};

/** What `help` says of a word in play: once where all games mean the same by it, else by whom it means what. */
const inPlay = async (setting: Setting, typed: string): Promise<readonly Meaning[]> => {
  const meanings = new Map<string, { titles: string[]; lines: readonly string[] }>();
  for (const { id, title } of setting.games) {
    const game = await readGame(setting, id, undefined);
    const [first, ...more] = game.ok ? meaningIn(game.value, typed) : [];
    if (first === undefined || !game.ok) continue;
    const [head = '', ...others] = [first, ...more].flatMap((one) => say(problemVoice(game.value), one));
    const known = meanings.get(head);
    if (known === undefined) meanings.set(head, { titles: [title], lines: [head, ...others] });
    else known.titles.push(title);
  }
  const found = [...meanings.values()];
  const isEverywhere = found.length === 1 && found[0]?.titles.length === setting.games.length;
  if (found.length > 0) return found.map((one) => ({ ...one, ...(isEverywhere && { titles: undefined }) }));
  const lines = meaningIn(undefined, typed).flatMap((one) => say(programVoice, one));
  return lines.length === 0 ? [] : [{ titles: undefined, lines }];
};

/** How a question is asked in the place of a command: with the options of the command that asks. */
const askedBy = (ask: Command, question: string, example: string): Command => {
  const shown = new Command(`hexfront ${question}`).copyInheritedSettings(ask);
  for (const argument of ask.registeredArguments.slice(0, 1)) shown.addArgument(argument);
  shown.argument('[words...]', 'what stands after it in play');
  for (const option of ask.options) shown.addOption(option);
  return shown.description('ask a position').addHelpText('after', `\nExample: ${example}`);
};

const headed = (titles: readonly string[] | undefined): readonly string[] =>
  titles === undefined ? [] : say(programVoice, message('help.in-games', { titles }));

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
  for (const { titles, lines } of told) for (const line of [...headed(titles), ...lines]) io.out(line);
  if (!questions.has(typed)) return EXIT.fine;
  // A question can be asked at the shell as well.
  io.out('');
  const ask = program.commands.find(isNamed('ask'));
  if (ask !== undefined) askedBy(ask, typed, await questionExample(setting, typed)).outputHelp();
  return EXIT.fine;
};
