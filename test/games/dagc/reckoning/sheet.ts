// The printed sheets as a second reader finds them: straight from the files, by the words of the book, with nothing of the program.
import { readFileSync } from 'node:fs';

type Hex = {
  readonly terrain: string | readonly string[];
  readonly features?: Readonly<Record<string, { readonly side?: string }>>;
  readonly zone?: string;
};
type Unit = {
  readonly id: string;
  readonly side: Side;
  readonly type: string;
  readonly kinds?: readonly string[];
  readonly faces: readonly { readonly combat: number }[];
};
export type Side = 'german' | 'soviet';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../data/dagc/${name}`, import.meta.url), 'utf8'));

const MAP = read('map.json') as {
  readonly hexes: Readonly<Record<string, Hex>>;
  readonly hexsides: readonly { readonly between: readonly [string, string]; readonly kind: string }[];
  readonly areas: Readonly<Record<string, { readonly hexes: readonly string[] }>>;
};
const UNITS = new Map(
  (read('units.json') as { readonly units: readonly Unit[] }).units.map((unit) => [unit.id, unit]),
);

const ends = (a: string, b: string): string => [a, b].toSorted().join('-');

const SIDES = new Map<string, readonly string[]>();
for (const { between, kind } of MAP.hexsides) {
  const key = ends(...between);
  SIDES.set(key, [...(SIDES.get(key) ?? []), kind]);
}

const number = (row: number, column: number): string =>
  column < 0 ? '' : [row, column].map((n) => String(n).padStart(2, '0')).join('');

/** 1.3: rows from the north, columns from the east; even rows lie half a hex farther east. From the east, by the south. */
export const ringOf = (hex: string): readonly string[] => {
  const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const [east, west] = row % 2 === 0 ? [column - 1, column] : [column, column + 1];
  return [
    number(row, column - 1),
    number(row + 1, east),
    number(row + 1, west),
    number(row, column + 1),
    number(row - 1, west),
    number(row - 1, east),
  ];
};

export const isHex = (hex: string): boolean => MAP.hexes[hex] !== undefined;
export const nextTo = (hex: string): readonly string[] => ringOf(hex).filter(isHex);
export const HEXES: readonly string[] = Object.keys(MAP.hexes);
export const between = (a: string, b: string): readonly string[] => SIDES.get(ends(a, b)) ?? [];
export const area = (id: string): readonly string[] => MAP.areas[id]?.hexes ?? [];
export const terrains = (hex: string): readonly string[] => [MAP.hexes[hex]?.terrain ?? []].flat();
export const isLand = (hex: string): boolean =>
  isHex(hex) && !terrains(hex).some((terrain) => terrain.startsWith('all-'));
export const isMarsh = (hex: string): boolean => terrains(hex).includes('western-pripyat');
export const has = (hex: string, feature: string): boolean =>
  MAP.hexes[hex]?.features?.[feature] !== undefined;
export const lineOf = (hex: string): string | undefined => MAP.hexes[hex]?.features?.['entrenchment']?.side;
export const openingOf = (hex: string): string | undefined => MAP.hexes[hex]?.zone?.replace('-side', '');

const unitOf = (unit: string): Unit => {
  const found = UNITS.get(unit);
  if (found === undefined) throw new RangeError(unit);
  return found;
};
export const sideOf = (unit: string): Side => unitOf(unit).side;
export const typeOf = (unit: string): string => unitOf(unit).type;
export const isOf = (unit: string, kind: string): boolean => unitOf(unit).kinds?.includes(kind) === true;
export const factor = (unit: string, hits: number): number => unitOf(unit).faces[hits]?.combat ?? 0;
export const enemyOf = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');

/** As straight as can be: rows, and what is left of the way beside them. */
export const apart = (a: string, b: string): number => {
  const east = (hex: string): number => -Number(hex.slice(2)) + (Number(hex.slice(0, 2)) % 2 === 0 ? 0.5 : 0);
  const rows = Math.abs(Number(a.slice(0, 2)) - Number(b.slice(0, 2)));
  return rows + Math.max(0, Math.abs(east(a) - east(b)) - rows / 2);
};
