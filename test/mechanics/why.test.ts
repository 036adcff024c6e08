// The question `why` by the law of a game whose units move one at a time and attack in a phase of their own.
import { describe, expect, it } from '@jest/globals';
import { ledger } from '../../src/core/ledger.ts';
import { refusal } from '../../src/core/rule-set.ts';
import { fog } from '../../src/mechanics/fog/fog.ts';
import { why } from '../../src/mechanics/questions/why.ts';
import type { WhyLaw } from '../../src/mechanics/questions/why.ts';
import { law as moves, p, stateOf } from './one-unit-moves.ts';
import type { Own, Seeing } from './one-unit-moves.ts';

const LAW: WhyLaw<Seeing, Own> = {
  sheet: p,
  moves,
  fog: fog<Seeing, Own>(p, {
    rule: 'tiny:6.8',
    isOn: () => true,
    isBlind: (who) => who === 'west',
    shown: () => [],
    show: () => undefined,
    sizesShown: false,
    most: 2,
  }),
  rules: {
    offMap: 'tiny:9.1',
    spent: 'tiny:9.3',
    water: 'tiny:9.7',
    held: 'tiny:3.3',
    stack: 'tiny:6.5',
  },
  isMoving: (s, side) => s.clock.phasing === side && s.clock.phase === 'movement',
  isAttacking: (s, side) => s.clock.phasing === side && s.clock.phase === 'combat',
  refuseAttack: (_, unit) => (unit === 'w2' ? refusal('ATTACK.NOT-ACTIVE', 'tiny:5.4', { unit }) : undefined),
  allowance: () => ledger('allowance', []),
  fate: () => ({ place: 'dead', rule: 'tiny:10.8' }),
  supply: {
    unit: (_, __, unit) => [{ key: 'supplied', params: { unit } }],
    hex: (_, __, hex) => [
      { key: 'supply.hex-line', params: { hex } },
      { key: 'supply.means.full', params: { hex } },
    ],
  },
  duties: (_, __, concerns) => (concerns('w1') ? [{ key: 'must', params: { unit: 'w1' } }] : []),
  worth: (_, hex) => (p.hex(hex).points === undefined ? [] : [{ key: 'worth', params: { hex } }]),
  mobilities: ['foot', 'mech'],
  mobilityOf: (_, unit) => ({ w1: 'foot', w2: 'mech' })[unit],
};

const COVERED = { '0202': ['w1', 'w2'], '0303': ['e1', 'e3'], '0103': ['w3'], away: ['e2'] };

/** What is told to whom, by key, with one of what is told beside it. */
const told = (args: { unit?: string; at?: string }, who = 'both', param = 'rule', phase = 'movement') => {
  const { unit, at } = args;
  const state = stateOf({ places: COVERED });
  const s = { ...state, clock: { ...state.clock, phase } };
  const answer = why(LAW)(s, who, {
    ...(unit !== undefined && { unit: [unit] }),
    ...(at !== undefined && { at: [at] }),
  });
  return answer?.flatMap((part) =>
    'key' in part ? [`${part.key} ${JSON.stringify(part.params[param] ?? '')}`] : [],
  );
};

describe('the question why', () => {
  it('asks about the last refusal when nothing is named, and tells nothing of who is not known', () => {
    expect(told({})).toBeUndefined();
    expect(told({ unit: 'w9' })).toEqual([]);
    expect(told({ unit: 'e3' }, 'west')).toEqual([]);
    expect(told({ at: '9999' })).toEqual(['why.no-hex ""']);
  });

  it('tells of a hex who holds it, what it is worth, how full it is, and the way in from every side', () => {
    expect(told({ at: '0202' }, 'west')).toEqual([
      'why.ground ""',
      'why.held "tiny:3.3"',
      'worth ""',
      'why.stack "tiny:6.5"',
      // Of its supply what holds whoever is in it.
      'supply.hex-line ""',
      'must ""',
      'why.cost "tiny:9.5"',
      'why.cost-side "tiny:9.6"',
      'why.cost "tiny:9.5"',
      'why.cost-side "tiny:9.6"',
    ]);
    expect(told({ at: '0202' }, 'west', 'hexes')?.slice(-3)).toEqual([
      'why.cost-side ["0203","0303"]',
      'why.cost []',
      'why.cost-side ["0203","0303"]',
    ]);
    expect(told({ at: '0304' })).toEqual(['why.ground ""', 'why.water "tiny:9.7"']);
  });

  it('tells how full a hex is only to those who may count', () => {
    expect(told({ at: '0303' }, 'west')?.join()).not.toContain('why.stack');
    expect(told({ at: '0303' }, 'east', 'count')).toContain('why.stack 2');
    expect(told({ at: '0303' }, 'west')).toContain('why.enemy "tiny:9.4"');
  });

  it('tells of a unit its supply, its attacks and its end', () => {
    expect(told({ unit: 'w1' })).toEqual([
      'why.unit ""',
      'supplied ""',
      'must ""',
      'why.if-lost "tiny:10.8"',
    ]);
    expect(told({ unit: 'w2' })).toContain('why.no-attack "tiny:5.4"');
    expect(told({ unit: 'e2' })).toEqual(['why.no-move "tiny:9.1"', 'why.if-lost "tiny:10.8"']);
  });

  it('tells whether a unit comes to a hex, how far else, and what it could attack', () => {
    expect(told({ unit: 'w1', at: '0302' }, 'west', 'cost')).toEqual(['why.can-go 4']);
    expect(told({ unit: 'w1', at: '0203' }, 'west')).toEqual([
      'why.not-there "tiny:9.12"',
      'why.as-far-as ""',
    ]);
    expect(told({ unit: 'w1', at: '0202' })).toEqual(['why.is-there ""']);
    expect(told({ unit: 'w1', at: '0303' })).toEqual(['why.could-attack ""']);
    expect(told({ unit: 'w1', at: '0303' }, 'west', 'rule', 'combat')).toEqual(['why.can-attack ""']);
    expect(told({ unit: 'w2', at: '0303' })).toEqual(['why.no-attack "tiny:5.4"']);
    expect(told({ unit: 'e1', at: '0305' }, 'both', 'side')?.[0]).toBe('why.other-turn "west"');
    expect(told({ unit: 'e2', at: '0305' })).toEqual(['why.no-move "tiny:9.1"']);
  });
});
