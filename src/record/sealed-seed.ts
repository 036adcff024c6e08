// The seed of sealed dice: 256 random bits in a private file beside the game, and nowhere else until the game is over.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { commitment } from '../core/dice.ts';
import type { Problem, Result } from '../core/types.ts';
import { inkOn, newPen } from './files/append.ts';
import { failed, fileProblem, problem, worked } from '../core/problem.ts';
import { readTextBounded } from './files/read.ts';

export const newSeed = (): string => randomBytes(32).toString('hex');

/** A seed has 64 digits. */
const MOST_BYTES = 1024;

/** Only the player who keeps the game may read it. */
const PRIVATE = 0o600;

/** The folder is synced with the record that follows; before that no game has begun. */
export const keepSeed = (path: string, seed: string): Problem | undefined => {
  try {
    const pen = newPen(path, PRIVATE);
    const wrong = inkOn(pen, 0).append(Buffer.from(`${seed}\n`), { file: path });
    pen.close();
    if (wrong !== undefined) rmSync(path, { force: true });
    return wrong;
  } catch (thrown) {
    return fileProblem('WRITE', thrown, { file: path });
  }
};

/** The seed that fits a commitment. */
export const readSeed = (path: string, commit: string): Result<string> => {
  const read = readTextBounded(path, MOST_BYTES);
  if (!read.ok) {
    const { code, params } = read.error;
    const known = { 'FILE.MISSING': 'SEED.MISSING', 'FILE.FOLDER': 'SEED.FOLDER' }[code];
    return failed(problem(known ?? 'SEED.UNREADABLE', params));
  }
  const text = read.value.trim();
  return commitment(text) === commit ? worked(text) : failed(problem('SEED.WRONG', { file: path, commit }));
};

/** Once the record shows the seed, its file has done its work. */
export const dropSeed = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch {
    // It tells nobody anything new.
  }
};
