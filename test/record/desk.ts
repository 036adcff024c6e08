// A folder for one test, games begun and gone on with in it, and a disk that can be made to fail.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSeed } from '../../src/core/dice.ts';
import { give, redo, undo, undoAnyway } from '../../src/core/match.ts';
import type { Match } from '../../src/core/match.ts';
import { link } from '../../src/record/format/line-chain.ts';
import type { KeptGame } from '../../src/record/recorded-game.ts';
import type { Pen } from '../../src/record/files/append.ts';
import type { Playing } from '../../src/record/playable.ts';
import { startGame } from '../../src/record/new-game.ts';
import type { StartOptions } from '../../src/record/new-game.ts';
import { order, tiny } from './tiny.ts';

export const folder = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'hexfront-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Runs a test in a folder of its own. */
export const inFolder =
  (test: (path: string) => void): (() => void) =>
  () => {
    const { path, remove } = folder();
    try {
      test(path);
    } finally {
      remove();
    }
  };

export const SEED = openSeed('tests');

export const begin = (
  path: string,
  options: Partial<StartOptions> = {},
  playing: Playing = tiny(),
): KeptGame => {
  const wish = { path, scenario: 'plain', options: { bold: 'on' }, dice: { seed: SEED } };
  const game = startGame(playing, { ...wish, ...options });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

/** Orders in words; `undo 2`, `redo 1` and `undo anyway 1` too; several orders between semicolons. */
export const play = (match: Match, ...lines: readonly string[]): Match => {
  for (const line of lines) {
    const [, verb = '', count] = /^(undo anyway|undo|redo) (\d+)$/.exec(line) ?? [];
    const how = { undo, redo, 'undo anyway': undoAnyway }[verb];
    const done = how === undefined ? give(match, line.split('; ').map(order)) : how(match, Number(count));
    if (!done.ok) throw new Error(`${line}: ${JSON.stringify(done.refusal)}`);
  }
  return match;
};

/** Every kind of line there is. */
export const EVERYTHING = [
  'red add 1',
  'red add 2; red add 3',
  'undo 1',
  'redo 1',
  'red look',
  'red throw',
  'blue answer no',
  'red end',
  'blue add 3',
  'undo 1',
  'blue end',
  'red throw',
  'blue answer yes',
  'undo anyway 2',
  'red add 1',
] as const;

export const TO_THE_END = [
  'red end',
  'blue end',
  'red throw',
  'blue answer yes',
  'red end',
  'blue end',
] as const;

export const contents = (path: string): string => readFileSync(path, 'utf8');

export const put = (path: string, text: string | Uint8Array): void => writeFileSync(path, text);

/** The texts of a record without its chain. */
export const textsOf = (record: string): string[] =>
  record
    .split('\n')
    .slice(0, -1)
    .map((line) => line.slice(13));

/** A record with a true chain over any lines: what somebody could forge who can reckon. */
export const forged = (texts: readonly string[]): string => {
  let chain = '';
  return texts.map((text) => `${(chain = link(chain, text))} ${text}\n`).join('');
};

export type Disk = Pen & {
  bytes(): Uint8Array;
  full: number;
  failing: string | undefined;
  synced: number;
  slow: boolean;
};

/** A file in memory. `full`: how many bytes it can hold. `failing`: what every write answers. `slow`: a few bytes at a time. */
export const memoryDisk = (): Disk => {
  let bytes = Buffer.alloc(0);
  const check = (disk: Disk): void => {
    if (disk.failing !== undefined) throw Object.assign(new Error(disk.failing), { code: disk.failing });
  };
  const disk: Disk = {
    full: Infinity,
    failing: undefined,
    slow: false,
    synced: 0,
    bytes: () => bytes,
    size: () => bytes.length,
    write: (more, at) => {
      check(disk);
      const room = Math.max(0, Math.min(more.length, disk.full - at, disk.slow ? 7 : Infinity));
      if (room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      bytes = Buffer.concat([bytes.subarray(0, at), more.subarray(0, room)]);
      return room;
    },
    sync: () => {
      check(disk);
      disk.synced = bytes.length;
    },
    cut: (size) => {
      check(disk);
      bytes = bytes.subarray(0, size);
    },
    close: () => undefined,
  };
  return disk;
};
