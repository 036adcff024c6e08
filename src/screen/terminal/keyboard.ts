// Reads the keyboard of a terminal: what it sends in pieces is put together into keys.
import { StringDecoder } from 'node:string_decoder';
import { readKeys, readRest } from './key-parser.ts';
import type { Key } from './key-parser.ts';
import type { Input } from './terminal.ts';

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
