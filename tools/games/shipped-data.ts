// The data files of a game as they ship.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardSet } from '../../src/board/board.ts';
import { boardSet } from '../../src/board/read-board.ts';
import { BOARDS } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';

export const dataNames = (id: string): readonly string[] =>
  (BOARDS.find((board) => board.id === id)?.files ?? []).map(({ name }) => name);

export const dataText = (id: string, name: string): string =>
  readFileSync(join(shippedData(), id, name), 'utf8');

export const shippedSet = (id: string): BoardSet =>
  boardSet(
    Object.fromEntries(dataNames(id).map((name) => [name, JSON.parse(dataText(id, name)) as unknown])),
  );
