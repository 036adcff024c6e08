// Plays the test game on the map screen, to look at it by eye: npx tsx test/screen/launch.ts
import { main } from '../../src/cli/main.ts';
import { fordEntry } from '../games/ford/game.ts';

const [scenario = 'crossing', ...options] = process.argv.slice(2);
process.exitCode = await main(
  ['play', 'ford', scenario, '--map', '--no-save', '--seed', 'look', ...options],
  {
    games: [fordEntry],
  },
);
