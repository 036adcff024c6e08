// What either side may do or must do around a battle of steps: attack while bound, go before the die, stand fast, go two
// hexes on; and zones of control in the way of who is beaten.
//
//   0204 has 0104 nw, 0105 ne, 0203 w, 0205 e, 0305 se, and the lake 0304 sw; 0205 is the source of the east, 0201 of the west.
import { describe, expect, it } from '@jest/globals';
import { check, complete, decision, listed, offers } from '../../../src/core/kernel.ts';
import type { State } from '../../../src/core/types.ts';
import { retreatBeforeMessages } from '../../../src/mechanics/en/combat.ts';
import { PROGRAM_MESSAGES } from '../../../src/text/en/index.ts';
import { tableProblems } from '../../../src/text/lint-messages.ts';
import { play, rules, stateOf } from './steps-game.ts';
import type { Own } from './steps-game.ts';

const paths = (s: State<Own>): readonly string[] => {
  const offer = offers(rules, s).find(({ verb }) => verb === 'retreat');
  return ((offer && listed(s, offer)) ?? []).map(({ args }) => (args['path'] ?? []).join('-')).toSorted();
};

const code = (s: State<Own>, by: string, verb: string, args = {}): string | undefined =>
  check(rules, s, { by, verb, args })?.code;

describe('who is bound to attack', () => {
  const begun = (places: Record<string, string[]>, bound: string[]): State<Own> => {
    const s = stateOf(places, {}, { bound, proc: 'turn', step: 'first' });
    play(s, []);
    return s;
  };

  it('keeps the phase from ending while he can, and is not left out of the last attack he could make', () => {
    const s = begun({ '0203': ['w1', 'w2'], '0204': ['e1'], reserve: ['w3', 'e2', 'e3'] }, ['w1', 'w2']);
    expect(code(s, 'west', 'end')).toBe('ATTACK.DUE');
    expect(code(s, 'west', 'attack', { target: ['0204'], from: ['w1'] })).toBe('ATTACK.MUST-JOIN');
    play(s, [2], 'west attack target=0204 from=w1,w2', 'west pass');
    expect(code(s, 'west', 'end')).toBeUndefined();
  });

  it('is free where another hex is left to him, and where nobody stands next to him', () => {
    const s = begun({ '0203': ['w1', 'w2'], '0204': ['e1'], '0104': ['e3'], reserve: ['w3', 'e2'] }, ['w1']);
    expect(code(s, 'west', 'attack', { target: ['0204'], from: ['w2'] })).toBeUndefined();
    play(s, [2], 'west attack target=0204 from=w2', 'west pass');
    expect(code(s, 'west', 'end')).toBe('ATTACK.DUE');
    const far = begun({ '0201': ['w1'], '0204': ['e1'], reserve: ['w2', 'w3', 'e2', 'e3'] }, ['w1']);
    expect(code(far, 'west', 'end')).toBeUndefined();
  });

  it('is so in the first of two combat phases; in the second everybody may attack and be attacked again', () => {
    const s = begun({ '0203': ['w1'], '0204': ['e1'], reserve: ['w2', 'w3', 'e2', 'e3'] }, ['w1']);
    play(s, [3], 'west attack target=0204 from=w1', 'west pass');
    expect(s.own).toMatchObject({ attacked: ['w1'], defended: ['0204'] });
    expect(code(s, 'west', 'attack', { target: ['0204'], from: ['w1'] })).toBe('ATTACK.HEX-AGAIN');
    play(s, [], 'west end');
    expect(decision(rules, s)?.at).toBe('movement@orders');
    play(s, [], 'west end');
    expect([s.clock.phase, s.own.bound]).toEqual(['second', []]);
    expect(code(s, 'west', 'attack', { target: ['0204'], from: ['w1'] })).toBeUndefined();
    expect(code(s, 'west', 'end')).toBeUndefined();
  });
});

describe('a retreat before combat', () => {
  const attacked = (places: Record<string, string[]>): State<Own> => {
    const s = stateOf(places, {}, { phasing: 'east' });
    play(s, [], 'east attack target=0202 from=e1', 'east pass');
    return s;
  };
  const ALONE = { '0202': ['w2'], '0303': ['e1'], reserve: ['w1', 'w3', 'e2', 'e3'] };

  it('takes tanks alone up to two hexes, nearest to their source, and lets the attacker in without a die', () => {
    const s = attacked(ALONE);
    expect(decision(rules, s)).toMatchObject({ by: 'west', question: { key: 'ask.retreat-before' } });
    expect(paths(s)).toEqual(
      ['0201', '0201-0101', '0201-0102', '0201-0301'].filter((p) => paths(s).includes(p)),
    );
    expect(paths(s)[0]).toBe('0201');
    const two =
      paths(s)
        .find((path) => path.includes('-'))
        ?.slice(-4) ?? '';
    expect(
      complete(rules, s, { by: 'west', verb: 'retreat', args: { units: ['w2'], path: [two] } }),
    ).toMatchObject({ order: { args: { path: ['0201', two] } } });
    const events = play(s, [], 'west retreat units=w2 path=0201');
    expect(events.map(({ kind }) => kind)).toEqual(['unit.retreated']);
    expect(s.own.places['0201']).toEqual(['w2']);
    expect(decision(rules, s)).toMatchObject({ by: 'east', question: { key: 'ask.advance' } });
    play(s, [], 'east advance units=e1 to=0202');
    expect([s.own.places['0202'], s.own.attacked]).toEqual([['e1'], ['e1']]);
  });

  it('is refused elsewhere and to others, and the battle goes on where it is declined', () => {
    const s = attacked(ALONE);
    expect([
      code(s, 'west', 'retreat', { units: ['w2'], path: ['0203'] }),
      code(s, 'west', 'retreat', { units: ['w1'], path: ['0201'] }),
    ]).toEqual(['RETREAT.NOT-BEFORE', 'RETREAT.NOT-THESE']);
    expect(play(s, [3], 'west pass').map(({ kind }) => kind)).toContain('battle.result-AS');
  });

  it('is not offered to others, to tanks beside others, nor where there is no way', () => {
    const events = (places: Record<string, string[]>) =>
      play(stateOf(places, {}, { phasing: 'east' }), [3], 'east attack target=0202 from=e1', 'east pass');
    for (const places of [
      { ...ALONE, '0202': ['w1'], reserve: ['w2', 'w3', 'e2', 'e3'] },
      { ...ALONE, '0202': ['w2', 'w1'], reserve: ['w3', 'e2', 'e3'] },
      { ...ALONE, '0101': ['e3'], '0103': ['e2'], reserve: ['w1', 'w3'] },
    ])
      expect(events(places).map(({ kind }) => kind)).toContain('battle.result-AS');
  });

  it('has sentences that are well formed', () => {
    expect(tableProblems(retreatBeforeMessages, {}, PROGRAM_MESSAGES)).toEqual([]);
  });
});

describe('the beaten', () => {
  const ATTACK = 'west attack target=0204 from=w1,w2';

  it('do not go into a zone of the enemy, but to friends who stand in it', () => {
    // w3 has 0205 and 0105 in its zone; 0305 is free of it, and farther from the source than either.
    const places = { '0203': ['w1', 'w2'], '0204': ['e1'], '0105': [], reserve: ['e2', 'e3', 'w3'] };
    const free = stateOf(places);
    play(free, [4], ATTACK, 'west pass');
    expect(paths(free)).toEqual(['0205']);
    const held = stateOf({ ...places, '0105': ['w3'], reserve: ['e2', 'e3'] });
    play(held, [4], ATTACK, 'west pass');
    expect(paths(held)).toEqual(['0305']);
    const friends = stateOf({ ...places, '0105': ['w3'], '0205': ['e3'], reserve: ['e2'] });
    play(friends, [4], ATTACK, 'west pass');
    expect(paths(friends)).toEqual(['0205']);
  });

  it('choose freely where no source works', () => {
    const s = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'], '0205': ['w3'], reserve: ['e2', 'e3'] });
    play(s, [4], ATTACK, 'west pass');
    expect(paths(s)).toEqual([]);
    // Every hex lies in a zone of w3: nobody is asked, and a step is lost in place.
    expect([s.own.hits, s.own.places['0204']]).toEqual([{ e1: 1 }, ['e1']]);
    const west = (away: Record<string, string[]>): readonly string[] => {
      const cut = stateOf({ '0303': ['w1'], '0302': ['e1', 'e2'], ...away }, {}, { phasing: 'east' });
      play(cut, [4], 'east attack target=0303 from=e1,e2', 'east pass');
      return paths(cut);
    };
    expect([west({ reserve: ['e3'] }), west({ '0201': ['e3'] })]).toEqual([['0203'], ['0203', '0403']]);
  });

  it('must stand fast where they are told to, for a step, as long as there are two', () => {
    const s = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'] }, {}, { standFast: true });
    play(s, [4], ATTACK, 'west pass');
    expect(code(s, 'east', 'retreat', { units: ['e1'], path: ['0205'] })).toBe('RETREAT.STAND-FAST');
    play(s, [], 'east stand units=e1');
    expect([s.own.hits, s.own.places['0204']]).toEqual([{ e1: 1 }, ['e1']]);
    const lone = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'] }, { e1: 1 }, { standFast: true });
    play(lone, [3], ATTACK, 'west pass');
    expect(lone.own.places['0205']).toEqual(['e1']);
  });
});

describe('the victors', () => {
  it('go one hex, and tanks a second one past all zones', () => {
    const s = stateOf({ '0203': ['w1', 'w2'], '0204': ['e1'], '0105': ['e3'] }, { e1: 1 });
    play(s, [3], 'west attack target=0204 from=w1,w2', 'west pass', 'west advance units=w1,w2 to=0204');
    expect(code(s, 'west', 'advance', { units: ['w1'], to: ['0305'] })).toBe('ADVANCE.NO-TANK');
    expect(code(s, 'west', 'advance', { units: ['w2'], to: ['0105'] })).toBe('ADVANCE.ENEMY');
    play(s, [], 'west advance units=w2 to=0305');
    expect([s.own.places['0204'], s.own.places['0305']]).toEqual([['w1'], ['w2']]);
    expect(decision(rules, s)?.at).toBe('assaults@orders');
  });
});
