// Checks hexsides: each lies between two hexes that touch, none stands twice, and each says what runs there.
import { areAdjacent } from '../../hex/hexsides.ts';
import { MAP } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { has, hexLine } from '../board-files.ts';
import { isWaterLine, terrainsOf } from '../printed-hex.ts';
import type { GriddedParts } from '../board-files.ts';
import type { MapFile, SideLine } from '../data-types.ts';
import type { SideKind } from '../vocabularies.ts';

const pairKey = ([a, b]: SideLine['between']): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

const kindOf = ({ sideKinds }: MapFile, { kind }: SideLine): SideKind | undefined =>
  has(sideKinds, kind) ? sideKinds[kind] : undefined;

/** What the kind of a side demands of its line, and nothing else: a river, a water of its sort, a protected hex. */
const namedWater = (map: MapFile, line: SideLine, index: number): readonly Finding[] => {
  const kind = kindOf(map, line);
  if (kind === undefined) return [];
  const path = ['hexsides', index];
  const found: Finding[] = [];
  const wanted = { river: kind.needs === 'river', water: kind.needs === 'water', of: kind.protects === true };
  for (const key of ['river', 'water', 'of'] as const) {
    if (wanted[key] && line[key] === undefined)
      found.push(finding('SIDE.LACKS', MAP, path, { kind: kind.name, key }));
    if (!wanted[key] && line[key] !== undefined)
      found.push(finding('SIDE.TOO-MUCH', MAP, [...path, key], { kind: kind.name, key }));
  }
  const { water, of } = line;
  if (of !== undefined && !line.between.includes(of))
    found.push(finding('SIDE.OF', MAP, [...path, 'of'], { hex: of, hexes: [...line.between] }));
  const sort = water !== undefined && has(map.waters, water) ? map.waters[water]?.kind : undefined;
  if (sort !== undefined && kind.water !== undefined && (kind.water === 'sea') !== (sort === 'sea'))
    found.push(finding('SIDE.SORT', MAP, [...path, 'water'], { kind: kind.name, water: water ?? '', sort }));
  return found;
};

/** What runs along the shore of a hex of water is that water. */
const shore = (map: MapFile, line: SideLine, index: number): readonly Finding[] => {
  const kind = kindOf(map, line);
  const wet = line.between.find((hex) => {
    const there = hexLine(map, hex);
    return there !== undefined && isWaterLine(map, there);
  });
  if (wet === undefined || kind === undefined) return [];
  const [key = ''] = terrainsOf(hexLine(map, wet) ?? { terrain: [] });
  const terrain = map.terrains[key];
  return kind.water !== undefined && kind.water === terrain?.water
    ? []
    : [
        finding('SIDE.SHORE', MAP, ['hexsides', index, 'kind'], {
          kind: kind.name,
          hex: wet,
          terrain: terrain?.name ?? key,
        }),
      ];
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
  const there = new Map<string, SideLine[]>();
  return map.hexsides.flatMap((line, index) => {
    const found = [
      ...touching(parts, line, index),
      ...namedWater(map, line, index),
      ...shore(map, line, index),
    ];
    const key = pairKey(line.between);
    const lines = there.get(key) ?? [];
    there.set(key, [...lines, line]);
    // A wall may stand along a river; two waters cannot run along one side, nor anything twice.
    const isWet = (one: SideLine): boolean => kindOf(map, one)?.needs !== undefined;
    const before = lines.find((one) => one.kind === line.kind || (isWet(one) && isWet(line)));
    if (before === undefined) return found;
    const params = { hexes: [...line.between], kind: line.kind, before: before.kind };
    return [...found, finding('SIDE.TWICE', MAP, ['hexsides', index], params)];
  });
};
