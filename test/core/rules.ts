// A rule set of a few lines for kernel tests: a counter to raise, a die, a question to the other side, a window.
import { procName, procedure, refusal, ruleSet } from '../../src/core/rule-set.ts';
import type { ListedChoice, Rules } from '../../src/core/rule-set.ts';
import { openChoice } from '../../src/core/slots.ts';
import type { Vars } from '../../src/core/types.ts';

type Own = { total: number; asked: string[]; secret: number };

type Raise = { readonly by: number; readonly left: number };
const RAISE = procName<Raise>('raise');

const add = openChoice<Own, Vars, 'n'>(['n'], {
  kind: 'open',
  verb: 'add',
  rule: 'toy:1.1',
  refuse: (s, _f, { n }) =>
    Number(n[0]) >= 1 && Number(n[0]) <= 3
      ? undefined
      : refusal('TOY.RANGE', 'toy:1.1', { total: s.own.total }),
  sample: (_s, _f, pick) => ({ n: [String(pick(3) + 1)] }),
  list: () => ['1', '2', '3'].map((n) => ({ n: [n] })),
  take: (ctx, _f, { n }) => ctx.call(RAISE, { by: Number(n[0]), left: Number(n[0]) }, 'act'),
});

const roll: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'roll',
  rule: 'toy:1.2',
  list: () => [{}],
  take: (ctx) => ctx.call('throw', {}, 'act'),
};

const peek: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'peek',
  rule: 'toy:1.3',
  list: () => [{}],
  take: (ctx) => {
    ctx.reveal({ kind: 'toy.peeked', rule: 'toy:1.3', data: { secret: ctx.s.own.secret }, to: ['red'] });
    ctx.goto('act');
  },
};

const end: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'end',
  rule: 'toy:1.4',
  ends: true,
  closed: (s) => (s.own.total === 0 ? refusal('TOY.TOO-SOON', 'toy:1.4', {}) : undefined),
  list: () => [{}],
  take: (ctx) => {
    const { clock } = ctx.s;
    if (clock.phasing === 'blue') clock.turn += 1;
    clock.phasing = clock.phasing === 'red' ? 'blue' : 'red';
    if (clock.turn > 3) ctx.over({ winner: 'draw', rule: 'toy:9', reason: 'time' });
    else ctx.goto('act');
  },
};

const answer: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'answer',
  rule: 'toy:2.1',
  list: () => [{ what: ['yes'] }, { what: ['no'] }],
  whyNot: (_s, _f, args) => refusal('TOY.NO-ANSWER', 'toy:2.1', { what: args['what']?.[0] ?? '' }),
  take: (ctx, _f, args) => void ctx.s.own.asked.push(args['what']?.[0] ?? ''),
};

const jeer: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'jeer',
  rule: 'toy:3.1',
  list: () => [{}],
  take: (ctx) => void ctx.s.own.asked.push('jeer'),
};

const other = (side: string): string => (side === 'red' ? 'blue' : 'red');

export const toy: Rules = ruleSet<Own>({
  id: 'toy',
  version: '1',
  sides: ['red', 'blue'],
  procedures: {
    turn: {
      act: {
        kind: 'ask',
        rule: 'toy:1',
        by: (s) => s.clock.phasing,
        question: () => ({ key: 'ask.toy', params: {} }),
        choices: [add, roll, peek, end],
        rights: [{ ...jeer, owner: (s) => other(s.clock.phasing) }],
      },
    },
    raise: procedure<Own, Raise>({
      loop: {
        kind: 'auto',
        run: (ctx, f) => {
          if (f.vars.left === 0) return ctx.done(ctx.seen.own.total);
          ctx.vars.left -= 1;
          ctx.s.own.total += 1;
          ctx.emit({ kind: 'toy.raised', rule: 'toy:1.1', data: { total: ctx.s.own.total } });
        },
      },
      window: {
        kind: 'window',
        name: 'raised',
        rule: 'toy:3',
        by: (s) => other(s.clock.phasing),
        facts: (s) => ({ total: String(s.own.total) }),
        question: () => ({ key: 'ask.jeer', params: {} }),
        choices: [jeer],
      },
      again: { kind: 'auto', run: (ctx) => ctx.goto('loop') },
    }),
    throw: {
      die: {
        kind: 'roll',
        rule: 'toy:1.2',
        dice: (s) => [{ purpose: 'luck', by: s.clock.phasing, rule: 'toy:1.2', sides: 6 }],
        take: (ctx, f, [face]) => {
          f.vars['face'] = face ?? 0;
          ctx.s.own.total += face ?? 0;
        },
      },
      reply: {
        kind: 'ask',
        rule: 'toy:2',
        by: (s) => other(s.clock.phasing),
        question: () => ({ key: 'ask.answer', params: {} }),
        choices: [answer],
      },
    },
  },
  setup: (scenario, options) => ({
    format: 1,
    game: 'toy',
    rules: '1',
    scenario,
    options: { ...options },
    clock: { turn: 1, phase: 'act', phasing: 'red' },
    drawn: 0,
    standing: [],
    own: { total: 0, asked: [], secret: 7 },
    stack: [{ proc: 'turn', step: 'act', vars: {} }],
  }),
  view: (s, who) => ({
    game: 'toy',
    scenario: s.scenario,
    who,
    clock: s.clock,
    turns: 3,
    units: [],
    places: [],
    hexes: {},
    score: [],
  }),
  problems: (s) => (s.own.total > 100 ? [{ code: 'TOY.TOO-MUCH', params: { total: s.own.total } }] : []),
});

export const total = (state: { readonly own: unknown }): number => (state.own as Own).total;
export const asked = (state: { readonly own: unknown }): readonly string[] => (state.own as Own).asked;
