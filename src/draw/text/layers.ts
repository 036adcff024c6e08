// Layers: what is shown in the hexes of a board. Later ones lie over earlier ones where they have something to say.
import type { PrintedBoard } from '../../board/board.ts';
import type { PrintedHex } from '../../board/printed-hex.ts';
import type { Layer } from '../layer-names.ts';
import type { Role } from '../styled-rows.ts';
import type { MapStyle, Zoom } from '../viewport.ts';
import type { BrickLaid } from '../bricks/brick-model.ts';
import { abbreviations } from './abbreviate.ts';
import { sideRole } from './terrain.ts';
import type { SideWords } from './terrain.ts';
import type { Ground, GroundMeaning, GroundPart } from './map-model.ts';
import { standing, without } from './visible-signs.ts';
import { networkShape } from './signs.ts';
import type { SideShape } from './signs.ts';

/** What a layer says of a hex, laid over its ground. */
export type Laid = {
  /** Absent: the ground is left as it is. */
  readonly pair?: string;
  readonly wide?: string;
  readonly first?: string;
  readonly fill?: string;
  readonly called?: string;
  readonly text?: string;
  readonly role?: Role;
  /** Which of several areas it is. */
  readonly area?: number;
  /** Such as a cost; `text` where it stands nowhere else. */
  readonly figure?: string;
  /** The name of the hex is to be seen, whatever it is a name of. */
  readonly isNamed?: boolean;
  readonly meanings?: readonly GroundMeaning[];
};

export type LayerInput = {
  readonly zoom: Zoom;
  readonly board: PrintedBoard;
  readonly sides: SideWords;
  /** Holder by hex. */
  readonly control: ReadonlyMap<string, string>;
};

type Laying = (hex: number) => Laid | undefined;

const lineOf = (board: PrintedBoard, hex: number): PrintedHex | undefined => board.hexes[hex];

const controlLayer =
  ({ board, control, sides, zoom }: LayerInput): Laying =>
  (hex) => {
    const holder = control.get(board.grid.id(hex));
    const side = holder === undefined ? undefined : sides[holder];
    if (side === undefined) return undefined;
    const letter = side.letter.toLowerCase();
    const pair = letter + letter;
    const order = 40 + Object.keys(sides).indexOf(holder ?? '');
    return {
      pair,
      first: letter,
      fill: letter,
      role: sideRole(sides, holder),
      meanings: [{ order, sign: zoom === 3 ? letter : pair, text: `held by ${side.name}` }],
    };
  };

const SUPPLY_KINDS: readonly string[] = ['supply', 'source'];

type Area = { readonly sign: string; readonly title: string };

/**
 * Where areas lie over each other: all their letters where there is room, else the first of them and over which it lies.
 * Those beneath are explained although they are not seen there.
 */
const areaMeanings = (zoom: Zoom, here: readonly Area[]): readonly GroundMeaning[] => {
  const named = here.map(({ sign, title }): GroundMeaning => ({ order: 51, sign, text: title }));
  const [top, ...under] = named;
  if (top === undefined || under.length === 0) return named;
  const letters = under.map(({ sign }) => sign).join('');
  if (zoom > 1) return [...named, { order: 52, sign: top.sign + letters, text: 'in each of them' }];
  return [
    top,
    ...under.map((one): GroundMeaning => ({ ...one, isAlways: true, parts: ['pair'] })),
    { order: 52, sign: top.sign, text: `over ${letters}` },
  ];
};

const supplyLayer = ({ board, zoom }: LayerInput): Laying => {
  const { areas, zones } = board.map;
  const zoneForms = abbreviations(
    Object.entries(zones).map(([key, { name }]) => [key, name]),
    1,
  );
  const shown = Object.entries(areas).filter(([, { kind }]) => SUPPLY_KINDS.includes(kind));
  const areaForms = abbreviations(
    shown.map(([key]) => [key, key]),
    1,
  );
  const size = (key: string): number => areas[key]?.hexes.length ?? 0;
  return (hex) => {
    const zone = lineOf(board, hex)?.zone;
    const zoneSign = zone === undefined ? undefined : zoneForms.get(zone)?.toLowerCase();
    // The smallest says the most.
    const inside = (board.areas[hex] ?? []).toSorted((a, b) => size(a) - size(b));
    const here = inside.flatMap((key) => {
      const [sign, area] = [areaForms.get(key), areas[key]];
      return sign === undefined || area === undefined ? [] : [{ sign, title: area.title }];
    });
    if (zoneSign === undefined && here.length === 0) return undefined;
    const ground = zoneSign ?? '.';
    const letters = here.map(({ sign }) => sign).join('');
    return {
      pair: ground + (letters.charAt(0) || ground),
      wide: ground + (letters || ground),
      first: letters.charAt(0) || ground,
      fill: ground,
      ...(letters !== '' && { text: letters }),
      ...(zone !== undefined && { area: Object.keys(zones).indexOf(zone) }),
      ...(here.length > 0 && {
        area: Object.keys(zones).length + shown.findIndex(([key]) => inside.includes(key)),
      }),
      ...(letters !== '' && { role: 'objective' }),
      meanings: [
        ...(zone === undefined || zoneSign === undefined
          ? []
          : [{ order: 50, sign: zoneSign, text: `zone ${zones[zone]?.name ?? zone}` }]),
        ...areaMeanings(zoom, here),
      ],
    };
  };
};

const countriesLayer = ({ board, sides }: LayerInput): Laying => {
  const { countries } = board.map;
  const forms = abbreviations(
    Object.entries(countries).map(([key, { name }]) => [key, name]),
    2,
  );
  return (hex) => {
    const key = lineOf(board, hex)?.country;
    const [country, form] = key === undefined ? [] : [countries[key], forms.get(key)];
    if (country === undefined || form === undefined) return undefined;
    return {
      pair: form,
      text: form,
      role: sideRole(sides, country.holder),
      area: Object.keys(countries).indexOf(key ?? ''),
      meanings: [{ order: 55, sign: form, text: country.name }],
    };
  };
};

type ShortName = { readonly hex: number; readonly name: string; readonly short: string };

/**
 * Names in reading order with their short forms; cities and what is worth points come first, so that they get the
 * plainest. Two letters are too few to tell all of them apart: zoom 1 has no others.
 */
export const shortNames = (board: PrintedBoard, zoom: Zoom): readonly ShortName[] => {
  const named = [...board.grid.readingOrder].flatMap((hex) => {
    const { city, label, objective } = lineOf(board, hex) ?? {};
    const name = city ?? label;
    const rank = objective !== undefined ? 0 : city !== undefined ? 1 : 2;
    return name === undefined || (zoom === 1 && rank === 2) ? [] : [{ hex, name, rank }];
  });
  const ranked = named.toSorted((a, b) => a.rank - b.rank);
  const forms = abbreviations(
    ranked.map(({ hex, name }) => [String(hex), name]),
    zoom === 1 ? 2 : 4,
  );
  return named.map(({ hex, name }) => ({ hex, name, short: forms.get(String(hex)) ?? '' }));
};

const namesLayer = ({ board, zoom }: LayerInput): Laying => {
  const byHex = new Map(shortNames(board, zoom).map(({ hex, short }) => [hex, short]));
  return (hex) => {
    const short = byHex.get(hex);
    if (short === undefined) return undefined;
    const isObjective = lineOf(board, hex)?.objective !== undefined;
    return {
      isNamed: true,
      pair: short.padEnd(2).slice(0, 2),
      wide: short,
      called: short,
      ...(isObjective && { role: 'objective' as const }),
    };
  };
};

const nothing: Laying = () => undefined;

const LAYINGS: Readonly<Record<Layer, (input: LayerInput) => Laying>> = {
  terrain: () => nothing,
  control: controlLayer,
  supply: supplyLayer,
  countries: countriesLayer,
  rivers: () => nothing,
  names: namesLayer,
};

/** What a layer says of each hex. */
export const layingOf = (layer: Layer, input: LayerInput): ((hex: number) => Laid | undefined) =>
  LAYINGS[layer](input);

export const over = (ground: Ground, { meanings = [], ...laid }: Laid): Ground => {
  const { pair, wide = pair } = laid;
  const written = { ...laid, ...(wide !== undefined && { wide }) };
  const covered = Object.keys(written) as readonly GroundPart[];
  return {
    ...ground,
    ...written,
    meanings: [...without(ground.meanings, covered), ...standing(meanings, written)],
  };
};

/** What lies over a brick: as a colour, with a letter for it. */
export const laidOnBrick = ({ area, role, first, figure, isNamed = false }: Laid): BrickLaid => ({
  tint: isNamed ? undefined : (area ?? role),
  letter: figure === undefined ? first : undefined,
  figure,
  isNamed,
});

/** The ground of a hex with all layers over it. */
export const laidOver = (
  input: LayerInput,
  layers: readonly Layer[],
): ((hex: number, ground: Ground) => Ground) => {
  const layings = layers.map((layer) => layingOf(layer, input));
  return (hex, ground) =>
    layings.reduce((below, lay) => {
      const laid = lay(hex);
      return laid === undefined ? below : over(below, laid);
    }, ground);
};

/** What is drawn along the sides. Zoom 1 has room only where it was asked for. */
export const shapesShown = (
  { map }: Pick<PrintedBoard, 'map'>,
  zoom: Zoom,
  layers: readonly Layer[],
  style?: MapStyle,
): readonly SideShape[] => {
  const printed = [...Object.keys(map.sideKinds), ...Object.keys(map.networks).map(networkShape)];
  if (zoom === 3) return [...printed, 'border', 'zone'];
  if (zoom === 1 && style === 'bricks') return Object.keys(map.sideKinds);
  if (zoom === 1) return layers.includes('rivers') ? printed : [];
  return [
    ...printed,
    ...(layers.includes('countries') || style === 'bricks' ? (['border'] as const) : []),
    ...(layers.includes('supply') ? (['zone'] as const) : []),
  ];
};
