// The question `hash` under fog: it tells no more than the map does.
import { describe, expect, it } from '@jest/globals';
import { at } from '../desk.ts';

const hashWith = (fog: string, here: string, there: string): string =>
  at(
    `option fog=${fog}; phase german-assault; turn 4; plan order fight-move; 24pz@2116; 4ra@2115; ${here}@2115 under; 5ra@1606; ${there}@1606 under`,
  )
    .type('hash')
    .lines.join(' ');

describe('hash', () => {
  it('is the same whatever lies covered, and another where all is open', () => {
    expect(hashWith('on', '14mc', '20mc')).toBe(hashWith('on', '20mc', '14mc'));
    expect(hashWith('off', '14mc', '20mc')).not.toBe(hashWith('off', '20mc', '14mc'));
  });
});
