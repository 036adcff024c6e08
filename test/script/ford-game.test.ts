import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { runIt } from './kit.ts';

const script = join(dirname(fileURLToPath(import.meta.url)), 'ford-game.hxf');

it('a whole game of the test game runs as a script, to its end, with every check holding', async () => {
  const { exit, out, err } = await runIt([script]);
  expect({ exit, err }).toEqual({ exit: 0, err: [] });
  expect(out.filter((line) => line.startsWith('not ok'))).toEqual([]);
  const checks = out.filter((line) => line.startsWith('ok '));
  expect(checks.length).toBeGreaterThan(50);
  expect(out[out.length - 1]).toBe(`${checks.length} passed, 0 failed`);
  expect(out).toContain('ok 60 line 107: expect over north rule 10.1');
});

it('and tells the same as JSON Lines, in the same order', async () => {
  const { exit, out } = await runIt(['--json', script]);
  expect(exit).toBe(0);
  const events = out.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['check', 'order', 'reply', 'end']));
  expect(events.filter(({ type }) => type === 'order').flatMap(({ dice }) => dice)).toEqual([5, 2, 3, 6]);
  expect(events[events.length - 1]).toMatchObject({ v: 1, type: 'end', failed: 0, ending: 'fine' });
});
