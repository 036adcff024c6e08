// A rule set of one question for kernel tests: a point a turn, three win, and the fifth turn is the last.
import { apply, settle } from '../../src/core/kernel.ts';
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

export const race = (
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

export const order = (verb: string, args: Args = {}): Order => ({ by: 'red', verb, args });

export const played = (rules: Rules, state: State, times: number): readonly Event[] =>
  Array.from({ length: times }, () => apply(rules, state, order('wait'))).flatMap((done) =>
    done.ok ? done.events : [],
  );
