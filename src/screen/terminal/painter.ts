// How a terminal is drawn on: what was wished for, what the environment asks, what the terminal can.
import { lookOn } from '../../draw/look.ts';
import type { Look, LookWish } from '../../draw/look.ts';
import type { ColorWish } from '../../draw/theme.ts';
import type { KeyWishes } from '../keys/keymap.ts';
import type { Terminal } from './terminal.ts';

/** What was wished for on the command line and in the settings. */
export type ScreenWish = {
  /** False: no screen of its own, so that what was on the terminal can be scrolled back to. */
  readonly altScreen?: boolean | undefined;
  readonly color?: ColorWish | undefined;
  readonly keys?: KeyWishes | undefined;
};

export const lookAt = (
  { env, output }: Terminal,
  { color }: ScreenWish,
  drawn: Omit<LookWish, 'color'> = {},
): Look => lookOn({ env, depthOf: (seen) => output.getColorDepth?.(seen) ?? 1 }, { ...drawn, color });
