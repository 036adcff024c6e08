// The counters of Operation Storm: every count of the text, formations, factors, where each value is from.
import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../../../../src/board/provenance.ts';
import { factors, formations, ids, markers, ofType, set, unit, units } from './kit.ts';

const pieces = (kind?: string): number =>
  markers
    .filter((marker) => kind === undefined || marker.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);

const ofNation = (nation: string): number => units.filter(({ nationality }) => nationality === nation).length;

describe('the counters', () => {
  it('storm:2.1a are 684', () => {
    expect([units.length, pieces(), units.length + pieces()]).toEqual([606, 78, 684]);
  });

  it('storm:3.6a, storm:3.5a have ten markers of airpower, one of supply by air and three of corridors', () => {
    expect(['airpower', 'aerial-supply', 'corridor'].map(pieces)).toEqual([10, 1, 3]);
  });

  it('storm:3.1d have more markers of control than there are cities', () => {
    expect(pieces('control')).toBe(56);
  });

  it('are so many of each nation', () => {
    expect(['soviet', 'german', 'slovakian', 'hungarian', 'romanian'].map(ofNation)).toEqual([
      399, 164, 1, 20, 22,
    ]);
  });

  it.each([
    ['2.6j', 'rifle and mountain rifle divisions', 231, ['rifle', 'mountain-rifle']],
    ['2.6g', 'tank divisions', 55, ['tank']],
    ['2.6g', 'mechanized rifle divisions', 27, ['mechanized-rifle']],
    ['2.6h', 'regiments of heavy artillery', 40, ['heavy-artillery']],
    ['2.6i', 'T-34 brigades', 24, ['t34']],
    ['3.4d', 'airborne brigades', 16, ['airborne']],
    ['2.9c', 'flak divisions', 1, ['flak']],
  ])('storm:%s: of %s there are %i', (_rule, _what, count, names) => {
    expect(ofType(...names)).toHaveLength(count);
  });
});

describe('the units', () => {
  it('storm:2.6a have a colour for each nation and class', () => {
    const colours = new Map<string, Set<string>>();
    for (const { colour, nationality, mobility = '' } of units)
      colours.set(colour, (colours.get(colour) ?? new Set()).add(`${nationality} ${mobility}`));
    expect(Object.fromEntries([...colours].map(([colour, of]) => [colour, [...of].toSorted()]))).toEqual({
      'german-mechanized': ['german mechanized', 'slovakian mechanized'],
      'german-foot': ['german non-mechanized'],
      'german-flak': ['german static'],
      hungarian: ['hungarian mechanized', 'hungarian non-mechanized'],
      romanian: ['romanian mechanized', 'romanian non-mechanized'],
      'soviet-mechanized': ['soviet mechanized'],
      'soviet-artillery': ['soviet mechanized'],
      'soviet-t34': ['soviet mechanized'],
      'soviet-rifle': ['soviet non-mechanized'],
      'soviet-airborne': ['soviet non-mechanized'],
    });
  });

  it('storm:2.7b, storm:2.7c have those that the abbreviations name', () => {
    const named = ['gd', 'ssah', 'ssp', 'ssr', 'sst', 'ssw', '900l', '101j', 'hmc', 'rcc', 'rmc', 'slov'];
    expect(named.map((id) => unit(id).print)).toEqual([
      'GD',
      'SSAH',
      'SSP',
      'SSR',
      'SST',
      'SSW',
      '900 L',
      '101 J',
      'HMC',
      'RCC',
      'RMC',
      'Slov',
    ]);
  });

  it('storm:2.13a have one step', () => {
    expect(units.filter(({ faces }) => faces.length !== 1)).toEqual([]);
  });

  it('storm:11.7a, storm:10.10c have 1-0 for artillery and no attack for flak', () => {
    expect(new Set(ofType('heavy-artillery').map(factors))).toEqual(new Set(['1-0']));
    expect(ofType('heavy-artillery').every(({ marks = [] }) => marks.includes('asterisk'))).toBe(true);
    expect(factors(unit('10flak'))).toBe('0-4');
  });

  it('storm:10.10a have factors above nothing otherwise', () => {
    const zero = units.filter(({ faces: [face] }) => Object.values(face ?? {}).includes(0));
    expect(new Set(zero.map(({ type }) => type))).toEqual(new Set(['heavy-artillery', 'flak']));
  });

  it('storm:8.4c never replace those that the text names', () => {
    const never = units.filter(({ kinds = [] }) => kinds.includes('never-replaced'));
    const german = never.filter(({ nationality }) => nationality === 'german');
    expect(ids(german).split(' ').toSorted()).toEqual(['10flak', '1cav', '900l', 'gd']);
    expect(never).toHaveLength(4 + 1 + 20 + 22);
  });

  it('storm:3.3d have the 1st Panzer Division in N3431', () => {
    expect(unit('1pz').setup).toEqual({ hex: 'N3431' });
    for (const field of ['name', 'type', 'setup'])
      expect(provenanceOf(set.units, 'units', field, unit('1pz').from)?.status).toBe('given');
  });

  it('storm:3.2b, storm:R106 come on turns of one digit', () => {
    const due = units.flatMap(({ entry = [] }) => entry.map(({ turn }) => turn));
    const numbers = due.filter((turn) => typeof turn === 'number');
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([2, 9]);
    expect(due.filter((turn) => turn === 'Res')).toHaveLength(27);
  });
});

describe('formations', () => {
  it('storm:5.13l have two tank divisions and a mechanized one in each mechanized corps', () => {
    const corps = Object.entries(formations).filter(([, { name }]) => name.endsWith('Mechanized Corps'));
    expect(corps).toHaveLength(27);
    for (const [key] of corps) {
      const types = units.filter(({ formation }) => formation === key).map(({ type }) => type);
      expect([key, types.toSorted()]).toEqual([key, ['mechanized-rifle', 'tank', 'tank']]);
    }
  });

  it('storm:5.13p have the 1st Mechanized Corps as the text does', () => {
    const own = units.filter(({ formation }) => formation === '1mc');
    expect(own.map(({ name }) => name)).toEqual([
      '1st Tank Division',
      '3rd Tank Division',
      '163rd Mechanized Rifle Division',
    ]);
  });

  it('have at least one unit each, all of one side', () => {
    for (const [key, { side }] of Object.entries(formations)) {
      const sides = new Set(units.filter(({ formation }) => formation === key).map((one) => one.side));
      expect([key, [...sides]]).toEqual([key, [side]]);
    }
  });

  it('have the panzer corps of June 1941', () => {
    const panzer = Object.values(formations).filter(({ name }) => name.endsWith('Panzer Corps'));
    expect(panzer.map(({ name }) => Number.parseInt(name, 10)).toSorted((a, b) => a - b)).toEqual([
      3, 14, 24, 39, 41, 46, 47, 48, 56, 57,
    ]);
  });
});
