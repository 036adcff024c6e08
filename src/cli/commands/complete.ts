// What `hexfront __complete` answers: what could stand next on a half-typed command line, and what each word is.
import type { Argument, Command, Option } from 'commander';
import { ARGUMENTS, bare, commandsOf, questions, silent, TAKING_FILES, VALUES } from '../completion/words.ts';
import type { Candidate, Line } from '../completion/words.ts';
import type { Setting } from '../main.ts';

export type Completed = {
  readonly found: readonly Candidate[];
  /** Names of files fit as well: the shell knows them best. */
  readonly files: boolean;
};

const choicesOf = ({ argChoices }: Argument | Option): readonly Candidate[] | undefined =>
  argChoices === undefined ? undefined : bare(argChoices);

const takesValue = (option: Option): boolean => option.required || option.optional;

const fitting = (found: readonly Candidate[], typed: string): readonly Candidate[] => {
  const low = typed.toLowerCase();
  const fits = found.filter(({ word }) => word.toLowerCase().startsWith(low) && /^[\w.:=,+@/-]+$/.test(word));
  return [...new Map(fits.map((one) => [one.word, one])).values()];
};

const optionsOf = ({ command }: Line): readonly Candidate[] => [
  ...command.options
    .filter(({ hidden }) => !hidden)
    .map(({ long, short, description }) => ({ word: long ?? short ?? '', says: description })),
  { word: '--help', says: 'say how to use it' },
];

/** Splits off options and their values; `open`: the last one still waits for its value. */
const readLine = (command: Command, words: readonly string[]) => {
  const given: string[] = [];
  const options = new Map<string, string>();
  let open: Option | undefined;
  for (const word of words) {
    const [name = '', value] = word.split(/=(.*)/s);
    const option: Option | undefined =
      open === undefined && word.startsWith('-')
        ? command.options.find(({ long, short }) => long === name || short === name)
        : undefined;
    if (open !== undefined) {
      options.set(open.long ?? '', word);
      open = undefined;
    } else if (option === undefined) {
      if (!word.startsWith('-') || word === '-') given.push(word);
    } else if (value !== undefined) options.set(option.long ?? '', value);
    else if (takesValue(option)) open = option;
  }
  return { given, options, open };
};

const valueOf = async (line: Line, option: Option): Promise<Completed> => {
  const long = option.long ?? '';
  const found = choicesOf(option) ?? (await VALUES[long]?.(line)) ?? [];
  return { found: fitting(found, line.typed), files: TAKING_FILES.has(long) };
};

/** A position given to `show` stands where a board does. */
const argumentOf = async (line: Line): Promise<Completed> => {
  const all = line.command.registeredArguments;
  const last = all.at(-1);
  const argument = all[line.given.length] ?? (last?.variadic === true ? last : undefined);
  if (argument === undefined) return { found: [], files: false };
  const name = argument.name();
  const [before, scenario] = line.typed.split(':');
  const mayBeFile =
    scenario === undefined || !line.setting.games.some(({ id }) => id === before?.toLowerCase());
  const found = choicesOf(argument) ?? (await ARGUMENTS[name]?.(line)) ?? [];
  return {
    found: fitting(found, line.typed),
    // After the name of a game and a colon comes a scenario.
    files: mayBeFile && (TAKING_FILES.has(name) || (name === 'game' && line.command.name() === 'show')),
  };
};

const firstWord = async (setting: Setting, program: Command, typed: string): Promise<Completed> => {
  if (typed.startsWith('-')) return { found: fitting(bare(['--help', '--version']), typed), files: false };
  const ids = setting.games.map(({ id, title }) => ({ word: id, says: `play ${title}` }));
  const first = [...commandsOf(program), ...ids];
  // To nothing typed all commands are enough of an answer.
  const found = typed === '' ? first : [...first, ...(await questions(setting))];
  return { found: fitting(found, typed), files: false };
};

/** `words`: those before the one that is being typed, without the name of the program. */
export const completed = async (
  loud: Setting,
  program: Command,
  words: readonly string[],
  typed: string,
): Promise<Completed> => {
  const setting = silent(loud);
  const [first, ...rest] = words;
  if (first === undefined) return firstWord(setting, program, typed);
  const named = program.commands.find((command) => command.name() === first);
  const isGame = setting.games.some(({ id }) => id === first.toLowerCase());
  const command = named ?? program.commands.find((each) => each.name() === (isGame ? 'play' : 'ask'));
  if (command === undefined) return { found: [], files: false };
  const { given, options, open } = readLine(command, rest);
  // A game stands for `play` and its name; a question in the place of a command comes after its position.
  const [position, ...more] = given;
  const question = position === undefined ? [] : [position, first, ...more];
  const full = named !== undefined ? given : isGame ? [first, ...given] : question;
  const line: Line = { setting, program, command, given: full, options, typed };
  if (open !== undefined) return valueOf(line, open);
  const [name, value] = typed.split(/=(.*)/s);
  const option = value === undefined ? undefined : command.options.find(({ long }) => long === name);
  if (option !== undefined && takesValue(option)) {
    const { found, files } = await valueOf({ ...line, typed: value ?? '' }, option);
    return { found: found.map(({ word, says }) => ({ word: `${name}=${word}`, says })), files };
  }
  if (typed.startsWith('-') && typed !== '-') return { found: fitting(optionsOf(line), typed), files: false };
  return argumentOf(line);
};
