// What a player has written down beside the game: transcripts, pictures, copies. Names stay inside the data home.
import { existsSync } from 'node:fs';
import type { Problem, Result } from '../../core/types.ts';
import { makeFolder } from './make-folder.ts';
import { RECORD_ENDING } from './game-files.ts';
import { freeName, namedFile } from './game-names.ts';
import { inkOn, openPen } from './append.ts';
import { failed, fileProblem, worked } from '../../core/problem.ts';
import { writeWhole } from './atomic-write.ts';

export const PAPER_KINDS = ['picture', 'record', 'position', 'transcript'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

const ENDINGS: Readonly<Record<PaperKind, string>> = {
  picture: '.svg',
  record: RECORD_ENDING,
  position: '.pos',
  transcript: '.txt',
};

export type Sheet = {
  readonly path: string;
  /** Adds lines at the end; they are in the file when it comes back. */
  add(lines: readonly string[]): Problem | undefined;
};

export type Papers = {
  /** The file a typed name stands for; without one, a name nobody has used. */
  file(kind: PaperKind, typed: string | undefined): Result<string>;
  isThere(path: string): boolean;
  /** What is there is replaced: whoever calls this has asked. */
  write(path: string, text: string): Problem | undefined;
  sheet(path: string): Sheet;
};

/** Where each kind goes; pictures and copies of records are what is given to others. */
export type PaperFolders = {
  readonly positions: string;
  readonly transcripts: string;
  readonly exports: string;
};

const FOLDERS: Readonly<Record<PaperKind, keyof PaperFolders>> = {
  position: 'positions',
  transcript: 'transcripts',
  picture: 'exports',
  record: 'exports',
};

/** Only its owner reads it: it may hold what the other side must not see. */
const MODE = 0o600;

const written = (path: string, write: () => void): Problem | undefined => {
  const folder = makeFolder(path);
  if (folder !== undefined) return folder;
  try {
    write();
    return undefined;
  } catch (thrown) {
    return fileProblem('WRITE', thrown, { file: path });
  }
};

/** All of the lines or none. */
const added = (path: string, lines: readonly string[]): Problem | undefined => {
  try {
    const pen = openPen(path);
    try {
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      return inkOn(pen, pen.size()).append(bytes, { file: path });
    } finally {
      pen.close();
    }
  } catch (thrown) {
    return fileProblem('WRITE', thrown, { file: path });
  }
};

/** `wish`: what a file is called whose name nobody typed. */
export const papersIn = (folders: PaperFolders, wish: string): Papers => ({
  file: (kind, typed) => {
    const folder = folders[FOLDERS[kind]];
    const ending = ENDINGS[kind];
    const found = namedFile(folder, typed ?? freeName(folder, wish, ending), ending);
    return found.ok ? worked(found.value) : failed(found.error);
  },
  isThere: (path) => existsSync(path),
  write: (path, text) => written(path, () => writeWhole(path, text, MODE)),
  sheet: (path) => ({
    path,
    add: (lines) => added(path, lines),
  }),
});
