// The map against the rulebook: every sentence that states or implies something about it is one case here.
import { describe, expect, it } from '@jest/globals';
import { differences, groups, hexIds, misstated } from './facts.ts';
import { all, grid, line, map, sourceOf } from '../kit.ts';

describe.each(groups)('$title', ({ facts }) => {
  it.each(facts.map((fact) => [`barbarossa:${fact.rules.join(', ')} ${fact.says}`, fact] as const))(
    '%s',
    (_, fact) => {
      expect(differences(fact)).toEqual([]);
    },
  );
});

const known = groups.flatMap((group) => group.facts).filter((fact) => !fact.status.includes('reconstructed'));

describe('origins', () => {
  it.each(known.map((fact) => [`${fact.says}: barbarossa:${fact.rules[0] ?? ''}`, fact] as const))(
    '%s',
    (_, fact) => {
      expect(misstated(fact)).toEqual([]);
    },
  );

  it('no hex claims to be given what the book does not state of it', () => {
    const stated = new Map<string, Set<string>>();
    const note = (hex: string, field: string): void => {
      stated.set(hex, (stated.get(hex) ?? new Set()).add(field));
    };
    for (const fact of known.filter((f) => f.status.includes('given'))) {
      const fields = [
        ...Object.keys(fact['is'] ?? {}),
        ...Object.keys(fact['like'] ?? {}),
        ...(fact['port'] === undefined ? [] : ['port']),
      ];
      for (const hex of hexIds(fact)) for (const field of fields) note(hex, field);
    }
    // Rules on every city, wherever it stands: its worth and its clear terrain.
    for (const hex of all.filter((h) => line(h).city !== undefined)) {
      note(grid.id(hex), 'points');
      note(grid.id(hex), 'terrain');
      note(grid.id(hex), 'objective');
      if (/^(Tula|Danzig|Ko?e?nigsberg)$/.test(line(hex).city ?? '')) {
        note(grid.id(hex), 'city');
        note(grid.id(hex), 'port');
      }
    }
    for (const hex of ['1011', '1415']) note(hex, 'port');
    const claims = Object.entries(map.hexes).flatMap(([id, record]) =>
      Object.keys(record)
        .filter((field) => field !== 'from' && sourceOf('hexes', record, field)?.status === 'given')
        .filter((field) => stated.get(id)?.has(field) !== true)
        .map((field) => `${id} ${field}`),
    );
    expect(claims).toEqual([]);
  });

  it('only the Dnepr is named as a river by the book', () => {
    const given = Object.entries(map.rivers).filter(
      ([, r]) => sourceOf('rivers', r, 'name')?.status === 'given',
    );
    expect(given.map(([, r]) => r.name)).toEqual([expect.stringMatching(/Dnepr/)]);
  });

  it('where a river begins and ends is stated by no rule', () => {
    const given = Object.entries(map.rivers).flatMap(([id, river]) =>
      ['begins', 'ends']
        .filter((field) => sourceOf('rivers', river, field)?.status === 'given')
        .map((field) => `${id} ${field}`),
    );
    expect(given).toEqual([]);
  });

  it('every value of hexes and hexsides has an origin, and a rebuilt one has a reason', () => {
    const bad = [
      ...Object.entries(map.hexes).map(([id, record]) => ['hexes', id, record] as const),
      ...map.hexsides.map((record) => ['hexsides', record.between.join('/'), record] as const),
      ...Object.entries(map.areas).map(([id, record]) => ['areas', id, record] as const),
      ...Object.entries(map.rivers).map(([id, record]) => ['rivers', id, record] as const),
      ...Object.entries(map.regions).map(([id, record]) => ['regions', id, record] as const),
    ].flatMap(([section, id, record]) =>
      Object.keys(record)
        // `between` is what a hexside is known by, as a hex by its number: no value of its own.
        .filter((field) => !['from', 'rules', 'between'].includes(field))
        .filter((field) => section !== 'areas' || field === 'hexes')
        .flatMap((field) => {
          const source = sourceOf(section, record, field);
          if (source === undefined) return [`${section} ${id} ${field}`];
          const isBare =
            source.status === 'reconstructed'
              ? (source.why ?? '').length < 20
              : (source.rules ?? []).length === 0;
          return isBare ? [`${section} ${id} ${field}: ${source.status} and no more`] : [];
        }),
    );
    expect(bad).toEqual([]);
  });
});
