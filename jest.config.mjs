// Ink is ESM with top-level await, so Jest must run with vm modules; re-running from here lets every way of starting Jest work.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';

if (
  typeof vm.SourceTextModule !== 'function' &&
  !process.env['JEST_WORKER_ID'] &&
  /jest/.test(process.argv[1] ?? '')
) {
  // What tests put beside the project goes away with them; some of them become nobody and must get in too.
  const scratch = mkdtempSync(join(tmpdir(), 'hexfront-tests-'));
  chmodSync(scratch, 0o1777);
  const run = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      ...process.execArgv,
      ...process.argv.slice(1),
    ],
    { stdio: 'inherit', env: { ...process.env, TMPDIR: scratch, TMP: scratch, TEMP: scratch } },
  );
  rmSync(scratch, { recursive: true, force: true });
  process.exit(run.status ?? 1);
}

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/jest.esbuild.cjs' },
  maxWorkers: '100%',
  // Modules of ended tests are kept for long; a worker that holds more begins anew.
  workerIdleMemoryLimit: '2GB',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // A busy machine is no failure; what hangs fails all the same.
  testTimeout: 60_000,
};
