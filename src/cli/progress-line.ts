// A line for whoever waits at a terminal. Into a pipe nothing is said: it would depend on how fast the machine is.
import { patience } from '../session/slow-notice.ts';
import { sayKey } from '../text/say.ts';
import type { Io } from './io.ts';
import { programVoice } from './load/game.ts';

export const progress = (
  io: Io,
  key: 'wait.opening' | 'wait.checking' | 'wait.counting',
  name: string,
): (() => void) =>
  patience(() => {
    if (!io.outputIsTerminal) return;
    for (const line of sayKey(programVoice, key, { name })) io.out(line);
  }).tick;
