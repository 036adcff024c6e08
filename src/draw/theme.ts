// What the roles look like on this terminal, and whether they look like anything at all.
import type { Theme, ThemeWish } from '../api/settings.ts';
import { Chalk } from 'chalk';
import type { ChalkInstance, ColorSupportLevel } from 'chalk';
import { inkChanges } from './colour/ink-painter.ts';
import type { Held, InkDepth } from './colour/ink-painter.ts';
import { isInk } from './styled-rows.ts';
import type { Ink, Role, Row } from './styled-rows.ts';

/**
 * What is painted: sixteen colours look otherwise on a light ground. mono: text, and nothing else at all; mono in bold: no
 * colours, but heavy, faint and turned round, on a screen that has them.
 */
export type Painted = Theme | '16 on light' | 'mono in bold';

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

export const isOnLight = (theme: Painted): boolean =>
  theme === 'light' || theme === 'safe-light' || theme === '16 on light';

const isSixteen = (theme: Painted): boolean => theme === '16' || theme === '16 on light';

/** A theme that is wished for, as far as there are colours: `suits` is the one that suits the terminal. */
export const themeTaken = (wish: ThemeWish, suits: Painted): Painted => {
  if (wish === 'auto' || suits === 'mono') return suits;
  if (wish === 'mono') return wish;
  if (wish === '16') return isOnLight(suits) ? '16 on light' : '16';
  if (isSixteen(suits)) return isOnLight(wish) ? '16 on light' : '16';
  return wish;
};

type Style = (text: string) => string;

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

/** Sixteen colours have no grey, and no blue, that can be read on every background: what recedes is faint, counters are blocks. */
const sixteen = (chalk: ChalkInstance): Record<Role, Style> => ({
  'side 0': chalk.black.bgCyan,
  'side 1': chalk.black.bgYellow,
  selected: chalk.inverse,
  legal: chalk.underline,
  target: chalk.bold,
  objective: chalk.magentaBright,
  supply: plain,
  'out-of-supply': chalk.bold,
  water: chalk.cyan,
  dim: chalk.dim,
  title: chalk.bold,
  warn: chalk.bold,
});

/** Blue and red are the only two that can be read on white and be told apart by everybody. */
const sixteenOnLight = (chalk: ChalkInstance): Record<Role, Style> => ({
  ...sixteen(chalk),
  'side 0': chalk.whiteBright.bgBlue,
  'side 1': chalk.whiteBright.bgRed,
  objective: plain,
  water: chalk.blue,
});

/** Without colours: heavy, light and turned round, which paper has too. */
const colourless = (chalk: ChalkInstance): Record<Role, Style> => ({
  ...sixteen(chalk),
  'side 0': chalk.bold,
  'side 1': chalk.bold,
  objective: chalk.bold,
  water: plain,
  'out-of-supply': chalk.bold.underline,
});

const LEVELS: Readonly<Record<Exclude<Painted, 'mono'>, ColorSupportLevel>> = {
  'mono in bold': 1,
  '16': 1,
  '16 on light': 1,
  dark: 2,
  light: 2,
  safe: 2,
  'safe-light': 2,
};

const styles = (theme: Exclude<Painted, 'mono'>): Readonly<Record<Role, Style>> => {
  const chalk = new Chalk({ level: LEVELS[theme] });
  switch (theme) {
    case 'mono in bold':
      return colourless(chalk);
    case '16':
      return sixteen(chalk);
    case '16 on light':
      return sixteenOnLight(chalk);
    case 'dark':
    case 'safe':
      return shades(chalk, DARK);
    case 'light':
    case 'safe-light':
      return shades(chalk, LIGHT);
  }
};

/** Paints stretches one after the other: colours stay set from one to the next. */
export type Brush = {
  paint(line: Row): string;
  /** Back to bare letters. */
  rest(): string;
};

/** A line with all its codes, bare letters before and after it. */
export type Paint = ((line: Row) => string) & { readonly brush?: () => Brush };

const brushFor =
  (style: Readonly<Record<Role, Style>>, change: ReturnType<typeof inkChanges>) => (): Brush => {
    let held: Held;
    const turned = (now: Ink | undefined, isBlank = false): string => {
      const [code, set] = change(held, now, isBlank);
      held = set;
      return code;
    };
    return {
      paint: ({ text, patches }) => {
        let out = '';
        let at = 0;
        for (const { from, to, role } of patches) {
          if (from > at) out += turned(undefined) + text.slice(at, from);
          const written = text.slice(from, to);
          out += isInk(role)
            ? turned(role, written.trim() === '') + written
            : turned(undefined) + style[role](written);
          at = to;
        }
        return at < text.length ? out + turned(undefined) + text.slice(at) : out;
      },
      rest: () => turned(undefined),
    };
  };

/** A colour code stands only where the role changes. */
export const painter = (theme: Painted, depth: InkDepth = '256'): Paint => {
  if (theme === 'mono') return ({ text }) => text;
  const brush = brushFor(styles(theme), inkChanges(depth));
  const paint = (line: Row): string => {
    const { paint: painted, rest } = brush();
    return painted(line) + rest();
  };
  return Object.assign(paint, { brush });
};
