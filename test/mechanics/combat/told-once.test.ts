// What an order brought about, told once: what a result tells is marked, losses and runs of the same are one event.
import { describe, expect, it } from '@jest/globals';
import type { Heard } from '../../../src/core/event-audience.ts';
import type { Params } from '../../../src/core/types.ts';
import { toldOnce as toldOf } from '../../../src/mechanics/combat/told-once.ts';

const event = (kind: string, data: Params = {}): Heard => ({ kind, rule: 'game:1.1', data });
const kinds = (events: readonly Heard[]): readonly string[] => events.map(({ kind }) => kind);

/** Units of one letter and a number are of the second side. */
const toldOnce = (events: readonly Heard[]): readonly Heard[] =>
  toldOf(events, (unit) => (/\d/.test(unit) ? 'second' : 'first'));

const ODDS = event('battle.odds', { hex: '1403' });
const lost = (unit: string, cause: string, from: string): Heard =>
  event('unit.eliminated', { unit, cause, from });

describe('a battle', () => {
  it('is told by its result, and by its odds where it has none yet', () => {
    const result = event('battle.result-DR', { hex: '1403' });
    expect(toldOnce([ODDS, result])[0]?.data).toMatchObject({ decided: true });
    expect(toldOnce([ODDS])).toEqual([ODDS]);
  });

  it('says what its result was made of, but not to whoever has just chosen it', () => {
    const converted = event('battle.converted', { hex: '1403', from: 'BB', to: 'DR' });
    const result = event('battle.result-DR', { hex: '1403' });
    expect(toldOnce([ODDS, converted, result]).at(-1)?.data).toMatchObject({ turned: 'BB' });
    expect(toldOnce([converted, result]).at(-1)?.data).not.toHaveProperty('turned');
  });
});

describe('losses', () => {
  const result = event('battle.result-BB', { hex: '1403' });

  it('are one event a side, with those who are gone for good', () => {
    const told = toldOnce([
      result,
      event('losses.paid', { units: ['n1', 'n2'] }),
      lost('n1', 'exchange', '1302'),
      lost('n2', 'exchange', '1303'),
      event('unit.out-for-good', { unit: 'n2' }),
      lost('s1', 'defender', '1403'),
      event('unit.out-for-good', { unit: 's1' }),
    ]);
    expect(kinds(told)).toEqual(['battle.result-BB', 'losses.paid', 'units.eliminated', 'units.eliminated']);
    expect(told[1]?.data).toMatchObject({ decided: true });
    expect(told[2]?.data).toMatchObject({ units: ['n1', 'n2'], good: ['n2'] });
    expect(told[3]?.data).toMatchObject({ units: ['s1'], all: true });
    expect(told[3]?.data).not.toHaveProperty('hex');
  });

  it('of both sides in one way are told of each by itself', () => {
    const told = toldOnce([lost('n1', 'exchange', '1302'), lost('a', 'exchange', '1303')]);
    expect(told.map(({ data }) => data['units'])).toEqual([['n1'], ['a']]);
  });

  it('elsewhere than in the battle say where, and three or more how many', () => {
    expect(toldOnce([lost('s1', 'supply', '1200')])[0]?.data).toMatchObject({ units: ['s1'], hex: '1200' });
    const three = toldOnce(['a', 'b', 'c'].map((unit) => lost(unit, 'supply', '1200')));
    expect(three).toHaveLength(1);
    expect(three[0]?.data).toMatchObject({ many: 3 });
  });
});

describe('what follows one another', () => {
  it('is one event for a run of the same, and what it was for one', () => {
    const one = event('corps.disbanded', { unit: 'a', place: '1200' });
    expect(toldOnce([one])).toEqual([one]);
    const [told, ...more] = toldOnce([one, event('corps.disbanded', { unit: 'b', place: '1300' })]);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      kind: 'units.disbanded',
      data: { units: ['a', 'b'], places: ['1200', '1300'] },
    });
  });

  it('is silent of a phase that another follows at once', () => {
    const told = toldOnce([event('phase.begins'), event('phase.begins'), event('attacks.due')]);
    expect(told.map(({ kind }) => kind)).toEqual(['phase.passed', 'phase.begins', 'attacks.due']);
  });

  it('is one event where a stack came in and what it has left', () => {
    const units = ['a', 'b'];
    const told = toldOnce([
      event('assault.cleared', { units, hex: '1403' }),
      event('assault.left', { units, left: 3 }),
    ]);
    expect(told).toEqual([event('assault.cleared', { units, hex: '1403', left: 3 })]);
  });
});
