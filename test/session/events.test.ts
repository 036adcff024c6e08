// The verb `events`: what has happened, one by one, in words and in facts, as far as a side may hear it.
import { describe, expect, it } from '@jest/globals';
import { seated } from './kit.ts';
import { exchanged } from './northern-attack.ts';

describe('events', () => {
  it('are numbered, the fact of each and no more', () => {
    const { type } = exchanged();
    const told = type('page off', 'events').lines;
    const numbered = told.filter((line) => /^\d+: /.test(line));
    expect(numbered[0]).toBe('1: 3 Northern Foot moved to 13 03. It must stop: an enemy is next to it.');
    expect(numbered[2]).toBe('3: Northerners attack 14 03, at 1 to 2.');
    // What one answered in the middle of it is part of what happened.
    expect(numbered[3]).toBe('4: 1 Southern Foot is eliminated, in 14 03.');
    expect(told).not.toContain('Move left 1.');
  });

  it('come as facts too, each with its number and its rule', () => {
    const facts = (exchanged().type('page off', 'events').facts ?? []).flatMap((one) =>
      'key' in one ? [one] : [],
    );
    expect(facts[0]).toMatchObject({ params: { number: 0 } });
    const first = facts.filter(({ params }) => params['number'] === 1);
    expect(first[0]).toMatchObject({ params: { unit: 'n3', rule: expect.stringContaining('ford:') } });
    expect(new Set(facts.map(({ params }) => params['number']))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  it('tell a side no fact that it may not hear', () => {
    const { type } = seated({ fog: 'on', twoPeople: true });
    type('end', 'end', 'ready', 'move s6 1503', 'end', 'end', 'ready');
    const told = JSON.stringify(type('page off', 'events').facts);
    expect(told).toContain('number');
    expect(told).not.toMatch(/"s2"/);
  });
});
