// What the roles look like on this terminal, and whether they look like anything at all.
import { Chalk } from 'chalk';
import type { ChalkInstance, ColorSupportLevel } from 'chalk';
import type { Role, Row } from './rows.ts';

export type Theme = 'mono' | '16' | 'dark' | 'light';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `columns;rows` colours as some terminals tell them: the last number is the background. */
const isLight = (env: Environment): boolean => {
  const ground = Number(env['COLORFGBG']?.split(';').at(-1) ?? 0);
  return ground === 7 || (ground >= 9 && ground <= 15);
};

const set = (value: string | undefined): boolean => value !== undefined && value !== '';

/** `depth`: bits of colour the terminal has, from what it says of itself. */
export const themeFor = (env: Environment, depth: number): Theme => {
  const forced = set(env['FORCE_COLOR']) && env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
  if (set(env['NO_COLOR'])) return 'mono';
  if (set(env['FORCE_COLOR']) && !forced) return 'mono';
  if (!forced && (env['TERM'] === 'dumb' || depth < 4)) return 'mono';
  if (depth < 8) return '16';
  return isLight(env) ? 'light' : 'dark';
};

type Style = (text: string) => string;

const LEVELS: Readonly<Record<Theme, ColorSupportLevel>> = { mono: 0, '16': 1, dark: 2, light: 2 };

const plain: Style = (text) => text;

const shades = (chalk: ChalkInstance, first: number, second: number, dim: number): Record<Role, Style> => ({
  'side 0': chalk.ansi256(first),
  'side 1': chalk.ansi256(second),
  selected: chalk.inverse,
  dim: chalk.ansi256(dim),
  warn: chalk.bold,
});

const styles = (theme: Theme): Readonly<Record<Role, Style>> => {
  const chalk = new Chalk({ level: LEVELS[theme] });
  switch (theme) {
    case 'mono':
      return { 'side 0': plain, 'side 1': plain, selected: plain, dim: plain, warn: plain };
    case '16':
      // Sixteen colours have no grey that can be read on every background.
      return {
        'side 0': chalk.cyanBright,
        'side 1': chalk.yellowBright,
        selected: chalk.inverse,
        dim: plain,
        warn: chalk.bold,
      };
    case 'dark':
      return shades(chalk, 75, 214, 245);
    case 'light':
      return shades(chalk, 25, 130, 240);
  }
};

/** A colour code stands only where the role changes. */
export const painter = (theme: Theme): ((line: Row) => string) => {
  const style = styles(theme);
  return ({ text, patches }) => {
    if (theme === 'mono') return text;
    let out = '';
    let at = 0;
    for (const { from, to, role } of patches) {
      out += text.slice(at, from) + style[role](text.slice(from, to));
      at = to;
    }
    return out + text.slice(at);
  };
};
