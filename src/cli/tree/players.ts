// The part of the commander tree for programs that play or ask: fuzz, ask, engine, arena, perft.
import { Option } from 'commander';
import type { Command } from 'commander';
import type { Setting } from '../main.ts';
import type { FuzzOptions } from '../commands/fuzz.ts';
import type { AskOptions } from '../commands/ask.ts';
import type { EngineOptions } from '../commands/engine.ts';
import type { ArenaOptions } from '../commands/arena.ts';
import type { PerftOptions } from '../commands/perft.ts';
import { FACES } from '../../core/dice.ts';
import { engineNamed, whole } from '../option-values.ts';
import { dataOption, levelOption, optionOption, POSITION } from './options.ts';

export const playersCommands = (program: Command, setting: Setting, end: (code: number) => void): void => {
  program
    .command('fuzz')
    .description('play a game at random and check everything that must hold')
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many games', whole(1), 10)
    .option('--seed <n>', 'the seed of the first; the next has the one after', whole(0), 1)
    .option('--scenario <id>', 'which scenario; else its first')
    .option('--any-turn', 'begin each game at a turn drawn at random')
    .option('--any-options', 'draw the optional rules that are not named, game by game')
    .option('--play-on', 'do not stop at a victory')
    .addOption(optionOption())
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (game: string, options: Omit<FuzzOptions, 'game'>) => {
      const { fuzz } = await import('../commands/fuzz.ts');
      end(await fuzz(setting, { game, ...options }));
    });

  program
    .command('ask')
    .description('ask a position one question; hexfront odds x.pos 2507 asks as well')
    .argument('<position>', POSITION)
    .argument('<question...>', 'a question as typed in play')
    .option('--as <side>', 'with the eyes of this side; else of the one that decides')
    .addOption(levelOption())
    .addOption(dataOption())
    .option('--json', 'for programs')
    .allowUnknownOption()
    .action(
      async (position: string, words: readonly string[], options: Omit<AskOptions, 'position' | 'words'>) => {
        const { ask } = await import('../commands/ask.ts');
        end(await ask(setting, { position, words, ...options }));
      },
    );

  program
    .command('engine')
    .description(
      'a computer player for other programs: commands on standard input, replies on standard output',
    )
    .option('--level <n>', 'the level it begins at; 0, or random, draws its orders', '0')
    .addOption(dataOption())
    .action(async (options: EngineOptions) => {
      const { engine } = await import('../commands/engine.ts');
      end(await engine(setting, options));
    });

  program
    .command('arena')
    .description(
      'let two players meet; each is random, a level such as level:1, or the command of another program',
    )
    .argument('<first>', 'random, level:N, or a command', engineNamed)
    .argument('<second>', 'random, level:N, or a command', engineNamed)
    .option('--games <n>', 'how many games; they change sides', whole(1), 10)
    .addOption(
      new Option('--pairs <n>', 'in their place so many pairs, each with the same dice twice')
        .argParser(whole(1))
        .conflicts(['games']),
    )
    .option('--seed <n>', 'the seed of the first; the next has the one after', whole(0), 1)
    .option('--from <position>', `where each game begins: ${POSITION}; else the first game there is`)
    .addOption(optionOption())
    .option('--seconds <n>', 'how long an engine may be silent', whole(1), 10)
    .option('--orders <n>', 'after so many orders a game is given up', whole(1), 20_000)
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (first: string, second: string, options: Omit<ArenaOptions, 'first' | 'second'>) => {
      const { arena } = await import('../commands/arena.ts');
      end(await arena(setting, { first, second, ...options }));
    });

  program
    .command('perft')
    .description('count the legal orders to a depth, to compare two implementations of the rules')
    .argument('<position>', POSITION)
    .argument('<depth>', 'how many orders deep', whole(1))
    .addOption(new Option('--die <face>', 'what every die shows').argParser(whole(1, FACES)).default(1))
    .option('--divide', 'count below each first order')
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (position: string, depth: number, options: Omit<PerftOptions, 'position' | 'depth'>) => {
      const { perft } = await import('../commands/perft.ts');
      end(await perft(setting, { position, depth, ...options }));
    });
};
