// What docs/maps.md states about the fit is what the plan gives, and the shipped map stands on that plan's grid.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { MapFile } from '../../src/board/data-types.ts';
import { fitted } from '../../tools/mapmaker/place.ts';
import type { Plan } from '../../tools/mapmaker/plan.ts';
import { cityTable, controlTable } from '../../tools/mapmaker/report.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const plan = JSON.parse(text('tools/mapmaker/barbarossa/plan.json')) as Plan;
const map = JSON.parse(text('data/barbarossa/map.json')) as MapFile;
const docs = text('docs/maps.md');

describe('the account of the map', () => {
  it('states the residuals of the places that fixed it', () => {
    expect(docs).toContain(controlTable(plan).join('\n'));
  });

  it('states where the other cities fall', () => {
    expect(docs).toContain(cityTable(plan).join('\n'));
  });

  it('is of a fit that puts every control place into its own hex', () => {
    expect(Math.max(...fitted(plan).projection.residuals)).toBeLessThan(0.5);
    expect(plan.control).toHaveLength(16);
  });

  it('is of the map that is shipped: its grid, and every city within a hex of where it falls', () => {
    expect(map.grid).toEqual(plan.grid);
    const { distanceTo } = fitted(plan);
    const cities = Object.entries(map.hexes).filter(([, hex]) => hex.features?.['city'] !== undefined);
    for (const [id, { features }] of cities) {
      const city = features?.['city']?.name;
      const planned = plan.cities.find(({ name }) => name === city);
      expect([city, planned !== undefined && distanceTo(id, planned.lon, planned.lat) < 1]).toEqual([
        city,
        true,
      ]);
    }
    expect(cities).toHaveLength(39);
  });
});
