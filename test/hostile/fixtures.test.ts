// Inputs that once went wrong, or nearly would have: every one of them, through every door it can come in by.
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { newBench } from '../../tools/hostile/bench.ts';
import { KINDS } from '../../tools/hostile/kinds.ts';
import { tried } from '../../tools/hostile/trial.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');
const root = mkdtempSync(join(tmpdir(), 'hostile-'));
const bench = newBench(root);

/** What lies there from the beginning, and where the program may write. */
const OURS = ['home', 'work', 'outside.txt'];

const names = readdirSync(FOLDER).flatMap((kind) =>
  readdirSync(join(FOLDER, kind)).map((name) => [kind, name] as const),
);

describe('a hostile file', () => {
  it.each(names)(
    'does no harm: %s/%s',
    async (id, name) => {
      const kind = KINDS.find((each) => each.id === id);
      const bytes = readFileSync(join(FOLDER, id, name));
      expect(name.endsWith(`.${kind?.ending ?? ''}`)).toBe(true);
      for (const way of kind?.ways ?? []) {
        const { wrong } = await tried(bench, { kind: kind!, way, bytes });
        expect({ way: way.name, wrong }).toEqual({ way: way.name, wrong: undefined });
      }
      expect(readdirSync(root).filter((each) => !OURS.includes(each))).toEqual([]);
      expect(readFileSync(join(root, 'outside.txt'), 'utf8')).toBe('expect turn 1\n');
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
    60_000,
  );
});
