// Checks hexsides: each lies between two hexes that touch, none stands twice, and each says what runs there.
import { areAdjacent } from '../../hex/hexsides.ts';
import { MAP } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { has, hexLine, isWater } from '../board-files.ts';
import type { GriddedParts } from '../board-files.ts';
import type { MapFile, SideLine } from '../data-types.ts';

const pairKey = ([a, b]: SideLine['between']): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

/** A river has a river, the others a water of their own sort. */
const namedWater = (map: MapFile, line: SideLine, index: number): readonly Finding[] => {
  const wanted = line.kind === 'river' ? 'river' : 'water';
  const other = line.kind === 'river' ? 'water' : 'river';
  const path = ['hexsides', index];
  const found: Finding[] = [];
  if (line[wanted] === undefined)
    found.push(finding('SIDE.LACKS', MAP, path, { kind: line.kind, key: wanted }));
  if (line[other] !== undefined)
    found.push(finding('SIDE.TOO-MUCH', MAP, [...path, other], { kind: line.kind, key: other }));
  const { water } = line;
  const sort = water !== undefined && has(map.waters, water) ? map.waters[water]?.kind : undefined;
  const fits = line.kind === 'strait' || line.kind === 'river' || (line.kind === 'sea') === (sort === 'sea');
  if (sort !== undefined && !fits)
    found.push(finding('SIDE.SORT', MAP, [...path, 'water'], { kind: line.kind, water: water ?? '', sort }));
  return found;
};

/** What runs along the shore of a hex of water is that water. */
const shore = (map: MapFile, { between, kind }: SideLine, index: number): readonly Finding[] => {
  const wet = between.find((hex) => {
    const line = hexLine(map, hex);
    return line !== undefined && isWater(line);
  });
  if (wet === undefined) return [];
  const terrain = hexLine(map, wet)?.terrain;
  const fits = terrain === 'all-sea' ? kind === 'sea' : kind === 'lake';
  return fits
    ? []
    : [finding('SIDE.SHORE', MAP, ['hexsides', index, 'kind'], { kind, hex: wet, terrain: terrain ?? '' })];
};

const touching = ({ grid }: GriddedParts, { between }: SideLine, index: number): readonly Finding[] => {
  const path = ['hexsides', index, 'between'];
  const off = between.filter((hex) => grid.index(hex) < 0);
  if (off.length > 0) return off.map((hex) => finding('HEX.NONE', MAP, path, { hex }));
  const [a, b] = between.map((hex) => grid.index(hex));
  return areAdjacent(grid, a ?? -1, b ?? -1)
    ? []
    : [finding('SIDE.APART', MAP, path, { hexes: [...between] })];
};

export const sideFindings = (parts: GriddedParts): readonly Finding[] => {
  const { map } = parts;
  const there = new Map<string, SideLine>();
  return map.hexsides.flatMap((line, index) => {
    const found = [
      ...touching(parts, line, index),
      ...namedWater(map, line, index),
      ...shore(map, line, index),
    ];
    const key = pairKey(line.between);
    const before = there.get(key);
    there.set(key, line);
    if (before === undefined) return found;
    const params = { hexes: [...line.between], kind: line.kind, before: before.kind };
    return [...found, finding('SIDE.TWICE', MAP, ['hexsides', index], params)];
  });
};
