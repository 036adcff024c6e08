// Pictures of places that are worth no points, and of the letters of set-up areas.
import { describe, expect, it } from '@jest/globals';
import { printBoard } from '../../src/board/board.ts';
import type { AreaLine, HexLine, MapFile } from '../../src/board/data-types.ts';
import { mapPicture } from '../../src/draw/svg/index.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { tinyMap, tinyUnits } from '../board/tiny.ts';
import { everyNode, readXml, texts, withId } from './xml-kit.ts';
import type { XmlNode } from './xml-kit.ts';

const pictureOf = (map: MapFile): XmlNode =>
  readXml(mapPicture(printBoard(map, makeGrid(map.grid)), tinyUnits));

const cityFill = (root: XmlNode, hex: string): string | undefined =>
  everyNode(root)
    .find(({ attributes }) => attributes.get('data-city') === hex)
    ?.attributes.get('fill');

const withoutPoints = ({ features = {}, ...line }: HexLine): HexLine => ({
  ...line,
  features: Object.fromEntries(
    Object.entries(features).map(([key, { points: _points, ...feature }]) => [key, feature]),
  ),
});

describe('a place', () => {
  const [key = ''] = Object.entries(tinyMap.features).find(([, { symbol }]) => symbol === 'square') ?? [];
  const [hex = ''] =
    Object.entries(tinyMap.hexes).find(([, line]) => line.features?.[key] !== undefined) ?? [];
  const kind = tinyMap.features[key];
  const mapOf = (isScored: boolean): MapFile => ({
    ...tinyMap,
    features: { ...tinyMap.features, ...(kind !== undefined && { [key]: { ...kind, capitals: true } }) },
    hexes: Object.fromEntries(
      Object.entries(tinyMap.hexes).map(([id, line]) => [
        id,
        isScored && id !== hex ? line : withoutPoints(line),
      ]),
    ),
  });

  it('that is worth nothing is a small white square where others are worth points', () => {
    expect(cityFill(pictureOf(mapOf(true)), hex)).toBe('#fffdf2');
  });

  it('is as bold as its kind where nobody counts points, and the key says no more than its kind', () => {
    const root = pictureOf(mapOf(false));
    expect(cityFill(root, hex)).not.toBe('#fffdf2');
    const said = texts(root).join(' ');
    expect([said.includes('worth points'), said.includes('Other ')]).toEqual([false, false]);
  });
});

describe('set-up areas', () => {
  const area = (hexes: readonly string[]): AreaLine => ({ title: 'Camp', kind: 'set-up', rules: [], hexes });
  const lettersOf = (areas: MapFile['areas']): readonly string[] => {
    const found = withId(pictureOf({ ...tinyMap, areas }), 'set-up');
    return found === undefined ? [] : texts(found);
  };

  it('have their letters, without what they are, and several in one hex each its own', () => {
    const areas = { 'first-set-up': area(['0303']), 'second-set-up': area(['0303', '0304']) };
    expect(lettersOf(areas)).toEqual(['FIRST', 'SECOND', 'SECOND']);
  });

  it('that are all of a country or all of a zone have none', () => {
    const land = (of: 'country' | 'zone', key: string): readonly string[] =>
      Object.entries(tinyMap.hexes).flatMap(([id, line]) => (line[of] === key ? [id] : []));
    const areas = { north: area(land('zone', 'north')), east: area(land('country', 'eastland')) };
    expect(lettersOf(areas)).toEqual([]);
    expect(lettersOf({ north: area(land('zone', 'north').slice(1)) })).not.toEqual([]);
  });
});
