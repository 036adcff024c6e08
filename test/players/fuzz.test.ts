// The fuzz engine: a sound game passes, every fault it is for is found, and a failure can be had again.
import { describe, expect, it } from '@jest/globals';
import type { Side, State } from '../../src/core/types.ts';
import { refusal } from '../../src/core/rule-set.ts';
import { firstDifference } from '../../src/players/fuzz/state-checks.ts';
import { CHECKS } from '../../src/players/fuzz/result.ts';
import { fuzz } from '../../src/players/fuzz/fuzz.ts';
import type { CheckName, FuzzFailure } from '../../src/players/fuzz/result.ts';
import { add, end, peek, toyGame, viewOf } from './toys.ts';
import type { Fault, Own } from './toys.ts';

const ALL = Object.keys(CHECKS) as CheckName[];

/** Only one check, at every order or of every game. */
const only = (name: CheckName): Record<CheckName, number> =>
  Object.fromEntries(ALL.map((one) => [one, one === name ? 1 : 0])) as Record<CheckName, number>;

const changeSecret = (s: State, hiddenFrom: Side): boolean => {
  const { secret } = s.own as Own;
  for (const side of Object.keys(secret)) if (side !== hiddenFrom) secret[side] = (secret[side] ?? 0) + 1;
  return true;
};

const tooMuch: Fault['problems'] = ({ own }) =>
  own.total === 99 ? [{ code: 'TOY.TOO-MUCH', params: {} }] : [];

const foundBy = (name: CheckName, fault: Fault): FuzzFailure | undefined =>
  fuzz(toyGame(fault), { games: 5, seed: 1, checks: only(name), scramble: changeSecret }).failure;

describe('a sound game', () => {
  const result = fuzz(toyGame(), { games: 30, seed: 1, scramble: changeSecret });

  it('passes', () => {
    expect(result.failure).toBeUndefined();
    expect(result.tally.games).toBe(30);
  });

  it('has gone through every check', () => {
    expect(Object.entries(result.checked).filter(([, n]) => n === 0)).toEqual([]);
  });

  it('is counted: turns, endings, orders and player turns', () => {
    const { tally } = result;
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((total, n) => total + n, 0);
    expect(sum(tally.turns)).toBe(30);
    expect(sum(tally.endings)).toBe(30);
    expect(Object.keys(tally.endings).toSorted()).toEqual(['blue toy:9.1', 'draw toy:9.2', 'red toy:9.1']);
    expect(tally.lengths.reduce((total, n) => total + n, 0)).toBe(tally.decisions);
    const { red, blue } = tally.sides;
    expect(tally.choices['turn@act end']).toBe((red?.playerTurns ?? 0) + (blue?.playerTurns ?? 0));
    expect(red?.verbs['add']?.orders).toBeGreaterThan((red?.playerTurns ?? 0) * 3);
    expect(red?.verbs['end']?.orders).toBe(red?.verbs['end']?.turns);
  });

  it('has been asked at windows', () => {
    expect(result.tally.windows).toBeGreaterThan(0);
    expect(result.tally.choices['luck@window jeer']).toBeGreaterThan(0);
  });

  it('is the same again from the same seed, whatever is checked', () => {
    const bare = fuzz(toyGame(), { games: 30, seed: 1, checks: only('invariants') });
    const { steps: _some, ...counts } = result.tally;
    const { steps: _others, ...same } = bare.tally;
    expect(same).toEqual(counts);
  });

  it('is another from another seed, and game two of seed 1 is game one of seed 2', () => {
    const lengths = (seed: number, games: number): readonly number[] =>
      fuzz(toyGame(), { games, seed }).tally.lengths;
    expect(lengths(1, 4).slice(1)).toEqual(lengths(2, 3));
    expect(lengths(1, 10)).not.toEqual(lengths(100, 10));
  });
});

describe('playing on past victory', () => {
  it('brings every game to its last turn, and counts the victories passed', () => {
    const { tally, failure } = fuzz(toyGame(), { games: 10, seed: 1, playOn: true });
    expect(failure).toBeUndefined();
    expect(tally.endings).toEqual({ 'draw toy:9.2': 10 });
    expect(Object.keys(tally.passed).toSorted()).toEqual(['blue toy:9.1', 'red toy:9.1']);
  });
});

describe('a failure', () => {
  const broken = toyGame({
    problems: (s) => (s.own.total > 15 ? [{ code: 'TOY.TOO-MUCH', params: { total: s.own.total } }] : []),
  });
  const { failure, tally } = fuzz(broken, {
    games: 20,
    seed: 40,
    scenario: 'fancy',
    options: { fog: 'on' },
    playOn: true,
  });

  it('says what broke, in which game, after how many orders, and at which question', () => {
    expect(failure?.kind).toBe('invariants');
    expect(failure?.said).toContain('TOY.TOO-MUCH');
    expect(failure?.at).toBe('turn@act');
    expect(failure?.seed).toBe(40 + (failure?.game ?? 0) - 1);
    expect(tally.lengths.at(-1)).toBe(failure?.order);
  });

  it('shows the last orders', () => {
    expect(failure?.last).toHaveLength(8);
    expect(failure?.last.at(-1)).toMatch(/^(red|blue): add [12]$/);
  });

  it('gives the command that repeats it, and it does', () => {
    expect(failure?.again).toBe(
      `hexfront fuzz toy --games 1 --seed ${failure?.seed} --scenario fancy --option fog=on --play-on`,
    );
    const again = fuzz(broken, {
      games: 1,
      seed: failure?.seed ?? 0,
      scenario: 'fancy',
      options: { fog: 'on' },
      playOn: true,
    });
    expect(again.failure).toEqual({ ...failure, game: 1 });
  });
});

describe('found is', () => {
  it('a side left without an order', () => {
    const { failure } = fuzz(toyGame({ choices: [add] }), { games: 1, seed: 1 });
    expect(failure).toMatchObject({ kind: 'dead end', said: 'At turn@act red has no legal order' });
  });

  it('a game whose procedures run out', () => {
    const stop = { kind: 'auto', run: () => undefined } as const;
    const { failure } = fuzz(toyGame({ turn: { next: stop } }), { games: 1, seed: 1 });
    expect(failure).toMatchObject({
      kind: 'dead end',
      said: 'The procedures ran out before the game was over',
    });
  });

  it('a game that does not end', () => {
    const { failure } = fuzz(toyGame(), { games: 1, seed: 1, maxOrders: 10 });
    expect(failure).toMatchObject({ kind: 'runaway', order: 10 });
  });

  it('a procedure that throws, or never asks anybody', () => {
    const bad = {
      ...end,
      take: () => {
        throw new Error('Out of cheese');
      },
    };
    expect(fuzz(toyGame({ choices: [add, bad] }), { games: 1, seed: 1 }).failure).toMatchObject({
      kind: 'fault',
      said: 'Out of cheese',
    });
    const round = { kind: 'auto', run: (ctx: { goto(step: string): void }) => ctx.goto('victory') } as const;
    expect(fuzz(toyGame({ turn: { victory: round } }), { games: 1, seed: 1 }).failure?.said).toContain(
      'ran away',
    );
  });

  it('a set-up that throws', () => {
    const fault: Fault = {
      setup: () => {
        throw new Error('No map');
      },
    };
    expect(fuzz(toyGame(fault), { games: 1, seed: 1 }).failure).toMatchObject({
      kind: 'fault',
      order: 0,
      last: [],
    });
  });

  it('a state that is not JSON', () => {
    expect(foundBy('text', { setup: (own) => ({ ...own, total: Number.NaN }) })?.said).toContain(
      'state.own.total',
    );
  });

  it('something remembered outside the state', () => {
    const remembering = (): Fault => {
      let times = 0;
      return {
        choices: [
          { ...add, take: (ctx, f, args) => (times++ % 7 === 6 ? ctx.goto('act') : add.take(ctx, f, args)) },
          peek,
          end,
        ],
      };
    };
    for (const name of ['text', 'undo', 'replay', 'again'] as const) {
      expect([name, foundBy(name, remembering())?.kind]).toEqual([name, name]);
    }
  });

  it('an order that is drawn or listed, and refused', () => {
    const wide = { ...add, sample: () => ({ n: ['3'] }) };
    expect(foundBy('offers', { choices: [wide, end] })?.said).toContain('TOY.RANGE');
  });

  it('a question that changes the state', () => {
    const fault: Fault = {
      view: (s, who) => {
        Object.assign(s.own, { total: s.own.total + 1 });
        return viewOf(s, who);
      },
    };
    expect(foundBy('reading', fault)?.said).toContain('A question changes the state');
  });

  it('a way past the barrier', () => {
    // It rolls behind the kernel's back: what was learned can be taken back.
    const sly: Fault = {
      choices: [
        {
          ...add,
          take: (ctx) => {
            ctx.s.own.left -= 1;
            ctx.s.drawn += 1;
            ctx.goto('act');
          },
        },
        end,
      ],
    };
    expect(foundBy('undo', sly)?.said).toBe('Undo would cross the barrier');
  });
});

describe('a leak is found', () => {
  const secretOf = (s: { readonly own: { readonly secret: Readonly<Record<string, number>> } }): number =>
    s.own.secret['blue'] ?? 0;

  it('in the view', () => {
    const fault: Fault = {
      view: (s, who) => ({ ...viewOf(s, who), hexes: { '0101': { secret: secretOf(s) } } }),
    };
    expect(foundBy('secrets', fault)?.said).toContain(
      'The view of red tells what is hidden from it: view.hexes.0101.secret',
    );
  });

  it('in the view, of the other side’s standing orders', () => {
    const fault: Fault = {
      view: (s, who) => ({ ...viewOf(s, who), hexes: { '0101': { kept: s.standing.length } } }),
    };
    expect(foundBy('secrets', fault)?.said).toContain('tells what is hidden');
  });

  it('in what is offered', () => {
    const fault: Fault = {
      choices: [
        add,
        { ...peek, closed: (s) => (secretOf(s) % 2 === 0 ? undefined : refusal('TOY.ODD', 'toy:1.2')) },
        end,
      ],
    };
    expect(foundBy('secrets', fault)?.said).toBe('What is offered to red tells what is hidden from it');
  });

  it('in what is heard, unless it is marked as revealed', () => {
    const loud: Fault = {
      choices: [
        add,
        {
          ...peek,
          take: (ctx) => {
            ctx.s.own.left -= 1;
            ctx.emit({ kind: 'toy.peeked', rule: 'toy:1.2', data: { secret: secretOf(ctx.s) } });
            ctx.goto('act');
          },
        },
        end,
      ],
    };
    expect(foundBy('secrets', loud)?.said).toContain('What red hears tells what is hidden from it');
    expect(foundBy('secrets', {})).toBeUndefined();
  });

  it('in a refusal', () => {
    const touchy: Fault = {
      choices: [
        { ...add, refuse: (s) => (secretOf(s) === 2 ? undefined : refusal('TOY.TOUCHY', 'toy:1.1')) },
        end,
      ],
    };
    expect(foundBy('secrets', touchy)?.said).toContain('TOY.TOUCHY');
  });

  it('an imagined position that tells what is hidden, is broken, or looks other than the truth', () => {
    const said = (fault: Fault): string | undefined => foundBy('redeal', fault)?.said;
    expect(said({})).toBeUndefined();
    expect(said({ redeal: () => undefined })).toBe(
      'What red imagines: It depends on what is hidden: state.own.secret.blue is 2 and 3',
    );
    expect(said({ redeal: ({ own }) => void (own.total = 99), problems: tooMuch })).toContain('TOY.TOO-MUCH');
    const shown: Fault['view'] = (s, who) => ({ ...viewOf(s, who), turns: s.own.left });
    expect(said({ redeal: ({ own }) => void (own.left = 99), view: shown })).toContain('view.turns');
    expect(said({ redeal: ({ own }) => void (own.left = 0) })).toContain('What is offered to red');
    expect(
      said({ redeal: ({ stack }) => void stack.push({ proc: 'luck', step: 'window', vars: {} }) }),
    ).toContain('What red imagines: ');
  });
});

describe('two values', () => {
  it.each([
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, undefined],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'state.a.1.b is 2 and 3'],
    [{ a: [1] }, { a: [1, 2] }, 'state.a has 1 entries and 2'],
    [{ a: undefined }, {}, 'state.a is on one side only'],
    [{ a: Number.NaN }, { a: null }, 'state.a is null and null'],
    [[1], { 0: 1 }, 'state is [1] and {"0":1}'],
  ])('%j and %j differ in: %s', (a, b, told) => {
    expect(firstDifference(a, b)).toBe(told);
  });
});
