// The program on a terminal of a hundred columns and fifty lines that is none: what it draws goes through a pipe.
import { processIo } from '../src/cli/io.ts';
import { GAMES } from '../src/games/registry.ts';

Object.assign(process.stdin, { isTTY: true, setRawMode: () => process.stdin });
Object.assign(process.stdout, { isTTY: true, columns: 100, rows: 50, getColorDepth: () => 8 });

const io = { ...processIo(), inputIsTerminal: true, outputIsTerminal: true };

const { main } = await import('../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2), { games: GAMES, io });
