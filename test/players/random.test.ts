// The random player: repeatable, lively, and never without an answer while there is one.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apply, check, decision, settle } from '../../src/core/kernel.ts';
import { ruleSet } from '../../src/core/rule-set.ts';
import type { ListedChoice } from '../../src/core/rule-set.ts';
import type { Order, State } from '../../src/core/types.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import { picker } from '../../src/players/prng.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { toyRules } from './toys.ts';

describe('the picker', () => {
  it('draws the same numbers from the same seed, on every machine', () => {
    const pick = picker(1);
    expect(Array.from({ length: 8 }, () => pick(1000))).toEqual([769, 443, 572, 951, 553, 726, 322, 682]);
  });

  it('says so when there is nothing to draw from', () => {
    for (const none of [0, -1, NaN]) expect(() => picker(1)(none)).toThrow(RangeError);
  });

  it('draws other numbers from other seeds and other streams', () => {
    const draw = (seed: number, stream?: number): string => {
      const pick = picker(seed, stream);
      return Array.from({ length: 6 }, () => pick(1000)).join(' ');
    };
    expect(new Set([draw(1), draw(2), draw(1, 1), draw(2, 1), draw(0)]).size).toBe(5);
  });

  it('stays below n and gets everywhere', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, n) => {
        const pick = picker(seed);
        const drawn = new Set(Array.from({ length: 60 * n }, () => pick(n)));
        return (
          [...drawn].every((value) => Number.isInteger(value) && value >= 0 && value < n) && drawn.size === n
        );
      }),
      { numRuns: 50, seed: 1 },
    );
  });
});

type Drill = { done: string[] };

/** Twenty that can act, once each, in one phase; then it is over. */
const act: ListedChoice<Drill> = {
  kind: 'listed',
  verb: 'act',
  rule: 'drill:1',
  subjects: (s) => left(s.own),
  list: (s) => left(s.own).map((who) => ({ who: [who] })),
  take: (ctx, _f, args) => (ctx.s.own.done.push(...(args['who'] ?? [])), ctx.goto('act')),
};

const left = (own: { readonly done: readonly string[] }): string[] =>
  Array.from({ length: 20 }, (_, i) => String(i)).filter((who) => !own.done.includes(who));

const drill = ruleSet<Drill>({
  id: 'drill',
  version: '1',
  sides: ['red', 'blue'],
  procedures: {
    phase: {
      act: {
        kind: 'ask',
        rule: 'drill:1',
        by: () => 'red',
        question: () => ({ key: 'ask.drill', params: {} }),
        choices: [
          act,
          {
            kind: 'listed',
            verb: 'end',
            rule: 'drill:2',
            ends: true,
            list: () => [{}],
            take: () => undefined,
          },
        ],
      },
      stop: { kind: 'auto', run: (ctx) => ctx.over({ winner: 'draw', rule: 'drill:3', reason: 'done' }) },
    },
  },
  setup: (scenario) => ({
    format: 1,
    game: 'drill',
    rules: '1',
    scenario,
    options: {},
    clock: { turn: 1, phase: 'act', phasing: 'red' },
    drawn: 0,
    standing: [],
    own: { done: [] },
    stack: [{ proc: 'phase', step: 'act', vars: {} }],
  }),
  view: () => {
    throw new Error('Nobody looks');
  },
  problems: () => [],
});

const actors = (seed: number): number => {
  const s = drill.setup('plain', {});
  const seats = seating(drill);
  const player = randomPlayer(seed);
  for (let seat = seats(s); seat !== undefined; seat = seats(s)) {
    const order = player(seat('red'));
    if (order === undefined) throw new Error('It has no answer');
    apply(drill, s, order);
  }
  return (s.own as Drill).done.length;
};

describe('the random player', () => {
  it('uses at least half of what can act, nearly always, and now and then not all of it', () => {
    const counts = Array.from({ length: 100 }, (_, seed) => actors(seed));
    expect(counts.filter((n) => n >= 10).length).toBeGreaterThan(85);
    expect(counts.filter((n) => n < 20).length).toBeGreaterThan(5);
  });

  it('gives the same orders from the same seed', () => {
    const play = (seed: number): readonly Order[] => {
      const rules = toyRules();
      const s = rules.setup('plain', {});
      settle(rules, s, () => 6);
      const seats = seating(rules);
      const players = { red: randomPlayer(seed, 0), blue: randomPlayer(seed, 1) };
      const orders: Order[] = [];
      for (let seat = seats(s); seat !== undefined; seat = seats(s)) {
        const order = nextOrder(seat, rules.sides, players);
        if (order === undefined) throw new Error('Nobody has an answer');
        orders.push(order);
        apply(rules, s, order, () => 6);
      }
      return orders;
    };
    expect(play(3)).toEqual(play(3));
    expect(play(3)).not.toEqual(play(4));
  });

  it('finds the one thing left to do when everything else is closed', () => {
    const rules = toyRules({ setup: (own) => ({ ...own, left: 0 }) });
    const s = rules.setup('plain', {});
    settle(rules, s);
    const seat = seating(rules)(s);
    const verbs = Array.from({ length: 100 }, (_, seed) => seat && randomPlayer(seed)(seat('red'))?.verb);
    expect(new Set(verbs)).toEqual(new Set(['end', 'standing']));
  });

  it('uses its rights inside the other side’s decision now and then, and mostly lets them be', () => {
    const rules = toyRules();
    const s = rules.setup('plain', {});
    settle(rules, s);
    const player = randomPlayer(5, 1);
    const verbs = Array.from({ length: 400 }, () => {
      const seat = seating(rules)(s);
      return seat && player(seat('blue'))?.verb;
    });
    const count = (verb: string | undefined): number => verbs.filter((one) => one === verb).length;
    expect(count('jeer')).toBeGreaterThan(10);
    expect(count('standing')).toBeGreaterThan(2);
    expect(count(undefined)).toBeGreaterThan(300);
  });

  it('gives standing orders that are accepted, and comes to be asked at windows', () => {
    const rules = toyRules();
    const asked: string[] = [];
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const s: State = rules.setup('plain', {});
      settle(rules, s, () => 6);
      const seats = seating(rules);
      const players = { red: randomPlayer(seed, 0), blue: randomPlayer(seed, 1) };
      for (let seat = seats(s); seat !== undefined; seat = seats(s)) {
        const order = nextOrder(seat, rules.sides, players);
        if (order === undefined) throw new Error('Nobody has an answer');
        if (decision(rules, s)?.kind === 'window') asked.push(order.verb);
        expect(check(rules, s, order)).toBeUndefined();
        if (order.verb === 'standing') kinds.add(order.args['do']?.[0] ?? '');
        apply(rules, s, order, () => 6);
      }
    }
    expect(new Set(asked.filter((verb) => verb !== 'standing'))).toEqual(new Set(['jeer', 'pass']));
    expect(kinds).toEqual(new Set(['ask', 'off', 'add']));
  });

  it('takes back standing orders that wait for their chance', () => {
    const rules = toyRules();
    const s = rules.setup('plain', {});
    settle(rules, s);
    s.standing.push({ id: 7, by: 'red', window: 'luck', when: {}, then: { verb: 'jeer', args: {} } });
    const seat = seating(rules)(s);
    const orders = Array.from({ length: 300 }, (_, seed) => seat && randomPlayer(seed)(seat('red')));
    const dropped = orders.find((order) => order?.args['do']?.[0] === 'drop');
    expect(dropped?.args['id']).toEqual(['7']);
  });

  it('leaves dice alone', () => {
    const rules = toyRules();
    const s = rules.setup('plain', {});
    settle(rules, s);
    apply(rules, s, { by: 'red', verb: 'add', args: { n: ['1'] } });
    const seat = seating(rules)(s);
    expect(seat?.('red').decision.kind).toBe('roll');
    expect(seat && randomPlayer(1)(seat('red'))).toBeUndefined();
  });
});
