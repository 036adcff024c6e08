// The kernel on a toy: decisions, refusals, frames, dice as steps, windows and standing orders.
import { describe, expect, it } from '@jest/globals';
import { copyJson, hashOf } from '../../src/core/canonical-json.ts';
import { scripted } from '../../src/core/dice.ts';
import {
  apply,
  closedRights,
  check,
  decision,
  listed,
  offers,
  sampled,
  settle,
} from '../../src/core/kernel.ts';
import type { Args, Order, State } from '../../src/core/types.ts';
import { asked, total, toy } from './rules.ts';

const order = (by: string, verb: string, args: Args = {}): Order => ({ by, verb, args });
const fresh = (): State => {
  const s = toy.setup('plain', {});
  settle(toy, s);
  return s;
};

const given = (s: State, ...orders: readonly Order[]): State => {
  for (const o of orders) {
    const done = apply(toy, s, o, scripted([4, 2, 6]));
    if (!done.ok) throw new Error(done.refusal.code);
  }
  return s;
};

describe('a decision', () => {
  it('is read off the top frame: who answers, whose turn it is, where, and by which rule', () => {
    const s = given(fresh(), order('red', 'roll'));
    expect(decision(toy, s)).toMatchObject({
      by: 'blue',
      phasing: 'red',
      at: 'throw@reply',
      rule: 'toy:2',
    });
  });

  it('offers the open verbs of the decider and the rights of the other side, but no closed verb', () => {
    const open = offers(toy, fresh()).map((o) => [o.by, o.verb, o.right]);
    expect(open).toEqual([
      ['red', 'add', false],
      ['red', 'roll', false],
      ['red', 'peek', false],
      ['blue', 'jeer', true],
    ]);
  });

  it('is none once the game is over', () => {
    const s = given(fresh(), order('red', 'add', { n: ['1'] }));
    for (let i = 0; i < 6; i++) given(s, order(s.clock.phasing, 'end'));
    expect(decision(toy, s)).toBeUndefined();
    expect(check(toy, s, order('red', 'end'))).toMatchObject({
      code: 'ORDER.GAME-OVER',
      rule: 'toy:9',
    });
  });
});

describe('a refusal', () => {
  it.each([
    [order('blue', 'add', { n: ['1'] }), 'ORDER.NOT-YOURS', 'toy:1'],
    [order('red', 'answer', { what: ['yes'] }), 'ORDER.NOT-NOW', 'hexfront:orders'],
    [order('green', 'add', { n: ['1'] }), 'ORDER.NO-SUCH-SIDE', 'hexfront:orders'],
    [order('red', 'add', { n: ['9'] }), 'TOY.RANGE', 'toy:1.1'],
    [order('red', 'end'), 'TOY.TOO-SOON', 'toy:1.4'],
    [order('red', 'roll', { n: ['1'] }), 'ORDER.NOT-OFFERED', 'toy:1.2'],
  ] as const)('of %j is %s by %s and changes nothing', (o, code, rule) => {
    const s = fresh();
    const before = hashOf(s);
    expect(apply(toy, s, o)).toMatchObject({ ok: false, refusal: { code, rule } });
    expect(hashOf(s)).toBe(before);
  });

  it('of another side names the rights it has, and why those are shut that it has not', () => {
    const s = fresh();
    const refused = check(toy, s, order('blue', 'add', { n: ['1'] }));
    expect(refused?.params['rights']).toEqual(['jeer']);
    expect(closedRights(toy, s, 'blue')).toEqual([]);
  });

  it('of something not listed gives the reason the choice knows', () => {
    const s = given(fresh(), order('red', 'roll'));
    expect(check(toy, s, order('blue', 'answer', { what: ['perhaps'] }))).toMatchObject({
      code: 'TOY.NO-ANSWER',
    });
  });
});

describe('procedures', () => {
  it('call others and resume at the step they named, with the result', () => {
    const s = given(fresh(), order('red', 'add', { n: ['3'] }));
    expect(total(s)).toBe(3);
    expect(s.stack).toEqual([{ proc: 'turn', step: 'act', vars: { result: 3 } }]);
  });

  it('survive a JSON round trip at any depth', () => {
    const s = given(fresh(), order('red', 'roll'));
    const copy = JSON.parse(JSON.stringify(s)) as State;
    given(s, order('blue', 'answer', { what: ['no'] }));
    given(copy, order('blue', 'answer', { what: ['no'] }));
    expect(copy).toEqual(s);
  });

  it('that never ask anybody are caught as a bug', () => {
    const s = fresh();
    s.stack.push({ proc: 'raise', step: 'loop', vars: { left: -1 } });
    expect(() => settle(toy, s)).toThrow('ran away at turn@act > raise@');
  });

  it('that name a step which does not exist are caught as a bug', () => {
    const s = fresh();
    s.stack.push({ proc: 'raise', step: 'nowhere', vars: {} });
    expect(() => settle(toy, s)).toThrow('toy has no step raise@nowhere');
  });
});

describe('dice', () => {
  it('come in by a step of their own, numbered, with purpose, side and rule', () => {
    const done = apply(toy, fresh(), order('red', 'roll'), scripted([4]));
    expect(done).toMatchObject({
      ok: true,
      events: [
        { kind: 'die', rule: 'toy:1.2', data: { n: 1, result: 4, sides: 6, purpose: 'luck', by: 'red' } },
      ],
    });
  });

  it('without a source wait for a person to type what the die showed', () => {
    const s = fresh();
    apply(toy, s, order('red', 'roll'));
    expect(decision(toy, s)).toMatchObject({ kind: 'roll', by: 'red', dice: [{ purpose: 'luck' }] });
    expect(check(toy, s, order('blue', 'die', { values: ['3'] }))).toMatchObject({ code: 'ORDER.NOT-YOURS' });
    expect(check(toy, s, order('red', 'die', { values: ['7'] }))).toMatchObject({
      code: 'ORDER.DIE-VALUES',
    });
    expect(check(toy, s, order('red', 'die', { values: ['3', '3'] }))).toMatchObject({
      code: 'ORDER.DIE-VALUES',
    });
    expect(check(toy, s, order('red', 'add', { n: ['1'] }))).toMatchObject({ code: 'ORDER.DIE-FIRST' });
    expect(apply(toy, s, order('red', 'die', { values: ['5'] }))).toMatchObject({ ok: true });
    expect(total(s)).toBe(5);
    expect(s.drawn).toBe(1);
  });
});

describe('rights of the other side', () => {
  it('are used by their owner inside the other side’s decision, which then goes on', () => {
    const s = given(fresh(), order('blue', 'jeer'));
    expect(asked(s)).toEqual(['jeer']);
    expect(decision(toy, s)).toMatchObject({ by: 'red', at: 'turn@act' });
  });

  it('do not stop anybody when nobody asked to be asked', () => {
    const s = given(fresh(), order('red', 'add', { n: ['2'] }));
    expect(decision(toy, s)).toMatchObject({ at: 'turn@act' });
  });

  it('stop the move in the middle when their owner has asked to be asked', () => {
    const s = given(
      fresh(),
      order('blue', 'standing', { do: ['ask'], window: ['raised'] }),
      order('red', 'add', { n: ['2'] }),
    );
    expect(decision(toy, s)).toMatchObject({ kind: 'window', by: 'blue', at: 'raise@window' });
    expect(total(s)).toBe(1);
    given(s, order('blue', 'pass'), order('blue', 'jeer'));
    expect(total(s)).toBe(2);
    expect(asked(s)).toEqual(['jeer']);
    expect(decision(toy, s)).toMatchObject({ by: 'red', at: 'turn@act' });
  });

  it('are used by themselves, once, by a standing order whose condition holds', () => {
    const keep = order('blue', 'standing', {
      do: ['add'],
      window: ['raised'],
      when: ['total=2'],
      then: ['jeer'],
    });
    const s = given(fresh(), keep, order('red', 'add', { n: ['3'] }));
    expect(asked(s)).toEqual(['jeer']);
    expect(s.standing).toEqual([]);
    expect(total(s)).toBe(3);
  });

  it('are used by the first standing order that is legal then', () => {
    const never = order('blue', 'standing', {
      do: ['add'],
      window: ['raised'],
      then: ['jeer'],
      'then.x': ['1'],
    });
    const keep = order('blue', 'standing', { do: ['add'], window: ['raised'], then: ['jeer'] });
    const s = given(fresh(), never, keep, order('red', 'add', { n: ['1'] }));
    expect(asked(s)).toEqual(['jeer']);
    expect(s.standing.map(({ id }) => id)).toEqual([1]);
  });

  it('number standing orders for each side by itself, and drop only their own', () => {
    const ask = (by: string): Order => order(by, 'standing', { do: ['ask'], window: ['raised'] });
    const s = given(fresh(), ask('blue'), ask('red'));
    expect(s.standing.map(({ by, id }) => [by, id])).toEqual([
      ['blue', 1],
      ['red', 1],
    ]);
    given(s, order('red', 'standing', { do: ['drop'], id: ['1'] }));
    expect(s.standing.map(({ by }) => by)).toEqual(['blue']);
  });

  it('are given up by resigning, whoever decides', () => {
    const s = given(fresh(), order('blue', 'resign'));
    expect(s.over).toEqual({ winner: 'red', rule: 'hexfront:resign', reason: 'resigned', final: true });
  });

  it.each([
    [{ do: ['ask'], window: ['nothing'] }, 'STANDING.NO-WINDOW'],
    [{ do: ['sing'], window: ['raised'] }, 'STANDING.HOW'],
    [{ do: ['drop'], id: ['4'] }, 'STANDING.NO-SUCH'],
    [{ do: ['off'], id: ['4'] }, 'STANDING.NO-SUCH'],
    [{ do: ['off'], window: ['raised'] }, 'STANDING.NOT-ASKED'],
    [{ do: ['add'], window: ['raised'], then: ['end'] }, 'STANDING.NOT-THERE'],
  ] as [Args, string][])('standing orders that make no sense are refused: %j', (args, code) => {
    expect(check(toy, fresh(), order('blue', 'standing', args))).toMatchObject({ code });
  });
});

describe('lists and samplers', () => {
  it('give only orders that are accepted', () => {
    const s = fresh();
    for (const offer of offers(toy, s)) {
      const orders = listed(s, offer) ?? [];
      const drawn = sampled(s, offer, (n) => n - 1);
      expect(orders.length).toBeGreaterThan(0);
      for (const o of [...orders, ...(drawn === undefined ? [] : [drawn])]) {
        expect(check(toy, s, o)).toBeUndefined();
      }
    }
  });
});

describe('copies and hashes', () => {
  it('agree whatever order the keys were written in', () => {
    expect(hashOf({ a: 1, b: [2, { c: undefined, d: 3 }] })).toBe(hashOf({ b: [2, { d: 3 }], a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });

  it('share nothing with the original', () => {
    const s = fresh();
    const copy = copyJson(s);
    given(copy, order('red', 'add', { n: ['1'] }));
    expect(total(s)).toBe(0);
  });
});
