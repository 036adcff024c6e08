// The counters of Typhoon: every count of the text, both faces, divisions of corps, marks, where values are from.
import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../../../../src/board/provenance.ts';
import { factorsOf } from '../../../kit/board-data.ts';
import { ofType, set, tables, unit, units } from './kit.ts';

const marked = (mark: string): readonly string[] =>
  units.filter(({ marks = [] }) => marks.includes(mark)).map(({ id }) => id);

const ofSize = (side: string, size: string): number =>
  units.filter((one) => one.side === side && one.size === size).length;

describe('the counters', () => {
  it('are so many of each side and size', () => {
    expect(units).toHaveLength(187);
    expect(['army', 'corps', 'division'].map((size) => ofSize('german', size))).toEqual([3, 22, 46]);
    expect(['army', 'corps', 'group', 'division', 'brigade'].map((size) => ofSize('russian', size))).toEqual([
      26, 4, 3, 45, 26,
    ]);
  });

  it.each([
    ['RES.X.8', 'panzer corps and a division', 9, ['panzer']],
    ['KAT.2', 'katyusha regiments', 3, ['katyusha']],
    ['SIB.3', 'shock armies', 3, ['shock']],
    ['SUP.9', 'parachute corps', 1, ['parachute']],
    ['AIR.1', 'air units', 6, ['aircraft']],
  ])('typhoon:%s: of %s there are %i', (_rule, _what, count, types) => {
    expect(ofType(...types)).toHaveLength(count);
  });

  it('typhoon:R80 say of every value where it is from, the factors with a reason', () => {
    for (const one of units) {
      const from = provenanceOf(set.units, 'units', 'attack', one.from);
      expect([one.id, (from?.why ?? '').length > 20]).toEqual([one.id, true]);
    }
  });
});

describe('the faces', () => {
  it.each([
    ['56pz', '6-4 4-3'],
    ['41pz', '4-3 3-2'],
    ['9a', '2-3 4-4'],
    ['1sh', '3-3 5-4'],
    ['5ik', '4-4'],
    ['161inf', '1-1'],
    ['19pzd', '2-2'],
    ['16a', '4-4'],
    ['58td', '2-1'],
    ['1kat', '0-0'],
  ])('of %s are %s', (id, expected) => {
    expect(factorsOf(unit(id))).toBe(expected);
  });

  it('typhoon:RES.X.7 give a corps a factor for each of its divisions and one more', () => {
    const divisions = tables.breakdown.flatMap((line) => line.divisions);
    expect(tables.breakdown).toHaveLength(14);
    expect(new Set(divisions).size).toBe(divisions.length);
    for (const { corps, divisions: its } of tables.breakdown) {
      expect([corps, factorsOf(unit(corps))]).toEqual([corps, `${its.length + 1}-${its.length + 1}`]);
      for (const id of its) expect([id, factorsOf(unit(id))]).toEqual([id, '1-1']);
      for (const id of its) expect(unit(id).formation).toBe(unit(corps).formation);
    }
  });

  it('typhoon:UNI.3 print one number where attack and defence are the same', () => {
    const { factors } = set.units;
    expect(Object.values(factors).map(({ printed, always }) => [printed, always])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  });
});

describe('the marks', () => {
  it('typhoon:SET.8 are on panzer units and on two infantry corps of the 2nd Panzer Group', () => {
    const of = marked('panzer-group').map(unit);
    expect(of.filter(({ type }) => type === 'panzer')).toHaveLength(9);
    const foot = of.filter(({ type }) => type === 'infantry');
    expect(foot.map(({ id, formation }) => [id, formation])).toEqual([
      ['34ik', '2pzgr'],
      ['35ik', '2pzgr'],
    ]);
  });

  it('typhoon:STK.7 are on the eight panzer corps', () => {
    expect(marked('two-icons')).toEqual(['41pz', '56pz', '40pz', '46pz', '57pz', '24pz', '47pz', '48pz']);
  });

  it('typhoon:REP.6, typhoon:ARM.4, typhoon:KAT.5 are red crosses on who never returns', () => {
    expect(marked('cross')).toEqual(['9a', '4a', '2a', '1kat', '2kat', '3kat', '1sh', '3sh', '4sh']);
  });

  it('typhoon:REC.2 are red factors on Guards, Siberians, shock armies, paratroops and the 16th Army', () => {
    const red = marked('red').map(unit);
    expect(red.filter(({ kinds = [] }) => kinds.includes('siberian'))).toHaveLength(11);
    expect(red.filter(({ kinds = [] }) => !kinds.includes('siberian')).map(({ id }) => id)).toEqual([
      '16a',
      '7grd',
      '5para',
      '1grc',
      '4tb',
      '2cc',
      '3cc',
      '1sh',
      '3sh',
      '4sh',
    ]);
  });

  it('typhoon:SET.2 are an R on all Russians that do not begin on the map', () => {
    const r = new Set(marked('r'));
    const wrong = units.filter(
      ({ id, side, type, setup }) =>
        side === 'russian' && type !== 'aircraft' && r.has(id) === (setup !== undefined),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('the queues', () => {
  it('typhoon:REP.12, typhoon:R58 have Siberian units from the weakest on', () => {
    const strengths = tables.siberians.map((line) => Number(unit(line.unit).faces[0]?.['attack']));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(tables.siberians.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('typhoon:SIB.3 has three shock armies', () => {
    expect(tables.shockArmies.map((line) => line.unit)).toEqual(['1sh', '3sh', '4sh']);
  });
});
