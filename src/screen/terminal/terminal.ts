// The terminal the screen is drawn on, and what may befall the program at it. Tests put their own in its place.
import type { Environment } from '../../draw/theme.ts';
import type { Output } from './frame-writer.ts';

export type Input = {
  readonly isTTY?: boolean | undefined;
  setRawMode?(raw: boolean): unknown;
  on(event: 'data' | 'end' | 'error', heard: (chunk: Buffer | string) => void): unknown;
  off(event: 'data' | 'end' | 'error', heard: (chunk: Buffer | string) => void): unknown;
  resume(): unknown;
  pause(): unknown;
};

export const DEADLY = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;
export type Deadly = (typeof DEADLY)[number];

/** Each `on...` calls back until the function it returns is called. */
export type Terminal = {
  readonly input: Input;
  readonly output: Output & { getColorDepth?(env: Environment): number };
  readonly env: Environment;
  onSignal(heard: (signal: Deadly) => void): () => void;
  /** Something was thrown where nobody could catch it. */
  onFault(heard: (fault: unknown) => void): () => void;
  /** Just before the program ends for any reason, or a fault is reported. */
  onEnd(heard: () => void): () => void;
  /** The program is to stop until it is told to go on. */
  onStop(heard: () => void): () => void;
  /** It goes on, whoever stopped it. */
  onGoOn(heard: () => void): () => void;
  /** Stops the program as Ctrl-Z does; `after` is called when it goes on, at once where nobody could make it. */
  stop(after: () => void): void;
  /** Ends the program as the signal would have. */
  die(signal: Deadly): void;
};

const listen = (name: string, heard: (what: unknown) => void): (() => void) => {
  process.on(name, heard);
  return () => void process.off(name, heard);
};

const all =
  (stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

const STOPPABLE = process.platform !== 'win32';
/** A stop may reach the program a moment after it was asked for. */
const STOP_TAKES = 50;

const stop = (after: () => void): void => {
  // The whole group: a shell goes on only when everybody it has started has stopped, npm too.
  if (STOPPABLE) process.kill(0, 'SIGTSTP');
  setTimeout(() => {
    // A change of size is told only to those in front.
    process.emit('SIGWINCH', 'SIGWINCH');
    after();
  }, STOP_TAKES);
};

export const processTerminal = (): Terminal => ({
  input: process.stdin,
  output: process.stdout,
  env: process.env,
  onSignal: (heard) => all(DEADLY.map((signal) => listen(signal, () => heard(signal)))),
  onFault: (heard) => all([listen('uncaughtException', heard), listen('unhandledRejection', heard)]),
  onEnd: (heard) => all([listen('exit', heard), listen('uncaughtExceptionMonitor', heard)]),
  onStop: (heard) => (STOPPABLE ? listen('SIGTSTP', heard) : () => undefined),
  onGoOn: (heard) => (STOPPABLE ? listen('SIGCONT', heard) : () => undefined),
  stop,
  die: (signal) => void process.kill(process.pid, signal),
});

/** Terminals known to forget, when told to, what has scrolled off. */
const FORGETFUL = /^(xterm|tmux|linux|alacritty|foot|ghostty|gnome|kitty|konsole|mintty|putty|vte|wezterm)/;

export const clearsHistory = ({ TERM = '', TMUX, WT_SESSION }: Environment): boolean =>
  FORGETFUL.test(TERM) || (TMUX ?? '') !== '' || (WT_SESSION ?? '') !== '';

export const hasScreen = ({ input, output }: Terminal): boolean =>
  input.isTTY === true && output.isTTY === true && input.setRawMode !== undefined;
