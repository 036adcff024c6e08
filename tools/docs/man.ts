// man/hexfront.1: the manual page, from the same tree of commands and registry of verbs as docs/commands.md.
import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { configPath } from '../../src/cli/config-file.ts';
import { examplesOf } from '../../src/cli/command-examples.ts';
import { EXIT } from '../../src/cli/exit-codes.ts';
import { commandTree } from '../../src/cli/tree/index.ts';
import type { Setting } from '../../src/cli/main.ts';
import { VERSION } from '../../src/cli/version.ts';
import type { VerbSpec } from '../../src/api/verb-spec.ts';
import { userPaths } from '../../src/paths.ts';
import {
  argumentForm,
  argumentSays,
  optionSays,
  optionsOf,
  sentence,
  usageOf,
  verbsByGroup,
  verbsOfItsOwn,
} from './commands.ts';
import type { InPlay } from './commands.ts';

/** Text that roff leaves as it is; a hyphen that is typed must stay one that can be copied. */
const plain = (text: string): string => text.replaceAll('\\', '\\e').replaceAll('-', '\\-');

/** A line of its own: a full stop or an apostrophe at its beginning would be a request. */
const line = (text: string): string => (/^[.']/.test(text) ? `\\&${plain(text)}` : plain(text));

const bold = (text: string): string => `\\fB${plain(text)}\\fR`;

/** What somebody types in bold, what stands for something else as it is. */
const item = (term: string, says: string): readonly string[] => ['.TP', term, line(says)];

/** `--name <name>`: the word typed, and what stands for the value. */
const flagsText = (flags: string): string => {
  const [, words = flags, value = ''] = /^([^<[]*?)( ?[<[].*)?$/.exec(flags) ?? [];
  return `${bold(words)}${plain(value)}`;
};

const commandLines = (setting: Setting, command: Command): readonly string[] => {
  const examples = examplesOf(setting, command.name());
  const parts = [
    ...command.registeredArguments.flatMap((argument) =>
      item(plain(argumentForm(argument)), argumentSays(argument)),
    ),
    ...optionsOf(command).flatMap((option) => item(flagsText(option.flags), optionSays(option))),
  ];
  return [
    `.SS "${plain(usageOf(command))}"`,
    line(sentence(command.description())),
    ...parts,
    ...(examples.length === 0 ? [] : ['.PP', `Example: ${examples.map(bold).join(', ')}.`]),
  ];
};

const verbLines = ({ name, aliases, help }: VerbSpec): readonly string[] =>
  item([name, ...aliases].map(bold).join(', '), sentence(help));

const EXITS: Readonly<Record<keyof typeof EXIT, string>> = {
  fine: 'All is well. In plain text this is so after refused orders too: a refusal is a reply.',
  failed: 'A check did not hold: of a script, a record, data or the rules.',
  usage: 'The command line was not understood.',
  refused: 'A script was refused an order.',
  file: 'A file or folder could not be read or written.',
  fault: 'A fault of the program itself. It says where it wrote down what happened.',
  interrupted: 'Ended by Ctrl-C.',
};

const ENVIRONMENT: Readonly<Record<string, string>> = {
  HEXFRONT_HOME: 'One folder for games, settings and everything else.',
  HEXFRONT_PLAIN: 'Any value but 0: plain text, as with --plain. So does ACCESSIBLE.',
  NO_COLOR: 'Any value: no colours. The option --color comes before it.',
  FORCE_COLOR: 'Any value but 0: colours, also into a pipe; 0: none. NO_COLOR comes before it.',
  'XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME': 'Where games, settings and the rest are kept.',
};

const fileLines = (): readonly string[] => {
  const { games, config, state } = userPaths({}, 'linux', '/home/x');
  const own = (path: string): string => bold(path.replace('/home/x', '~'));
  return [
    ...item(own(games), 'The games. NAME.game is a record, NAME.seed the secret of its dice.'),
    ...item(
      own(join(config, basename(configPath({ HEXFRONT_HOME: '/x' })))),
      'The settings; the command config reads and changes them.',
    ),
    ...item(own(state), 'What may be lost without harm.'),
  ];
};

export const manualText = (setting: Setting, first: InPlay, others: readonly InPlay[]): string => {
  const { registry, title } = first;
  const program = commandTree(
    setting,
    () => undefined,
    () => undefined,
  );
  return [
    '.\\" Made by `npm run docs` out of the program itself.',
    `.TH HEXFRONT 1 "" "hexfront ${VERSION}" "User Commands"`,
    '.SH NAME',
    'hexfront \\- East Front wargames for the terminal',
    '.SH SYNOPSIS',
    `${bold('hexfront')} [command] [arguments] [options]`,
    '.SH DESCRIPTION',
    line(program.description()),
    'Without a command it asks what you want to play.',
    'Every command answers',
    `${bold('--help')}.`,
    `Begin with ${bold('hexfront tutorial')}.`,
    '.SH COMMANDS',
    ...program.commands.flatMap((command) => commandLines(setting, command)),
    '.SH IN PLAY',
    `What can be typed in ${plain(title)}, on the map screen, in plain text and in scripts.`,
    `${bold('help')} lists these words, ${bold('help move')} explains one, ${bold('legal')} says what can be done now.`,
    ...verbsByGroup(registry).flatMap(({ title: group, verbs }) => [
      `.SS "${plain(group)}"`,
      ...verbs.flatMap(verbLines),
    ]),
    ...others.flatMap((other) => [
      `.SS "${plain(other.title)}"`,
      line(`What is other there than in ${title}.`),
      ...verbsOfItsOwn(other, first).flatMap(verbLines),
    ]),
    '.SH EXIT STATUS',
    ...Object.entries(EXITS).flatMap(([name, says]) =>
      item(bold(String(EXIT[name as keyof typeof EXIT])), says),
    ),
    '.SH ENVIRONMENT',
    ...Object.entries(ENVIRONMENT).flatMap(([name, says]) => item(bold(name), says)),
    '.SH FILES',
    ...fileLines(),
    '',
  ].join('\n');
};
