// Our own fault: said once, in plain words, with what to send. No stack trace on the screen.
import { writeCrash } from '../record/crash.ts';
import { sayKey } from '../words/say.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { programVoice } from './loading.ts';
import type { Setting } from './main.ts';
import { VERSION } from './version.ts';

export const fault = ({ io }: Setting, error: unknown): Exit => {
  const file = writeCrash(error, VERSION, new Date());
  for (const line of sayKey(programVoice, 'fault', file === undefined ? {} : { file })) io.err(line);
  return EXIT.fault;
};
