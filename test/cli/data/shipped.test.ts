// What `data` says of the shipped Barbarossa: its turns with their events in words, its scenarios with their boxes by name.
import { describe, expect, it } from '@jest/globals';
import { BOARDS } from '../../../src/games/registry.ts';
import { newHome, run } from '../kit.ts';

type Line = Readonly<Record<string, unknown>>;

const home = newHome();

const lines = async (...argv: readonly string[]): Promise<readonly string[]> => {
  const { code, out, err } = await run(['data', 'barbarossa', ...argv], home, [], [], { boards: BOARDS });
  expect({ code, err }).toEqual({ code: 0, err: [] });
  return out;
};

const json = async <T>(part: string): Promise<T> =>
  (JSON.parse((await lines(part, '--json'))[0] ?? '') as { readonly value: T }).value;

describe('data turns', () => {
  it('has the 32 turns, and under them what happens in each, with its rule', async () => {
    const out = await lines('turns', 'turns');
    expect(out.filter((line) => /^ +\d+  [A-Z]/.test(line))).toHaveLength(32);
    expect(out.find((line) => line.includes('Aug 1941'))).toContain('single-month');
    expect(out).toContain('1: There is no RVGK Phase (5.2b).');
    for (const line of out) expect(line).toMatch(/^[\x20-\x7e]+$/);
  });

  it('gives programs every chart of it', async () => {
    const { turns, ...charts } = await json<{ turns: readonly Line[] } & Line>('turns');
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    for (const chart of ['movement', 'replacements', 'luftwaffe', 'arrivals'])
      expect(charts).toHaveProperty(chart);
  });
});

describe('data scenarios', () => {
  it('calls boxes what the chart of boxes calls them', async () => {
    const out = await lines('scenarios');
    expect(out.find((line) => line.startsWith('road-back: '))).toContain('turns 13 to 32');
    expect(out).toContain('RVGK box: 2g, 5sh.');
    expect(out).toContain('Marker German East Wall: the box of turn 19.');
    expect(out).toContain('Marker Soviet Hero City at 1606.');
    expect(out.filter((line) => /\b(track-|rvgk)/.test(line))).toEqual([]);
  });

  it('tells programs the same openings by id', async () => {
    const scenarios = await json<readonly { id: string; opening: { boxes: Line } }[]>('scenarios');
    expect(scenarios.map(({ id }) => id)).toEqual(['campaign', 'road-back']);
    expect(scenarios[1]?.opening.boxes['rvgk']).toEqual(['2g', '5sh']);
  });
});

describe('the chart of boxes', () => {
  it('names them all, each with its rule and where its name is from', async () => {
    const boxes = (
      await json<{ boxes: readonly { id: string; title: string; provenance: Line }[] }>('tables')
    ).boxes;
    expect(boxes.map(({ id }) => id)).toEqual([
      'setup',
      'rvgk',
      'caucasus',
      'bulgaria',
      'airborne',
      'dead',
      'out',
      'aside',
    ]);
    for (const { provenance } of boxes) expect(provenance).toHaveProperty('title.status');
    expect(await lines('tables', 'boxes')).toContain('rvgk      RVGK box      8.8');
  });
});
