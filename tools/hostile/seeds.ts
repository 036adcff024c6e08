// What the games give to begin with; where one game is enough it is the first of the registry.
import { toolGames } from '../games.ts';
import type { ToolGame } from '../games/tool-game.ts';

export const SEEDS: readonly ToolGame[] = toolGames();

const [first] = SEEDS;
if (first === undefined) throw new Error('No game is registered');
export const FIRST: ToolGame = first;
