// The games of the registry as the tools see them: each loaded from its shipped data, with what it says of itself here.
import type { Game } from '../src/api/game.ts';
import { readGame } from '../src/cli/load/game.ts';
import { BOARDS, GAMES } from '../src/games/registry.ts';
import { shippedData } from '../src/paths.ts';
import { barbarossaTools } from './games/barbarossa/index.ts';
import { dagcTools } from './games/dagc/index.ts';
import { deathstruggleTools } from './games/deathstruggle/index.ts';
import { stormTools } from './games/storm/index.ts';
import { moscow41Tools } from './games/moscow41/index.ts';
import { typhoonTools } from './games/typhoon/index.ts';
import type { ToolGame } from './games/tool-game.ts';

const TOOLS: readonly ToolGame[] = [
  barbarossaTools,
  dagcTools,
  stormTools,
  typhoonTools,
  moscow41Tools,
  deathstruggleTools,
];

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

// As a program: the ids, for .ci/nightly.
if (process.argv[1] === import.meta.filename) console.log(GAME_IDS.join('\n'));
