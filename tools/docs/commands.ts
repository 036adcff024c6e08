// docs/commands.md: what can be typed at the shell, from the commands themselves, and in play, from the registry of verbs.
import type { Argument, Command, Option } from 'commander';
import { commandTree } from '../../src/cli/tree/index.ts';
import { examplesOf as shellExamples } from '../../src/cli/command-examples.ts';
import type { Setting } from '../../src/cli/main.ts';
import { messageBook } from '../../src/text/voice.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import { say } from '../../src/text/say.ts';
import { examplesOf } from '../../src/language/examples.ts';
import { formOf } from '../../src/language/help.ts';
import { VERB_GROUPS } from '../../src/api/verb-spec.ts';
import type { VerbSpec } from '../../src/api/verb-spec.ts';
import type { VerbRegistry } from '../../src/language/verb-registry.ts';

export const sentence = (text: string): string => {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?]$/.test(whole) ? whole : `${whole}.`;
};

/** What an argument is, as a sentence. */
export const argumentSays = (argument: Argument): string => {
  const choices = argument.argChoices === undefined ? '' : ` (${argument.argChoices.join(', ')})`;
  return sentence(argument.description + choices);
};

/** As it stands in a line of use. */
export const argumentForm = (argument: Argument): string => {
  const name = argument.variadic ? `${argument.name()}...` : argument.name();
  return argument.required ? `<${name}>` : `[${name}]`;
};

const defaultText = ({ defaultValue, defaultValueDescription }: Option): string => {
  const value = defaultValueDescription ?? (defaultValue as unknown);
  return typeof value === 'string' || typeof value === 'number' ? `; else ${value}` : '';
};

/** What an option does, as a sentence. */
export const optionSays = (option: Option): string => {
  const choices = option.argChoices === undefined ? '' : `. One of ${option.argChoices.join(', ')}`;
  const description = option.description === '' ? 'as it says' : option.description;
  return sentence(`${description}${choices}${defaultText(option)}`);
};

export const optionsOf = (command: Command): readonly Option[] =>
  command.options.filter(({ hidden }) => !hidden);

export const usageOf = (command: Command): string =>
  ['hexfront', command.name(), ...command.registeredArguments.map(argumentForm)].join(' ');

const commandLines = (setting: Setting, command: Command): readonly string[] => {
  const examples = shellExamples(setting, command.name());
  return [
    `### \`${usageOf(command)}\``,
    '',
    sentence(command.description()),
    '',
    ...command.registeredArguments.map(
      (argument) => `- \`${argumentForm(argument)}\`: ${argumentSays(argument)}`,
    ),
    ...optionsOf(command).map((option) => `- \`${option.flags}\`: ${optionSays(option)}`),
    ...(command.registeredArguments.length + command.options.length > 0 ? [''] : []),
    ...(examples.length === 0 ? [] : [`Example: ${examples.map((line) => `\`${line}\``).join(', ')}.`, '']),
  ];
};

const verbLines = (registry: VerbRegistry, spec: VerbSpec): readonly string[] => {
  const { name, aliases, help, seeAlso, flags = [] } = spec;
  const examples = examplesOf(spec, registry, undefined);
  const known = seeAlso.filter((other) => registry.named(other) !== undefined);
  return [
    `### ${name}`,
    '',
    `${sentence(help)}${aliases.length === 0 ? '' : ` Also typed ${aliases.map((word) => `\`${word}\``).join(', ')}.`}`,
    '',
    ...(spec.slots.length === 0 ? [] : [`- Type: ${formOf(spec)}.`]),
    ...(flags.length === 0 ? [] : [`- Options: ${flags.map((flag) => `\`--${flag.name}\``).join(', ')}.`]),
    ...(examples.length === 0
      ? []
      : [
          `- ${examples.length === 1 ? 'Example' : 'Examples'}: ${examples.map((line) => `\`${line}\``).join(', ')}.`,
        ]),
    ...(known.length === 0 ? [] : [`- See also: ${known.join(', ')}.`]),
    '',
  ];
};

const GROUP_VOICE = {
  level: 'normal',
  hexSpeech: 'raw',
  book: messageBook(PROGRAM_MESSAGES),
  names: { unit: () => undefined, side: () => undefined, place: () => undefined },
} as const;

/** The name of a group as `help` says it. */
const groupTitle = (group: string): string =>
  (say(GROUP_VOICE, { key: 'help.group', params: { group, verbs: ['x'] } })[0] ?? group).replace(/:.*$/, '');

export const verbsByGroup = (registry: VerbRegistry) =>
  VERB_GROUPS.map((group) => ({
    title: groupTitle(group),
    verbs: registry.verbs.filter((spec) => spec.group === group),
  })).filter(({ verbs }) => verbs.length > 0);

export type InPlay = { readonly title: string; readonly registry: VerbRegistry };

const formOfVerb = ({ name, aliases, help, slots }: VerbSpec): string =>
  JSON.stringify([name, aliases, help, slots]);

/** Verbs of a game that those told before do not have, or not in this form. */
export const verbsOfItsOwn = ({ registry }: InPlay, told: InPlay): readonly VerbSpec[] => {
  const known = new Set(told.registry.verbs.map(formOfVerb));
  return registry.verbs.filter((spec) => !known.has(formOfVerb(spec)));
};

const otherLines = (other: InPlay, told: InPlay): readonly string[] => [
  `## In play: ${other.title}`,
  '',
  `What is other there than in ${told.title}; all other words mean the same in both.`,
  '',
  ...verbsOfItsOwn(other, told).flatMap((spec) => verbLines(other.registry, spec)),
];

/** `others`: games whose words differ from those of the first. */
export const commandsText = (setting: Setting, first: InPlay, others: readonly InPlay[]): string => {
  const { registry, title } = first;
  const program = commandTree(
    setting,
    () => undefined,
    () => undefined,
  );
  const groups = verbsByGroup(registry);
  return [
    '# Commands',
    '',
    'What can be typed, at the shell and in play. This file is made by `npm run docs` out of the program itself.',
    '',
    '## At the shell',
    '',
    'Without a command, `hexfront` asks what you want to play. Every command answers `--help`.',
    '',
    ...program.commands.flatMap((command) => commandLines(setting, command)),
    `## In play: ${title}`,
    '',
    'The same words in plain text, on the command line of the map screen, and in scripts. Small and capital letters are',
    'the same. `help` lists the verbs, `help move` explains one, `legal` says what can be done now.',
    '',
    ...groups.flatMap(({ title: group, verbs }) => [
      `## ${group}`,
      '',
      ...verbs.flatMap((spec) => verbLines(registry, spec)),
    ]),
    ...others.flatMap((other) => otherLines(other, first)),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
};
