// docs/architecture.md says what is so: the way of an order leads over files and functions that are there, one to the next.
import { describe, expect, it } from '@jest/globals';
import { paperText } from '../../tools/docs/papers.ts';
import { cycleIn, roomsOf, rowsOf, sourcesOf } from '../../tools/rooms.ts';
import type { Source } from '../../tools/rooms.ts';

const files = new Map(sourcesOf('src').map((source) => [source.path, source]));
const paper = paperText('docs/architecture.md');

const steps = [...paper.matchAll(/\| `(src\/[^`]+)` +\| `(\w+)` +\|/g)].map(([, path = '', name = '']) => ({
  path,
  name,
}));

/** Everything a file leads to, itself among it. */
const reachable = (from: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const into = (path: string): void => {
    const source: Source | undefined = files.get(path);
    if (found.has(path) || source === undefined) return;
    found.add(path);
    source.imports.forEach(into);
  };
  into(from);
  return found;
};

describe('the way of an order', () => {
  it('is told', () => {
    expect(steps.length).toBeGreaterThan(15);
  });

  it.each(steps)('leads over $name in $path', ({ path, name }) => {
    const text = files.get(path)?.text ?? '';
    expect({ path, has: new RegExp(`\\bconst ${name}\\b`).test(text) }).toEqual({ path, has: true });
  });

  it('leads from what is typed to files it imports, and to the disk by way of the command', () => {
    const [, loop] = steps;
    const known = reachable(loop?.path ?? '');
    // The recorder is handed in: a session without a file has none.
    const opened = reachable('src/cli/open-front-end.ts');
    const lost = steps.slice(1).filter(({ path }) => !known.has(path) && !opened.has(path));
    expect(lost).toEqual([]);
  });

  it('is told with files that are there', () => {
    const named = [...paper.matchAll(/`(src\/[\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !files.has(path))).toEqual([]);
  });
});

const source = (path: string, ...imports: readonly string[]): Source => ({ path, text: '', imports });

describe('the rooms', () => {
  it('are found in the import lines, with the rows they stand in', () => {
    const rooms = roomsOf([
      source('src/core/a.ts'),
      source('src/hex/b.ts', 'src/core/a.ts'),
      source('src/cli.ts', 'src/hex/b.ts'),
    ]);
    expect(rowsOf(rooms)).toEqual([['core'], ['hex']]);
    expect(cycleIn(rooms)).toBeUndefined();
  });

  it('that lead back to themselves are named', () => {
    const rooms = roomsOf([
      source('src/a/1.ts', 'src/b/1.ts'),
      source('src/b/1.ts', 'src/c/1.ts'),
      source('src/c/1.ts', 'src/b/2.ts'),
    ]);
    expect(cycleIn(rooms)).toEqual(['b', 'c', 'b']);
  });
});
