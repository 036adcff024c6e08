// The counters of Death Struggle 20: what the text says of them, recipes, parts, and who was there in 1941.
import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../../../../src/board/provenance.ts';
import { factors, markers, ofType, set, tables, unit, units } from './kit.ts';
import type { UnitLine } from '../../../../src/board/data-types.ts';

const many = (isSuch: (unit: UnitLine) => boolean): number => units.filter(isSuch).length;

const partsOf = (corps: string): readonly string[] =>
  tables.breakdown.find((line) => line.corps === corps)?.divisions ?? [];

describe('the counters', () => {
  it('are 563 units and 81 markers', () => {
    expect([units.length, markers.reduce((sum, { count }) => sum + count, 0)]).toEqual([563, 81]);
  });

  it.each([
    ['german', 186],
    ['rumanian', 10],
    ['hungarian', 2],
    ['slovak', 2],
    ['italian', 1],
    ['russian', 362],
  ])('of %s units there are %i', (nation, count) => {
    expect(many(({ nationality }) => nationality === nation)).toBe(count);
  });

  it.each([
    ['OMF.4', 'German armies', 8, 'german', 'army'],
    ['R28', 'Russian armies, shock armies among them', 44, 'russian', 'army'],
    ['R58', 'rifle corps, mechanized, parachute and cavalry corps', 84, 'russian', 'corps'],
  ])('deathstruggle:%s: of %s there are %i', (_rule, _what, count, nation, size) => {
    expect(many((one) => one.nationality === nation && one.size === size)).toBe(count);
  });

  it('deathstruggle:R58 have 48 rifle corps: ten on the border, 24 behind it, 14 to come', () => {
    const corps = units.filter(({ type, size }) => type === 'rifle' && size === 'corps');
    const at = (isSuch: (one: UnitLine) => boolean): number => corps.filter(isSuch).length;
    expect([
      at(({ setup }) => setup !== undefined && 'group' in setup),
      at(({ setup }) => setup !== undefined && 'hex' in setup),
      at(({ entry }) => entry !== undefined),
    ]).toEqual([10, 24, 14]);
  });

  it('deathstruggle:SUP.3, deathstruggle:R48 have five rail heads and an airfield for each air unit', () => {
    const counted = (kind: string): number =>
      markers.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0);
    expect([counted('rail-head'), counted('airfield'), counted('factory')]).toEqual([5, 10, 4]);
    expect(ofType('aircraft').filter(({ kinds = [] }) => !kinds.includes('interceptor'))).toHaveLength(10);
  });
});

describe('the units', () => {
  it('deathstruggle:REP.9, deathstruggle:RES.X.8 have panzer divisions of 4-3 that turn over', () => {
    expect(ofType('panzer')).toHaveLength(19);
    expect(new Set(ofType('panzer').map((one) => `${factors(one)} ${factors(one, 1)}`))).toEqual(
      new Set(['4-3 2-2']),
    );
  });

  it('deathstruggle:RES.X.9 have armies with a strong side, but for those of allies', () => {
    const sides = units
      .filter(({ size, type }) => size === 'army' && type !== 'rifle')
      .map((one) => `${one.nationality} ${one.faces.length}`);
    expect(new Set(sides)).toEqual(new Set(['german 2', 'rumanian 1', 'russian 2']));
    expect([factors(unit('18armee')), factors(unit('18armee'), 1)]).toEqual(['2-3', '4-4']);
    expect([factors(unit('1sh')), factors(unit('1sh'), 1)]).toEqual(['4-5', '6-6']);
  });

  it.each([
    ['BLD.6', '1ik', '6-6', '2-2 2-2 1-2'],
    ['BLD.7', '26ik', '5-6', '2-2 1-2 1-2'],
    ['BLD.8', '5ik', '5-4', '2-2 2-2'],
    ['BLD.9', '23ik', '4-6', '1-2 1-2 1-2'],
    ['BLD.10', '38ik', '3-4', '1-2 1-2'],
  ])('deathstruggle:%s: %s of %s falls into %s', (_rule, id, whole, parts) => {
    expect(factors(unit(id))).toBe(whole);
    expect(
      partsOf(id)
        .map((part) => factors(unit(part)))
        .join(' '),
    ).toBe(parts);
  });

  it('deathstruggle:R28 have German corps with 1 attack more than their divisions, and no more defence', () => {
    const corps = units.filter(
      ({ nationality, size, type }) =>
        nationality === 'german' && size === 'corps' && type !== 'motorised-infantry',
    );
    expect(corps).toHaveLength(32);
    for (const one of corps) {
      const parts = partsOf(one.id).map((id) => unit(id).faces[0]);
      const sum = (factor: string): number =>
        parts.reduce((all, face) => all + Number(face?.[factor] ?? 0), 0);
      expect([one.id, factors(one)]).toEqual([one.id, `${sum('attack') + 1}-${sum('defence')}`]);
    }
  });

  it('deathstruggle:BLD.5 have mechanized corps that are the sum of their divisions', () => {
    expect(['6mc', '1mc', '9mc'].map((id) => [factors(unit(id)), partsOf(id).join(' ')])).toEqual([
      ['8-7', '4td 7td 29md'],
      ['7-6', '1td 3td 163md'],
      ['4-4', '20td 131md'],
    ]);
    expect(many(({ type, size, side }) => type === 'tank' && size === 'corps' && side === 'russian')).toBe(
      25,
    );
  });

  it('deathstruggle:REP.1, deathstruggle:REP.2, deathstruggle:REP.5 have pools of what comes again', () => {
    const kinds = new Map<string, number>();
    for (const id of set.scenarios['campaign']?.boxes['pool'] ?? []) {
      const one = unit(id);
      const key = `${one.type} ${one.size} ${factors(one)}`;
      kinds.set(key, (kinds.get(key) ?? 0) + 1);
    }
    expect(Object.fromEntries(kinds)).toEqual({
      'rifle army 3-6': 30,
      'rifle division 1-2': 60,
      'rifle division 0-1': 40,
      'tank brigade 2-1': 10,
      'tank brigade 1-1': 14,
    });
  });

  it('deathstruggle:SIB.1 have a shock army, a Guards division and a tank brigade for each turn of the Reserve', () => {
    for (const turn of ['SR1', 'SR2', 'SR3', 'SR4']) {
      const own = units.filter(({ entry }) => entry?.[0]?.turn === turn);
      expect(own.map(({ type, size }) => `${type} ${size}`).toSorted()).toEqual([
        'rifle division',
        'shock army',
        'tank brigade',
      ]);
      expect(
        own.every(({ kinds = [], marks = [] }) => kinds.includes('siberian') && marks.includes('red')),
      ).toBe(true);
    }
  });

  it('deathstruggle:R16 have red labels on Guards, Siberians, shock and parachute units, and on no others', () => {
    const red = units.filter(({ marks = [] }) => marks.includes('red'));
    const such = units.filter(
      ({ type, side, kinds = [] }) =>
        side === 'russian' &&
        (type === 'shock' || type === 'parachute' || kinds.includes('guards') || kinds.includes('siberian')),
    );
    expect(red).toEqual(such);
    expect(red).toHaveLength(36);
  });

  it.each([
    ['OMF.1', '1pz', 6],
    ['OMF.2', '41mk', 5],
    ['OMF.2', 'gd', 5],
    ['OMF.3', '1ik', 4],
    ['OMF.3', '1cav', 4],
    ['OMF.4', '18armee', 3],
    ['OMF.5', '4td', 5],
    ['OMF.5', '2cc', 5],
    ['OMF.5', '1para', 5],
    ['OMF.5', '1kat', 5],
    ['OMF.5', 'rumcav', 5],
    ['OMF.5', 'rumtank', 5],
    ['R2', '29md', 5],
    ['OMF.6', '6mc', 4],
    ['OMF.7', 'hunrap', 4],
    ['OMF.7', 'rummtn', 4],
    ['OMF.8', '8a', 3],
    ['OMF.8', '1sh', 3],
    ['OMF.8', '3rumc', 3],
  ])('deathstruggle:%s: %s has a movement factor of %i', (_rule, id, factor) => {
    expect(tables.movement.find((line) => line.id === unit(id).mobility)?.good).toBe(factor);
  });

  it('deathstruggle:MOV.9 double on roads if they are armour, motors or katyushas', () => {
    const halved = new Set(tables.movement.filter(({ road }) => road === 'half').map(({ id }) => id));
    const types = new Set(units.filter(({ mobility = '' }) => halved.has(mobility)).map(({ type }) => type));
    expect([...types].toSorted()).toEqual(['katyusha', 'motorised-infantry', 'panzer', 'tank']);
    expect(
      ofType('katyusha', 'motorised-infantry', 'panzer', 'tank').every(({ mobility = '' }) =>
        halved.has(mobility),
      ),
    ).toBe(true);
  });

  it('deathstruggle:SET.3 have three corps marked Rm', () => {
    const marked = units.filter(({ marks = [] }) => marks.includes('rm'));
    expect(marked.map(({ id }) => id)).toEqual(['11ik', '30ik', '54ik']);
  });
});

describe('where values are from', () => {
  it.each([
    ['1para', 'setup', 'given'],
    ['1kat', 'setup', 'given'],
    ['gd', 'setup', 'given'],
    ['1mil', 'attack', 'given'],
    ['10rd', 'defence', 'given'],
    ['4tb', 'attack', 'given'],
    ['1gcc', 'entry', 'given'],
    ['1ik', 'attack', 'implied'],
    ['6mc', 'attack', 'implied'],
    ['11inf', 'attack', 'reconstructed'],
    ['1pz', 'attack', 'reconstructed'],
    ['2pz', 'entry', 'reconstructed'],
    ['6mc', 'setup', 'reconstructed'],
    ['18armee', 'setup', 'reconstructed'],
  ])('the %s has its %s %s', (id, field, status) => {
    expect(provenanceOf(set.units, 'units', field, unit(id).from)?.status).toBe(status);
  });
});
