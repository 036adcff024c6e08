// Counting: every order of a small position is listed once, nothing that is refused, and nothing is missing.
import { describe, expect, it } from '@jest/globals';
import { check, settle } from '../../../../src/core/kernel.ts';
import { everyOrder, perft } from '../../../../src/core/perft.ts';
import { setsOf } from '../../../../src/core/subsets.ts';
import type { Order } from '../../../../src/core/types.ts';
import { barbarossa, p, stateOf } from '../rules/kit.ts';

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

  it('lists strikes as assaults and no move into the enemy', () => {
    const text =
      'phase soviet-movement; turn 25; plan order move-fight; 3gt@1507; 1inf@1508; own turn.owed {"3gt":3}';
    const { s, orders } = everything(text);
    const assaults = orders.filter(({ verb }) => verb === 'assault');
    expect(assaults.length).toBeGreaterThan(0);
    for (const order of orders) expect(check(rules, s, order)).toBeUndefined();
    const into = orders.filter(({ args }) => args['path']?.at(-1) === '1508');
    expect(into).toEqual(assaults);
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

  /** Every set of these units in every place there is, and `default`. */
  const placings = (by: string, verb: string, units: readonly string[]): readonly Order[] => [
    { by, verb, args: { how: ['default'] } },
    ...[...setsOf(units)].flatMap((set) =>
      [...p.grid.ids, 'rvgk', 'airborne', 'dead', 'caucasus'].map((at) => ({
        by,
        verb,
        args: { units: set, at: [at] },
      })),
    ),
  ];
  const PLACED = [
    [
      'german',
      'place',
      'phase german-administration; turn 5; 1inf@1508; xivpz@track-5; 3pz@track-5; 2para@track-4; 3ra@1507',
    ],
    [
      'german',
      'replace',
      'phase german-administration; turn 5; 1inf@1508; 24pz@dead; 46pz@dead; 34inf@dead; 3ra@1507',
    ],
    [
      'soviet',
      'place',
      'phase soviet-administration; turn 5; 1inf@1508; 4ra@track-5; 5ra@track-5; 6ra@track-5; 3ra@1507',
    ],
    ['soviet', 'replace', 'phase soviet-administration; turn 5; 1inf@1508; 4ra@dead; 5ra@dead; 3ra@1507'],
    ['soviet', 'place', 'phase soviet-rvgk; turn 5; 1inf@1508; 4ra@rvgk; 5ra@rvgk; 3ra@1507; 6ra@1407'],
  ] as const;

  it.each(PLACED)('of the %s to %s is what the rules let through: %s', (by, verb, text) => {
    const { s, orders } = everything(text);
    const units = p.unitIds.filter((unit) => text.includes(` ${unit}@`));
    const legal = placings(by, verb, units).filter((order) => check(rules, s, order) === undefined);
    expect(legal.length).toBeGreaterThan(2);
    expect(writing(orders.filter((order) => order.verb === verb))).toEqual(writing(legal));
  });

  it('of a strategic move that is shut in is what the rules let through', () => {
    const text =
      'phase german-strategic; turn 9; held 1813 german; 24pz@1813; 46pz@1813 under; 13ra@1811; 3ra@1815; 16ra@1611; 23ra@1711; 27ra@2012; 29ra@2014; 4ra@1714';
    const { s, orders } = everything(text);
    const legal = [...setsOf(['24pz', '46pz'])].flatMap((units) =>
      [...paths('1813', 3)]
        .map((path): Order => ({ by: 'german', verb: 'rail', args: { units, path } }))
        .filter((order) => check(rules, s, order) === undefined),
    );
    expect(legal.length).toBeGreaterThan(2);
    const rails = orders.filter(({ verb }) => verb === 'rail');
    expect(writing(rails.filter(({ args }) => (args['path'] ?? []).length <= 3))).toEqual(writing(legal));
    for (const order of rails) expect(check(rules, s, order)).toBeUndefined();
  });

  it('of a conversion and of a wall are all legal, each once, the default among them', () => {
    const texts = [
      [
        'convert',
        'phase soviet-administration; turn 13; 3gt@track-13; 3t@1507; 2sh@track-13; 16ra@1407; 1inf@1508',
      ],
      [
        'fortify',
        'phase german-administration; turn 19; marker eastwall track-19; held 1508 german; held 1408 german; held 1507 german; 1inf@1508; 3ra@1405',
      ],
    ] as const;
    for (const [verb, text] of texts) {
      const { s, orders } = everything(text);
      const found = orders.filter((order) => order.verb === verb);
      expect([verb, found.length > 1]).toEqual([verb, true]);
      expect(found).toContainEqual(expect.objectContaining({ args: { how: ['default'] } }));
      expect(new Set(writing(found)).size).toBe(found.length);
      for (const order of found) expect(check(rules, s, order)).toBeUndefined();
    }
  });

  it('can be counted two deep', () => {
    const text =
      'phase german-assault; turn 9; plan order move-fight; own turn.luftwaffe 9; 1inf@1910; 3ra@1909';
    const counted = perft(rules, stateOf(text), 2, 1);
    expect(counted.ok && counted.value > 2).toBe(true);
  });
});
