// What the rulebook itself says of the map: any owner's file must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { lacks } from '../../../board/check/charts.ts';
import { demandsOf, letters } from '../../../board/check/demands.ts';
import { frontDemands } from '../../../board/check/front.ts';
import type { FeatureLine } from '../../../board/data-types.ts';
import { MAP, TABLES } from '../../../board/file-names.ts';
import type { Finding } from '../../../board/finding.ts';
import { controlAtStart } from '../../../board/scenario.ts';
import { ruleNumber } from '../../../core/strings.ts';
import type { TablesFile, Who } from './charts.ts';

const { wants } = demandsOf('deathstruggle');
const { places } = frontDemands('deathstruggle');

type Place = { readonly hex: string; readonly key: string; readonly line: FeatureLine };

/** The map as it can be asked, what stands in its hexes, and who holds them when the game begins. */
type Asked = {
  readonly set: BoardSet;
  readonly there: readonly Place[];
  readonly held: ReadonlyMap<string, string>;
};

type Demand = (asked: Asked) => readonly Finding[];

const featuresOf = ({ board }: BoardSet): readonly Place[] =>
  Object.entries(board.map.hexes).flatMap(([hex, { features = {} }]) =>
    Object.entries(features).map(([key, line]) => ({ hex, key, line })),
  );

/** The hex of a place by its name. */
const hexOf = ({ there }: Asked, name: string): string | undefined =>
  there.find(({ line }) => letters(line.name) === letters(name))?.hex;

/** VIC.1 to VIC.5: the victory cities and what they are worth, and no others. */
const victoryCities: Demand = ({ set, there }) => {
  const { points } = set.tables as TablesFile;
  const cities = there.filter(({ key }) => key === 'victory-city');
  const isNamed = (name: string | undefined): boolean =>
    points.some(({ title }) => letters(title) === letters(name));
  return [
    ...points.flatMap(({ title, points: worth, rules }) => {
      const city = cities.find(({ line }) => letters(line.name) === letters(title));
      const rule = ruleNumber(rules[0] ?? '');
      if (city === undefined) return wants(rule, MAP, ['hexes'], `the victory city ${title}`, undefined);
      const path = ['hexes', city.hex, 'features', 'victory-city', 'points'];
      return city.line.points === worth
        ? []
        : wants(rule, MAP, path, `${worth} for ${title}`, city.line.points);
    }),
    ...cities.flatMap(({ hex, line: { name } }) =>
      isNamed(name)
        ? []
        : wants('VIC.5', MAP, ['hexes', hex, 'features', 'victory-city'], 'a city that is named', name),
    ),
  ];
};

const featured =
  (rule: string, name: string, feature: string): Demand =>
  (asked) => {
    const hex = hexOf(asked, name);
    return asked.there.some((one) => one.key === feature && one.hex === hex)
      ? []
      : wants(rule, MAP, ['hexes', hex ?? ''], `${feature} at ${name}`, undefined);
  };

const heldBy =
  (rule: string, name: string, side: Who): Demand =>
  (asked) => {
    const hex = hexOf(asked, name) ?? '';
    const found = asked.held.get(hex);
    return found === side ? [] : wants(rule, MAP, ['hexes', hex], `${name} in ${side} hands`, found);
  };

const areaThere =
  (rule: string, key: string): Demand =>
  ({ set: { board } }) =>
    (board.map.areas[key]?.hexes.length ?? 0) > 0
      ? []
      : wants(rule, MAP, ['areas'], `an area ${key}`, undefined);

/** MOV.4: an area or a zone. */
const south: Demand = (asked) =>
  Object.hasOwn(asked.set.board.map.zones, 'south') ? [] : areaThere('MOV.4', 'south')(asked);

const sea =
  (key: string): Demand =>
  ({ set: { board } }) =>
    board.map.waters[key]?.kind === 'sea' ? [] : wants('STR.7', MAP, ['waters'], `a sea ${key}`, undefined);

/** The rules price every terrain and every hexside by the chart of their effects. */
const charted: Demand = ({ set: { board, tables } }) => {
  const known = (tables as TablesFile).terrain.map(({ id }) => id);
  const { terrains, sideKinds } = board.map;
  return Object.entries({ terrains, sideKinds }).flatMap(([table, keys]) =>
    Object.keys(keys)
      .filter((key) => !known.includes(key))
      .flatMap((key) => wants('MOV.3', MAP, [table, key], 'a line of the chart', key)),
  );
};

/** Words of the chart of arrivals that are no place of the map. */
const BY_RULE = new Set(['rail-head', 'factory', 'other-major-cities', 'supplied-unit', 'supplied-city']);

/** REP.1, REP.7: units come in at areas, in countries and in cities that there are. */
const arrivals: Demand = (asked) => {
  const { areas, countries } = asked.set.board.map;
  const isThere = (at: string): boolean =>
    BY_RULE.has(at) ||
    Object.hasOwn(areas, at) ||
    Object.hasOwn(countries, at) ||
    hexOf(asked, at) !== undefined;
  return (asked.set.tables as TablesFile).arrivals.flatMap(({ at }, i) =>
    at.flatMap((one, n) => (isThere(one) ? [] : [lacks(TABLES, ['arrivals', i, 'at', n], 'place', one)])),
  );
};

const oneTerrain: Demand = ({ set: { board } }) =>
  Object.entries(board.map.hexes).flatMap(([hex, { terrain }]) =>
    typeof terrain === 'string' || terrain.length === 1
      ? []
      : wants('TER.10', MAP, ['hexes', hex, 'terrain'], 'one terrain', terrain.length),
  );

const DEMANDS: readonly Demand[] = [
  victoryCities,
  featured('SUP.15', 'Ploesti', 'oilfield'),
  featured('SUP.15', 'Maikop', 'oilfield'),
  featured('REP.5', 'Leningrad', 'tank-factory'),
  featured('REP.5', 'Stalingrad', 'tank-factory'),
  heldBy('VIC.1', 'Warsaw', 'axis'),
  heldBy('VIC.1', 'Bucharest', 'axis'),
  heldBy('SUP.15', 'Ploesti', 'axis'),
  heldBy('STR.9', 'Koenigsberg', 'axis'),
  ...['Leningrad', 'Moscow', 'Kiev', 'Rostov'].map((city) => heldBy('REP.1', city, 'russian')),
  ...['Odessa', 'Minsk'].map((city) => heldBy('SET.11', city, 'russian')),
  heldBy('STR.10', 'Sevastopol', 'russian'),
  areaThere('SET.3', 'rumania'),
  south,
  areaThere('SUP.5', 'russian-edge'),
  areaThere('REP.7', 'axis-edge'),
  areaThere('REP.1', 'eastern-edge'),
  sea('baltic'),
  sea('black-sea'),
  sea('azov'),
  charted,
  oneTerrain,
  arrivals,
];

/** Places without which a rule would speak of nothing. */
const PLACES = [places('STR.9', ['Koenigsberg']), places('STR.11', ['Kerch']), places('SET.11', ['Minsk'])];

export const mapFindings = (set: BoardSet): readonly Finding[] => {
  const asked = { set, there: featuresOf(set), held: controlAtStart(set.board.map) };
  return [...DEMANDS.flatMap((demand) => demand(asked)), ...PLACES.flatMap((demand) => demand(set))];
};
