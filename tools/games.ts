// The games of the registry as the tools see them: each loaded from its shipped data, with what it says of itself here.
import { existsSync, readFileSync } from 'node:fs';
import type { BoardSet } from '../src/board/board.ts';
import { boardSet } from '../src/board/read-board.ts';
import type { Game } from '../src/api/game.ts';
import { readGame } from '../src/cli/load/game.ts';
import { BOARDS, GAMES } from '../src/games/registry.ts';
import { shippedData } from '../src/paths.ts';
import { barbarossaTools } from './games/barbarossa/index.ts';
import { dagcTools } from './games/dagc/index.ts';
import type { ToolGame } from './games/tool-game.ts';

const TOOLS: readonly ToolGame[] = [barbarossaTools, dagcTools];

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** Throws for a game that was registered and not put here. */
export const toolsOf = (id: string): ToolGame => {
  const found = TOOLS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`tools/games.ts has nothing of the game ${id}`);
  return found;
};

/** In the order of the registry. */
export const toolGames = (): readonly ToolGame[] => GAME_IDS.map(toolsOf);

export const shippedGame = async (id: string): Promise<Game> => {
  const game = await readGame({ games: GAMES, boards: BOARDS, shipped: shippedData() }, id, undefined);
  if (!game.ok) throw new Error(`${id} could not be loaded: ${JSON.stringify(game.error)}`);
  return game.value;
};

export const dataNames = (id: string): readonly string[] =>
  (BOARDS.find((board) => board.id === id)?.files ?? []).map(({ name }) => name);

export const dataText = (id: string, name: string): string =>
  readFileSync(`${shippedData()}/${id}/${name}`, 'utf8');

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

// As a program: the ids, for .ci/nightly.
if (process.argv[1] === import.meta.filename) console.log(GAME_IDS.join('\n'));
