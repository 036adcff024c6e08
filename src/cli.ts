// Where the program starts. The version is answered with next to nothing loaded.
import { VERSION } from './cli/version.ts';

const argv = process.argv.slice(2);
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  const { processIo } = await import('./cli/io.ts');
  processIo().out(VERSION);
} else {
  const { main } = await import('./cli/main.ts');
  process.exitCode = await main(argv);
}
