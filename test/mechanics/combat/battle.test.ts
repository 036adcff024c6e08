// Combat by another policy than odds and factors: differences, steps, choices of both sides, retreats towards a source.
//
//   0204 has 0104 nw, 0105 ne, 0203 w, 0205 e, 0305 se, and the lake 0304 sw; 0205 is the source of the east.
import { describe, expect, it } from '@jest/globals';
import { check, complete, decision, listed, offers, sampled } from '../../../src/core/kernel.ts';
import type { State } from '../../../src/core/types.ts';
import { beforeDieMessages, combatMessages, stepLossMessages } from '../../../src/mechanics/en/combat.ts';
import { PROGRAM_MESSAGES } from '../../../src/text/en/index.ts';
import { tableProblems } from '../../../src/text/lint-messages.ts';
import { attacking, ladder, oddsIn, play, rules, stateOf } from './steps-game.ts';
import type { Own } from './steps-game.ts';

const line = (): State<Own> => stateOf({ '0203': ['w1', 'w2'], '0204': ['e1', 'e3'], reserve: ['w3', 'e2'] });
const ATTACK = 'west attack target=0204 from=w1,w2';

const kinds = (events: readonly { readonly kind: string }[]): readonly string[] =>
  events.map(({ kind }) => kind).filter((kind) => kind !== 'die');

const verbs = (s: State<Own>): readonly string[] => offers(rules, s).map(({ verb }) => verb);

describe('a ladder of differences', () => {
  it('has no end beyond its columns, before the shifts or after them', () => {
    expect([ladder.rung(1, 90), ladder.rung(4, 5), ladder.rung(9, 6), ladder.rung(90, 1)]).toEqual([
      0, 1, 2, 3,
    ]);
    expect([ladder.name(-4), ladder.name(9), ladder.column(9).automatic]).toEqual(['-2', '+6', false]);
    expect([ladder.attackFor(2, 5), ladder.worth(3), ladder.worth(7)]).toEqual([8, 3, 3]);
  });

  it('gives one sum for both sides, shifts and faces', () => {
    const s = line();
    const told = { target: '0204', attackers: ['w1', 'w2'], side: 'west' };
    expect(oddsIn(s, told)).toMatchObject({
      column: '-1',
      automatic: false,
      lacks: 3,
      isTop: false,
      faces: ['AE', 'AS', 'AS', 'BB', 'BB', 'DR'],
    });
    const around = stateOf({ '0203': ['w1'], '0205': ['w2'], '0204': ['e1'] });
    expect(oddsIn(around, told).odds.entries.map(({ why, n }) => [why, n])).toEqual([
      ['combat.base', 2],
      ['shift.concentric', 1],
    ]);
    expect(oddsIn(around, told).isTop).toBe(true);
  });

  it('wants no factor more at its end, though a shift to the left leaves the last column', () => {
    const strong = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'] }, { e1: 1 });
    const told = { target: '0204', attackers: ['w1', 'w2'], side: 'west' };
    expect(oddsIn(strong, told)).toMatchObject({ column: '+6', isTop: true });
    expect(oddsIn(strong, { ...told, lowered: 1 })).toMatchObject({ column: '+3', isTop: true });
  });

  it('turns results where the ground does', () => {
    const s = stateOf({ '0202': ['e1'], '0203': ['w1', 'w2'] });
    expect(oddsIn(s, { target: '0202', attackers: ['w1', 'w2'], side: 'west' }).faces).toEqual([
      'AS',
      'BB',
      'BB',
      'BB',
      'BB',
      'DE',
    ]);
  });
});

describe('an attack', () => {
  it('takes all who can, and hears why others cannot', () => {
    const s = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'], '0301': ['w3'] });
    expect(complete(rules, s, { by: 'west', verb: 'attack', args: { target: ['0204'] } })).toMatchObject({
      order: { args: { from: ['w1', 'w2'] } },
    });
    const order = (from: readonly string[], target = '0204') =>
      check(rules, s, { by: 'west', verb: 'attack', args: { target: [target], from } })?.code;
    expect([order(['w1']), order(['w3']), order(['e1']), order(['w1'], '0105')]).toEqual([
      undefined,
      'ATTACK.NOT-NEXT',
      'ATTACK.NOT-YOURS',
      'ATTACK.NOBODY',
    ]);
  });

  it('is drawn only of units that may attack together', () => {
    const s = stateOf({ '0203': ['w1', 'w2'], '0104': ['w3'], '0204': ['e1'] });
    const [offer] = offers(rules, s);
    let seed = 3;
    const pick = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
    for (let n = 0; n < 40; n++) {
      const drawn = offer && sampled(s, offer, pick);
      expect(drawn && check(rules, s, drawn)).toBeUndefined();
    }
  });

  it('is made once a phase on a hex, and by a unit', () => {
    const s = line();
    play(s, [2], ATTACK, 'west pass');
    expect(attacking.targets(s)).toEqual([]);
    expect(attacking.refuse(s, { target: ['0204'], from: ['w1'] })).toMatchObject({
      code: 'ATTACK.HEX-AGAIN',
      rule: 'toy:3b',
    });
    s.own.defended = [];
    expect(attacking.refuse(s, { target: ['0204'], from: ['w1'] })?.code).toBe('ATTACK.UNIT-AGAIN');
  });
});

describe('before the die', () => {
  it('an attacker may go down columns and then roll until something happens', () => {
    const s = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'], reserve: ['w3', 'e2', 'e3'] });
    play(s, [], ATTACK);
    expect(verbs(s)).toEqual(['lower', 'pass']);
    expect(check(rules, s, { by: 'west', verb: 'lower', args: { columns: ['3'] } })?.code).toBe(
      'LOWER.NOT-SO-FAR',
    );
    const [lower] = offers(rules, s);
    expect(lower && listed(s, lower)?.map(({ args }) => args['columns']?.[0])).toEqual(['1', '2']);
    play(s, [], 'west lower columns=1');
    expect(verbs(s)).toEqual(['lower', 'ardor', 'pass']);
    const events = play(s, [2, 3, 1], 'west ardor');
    expect(kinds(events)).toEqual([
      'battle.ardor',
      'battle.rolls-on',
      'battle.rolls-on',
      'battle.result-AE',
      'step.lost',
      'step.lost',
    ]);
    expect(s.own.hits).toEqual({ w1: 1, w2: 1 });
  });
});

describe('a bloodbath', () => {
  it('costs the attacker as many steps, full tanks first, and is asked only where it matters', () => {
    const s = line();
    const events = play(s, [4], ATTACK, 'west pass');
    // Two steps are owed; the tanks at full strength lose the first, unasked and by a rule of its own.
    expect(events.at(-1)).toMatchObject({ kind: 'step.lost', rule: 'toy:21d', data: { unit: 'w2' } });
    expect(s.own.hits).toEqual({ e1: 1, e3: 1, w2: 1 });
    expect(decision(rules, s)).toMatchObject({ by: 'west', question: { key: 'ask.lose-step' } });
    expect(check(rules, s, { by: 'west', verb: 'lose', args: { units: ['e1'] } })?.code).toBe(
      'LOSE.NOT-IN-BATTLE',
    );
    play(s, [], 'west lose units=w1');
    expect(s.own.hits).toEqual({ e1: 1, e3: 1, w1: 1, w2: 1 });
    expect(decision(rules, s)?.at).toBe('assaults@orders');
  });

  it('costs no more than there is, and leaves the hex to the victors', () => {
    const s = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1', 'e3'] }, { w1: 1, w2: 1, e1: 1, e3: 1 });
    play(s, [4], ATTACK, 'west pass');
    expect(s.own.places['dead']?.toSorted()).toEqual(['e1', 'e3', 'w1', 'w2']);
    const one = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'] }, { e1: 1 });
    play(one, [1], ATTACK, 'west pass');
    expect(one.own.hits).toEqual({ e1: 2, w2: 1 });
    play(one, [], 'west advance units=w2 to=0204', 'west pass');
    expect(one.own.places['0204']).toEqual(['w2']);
  });
});

describe('a retreat', () => {
  it('goes to the hex nearest to the source, or is declined for a step', () => {
    const s = line();
    play(s, [6], ATTACK, 'west pass');
    expect(decision(rules, s)).toMatchObject({ by: 'east', at: 'retreat@choose' });
    const [back, stand] = offers(rules, s);
    expect(back && listed(s, back)?.map(({ args }) => args['path'])).toEqual([['0205']]);
    expect(stand && listed(s, stand)).toHaveLength(2);
    const wrong = check(rules, s, {
      by: 'east',
      verb: 'retreat',
      args: { units: ['e1', 'e3'], path: ['0105'] },
    });
    expect(wrong?.code).toBe('RETREAT.WRONG-WAY');
    play(s, [], 'east stand units=e1');
    expect([s.own.hits, s.own.places['0204']]).toEqual([{ e1: 1 }, ['e1', 'e3']]);
  });

  it('keeps a stack together where any hex takes it, and opens the hex to the victors', () => {
    const s = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1', 'e3'], '0205': ['e2'] });
    play(s, [6], ATTACK, 'west pass', 'east retreat units=e1,e3 path=0105');
    expect(decision(rules, s)).toMatchObject({ by: 'west', question: { key: 'ask.advance' } });
    play(s, [], 'west advance units=w1,w2 to=0204');
    expect([s.own.places['0105'], s.own.places['0204']]).toEqual([
      ['e1', 'e3'],
      ['w1', 'w2'],
    ]);
  });

  it('goes unasked where a lone step has one way, and costs a step in place where there is none', () => {
    const lone = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'] }, { e1: 1 });
    play(lone, [3], ATTACK, 'west pass');
    expect(lone.own.places['0205']).toEqual(['e1']);
    const shut = stateOf({ '0101': ['e1'], '0102': ['w1'], '0201': ['w2'] });
    play(shut, [4], 'west attack target=0101 from=w1,w2', 'west pass');
    expect([shut.own.hits, shut.own.places['0101']]).toEqual([{ e1: 1 }, ['e1']]);
  });
});

describe('the sentences of combat', () => {
  it('are well formed', () => {
    const all = { ...combatMessages, ...beforeDieMessages, ...stepLossMessages };
    expect(tableProblems(all, {}, PROGRAM_MESSAGES)).toEqual([]);
  });
});
