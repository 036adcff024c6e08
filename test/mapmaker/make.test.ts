// The map maker on a small atlas of an invented country: what it measures, what it is told, what it writes.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { makeGrid } from '../../src/hex/grid.ts';
import { makeMap } from '../../tools/mapmaker/make.ts';
import { asciiName } from '../../tools/mapmaker/towns.ts';
import { writeMap } from '../../tools/mapmaker/write.ts';
import { toyPlan } from './plan.ts';

const atlas = join(dirname(fileURLToPath(import.meta.url)), 'atlas');
const map = makeMap(atlas, toyPlan);
const sidesOf = (river: string): string[] =>
  map.hexsides.filter((side) => side.river === river).map(({ between }) => between.join('/'));

describe('a map made from an atlas', () => {
  it('has a line for every hex of the grid', () => {
    expect(Object.keys(map.hexes)).toEqual([...makeGrid(toyPlan.grid).ids]);
  });

  it('shows sea, hills, forest and swamp where the earth has them, and says their shares', () => {
    expect(map.hexes['0300']?.terrain).toBe('all-sea');
    expect(map.hexes['0300']?.water).toBe('ocean');
    expect(map.hexes['0105']?.terrain).toBe('rough');
    expect(map.hexes['0305']?.terrain).toBe('rough');
    expect(map.hexes['0202']?.terrain).toBe('marsh');
    expect(map.hexes['0402']?.terrain).toBe('clear');
    expect(map.hexes['0402']?.from?.['terrain']).toEqual([
      'earth-terrain',
      'Hills 0, forest 11, swamp 0 of 100.',
    ]);
  });

  it('takes no flood plain for a swamp: that is what its river is', () => {
    expect(map.hexes['0401']?.terrain).toBe('clear');
  });

  it('gives each hex the country with most of its land, and water none', () => {
    expect(map.hexes['0401']?.country).toBe('west');
    expect(map.hexes['0404']?.country).toBe('east');
    expect(map.hexes['0300']?.country).toBeUndefined();
  });

  it('puts cities on clear ground and names for other objectives', () => {
    expect(map.hexes['0104']).toMatchObject({
      terrain: 'clear',
      features: { city: { name: 'Hilltown', points: 1 } },
    });
    expect(map.hexes['0203']).toMatchObject({ label: 'Pit', features: { oil: { points: 1 } } });
    expect(map.hexes['0203']?.features?.['city']).toBeUndefined();
  });

  it('does as the plan says where rules or people know better', () => {
    expect(map.hexes['0301']?.terrain).toBe('desert-steppe');
    expect(map.hexes['0301']?.from?.['terrain']).toEqual({ status: 'given', rules: ['toy:1.1'] });
  });

  it('prints the greatest town of a hex that has no name, in plain letters, and no battlefield', () => {
    const labels = Object.values(map.hexes).map(({ label }) => label);
    expect(map.hexes['0303']?.label).toBe('Uebermoor');
    expect(labels).not.toContain('Kleinstadt');
    expect(labels).not.toContain('Schlachtfeld');
    expect(asciiName('Łódź, Übersee, Gießen')).toBe('Lodz, Uebersee, Giessen');
  });

  it('lays a river from its source to the sea, past a town on its true bank', () => {
    const long = sidesOf('long');
    expect(long.length).toBeGreaterThan(4);
    // Flowing west, the right bank is the north one.
    expect(long.filter((side) => side.includes('0104'))).toEqual(['0104/0204', '0104/0203']);
    expect(long.at(-1)).toMatch(/0101|0201/);
  });

  it('lets a tributary end on the river it joins and never beside it', () => {
    const both = [...sidesOf('long'), ...sidesOf('side')];
    expect(new Set(both).size).toBe(both.length);
    expect(sidesOf('side').length).toBeGreaterThan(1);
  });

  it('fills areas by country and keeps water out of them', () => {
    const home = map.areas['home']?.hexes ?? [];
    expect(home).toContain('0105');
    expect(home).toContain('0401');
    expect(home).not.toContain('0300');
  });

  it('puts every hex of land into the nearest region of its country', () => {
    const regions = Object.values(map.regions).flatMap(({ hexes }) => hexes);
    const land = Object.entries(map.hexes).filter(([, hex]) => !String(hex.terrain).startsWith('all-'));
    expect(regions.toSorted()).toEqual(land.map(([id]) => id));
    expect(map.regions['coast']?.hexes).toContain('0301');
  });

  it('takes a hex for every kind of ground that it has enough of', () => {
    const { limits: _limits, ...rest } = toyPlan;
    const ground = [
      { terrain: 'all-sea', of: 'sea', least: 0.5 },
      { terrain: 'marsh', of: 'deepMarsh', least: 0.4 },
      { terrain: 'rough', of: 'forest', least: 0.02 },
    ] as const;
    const other = makeMap(atlas, { ...rest, ground });
    expect(other.hexes['0300']?.terrain).toBe('all-sea');
    expect(other.hexes['0202']?.terrain).toEqual(['marsh', 'rough']);
    expect(other.hexes['0305']?.terrain).toBe('rough');
  });

  it('takes a hex for the first of them where it has one natural terrain, has roads of the plan, and zones by sheet', () => {
    const { limits: _limits, ...rest } = toyPlan;
    const ground = [
      { terrain: 'all-sea', of: 'wet', least: 0.5 },
      { terrain: 'marsh', of: 'deepMarsh', least: 0.4 },
      { terrain: 'desert-steppe', of: 'highland', least: 0.5 },
      { terrain: 'rough', of: 'forest', least: 0.02 },
    ] as const;
    const routes = [['0401', '0402', '0403']];
    const road = { name: 'road', sign: '=', line: 'road', ink: '#333333', routes } as const;
    const other = makeMap(atlas, {
      ...rest,
      oneGround: true,
      isTerse: true,
      ground,
      networks: { road },
      zones: {
        lost: { name: 'lost', sheet: 'Q', where: 'made' },
        whole: { name: 'whole', sheet: '', where: 'made' },
      },
    });
    expect(other.hexes['0300']?.terrain).toBe('all-sea');
    expect(other.hexes['0202']?.terrain).toBe('marsh');
    expect(other.hexes['0105']?.terrain).toBe('desert-steppe');
    expect(other.hexes['0105']?.from?.['terrain']).toEqual([
      'earth-terrain',
      expect.stringMatching(/^(Deep swamp \d+, )?[Hh]ighland [1-9]\d*(, forest [1-9]\d*)? of 100\.$/),
    ]);
    expect(
      Object.values(other.hexes).filter(({ from }) => from?.['country'] === 'earth-country'),
    ).not.toEqual([]);
    expect(
      new Set(
        other.hexsides.flatMap(({ river, from = {} }) => (river === undefined ? [] : Object.keys(from))),
      ),
    ).toEqual(new Set(['river']));
    expect([map.networks, other.networks]).toEqual([{}, { road }]);
    expect(other.zones['whole']).toEqual({ name: 'whole' });
    expect(other.hexes['0401']?.zone).toBe('whole');
  });

  it('draws states that the atlas does not have, prints borders, and places features', () => {
    // About the middle of 0304.
    const [x, y] = [30 + (1.5 * 90) / 69.2, 51.5 - (0.43 * 90) / 111.2];
    const other = makeMap(atlas, {
      ...toyPlan,
      states: {
        Enclave: [
          [x - 1, y - 0.4],
          [x + 1, y - 0.4],
          [x + 1, y + 0.4],
          [x - 1, y + 0.4],
        ],
      },
      countries: {
        ...toyPlan.countries,
        enclave: { name: 'Enclave', adjective: 'Enclave', states: ['Enclave'] },
      },
      regions: { ...toyPlan.regions, enclave: { name: 'Enclave', country: 'enclave', seeds: ['0304'] } },
      border: { kind: 'wall', from: 'made' },
      placed: [{ feature: 'fortified', is: { side: 'west' }, hexes: ['0404'], from: 'made' }],
      zones: {
        narrow: { name: 'narrow', hexes: ['0101'], where: 'made' },
        wide: { name: 'wide', where: 'made' },
      },
      areas: { bank: { title: 'Bank', kind: 'region', rules: ['toy:1.2'], hexes: ['@bank:long:0105'] } },
    });
    const enclave = Object.keys(other.hexes).filter((id) => other.hexes[id]?.country === 'enclave');
    expect(enclave.length).toBeGreaterThan(0);
    const borders = other.hexsides.filter(({ kind }) => kind === 'wall');
    expect(borders.length).toBeGreaterThan(5);
    for (const {
      between: [a, b],
    } of borders)
      expect(other.hexes[a]?.country).not.toBe(other.hexes[b]?.country);
    expect(other.hexes['0404']?.features).toEqual({ fortified: { side: 'west' } });
    expect([other.hexes['0101']?.zone, other.hexes['0102']?.zone]).toEqual(['narrow', 'wide']);
    const bank = other.areas['bank']?.hexes ?? [];
    // The river rises on the map, so that its banks are joined round its source; water is on neither.
    expect([bank.includes('0104'), bank.includes('0300')]).toEqual([true, false]);
  });

  it('is written one hex and one hexside a line, and reads back as it was', () => {
    const text = writeMap(map);
    expect(JSON.parse(text)).toEqual(map);
    expect(text.split('\n').filter((line) => /^ {4}"\d{4}": \{.*\},?$/.test(line))).toHaveLength(24);
    expect(text.split('\n').filter((line) => line.startsWith('    {"between"'))).toHaveLength(
      map.hexsides.length,
    );
    const { home } = map.areas;
    const whole = { ...map, areas: { west: { ...home!, country: 'west' } } };
    expect(writeMap(whole)).toContain('"hexes": {"country": "west"}');
  });
});
