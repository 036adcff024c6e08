// The words of the test boards, and short forms for what stands on them: a hex or a counter in a line.
import { wholeMap, wholeUnits } from '../../src/board/board-files.ts';
import type { FeatureLine, From, HexLine, MapFile, UnitLine, UnitsFile } from '../../src/board/data-types.ts';

export const TERRAINS: MapFile['terrains'] = {
  clear: { name: 'clear', sign: '.', unicode: '\u00b7', fill: '#e8e6c8' },
  rough: {
    name: 'rough',
    sign: '^',
    unicode: '\u25b2',
    fill: '#d3b98c',
    ink: '#8a6437',
    tint: '#e2cda4',
    pattern: 'hills',
  },
  marsh: {
    name: 'marsh',
    sign: '"',
    unicode: '\u03c8',
    fill: '#c9dcb9',
    ink: '#3f7f6a',
    tint: '#3d84b0',
    pattern: 'tufts',
  },
  'desert-steppe': {
    name: 'desert steppe',
    sign: ',',
    unicode: '\u2234',
    fill: '#f3e0a9',
    ink: '#b98d3e',
    pattern: 'dots',
  },
  'all-sea': { name: 'sea', sign: '~', unicode: '\u2248', fill: '#a4cbe0', ink: '#2c678f', water: 'sea' },
  'all-lake': { name: 'lake', sign: '-', unicode: '\u223c', fill: '#b4d7e6', ink: '#2c678f', water: 'lake' },
};

export const SIDE_KINDS: MapFile['sideKinds'] = {
  river: {
    name: 'river',
    sign: '/\\|_',
    large: '//\\\\}',
    unicode: '\u2571\u2572\u2503\u2581',
    line: 'river',
    ink: '#2f78b4',
    needs: 'river',
  },
  lake: {
    name: 'lake',
    sign: '~',
    unicode: '\u224b',
    line: 'water',
    ink: '#2c678f',
    fill: '#b4d7e6',
    needs: 'water',
    water: 'lake',
    apart: true,
  },
  sea: {
    name: 'sea',
    sign: '~',
    unicode: '\u224b',
    line: 'water',
    ink: '#2c678f',
    fill: '#a4cbe0',
    needs: 'water',
    water: 'sea',
    apart: true,
  },
  strait: {
    name: 'strait',
    sign: ';',
    unicode: '\u2550',
    line: 'water',
    ink: '#2c678f',
    fill: '#a4cbe0',
    needs: 'water',
  },
};

export const FEATURES: MapFile['features'] = {
  city: {
    name: 'city',
    plural: 'cities',
    sign: 'O',
    unicode: '\u25cf',
    symbol: 'square',
    ink: '#c8202c',
    place: true,
    capitals: true,
  },
  oil: { name: 'oil field', plural: 'oil fields', sign: '*', unicode: '\u25c6', symbol: 'derrick' },
  industry: { name: 'industry', sign: '*', unicode: '\u25c6', symbol: 'works', ink: '#c8202c' },
  port: {
    name: 'port',
    plural: 'ports',
    sign: 'p',
    unicode: '\u2021',
    symbol: 'anchor',
    ink: '#123a5c',
    beside: true,
  },
  fortified: {
    name: 'fortified line',
    plural: 'fortified lines',
    sign: '#%',
    unicode: '\u2592\u2593',
    symbol: 'teeth',
    beside: true,
  },
};

export const UNIT_WORDS = {
  factors: {
    attack: { name: 'attack', summed: true, printed: true },
    defence: { name: 'defence', summed: true, printed: true },
  },
  sizes: { army: { name: 'army', mark: 'xxxx' }, corps: { name: 'corps', mark: 'xxx' } },
  marks: {
    asterisk: { name: 'doubles', symbol: 'asterisk' },
    dot: { name: 'never replaced', symbol: 'dot' },
    bracket: { name: 'ad hoc', symbol: 'bracket' },
  },
  mobilities: { mech: { name: 'mech' }, 'non-mech': { name: 'non-mech' } },
} as const satisfies Partial<UnitsFile>;

/** A hex in short: what stands in it by its name alone. */
export type ShortHex = Partial<Omit<HexLine, 'features'>> & {
  readonly city?: string;
  readonly objective?: string;
  readonly points?: number;
  readonly port?: readonly string[];
  readonly fortified?: string;
  readonly features?: HexLine['features'];
};

export const hexLine = (short: ShortHex): HexLine => {
  const { city, objective, points, port, fortified, features, ...rest } = short;
  const worth: Record<string, FeatureLine> =
    objective === undefined ? {} : { [objective]: { points: points ?? 1 } };
  const standing = {
    ...worth,
    ...(city !== undefined && { city: { name: city, ...worth['city'] } }),
    ...(port !== undefined && { port: { waters: port } }),
    ...(fortified !== undefined && { fortified: { side: fortified } }),
    ...features,
  };
  return { terrain: 'clear', ...rest, ...(Object.keys(standing).length > 0 && { features: standing }) };
};

export type ShortUnit = Partial<Omit<UnitLine, 'faces' | 'marks'>> & {
  readonly attack?: number | 'd6';
  readonly defence?: number | 'd6';
  readonly faces?: UnitLine['faces'];
  readonly marks?: readonly string[];
  readonly from?: From;
};

/** A map with all tables, and the usual words where it has none of its own. */
export const mapFile = (map: Omit<Partial<MapFile>, 'hexes'> & Pick<MapFile, 'grid' | 'hexes'>): MapFile =>
  wholeMap({
    format: 1,
    sources: {},
    terrains: TERRAINS,
    sideKinds: SIDE_KINDS,
    features: FEATURES,
    ...map,
  });

export const unitsFile = (units: Partial<UnitsFile>): UnitsFile =>
  wholeUnits({ format: 1, sources: {}, ...UNIT_WORDS, ...units });
