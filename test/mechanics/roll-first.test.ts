// Allowances by the die: of units out of supply one for their hex, of those harried from the air one each, taken off where
// both hold.
//
//   w1 and w2 stand in 0202, w3 in 0103; all but w3 are out of supply, w2 and w3 are harried.
import { describe, expect, it } from '@jest/globals';
import { scripted } from '../../src/core/dice.ts';
import { offers, sampled } from '../../src/core/kernel.ts';
import { refusal } from '../../src/core/rule-set.ts';
import type { Procedure } from '../../src/core/rule-set.ts';
import { allowanceDiceMessages } from '../../src/mechanics/en/movement.ts';
import { moveChoice } from '../../src/mechanics/movement/choices.ts';
import type { Marching, MoveLaw, MoveSight } from '../../src/mechanics/movement/law.ts';
import { moveSteps } from '../../src/mechanics/movement/move.ts';
import { allowanceDice, allowanceOf, unrolled } from '../../src/mechanics/movement/allowance-dice.ts';
import type { AllowanceDie } from '../../src/mechanics/movement/allowance-dice.ts';
import { refuseDieFirst, rollChoice } from '../../src/mechanics/movement/roll-first.ts';
import { originOf } from '../../src/mechanics/movement/stack.ts';
import { reachOf } from '../../src/mechanics/movement/ways.ts';
import { hasUnitsOf, placeOf, put } from '../../src/mechanics/places.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import { tableProblems } from '../../src/text/lint-messages.ts';
import { ledger, p, table } from './table.ts';

type Own = Marching & { faces: Record<string, number>; cut: string[]; harried: string[] };
type Seeing = MoveSight & { readonly own: Pick<Own, 'faces' | 'cut' | 'harried'> };

/** Who is cut off and harried has the enemy's die taken off his own; who is harried alone rolls his own. */
const diceOf = (s: Seeing, unit: string): readonly AllowanceDie[] => {
  const hex = originOf(s, unit);
  const cut: AllowanceDie = { key: hex, by: 'west', rule: 'toy:7.3', sign: 1 };
  const isCut = s.own.cut.includes(hex);
  const harried: AllowanceDie = isCut
    ? { key: unit, by: 'east', rule: 'toy:13.3', sign: -1 }
    : { key: unit, by: 'west', rule: 'toy:13.3', sign: 1 };
  return [...(isCut ? [cut] : []), ...(s.own.harried.includes(unit) ? [harried] : [])];
};

const owed = (s: Seeing, units: readonly string[]): readonly AllowanceDie[] =>
  units.flatMap((unit) => unrolled(diceOf(s, unit), s.own.faces));

const rules = Object.fromEntries(
  [
    'move',
    'phase',
    'end',
    'once',
    'map',
    'enemy',
    'together',
    'parted',
    'slowest',
    'apart',
    'split',
    'sum',
  ].map((name) => [name, 'toy:9.2']),
) as unknown as Omit<MoveLaw['rules'], 'points' | 'alone'>;

const law: MoveLaw = {
  sheet: p,
  rules: { ...rules, points: () => 'toy:9.3', alone: 'toy:9.2' },
  allowance: (s: Seeing, unit) => allowanceOf(diceOf(s, unit), s.own.faces) ?? 4,
  refuseStep: (_, unit, from, to) =>
    p.areAdjacent(from, to) && p.isLand(to) ? undefined : refusal('MOVE.WATER', 'toy:9.7', { unit, hex: to }),
  price: () => 1,
  classOf: () => ({ key: '', lasts: true }),
  bars: (s, { side }, _, to) =>
    hasUnitsOf(p, s.own, to, p.other(side)) ? refusal('MOVE.ENEMY', 'toy:9.4', { hex: to }) : undefined,
  isMobile: () => true,
  refuseBefore: (s: Seeing, units) =>
    owed(s, units).length > 0 ? refuseDieFirst(s, units, 'toy:7.3', {}) : undefined,
  enter: (ctx, units, _, to) => {
    put(ctx.s.own, units, to);
    return undefined;
  },
  prizes: [],
  pace: () => '',
};

const roll = rollChoice<AllowanceDie>({
  move: law,
  rule: 'toy:7.3',
  owed,
  roll: (dice) => ({ proc: 'allowance', vars: { dice: dice.map((die) => ({ ...die })) } }),
  resumeAt: 'orders',
});

const begun = (faces: readonly number[], harried: readonly string[] = ['w2', 'w3']) => {
  const own: Own = {
    ...ledger({ '0202': ['w1', 'w2'], '0103': ['w3'], '0305': ['e1'], away: ['e2', 'e3'] }),
    phase: { moved: [], afoot: [], spent: {}, origins: {} },
    faces: {},
    cut: ['0202'],
    harried: [...harried],
  };
  const movement = {
    orders: {
      kind: 'ask',
      rule: 'toy:9.1',
      by: () => 'west',
      question: () => ({ key: 'move', params: {} }),
      choices: [moveChoice(law, 'orders'), roll],
    },
  } as unknown as Procedure<Own>;
  const dice = allowanceDice({
    sheet: p,
    rule: 'toy:7.3',
    faces: (ctx) => (ctx.s.own as Own).faces,
  }) as unknown as Procedure<Own>;
  const move = moveSteps(law) as unknown as Procedure<Own>;
  const game = table<Own>({ movement, move, allowance: dice }, own, {}, scripted([...faces]));
  const spend = (unit: string): number => law.allowance(game.s, unit);
  return { ...game, spend };
};

describe('units whose allowance a die says', () => {
  it('have no way before it has fallen, and those of their hex share it', () => {
    const { s, give, spend, events, rules: game } = begun([3], []);
    expect([...(offers(game, s)[1]?.choice.subjects?.(s, s.stack[0]!) ?? [])].toSorted()).toEqual([
      'w1',
      'w2',
    ]);
    expect([give('move', { units: ['w1'], path: ['0102'] }), give('roll', { units: ['w3'] })]).toEqual([
      'MOVE.DIE-FIRST',
      'ROLL.NO-DIE',
    ]);
    expect(give('roll', { units: ['w1'] })).toBeUndefined();
    expect(events.at(-1)).toMatchObject({ kind: 'allowance.die', data: { hex: '0202', die: 3, off: false } });
    expect([spend('w1'), spend('w2'), spend('w3')]).toEqual([3, 3, 4]);
    expect(Math.max(...reachOf(law, s, ['w1']).map(({ cost }) => cost))).toBe(3);
    // The die of the hex holds for whoever sets out from it later.
    expect([give('roll', { units: ['w2'] }), give('move', { units: ['w2'], path: ['0102'] })]).toEqual([
      'ROLL.NO-DIE',
      undefined,
    ]);
    expect(placeOf(s.own, 'w2')).toBe('0102');
  });

  it('lose a die of their own where they are harried as well, and may be left with nothing', () => {
    const { give, spend, events } = begun([2, 5, 1]);
    give('roll', { units: ['w2'] });
    expect(events.slice(-2).map(({ data }) => [data['side'], data['die'], data['off']])).toEqual([
      ['west', 2, false],
      ['east', 5, true],
    ]);
    expect([spend('w1'), spend('w2')]).toEqual([2, 0]);
    expect(give('move', { units: ['w2'], path: ['0102'] })).not.toBeUndefined();
    give('roll', { units: ['w3'] });
    expect([spend('w3'), spend('w1')]).toEqual([1, 2]);
  });

  it('are drawn for a die as long as one is owed, and then for a way', () => {
    const { s, give, rules: game } = begun([6, 6, 6, 6]);
    let n = 0;
    const drawn = (at: number) => {
      const offer = offers(game, s)[at];
      return offer && sampled(s, offer, (most) => n++ % most);
    };
    expect(drawn(1)).toMatchObject({ verb: 'roll', args: { units: [expect.stringMatching(/^w/)] } });
    // Nobody has a way yet but who owes nothing.
    expect(drawn(0)).toBeUndefined();
    give('roll', { units: ['w3'] });
    expect(drawn(0)).toMatchObject({ verb: 'move', args: { units: ['w3'] } });
  });

  it('have sentences that are well formed', () => {
    expect(tableProblems(allowanceDiceMessages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });
});
