// Moves as they are typed: several units go one by one, and as one where nothing else is lawful.
import { describe, expect, it } from '@jest/globals';
import { deskAt, facts } from '../../../kit/desk.ts';
import { deathstruggle } from '../rules/kit.ts';

const PAIR = 'phase axis-movement; turn 3; 7pz@6101; 20pz@6101 under; 10rc@6402';

describe('several units in one line', () => {
  it('overrun as one whom neither overruns alone (MOV.14)', () => {
    const { type } = deskAt(deathstruggle, `${PAIR}; 1mil@6202`);
    expect(type('move 7pz 6202')).toMatchObject({
      refusal: { code: 'MOVE.ENEMY', rule: 'deathstruggle:MOV.14' },
    });
    expect(type('move 7pz 20pz 6202').kind).toBe('done');
    expect(facts(type('unit 7pz'), 'unit.where')[0]?.['at']).toBe('6202');
  });

  it('go one by one where they can, each for itself', () => {
    const { desk, type } = deskAt(deathstruggle, PAIR);
    type('move 7pz 20pz 6001');
    expect(desk.match.entries.at(-1)?.orders.map(({ args }) => args['units'])).toEqual([['7pz'], ['20pz']]);
  });

  it('are refused as they were typed where they can go in neither way', () => {
    const { type } = deskAt(deathstruggle, `${PAIR}; 10rd@6202`);
    expect(type('move 7pz 20pz 6202')).toMatchObject({
      refusal: { code: 'MOVE.ENEMY', among: { count: 2 } },
    });
  });
});
