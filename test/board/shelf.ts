// The tiny board in files, as a program finds it: a folder of shipped data, and folders of owners with changes in them.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BoardEntry } from '../../src/api/game-entry.ts';
import { ADDON, addonFile } from '../../src/board/file-names.ts';
import { tinyFiles } from './tiny.ts';

export const tinyEntry: BoardEntry = {
  id: 'tiny',
  title: 'Tiny',
  files: [
    { name: 'map.json', schema: 'map' },
    { name: 'units.json', schema: 'units' },
    { name: 'tables.json' },
    { name: 'turns.json' },
    { name: 'scenarios/meeting.json', schema: 'scenario' },
    { name: 'rules.json', schema: 'rules' },
    { name: 'rulings.json', schema: 'rulings' },
  ],
  own: () =>
    Promise.resolve({
      boxes: () => ({}),
      findings: () => [],
    }),
};

/** Writes files, values as JSON and text as it is. */
export const writeFiles = (folder: string, files: Readonly<Record<string, unknown>>): string => {
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof file === 'string' ? file : JSON.stringify(file, null, 1));
  }
  return folder;
};

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'hexfront-data-'));

/** Counters of another game that came with the tiny board. */
export const tinyAddon = {
  format: 1,
  game: 'tiny',
  title: 'Chess: spare counters',
  sources: { book: { status: 'given', rules: ['tiny:1.1'] } },
  defaults: {
    counters: { title: 'book', count: 'book' },
    costs: { title: 'book', points: 'book' },
    places: { title: 'book', places: 'book' },
  },
  counters: [{ id: 'depot', title: 'King', count: 2, notes: [], rules: ['tiny:1.1'] }],
  costs: [{ id: 'king', title: 'King', points: 7, rules: ['tiny:1.1'] }],
  places: [{ id: 'board', title: 'Where kings stand', places: ['Board'], rules: ['tiny:1.1'] }],
} as const;

/** The same shelf, with the add-on. */
export const addonShelf = (): { readonly boards: readonly BoardEntry[]; readonly shipped: string } => {
  const { boards, shipped } = tinyShelf();
  writeFiles(join(shipped, 'tiny'), { [ADDON]: tinyAddon });
  return { boards: boards.map((board) => ({ ...board, files: [...board.files, addonFile] })), shipped };
};

/** A folder of shipped data with the tiny board in it. */
export const tinyShelf = (): { readonly boards: readonly BoardEntry[]; readonly shipped: string } => {
  const shipped = newFolder();
  writeFiles(join(shipped, 'tiny'), tinyFiles);
  return { boards: [tinyEntry], shipped };
};

export type Step = string | number;

type Table = Record<Step, unknown>;

/** A copy of a file in which the value at a path is another; undefined takes it away. */
export const changed = <T extends object>(file: T, path: readonly Step[], value: unknown): T => {
  const copy = structuredClone(file);
  let at = copy as unknown as Table;
  for (const key of path.slice(0, -1)) at = at[key] as Table;
  const last = path.at(-1) ?? '';
  if (value !== undefined) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else Reflect.deleteProperty(at, last);
  return copy;
};
