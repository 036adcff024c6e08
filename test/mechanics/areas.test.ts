// Areas of effect round markers, on the board of five by five hexes.
import { describe, expect, it } from '@jest/globals';
import { markerInRange } from '../../src/mechanics/areas.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import { tinySet } from '../board/tiny.ts';

const p = sheetOf(tinySet());
const [near, far] = [
  { id: 'dump', range: 1 },
  { id: 'centre', range: 3 },
];

describe('a marker', () => {
  it('reaches its own hex and as many hexes away as it says, straight over water', () => {
    const own = { markers: { dump: ['0302'], centre: ['0305'] } };
    const reached = (hex: string): string | undefined => markerInRange(p, own, [near, far], hex)?.id;
    expect(['0302', '0202', '0101', '0102', '0402'].map(reached)).toEqual([
      'dump',
      'dump',
      undefined,
      undefined,
      'dump',
    ]);
    expect(['0303', '0304', '0204'].map(reached)).toEqual(['dump', 'centre', 'centre']);
  });

  it('counts from each of its counters, and not from a box', () => {
    const own = { markers: { dump: ['hand', '0101', '0505'] } };
    const reached = (hex: string): boolean => markerInRange(p, own, [near], hex) === near;
    expect(['0102', '0504', '0303'].map(reached)).toEqual([true, true, false]);
    expect(markerInRange(p, { markers: {} }, [near], '0101')).toBeUndefined();
  });
});
