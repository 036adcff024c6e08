// Rule sets of a few lines with one fault each: what the fuzz engine must find.
import type { Rules, Choice, ListedChoice, OpenChoice, Procedure, RuleSet } from '../../src/core/rule-set.ts';
import { refusal, ruleSet } from '../../src/core/rule-set.ts';
import type { VerbSpec } from '../../src/api/verb-spec.ts';
import type { FuzzGame } from '../../src/players/fuzz/result.ts';

export type Own = { total: number; left: number; secret: Record<string, number> };

const other = (side: string): string => (side === 'red' ? 'blue' : 'red');

/** Raises the total of the turn by one or two, at most six times a phase. */
export const add: OpenChoice<Own> = {
  kind: 'open',
  verb: 'add',
  rule: 'toy:1.1',
  closed: (s) => (s.own.left > 0 ? undefined : refusal('TOY.DONE', 'toy:1.1')),
  subjects: (s) => Array.from({ length: s.own.left }, (_, i) => String(i)),
  refuse: (_s, _f, args) =>
    ['1', '2'].includes(args['n']?.[0] ?? '') ? undefined : refusal('TOY.RANGE', 'toy:1.1'),
  sample: (_s, _f, pick) => ({ n: [String(pick(2) + 1)] }),
  list: () => [{ n: ['1'] }, { n: ['2'] }],
  take: (ctx, _f, args) => {
    ctx.s.own.left -= 1;
    ctx.s.own.total += Number(args['n']?.[0]);
    ctx.call('luck', {}, 'act');
  },
};

/** Looks at what the other side hides. */
export const peek: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'peek',
  rule: 'toy:1.2',
  closed: (s) => (s.own.left === 3 ? undefined : refusal('TOY.NOT-NOW', 'toy:1.2')),
  list: () => [{}],
  take: (ctx) => {
    const by = ctx.s.clock.phasing;
    ctx.s.own.left -= 1;
    ctx.reveal({
      kind: 'toy.peeked',
      rule: 'toy:1.2',
      data: { secret: ctx.s.own.secret[other(by)] ?? 0 },
      to: [by],
    });
    ctx.goto('act');
  },
};

export const end: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'end',
  rule: 'toy:1.3',
  ends: true,
  list: () => [{}],
  take: (ctx) => void (ctx.s.own.left = 6),
};

const jeer: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'jeer',
  rule: 'toy:3.1',
  list: () => [{}],
  take: () => undefined,
};

export type Fault = {
  readonly choices?: readonly Choice<Own>[];
  readonly turn?: Procedure<Own>;
  readonly setup?: (own: Own) => Own;
  readonly view?: RuleSet<Own>['view'];
  readonly problems?: RuleSet<Own>['problems'];
  readonly redeal?: RuleSet<Own>['redeal'];
};

const plainView: RuleSet<Own>['view'] = (s, who) => ({
  game: 'toy',
  scenario: s.scenario,
  who,
  clock: { ...s.clock },
  turns: 3,
  units: [],
  places: [],
  hexes: {},
  score: [],
  ...(s.over !== undefined && { over: s.over }),
});

/** Three turns of two sides, a die after every addition, a window after it, a victory at forty. */
export const toyRules = (fault: Fault = {}): Rules =>
  ruleSet<Own>({
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
          choices: fault.choices ?? [add, peek, end],
          rights: [{ ...jeer, owner: (s) => other(s.clock.phasing), take: (ctx) => ctx.goto('act') }],
        },
        victory: {
          kind: 'auto',
          run: (ctx) => {
            const { total } = ctx.s.own;
            if (total >= 40) ctx.over({ winner: ctx.s.clock.phasing, rule: 'toy:9.1', reason: 'forty' });
          },
        },
        next: {
          kind: 'auto',
          run: (ctx) => {
            const { clock } = ctx.s;
            const isLast = clock.turn === 3 && clock.phasing === 'blue';
            if (isLast) return ctx.over({ winner: 'draw', rule: 'toy:9.2', reason: 'time', final: true });
            if (clock.phasing === 'blue') clock.turn += 1;
            clock.phasing = other(clock.phasing);
            ctx.goto('act');
          },
        },
        ...fault.turn,
      },
      luck: {
        roll: {
          kind: 'roll',
          rule: 'toy:2',
          dice: (s) => [{ purpose: 'luck', by: s.clock.phasing, rule: 'toy:2', sides: 6 }],
          take: (ctx, f, [face]) => {
            if (face !== 6) ctx.done();
            else f.vars['lucky'] = true;
          },
        },
        window: {
          kind: 'window',
          name: 'luck',
          rule: 'toy:3',
          by: (s) => other(s.clock.phasing),
          facts: () => ({}),
          question: () => ({ key: 'ask.jeer', params: {} }),
          choices: [jeer],
        },
      },
    },
    setup: (scenario, options) => {
      const own = { total: 0, left: 6, secret: { red: 1, blue: 2 } };
      return {
        format: 1,
        game: 'toy',
        rules: '1',
        scenario,
        options: { ...options },
        clock: { turn: 1, phase: 'act', phasing: 'red' },
        drawn: 0,
        standing: [],
        own: fault.setup?.(own) ?? own,
        stack: [{ proc: 'turn', step: 'act', vars: {} }],
      };
    },
    view: fault.view ?? plainView,
    redeal: fault.redeal ?? ((s, hiddenFrom, pick) => void (s.own.secret[other(hiddenFrom)] = pick(9))),
    problems: fault.problems ?? (() => []),
  });

export const viewOf = plainView;

export const toyGame = (fault: Fault = {}): FuzzGame => ({
  id: 'toy',
  title: 'Toy',
  rules: toyRules(fault),
  scenarios: [
    { id: 'plain', title: 'Plain' },
    { id: 'fancy', title: 'Fancy' },
  ],
  sideWords: {
    red: { name: 'Reds', adjective: 'Red', letter: 'R' },
    blue: { name: 'Blues', adjective: 'Blue', letter: 'B' },
  },
});

const own = (name: string, slots: VerbSpec['slots']): VerbSpec => ({
  name,
  aliases: [],
  group: 'act',
  kind: 'order',
  slots,
  help: 'is a verb of the toy.',
  examples: [],
  seeAlso: [],
});

export const toyVerbs: readonly (string | VerbSpec)[] = [
  'end',
  'pass',
  own('add', [{ name: 'n', kind: 'number' }]),
  own('peek', []),
  own('jeer', []),
  own('gather', [{ name: 'who', kind: 'unit', many: true }]),
];
