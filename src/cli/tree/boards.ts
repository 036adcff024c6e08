// The part of the commander tree that looks at boards: show, data, rule, validate.
import { Argument, InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import type { DataOptions } from '../commands/data.ts';
import { LAYERS } from '../../draw/layer-names.ts';
import type { Setting } from '../main.ts';
import { colorOption, dataOption } from './options.ts';
import type { RuleOptions } from '../commands/rule.ts';
import type { ShowOptions } from '../commands/show.ts';
import type { ValidateOptions } from '../commands/validate.ts';

const DATA_PARTS = ['map', 'units', 'tables', 'turns', 'scenarios', 'rules', 'rulings', 'addon'] as const;

/** Of a drawing, in columns. */
export const WIDTHS = { least: 20, most: 1000 } as const;

const between =
  (least: number, most: number) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^\d{1,4}$/.test(text) || n < least || n > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return n;
  };

const layer = (text: string, before: readonly string[] | undefined): readonly string[] => {
  const typed = text.toLowerCase();
  if (!LAYERS.some((known) => known === typed))
    throw new InvalidArgumentError(`It must be one of ${LAYERS.join(', ')}.`);
  return [...(before ?? []), typed];
};

export const boardCommands = (program: Command, setting: Setting, end: (code: number) => void): void => {
  program
    .command('show')
    .description('draw a board or a position as text, describe it in words, or write it as a picture')
    .argument('<game>', 'which game, or a position')
    .option('--hex <hex>', 'of a position: what is in this hex, in words')
    .option('--at <hex>', 'around this hex: its number, the name of a place, or a unit of the scenario')
    .addOption(
      new Option('--zoom <n>', '1 the whole map, 2 more in each hex, 3 rivers and borders too').argParser(
        between(1, 3),
      ),
    )
    .option('--scenario <id>', 'with the counters of this scenario')
    .addOption(
      // What it can be is known to completion; small and capital letters are the same, and it adds up.
      new Option('--layer <name>', 'what to show; may be given several times')
        .choices(LAYERS)
        .argParser(layer),
    )
    .option('--ascii', 'only characters of the keyboard')
    .option('--unicode', 'box lines and other signs where the terminal has them')
    .addOption(colorOption())
    .option('--words', 'in sentences instead of a drawing')
    .option('--svg <file>', 'a picture of map and counters; - for standard output')
    .option('--counters', 'with --svg: the counter sheet, front and back, in place of the map')
    .addOption(
      new Option('--width <columns>', 'how wide the drawing may be').argParser(
        between(WIDTHS.least, WIDTHS.most),
      ),
    )
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (game: string, options: Omit<ShowOptions, 'game'>) => {
      const { show } = await import('../commands/show.ts');
      end(await show(setting, { game, ...options }));
    });

  program
    .command('data')
    .description('say what is loaded: a map hex by hex, counters, charts, turns, scenarios, rules')
    .argument('<game>', 'which game')
    .addArgument(new Argument('<part>', 'which data').choices(DATA_PARTS))
    .argument('[chart]', 'one chart of tables, turns or addon')
    .option('--hex <hex>', 'everything about one hex, and where it is from')
    .option('--unit <name>', 'everything about one counter, by id, print or name, and where it is from')
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(
      async (
        game: string,
        part: DataOptions['part'],
        chart: string | undefined,
        options: Omit<DataOptions, 'game' | 'part' | 'chart'>,
      ) => {
        const { data } = await import('../commands/data.ts');
        end(await data(setting, { game, part, chart, ...options }));
      },
    );

  program
    .command('rule')
    .description('say what a rule or a ruling is about')
    .argument('<game>', 'which game')
    .argument('<id>', 'the number of a rule or ruling, or of a chapter, or a word')
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (game: string, id: string, options: Omit<RuleOptions, 'game' | 'id'>) => {
      const { rule } = await import('../commands/rule.ts');
      end(await rule(setting, { game, id, ...options }));
    });

  program
    .command('validate')
    .description('check the data files of a board, the shipped or your own')
    .argument('<game>', 'which game')
    .addOption(dataOption())
    .option('--json', 'for programs')
    .action(async (game: string, options: Omit<ValidateOptions, 'game'>) => {
      const { validate } = await import('../commands/validate.ts');
      end(await validate(setting, { game, ...options }));
    });
};
