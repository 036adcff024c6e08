// What is said of a command line that is not understood: a word that is no command, one too few, an option with nothing
// after it.
import type { Command } from 'commander';
import { nearestWord } from '../orders/suggest.ts';
import { problem } from '../record/problems.ts';
import { ascii } from '../words/ascii.ts';
import type { Io } from './io.ts';
import { complain } from './loading.ts';
import { examplesOf } from './examples.ts';
import type { Setting } from './main.ts';

/** The first word is neither a command nor a game. */
export const strangeWord = (
  io: Io,
  commands: readonly Command[],
  typed: string,
  questions: Iterable<string>,
): void => {
  const near = nearestWord(typed.toLowerCase(), [...commands.map((command) => command.name()), ...questions]);
  complain(io, [problem('COMMAND.UNKNOWN', { typed, ...(near !== undefined && { near }) })]);
};

const MISSING = /missing required argument '([^']*)'/;

/** What is missing is said in our words; all else as it comes, without what would reach into the terminal. */
export const usageError = (
  setting: Setting,
  commands: readonly Command[],
  argv: readonly string[],
  text: string,
): void => {
  const command = commands.find((one) => one.name() === argv[0]);
  const name = MISSING.exec(text)?.[1];
  const missing = command?.registeredArguments.find((one) => one.name() === name);
  if (command === undefined || missing === undefined) {
    for (const line of text.trimEnd().split('\n')) setting.io.err(ascii(line));
    return;
  }
  const [example] = examplesOf(setting, command.name());
  const what = missing.description;
  const params = { command: command.name(), what, choices: missing.argChoices ?? [] };
  complain(setting.io, [problem('COMMAND.SHORT', { ...params, ...(example !== undefined && { example }) })]);
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
