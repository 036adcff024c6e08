// Writes a picture where the command line says: a file that is not there yet, or standard output.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileProblem, problem } from '../../core/problem.ts';
import { ascii } from '../../text/ascii.ts';
import { sayKey } from '../../text/say.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { Exit } from '../exit-codes.ts';
import { complain, programVoice } from '../load/game.ts';

/** An existing file is left alone. */
export const writePicture = (io: Io, file: string, picture: string): Exit => {
  if (file === '-') {
    io.write(picture);
    return EXIT.fine;
  }
  try {
    writeFileSync(file, picture, { flag: 'wx' });
  } catch (error) {
    const folder = dirname(file);
    const cause = fileProblem('WRITE', error, { file });
    complain(io, [existsSync(folder) ? cause : problem('SHOW.NO-FOLDER', { file, folder })]);
    return EXIT.file;
  }
  const size = Buffer.byteLength(picture);
  // All that is said is plain ASCII, for every terminal and braille line; the file is called what was typed.
  const spelled = ascii(file) !== file;
  for (const line of sayKey(programVoice, 'show.written', { file, size, spelled })) io.out(line);
  return EXIT.fine;
};
