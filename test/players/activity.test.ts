// Who of those who could act did: counted by player turn and question, each once.
import { describe, expect, it } from '@jest/globals';
import { apply, decision, settle } from '../../src/core/kernel.ts';
import { ruleSet } from '../../src/core/rule-set.ts';
import type { Order, State } from '../../src/core/types.ts';
import { closeActors, newActorNote, noteActors } from '../../src/players/fuzz/activity.ts';
import type { Actors } from '../../src/players/fuzz/activity.ts';

type Drill = { done: string[] };

const WHO = ['a', 'b', 'c', 'd'];

const left = (own: { readonly done: readonly string[] }): string[] =>
  WHO.filter((who) => !own.done.includes(who));

const drill = ruleSet<Drill>({
  id: 'drill',
  version: '1',
  sides: ['red', 'blue'],
  procedures: {
    turn: {
      act: {
        kind: 'ask',
        rule: 'drill:1',
        by: () => 'red',
        question: () => ({ key: 'ask', params: {} }),
        choices: [
          {
            kind: 'listed',
            verb: 'act',
            rule: 'drill:1',
            subjects: (s) => left(s.own),
            list: (s) => left(s.own).map((who) => ({ who: [who] })),
            take: (ctx, _f, args) => {
              ctx.s.own.done.push(...(args['who'] ?? []));
              ctx.goto('act');
            },
          },
          {
            kind: 'listed',
            verb: 'end',
            rule: 'drill:1',
            ends: true,
            list: () => [{}],
            take: (ctx) => {
              ctx.s.clock.turn += 1;
              ctx.goto('act');
            },
          },
        ],
      },
    },
  },
  setup: () => ({
    format: 1,
    game: 'drill',
    rules: '1',
    scenario: 'plain',
    options: {},
    clock: { turn: 1, phase: 'act', phasing: 'red' },
    drawn: 0,
    standing: [],
    own: { done: [] },
    stack: [{ proc: 'turn', step: 'act', vars: {} }],
  }),
  view: () => ({}),
  problems: () => [],
});

const played = (...orders: readonly string[]): Actors => {
  const actors: Actors = {};
  const note = newActorNote();
  const state: State = drill.setup('plain', {});
  settle(drill, state);
  for (const who of orders) {
    const order: Order =
      who === 'end' ? { by: 'red', verb: 'end', args: {} } : { by: 'red', verb: 'act', args: { who: [who] } };
    const now = decision(drill, state);
    if (now !== undefined) noteActors(actors, note, drill, state, now, order);
    apply(drill, state, order);
  }
  closeActors(actors, note);
  return actors;
};

describe('those who could act', () => {
  it('are counted once in a player turn, and so are those who did', () => {
    expect(played('a', 'c')).toEqual({ red: { 'turn@act': { could: 4, did: 2 } } });
    expect(played('end')).toEqual({ red: { 'turn@act': { could: 4, did: 0 } } });
  });

  it('are counted anew in the next', () => {
    expect(played('a', 'end', 'b')).toEqual({ red: { 'turn@act': { could: 7, did: 2 } } });
  });
});
