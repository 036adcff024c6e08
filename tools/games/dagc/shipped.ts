// DAGC from its shipped data, for tools and tests: what is printed, and the game made of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardSet } from '../../../src/board/read-board.ts';
import { makeGame } from '../../../src/games/dagc/game.ts';
import { printedOf } from '../../../src/games/dagc/data/sheet.ts';
import { BOARDS } from '../../../src/games/registry.ts';
import { shippedData } from '../../../src/paths.ts';

const ID = 'dagc';

const files: Readonly<Record<string, unknown>> = Object.fromEntries(
  (BOARDS.find(({ id }) => id === ID)?.files ?? []).map(({ name }) => [
    name,
    JSON.parse(readFileSync(join(shippedData(), ID, name), 'utf8')) as unknown,
  ]),
);

export const p = printedOf(boardSet(files));
export const dagc = makeGame(p);
