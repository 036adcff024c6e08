// The terminal the screen is drawn on: its keyboard, its other screen, and what may end the program meanwhile.
import { StringDecoder } from 'node:string_decoder';
import type { Output } from './frame-writer.ts';
import { readKeys, readRest } from './keys.ts';
import type { Key } from './keys.ts';
import type { Environment } from '../draw/roles.ts';

export type Input = {
  readonly isTTY?: boolean | undefined;
  setRawMode?(raw: boolean): unknown;
  on(event: 'data' | 'end' | 'error', heard: (chunk: Buffer | string) => void): unknown;
  off(event: 'data' | 'end' | 'error', heard: (chunk: Buffer | string) => void): unknown;
  resume(): unknown;
  pause(): unknown;
};

export const DEADLY = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type Deadly = (typeof DEADLY)[number];

export type Terminal = {
  readonly input: Input;
  readonly output: Output & { getColorDepth?(env: Environment): number };
  readonly env: Environment;
  /** Calls back at each of these signals until the function it returns is called. */
  onSignal(heard: (signal: Deadly) => void): () => void;
  /** Calls back just before the program ends for any reason, or a fault is reported. */
  onEnd(heard: () => void): () => void;
  /** Ends the program as the signal would have. */
  die(signal: Deadly): void;
};

export const processTerminal = (): Terminal => ({
  input: process.stdin,
  output: process.stdout,
  env: process.env,
  onSignal: (heard) => {
    for (const signal of DEADLY) process.on(signal, heard);
    return () => {
      for (const signal of DEADLY) process.off(signal, heard);
    };
  },
  onEnd: (heard) => {
    process.on('exit', heard);
    process.on('uncaughtExceptionMonitor', heard);
    return () => {
      process.off('exit', heard);
      process.off('uncaughtExceptionMonitor', heard);
    };
  },
  die: (signal) => void process.kill(process.pid, signal),
});

export const hasScreen = ({ input, output }: Terminal): boolean =>
  input.isTTY === true && output.isTTY === true && input.setRawMode !== undefined;

const ENTER = '\x1b[?1049h';
/** Bare letters, a cursor to be seen, and the screen as it was. */
const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';

/** Goes over to the other screen; the function it returns comes back, once. */
export const enterScreen = ({ input, output, onEnd }: Terminal): (() => void) => {
  let there = true;
  const leave = (): void => {
    if (!there) return;
    there = false;
    forget();
    try {
      input.setRawMode?.(false);
      output.write(LEAVE);
    } catch {
      // The terminal has gone away: there is nothing to give back.
    }
  };
  const forget = onEnd(leave);
  input.setRawMode?.(true);
  output.write(ENTER);
  return leave;
};

/** How long the end of a sequence may be on its way before its beginning counts as the Escape key. */
const ESCAPE_WAIT = 40;

/** Hands on what is typed, and that the keyboard has gone away, until the function it returns is called. */
export const readKeyboard = (
  input: Input,
  heard: (keys: readonly Key[]) => void,
  gone: () => void,
): (() => void) => {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let timer: NodeJS.Timeout | undefined;
  const hand = (keys: readonly Key[]): void => {
    if (keys.length > 0) heard(keys);
  };
  const onData = (chunk: Buffer | string): void => {
    clearTimeout(timer);
    const read = readKeys(rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk)));
    rest = read.rest;
    if (rest !== '') {
      timer = setTimeout(() => {
        const late = readRest(rest);
        rest = '';
        hand(late);
      }, ESCAPE_WAIT);
    }
    hand(read.keys);
  };
  input.on('data', onData);
  input.on('end', gone);
  input.on('error', gone);
  input.resume();
  return () => {
    clearTimeout(timer);
    input.off('data', onData);
    input.off('end', gone);
    input.off('error', gone);
    input.pause();
  };
};
