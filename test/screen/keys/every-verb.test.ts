// Every order the rules offer, at any turn of the game, has its keys.
import { describe, expect, it } from '@jest/globals';
import { seeded } from '../../../src/core/dice.ts';
import { sampled } from '../../../src/core/kernel.ts';
import { give, matchFrom } from '../../../src/core/match.ts';
import { openDesk } from '../../../src/session/session.ts';
import type { Desk } from '../../../src/session/session.ts';
import { openNow } from '../../../src/session/legal-ways.ts';
import { write } from '../../../src/language/canonical-write.ts';
import { picker } from '../../../src/players/prng.ts';
import { barbarossa } from '../../../tools/games/barbarossa/shipped.ts';
import { findsByKeys } from './key-path.ts';
import { fordDesk, seat } from '../kit.ts';

const someTurn = (seed: number): Desk => {
  const state = barbarossa.anyTurn?.('campaign', { fog: seed % 2 === 0 ? 'off' : 'on' }, picker(seed, 7));
  if (state === undefined) throw new Error('No turn to begin at');
  return openDesk(barbarossa, matchFrom(barbarossa.rules, state, { dice: seeded(`keys ${seed}`) }));
};

/** Orders that no keys bring onto the line, and the verbs that were tried. */
const walked = (desk: Desk, seed: number, steps: number): { missing: string[]; verbs: Set<string> } => {
  const pick = picker(seed, 8);
  const missing: string[] = [];
  const verbs = new Set<string>();
  for (let n = 0; n < steps && desk.match.state.over === undefined; n++) {
    const offers = openNow(desk);
    for (const offer of offers) {
      const order = sampled(desk.match.state, offer, pick);
      if (order === undefined) continue;
      const seated = seat(desk);
      seated.escape();
      verbs.add(order.verb);
      if (!findsByKeys(seated, order)) missing.push(write(desk.registry, order));
      desk.refused = undefined;
      desk.here = undefined;
    }
    const offer = offers[pick(offers.length)];
    const order = offer === undefined ? undefined : sampled(desk.match.state, offer, pick);
    if (order === undefined || !give(desk.match, [order]).ok) break;
  }
  return { missing, verbs };
};

describe('every order', () => {
  it('of any turn of the campaign is found by keys', () => {
    const all = [1, 2, 3, 5, 8, 10].map((seed) => walked(someTurn(seed), seed, 9));
    expect(all.flatMap(({ missing }) => missing)).toEqual([]);
    expect(new Set(all.flatMap(({ verbs }) => [...verbs])).size).toBeGreaterThan(8);
  });

  it('of the small game is found by keys', () => {
    const { missing } = walked(fordDesk({ fog: 'off', scenario: 'crossing' }), 4, 30);
    expect(missing).toEqual([]);
  });
});

describe('every verb', () => {
  it('stands in the lists of the screen', () => {
    const desk = someTurn(1);
    const seated = seat(desk);
    seated.escape();
    const found = new Set<string>();
    seated.press('c');
    const groups = seated.now().menu?.items.length ?? 0;
    const open = (digits: string): void => {
      for (const { does } of seated.press(digits).menu?.items ?? [])
        if (does.kind === 'verb') found.add(does.verb);
    };
    const last = `${'0'.repeat(Math.floor((groups - 1) / 9))}${((groups - 1) % 9) + 1}`;
    open(last);
    const count = seated.now().menu?.items.length ?? 0;
    for (let i = 1; i <= count; i++) {
      for (let n = 0; n < 3; n++) seated.escape();
      if (seated.now().at === 'line') seated.escape();
      seated.press('c');
      seated.press(last);
      open(String(i));
    }
    const missing = desk.registry.verbs.filter(({ kind, name }) => kind !== 'order' && !found.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
