import { expect, test } from '@jest/globals';
import { scripted } from '../../src/core/dice.ts';
import { apply, settle } from '../../src/core/kernel.ts';
import {
  atRest,
  atRestAsked,
  atRestBy,
  changed,
  resting,
  stepped,
  stir,
  turn,
} from '../../src/core/state-cache.ts';
import type { Ctx } from '../../src/core/rule-set.ts';
import type { State } from '../../src/core/types.ts';
import { toy, total } from './rules.ts';

const finder = () => {
  const found: number[] = [];
  const find = atRest((by: { readonly times: number }, s: { readonly n: number }) => {
    found.push(s.n);
    return s.n * by.times;
  });
  return { found, find };
};

const twice = { times: 2 };

test('of a state nobody has settled nothing is kept outside a question', () => {
  const { found, find } = finder();
  const s = { n: 1 };
  expect(find(twice, s)).toBe(2);
  s.n = 5;
  expect(find(twice, s)).toBe(10);
  expect(found).toEqual([1, 5]);
});

test('within a question an answer is found once, and forgotten with it', () => {
  const { found, find } = finder();
  const s = { n: 1 };
  expect(resting(s, () => [find(twice, s), resting(s, () => find(twice, s)), find(twice, s)])).toEqual([
    2, 2, 2,
  ]);
  expect(found).toEqual([1]);
  s.n = 7;
  expect(find(twice, s)).toBe(14);
  expect(resting(s, () => find(twice, s))).toBe(14);
});

test('an answer about one state, or from one printing, is none for another', () => {
  const { find } = finder();
  const [s, other] = [{ n: 1 }, { n: 2 }];
  const answers = resting(s, () => [find(twice, s), find(twice, other), find({ times: 3 }, s)]);
  expect(answers).toEqual([2, 4, 3]);
});

test('a question that fails leaves nothing behind', () => {
  const { find } = finder();
  const s = { n: 1 };
  const failing = () =>
    resting(s, () => {
      find(twice, s);
      throw new Error('no answer');
    });
  expect(failing).toThrow('no answer');
  s.n = 2;
  expect(find(twice, s)).toBe(4);
});

test('whoever changes the state in the middle of a question is believed', () => {
  const { find } = finder();
  const s = { n: 1 };
  const answers = resting(s, () => {
    const before = find(twice, s);
    stir(s);
    s.n = 3;
    return [before, find(twice, s)];
  });
  expect(answers).toEqual([2, 6]);
});

test('a state at rest keeps its answers until it has changed', () => {
  const { found, find } = finder();
  const s = { n: 1 };
  changed(s);
  expect([find(twice, s), find(twice, s)]).toEqual([2, 2]);
  expect(found).toEqual([1]);
  s.n = 4;
  changed(s);
  expect(find(twice, s)).toBe(8);
});

test('an answer about one thing is none about another', () => {
  const s = { n: 1 };
  const asked: string[] = [];
  const times = atRestBy((by: { readonly times: number }, state: { readonly n: number }, key: string) => {
    asked.push(key);
    return `${key} ${String(state.n * by.times)}`;
  });
  changed(s);
  expect([times(twice, s, 'a'), times(twice, s, 'b'), times(twice, s, 'a')]).toEqual(['a 2', 'b 2', 'a 2']);
  expect(asked).toEqual(['a', 'b']);
  stir(s);
  expect([times(twice, s, 'a'), times(twice, s, 'a')]).toEqual(['a 2', 'a 2']);
  expect(asked).toEqual(['a', 'b', 'a', 'a']);
});

test('a step that writes nothing keeps what was found but for the question it was asked at', () => {
  const { found, find } = finder();
  const asked: number[] = [];
  const question = atRestAsked((_: object, state: { readonly n: number }) => void asked.push(state.n));
  const s = { n: 1 };
  const ask = () => (question(twice, s), find(twice, s));
  changed(s);
  expect([ask(), ask()]).toEqual([2, 2]);
  turn(s);
  ask();
  stepped(s);
  ask();
  expect([found, asked]).toEqual([[1], [1, 1, 1]]);
  stir(s);
  s.n = 3;
  stepped(s);
  expect([ask(), ask()]).toEqual([6, 6]);
  expect([found, asked]).toEqual([
    [1, 3],
    [1, 1, 1, 3],
  ]);
});

test('what was found about a game lasts to the next order and not beyond it', () => {
  const s: State = toy.setup('plain', {});
  const counted: number[] = [];
  const ask = atRest((_: object, state: State) => {
    counted.push(total(state));
    return total(state);
  });
  settle(toy, s);
  expect([ask(toy, s), ask(toy, s)]).toEqual([0, 0]);
  apply(toy, s, { by: 'red', verb: 'add', args: { n: ['2'] } }, scripted([]));
  expect([ask(toy, s), ask(toy, s)]).toEqual([2, 2]);
  expect(counted).toEqual([0, 2]);
});

test('a step that only reads shares what was found before it, and one that writes does not', () => {
  const seen: number[] = [];
  const ask = atRest((_: object, state: { readonly own: unknown }) => {
    seen.push(total(state));
    return total(state);
  });
  const reading = {
    ...toy.procedures['raise'],
    loop: {
      kind: 'auto' as const,
      run: (ctx: Ctx<unknown>) => {
        ask(toy, ctx.seen);
        ask(toy, ctx.seen);
        (ctx.s.own as { total: number }).total += 1;
        ask(toy, ctx.seen);
        ctx.done();
      },
    },
  };
  const rules = { ...toy, procedures: { ...toy.procedures, raise: reading } };
  const s: State = rules.setup('plain', {});
  settle(rules, s);
  apply(rules, s, { by: 'red', verb: 'add', args: { n: ['1'] } });
  expect(seen).toEqual([0, 1]);
});
