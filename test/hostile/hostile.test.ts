// Two thousand hostile inputs, always the same: nothing stops, hangs, fills the memory, writes elsewhere or reaches a terminal.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');

it('does no harm, two thousand times', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/hostile/main.ts', '2000', '41'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toContain('Wrong: 0 kinds.');
  expect(status).toBe(0);
}, 900_000);
