// The verb `pending`: a die that waits is the fact that `legal` gives.
import { describe, expect, it } from '@jest/globals';
import { seated } from './kit.ts';

describe('a die that waits', () => {
  it('is the same fact by legal and by pending', () => {
    const { type } = seated({ dice: [] });
    type('move n3 1303', 'end', 'attack 1403 from n1 n2');
    const [asked] = type('pending').facts ?? [];
    expect(asked).toMatchObject({ key: 'ask.dice', params: { by: 'north' } });
    expect(type('legal').facts?.[0]).toEqual(asked);
  });
});
