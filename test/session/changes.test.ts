// The verb `changes`: what has come about since the last turn of a side, and nothing that is covered.
import { describe, expect, it } from '@jest/globals';
import { seated } from './kit.ts';
import { exchanged } from './northern-attack.ts';

describe('changes', () => {
  it('since the end of the last turn: what is off the map, who moved, what is held, and the points', () => {
    const { type } = exchanged();
    type('move s6 1503', 'end', 'end');
    const told = [...type('changes').lines, ...type('more').lines];
    expect(told[0]).toMatch(/^Since your last turn: \d+ changes?\.$/);
    expect(told.some((line) => line.includes('6 Southern'))).toBe(true);
    // What North itself did in its own turn is nothing new to it.
    expect(told.join('\n')).not.toContain('3 Northern Foot, now in');
  });

  it('begin with the set-up for a side that has had no turn', () => {
    const { type } = exchanged();
    expect(type('changes').lines[0]).toMatch(/^Since the beginning: \d+ changes?\.$/);
  });

  it('say so when there are none', () => {
    expect(seated().type('changes').lines).toEqual(['Nothing has changed since the beginning.']);
  });

  it('name nothing that is covered', () => {
    const { type } = seated({ fog: 'on', twoPeople: true });
    type('end', 'end', 'ready', 'move s6 1503', 'end', 'end', 'ready');
    const told = [...type('changes').lines, ...type('more').lines].join('\n');
    expect(told).not.toContain('2 Southern Foot');
    expect(told).not.toMatch(/\?\d{4}/);
  });
});
