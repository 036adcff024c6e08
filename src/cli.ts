// Where the program starts. The version is answered with next to nothing loaded.
import { VERSION } from './cli/version.ts';

// What it ends with where the command never comes to its end, which is a fault: as Node says it of a module that does not.
process.exitCode = 13;
const argv = process.argv.slice(2);
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  const { processIo } = await import('./cli/io.ts');
  processIo().out(VERSION);
  process.exitCode = 0;
} else {
  const { main } = await import('./cli/main.ts');
  process.exitCode = await main(argv);
}
