// The scripts of examples/ run, and the first turn by ear takes no more lines than is said of it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { GAMES, BOARDS } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';
import { newHome, run } from '../cli/kit.ts';

const FIRST_TURN = 'examples/barbarossa-first-turn.hxf';

/** What a player types: neither comments nor words of a script. */
const typed = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !/^(?:#|new |seed |opponent |expect )/.test(line));

describe('the first turn by ear', () => {
  const text = readFileSync(FIRST_TURN, 'utf8');

  it('is played to its end, with every corps moved that could', async () => {
    const { code, out, err } = await run(['run', '--json', FIRST_TURN], newHome(), [], GAMES, {
      boards: BOARDS,
      shipped: shippedData(),
    });
    expect({ err, code }).toEqual({ err: [], code: 0 });
    const orders = out
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ type, side }) => type === 'order' && side === 'german')
      .map(({ order }) => String(order));
    expect(orders.filter((order) => order.startsWith('attack '))).toHaveLength(6);
    expect(orders.filter((order) => order.startsWith('move ')).length).toBeGreaterThan(15);
    expect(orders.length).toBeGreaterThan(40);
  });

  it('takes no more than 30 lines', () => {
    expect(typed(text).length).toBeLessThan(31);
    expect(typed(text).length).toBeGreaterThan(15);
  });
});
