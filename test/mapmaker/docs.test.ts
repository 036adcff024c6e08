// What docs/maps.md states about the fits is what the plans give, and each shipped map stands on its plan's grid.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { MapFile } from '../../src/board/data-types.ts';
import { fitted } from '../../tools/mapmaker/place.ts';
import { readPlan } from '../../tools/mapmaker/read-plan.ts';
import { cityTable, controlTable } from '../../tools/mapmaker/report.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const docs = text('docs/maps.md');

type Account = readonly [game: string, placesOfControl: number, farthest: number, towns: number];

describe.each<Account>([
  ['barbarossa', 16, 0.5, 39],
  ['dagc', 7, 0.6, 44],
  ['storm', 11, 0.9, 40],
  ['typhoon', 4, 0.02, 108],
  ['moscow41', 4, 0.02, 106],
  ['deathstruggle', 4, 0.01, 223],
])('the account of the map of %s', (game, placesOfControl, farthest, towns) => {
  const plan = readPlan(join(root, `tools/mapmaker/${game}/plan.json`));
  const map = JSON.parse(text(`data/${game}/map.json`)) as MapFile;

  it('states the residuals of the places that fixed it', () => {
    expect(docs).toContain(controlTable(plan).join('\n'));
  });

  it('states where the other cities fall', () => {
    expect(docs).toContain(cityTable(plan).join('\n'));
  });

  it('is of a fit that puts every control place into its hex, or hardly out of it', () => {
    expect(Math.max(...fitted(plan).projection.residuals)).toBeLessThan(farthest);
    expect(plan.control).toHaveLength(placesOfControl);
  });

  it('is of the map that is shipped: its grid, and every city within a hex of where it falls', () => {
    expect(map.grid).toEqual(plan.grid);
    const { distanceTo } = fitted(plan);
    const cities = Object.entries(map.hexes).flatMap(([id, { features = {} }]) =>
      Object.entries(features).flatMap(([key, { name }]) =>
        map.features[key]?.place === true && name !== undefined ? [[id, name] as const] : [],
      ),
    );
    for (const [id, city] of cities) {
      const planned = plan.cities.find(({ name }) => name === city);
      expect([city, planned !== undefined && distanceTo(id, planned.lon, planned.lat) < 1]).toEqual([
        city,
        true,
      ]);
    }
    expect(cities).toHaveLength(towns);
  });
});
