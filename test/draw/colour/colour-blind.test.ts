// The safe themes, seen by those who do not tell all colours apart: what colour tells can be told by everybody.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { mapPalette } from '../../../src/draw/colour/map-palette.ts';
import type { MapPalette, RichTheme, Tint } from '../../../src/draw/colour/map-palette.ts';
import { signsOf } from '../../../src/draw/text/signs.ts';
import type { MapFile, UnitsFile } from '../../../src/board/data-types.ts';
import type { Colour } from '../../../src/draw/styled-rows.ts';
import { difference, differenceTo, labDifference, SIGHT_NAMES } from './colour-sight.ts';
import type { Sight } from './colour-sight.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8'));

const BOARDS = ['barbarossa', 'dagc'] as const;
const SAFE = ['safe', 'safe-light'] as const;

type Looked = { readonly palette: MapPalette; readonly map: MapFile; readonly grounds: readonly Colour[] };

const looked = (theme: RichTheme, game: string): Looked => {
  const map = { networks: {}, ...(read(`${game}/map.json`) as object) } as MapFile;
  const { sides } = read(`${game}/units.json`) as UnitsFile;
  const palette = mapPalette(theme, map, sides);
  return { palette, map, grounds: Object.keys(map.terrains).map((key) => palette.ground([key])) };
};

/** The least difference between any two. */
const least = (sight: Sight, colours: readonly Colour[]): number =>
  Math.min(
    ...colours.flatMap((one, i) => colours.slice(i + 1).map((other) => differenceTo(sight, one, other))),
  );

const CASES = SAFE.flatMap((theme) =>
  BOARDS.flatMap((game) => SIGHT_NAMES.map((sight) => [theme, game, sight] as const)),
);

describe('a difference', () => {
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('from %j to %j is as published', (one, other, published) => {
    expect(labDifference(one, other)).toBeCloseTo(published, 4);
  });

  it('of red and green is little to those who do not tell them apart', () => {
    const [red, green] = ['#b04030', '#5f7f20'] as const;
    expect(difference(red, green)).toBeGreaterThan(40);
    expect(differenceTo('deuteranopia', red, green)).toBeLessThan(20);
  });
});

describe.each(CASES)('in the theme %s, %s as seen with %s', (theme, game, sight) => {
  const { palette, map, grounds } = looked(theme, game);
  const sides = [palette.side(0).ground, palette.side(1).ground];

  it('the sides differ from each other, from the cursor and from all ground', () => {
    expect(least(sight, sides)).toBeGreaterThan(40);
    for (const side of sides) {
      expect(differenceTo(sight, side, palette.cursor.ground)).toBeGreaterThan(30);
      for (const ground of grounds) expect(differenceTo(sight, side, ground)).toBeGreaterThan(15);
    }
  });

  it('what is written on a counter can be read', () => {
    for (const number of [0, 1]) {
      const { ground, ink } = palette.side(number);
      expect(differenceTo(sight, ground, ink)).toBeGreaterThan(40);
    }
  });

  it('terrains differ, and have signs that differ too', () => {
    expect(least(sight, grounds)).toBeGreaterThan(4.5);
    const signs = Object.keys(map.terrains).map(signsOf(map, true).terrain);
    expect(new Set(signs).size).toBe(signs.length);
  });

  it('what lies over the ground is seen on every ground, and each from the other', () => {
    const tints: readonly Tint[] = ['side 0', 'side 1', 'supply', 'out-of-supply', 'legal', 'target'];
    for (const ground of grounds) {
      for (const tint of tints)
        expect(differenceTo(sight, palette.tinted(ground, tint), ground)).toBeGreaterThan(4.5);
      for (const [one, other] of [
        ['side 0', 'side 1'],
        ['supply', 'out-of-supply'],
      ] as const)
        expect(least(sight, [palette.tinted(ground, one), palette.tinted(ground, other)])).toBeGreaterThan(
          12,
        );
    }
  });

  it('areas that lie beside each other differ', () => {
    const [clear = '#000000'] = grounds;
    const areas = [0, 1, 2, 3, 4, 5].map((area) => palette.tinted(clear, area));
    expect(least(sight, areas)).toBeGreaterThan(5);
  });

  it('each step of odds is stronger than the one before', () => {
    const steps = [0, 0.5, 0.8, 1].map((chance) => palette.odds(chance).ink);
    const { ground } = palette.odds(0);
    const strength = steps.map((ink) => differenceTo(sight, ink, ground));
    expect(strength).toEqual(strength.toSorted((a, b) => a - b));
    expect(least(sight, steps)).toBeGreaterThan(9);
  });
});

describe.each(['dark', 'light'] as const)('in the theme %s', (theme) => {
  it.each(BOARDS)('the sides and terrains of %s differ, the sides to everybody', (game) => {
    const { palette, grounds } = looked(theme, game);
    for (const sight of SIGHT_NAMES)
      expect(least(sight, [palette.side(0).ground, palette.side(1).ground])).toBeGreaterThan(40);
    for (const side of [palette.side(0), palette.side(1)])
      for (const ground of grounds) expect(difference(side.ground, ground)).toBeGreaterThan(15);
  });
});
