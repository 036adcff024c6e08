import { describe, expect, it } from '@jest/globals';
import { joinUnits, ordinalOf } from '../../src/text/unit-lists.ts';

describe('units in a list', () => {
  it('of one kind share its name, by their numbers', () => {
    const names = ['47th Panzer Corps', '12th Infantry Corps', '24th Panzer Corps', '5th Infantry Corps'];
    expect(joinUnits(names)).toBe('24th and 47th Panzer Corps, 5th and 12th Infantry Corps');
    expect(joinUnits(names.slice(0, 3), 'and')).toBe('24th and 47th Panzer Corps and 12th Infantry Corps');
    expect(joinUnits(['24th Panzer Corps', '46th Panzer Corps'], 'or')).toBe('24th or 46th Panzer Corps');
  });

  it('without a number stand by themselves, ids too', () => {
    expect(joinUnits(['Korpsgruppe Tettau', '24pz', '12 Army'])).toBe('Korpsgruppe Tettau, 24pz, 12 Army');
  });

  it('that are too many are counted, nobody left out', () => {
    const names = Array.from({ length: 30 }, (_, i) => `${i + 4}th Independent Rifle Army`);
    const [, rest = ''] = / and (\d+) more$/.exec(joinUnits(names)) ?? [];
    const named = joinUnits(names).match(/\dth/g) ?? [];
    expect(named.length + Number(rest)).toBe(30);
    expect(joinUnits(names).length).toBeLessThan(112);
  });

  it('are known by number and kind', () => {
    expect(ordinalOf('24th Panzer Corps')).toEqual({ ordinal: '24th', kind: 'Panzer Corps' });
    expect(ordinalOf('24 Panzer Corps')).toBeUndefined();
  });
});
