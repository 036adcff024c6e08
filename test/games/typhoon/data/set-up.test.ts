// The set-up of Typhoon: every counter in its place, and the defaults of both sides legal and where the armies were.
import { describe, expect, it } from '@jest/globals';
import { setUpFindings } from '../../../../src/games/typhoon/data/check-set-up.ts';
import { distance } from '../../../../src/hex/distance.ts';
import { openingOf } from '../../../../src/board/scenario.ts';
import { campaign, set, unit, units } from './kit.ts';

const { fixed, free, boxes, track, begins = {} } = campaign;
const stacks = openingOf(set, 'campaign').stacks;
const area = (key: string): readonly string[] => set.board.map.areas[key]?.hexes ?? [];
const hexOf = (id: string): string => [...stacks].find(([, ids]) => ids.includes(id))?.[0] ?? '';
const placed = [...stacks.values(), ...Object.values(boxes), ...Object.values(track)].flat();
const places = new Map(
  Object.entries(set.board.map.hexes).flatMap(([hex, { features = {} }]) =>
    Object.values(features).map(({ name = '' }) => [name, hex] as const),
  ),
);

describe('the set-up', () => {
  it('has every counter in one place, and none in a given hex', () => {
    expect(placed.toSorted()).toEqual(units.map(({ id }) => id).toSorted());
    expect(fixed).toEqual({});
  });

  it('typhoon:SET.3, typhoon:SET.7, typhoon:SET.9, typhoon:SET.10 has a group for each that is placed by its own rule', () => {
    expect(Object.entries(free).map(([key, { area: where, units: of }]) => [key, where, of.length])).toEqual([
      ['russian', 'russian-set-up', 33],
      ['9-army', 'army-9-set-up', 1],
      ['4-army', 'army-4-set-up', 1],
      ['2-army', 'army-2-set-up', 1],
      ['pzgr-3', 'pzgr-3-set-up', 2],
      ['pzgr-4', 'pzgr-4-set-up', 3],
      ['pzgr-2', 'pzgr-2-set-up', 5],
      ['reserve', 'reserve-set-up', 1],
      ['german', 'german-set-up', 18],
    ]);
  });

  it('typhoon:SET.13 has the marked infantry corps with the 2nd Panzer Group', () => {
    expect(free['pzgr-2']?.units).toEqual(['24pz', '47pz', '48pz', '34ik', '35ik']);
  });

  it('typhoon:SET.6 has all Russian armies of the map entrenched, and nobody else', () => {
    const armies = (free['russian']?.units ?? []).filter((id) => unit(id).size === 'army');
    expect(armies).toHaveLength(16);
    expect(Object.keys(begins)).toEqual(armies);
    expect(new Set(Object.values(begins).map(({ states = [] }) => states.join()))).toEqual(
      new Set(['entrenched']),
    );
  });

  it('typhoon:SET.4, typhoon:SET.5, typhoon:SIB.9 has the aircraft off the map', () => {
    expect([boxes['german-air'], boxes['russian-air'], boxes['kalinin']]).toEqual([
      ['2fk', '8fk'],
      ['wair', 'bair', '6iak'],
      ['kair'],
    ]);
  });

  it('typhoon:REP.2, typhoon:REP.9, typhoon:SIB.2, typhoon:RES.X.7 has what comes later in its box', () => {
    expect(track).toEqual({ 1: ['vatutin'] });
    expect(boxes['shock']).toEqual(['1sh', '3sh', '4sh']);
    expect(['components', 'pool', 'siberia'].map((box) => boxes[box]?.length)).toEqual([42, 59, 11]);
  });
});

describe('the Germans by default', () => {
  it('typhoon:SET.11, typhoon:R65 leave none of the forty hexes of the start line bare', () => {
    // Nobody reaches into the woods of 4822 but who stands there.
    expect(area('german-start-line')).toHaveLength(40);
    expect(hexOf('gd')).toBe('4822');
  });

  it.each([
    ['24pz', 'Glukhov', 0],
    ['48pz', 'Putivl', 0],
    ['4a', 'Roslavl', 0],
    ['9a', 'Dukhovshchina', 1],
    ['27ik', 'Smolensk', 1],
    ['53ik', 'Pochep', 1],
  ])('have the %s within reach of %s: %i', (id, place, most) => {
    const { grid } = set.board;
    const hexes = [hexOf(id), places.get(place) ?? ''].map((hex) => grid.index(hex));
    expect(distance(grid, hexes[0] ?? -1, hexes[1] ?? -1)).toBe(most);
  });
});

describe('the Russians by default', () => {
  it.each([
    ['24a', 'Yelnya'],
    ['30a', 'Bely'],
    ['16a', 'Yartsevo'],
    ['5para', 'Moscow'],
    ['3kat', 'Moscow'],
  ])('have the %s at %s', (id, place) => {
    expect([id, hexOf(id)]).toEqual([id, places.get(place)]);
  });

  it('have six armies in the first line of the Western Front, from north to south', () => {
    const rows = ['22a', '29a', '30a', '19a', '16a', '20a'].map((id) => Number(hexOf(id).slice(0, 2)));
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  });

  it('have the second line of the Reserve Front east of the first', () => {
    const column = (id: string): number => Number(hexOf(id).slice(2));
    const first = Math.min(...['30a', '19a', '16a', '20a', '24a', '43a'].map(column));
    for (const id of ['31a', '49a', '32a', '33a']) expect([id, column(id) < first]).toEqual([id, true]);
  });

  it('typhoon:KAT.4 leave no katyusha alone on the front', () => {
    const alone = [...stacks].filter(([, ids]) => ids.every((id) => unit(id).type === 'katyusha'));
    const next = (hex: string): readonly string[] => {
      const { grid } = set.board;
      const at = grid.index(hex) * 6;
      return [...grid.neighbours.subarray(at, at + 6)].flatMap((to) => (to < 0 ? [] : [grid.id(to)]));
    };
    const near = alone.filter(([hex]) =>
      next(hex).some((one) => (stacks.get(one) ?? []).some((id) => unit(id).side === 'german')),
    );
    expect(near).toEqual([]);
  });
});

describe('what is wrong with a set-up', () => {
  /** The scenario with this changed in it. */
  const found = (change: object): string =>
    JSON.stringify(setUpFindings({ ...set, scenarios: { campaign: { ...campaign, ...change } } }));

  it('is told with where it stands, and what ought to stand there', () => {
    const turns = found({ turns: { first: 1, last: 13 } });
    for (const word of ['VIC.9', '"turns"', 'turns 1 to 12"', '1 to 13']) expect(turns).toContain(word);
    const track = found({ track: { 1: ['5a', '26a'] } });
    for (const word of ['REP.9', '"track","1"', 'Operational Group Vatutin"', '5a, 26a'])
      expect(track).toContain(word);
  });
});
