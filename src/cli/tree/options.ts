// Options and arguments that several commands have.
import { Option } from 'commander';
import { LEVELS, THEME_WISHES } from '../../api/settings.ts';
import { COLOR_WISHES } from '../../draw/theme.ts';
import { collect } from '../option-values.ts';

export const dataOption = (): Option =>
  new Option('--data <folder>', 'your own values in place of the shipped ones');

export const colorOption = (): Option =>
  new Option('--color <when>', 'whether to colour').choices(COLOR_WISHES).default('auto');

export const themeOption = (): Option =>
  new Option('--theme <name>', 'the colours of the map screen in this sitting')
    .choices(THEME_WISHES)
    .default(undefined, 'as config says');

export const asciiOption = (): Option =>
  new Option('--ascii', 'draw with the characters of the keyboard alone in this sitting');

export const diceOption = (): Option =>
  new Option('--dice <kind>', 'who rolls: the program, or you, and you type what the dice showed')
    .choices(['sealed', 'manual'])
    .default('sealed');

export const optionOption = (): Option =>
  new Option('--option <name=value>', 'an optional rule; may be given several times')
    .argParser(collect)
    .default([] as readonly string[], 'none');

export const levelOption = (): Option =>
  new Option('--level <level>', 'how much to say').choices(LEVELS).default(undefined, 'as config says');

export const POSITION = 'a position file, a position in one line, -, game:scenario, or a record';
