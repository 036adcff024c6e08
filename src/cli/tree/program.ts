// The part of the commander tree about the program itself: config, games, schema, codes, completion, help.
import type { Command } from 'commander';
import type { Setting } from '../main.ts';
import type { ConfigOptions } from '../commands/config.ts';
import type { GamesOptions } from '../commands/games.ts';
import type { SchemaOptions } from '../commands/schema.ts';
import type { CodesOptions } from '../commands/codes.ts';

export const programCommands = (program: Command, setting: Setting, end: (code: number) => void): void => {
  program
    .command('config')
    .description('say where the config file is and what holds, or change a setting')
    .argument('[setting]', 'one setting')
    .argument('[value]', 'what it is to be from now on')
    .option('--json', 'for programs')
    .action(
      async (
        name: string | undefined,
        value: string | undefined,
        options: Omit<ConfigOptions, 'name' | 'value'>,
      ) => {
        const { config } = await import('../commands/config.ts');
        end(await config(setting, { name, value, ...options }));
      },
    );

  program
    .command('games')
    .description('list the games, boards and their scenarios')
    .option('--json', 'for programs')
    .action(async (options: GamesOptions) => {
      const { games } = await import('../commands/games.ts');
      end(await games(setting, options));
    });

  program
    .command('schema')
    .description('list the JSON Schemas of replies and data files, or print one')
    .argument('[name]', 'one of them')
    .option('--json', 'the list for programs')
    .action(async (name: string | undefined, options: Omit<SchemaOptions, 'name'>) => {
      const { schema } = await import('../commands/schema.ts');
      end(schema(setting, { name, ...options }));
    });

  program
    .command('codes')
    .description('list every code of a refusal or a problem, the form of its sentence, and its rules')
    .argument('[game]', 'which game, or one code; else all, and the program itself')
    .option('--json', 'for programs')
    .action(async (game: string | undefined, options: Omit<CodesOptions, 'game'>) => {
      const { codes } = await import('../commands/codes.ts');
      end(await codes(setting, { game, ...options }));
    });

  program
    .command('completion')
    .description('print completion for a shell: bash, zsh, fish or powershell')
    .argument('<shell>', 'which shell')
    .action(async (shell: string) => {
      const { completion } = await import('../commands/completion.ts');
      end(completion(setting, shell));
    });

  program
    .command('help')
    .description('say how to use a command, or what a word does in play')
    .argument('[word]', 'a command, or a word typed in play; else all commands')
    .action(async (word: string | undefined) => {
      const { help } = await import('../commands/help.ts');
      end(await help(setting, program, word));
    });
};
