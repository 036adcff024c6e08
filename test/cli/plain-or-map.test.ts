// Plain text or map screen: the order of the switches, and the one question of the first start.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { modeOf, settleMode } from '../../src/cli/plain-or-map.ts';
import type { Settled } from '../../src/cli/plain-or-map.ts';
import { lineSource } from '../../src/plain/read-lines.ts';
import { newHome } from './kit.ts';

const fileIn = (home: string): string => join(home, 'config.txt');

const TERMINAL = { inputIsTerminal: true, outputIsTerminal: true, env: {} };

describe('the mode', () => {
  it.each([
    ['nothing said', {}, {}, {}, 'map', 'nothing'],
    ['--plain', { plain: true }, {}, {}, 'plain', '--plain'],
    ['HEXFRONT_PLAIN', {}, { HEXFRONT_PLAIN: '1' }, {}, 'plain', 'HEXFRONT_PLAIN'],
    ['ACCESSIBLE', {}, { ACCESSIBLE: '1' }, {}, 'plain', 'ACCESSIBLE'],
    ['INK_SCREEN_READER', {}, { INK_SCREEN_READER: 'true' }, {}, 'plain', 'INK_SCREEN_READER'],
    ['TERM=dumb', {}, { TERM: 'dumb' }, {}, 'plain', 'TERM'],
    ['the config file', {}, {}, { mode: 'plain' }, 'plain', 'config'],
    ['the config file, for the map', {}, {}, { mode: 'map' }, 'map', 'config'],
    ['CI', {}, { CI: 'true' }, { mode: 'map' }, 'plain', 'CI'],
    ['CI=false', {}, { CI: 'false', ACCESSIBLE: '0' }, {}, 'map', 'nothing'],
    [
      '--map over all of them',
      { map: true, plain: true },
      { CI: '1', ACCESSIBLE: '1', TERM: 'dumb' },
      { mode: 'plain' },
      'map',
      '--map',
    ],
  ] as const)('is settled by %s', (_, switches, env, config, mode, why) => {
    expect(modeOf({ ...TERMINAL, env }, switches, config)).toEqual({ mode, why });
  });

  it.each([
    [false, true],
    [true, false],
  ])('is plain without a terminal on both sides, whatever is said', (inputIsTerminal, outputIsTerminal) => {
    const where = { env: {}, inputIsTerminal, outputIsTerminal };
    expect(modeOf(where, { map: true }, { mode: 'map' })).toEqual({ mode: 'plain', why: 'no-terminal' });
  });
});

const settled = async (
  home: string,
  typed: readonly string[],
  env: Readonly<Record<string, string>> = {},
  switches = {},
): Promise<{ readonly settled: Settled | undefined; readonly out: readonly string[] }> => {
  const out: string[] = [];
  const input = new PassThrough();
  input.end(typed.map((line) => `${line}\n`).join(''));
  const io = {
    ...TERMINAL,
    env: { HEXFRONT_HOME: home, ...env },
    out: (line: string) => void out.push(line),
  };
  return { settled: await settleMode(io, switches, () => lineSource(input)), out };
};

const QUESTION = 'Plain text or map screen? Type p for plain text, or press Enter for the map.';

describe('how the map is drawn', () => {
  it('is as the command line says for this sitting, and the config file stays as it was', async () => {
    const home = newHome();
    writeFileSync(fileIn(home), 'mode = plain\ntheme = light\n');
    const { settled: one } = await settled(home, [], {}, { theme: 'mono', ascii: true });
    expect(one?.config).toMatchObject({ theme: 'mono', charset: 'ascii' });
    const { settled: next } = await settled(home, []);
    expect(next?.config).toMatchObject({ theme: 'light' });
    expect(next?.config).not.toHaveProperty('charset');
  });
});

describe('the first start', () => {
  it.each([
    ['p', 'plain'],
    ['P.', 'plain'],
    ['', 'map'],
  ])('asks one question, and %j is %s from then on', async (typed, mode) => {
    const home = newHome();
    const first = await settled(home, [typed]);
    expect([first.out, first.settled?.mode]).toEqual([[QUESTION], mode]);
    expect(readFileSync(fileIn(home), 'utf8')).toBe(`mode = ${mode}\n`);
    const second = await settled(home, []);
    expect([second.out, second.settled?.mode]).toEqual([[], mode]);
  });

  it('asks again after anything else, says why, and nothing begins when the input ends', async () => {
    const home = newHome();
    const { out, settled: none } = await settled(home, ['what', 'tutorial']);
    expect(out).toEqual([
      QUESTION,
      'Neither of them: what.',
      QUESTION,
      'Neither of them: tutorial.',
      QUESTION,
    ]);
    expect(none).toBeUndefined();
    expect(existsSync(fileIn(home))).toBe(false);
  });

  it('is left by quit, and asked again the next time', async () => {
    const home = newHome();
    for (const word of ['quit', 'Q.']) {
      const { out, settled: none } = await settled(home, [word, 'p']);
      expect([out, none]).toEqual([[QUESTION], undefined]);
    }
    expect(existsSync(fileIn(home))).toBe(false);
  });

  it.each([
    [{ ACCESSIBLE: '1' }, {}],
    [{ CI: '1' }, {}],
    [{}, { plain: true }],
    [{}, { map: true }],
  ])('asks nothing where something is said already: %j %j', async (env, switches) => {
    const home = newHome();
    const { out } = await settled(home, [], env, switches);
    expect(out).toEqual([]);
    expect(existsSync(fileIn(home))).toBe(false);
  });

  it('goes on where the answer cannot be kept, and says so', async () => {
    const home = newHome();
    const blocked = join(home, 'blocked');
    writeFileSync(blocked, '');
    const { settled: at } = await settled(blocked, ['p']);
    expect(at?.mode).toBe('plain');
    expect(at?.notices.length).toBeGreaterThan(0);
  });
});
