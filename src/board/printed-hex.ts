// A hex of a printed board with its keys looked up once: what terrain it is of, what stands in it, what it is worth.
import type { FeatureLine, HexLine, MapFile } from './data-types.ts';
import type { FeatureKind } from './vocabularies.ts';

export type PrintedFeature = FeatureLine & { readonly key: string; readonly kind: FeatureKind };

export type PrintedHex = {
  /** The terrain that counts for most. */
  readonly terrain: string;
  readonly terrains: readonly string[];
  readonly isWater: boolean;
  readonly country?: string;
  readonly zone?: string;
  readonly water?: string;
  /** The name of its city or town. */
  readonly city?: string;
  /** Another printed name. */
  readonly label?: string;
  /** In the order of the vocabulary. */
  readonly features: readonly PrintedFeature[];
  /** The feature it is worth holding for, and what all of them are worth. */
  readonly objective?: string;
  readonly points?: number;
  /** The waters on which it is a port. */
  readonly port?: readonly string[];
  /** Whose fortified line runs here. */
  readonly fortified?: string;
};

type Vocabulary = Pick<MapFile, 'terrains' | 'features'>;

export const terrainsOf = ({ terrain }: Pick<HexLine, 'terrain'>): readonly string[] =>
  typeof terrain === 'string' ? [terrain] : terrain;

/** A hex is water when all its terrain is. */
export const isWaterLine = (
  { terrains }: Pick<MapFile, 'terrains'>,
  line: Pick<HexLine, 'terrain'>,
): boolean =>
  terrainsOf(line).every((key) => Object.hasOwn(terrains, key) && terrains[key]?.water !== undefined);

const featuresOf = (map: Vocabulary, line: HexLine): readonly PrintedFeature[] =>
  line.features === undefined
    ? []
    : Object.entries(map.features).flatMap(([key, kind]): readonly PrintedFeature[] => {
        const feature = line.features?.[key];
        return feature === undefined ? [] : [{ ...feature, key, kind }];
      });

export const printedHex = (map: Vocabulary, line: HexLine): PrintedHex => {
  const { country, zone, water, label } = line;
  const terrains = terrainsOf(line);
  const features = featuresOf(map, line);
  const city = features.find(({ kind, name }) => kind.place === true && name !== undefined)?.name;
  const worth = features.filter(({ points }) => points !== undefined);
  const objective = worth[0]?.key;
  const port = features.flatMap(({ waters = [] }) => waters);
  const fortified = features.find(({ kind }) => kind.symbol === 'teeth')?.side;
  return {
    terrain: terrains[0] ?? '',
    terrains,
    isWater: isWaterLine(map, line),
    ...(country !== undefined && { country }),
    ...(zone !== undefined && { zone }),
    ...(water !== undefined && { water }),
    ...(city !== undefined && { city }),
    ...(label !== undefined && { label }),
    features,
    ...(objective !== undefined && {
      objective,
      points: worth.reduce((sum, { points = 0 }) => sum + points, 0),
    }),
    ...(port.length > 0 && { port }),
    ...(fortified !== undefined && { fortified }),
  };
};

/** The values of a hex or a counter that each have a source of their own, by the name under which it is given. */
export const hexFields = (line: HexLine): Readonly<Record<string, unknown>> => {
  const { features = {}, from: _from, ...fields } = line;
  const standing = Object.entries(features).flatMap(([key, { points, ...rest }]): [string, unknown][] => {
    const values = Object.values(rest);
    return [
      [key, values.length === 0 ? true : values.length === 1 ? values[0] : rest],
      ...(points === undefined ? [] : [[`${key}.points`, points] as [string, unknown]]),
    ];
  });
  return { ...fields, ...Object.fromEntries(standing) };
};
