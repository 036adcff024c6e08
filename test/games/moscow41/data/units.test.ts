// The counters of Moscow vs. Barbarossa: who is there, both faces, marks, where values are from.
import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../../../../src/board/provenance.ts';
import { boardData, factorsOf } from '../../../kit/board-data.ts';
import { ofType, set, unit, units } from './kit.ts';

const typhoon = boardData('typhoon');

describe('the counters', () => {
  it('moscow41:R18 are those of Typhoon but for the divisions of corps', () => {
    const own = new Set(units.map(({ id }) => id));
    const lacking = typhoon.units.filter(({ id }) => !own.has(id));
    expect(lacking).toHaveLength(42);
    expect(new Set(lacking.map(({ type, size }) => `${type} ${size}`))).toEqual(
      new Set(['infantry division']),
    );
    const others = units.filter(({ id, name, marks = [] }) => {
      const there = typhoon.unit(id);
      return there.name !== name || (there.marks ?? []).join() !== marks.join();
    });
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('moscow41:R180 say of every factor where it is from, with a reason', () => {
    for (const one of units) {
      const from = provenanceOf(set.units, 'units', 'attack', one.from);
      expect([one.id, (from?.why ?? '').length > 20]).toEqual([one.id, true]);
    }
  });
});

describe('the faces', () => {
  it('moscow41:RES.X.2, moscow41:R7 of infantry corps are 2 and 1, entrenchment being a state', () => {
    const corps = ofType('infantry').filter(({ size }) => size === 'corps');
    expect(corps).toHaveLength(14);
    expect(new Set(corps.map(factorsOf))).toEqual(new Set(['2-2 1-1']));
    expect(Object.keys(set.units.states)).toContain('entrenched');
  });

  it.each([
    ['56pz', '4-3 2-2'],
    ['41pz', '3-2 2-2'],
    ['48pz', '3-3 2-2'],
    ['9a', '1-2 3-3'],
    ['1sh', '2-2 4-3'],
    ['16a', '3-3'],
    ['22a', '2-2'],
    ['19pzd', '1-1'],
    ['1kat', '0-0'],
  ])('of %s are %s', (id, expected) => {
    expect(factorsOf(unit(id))).toBe(expected);
  });

  it('moscow41:RES.X.3 have something to absorb on every panzer corps, army and shock army', () => {
    const two = units.filter(({ faces }) => faces.length === 2);
    for (const { id, faces } of two)
      expect([id, faces[0]?.['attack'] !== faces[1]?.['attack']]).toEqual([id, true]);
    expect(two).toHaveLength(8 + 14 + 3 + 3);
  });
});
