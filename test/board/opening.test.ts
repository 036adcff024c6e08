// How a scenario begins: stacks from the top, holders, markers, boxes.
import { describe, expect, it } from '@jest/globals';
import { wholeMap } from '../../src/board/board-files.ts';
import { openingOf } from '../../src/board/scenario.ts';
import { changed } from './shelf.ts';
import { tinyMap, tinyScenario, tinySet } from './tiny.ts';

describe('an area that is all of a country', () => {
  const whole = wholeMap(changed(tinyMap, ['areas', 'east-road', 'hexes'], { country: 'eastland' }));
  const { hexes = [], country } = whole.areas['east-road'] ?? {};

  it('has its land, and says whose', () => {
    const eastland = Object.entries(tinyMap.hexes).flatMap(([hex, line]) =>
      line.country === 'eastland' ? [hex] : [],
    );
    expect([country, hexes]).toEqual(['eastland', eastland]);
    expect(hexes.length).toBeGreaterThan(5);
  });

  it('may be all of a zone', () => {
    const other = wholeMap(changed(tinyMap, ['areas', 'east-road', 'hexes'], { zone: 'north' }));
    const north = Object.entries(tinyMap.hexes).flatMap(([hex, line]) =>
      line.zone === 'north' ? [hex] : [],
    );
    expect(other.areas['east-road']).toMatchObject({ zone: 'north', hexes: north });
    expect(north.length).toBeGreaterThan(5);
  });

  it('stays what it is when the map is made whole again', () => {
    expect(wholeMap(whole).areas).toEqual(whole.areas);
  });

  it('leaves other areas as they are listed', () => {
    expect(whole.areas['west-camp']).toEqual(tinyMap.areas['west-camp']);
  });
});

describe('an opening', () => {
  const opening = openingOf(tinySet(), 'meeting');

  it('has the counters of given hexes, and those of groups where they stood in history', () => {
    expect([...opening.stacks]).toEqual([
      ['0202', ['w1', 'w2']],
      ['0303', ['e1']],
      ['0103', ['w3']],
    ]);
  });

  it('has land held by the holder of its country, unless the scenario says otherwise', () => {
    expect(opening.control.get('0102')).toBe('west');
    expect(opening.control.get('0405')).toBe('east');
    expect(opening.control.get('0203')).toBe('west');
    expect(opening.control.size).toBe(21);
  });

  it('has nobody on water, or in a country that nobody holds', () => {
    expect(opening.control.has('0401')).toBe(false);
    const free = changed(tinyMap, ['countries', 'eastland', 'holder'], undefined);
    const set = tinySet();
    const later = openingOf({ ...set, board: { ...set.board, map: free } }, 'meeting');
    expect([...new Set(later.control.values())]).toEqual(['west']);
  });

  it('has land of a country without a holder held by that of its zone', () => {
    const set = tinySet();
    const free = changed(tinyMap, ['countries', 'eastland', 'holder'], undefined);
    const zoned = changed(free, ['zones', 'north', 'holder'], 'east');
    const { control } = openingOf({ ...set, board: { ...set.board, map: zoned } }, 'meeting');
    expect([control.get('0105'), control.get('0405'), control.get('0101')]).toEqual([
      'east',
      undefined,
      'west',
    ]);
  });

  it('has markers on their hexes, and boxes and the track by name', () => {
    expect([...opening.markers]).toEqual([['0302', ['depot']]]);
    expect([...opening.boxes]).toEqual([
      ['reserve', ['e3']],
      ['track 3', ['e2']],
    ]);
  });

  it('puts a group on top of nobody: what stands fixed in a hex comes first', () => {
    const scenario = changed(tinyScenario, ['free', 'a', 'historical'], { '0202': ['w3'] });
    const stacks = openingOf({ ...tinySet(), scenarios: { meeting: scenario } }, 'meeting').stacks;
    expect(stacks.get('0202')).toEqual(['w1', 'w2', 'w3']);
  });

  it('leaves out counters and markers that are in no hex and no box', () => {
    const scenario = changed(
      changed(tinyScenario, ['boxes'], { absent: ['e3'], empty: [] }),
      ['markers', 'depot'],
      ['reserve'],
    );
    const later = openingOf({ ...tinySet(), scenarios: { meeting: scenario } }, 'meeting');
    expect([...later.boxes.keys()]).toEqual(['track 3']);
    expect(later.markers.size).toBe(0);
  });

  it('is asked of scenarios only that there are', () => {
    expect(() => openingOf(tinySet(), 'toString')).toThrow(RangeError);
  });
});
