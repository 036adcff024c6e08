// The commands, as a tree for commander. Each loads what it needs when it is used, so that a plain start stays quick.
import { Command, CommanderError } from 'commander';
import { boardCommands } from './boards.ts';
import { exampleText } from '../command-examples.ts';
import { groupHelp } from './help-groups.ts';
import { EXIT } from '../exit-codes.ts';
import type { Setting } from '../main.ts';
import { VERSION } from '../version.ts';
import { playCommands } from './play.ts';
import { playersCommands } from './players.ts';
import { programCommands } from './program.ts';
import { recordsCommands } from './records.ts';

/** The whole tree. `end` receives what the command ends with. */
export const commandTree = (
  setting: Setting,
  end: (code: number) => void,
  wrong: (text: string) => void,
): Command => {
  const { io } = setting;
  const program = new Command('hexfront')
    .description('East Front wargames for the terminal, by map, by ear and by script.')
    .version(VERSION, '-V, --version', 'say the version')
    .helpOption('-h, --help', 'say how to use it')
    .helpCommand(false)
    .showSuggestionAfterError(true)
    .exitOverride()
    // In 80 columns half is left for what a command does.
    .configureHelp({ minWidthToWrap: 20 })
    .configureOutput({
      writeOut: (text) => io.write(text),
      writeErr: wrong,
    })
    .hook('preAction', async (_program, command) => {
      if (!Object.values(command.opts()).some((value) => typeof value === 'string' && value.trim() === ''))
        return;
      const { isEmptyOption } = await import('../usage-errors.ts');
      if (isEmptyOption(io, command.opts())) throw new CommanderError(EXIT.usage, 'hexfront.empty', '');
    });

  playCommands(program, setting, end);
  recordsCommands(program, setting, end);
  playersCommands(program, setting, end);
  boardCommands(program, setting, end);
  programCommands(program, setting, end);

  groupHelp(setting, program);
  for (const command of program.commands) command.addHelpText('after', exampleText(setting, command.name()));

  return program;
};
