// States kept beside a record at the end of player turns, so that a game can be gone on with when rules or data have changed.
// They are a help only: a state that cannot be written is done without.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, hashOf, sha256 } from '../core/canonical-json.ts';
import type { Problem, Result, State } from '../core/types.ts';
import { isState } from './format/state-check.ts';
import { makeFolders } from './files/make-folder.ts';
import type { GameFiles } from './files/game-files.ts';
import { failed, fileProblem, problem, worked } from '../core/problem.ts';
import { readTextBounded } from './files/read.ts';
import { writeWhole } from './files/atomic-write.ts';

export type Kept = {
  readonly line: number;
  readonly chain: string;
  readonly hash: string;
  readonly state: State;
};

/** The newest ones, enough to step back over a few turns that were taken back. */
const MOST_KEPT = 6;

/** A state is a few tens of thousands long. */
const MOST_BYTES = 4 * 1024 * 1024;

const fileOf = (folder: string, line: number): string => join(folder, `${line}.json`);

/** Lines after which a state is kept, newest first. */
export const keptLines = (folder: string): readonly number[] => {
  try {
    return readdirSync(folder)
      .map((name) => Number(/^([1-9]\d{0,8})\.json$/.exec(name)?.[1] ?? 0))
      .filter((line) => line > 0)
      .toSorted((a, b) => b - a);
  } catch {
    return [];
  }
};

/** What was being written when a program was killed, and the first name of a record that has got its own. */
export const dropUnfinished = ({ fresh, states }: GameFiles): void => {
  try {
    rmSync(fresh, { force: true });
    for (const name of readdirSync(states)) if (name.endsWith('.new')) rmSync(join(states, name));
  } catch {
    // There are no states, or nothing can be changed here.
  }
};

/** Older ones go, but for those the record itself names. Of lines that are still to come there should be none. */
const prune = (folder: string, last: number, needed: ReadonlySet<number>): void => {
  const past = keptLines(folder).filter((line) => line <= last);
  for (const line of past.slice(MOST_KEPT)) {
    if (!needed.has(line)) rmSync(fileOf(folder, line), { force: true });
  }
};

export const keepState = (
  folder: string,
  at: { readonly line: number; readonly chain: string; readonly state: unknown },
  needed: ReadonlySet<number> = new Set(),
): Problem | undefined => {
  const path = fileOf(folder, at.line);
  try {
    makeFolders(folder);
    const state = canonicalJson(at.state);
    const head = `{"line":${at.line},"chain":"${at.chain}","hash":"${sha256(state).slice(0, 8)}"`;
    writeWhole(path, `${head},"state":${state}}\n`);
    prune(folder, at.line, needed);
    return undefined;
  } catch (thrown) {
    return fileProblem('WRITE', thrown, { file: path });
  }
};

/** The chain of the record when a state was kept; none where it cannot be read. */
export const keptChain = (folder: string, line: number): string | undefined => {
  const text = readTextBounded(fileOf(folder, line), MOST_BYTES);
  return text.ok ? /^\{"line":(\d+),"chain":"([0-9a-f]{12})"/.exec(text.value)?.[2] : undefined;
};

/** A kept state that is whole and belongs to the line of the record it stands for. */
export const readState = (folder: string, line: number, chain: string): Result<Kept> => {
  const text = readTextBounded(fileOf(folder, line), MOST_BYTES);
  if (!text.ok) return failed(problem('STATE.MISSING', { line }));
  try {
    const kept = JSON.parse(text.value) as Partial<Kept>;
    if (kept.chain !== chain) return failed(problem('STATE.OTHER', { line }));
    if (!isState(kept.state) || hashOf(kept.state) !== kept.hash)
      return failed(problem('STATE.DAMAGED', { line }));
    return worked({ line, chain, hash: kept.hash, state: kept.state });
  } catch (thrown) {
    const damaged = typeof thrown === 'object' && thrown !== null && !('code' in thrown);
    return failed(problem(damaged ? 'STATE.DAMAGED' : 'STATE.MISSING', { line }));
  }
};
