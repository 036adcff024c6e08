// The part of the commander tree that plays: play, resume, tutorial.
import { Option } from 'commander';
import type { Command } from 'commander';
import type { Setting } from '../main.ts';
import type { PlayOptions } from '../commands/play.ts';
import type { ResumeOptions } from '../commands/resume.ts';
import type { TutorialOptions } from '../commands/tutorial.ts';
import { whole } from '../option-values.ts';
import { asciiOption, colorOption, dataOption, diceOption, optionOption, themeOption } from './options.ts';

export const playCommands = (program: Command, setting: Setting, end: (code: number) => void): void => {
  program
    .command('play', { isDefault: true })
    .description('play a game; without a name, choose one')
    .argument('[game]', 'which game')
    .argument('[scenario...]', 'which scenario; else its first')
    .option('--plain', 'lines of text only, never redrawn')
    .option('--map', 'the map screen, where there is a terminal')
    .option('--no-alt-screen', 'draw the map over the end of the scrollback, not on a screen of its own')
    .option('--no-film', "do not show an opponent's turn move by move")
    .addOption(colorOption())
    .addOption(themeOption())
    .addOption(asciiOption())
    .option('--two', 'two people take turns at this keyboard')
    .option('--against <who>', 'the computer plays this side; or a command: that program plays')
    .option('--as <side>', 'you play this side, and the computer the other')
    .addOption(
      new Option('--level <n>', 'how well the computer plays')
        .argParser(whole(1))
        .default(undefined, 'its best'),
    )
    .option('--opponent-seed <n>', 'of the choices of the computer; not of the dice', whole(0))
    .option('--audit', 'look for broken invariants after every order, to find faults in the rules')
    .option('--name <name>', 'what to call the game')
    .option('--no-save', 'keep no record')
    .option('--seed <word>', 'dice anybody can repeat; they are not sealed')
    .addOption(diceOption())
    .addOption(optionOption())
    .addOption(dataOption())
    .action(
      async (
        game: string | undefined,
        words: readonly string[],
        options: Omit<PlayOptions, 'game' | 'scenario'>,
      ) => {
        const { play } = await import('../commands/play.ts');
        // Whoever speaks a name of several words may type it so.
        const scenario = words.length === 0 ? undefined : words.join('-').toLowerCase();
        end(await play(setting, { game, scenario, ...options }));
      },
    );

  program
    .command('resume')
    .description('go on with a game; without a name, the last one')
    .argument('[record]', 'the name of a game, or the path of its record')
    .option('--plain', 'lines of text only, never redrawn')
    .option('--map', 'the map screen, where there is a terminal')
    .option('--no-alt-screen', 'draw the map over the end of the scrollback, not on a screen of its own')
    .option('--no-film', "do not show an opponent's turn move by move")
    .addOption(colorOption())
    .addOption(themeOption())
    .addOption(asciiOption())
    .option('--two', 'two people take turns at this keyboard')
    .option('--against <command>', 'of a game against another program: the command that starts it')
    .addOption(
      new Option('--level <n>', 'of a game against another program: the computer plays in its place')
        .argParser(whole(1))
        .conflicts(['against', 'alone']),
    )
    .addOption(
      new Option('--alone', 'of a game against another program: both sides are yours').conflicts('against'),
    )
    .option('--audit', 'look for broken invariants after every order, to find faults in the rules')
    .option('--upto <line>', 'only this far, in a new record; for a damaged one', whole(1))
    .option('--leave-out', 'go on without orders that other rules or data no longer lead on from')
    .option('--list', 'list the games instead')
    .addOption(new Option('--json', 'the list for programs'))
    .addOption(dataOption())
    .action(async (game: string | undefined, options: Omit<ResumeOptions, 'game'>) => {
      const { resume } = await import('../commands/resume.ts');
      end(await resume(setting, { game, ...options }));
    });

  program
    .command('tutorial')
    .description('learn to play, in short lessons; without a name, go on where you left')
    .argument('[lesson...]', 'a game, the number or name of a lesson, or both')
    .option('--plain', 'lines of text only, never redrawn')
    .option('--map', 'the map screen, where there is a terminal')
    .addOption(themeOption())
    .addOption(asciiOption())
    .action(async (words: readonly string[], options: Omit<TutorialOptions, 'words'>) => {
      const { tutorial } = await import('../commands/tutorial.ts');
      end(await tutorial(setting, { words, ...options }));
    });
};
