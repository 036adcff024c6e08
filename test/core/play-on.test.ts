// Playing on past victory, sets in orders, and watching steps: small doors of the kernel that testing needs.
import { describe, expect, it } from '@jest/globals';
import { apply, check, complete, decision, settle } from '../../src/core/kernel.ts';
import { ruleSet } from '../../src/core/rule-set.ts';
import type { ListedChoice, OpenChoice, Rules } from '../../src/core/rule-set.ts';
import type { Args, Event, Order, State } from '../../src/core/types.ts';

type Own = { points: number };

/** A point a turn; three points win, and the fifth turn is the last. */
const wait: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'wait',
  rule: 'race:1',
  list: () => [{}],
  take: (ctx) => void (ctx.s.own.points += 1),
};

const gather: OpenChoice<Own> = {
  kind: 'open',
  verb: 'gather',
  rule: 'race:2',
  sets: ['who'],
  refuse: () => undefined,
  sample: () => ({ who: ['a', 'b'] }),
  take: () => undefined,
};

const race = (
  playOn: boolean,
): { readonly rules: Rules; readonly state: State; readonly steps: string[] } => {
  const steps: string[] = [];
  const rules: Rules = {
    ...ruleSet<Own>({
      id: 'race',
      version: '1',
      sides: ['red', 'blue'],
      procedures: {
        turn: {
          act: {
            kind: 'ask',
            rule: 'race:1',
            by: () => 'red',
            question: () => ({ key: 'ask.race', params: {} }),
            choices: [wait, gather],
          },
          victory: {
            kind: 'auto',
            run: (ctx) => {
              if (ctx.s.own.points >= 3) ctx.over({ winner: 'red', rule: 'race:3', reason: 'points' });
            },
          },
          next: {
            kind: 'auto',
            run: (ctx) => {
              ctx.s.clock.turn += 1;
              if (ctx.s.clock.turn > 5)
                return ctx.over({ winner: 'draw', rule: 'race:4', reason: 'time', final: true });
              ctx.goto('act');
            },
          },
        },
      },
      setup: (scenario) => ({
        format: 1,
        game: 'race',
        rules: '1',
        scenario,
        options: {},
        clock: { turn: 1, phase: 'act', phasing: 'red' },
        drawn: 0,
        standing: [],
        own: { points: 0 },
        stack: [{ proc: 'turn', step: 'act', vars: {} }],
      }),
      view: () => {
        throw new Error('Nobody looks');
      },
      problems: () => [],
    }),
    watch: (proc, step) => void steps.push(`${proc}@${step}`),
  };
  const state = rules.setup('plain', {});
  if (playOn) state.playOn = [];
  settle(rules, state);
  return { rules, state, steps };
};

const order = (verb: string, args: Args = {}): Order => ({ by: 'red', verb, args });

const played = (rules: Rules, state: State, times: number): readonly Event[] =>
  Array.from({ length: times }, () => apply(rules, state, order('wait'))).flatMap((done) =>
    done.ok ? done.events : [],
  );

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

describe('a watch on the rules', () => {
  it('is told every step that is reached', () => {
    const { rules, state, steps } = race(false);
    played(rules, state, 1);
    expect(steps).toEqual(['turn@act', 'turn@victory', 'turn@next', 'turn@act']);
  });
});
