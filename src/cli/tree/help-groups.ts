// The commands in the groups in which `hexfront --help` lists them, and what it says below them.
import type { Command } from 'commander';
import type { Setting } from '../main.ts';

export const HELP_GROUPS: readonly (readonly [title: string, commands: readonly string[]])[] = [
  ['To play:', ['play', 'resume', 'tutorial', 'games', 'config']],
  ['To look things up:', ['show', 'ask', 'rule', 'codes', 'data', 'help']],
  ['To check and to compare:', ['run', 'verify', 'replay', 'perft', 'fuzz', 'validate']],
  ['For other programs:', ['engine', 'arena', 'schema', 'completion']],
];

/** Where somebody begins who has read no further. */
const beginText = ({ games }: Setting): string => {
  const lines = [
    ['hexfront tutorial', 'learn to play, by doing; --plain reads well aloud'],
    ['hexfront', 'choose what to play'],
    ...games.slice(0, 1).map(({ id }) => [`hexfront status ${id}`, 'ask what can be asked in play']),
    ['hexfront help COMMAND', 'how it is used, with examples'],
  ];
  return ['', 'To begin:', ...lines.map(([typed = '', says = '']) => `  ${typed.padEnd(27)} ${says}`)].join(
    '\n',
  );
};

export const groupHelp = (setting: Setting, program: Command): void => {
  for (const command of program.commands)
    command.helpGroup(HELP_GROUPS.find(([, names]) => names.includes(command.name()))?.[0] ?? '');
  program.addHelpText('after', beginText(setting));
};
