// What the roles look like on this terminal, and whether they look like anything at all.
import type { Theme, ThemeWish } from '../api/settings.ts';
import { Chalk } from 'chalk';
import type { ChalkInstance, ColorSupportLevel } from 'chalk';
import type { Role, Row } from './styled-rows.ts';

/** What is painted: sixteen colours look otherwise on a light ground. */
export type Painted = Theme | '16 on light';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `columns;rows` colours as some terminals tell them: the last number is the background. */
const isLight = (env: Environment): boolean => {
  const ground = Number(env['COLORFGBG']?.split(';').at(-1) ?? 0);
  return ground === 7 || (ground >= 9 && ground <= 15);
};

const set = (value: string | undefined): boolean => value !== undefined && value !== '';

/** `depth`: bits of colour the terminal has, from what it says of itself. */
export const themeFor = (env: Environment, depth: number): Painted => {
  const forced = set(env['FORCE_COLOR']) && env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
  if (set(env['NO_COLOR'])) return 'mono';
  if (set(env['FORCE_COLOR']) && !forced) return 'mono';
  if (!forced && (env['TERM'] === 'dumb' || depth < 4)) return 'mono';
  if (depth < 8) return isLight(env) ? '16 on light' : '16';
  return isLight(env) ? 'light' : 'dark';
};

export const COLOR_WISHES = ['always', 'never', 'auto'] as const;
export type ColorWish = (typeof COLOR_WISHES)[number];

/** A choice on the command line comes before the environment, and that before what the terminal says of itself. */
export const themeWished = (
  color: ColorWish,
  env: Environment,
  depthOf: (env: Environment) => number,
): Painted => {
  if (color === 'never') return 'mono';
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...rest } = env;
  const depth = depthOf(rest);
  return color === 'auto'
    ? themeFor(env, depth)
    : themeFor({ ...rest, FORCE_COLOR: '1' }, Math.max(depth, 8));
};

const isSixteen = (theme: Painted): boolean => theme === '16' || theme === '16 on light';

/** A theme that is wished for, as far as there are colours: `suits` is the one that suits the terminal. */
export const themeTaken = (wish: ThemeWish, suits: Painted): Painted => {
  if (wish === 'auto' || suits === 'mono') return suits;
  if (wish === 'mono') return wish;
  if (wish === '16') return suits === 'light' || suits === '16 on light' ? '16 on light' : '16';
  if (isSixteen(suits)) return wish === 'light' ? '16 on light' : '16';
  return wish;
};

type Style = (text: string) => string;

const LEVELS: Readonly<Record<Exclude<Painted, 'mono'>, ColorSupportLevel>> = {
  '16': 1,
  '16 on light': 1,
  dark: 2,
  light: 2,
};

const plain: Style = (text) => text;

type Colours = {
  readonly sides: readonly [number, number];
  readonly objective: number;
  readonly supply: number;
  readonly water: number;
  readonly dim: number;
};

const DARK: Colours = { sides: [75, 214], objective: 175, supply: 36, water: 73, dim: 245 };
const LIGHT: Colours = { sides: [25, 130], objective: 90, supply: 29, water: 23, dim: 240 };

const shades = (
  chalk: ChalkInstance,
  { sides, objective, supply, water, dim }: Colours,
): Record<Role, Style> => ({
  'side 0': chalk.ansi256(sides[0]),
  'side 1': chalk.ansi256(sides[1]),
  selected: chalk.inverse,
  legal: chalk.underline,
  target: chalk.bold,
  objective: chalk.ansi256(objective),
  supply: chalk.ansi256(supply),
  'out-of-supply': chalk.bold.ansi256(supply),
  water: chalk.ansi256(water),
  dim: chalk.ansi256(dim),
  title: chalk.bold,
  warn: chalk.bold,
});

/** Sixteen colours have no grey, and no blue, that can be read on every background. */
const sixteen = (chalk: ChalkInstance): Record<Role, Style> => ({
  'side 0': chalk.cyanBright,
  'side 1': chalk.yellowBright,
  selected: chalk.inverse,
  legal: chalk.underline,
  target: chalk.bold,
  objective: chalk.magentaBright,
  supply: plain,
  'out-of-supply': chalk.bold,
  water: plain,
  dim: plain,
  title: chalk.bold,
  warn: chalk.bold,
});

/** Blue and red are the only two that can be read on white and be told apart by everybody. */
const sixteenOnLight = (chalk: ChalkInstance): Record<Role, Style> => ({
  ...sixteen(chalk),
  'side 0': chalk.blue,
  'side 1': chalk.red,
  objective: plain,
});

/** No colours at all: nothing is styled, so nothing is written but the text. */
const styles = (theme: Exclude<Painted, 'mono'>): Readonly<Record<Role, Style>> => {
  const chalk = new Chalk({ level: LEVELS[theme] });
  switch (theme) {
    case '16':
      return sixteen(chalk);
    case '16 on light':
      return sixteenOnLight(chalk);
    case 'dark':
      return shades(chalk, DARK);
    case 'light':
      return shades(chalk, LIGHT);
  }
};

/** A colour code stands only where the role changes. */
export const painter = (theme: Painted): ((line: Row) => string) => {
  if (theme === 'mono') return ({ text }) => text;
  const style = styles(theme);
  return ({ text, patches }) => {
    let out = '';
    let at = 0;
    for (const { from, to, role } of patches) {
      out += text.slice(at, from) + style[role](text.slice(from, to));
      at = to;
    }
    return out + text.slice(at);
  };
};
