// Where values are from: their own source, the default of their field, and what is added to it; and how many of each.
import { describe, expect, it } from '@jest/globals';
import { statusCounts } from '../../src/board/provenance-counts.ts';
import { provenanceOf, provenances } from '../../src/board/provenance.ts';
import type { FileHead } from '../../src/board/data-types.ts';
import { hexFields } from '../../src/board/printed-hex.ts';
import { tinyMap, tinySet } from './tiny.ts';

const FILE: FileHead = {
  format: 1,
  game: 'tiny',
  title: 'x',
  sources: {
    book: { status: 'given', rules: ['tiny:1.1'] },
    lie: { status: 'reconstructed', why: 'From the lie of the land.' },
  },
  defaults: { hexes: { terrain: 'lie', city: 'book' } },
};

describe('the source of a value', () => {
  it('is the default of its field', () => {
    expect(provenanceOf(FILE, 'hexes', 'terrain', undefined)).toEqual({
      status: 'reconstructed',
      rules: [],
      why: 'From the lie of the land.',
    });
  });

  it('is its own where it has one: a key, a key with a detail, or in full', () => {
    expect(provenanceOf(FILE, 'hexes', 'terrain', { terrain: 'book' })).toEqual({
      status: 'given',
      rules: ['tiny:1.1'],
    });
    expect(provenanceOf(FILE, 'hexes', 'terrain', { terrain: ['lie', 'Flat.'] })?.why).toBe(
      'From the lie of the land. Flat.',
    );
    expect(provenanceOf(FILE, 'hexes', 'city', { city: ['book', 'In bold.'] })?.why).toBe('In bold.');
    const full = { status: 'implied', rules: ['tiny:2.1'] } as const;
    expect(provenanceOf(FILE, 'hexes', 'terrain', { terrain: full })).toEqual(full);
  });

  it('is none where nobody says anything, or names what is not there', () => {
    expect(provenanceOf(FILE, 'hexes', 'zone', undefined)).toBeUndefined();
    expect(provenanceOf(FILE, 'rivers', 'name', undefined)).toBeUndefined();
    expect(provenanceOf(FILE, 'hexes', 'zone', { zone: 'gossip' })).toBeUndefined();
    expect(provenanceOf(FILE, 'hexes', 'zone', { zone: 'toString' })).toBeUndefined();
    expect(provenanceOf(FILE, 'hexes', 'toString', {})).toBeUndefined();
    expect(provenanceOf(FILE, 'constructor', 'name', undefined)).toBeUndefined();
  });

  it('is asked for every field that has a value, and not of ids and notes', () => {
    expect(
      Object.keys(provenances(tinyMap, 'hexes', hexFields(tinyMap.hexes['0202'] ?? { terrain: [] }))),
    ).toEqual(['terrain', 'country', 'zone', 'city', 'city.points']);
    const side = tinyMap.hexsides[9] ?? {};
    expect(Object.keys(provenances(tinyMap, 'hexsides', side))).toEqual(['kind', 'water', 'name']);
  });
});

describe('the count of a file', () => {
  it('tells given, implied and reconstructed apart', () => {
    const set = tinySet();
    expect(statusCounts(set, 'tables.json')).toEqual({
      values: 2,
      given: 1,
      implied: 0,
      reconstructed: 1,
    });
    expect(statusCounts(set, 'scenarios/meeting.json')).toMatchObject({ values: 12, given: 12 });
    const map = statusCounts(set, 'map.json');
    expect(map?.values).toBe((map?.given ?? 0) + (map?.implied ?? 0) + (map?.reconstructed ?? 0));
    expect(statusCounts(set, 'units.json')?.reconstructed).toBe(6 * 2 + 2 * 3);
  });

  it('is none for rules and rulings', () => {
    expect(statusCounts(tinySet(), 'rules.json')).toBeUndefined();
    expect(statusCounts(tinySet(), 'rulings.json')).toBeUndefined();
  });
});
