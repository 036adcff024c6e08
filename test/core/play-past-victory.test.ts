// Playing on past a victory: it is said once, and only the end of the game ends it.
import { describe, expect, it } from '@jest/globals';
import { decision } from '../../src/core/kernel.ts';
import { played, race } from './race.ts';

describe('a victory', () => {
  it('ends the game', () => {
    const { rules, state } = race(false);
    const events = played(rules, state, 5);
    expect(state.over).toEqual({ winner: 'red', rule: 'race:3', reason: 'points' });
    expect(events.map(({ kind }) => kind)).toEqual(['game.over']);
    expect(state.clock.turn).toBe(3);
  });

  it('is said once when play goes on past it, and the step goes on as if nothing had happened', () => {
    const { rules, state } = race(true);
    const events = played(rules, state, 4);
    expect(events.map(({ kind, rule }) => [kind, rule])).toEqual([['game.won', 'race:3']]);
    expect(state.over).toBeUndefined();
    expect(state.playOn).toEqual([{ winner: 'red', rule: 'race:3', reason: 'points' }]);
    expect(state.clock.turn).toBe(5);
  });

  it('ends the game all the same when it is final', () => {
    const { rules, state } = race(true);
    const events = played(rules, state, 5);
    expect(events.map(({ kind }) => kind)).toEqual(['game.won', 'game.over']);
    expect(decision(rules, state)).toBeUndefined();
    expect(state.over).toMatchObject({ rule: 'race:4', final: true });
  });
});
