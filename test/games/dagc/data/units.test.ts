// The counters of DAGC: every count of the texts, both faces, formations, where each value is from.
import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../../../../src/board/provenance.ts';
import { backOf } from '../../../../src/draw/svg/counters/counter.ts';
import { factors, ids, markers, ofKind, set, units } from './kit.ts';

const pieces = (kind?: string): number =>
  markers
    .filter((marker) => kind === undefined || marker.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);

const unit = (id: string) => units.find((one) => one.id === id)!;

describe('the counters', () => {
  it('dagc:2.1a are 160', () => {
    expect(units.length + pieces()).toBe(160);
  });

  it('dagc:R1 are 88 units, 15 markers, 16 of another game and 41 for control', () => {
    const others = pieces() - pieces('other-game') - pieces('control');
    expect([units.length, others, pieces('other-game'), pieces('control')]).toEqual([88, 15, 16, 41]);
  });

  it('dagc:7.9h have want of supply on the back of control', () => {
    expect(markers.find(({ id }) => id === 'control')?.values).toEqual({ reverse: 'OOS' });
  });

  it('dagc:13.1a have eight air armies of the main front, and dagc:13.2a two of the other', () => {
    const air = markers.filter(({ kind }) => kind === 'air-army');
    const of = (front: string): number => air.filter(({ values }) => values?.['front'] === front).length;
    expect([of('main-front'), of('ukrainian-front'), air.length]).toEqual([8, 2, 10]);
  });

  it('dagc:2.12 have one of each other marker, and two for points', () => {
    expect(['turn', 'centre-of-gravity', 'armour-concentration', 'points'].map(pieces)).toEqual([1, 1, 1, 2]);
  });
});

describe('the formations', () => {
  it.each([
    ['2.5b', 'main-front', 35],
    ['10.2a', 'ukrainian-front', 5],
    ['2.5c', 'army-group', 23],
    ['12.5a', 'locality', 8],
    ['2.6c', 'kg', 7],
    ['10.3a', 'north-ukraine', 4],
    ['3.7a', 'panzer-army', 4],
    ['R15', 'optional', 2],
  ])('dagc:%s: of %s there are %i', (_rule, kind, count) => {
    expect(ofKind(kind)).toHaveLength(count);
  });

  it('dagc:2.5a have colours that tell them apart', () => {
    const colours = new Map<string, Set<string>>();
    for (const { colour, kinds = [] } of units)
      colours.set(colour, (colours.get(colour) ?? new Set()).add(kinds[0] ?? ''));
    expect(Object.fromEntries([...colours].map(([colour, kinds]) => [colour, [...kinds].join(' ')]))).toEqual(
      {
        'red-gold': 'main-front',
        'light-blue': 'ukrainian-front',
        'white-on-black': 'army-group optional',
        'light-green': 'locality',
        'sky-blue': 'kg',
        'gray-green': 'north-ukraine',
        'dark-green': 'panzer-army',
      },
    );
  });

  it('dagc:3.6e, dagc:3.7a are the corps that the rules name', () => {
    expect(ids(ofKind('north-ukraine'))).toBe('3pz 24pz 46pz 48pz');
    expect(ids(ofKind('panzer-army'))).toBe('1sspz 2sspz 47pz 58pz');
  });

  it('dagc:3.6c have nine armies of the main front with an asterisk', () => {
    const marked = units.filter(({ marks = [] }) => marks.includes('asterisk'));
    expect(ids(marked)).toBe('6g 5a cmo 11g 5gt 3a 65a cmp 28a');
    expect(marked.every(({ kinds = [] }) => kinds.includes('main-front'))).toBe(true);
  });
});

describe('the units', () => {
  it('dagc:2.4: 1st Infantry Corps has 3 and 2 and begins in 3102', () => {
    expect(unit('1inf')).toMatchObject({ faces: [{ combat: 3 }, { combat: 2 }], setup: { hex: '3102' } });
    for (const field of ['combat', 'setup', 'type', 'name'])
      expect(provenanceOf(set.units, 'units', field, unit('1inf').from)?.status).toBe('given');
  });

  it('dagc:10.3b: 56th Panzer Corps begins in 4919 and is not of North Ukraine', () => {
    expect(unit('56pz')).toMatchObject({ setup: { hex: '4919' }, kinds: ['army-group'] });
  });

  it('dagc:2.11b, dagc:10.4j have two faces, but localities and Korps Gruppen one', () => {
    const single = units.filter(({ faces }) => faces.length === 1);
    expect(ids(single)).toBe(ids([...ofKind('locality'), ...ofKind('kg')]));
    expect(units.filter(({ faces }) => faces.length > 2)).toEqual([]);
  });

  it('dagc:2.11c are weaker on their second face, so that the faces look different', () => {
    const wrong = units.filter(({ faces: [full, reduced] }) =>
      reduced === undefined ? false : Number(reduced['combat']) >= Number(full?.['combat']),
    );
    expect(wrong.map((one) => `${one.id} ${factors(one)}`)).toEqual([]);
  });

  it('dagc:11.1e, dagc:2.10d print a 0 on localities and a 10 on 5th Panzer Army alone', () => {
    const printing = (key: string): string =>
      ids(units.filter(({ faces }) => faces.some((face) => key in face)));
    expect(printing('attack')).toBe(ids(ofKind('locality')));
    expect(printing('move')).toBe(ids(ofKind('panzer-army')));
    expect(ofKind('panzer-army').every(({ faces }) => faces.every((face) => face['move'] === 10))).toBe(true);
  });

  it('dagc:2.8b, dagc:2.8c, dagc:2.8d have brackets and sizes as the book says', () => {
    const bracketed = units.filter(({ marks = [] }) => marks.includes('bracket'));
    expect(new Set(ids(bracketed).split(' '))).toEqual(
      new Set([...ofKind('kg'), ...units.filter(({ type }) => type === 'cav-mech')].map(({ id }) => id)),
    );
    const armies = units.filter(({ size }) => size === 'army');
    expect(armies.every(({ side, type }) => side === 'soviet' && type !== 'cav-mech')).toBe(true);
    expect(armies).toHaveLength(36);
  });

  it('dagc:10.4h: of the seven Korps Gruppen one comes north of the Dvina', () => {
    expect([ids(ofKind('kg-north')), ofKind('kg-south').length]).toEqual(['klf', 6]);
  });

  it('dagc:10.4f have the turn and the letter on the back of a Korps Gruppe', () => {
    const back = backOf(set.units, unit('klf'), '', () => undefined);
    expect([...back.matchAll(/>(\w+)<\/text>/g)].map(([, text]) => text)).toEqual(['4', 'N']);
    expect(unit('skn').entry).toEqual([{ turn: 2, by: 'in-situ', condition: 'S' }]);
  });

  it('dagc:2.7a use every type of the book', () => {
    expect(new Set(units.map(({ type }) => type))).toEqual(new Set(Object.keys(set.units.types)));
  });

  it('dagc:3.1b, dagc:3.1c begin in a hex or on a turn, but for 5th Panzer Army', () => {
    const neither = units.filter(({ setup, entry }) => (setup === undefined) === (entry === undefined));
    expect(ids(neither)).toBe(ids(ofKind('panzer-army')));
    expect(units.filter(({ setup }) => setup !== undefined)).toHaveLength(62);
  });
});
