// What engines may ask of Barbarossa: lists at once even where all orders are beyond counting, and nothing that is hidden.
import { cpuUsage } from 'node:process';
import { describe, expect, it } from '@jest/globals';
import { copyJson } from '../../../src/core/canonical-json.ts';
import { scripted, seeded } from '../../../src/core/dice.ts';
import { apply, check, complete, decision } from '../../../src/core/kernel.ts';
import { matchFrom, newMatch } from '../../../src/core/match.ts';
import type { Side, State } from '../../../src/core/types.ts';
import { answerBack, giveAsPerson } from '../../../src/engine/order-door.ts';
import { newSession, openTable, setLevel } from '../../../src/engine/engine-state.ts';
import { evaluation } from '../../../src/engine/evaluate.ts';
import type { Seat } from '../../../src/engine/facts.ts';
import { readOrders } from '../../../src/language/canonical-read.ts';
import { registryFor } from '../../../src/language/verb-registry.ts';
import { nextOrder, seating } from '../../../src/players/player.ts';
import { picker } from '../../../src/players/prng.ts';
import { randomPlayer } from '../../../src/players/random.ts';
import { barbarossa, stateOf } from './rules/kit.ts';
import { scramble } from './fog/secrets.ts';

const { rules } = barbarossa;
const registry = registryFor(barbarossa);

const seatIn = (state: State, side: Side): Seat => ({
  game: barbarossa,
  match: matchFrom(rules, copyJson(state), { dice: scripted([]) }),
  side,
});

const opening = seatIn(stateOf('phase german-movement; turn 1; base campaign; option fog=off'), 'german');

const lines = (seat: Seat, typed: string): readonly string[] => {
  const [first = '', ...more] = answerBack(seat, typed);
  return [first.replace(/^=\s?/, ''), ...more].filter((line) => line !== '');
};

describe('in the first German movement phase', () => {
  it('lists every order of a unit that has few ways, the legal ones and no other', () => {
    const found = lines(opening, 'legal 4inf');
    expect(found.length).toBeGreaterThan(60);
    expect(new Set(found).size).toBe(found.length);
    for (const line of found) {
      const read = readOrders(registry, line);
      if (!read.ok) throw new Error(line);
      const orders = read.value.map((said) => ({ by: 'german', ...said }));
      expect(orders.map((order) => check(rules, opening.match.state, order))).toEqual([undefined]);
      expect(orders[0]?.args['units']).toEqual(['4inf']);
    }
  });

  it('lists one order to each place for a unit with many ways, in full', () => {
    const found = lines(opening, 'legal 24pz');
    const reach = lines(opening, 'reach 24pz');
    expect(found).toHaveLength(reach.length);
    const ends = found.map((line) => `${line.split(' ')[0]} ${line.split(' ').at(-1)}`);
    expect(new Set(ends)).toEqual(new Set(reach.map((line) => line.split(' ').slice(0, 2).join(' '))));
    for (const line of found) {
      const read = readOrders(registry, line);
      if (!read.ok || read.value[0] === undefined) throw new Error(line);
      const order = { by: 'german', ...read.value[0] };
      expect(check(rules, opening.match.state, order)).toBe(undefined);
      const full = complete(rules, opening.match.state, order);
      expect(full.ok && full.order).toEqual(order);
    }
  });

  it('says what each place costs, the nearest first', () => {
    const costs = lines(opening, 'reach 24pz').map((line) => Number(line.split(' ')[2]));
    expect(costs.length).toBeGreaterThan(40);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(costs[0]).toBe(1);
  });

  it('lists a verb that has few orders, and nothing for one that is not open', () => {
    expect(lines(opening, 'legal end')).toEqual(['end']);
    expect(lines(opening, 'legal luftwaffe')).toEqual([]);
  });

  it.each(['legal', 'legal move', 'legal assault'])('says of %s what to ask instead', (typed) => {
    expect(lines(opening, typed)).toEqual([
      '? ENGINE.MANY There are too many such orders to list. Type legal and the id of a unit for its own orders, or reach and its id for where it can come.',
    ]);
  });

  it('lists nothing for the side that does not decide', () => {
    const soviet: Seat = { ...opening, side: 'soviet' };
    for (const typed of ['legal', 'legal 4ra', 'legal end', 'reach 4ra'])
      expect(lines(soviet, typed)).toEqual([]);
  });

  it.each(['legal end', 'legal 1inf', 'legal 24pz', 'legal luftwaffe', 'legal move', 'reach 24pz'])(
    'takes less than 50 ms of work for %s',
    (typed) => {
      const times = Array.from({ length: 6 }, () => {
        const before = cpuUsage();
        lines(opening, typed);
        const { user, system } = cpuUsage(before);
        return (user + system) / 1000;
      });
      expect(Math.min(...times)).toBeLessThan(50);
    },
  );
});

describe('a battle under way', () => {
  it('is told with its decision: where, who, the odds and the die', () => {
    const seat: Seat = {
      ...seatIn(
        stateOf('phase german-assault; turn 1; option fog=off; 24pz@2116; 46pz@2116; 4ra@2115'),
        'german',
      ),
    };
    giveAsPerson(seat, 'attack 2115 from 24pz 46pz');
    const facts = JSON.parse(lines(seat, 'decision')[0] ?? '') as Record<string, unknown>;
    expect(facts).toMatchObject({
      v: 1,
      by: 'german',
      question: { key: 'ask.luftwaffe', params: { hex: '2115' } },
      fight: { hex: '2115', against: ['4ra'], attackers: ['24pz', '46pz'], odds: expect.any(String) },
      verbs: [{ verb: 'luftwaffe' }, { verb: 'pass' }],
    });
  });
});

const ASKED = [
  'view',
  'decision',
  'ask status',
  'ask events',
  'ask targets',
  'ask threats',
  'ask units enemy',
];

/** What orders would be answered with by a person's door; those that are taken only so far as that they are. */
const TRIED = [
  'move 4ra 2115',
  'attack 2115',
  'attack 2013 from 56pz',
  'move 24pz 2115',
  'move 13ra 2214',
  'end',
];

const door = (state: State, side: Side): readonly unknown[] =>
  TRIED.map((typed) => {
    const done = giveAsPerson(seatIn(state, side), typed);
    return 'code' in done ? done : 'taken';
  });

describe.each([1, 2])('random game %d in fog', (seed) => {
  it('tells an engine of the German the same, whoever is covered', () => {
    const { state } = newMatch(rules, 'campaign', { fog: 'on' }, { dice: seeded(`${seed}`) });
    state.playOn = [];
    const players = { german: randomPlayer(seed, 1), soviet: randomPlayer(seed, 2) };
    const seats = seating(rules);
    const pick = picker(seed, 3);
    let compared = 0;
    for (let n = 0; n < 300 && decision(rules, state) !== undefined; n++) {
      const other = copyJson(state);
      if (n % 20 === 0 && scramble(other, 'german', pick)) {
        const [one, two] = [seatIn(state, 'german'), seatIn(other, 'german')];
        const units = barbarossa.counters.units.filter((_, i) => (i + n) % 23 === 0);
        const asked = [...ASKED, ...units.flatMap(({ id }) => [`legal ${id}`, `reach ${id}`])];
        for (const typed of asked) expect(answerBack(two, typed)).toEqual(answerBack(one, typed));
        expect(door(other, 'german')).toEqual(door(state, 'german'));
        compared++;
      }
      const seat = seats(state);
      const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
      const by = decision(rules, state)?.by ?? '';
      if (!apply(rules, state, order ?? { by, verb: 'pass', args: {} }, seeded(`${seed} ${n}`)).ok)
        throw new Error('A random order was refused');
    }
    expect(compared).toBeGreaterThan(3);
  });
});

describe('how a side stands', () => {
  it('is told the same whatever is hidden from it', async () => {
    const opening = newMatch(rules, 'campaign', { fog: 'on' });
    const evaluated = async (state: State, side: Side): Promise<readonly string[]> => {
      const session = setLevel(newSession(), '1');
      const match = matchFrom(rules, copyJson(state), { dice: scripted([]) });
      const reply = await evaluation(session, openTable(session, barbarossa, match), side);
      return reply.lines;
    };
    for (const [side, other] of [['german', 'soviet'] as const, ['soviet', 'german'] as const]) {
      const changed = copyJson(opening.state);
      scramble(changed, side, picker(3));
      const told = await evaluated(opening.state, side);
      expect(changed).not.toEqual(opening.state);
      expect(await evaluated(changed, side)).toEqual(told);
      const { v, worth, standing, parts } = JSON.parse(told[1] ?? '') as Record<string, unknown>;
      expect({ v, worth, standing, parts }).toEqual({
        v: 1,
        worth: expect.any(Number),
        standing: { points: expect.any(Number), hope: expect.any(Number) },
        parts: {
          points: expect.any(Number),
          hope: expect.any(Number),
          units: expect.any(Number),
          danger: expect.any(Number),
          prizes: expect.any(Number),
        },
      });
      expect(await evaluated(opening.state, other)).not.toEqual(told);
    }
  });
});
