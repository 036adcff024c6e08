// What a plan lays over the earth: roads and their bridges, lines of defence, zones by a line, patches of ground; and how a
// plan builds on that of a sister map.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { wholeMap } from '../../src/board/board-files.ts';
import type { MapFile, SideLine } from '../../src/board/data-types.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { areasOf } from '../../tools/mapmaker/areas.ts';
import { draftHexes } from '../../tools/mapmaker/hexes.ts';
import type { Draft } from '../../tools/mapmaker/hexes.ts';
import { fitted } from '../../tools/mapmaker/place.ts';
import type { Plan } from '../../tools/mapmaker/plan.ts';
import type { Point } from '../../tools/mapmaker/projection.ts';
import { readPlan } from '../../tools/mapmaker/read-plan.ts';
import type { HexSurvey } from '../../tools/mapmaker/survey.ts';
import { layWalls } from '../../tools/mapmaker/walls.ts';
import { networksOf } from '../../tools/mapmaker/ways.ts';
import { writeMap } from '../../tools/mapmaker/write.ts';
import { earth, made, toyPlan } from './plan.ts';

const grid = makeGrid(toyPlan.grid);
const { toPlane } = fitted(toyPlan).projection;
const ROW = Math.sqrt(3) / 2;
const at = (x: number, y: number): Point => {
  const { lon, lat } = earth(x, y);
  return [lon, lat];
};

const NETWORKS: Plan['networks'] = {
  road: { name: 'road', sign: '=', line: 'road', ink: '#333333', routes: [] },
  rail: { name: 'railway', sign: '+', line: 'rail', ink: '#111111', routes: [] },
  bridge: { name: 'bridge', sign: 'x', line: 'bridge', ink: '#111111', routes: [] },
};

/** A river between the first row and the second. */
const RIVER: readonly SideLine[] = [
  '0101/0201',
  '0102/0201',
  '0102/0202',
  '0103/0202',
  '0103/0203',
  '0104/0203',
].map((side) => {
  const [a = '', b = ''] = side.split('/');
  return { between: [a, b], kind: 'river', river: 'long' };
});

const laid = (ways: Plan['ways']): MapFile['networks'] =>
  networksOf({ ...toyPlan, networks: NETWORKS, ...(ways !== undefined && { ways }) }, grid, toPlane, RIVER);

/** Dry land, half of it wooded. */
const SURVEY: HexSurvey = {
  points: 9,
  sea: 0,
  lake: 0,
  hills: 0,
  mountains: 0,
  highland: 0,
  forest: 0.5,
  marsh: 0,
  deepMarsh: 0,
  lakes: {},
  borders: {},
};

const drafted = (more: Partial<Plan>, survey = SURVEY): readonly Draft[] => {
  const { limits: _limits, ...plan } = toyPlan;
  return draftHexes(
    { ...plan, cities: [], labels: [], changes: [], ...more },
    grid,
    grid.ids.map(() => survey),
    toPlane,
  );
};

const stepsOf = (routes: readonly (readonly string[])[]): readonly string[] =>
  routes.flatMap((route) => route.slice(1).map((hex, i) => [route[i] ?? '', hex].toSorted().join('/')));

describe('ways', () => {
  const { road, rail, bridge } = laid([
    { network: 'road', name: 'Great Road', by: ['Hilltown', 'Pit', at(2.5, 5)] },
    { network: 'road', name: 'Side Road', by: ['0105', 'Hilltown', 'Pit', '0202'] },
    { network: 'rail', name: 'Old Line', by: ['Hilltown', 'Pit'] },
  ]);

  it('go from place to place over hexes that touch, and off the map where their course does', () => {
    const [great = []] = road?.routes ?? [];
    expect(great.slice(0, 2)).toEqual(['0104', '0203']);
    expect(great.at(-1)?.slice(0, 2)).toBe('04');
  });

  it('are not laid twice over one step, but railways are laid beside roads', () => {
    const steps = stepsOf(road?.routes ?? []);
    expect(new Set(steps).size).toBe(steps.length);
    expect(road?.names).toEqual(['Great Road', 'Side Road', 'Side Road']);
    expect(rail?.routes).toEqual([['0104', '0203']]);
  });

  it('have a bridge wherever a road crosses a river, and nowhere else', () => {
    expect(bridge?.routes).toEqual([['0104', '0203']]);
  });

  it('keep to the bank of a river that runs along with them', () => {
    const along = laid([{ network: 'road', name: 'Quay', by: ['0101', at(2, 0.5), '0104'] }]);
    expect(along['road']?.routes).toEqual([['0101', '0102', '0103', '0104']]);
    expect(along['bridge']?.routes).toEqual([]);
  });

  it('are bent by points, and refuse a place that is none', () => {
    const bent = laid([{ network: 'road', name: 'Bow', by: ['0100', at(2, 2 * ROW), '0105'] }])['road'];
    expect(bent?.routes[0]?.some((hex) => hex.startsWith('03'))).toBe(true);
    expect(() => laid([{ network: 'road', name: 'Bow', by: ['0100', 'Atlantis'] }])).toThrow(
      'Bow goes by Atlantis, which is neither a place nor a hex',
    );
  });
});

describe('lines of defence', () => {
  const sideKinds: Plan['sideKinds'] = {
    ...toyPlan.sideKinds,
    line: { name: 'line', sign: '#', line: 'wall', ink: '#333333', protects: true },
  };
  const course = [at(2, -0.6), at(2, 1.4), at(2.4, 3.2)] as const;
  const wallsOf = (more: object): readonly SideLine[] =>
    layWalls(
      { ...toyPlan, sideKinds, walls: [{ kind: 'line', name: 'The Line', by: course, from: made, ...more }] },
      grid,
      toPlane,
      [],
    );

  it('are one chain of sides, each of which protects the hex on its left', () => {
    const sides = wallsOf({});
    expect(sides.length).toBeGreaterThan(3);
    for (const { between, of = '' } of sides) {
      const other = grid.index(between.find((hex) => hex !== of) ?? '');
      expect([between.includes(of), (grid.x[grid.index(of)] ?? 0) > (grid.x[other] ?? 0)]).toEqual([
        true,
        true,
      ]);
    }
  });

  it('leave a hex behind them, or before them, as they are told', () => {
    const protectedBy = (more: object): readonly (string | undefined)[] => wallsOf(more).map(({ of }) => of);
    expect(protectedBy({ behind: ['0202'] })).toContain('0202');
    expect(protectedBy({ before: ['0202'] })).not.toContain('0202');
  });
});

describe('zones and ground by a line or an outline', () => {
  const ring = [at(3.4, -0.4), at(4.4, -0.4), at(4.4, 0.4), at(3.4, 0.4)];
  const zones: Plan['zones'] = {
    west: { name: 'west', westOf: [at(2.2, -1), at(2.2, 4)], where: 'made' },
    east: { name: 'east', where: 'made' },
  };

  it('give one zone all hexes west of a line, and areas by zones', () => {
    const networks = laid([{ network: 'rail', name: 'Old Line', by: ['0105', '0103'] }]);
    const drafts = drafted({ zones });
    const hexesOf = (...hexes: readonly string[]): readonly string[] | undefined => {
      const one = { title: 'One', kind: 'region', rules: ['toy:1.2'], hexes } as const;
      return areasOf({ ...toyPlan, areas: { one } }, grid, drafts, [], networks)['one']?.hexes;
    };
    expect(grid.ids.slice(0, 6).map((hex) => drafts[grid.index(hex)]?.zone)).toEqual([
      'west',
      'west',
      'west',
      'east',
      'east',
      'east',
    ]);
    expect(hexesOf('@zone:west')).toContain('0101');
    const all = { title: 'All', kind: 'region', rules: ['toy:1.2'], hexes: ['@zone:west'] } as const;
    expect(areasOf({ ...toyPlan, areas: { all } }, grid, drafts, [], networks)['all']?.zone).toBe('west');
    expect(hexesOf('@zone:west', '-0101')).not.toContain('0101');
    expect(hexesOf('@edge:west:north')).toEqual(['0100', '0101', '0102']);
    expect(hexesOf('@facing:east:west')).toContain('0103');
    expect(hexesOf('@within:1:0104:east')).toEqual(['0103', '0104', '0105', '0203', '0204']);
    expect(hexesOf('@ends:rail:east')).toEqual(['0103', '0105']);
  });

  it('draw ground over what the earth shows, where there is enough of it and over what they name', () => {
    const terrain = (more: object): unknown =>
      drafted({ patches: [{ terrain: 'marsh', ring, from: made, ...more }] })[grid.index('0104')]?.terrain;
    expect(terrain({})).toBe('marsh');
    expect(terrain({ over: 'desert-steppe' })).toBe('clear');
    expect(terrain({ over: 'clear', where: { of: 'forest', least: 0.4 } })).toBe('marsh');
    expect(terrain({ where: { of: 'forest', least: 0.6 } })).toBe('clear');
  });

  it('take ground only where two things are so', () => {
    const ground = [
      { terrain: 'marsh', of: 'forest', least: 0.4, and: { of: 'deepMarsh', least: 0.5 } },
    ] as const;
    const [dry] = drafted({ ground });
    const [wet] = drafted({ ground }, { ...SURVEY, deepMarsh: 0.6 });
    expect([dry?.terrain, wet?.terrain]).toEqual(['clear', 'marsh']);
    expect(wet?.from['terrain']).toEqual(['earth-terrain', 'Forest 50, deep swamp 60 of 100.']);
  });
});

describe.each(['typhoon', 'moscow41'])('the shipped map of %s', (game) => {
  const text = readFileSync(new URL(`../../data/${game}/map.json`, import.meta.url), 'utf8');

  it('is written as it was read: areas by their zone, long networks a route a line', () => {
    const written = writeMap(wholeMap(JSON.parse(text)));
    expect(JSON.parse(written)).toEqual(JSON.parse(text));
    expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThan(4000);
  });
});

describe('a plan that builds on another', () => {
  it('has what it does not say itself, cities where they fall, and hexes in place of names and points', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plan-'));
    const [hilltown, pit] = toyPlan.cities;
    const { hex: _hex, ...unplaced } = hilltown ?? { hex: '' };
    const point = earth(2, 0);
    const sister = {
      extends: './plan.json',
      title: 'Sister map',
      lacks: ['Pit'],
      ways: [{ network: 'road', name: 'Road', by: ['Hilltown', 'Pit'] }],
      walls: [{ kind: 'line', name: 'Line', by: [at(0, 0)], behind: ['Hilltown', 'Pit'], from: made }],
      areas: {
        near: {
          title: 'Near',
          kind: 'region',
          rules: [],
          hexes: [`@within:1:${point.lon.toFixed(4)},${point.lat.toFixed(4)}:x`],
        },
      },
    };
    writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...toyPlan, cities: [unplaced, pit] }));
    writeFileSync(join(folder, 'sister.json'), JSON.stringify(sister));
    const plan = readPlan(join(folder, 'sister.json'));
    rmSync(folder, { recursive: true });
    expect([plan.title, plan.game]).toEqual(['Sister map', 'toy']);
    expect(plan.cities.map(({ name, hex }) => [name, hex])).toEqual([['Hilltown', '0104']]);
    expect(plan.ways?.[0]?.by).toEqual(['Hilltown', [pit?.lon, pit?.lat]]);
    expect(plan.walls?.[0]?.behind).toEqual(['0104']);
    expect(plan.areas['near']?.hexes).toEqual(['@within:1:0102:x']);
  });
});
