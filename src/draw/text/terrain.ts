// The ground of a printed board: its terrain, what stands in its hexes and what runs through them, as signs.
import type { PrintedHex } from '../../board/printed-hex.ts';
import type { MapFile, UnitsFile } from '../../board/data-types.ts';
import type { Role } from '../styled-rows.ts';
import type { Zoom } from '../viewport.ts';
import type { Ground, Meaning } from './map-model.ts';
import { standing } from './visible-signs.ts';
import type { Signs } from './signs.ts';

export type SideWords = UnitsFile['sides'];

/** The number of a side among those of its game; -1 for nobody. */
const sideNumber = (sides: SideWords, side: string | undefined): number =>
  side === undefined ? -1 : Object.keys(sides).indexOf(side);

const SIDE_ROLES: readonly Role[] = ['side 0', 'side 1'];
export const sideRole = (sides: SideWords, side: string | undefined): Role =>
  SIDE_ROLES[sideNumber(sides, side)] ?? 'dim';

type Marked = { readonly sign: string; readonly meaning: Meaning };

/** Places in the legend: terrain by its place in the vocabulary, then what stands in hexes. */
const MIDDLE = 20;
const WORTH = 22;
const BESIDE = 23;

/** Entries of one kind keep the order of their vocabulary. */
const within = (order: number, place: number): number => order + place / 100;

/** At the largest zoom a city has its name in capitals. */
const middleOf = (signs: Signs, { zoom, map, sides }: Look, hex: PrintedHex): Marked | undefined => {
  const found = hex.features.find(({ kind }) => kind.beside !== true);
  if (found === undefined) return undefined;
  const { kind, key, side } = found;
  const sign = signs.feature(kind, sideNumber(sides, side));
  const isCapital = zoom === 3 && kind.capitals === true;
  const said = isCapital ? { sign: 'CAPITALS', isAlways: true } : { sign };
  const order = within(MIDDLE, Object.keys(map.features).indexOf(key));
  return { sign, meaning: { order, ...said, text: kind.name } };
};

const worthOf = (signs: Signs, hex: PrintedHex): Marked | undefined =>
  hex.objective === undefined
    ? undefined
    : { sign: signs.objective, meaning: { order: WORTH, sign: signs.objective, text: 'worth points' } };

/** All but the one in the middle. */
const besideOf = (signs: Signs, { map, sides }: Look, hex: PrintedHex): readonly Marked[] => {
  const middle = hex.features.find(({ kind }) => kind.beside !== true);
  return hex.features
    .filter((feature) => feature !== middle)
    .map(({ kind, key, side }): Marked => {
      const number = sideNumber(sides, side) === 1 ? 1 : 0;
      const sign = signs.feature(kind, number);
      const whose = side === undefined ? undefined : sides[side]?.adjective;
      const text = whose === undefined ? kind.name : `${whose} ${kind.name}`;
      const order = within(BESIDE, Object.keys(map.features).indexOf(key)) + number / 1000;
      return { sign, meaning: { order, sign, text } };
    });
};

const networksOf = (signs: Signs, { map }: Look, networks: readonly string[]): readonly Marked[] =>
  networks.map((key) => {
    const sign = signs.network(key);
    const order = within(BESIDE + 1, Object.keys(map.networks).indexOf(key));
    return { sign, meaning: { order, sign, text: map.networks[key]?.name ?? key } };
  });

const nameOf = ({ city, label, features }: PrintedHex): string | undefined =>
  features.some(({ kind }) => kind.capitals === true) ? (city?.toUpperCase() ?? label) : (city ?? label);

/** So many small signs have room beside the middle of a hex. */
const SMALL = 2;

/** Lines of works stand last, whatever there is before them. */
const smallSigns = (signs: readonly Marked[], hex: PrintedHex): string => {
  const shown = signs.slice(0, SMALL).map(({ sign }) => sign);
  const isLast = shown.length === 1 && hex.features.some(({ kind }) => kind.symbol === 'teeth');
  return isLast ? ` ${shown[0]}` : shown.join('').padEnd(SMALL);
};

/** Land without a pattern is left blank where a sign would be only in the way. */
const isBlank = ({ terrains }: Look['map'], key: string): boolean =>
  terrains[key] !== undefined && terrains[key].pattern === undefined && terrains[key].water === undefined;

export type Look = {
  readonly zoom: Zoom;
  readonly map: Pick<MapFile, 'terrains' | 'features' | 'networks'>;
  readonly sides: SideWords;
  /** Only land and water are drawn, as the ground of a layer that shows something else. */
  readonly isPlain: boolean;
};

const terrainMeaning = (signs: Signs, { map }: Look, key: string): Meaning => ({
  order: Object.keys(map.terrains).indexOf(key),
  sign: signs.terrain(key) + signs.terrain(key),
  text: map.terrains[key]?.name ?? key,
});

/** What is one word for all land is drawn like the plainest of it. */
const plainGround = (
  signs: Signs,
  { map }: Look,
): { readonly sign: string; readonly meanings: Meaning[] } => {
  const key = Object.keys(map.terrains).find((one) => isBlank(map, one));
  const sign = key === undefined ? '.' : signs.terrain(key);
  return { sign, meanings: [{ order: 0, sign: sign + sign, text: 'land' }] };
};

const printed = (signs: Signs, look: Look, hex: PrintedHex, networks: readonly string[]): Ground => {
  const { zoom, map, isPlain } = look;
  const [first = '', second = first] = hex.terrains;
  const bare = isPlain && !hex.isWater ? plainGround(signs, look) : undefined;
  const sign = bare?.sign ?? signs.terrain(first);
  const other = bare?.sign ?? signs.terrain(second);
  const meanings = bare?.meanings ?? hex.terrains.map((key) => terrainMeaning(signs, look, key));
  const role: Role | undefined = hex.isWater ? 'water' : undefined;
  const empty = bare !== undefined || (first === second && isBlank(map, first)) ? ' ' : sign;
  const base: Ground = {
    pair: sign + other,
    wide: sign + other,
    first: sign,
    badge: ' ',
    fill: empty,
    signs: '',
    isOpen: hex.isWater,
    meanings: zoom === 3 && empty === ' ' ? [] : meanings,
    ...(first !== second && bare === undefined && { fillOther: other }),
    ...(role !== undefined && { role }),
  };
  const name = zoom === 3 ? nameOf(hex) : undefined;
  const middle = middleOf(signs, look, hex);
  const named = name !== undefined && middle !== undefined ? [middle.meaning] : [];
  const called = {
    ...base,
    meanings: [...base.meanings, ...named],
    ...(name !== undefined && { name }),
  };
  if (isPlain) return called;
  const worth = worthOf(signs, hex);
  const beside = [...besideOf(signs, look, hex), ...networksOf(signs, look, networks)];
  const found = [middle, worth, ...beside].filter((mark) => mark !== undefined);
  if (found.length === 0) return called;
  // At the largest zoom capitals say what stands in the middle; other kinds need their sign.
  const isSigned = zoom === 3 && middle !== undefined && middle.meaning.isAlways !== true;
  const small = smallSigns(beside, hex);
  const foremost = worth ?? middle ?? beside[0];
  return {
    ...called,
    pair: (middle?.sign ?? sign) + (worth ?? beside[0] ?? { sign: other }).sign,
    wide: (middle?.sign ?? sign) + (worth?.sign ?? other) + small,
    badge: (zoom === 3 ? worth?.sign : foremost?.sign) ?? ' ',
    signs: small.trim() === '' && !isSigned ? '' : (isSigned ? middle.sign : empty) + small,
    meanings: [...called.meanings, ...found.map((mark) => mark.meaning)],
    ...(worth !== undefined && { role: 'objective' }),
  };
};

export const groundOf = (...given: Parameters<typeof printed>): Ground => {
  const ground = printed(...given);
  return { ...ground, meanings: standing(ground.meanings, ground) };
};
