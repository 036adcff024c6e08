// The data files of a game as they ship.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardSet } from '../../src/board/board.ts';
import { boardSet } from '../../src/board/read-board.ts';
import { BOARDS } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';

export const dataNames = (id: string): readonly string[] =>
  (BOARDS.find((board) => board.id === id)?.files ?? []).map(({ name }) => name);

export const dataText = (id: string, name: string): string =>
  readFileSync(join(shippedData(), id, name), 'utf8');

/** Its files, those of a folder in place of the shipped ones. */
export const setIn = (id: string, folder: string | undefined): BoardSet => {
  const fileOf = (name: string): string => {
    const own = `${folder}/${name}`;
    return folder !== undefined && existsSync(own) ? readFileSync(own, 'utf8') : dataText(id, name);
  };
  return boardSet(
    Object.fromEntries(dataNames(id).map((name) => [name, JSON.parse(fileOf(name)) as unknown])),
  );
};

export const shippedSet = (id: string): BoardSet => setIn(id, undefined);
