// What a side is told of events: no unit that it could not name when they happened.
import { describe, expect, it } from '@jest/globals';
import type { Event } from '../../src/core/types.ts';
import { newMatch } from '../../src/core/match.ts';
import { counterIds, nameable, newsOf } from '../../src/players/events-told.ts';
import { seenBy } from '../../src/api/game.ts';
import { ford } from '../games/ford/game.ts';

const { state } = newMatch(ford.rules, 'crossing', { fog: 'on' });
const names = nameable(ford, seenBy(ford, state, 'north'), 'north');
const ids = counterIds(ford);

const event = (data: Event['data'], more: Partial<Event> = {}): Event => ({
  kind: 'unit.fell-back',
  rule: 'ford:5.1',
  data,
  ...more,
});

describe('news for one side', () => {
  it('names what it sees and its own, and covers the rest, however deep', () => {
    expect([names.has('s1'), names.has('s2'), names.has('n2')]).toEqual([true, false, true]);
    const data = { unit: 's2', hex: '1403', with: ['s1', 's2'], more: { of: 's2', count: 2, no: null } };
    expect(newsOf([event(data)], 'north', ids, [names])).toEqual([
      event({
        unit: 'covered',
        hex: '1403',
        with: ['s1', 'covered'],
        more: { of: 'covered', count: 2, no: null },
      }),
    ]);
  });

  it('names what could be named before it happened', () => {
    const told = newsOf([event({ unit: 's2' })], 'north', ids, [new Set(['s2']), names]);
    expect(told).toEqual([event({ unit: 's2' })]);
  });

  it('leaves out what only the other side hears, and veils what it hears in part', () => {
    const secret = event({ unit: 's2' }, { to: ['south'] });
    const veiled = { ...secret, veiled: { kind: 'unit.seen', data: { hex: '1403' } } };
    expect(newsOf([secret, veiled], 'north', ids, [names])).toEqual([
      { kind: 'unit.seen', rule: 'ford:5.1', data: { hex: '1403' } },
    ]);
  });
});
