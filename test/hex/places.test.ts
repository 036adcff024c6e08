// The three maps laid out by projection: every listed place falls in its listed hex, and listed distances hold.
import { describe, expect, it } from '@jest/globals';
import { distance } from '../../src/hex/distance.ts';
import { factsOf, gridOf, hex, sayings, words } from './facts.ts';
import { hexOfPlace, placeOfHex } from './projection.ts';

describe.each(['typhoon', 'moscow41', 'deathstruggle'])('%s', (id) => {
  const facts = factsOf(id);
  const grid = gridOf(id);
  const projection = facts.projection!;
  const listed = [...(facts.places ?? []), ...(facts.groupPositions ?? [])];
  const place = new Map(listed.map(([name, , , id4]) => [name, id4]));

  it('puts each place in its hex', () => {
    const fitted = listed.map(([name, lat, lon]) => [name, hexOfPlace(grid, projection, lat, lon)]);
    expect(fitted).toEqual(listed.map(([name, , , id4]) => [name, id4]));
    expect(fitted.length).toBeGreaterThan(100);
  });

  it('has its corner hexes at the listed coordinates', () => {
    for (const corner of ['ne', 'nw', 'se', 'sw'] as const) {
      const [lat, lon] = placeOfHex(grid, projection, hex(grid, facts.corners![corner]));
      const [statedLat, statedLon] = facts.cornerPlaces![corner];
      expect([corner, lat - statedLat, lon - statedLon]).toEqual([
        corner,
        expect.closeTo(0, 3),
        expect.closeTo(0, 3),
      ]);
    }
  });

  it.each(sayings(facts.placeDistances))('%s', (said) => {
    const [from, to, hexes] = words(said);
    expect(distance(grid, hex(grid, place.get(from!)!), hex(grid, place.get(to!)!))).toBe(Number(hexes));
  });

  it('is a rectangle of the stated size', () => {
    expect(grid.count).toBe(facts.size!.rows * facts.size!.columns);
    expect(new Set(grid.row).size).toBe(facts.size!.rows);
  });
});

describe('typhoon start line', () => {
  const facts = factsOf('typhoon');
  const grid = gridOf('typhoon');
  const closedZone = facts.zones!.closed;
  const { points, hexes, count } = facts.startLine!;

  /** Latitudes of the line fall from point to point. */
  function isWest(h: number): boolean {
    const [lat, lon] = placeOfHex(grid, facts.projection!, h);
    const next = points.findIndex(([pointLat]) => pointLat <= lat);
    const [b, a] = [
      points[Math.max(1, next < 0 ? points.length - 1 : next)]!,
      points[Math.max(0, (next < 0 ? points.length - 1 : next) - 1)]!,
    ];
    const share = (a[0] - lat) / (a[0] - b[0]);
    return lon < a[1] + share * (b[1] - a[1]);
  }
  const isClosed = (h: number): boolean => {
    const [lat, lon] = placeOfHex(grid, facts.projection!, h);
    return lat > closedZone.latAbove && lon < closedZone.lonBelow;
  };
  const all = grid.ids.map((_, h) => h);

  it('closes the listed hexes of the north-west corner', () => {
    expect(all.filter(isClosed).map(grid.id).join(' ')).toBe(closedZone.hexes);
  });

  it('has the listed hexes on the western side touch the eastern side', () => {
    const east = new Set(all.filter((h) => !isClosed(h) && !isWest(h)));
    const line = all.filter(
      (h) =>
        !isClosed(h) && isWest(h) && [0, 1, 2, 3, 4, 5].some((d) => east.has(grid.neighbours[h * 6 + d]!)),
    );
    expect(line.map(grid.id).toSorted().join(' ')).toBe(words(hexes).toSorted().join(' '));
    expect(line).toHaveLength(count);
  });
});
