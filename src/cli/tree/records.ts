// The part of the commander tree that goes through what is written down: run, verify, replay.
import { Option } from 'commander';
import type { Command } from 'commander';
import type { Setting } from '../main.ts';
import type { RunOptions } from '../commands/run.ts';
import type { VerifyOptions } from '../commands/verify.ts';
import type { ReplayOptions } from '../commands/replay.ts';
import { whole } from '../option-values.ts';
import { dataOption, levelOption } from './options.ts';

export const recordsCommands = (program: Command, setting: Setting, end: (code: number) => void): void => {
  program
    .command('run')
    .description('run scripts: set up a position, give orders, check what comes of them')
    .argument('<script...>', 'script files, or - for standard input')
    .addOption(dataOption())
    .option('--tap', 'as TAP version 13, for test runners')
    .addOption(new Option('--json', 'one event a line, for programs').conflicts('tap'))
    .action(async (scripts: readonly string[], options: Omit<RunOptions, 'scripts'>) => {
      const { run } = await import('../commands/run.ts');
      end(await run(setting, { scripts, ...options }));
    });

  program
    .command('verify')
    .description('check a record: nothing altered, every result right, every die as sealed')
    .argument('<record>', 'the path of a record, or the name of a game')
    .option('--json', 'for programs')
    .addOption(dataOption())
    .action(async (record: string, options: Omit<VerifyOptions, 'record'>) => {
      const { verify } = await import('../commands/verify.ts');
      end(await verify(setting, { record, ...options }));
    });

  program
    .command('replay')
    .description('tell a recorded game from the beginning')
    .argument('<record>', 'the path of a record, or the name of a game')
    .option('--upto <line>', 'stop after this order', whole(1))
    .addOption(levelOption())
    .option('--json', 'one event a line, for programs')
    .addOption(dataOption())
    .action(async (record: string, options: Omit<ReplayOptions, 'record'>) => {
      const { replay } = await import('../commands/replay.ts');
      end(await replay(setting, { record, ...options }));
    });
};
