// Ink is ESM with top-level await, so Jest must run with vm modules; re-running from here lets every way of starting Jest work.
import { spawnSync } from 'node:child_process';
import vm from 'node:vm';

if (
  typeof vm.SourceTextModule !== 'function' &&
  !process.env['JEST_WORKER_ID'] &&
  /jest/.test(process.argv[1] ?? '')
) {
  const run = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      ...process.execArgv,
      ...process.argv.slice(1),
    ],
    { stdio: 'inherit' },
  );
  process.exit(run.status ?? 1);
}

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/jest.esbuild.cjs' },
  maxWorkers: '100%',
  // A busy machine is no failure; what hangs fails all the same.
  testTimeout: 60_000,
};
