// The battery's own tools: each finds the fault it is for, and says nothing of sound rules.
import { describe, expect, it } from '@jest/globals';
import type { State } from '../../src/core/types.ts';
import { add, end, peek, toyRules, toyVerbs } from '../players/toys.ts';
import type { Fault, Own } from '../players/toys.ts';
import type { OpenChoice } from '../../src/core/rule-set.ts';
import {
  acceptedButNotOffered,
  decisionsFrom,
  drawnUnlikeListed,
  offeredButRefused,
  writtenTwoWays,
} from './small.ts';
import type { Met, Small, SmallGame } from './small.ts';
import { everyDraw } from './support.ts';
import { everyArgs, setSlots, someArgs, verbsOf } from './universe.ts';
import type { Universe } from './universe.ts';

const universe: Universe = { units: ['a', 'b'], hexes: ['0101', '0102'], path: 2 };

const gather = (change: Partial<OpenChoice<Own>> = {}): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'gather',
  rule: 'toy:4',
  sets: ['who'],
  refuse: (_s, _f, args) =>
    (args['who'] ?? []).length > 0 ? undefined : { code: 'TOY.WHO', rule: 'toy:4', params: {} },
  sample: (_s, _f, pick) => ({ who: [['a'], ['b'], ['a', 'b']][pick(3)] ?? [] }),
  list: () => [{ who: ['a'] }, { who: ['b'] }, { who: ['a', 'b'] }],
  take: (ctx) => ctx.goto('act'),
  ...change,
});

const gameWith = (fault: Fault): SmallGame => ({ rules: toyRules(fault), verbs: toyVerbs });

const small = ({ rules }: SmallGame): Small => ({
  name: 'toy',
  universe,
  state: (): State => rules.setup('plain', {}),
});

const everywhere = (fault: Fault): { readonly game: SmallGame; readonly met: readonly Met[] } => {
  const game = gameWith(fault);
  return { game, met: decisionsFrom(game.rules, small(game)) };
};

describe('sound rules', () => {
  const { game, met } = everywhere({ choices: [add, peek, gather(), end] });

  it('are met at every question', () => {
    expect(new Set(met.map(({ at }) => at))).toEqual(new Set(['turn@act', 'luck@window']));
  });

  it('pass all comparisons', () => {
    const tried = met.map((one) => acceptedButNotOffered(game, universe, one));
    expect(tried.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(Math.min(...tried.map(({ accepted }) => accepted))).toBeGreaterThan(0);
    expect(met.flatMap((one) => offeredButRefused(game.rules, one))).toEqual([]);
    expect(met.flatMap((one) => writtenTwoWays(game, one).wrong)).toEqual([]);
    expect(met.flatMap((one) => drawnUnlikeListed(game.rules, one))).toEqual([]);
  });
});

describe('found is', () => {
  it('an order that is listed and refused', () => {
    const { game, met } = everywhere({ choices: [gather({ list: () => [{ who: [] }] }), end] });
    expect(met.flatMap((one) => offeredButRefused(game.rules, one))[0]).toContain('"verb":"gather"');
  });

  it('an order that is accepted and not listed', () => {
    const { game, met } = everywhere({ choices: [gather({ list: () => [{ who: ['a'] }] }), end] });
    const wrong = met.flatMap((one) => acceptedButNotOffered(game, universe, one).wrong);
    expect(wrong).toContain('{"args":{"who":["a","b"]},"by":"red","verb":"gather"}');
  });

  it('a group that may be written in two ways', () => {
    const { sets: _, ...loose } = gather();
    const { game, met } = everywhere({ choices: [loose, end] });
    expect(met.flatMap((one) => writtenTwoWays(game, one).wrong)).toEqual(
      expect.arrayContaining([
        '{"args":{"who":["b","a"]},"by":"red","verb":"gather"}',
        '{"args":{"who":["a","a"]},"by":"red","verb":"gather"}',
      ]),
    );
  });

  it.each([
    ['drawn but not listed', gather({ list: () => [{ who: ['a'] }] })],
    ['listed but never drawn', gather({ sample: () => ({ who: ['a'] }) })],
    ['draws nothing though something is listed', gather({ sample: () => undefined })],
    ['too many draws to follow', gather({ sample: (_s, _f, pick) => ({ who: [String(pick(30_000))] }) })],
  ])('a sampler unlike its list: %s', (what, choice) => {
    const { game, met } = everywhere({ choices: [end, choice] });
    const at = met.find((one) => one.at === 'turn@act');
    expect(at && drawnUnlikeListed(game.rules, at)).toContainEqual(expect.stringContaining(what));
  });

  it('a choice that cannot be listed', () => {
    const { list: _, ...unlisted } = gather();
    const { game, met } = everywhere({ choices: [unlisted, end] });
    expect(() => met.flatMap((one) => offeredButRefused(game.rules, one))).toThrow(
      'PERFT.NO-LIST {"verb":"gather"}',
    );
  });
});

describe('every draw', () => {
  it('follows the picks through all their branches', () => {
    const drawn = everyDraw((pick) => (pick(2) === 0 ? 'short' : `long ${pick(3)}`), 100);
    expect(drawn).toEqual(['short', 'long 0', 'long 1', 'long 2']);
  });

  it('gives up beyond a limit', () => {
    expect(everyDraw((pick) => pick(10), 9)).toBeUndefined();
    expect(everyDraw((pick) => pick(10), 10)).toHaveLength(10);
  });
});

describe('the universe', () => {
  const spec = (name: string) =>
    verbsOf({ verbs: ['move', 'attack', 'place', 'choose', 'end'] }).find((one) => one.name === name);
  const fillings = (name: string): number => {
    const found = spec(name);
    return found === undefined
      ? 0
      : everyArgs(found, { ...universe, places: ['box'] }, ['red', 'blue']).length;
  };

  it('has every filling of every slot, the empty one among them', () => {
    expect(fillings('end')).toBe(1 + 2 + 4);
    expect(fillings('attack')).toBe((1 + 2) * (1 + 3));
    expect(fillings('move')).toBe((1 + 3) * (1 + 2 + 4));
    expect(fillings('place')).toBe((1 + 3) * (1 + 3));
    expect(fillings('choose')).toBe(1 + 2 + 4);
  });

  it('gives some of them, spread over all, each once', () => {
    const move = spec('move');
    if (move === undefined) throw new Error('no such verb');
    const words = (most: number, from: number): readonly string[] =>
      someArgs(move, universe, ['red', 'blue'], most, from).map((args) => JSON.stringify(args));
    const all = everyArgs(move, universe, ['red', 'blue']).map((args) => JSON.stringify(args));
    expect(words(1000, 0).toSorted()).toEqual(all.toSorted());
    expect(new Set(words(10, 0)).size).toBe(10);
    expect(words(10, 0)).not.toEqual(words(10, 1));
  });

  it('knows which slots are groups that act as one', () => {
    expect(setSlots(spec('attack'))).toEqual(['from']);
    expect(setSlots(spec('move'))).toEqual([]);
  });
});
