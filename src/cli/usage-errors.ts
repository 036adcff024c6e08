// What is said of a command line that is not understood: a word that is no command, one too few or too many, an option
// that is none, or with nothing or something wrong after it.
import type { Argument, Command, Option } from 'commander';
import type { Params, Problem } from '../core/types.ts';
import { nearestWord } from '../language/parse/did-you-mean.ts';
import { problem } from '../core/problem.ts';
import { ascii } from '../text/ascii.ts';
import { sayWrong } from './io.ts';
import type { Io } from './io.ts';
import { complain } from './load/game.ts';
import { examplesOf } from './command-examples.ts';
import type { Setting } from './main.ts';

/** What other programs take for it. */
export const VERSION_WORDS: readonly string[] = ['version', '-v', '-version'];

/** What other programs call these. */
const CALLED: Readonly<Record<string, string>> = {
  new: 'play',
  start: 'play',
  begin: 'play',
  load: 'resume',
  open: 'resume',
  continue: 'resume',
  learn: 'tutorial',
};

/** The first word is neither a command nor a game. */
export const strangeWord = (
  io: Io,
  commands: readonly Command[],
  typed: string,
  questions: Iterable<string>,
): void => {
  const words = [...commands.map((command) => command.name()), ...questions, '--version'];
  const low = typed.toLowerCase();
  const called = Object.hasOwn(CALLED, low) ? CALLED[low] : undefined;
  const near = VERSION_WORDS.includes(typed) ? '--version' : (called ?? nearestWord(low, words));
  complain(io, [problem('COMMAND.UNKNOWN', { typed, ...(near !== undefined && { near }) })]);
};

/** Options that name something, and what. */
const WANTED: Readonly<Record<string, string>> = {
  at: 'a hex or the name of a place',
  hex: 'a hex or the name of a place',
  unit: 'the name of a counter',
  scenario: 'the name of a scenario',
  svg: 'the name of a file, or - for standard output',
  data: 'the name of a folder',
};

type Slip = (found: readonly string[], command: Command, setting: Setting) => Problem | undefined;

/** The option that flags such as `--dice <kind>` are of. */
const optionOf = (command: Command, flags: string): Option | undefined =>
  command.options.find((option) => option.flags === flags);

const argumentOf = (command: Command, name: string): Argument | undefined =>
  command.registeredArguments.find((argument) => argument.name() === name);

const exampleOf = (setting: Setting, command: Command): { readonly example?: string } => {
  const [example] = examplesOf(setting, command.name());
  return example === undefined ? {} : { example };
};

/** What it can be, or the reason that was given. */
const instead = (choices: readonly string[] | undefined, why: string): Params =>
  choices === undefined ? { why: why.trim().replace(/\.$/, '') } : { choices };

/** What the reader of command lines says, and what is said in its place. */
const SLIPS: readonly (readonly [RegExp, Slip])[] = [
  [
    /^error: missing required argument '([^']*)'/,
    ([name = ''], command, setting) => {
      const missing = argumentOf(command, name);
      return (
        missing &&
        problem('COMMAND.SHORT', {
          command: command.name(),
          what: missing.description,
          choices: missing.argChoices ?? [],
          ...exampleOf(setting, command),
        })
      );
    },
  ],
  [
    /^error: unknown option '(.*?)'(?:\n\(Did you mean (?:one of )?(--[\w-]+).*\))?\s*$/s,
    ([typed = '', near], command) =>
      VERSION_WORDS.includes(typed)
        ? problem('COMMAND.UNKNOWN', { typed, near: '--version' })
        : problem('COMMAND.OPTION', {
            command: command.name(),
            typed,
            ...(near !== undefined && { near }),
            // What is optional in a game is often taken for an option of the command.
            ...(command.options.some(({ long }) => long === '--option') && { rules: true }),
          }),
  ],
  [
    /^error: option '([^']*)' argument missing/,
    ([flags = ''], command) => {
      const option = optionOf(command, flags);
      const what = WANTED[option?.attributeName() ?? ''];
      const params = { option: option?.long ?? flags, flags, choices: option?.argChoices ?? [] };
      return what === undefined
        ? problem('COMMAND.NOTHING', params)
        : problem('COMMAND.EMPTY', { ...params, what });
    },
  ],
  [
    /^error: option '([^']*)' argument '(.*)' is invalid\. (.*)$/s,
    ([flags = '', typed = '', why = ''], command) => {
      const option = optionOf(command, flags);
      return problem('COMMAND.VALUE', {
        option: option?.long ?? flags,
        typed,
        ...instead(option?.argChoices, why),
      });
    },
  ],
  [
    /^error: command-argument value '(.*)' is invalid for argument '([^']*)'\. (.*)$/s,
    ([typed = '', name = '', why = ''], command, setting) => {
      const argument = argumentOf(command, name);
      return problem('COMMAND.ARGUMENT', {
        command: command.name(),
        typed,
        what: argument?.description ?? name,
        ...instead(argument?.argChoices, why),
        ...exampleOf(setting, command),
      });
    },
  ],
  [
    /^error: too many arguments.*Expected (\d+) arguments? but got (\d+)/s,
    ([most, count], command, setting) =>
      problem('COMMAND.LONG', {
        command: command.name(),
        most: Number(most),
        count: Number(count),
        ...exampleOf(setting, command),
      }),
  ],
  [
    /^error: option '(--[\w-]+)[^']*' cannot be used with option '(--[\w-]+)/,
    ([option = '', other = '']) => problem('COMMAND.BOTH', { option, other }),
  ],
];

/** Said in our words as far as they are known; all else as it comes, without what would reach into the terminal. */
export const usageError = (
  setting: Setting,
  commands: readonly Command[],
  argv: readonly string[],
  text: string,
): void => {
  // A line without the name of a command is one of `play`.
  const command = commands.find((one) => one.name() === argv[0]) ?? commands[0];
  for (const [pattern, slip] of SLIPS) {
    const [found, ...parts] = pattern.exec(text) ?? [];
    const wrong = found === undefined || command === undefined ? undefined : slip(parts, command, setting);
    if (wrong === undefined) continue;
    complain(setting.io, [wrong]);
    return;
  }
  const lines = text.trimEnd().split('\n').map(ascii);
  sayWrong(setting.io, problem('COMMAND.LINE'), lines);
};

/** The first option that names something and names nothing; then it has been said. */
export const isEmptyOption = (io: Io, options: Readonly<Record<string, unknown>>): boolean => {
  const empty = Object.entries(WANTED).find(([name]) => {
    const value = options[name];
    return typeof value === 'string' && value.trim() === '';
  });
  if (empty === undefined) return false;
  const [name, what] = empty;
  complain(io, [problem('COMMAND.EMPTY', { option: `--${name}`, what })]);
  return true;
};
