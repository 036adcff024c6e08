// Slots of an order that are sets: sorted by completion, refused in any other order.
import { describe, expect, it } from '@jest/globals';
import { check, complete } from '../../src/core/kernel.ts';
import { order, race } from './race.ts';

describe('a slot that is a set', () => {
  it.each([[['b', 'a']], [['a', 'a']], [['a', 'c', 'b']]])('is refused when it is written %j', (who) => {
    const { rules, state } = race(false);
    expect(check(rules, state, order('gather', { who }))).toEqual({
      code: 'ORDER.NOT-A-SET',
      rule: 'race:2',
      params: { verb: 'gather', ids: who },
    });
  });

  it('is sorted by completion, so that people need not', () => {
    const { rules, state } = race(false);
    const full = complete(rules, state, order('gather', { who: ['c', 'a', 'b'] }));
    expect(full).toMatchObject({ ok: true, order: { args: { who: ['a', 'b', 'c'] } } });
    expect(full.ok && check(rules, state, full.order)).toBeUndefined();
  });
});
