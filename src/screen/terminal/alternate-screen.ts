// The screen the program draws on beside the one it was started from: going over to it and coming back.
import type { Terminal } from './terminal.ts';

export type OtherScreen = {
  enter(): void;
  /** Gives the terminal back as it was found; once, whoever asks for it. */
  leave(): void;
};

/** Bare letters, and a cursor to be seen. */
const BARE = '\x1b[0m\x1b[?25h';
const ALTERNATE = { enter: '\x1b[?1049h', leave: `${BARE}\x1b[?1049l` } as const;

/** Without another screen what stands on this one is pushed up, where it can be scrolled back to. */
const pushedUp = (rows: number): string => '\n'.repeat(rows);
const below = (rows: number): string => `${BARE}\x1b[${rows};1H\n`;

/** `alternate`: a screen of its own; else the frames are drawn over the end of the terminal's history. */
export const otherScreen = ({ input, output, onEnd }: Terminal, alternate = true): OtherScreen => {
  const rows = (): number => output.rows || 24;
  let forget: (() => void) | undefined;
  const leave = (): void => {
    if (forget === undefined) return;
    forget();
    forget = undefined;
    try {
      input.setRawMode?.(false);
      output.write(alternate ? ALTERNATE.leave : below(rows()));
    } catch {
      // The terminal has gone away: there is nothing to give back.
    }
  };
  return {
    enter: () => {
      if (forget !== undefined) return;
      forget = onEnd(leave);
      input.setRawMode?.(true);
      output.write(alternate ? ALTERNATE.enter : pushedUp(rows()));
    },
    leave,
  };
};
