// What a side imagines under the tops of enemy stacks and in the boxes of the turn track (10.7).
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../../src/core/canonical-json.ts';
import { settle } from '../../../src/core/kernel.ts';
import type { State } from '../../../src/core/types.ts';
import { attacksOf } from '../../../src/games/storm/10-prepared-assaults/10.3-attacks.ts';
import type { Own } from '../../../src/games/storm/state.ts';
import { imagined } from '../../../src/players/imagine.ts';
import { picker } from '../../../src/players/prng.ts';
import { p, stateOf, storm } from './rules/kit.ts';

const { rules } = storm;

const worlds = (text: string, side: string, defended: readonly string[] = []): readonly State<Own>[] => {
  const truth = stateOf(text);
  settle(rules, truth);
  truth.own.phase.defended.push(...defended);
  return Array.from({ length: 20 }, (_, seed) => imagined(rules, truth, side, picker(seed)) as State<Own>);
};

const STACKS =
  '5inf@N1732; 6inf@N1732 under; 6rd@N1731; 13rd@N1731 under; 2rd@N1534; 8rd@N1534 under; 86rd@N1534 under; 24rd@N1534 under';

describe('what the Germans imagine', () => {
  it('has others below the tops', () => {
    const found = worlds(`phase german-combat; turn 2; ${STACKS}`, 'german');
    expect(new Set(found.map(({ own }) => canonicalJson(own.places))).size).toBeGreaterThan(5);
    for (const { own } of found) {
      expect([own.places['N1731']?.[0], own.places['N1534']?.[0]]).toEqual(['6rd', '2rd']);
      expect(own.places['N1732']).toEqual(['5inf', '6inf']);
    }
  });

  it('has nobody fresh in a hex that has been attacked in this phase (10.4d)', () => {
    const text = `phase german-combat; turn 2; ${STACKS}`;
    for (const s of worlds(text, 'german', ['6rd', '13rd'])) expect([...attacksOf(p).targets(s)]).toEqual([]);
  });

  it('has Soviets in other boxes where stacks are open, and nobody in other hexes (10.7c)', () => {
    const text = `option stacks=open; phase german-combat; turn 3; ${STACKS}; 91rd@track-5`;
    for (const { own } of worlds(text, 'german')) {
      expect(own.places['N1731']).toEqual(['6rd', '13rd']);
      expect(own.places['track-5']).toBeUndefined();
    }
  });
});
