// Pipes where files should be, and links to them: nothing waits for what never comes, and nothing is put in their place.
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { newBench } from '../../tools/hostile/bench.ts';
import { layOut, oddities } from '../../tools/hostile/odd.ts';
import { harmIn } from '../../tools/hostile/output.ts';
import { realBench } from '../../tools/hostile/real.ts';

const root = mkdtempSync(join(tmpdir(), 'hostile-'));
const bench = newBench(root);
const real = realBench(root, bench, false);
const pipes = oddities(bench, false).filter(({ name }) => name.endsWith(', a pipe'));

describe('a pipe where a file should be', () => {
  it.each(pipes.map((odd) => [odd.name, odd] as const))(
    'is not waited for: %s',
    async (_name, odd) => {
      bench.clear();
      layOut(odd);
      const { code, text } = await real.run(odd.argv);
      expect({ text, isFault: code === 5, harm: harmIn(text) }).toEqual({
        text,
        isFault: false,
        harm: undefined,
      });
    },
    120_000,
  );

  it.each([
    ['config.txt', ['config', 'page', '7'], ''],
    ['tutorial', ['tutorial', '--plain'], 'status\nquit\n'],
  ] as const)(
    'stays where a link leads to it: %s',
    async (name, argv, input) => {
      bench.clear();
      mkdirSync(bench.home, { recursive: true });
      const pipe = join(bench.folder, 'pipe');
      spawnSync('mkfifo', [pipe]);
      symlinkSync(pipe, join(bench.home, name));
      const { code } = await real.run(argv, { input });
      expect(code).not.toBe(5);
      expect(lstatSync(join(bench.home, name)).isSymbolicLink()).toBe(true);
      expect(statSync(pipe).isFIFO()).toBe(true);
    },
    120_000,
  );
});
