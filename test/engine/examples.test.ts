// The engines of examples/ play whole games against the program's own, seeing what their side sees, and win.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { GAMES, BOARDS } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';
import { newHome, run } from '../cli/kit.ts';
import type { Ran } from '../cli/kit.ts';

const examples = join(dirname(fileURLToPath(import.meta.url)), '../../examples');
const home = newHome();
const map = join(home, 'map.json');

const typed = async (argv: readonly string[]): Promise<Ran> =>
  run(argv, home, [], GAMES, { boards: BOARDS, shipped: shippedData() });

const hasPython = spawnSync('python3', ['--version']).status === 0;
const python = hasPython ? it : it.skip;

const play = async (command: string, ...more: readonly string[]): Promise<readonly string[]> => {
  const { code, out, err } = await typed([
    'arena',
    command,
    'random',
    '--games',
    '2',
    '--seed',
    '3',
    ...more,
  ]);
  expect({ code, err, lost: out.filter((line) => line.includes(' lost. ')) }).toEqual({
    code: 0,
    err: [],
    lost: [],
  });
  return out;
};

const wins = (out: readonly string[]): number => Number(/: (\d+) wins?, /.exec(out[1] ?? '')?.[1]);

beforeAll(async () => {
  const { out } = await typed(['data', 'barbarossa', 'map', '--json']);
  writeFileSync(map, out.join('\n'));
});

describe('the small engine', () => {
  const javascript = `"${process.execPath}" "${join(examples, 'engine.mjs')}" "${map}"`;

  it('in JavaScript wins on both sides in fog', async () => {
    expect(wins(await play(javascript))).toBe(2);
  });

  it('in JavaScript plays where nothing is hidden as well, and keeps no position', async () => {
    const out = await play(javascript, '--option', 'fog=off', '--orders', '150');
    expect(out.join('\n')).toMatch(/\d+ orders, [1-9]\d+ hashes compared\./);
  });

  python(
    `in Python wins on both sides in fog${hasPython ? '' : ' (left out: there is no python3)'}`,
    async () => {
      expect(wins(await play(`python3 "${join(examples, 'engine.py')}" "${map}"`))).toBe(2);
    },
  );
});
