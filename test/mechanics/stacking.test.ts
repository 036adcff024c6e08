// Stacking by other laws than that of the first game: two to a hex at all times, formations that do not mix, the owner takes away.
import { describe, expect, it } from '@jest/globals';
import { refusal } from '../../src/core/rule-set.ts';
import { put } from '../../src/mechanics/places.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { stacking } from '../../src/mechanics/stacking.ts';
import type { StackBound, StackLaw } from '../../src/mechanics/stacking.ts';
import { ledger, p, table } from './table.ts';

const everybody = (most: number): StackBound => ({
  code: 'STACK.FULL',
  rule: 'tiny:6.1',
  problem: 'STATE.STACK',
  weight: () => 1,
  most: () => most,
  told: ({ there, most: limit }) => ({ there, limit }),
});

/** Tanks weigh two, in a bound of their own. */
const tanks: StackBound = {
  ...everybody(1),
  code: 'STACK.TANKS',
  problem: 'STATE.TANKS',
  weight: (unit) => (p.unit(unit).type === 'tank' ? 2 : 0),
};

const law = (more: Partial<StackLaw<Placed>> = {}): StackLaw<Placed> => ({
  bounds: [everybody(2)],
  free: 1,
  excess: { rule: 'tiny:6.6', by: 'owner', remove: ({ s }, units) => put(s.own, units, 'dead') },
  ...more,
});

describe('stacking', () => {
  it('refuses whoever finds no room, and counts neither those who leave nor the other side', () => {
    const own = ledger({ '0202': ['w1', 'w2'], '0303': ['e1', 'w2'] });
    const { refuse } = stacking(p, law());
    expect(refuse(own, '0202', 'west', ['w3'])).toEqual({
      code: 'STACK.FULL',
      rule: 'tiny:6.1',
      params: { hex: '0202', units: ['w3'], there: 2, limit: 2 },
    });
    expect(refuse(own, '0202', 'west', ['w3'], ['w1'])).toBeUndefined();
    expect(refuse(own, '0202', 'west', ['w1'])).toBeUndefined();
    expect(refuse(own, '0303', 'west', ['w3'])).toBeUndefined();
  });

  it('keeps formations apart, however few they are', () => {
    const guards = (unit: string): boolean => p.isKind(unit, 'guard');
    const { refuse, problems } = stacking(
      p,
      law({
        apart: {
          problem: 'STATE.FRONTS',
          refuse: (hex, unit, others) =>
            others.some((other) => guards(other) !== guards(unit))
              ? refusal('STACK.FRONTS', 'tiny:6.10', { hex, units: [unit] })
              : undefined,
        },
      }),
    );
    const own = ledger({ '0303': ['e1'] });
    expect(refuse(own, '0303', 'east', ['e2'])?.code).toBe('STACK.FRONTS');
    expect(refuse(own, '0303', 'east', ['e3'])).toBeUndefined();
    expect(refuse(own, '0304', 'east', ['e2', 'e1'])?.rule).toBe('tiny:6.10');
    expect(problems('0304', ['e2', 'e1'])).toEqual([{ code: 'STATE.FRONTS', at: '0304', params: {} }]);
    expect(problems('0304', ['e1', 'e3'])).toEqual([]);
  });

  it('weighs a class by itself and takes away from it first, at the word of the owner', () => {
    const own = ledger({ '0202': ['w1', 'w2'], '0303': ['e1', 'e2', 'e3'] });
    const bounded = stacking(p, law({ bounds: [everybody(2), tanks] }));
    expect(bounded.overstacks({ own })).toEqual([
      { hex: '0202', side: 'west', surplus: 1 },
      { hex: '0303', side: 'east', surplus: 1 },
    ]);
    expect(bounded.problems('0202', ['w1', 'w2']).map(({ code }) => code)).toEqual(['STATE.TANKS']);
    const { asked, give, s } = table<Placed>({ overstack: bounded.excess }, own);
    expect(asked()).toBe('west ask.excess');
    expect(give('choose', { what: ['w1'] })).toBe('STACK.NOT-THIS');
    expect(give('pass')).toBe('ORDER.NOT-NOW');
    expect(give('choose', { what: ['w2'] })).toBeUndefined();
    expect(asked()).toBe('east ask.excess');
    expect(give('choose', { what: ['e3'] })).toBeUndefined();
    expect([asked(), s.own.places['dead']]).toEqual([undefined, ['e3', 'w2']]);
  });

  it('lets the opponent decide where the law says so, who may let them stand', () => {
    const kept: string[][] = [];
    const excess: StackLaw<Placed>['excess'] = {
      ...law().excess,
      by: 'opponent',
      stands: { rule: 'tiny:R1', keep: (_, hexes) => void kept.push([...hexes]) },
    };
    const own = ledger({ '0202': ['w1', 'w2', 'w3'] });
    const { asked, give, events } = table<Placed>({ overstack: stacking(p, law({ excess })).excess }, own);
    expect(asked()).toBe('east ask.overstack');
    expect(give('pass')).toBeUndefined();
    expect(events).toEqual([{ kind: 'stack.stands', rule: 'tiny:R1', data: { hex: '0202', side: 'west' } }]);
    expect(kept).toEqual([['0202']]);
  });
});
