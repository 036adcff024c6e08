// What the map of Moscow vs. Barbarossa has of its own beside that of Typhoon: a coarser grid on the same earth.
import { describe, expect, it } from '@jest/globals';
import { mapKit } from '../../typhoon/data/map-kit.ts';

const small = mapKit('moscow41');
const large = mapKit('typhoon');

const placesOf = ({ placesOf: of }: typeof small): readonly string[] =>
  ['moscow', 'tula', 'major-city', 'town'].flatMap(of);

describe('the map of Moscow vs. Barbarossa', () => {
  it('has 28 rows of 20 hexes of 32 kilometres, but for the north-west corner', () => {
    const { map } = small.board;
    expect([map.kilometres, map.grid.sheets, map.grid.columns.default]).toEqual([
      32,
      [{ prefix: '', firstRow: 10, lastRow: 37 }],
      [0, 19],
    ]);
    expect(small.ids).toHaveLength(28 * 20 - 16);
  });

  it('has the places of Typhoon, but for two that would share a hex with a greater one', () => {
    const gone = placesOf(large).filter((name) => !placesOf(small).includes(name));
    expect(gone.toSorted()).toEqual(['Zhizdra', 'Zubtsov']);
    expect(placesOf(small).filter((name) => !placesOf(large).includes(name))).toEqual([]);
  });

  it('has every place in the hands in which Typhoon has it', () => {
    const other = placesOf(small).filter(
      (name) => small.held.get(small.hexOf(name)) !== large.held.get(large.hexOf(name)),
    );
    expect(other).toEqual([]);
  });

  it('has the words of Typhoon', () => {
    const words = ({ board: { map } }: typeof small): unknown => [
      map.terrains,
      map.sideKinds,
      map.features,
      Object.keys(map.networks),
      Object.keys(map.rivers),
      Object.keys(map.areas),
    ];
    expect(words(small)).toEqual(words(large));
  });
});

describe('the map of Typhoon', () => {
  it('has 44 rows of 32 hexes of 20 kilometres, but for the north-west corner', () => {
    const { map } = large.board;
    expect([map.kilometres, map.grid.sheets, map.grid.columns.default]).toEqual([
      20,
      [{ prefix: '', firstRow: 10, lastRow: 53 }],
      [0, 31],
    ]);
    expect(large.ids).toHaveLength(44 * 32 - 36);
  });

  it('typhoon:SET.11 has forty German start-line hexes', () => {
    expect(large.area('german-start-line')).toHaveLength(40);
  });
});
