// The papers that are made out of the program, and where they stand; what is written by hand in them stays.
import { readFileSync, writeFileSync } from 'node:fs';
import { BOARDS, GAMES } from '../../src/games/registry.ts';
import type { Game } from '../../src/games/game.ts';
import { readGame } from '../../src/cli/loading.ts';
import { processIo } from '../../src/cli/io.ts';
import { shippedData } from '../../src/paths.ts';
import { registryFor } from '../../src/orders/registry.ts';
import { commandsText } from './commands.ts';

const ROOT = new URL('../../', import.meta.url);

export const paperText = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** The first game that came with the program: the papers show its verbs and its board. */
const firstGame = async (): Promise<Game> => {
  const id = GAMES[0]?.id ?? '';
  const game = await readGame({ games: GAMES, boards: BOARDS, shipped: shippedData() }, id, undefined);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

export type Paper = { readonly path: string; readonly text: string };

/** As they should be now. */
export const papers = async (): Promise<readonly Paper[]> => {
  const game = await firstGame();
  const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
  return [{ path: 'docs/commands.md', text: commandsText(setting, registryFor(game), game.title) }];
};

export const writePaper = ({ path, text }: Paper): void => writeFileSync(new URL(path, ROOT), text);
