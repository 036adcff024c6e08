// The program as a process of its own, with the test game in it: to be killed.
import { main } from '../../src/cli/main.ts';
import { fordEntry } from '../games/ford/game.ts';

process.exitCode = await main(process.argv.slice(2), { games: [fordEntry], boards: [] });
