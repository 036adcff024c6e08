// The program with the test game in it, which is loaded when it is played, as the shipped games are.
import { processIo } from '../src/cli/io.ts';
import type { GameEntry } from '../src/api/game-entry.ts';

const ford: GameEntry = {
  id: 'ford',
  title: 'Ford',
  load: async () => ({ ok: true, value: (await import('../test/games/ford/game.ts')).ford }),
};

// The bench reads through a pipe, and waits for the prompt that only a terminal is given.
const io = { ...processIo(), inputIsTerminal: true };

const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2), { games: [ford], io });
