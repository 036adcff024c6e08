// Counting: every order of a small position is listed once, nothing that is refused, and nothing is missing.
import { describe, expect, it } from '@jest/globals';
import { check, settle } from '../../src/core/kernel.ts';
import { everyOrder, perft } from '../../src/core/perft.ts';
import { setsOf } from '../../src/core/sets.ts';
import type { Order } from '../../src/core/types.ts';
import { barbarossa, p, stateOf } from '../rules/barbarossa/kit.ts';

const { rules } = barbarossa;

const everything = (text: string) => {
  const s = stateOf(text);
  settle(rules, s);
  const found = everyOrder(rules, s);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return { s, orders: found.value };
};

const writing = (orders: readonly Order[]): readonly string[] =>
  orders.map(({ verb, args }) => JSON.stringify([verb, args])).toSorted();

/** Every way of so many hexes, over the map. */
function* paths(from: string, most: number): Generator<readonly string[]> {
  for (const to of p.neighbours(from)) {
    yield [to];
    if (most > 1) for (const rest of paths(to, most - 1)) yield [to, ...rest];
  }
}

describe('every order', () => {
  it('of two corps with an enemy next to them is what the rules let through', () => {
    const text = 'phase german-movement; turn 9; plan order move-fight; 1inf@1508; 2inf@1508 under; 3ra@1507';
    const { s, orders } = everything(text);
    const tried: Order[] = [...setsOf(['1inf', '2inf'])].flatMap((units) =>
      [...paths('1508', 4)].map((path) => ({ by: 'german', verb: 'move', args: { units, path } })),
    );
    const legal = tried.filter((order) => check(rules, s, order) === undefined);
    const moves = orders.filter(({ verb }) => verb === 'move');
    expect(legal.length).toBeGreaterThan(100);
    expect(writing(moves)).toEqual(writing(legal));
  });

  it('lists strikes as moves and as assaults', () => {
    const text =
      'phase soviet-movement; turn 25; plan order move-fight; 3gt@1507; 1inf@1508; own turn.owed {"3gt":3}';
    const { s, orders } = everything(text);
    const assaults = orders.filter(({ verb }) => verb === 'assault');
    expect(assaults.length).toBeGreaterThan(0);
    for (const order of orders) expect(check(rules, s, order)).toBeUndefined();
    const strikes = orders.filter(({ verb, args }) => verb === 'move' && args['path']?.at(-1) === '1508');
    expect(strikes).toHaveLength(assaults.length);
    expect(new Set(writing(orders)).size).toBe(orders.length);
  });

  it('lists attacks by every set of those who can', () => {
    const text = 'phase german-assault; turn 9; plan order move-fight; 24pz@1910; 1inf@1910 under; 3ra@1909';
    const { orders } = everything(text);
    expect(writing(orders.filter(({ verb }) => verb === 'attack'))).toEqual(
      writing(
        [['1inf'], ['1inf', '24pz'], ['24pz']].map((from) => ({
          by: 'german',
          verb: 'attack',
          args: { target: ['1909'], from },
        })),
      ),
    );
  });

  it('can be counted two deep', () => {
    const text =
      'phase german-assault; turn 9; plan order move-fight; own turn.luftwaffe 9; 1inf@1910; 3ra@1909';
    const counted = perft(rules, stateOf(text), 2, 1);
    expect(counted.ok && counted.value > 2).toBe(true);
  });
});
