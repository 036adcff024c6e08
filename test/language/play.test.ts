// In play: every order the test game offers is written, and understood again as the very same order.
import { describe, expect, it } from '@jest/globals';
import { decision, listed, offers, sampled } from '../../src/core/kernel.ts';
import { give, newMatch } from '../../src/core/match.ts';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import type { Match } from '../../src/core/match.ts';
import type { Order } from '../../src/core/types.ts';
import { picker } from '../../src/players/prng.ts';
import { readCanonical } from '../../src/language/canonical-read.ts';
import type { Scene } from '../../src/language/parse/scope.ts';
import { understand } from '../../src/language/parse/line.ts';
import { write, writeOrders } from '../../src/language/canonical-write.ts';
import { ford } from '../games/ford/game.ts';
import { ordersIn, registry, sceneOf } from './scenes.ts';

/** A right kept for later, in every form a standing order has. */
const standing = (order: Order): readonly Order[] => {
  const kept = (args: Order['args']): Order => ({ by: order.by, verb: 'standing', args });
  const later = Object.fromEntries(
    Object.entries(order.args).map(([slot, values]) => [`then.${slot}`, values]),
  );
  const window = ['reaction'];
  return [
    kept({ do: ['ask'], window }),
    kept({ do: ['off'], window }),
    kept({ do: ['drop'], id: ['12'] }),
    kept({ do: ['add'], window, then: [order.verb], ...later }),
    kept({ do: ['add'], window, when: ['hex=1303', 'unit=n1'], then: [order.verb], ...later }),
  ];
};

const offered = (match: Match): readonly Order[] =>
  offers(ford.rules, match.state).flatMap((offer) => {
    const all = listed(match.state, offer) ?? [];
    // Where there are thousands, every so-manyth stands for the rest.
    const some = all.filter((_, i) => i % Math.ceil(all.length / 25) === 0);
    return offer.right ? some.flatMap((order) => [order, ...standing(order)]) : some;
  });

/** What is wrong with it, if anything: the slots may stand in another order, nothing else may differ. */
const notTheSame = (scene: Scene, order: Order): string[] => {
  const line = write(registry, order);
  const { by, verb, args } = order;
  const read = readCanonical(registry, line);
  const isSame =
    canonicalJson(ordersIn(understand(registry, scene, line))) === canonicalJson([order]) &&
    read.ok &&
    canonicalJson({ by, ...read.value }) === canonicalJson({ by, verb, args });
  return isSame ? [] : [line];
};

describe('understand(write(order))', () => {
  it.each([3, 6])('is the order, for everything offered in random game %i', (seed) => {
    const match = newMatch(
      ford.rules,
      ford.scenarios[0]?.id ?? '',
      { fog: 'on' },
      { dice: seeded(openSeed(String(seed))) },
    );
    const pick = picker(seed);
    const met = new Set<string>();
    const wrong: string[] = [];
    for (let turn = 0; turn < 120 && decision(ford.rules, match.state) !== undefined; turn++) {
      const scenes = new Map(ford.rules.sides.map((side) => [side, sceneOf(match, side)]));
      for (const order of offered(match)) {
        met.add(order.verb);
        const scene = scenes.get(order.by);
        if (scene !== undefined) wrong.push(...notTheSame(scene, order));
      }
      const now = decision(ford.rules, match.state);
      const open = offers(ford.rules, match.state).filter(
        ({ by, ends }) => by === now?.by && (!ends || pick(4) === 0),
      );
      const all = open.length > 0 ? open : offers(ford.rules, match.state);
      const next = all.map((offer) => sampled(match.state, offer, pick)).find((order) => order !== undefined);
      if (next === undefined || !give(match, [next]).ok) break;
    }
    expect(wrong).toEqual([]);
    const verbs = ford.verbs
      .filter((verb) => typeof verb === 'string' || verb.kind === 'order')
      .map((verb) => (typeof verb === 'string' ? verb : verb.name));
    expect(verbs.filter((verb) => !met.has(verb))).toEqual([]);
  });

  it('holds for several orders together', () => {
    const match = newMatch(ford.rules, ford.scenarios[0]?.id ?? '', { fog: 'on' });
    const line = 'move n1 1303; move n2 1303; end';
    expect(writeOrders(registry, ordersIn(understand(registry, sceneOf(match, 'north'), line)))).toBe(line);
  });
});
