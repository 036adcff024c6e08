// When nothing can be written to standard output any more: said in a sentence on the other one.
import { writeSync } from 'node:fs';
import { fileProblem } from '../core/problem.ts';
import { sayProblem } from '../text/say-refusal.ts';
import { EXIT } from './exit-codes.ts';
import type { Exit } from './exit-codes.ts';
import { programVoice } from './load/game.ts';

/** At once: the process ends right after it. */
export const outputFailed = (error: NodeJS.ErrnoException): Exit => {
  const lines = sayProblem(programVoice, fileProblem('WRITE', error, { file: 'to standard output' }));
  try {
    writeSync(2, lines.map((line) => `${line}\n`).join(''));
  } catch {
    // There is nobody left to tell.
  }
  return EXIT.file;
};
