// A line for whoever waits. At a terminal it stands among the replies; into a pipe they must not depend on how fast the
// machine is, so there it is said only beside them, where a command may be silent for long.
import { patience } from '../session/slow-notice.ts';
import { sayKey } from '../text/say.ts';
import type { Io } from './io.ts';
import { programVoice } from './load/game.ts';

/** `beside`: into a pipe it is said among the diagnostics. */
export const progress = (
  io: Io,
  key: 'wait.opening' | 'wait.checking' | 'wait.counting',
  name: string,
  beside = false,
): (() => void) =>
  patience(() => {
    if (!io.outputIsTerminal && !beside) return;
    for (const line of sayKey(programVoice, key, { name })) (io.outputIsTerminal ? io.out : io.err)(line);
  }).tick;
