// How rows are painted on a terminal: what was wished for, what the environment asks, what the terminal can.
import type { ThemeWish } from '../../api/settings.ts';
import { painter, themeTaken, themeWished } from '../../draw/theme.ts';
import type { ColorWish } from '../../draw/theme.ts';
import type { KeyWishes } from '../keys/keymap.ts';
import type { Paint } from './frame-writer.ts';
import type { Terminal } from './terminal.ts';

/** What was wished for on the command line and in the settings. */
export type ScreenWish = {
  /** False: no screen of its own, so that what was on the terminal can be scrolled back to. */
  readonly altScreen?: boolean | undefined;
  readonly color?: ColorWish | undefined;
  readonly keys?: KeyWishes | undefined;
};

export const painterOn = (
  { env, output }: Terminal,
  { color = 'auto' }: ScreenWish,
  theme: ThemeWish = 'auto',
): Paint =>
  painter(
    themeTaken(
      theme,
      themeWished(color, env, (seen) => output.getColorDepth?.(seen) ?? 1),
    ),
  );
