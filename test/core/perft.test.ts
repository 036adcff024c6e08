// Counts of legal order sequences: by hand on a toy, as data on the test game, and against a count that only asks.
import { describe, expect, it } from '@jest/globals';
import { copyJson } from '../../src/core/canonical-json.ts';
import { apply, check, settle } from '../../src/core/kernel.ts';
import { divide, everyOrder, perft } from '../../src/core/perft.ts';
import type { Rules } from '../../src/core/rule-set.ts';
import type { State } from '../../src/core/types.ts';
import { everyArgs, verbsOf } from '../battery/universe.ts';
import { ford } from '../games/ford/game.ts';
import counts from '../perft/ford.json' with { type: 'json' };
import { positionOf } from '../kit/position.ts';
import { toy } from './rules.ts';

const fresh = (): State => toy.setup('plain', {});

const withoutList: Rules = {
  ...toy,
  procedures: {
    ...toy.procedures,
    turn: {
      act: {
        kind: 'ask',
        rule: 'toy:1',
        by: () => 'red',
        question: () => ({ key: 'ask.toy', params: {} }),
        choices: [
          {
            kind: 'open',
            verb: 'shout',
            rule: 'toy:8',
            refuse: () => undefined,
            sample: () => ({}),
            take: () => undefined,
          },
        ],
      },
    },
  },
};

describe('perft', () => {
  it('counts every order of either side that is open', () => {
    expect(perft(toy, fresh(), 1, 3)).toEqual({ ok: true, value: 6 });
  });

  it('counts on through calls and dice: 3 x 7 after adding, 2 answers to a roll, 6 after a peek or a jeer', () => {
    expect(perft(toy, fresh(), 2, 3)).toEqual({ ok: true, value: 3 * 7 + 2 + 6 + 6 });
  });

  it('of no depth is one', () => {
    expect(perft(toy, fresh(), 0, 3)).toEqual({ ok: true, value: 1 });
  });

  it('counts none below the end of a game', () => {
    const s = fresh();
    settle(toy, s);
    s.clock = { turn: 3, phase: 'act', phasing: 'blue' };
    apply(toy, s, { by: 'blue', verb: 'add', args: { n: ['1'] } });
    const ending = divide(toy, s, 2, 3);
    expect(ending.ok && ending.value.find(({ order }) => order.verb === 'end')?.count).toBe(0);
  });

  it('counts letting a window pass', () => {
    const s = fresh();
    settle(toy, s);
    apply(toy, s, { by: 'blue', verb: 'standing', args: { do: ['ask'], window: ['raised'] } });
    apply(toy, s, { by: 'red', verb: 'add', args: { n: ['1'] } });
    const every = everyOrder(toy, s);
    expect(every.ok && every.value.map(({ verb }) => verb)).toEqual(['jeer', 'pass']);
  });

  it('leaves the state alone', () => {
    const s = fresh();
    const before = copyJson(s);
    perft(toy, s, 3, 2);
    expect(s).toEqual(before);
  });

  it('divided by first order adds up to the same', () => {
    const parts = divide(toy, fresh(), 3, 2);
    const whole = perft(toy, fresh(), 3, 2);
    const sum = parts.ok ? parts.value.reduce((n, { count }) => n + count, 0) : -1;
    expect(whole).toEqual({ ok: true, value: sum });
  });

  it('cannot count a choice that has no list, and says which', () => {
    expect(perft(withoutList, fresh(), 2, 1)).toEqual({
      ok: false,
      error: { code: 'PERFT.NO-LIST', params: { verb: 'shout' }, at: 'turn@act' },
    });
  });

  it('cannot count past a die that has no such face', () => {
    expect(perft(toy, fresh(), 2, 9)).toEqual({
      ok: false,
      error: { code: 'PERFT.DIE-WAITS', params: {}, at: 'throw@die' },
    });
  });
});

/** Counts with nothing but `check`: everything that could be typed about these units is tried. */
const countByAsking = (s: State, units: readonly string[], depth: number): number => {
  if (depth === 0) return 1;
  const all = { units, hexes: ford.board.grid.ids, path: 2 };
  let total = 0;
  for (const spec of verbsOf(ford)) {
    for (const args of everyArgs(spec, all, ford.rules.sides)) {
      for (const by of ford.rules.sides) {
        const order = { by, verb: spec.name, args };
        if (check(ford.rules, s, order) !== undefined) continue;
        const next = copyJson(s);
        apply(ford.rules, next, order, () => 1);
        total += countByAsking(next, units, depth - 1);
      }
    }
  }
  return total;
};

describe('the counts of the test game', () => {
  const positions = counts.positions.map((one) => [one.name, one.position, one.face, one.counts] as const);
  it.each(positions)('%s', (_name, position, face, expected) => {
    const { state } = positionOf(ford, position);
    expect(expected.map((_, i) => perft(ford.rules, state, i + 1, face))).toEqual(
      expected.map((value) => ({ ok: true, value })),
    );
  });

  it('agree with a count that only asks whether an order is legal', () => {
    const position = 'n6@1303; s6@1501; turn 1; side north; phase movement';
    const { state } = positionOf(ford, position);
    settle(ford.rules, state);
    expect(perft(ford.rules, state, 2, 1)).toEqual({
      ok: true,
      value: countByAsking(state, ['n6', 's6'], 2),
    });
  });
});
