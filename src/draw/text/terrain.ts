// The ground of a printed board: its terrain, cities, ports and fortified lines as signs.
import { isWater } from '../../board/board-files.ts';
import type { HexLine, Terrain, UnitsFile } from '../../board/data-types.ts';
import type { Role } from '../styled-rows.ts';
import type { Zoom } from '../viewport.ts';
import type { Ground, Meaning } from './map-model.ts';
import { standing } from './visible-signs.ts';
import type { Signs } from './signs.ts';

export type SideWords = UnitsFile['sides'];

const TERRAIN_WORDS: Readonly<Record<Terrain, string>> = {
  clear: 'clear',
  rough: 'rough',
  marsh: 'marsh',
  'desert-steppe': 'desert or steppe',
  'all-sea': 'sea',
  'all-lake': 'lake',
};
const TERRAIN_ORDER = Object.keys(TERRAIN_WORDS);

/** The number of a side among those of its game; -1 for nobody. */
const sideNumber = (sides: SideWords, side: string | undefined): number =>
  side === undefined ? -1 : Object.keys(sides).indexOf(side);

const SIDE_ROLES: readonly Role[] = ['side 0', 'side 1'];
export const sideRole = (sides: SideWords, side: string | undefined): Role =>
  SIDE_ROLES[sideNumber(sides, side)] ?? 'dim';

type Marked = { readonly sign: string; readonly meaning: Meaning };

/** At the largest zoom a city has its name in capitals. */
const cityOf = (signs: Signs, zoom: Zoom, line: HexLine): Marked | undefined => {
  if (line.city !== undefined) {
    const said = zoom === 3 ? { sign: 'CAPITALS', isAlways: true } : { sign: signs.city };
    return { sign: signs.city, meaning: { order: 20, ...said, text: 'city' } };
  }
  // Most hexes have a name to be called by; only one that is worth something is marked.
  if (line.objective === undefined) return undefined;
  return { sign: signs.label, meaning: { order: 21, sign: signs.label, text: 'oil, industry' } };
};

const objectiveOf = (signs: Signs, line: HexLine): Marked | undefined =>
  line.objective === undefined
    ? undefined
    : { sign: signs.objective, meaning: { order: 22, sign: signs.objective, text: 'worth points' } };

const portOf = (signs: Signs, line: HexLine): Marked | undefined =>
  line.port === undefined
    ? undefined
    : { sign: signs.port, meaning: { order: 23, sign: signs.port, text: 'port' } };

const fortOf = (signs: Signs, sides: SideWords, line: HexLine): Marked | undefined => {
  if (line.fortified === undefined) return undefined;
  const number = sideNumber(sides, line.fortified) === 1 ? 1 : 0;
  const sign = signs.fortified[number];
  const whose = sides[line.fortified]?.adjective;
  const text = whose === undefined ? 'fortified line' : `${whose} fortified line`;
  return { sign, meaning: { order: 24 + number, sign, text } };
};

const nameOf = ({ city, label }: HexLine): string | undefined => city?.toUpperCase() ?? label;

const printed = (signs: Signs, sides: SideWords, zoom: Zoom, line: HexLine, plain: boolean): Ground => {
  const water = isWater(line);
  const terrain = plain && !water ? 'clear' : line.terrain;
  const sign = signs.terrain[terrain];
  const text = plain && !water ? 'land' : TERRAIN_WORDS[terrain];
  const meaning = { order: TERRAIN_ORDER.indexOf(terrain), sign: sign + sign, text };
  const role: Role | undefined = water ? 'water' : undefined;
  const empty = terrain === 'clear' ? ' ' : sign;
  const base: Ground = {
    pair: sign + sign,
    wide: sign + sign,
    first: sign,
    badge: ' ',
    fill: empty,
    signs: '',
    isOpen: water,
    meanings: zoom === 3 && empty === ' ' ? [] : [meaning],
    ...(role !== undefined && { role }),
  };
  const name = zoom === 3 ? nameOf(line) : undefined;
  const city = cityOf(signs, zoom, line);
  const named = name !== undefined && city !== undefined ? [city.meaning] : [];
  const called = {
    ...base,
    meanings: [...base.meanings, ...named],
    ...(name !== undefined && { name }),
  };
  if (plain) return called;
  const objective = objectiveOf(signs, line);
  const port = portOf(signs, line);
  const fort = fortOf(signs, sides, line);
  const found = [city, objective, port, fort].filter((mark) => mark !== undefined);
  if (found.length === 0) return called;
  const small = [port, fort].map((mark) => mark?.sign ?? ' ').join('');
  const foremost = objective ?? city ?? port ?? fort;
  return {
    ...called,
    pair: (city?.sign ?? sign) + (objective ?? port ?? fort ?? { sign }).sign,
    wide: (city?.sign ?? sign) + (objective?.sign ?? sign) + small,
    badge: (zoom === 3 ? objective?.sign : foremost?.sign) ?? ' ',
    signs: small === '  ' ? '' : empty + small,
    meanings: [...called.meanings, ...found.map((mark) => mark.meaning)],
    ...(objective !== undefined && { role: 'objective' }),
  };
};

/** `plain`: only land and water, as the ground of a layer that shows something else. */
export const groundOf = (...given: Parameters<typeof printed>): Ground => {
  const ground = printed(...given);
  return { ...ground, meanings: standing(ground.meanings, ground) };
};
