// A file to send when the program itself is at fault. It names places in the program, never what is hidden in a game.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userPaths } from '../../paths.ts';
import { makeFolders } from './make-folder.ts';

/** A seed, should one have got into a message. */
const SEED = /[0-9a-f]{64}/g;

/** The path of the file, or undefined when not even that could be written. */
export const writeCrash = (
  error: unknown,
  program: string,
  now: Date,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => {
  const folder = userPaths(env).state;
  const stamp = now.toISOString().replace(/[-:]/g, '').slice(0, 15);
  const file = join(folder, `crash-${stamp}-${process.pid}.txt`);
  const raw = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const told = raw.replace(SEED, '(64 digits left out)');
  try {
    makeFolders(folder);
    writeFileSync(file, `hexfront ${program}, node ${process.version}, ${process.platform}\n${told}\n`, {
      mode: 0o600,
    });
    return file;
  } catch {
    return undefined;
  }
};
