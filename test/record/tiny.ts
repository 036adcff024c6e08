// A rule set of two steps for records: a number to raise, a die to throw, something to look at in secret, an answer to give.
import { refusal, ruleSet } from '../../src/core/rule-set.ts';
import type { Ctx, ListedChoice, OpenChoice, Rules } from '../../src/core/rule-set.ts';
import type { Args, Order, Result } from '../../src/core/types.ts';
import type { Playing } from '../../src/record/playable.ts';

export type Own = { total: number; answers: string[]; secret: number };

type Version = {
  readonly version?: string;
  readonly data?: string;
  /** Every raise is this much more: a rule that was changed. */
  readonly bonus?: number;
  /** A rule set with a fault: it throws when the total gets here. */
  readonly faultAt?: number;
  readonly turns?: number;
  /** Event texts of another version of the program; nothing else differs. */
  readonly wordy?: boolean;
};

const raise = (ctx: Ctx<Own>, by: number, { bonus = 0, faultAt, wordy }: Version): void => {
  ctx.s.own.total += by + bonus;
  if (ctx.s.own.total === faultAt) throw new Error('Tiny has a fault');
  const data = { by, total: ctx.s.own.total };
  ctx.emit({ kind: 'tiny.raised', rule: 'tiny:1.1', data: wordy === true ? { ...data, more: true } : data });
};

const add = (version: Version): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'add',
  rule: 'tiny:1.1',
  refuse: (_s, _f, args) => {
    const n = Number(args['n']?.[0]);
    return n >= 1 && n <= 3 ? undefined : refusal('TINY.RANGE', 'tiny:1.1', { n });
  },
  sample: (_s, _f, pick) => ({ n: [String(pick(3) + 1)] }),
  take: (ctx, _f, args) => {
    raise(ctx, Number(args['n']?.[0]), version);
    ctx.goto('act');
  },
});

const simple = (verb: string, take: (ctx: Ctx<Own>) => void): ListedChoice<Own> => ({
  kind: 'listed',
  verb,
  rule: 'tiny:1.2',
  list: () => [{}],
  take,
});

const look = simple('look', (ctx) => {
  const data = { secret: ctx.s.own.secret };
  ctx.reveal({
    kind: 'tiny.seen',
    rule: 'tiny:1.3',
    data,
    to: [ctx.s.clock.phasing],
    veiled: { kind: 'tiny.looked', data: {} },
  });
  ctx.goto('act');
});

const end = ({ turns = 3 }: Version): ListedChoice<Own> =>
  simple('end', (ctx) => {
    const { clock } = ctx.s;
    if (clock.phasing === 'blue') clock.turn += 1;
    clock.phasing = clock.phasing === 'red' ? 'blue' : 'red';
    if (clock.turn > turns) ctx.over({ winner: 'draw', rule: 'tiny:9', reason: 'time' });
    else ctx.goto('act');
  });

const tinyRules = (version: Version = {}): Rules =>
  ruleSet<Own>({
    id: 'tiny',
    version: version.version ?? '1',
    sides: ['red', 'blue'],
    procedures: {
      turn: {
        deal: {
          kind: 'auto',
          run: (ctx) => {
            if (version.faultAt === 0) throw new Error('Tiny has a fault');
            ctx.emit({ kind: 'tiny.dealt', rule: 'tiny:0', data: { cards: 3 } });
          },
        },
        act: {
          kind: 'ask',
          rule: 'tiny:1',
          by: (s) => s.clock.phasing,
          question: () => ({ key: 'ask.tiny', params: {} }),
          choices: [add(version), simple('throw', (ctx) => ctx.call('throw', {}, 'act')), look, end(version)],
        },
      },
      throw: {
        dice: {
          kind: 'roll',
          rule: 'tiny:2',
          dice: (s) => [
            { purpose: 'luck', by: s.clock.phasing, rule: 'tiny:2', sides: 6 },
            { purpose: 'the weather', by: s.clock.phasing, rule: 'tiny:2', sides: 10 },
          ],
          take: (ctx, _f, [face = 0, weather = 0]) => raise(ctx, face + weather, version),
        },
        reply: {
          kind: 'ask',
          rule: 'tiny:3',
          by: (s) => (s.clock.phasing === 'red' ? 'blue' : 'red'),
          question: () => ({ key: 'ask.answer', params: {} }),
          choices: [
            {
              kind: 'listed',
              verb: 'answer',
              rule: 'tiny:3',
              list: () => [{ what: ['yes'] }, { what: ['no'] }],
              take: (ctx, _f, args) => void ctx.s.own.answers.push(args['what']?.[0] ?? ''),
            },
          ],
        },
      },
    },
    setup: (scenario, options) => ({
      format: 1,
      game: 'tiny',
      rules: version.version ?? '1',
      scenario,
      options: { ...options },
      clock: { turn: 1, phase: 'act', phasing: 'red' },
      drawn: 0,
      standing: [],
      own: { total: 0, answers: [], secret: 7 },
      stack: [{ proc: 'turn', step: 'deal', vars: {} }],
    }),
    view: (s, who) => ({
      game: 'tiny',
      scenario: s.scenario,
      who,
      clock: s.clock,
      turns: 3,
      units: [],
      places: [],
      hexes: {},
      score: [],
    }),
    problems: (s) => (s.own.total < 0 ? [{ code: 'TINY.BELOW', params: {} }] : []),
  });

const SLOTS: Readonly<Record<string, string>> = { add: 'n', answer: 'what', die: 'values' };

const read = (text: string): Result<{ verb: string; args: Args }> => {
  const [verb = '', ...words] = text.split(' ');
  const slot = SLOTS[verb];
  const known = slot !== undefined || ['throw', 'look', 'end'].includes(verb);
  if (!known || (slot === undefined) !== (words.length === 0)) {
    return { ok: false, error: { code: 'TINY.WORDS', params: { text } } };
  }
  return { ok: true, value: { verb, args: slot === undefined ? {} : { [slot]: words } } };
};

export const tiny = (version: Version = {}): Playing => {
  const rules = tinyRules(version);
  return {
    rules,
    codec: { write: ({ verb, args }) => [verb, ...Object.values(args).flat()].join(' '), read },
    data: version.data ?? 'd1',
    program: '0.1.0',
    start: (header) =>
      header.scenario === 'plain'
        ? { ok: true, value: rules.setup('plain', header.options) }
        : {
            ok: false,
            error: [{ code: 'SCENARIO.UNKNOWN', params: { typed: header.scenario, scenarios: ['plain'] } }],
          },
  };
};

/** `red add 2` as an order. */
export const order = (text: string): Order => {
  const [by = '', ...words] = text.split(' ');
  const said = read(words.join(' '));
  if (!said.ok) throw new Error(`Not a tiny order: ${text}`);
  return { by, ...said.value };
};

export const total = (state: { readonly own: unknown }): number => (state.own as Own).total;
