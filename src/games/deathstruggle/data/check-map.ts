// What the rulebook itself says of the map: any owner's file must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { lacks } from '../../../board/check/charts.ts';
import { demandsOf, letters } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { frontDemands } from '../../../board/check/front.ts';
import { featuresOf, hexNamed, mapDemands } from '../../../board/check/map-demands.ts';
import { MAP, TABLES } from '../../../board/file-names.ts';
import type { Finding } from '../../../board/finding.ts';
import { ruleNumber } from '../../../core/strings.ts';
import type { TablesFile } from './charts.ts';

const { wants } = demandsOf('deathstruggle');
const { places } = frontDemands('deathstruggle');
const { featured, heldBy, areaThere, seas, charted, oneTerrain } = mapDemands('deathstruggle');

/** VIC.1 to VIC.5: the victory cities and what they are worth, and no others. */
const victoryCities: Demand = (set) => {
  const { points } = set.tables as TablesFile;
  const key = 'victory-city';
  const cities = featuresOf(set).filter((place) => place.key === key);
  const isNamed = (name: string | undefined): boolean =>
    points.some(({ title }) => letters(title) === letters(name));
  return [
    ...points.flatMap(({ title, points: worth, rules }) => {
      const city = cities.find(({ line }) => letters(line.name) === letters(title));
      const rule = ruleNumber(rules[0] ?? '');
      if (city === undefined) return wants(rule, MAP, ['hexes'], `the victory city ${title}`, undefined);
      const path = ['hexes', city.hex, 'features', key, 'points'];
      return city.line.points === worth
        ? []
        : wants(rule, MAP, path, `${worth} for ${title}`, city.line.points);
    }),
    ...cities
      .filter(({ line }) => !isNamed(line.name))
      .flatMap(({ hex, line }) =>
        wants('VIC.5', MAP, ['hexes', hex, 'features', key], 'a city that is named', line.name),
      ),
  ];
};

/** MOV.4: an area or a zone. */
const south: Demand = (set) =>
  Object.hasOwn(set.board.map.zones, 'south') ? [] : areaThere('MOV.4', 'south')(set);

/** Words of the chart of arrivals that are no place of the map. */
const BY_RULE = new Set(['rail-head', 'factory', 'other-major-cities', 'supplied-unit', 'supplied-city']);

/** REP.1, REP.7: units come in at areas, in countries and in cities that there are. */
const arrivals: Demand = (set) => {
  const { areas, countries } = set.board.map;
  const isThere = (at: string): boolean =>
    BY_RULE.has(at) ||
    Object.hasOwn(areas, at) ||
    Object.hasOwn(countries, at) ||
    hexNamed(set, at) !== undefined;
  return (set.tables as TablesFile).arrivals.flatMap(({ at }, i) =>
    at.flatMap((one, n) => (isThere(one) ? [] : [lacks(TABLES, ['arrivals', i, 'at', n], 'place', one)])),
  );
};

const DEMANDS: readonly Demand[] = [
  victoryCities,
  featured('SUP.15', 'oilfield', ['Ploesti', 'Maikop']),
  featured('REP.5', 'tank-factory', ['Leningrad', 'Stalingrad']),
  heldBy('VIC.1', 'axis', ['Warsaw', 'Bucharest']),
  heldBy('SUP.15', 'axis', ['Ploesti']),
  heldBy('STR.9', 'axis', ['Koenigsberg']),
  heldBy('REP.1', 'russian', ['Leningrad', 'Moscow', 'Kiev', 'Rostov']),
  heldBy('SET.11', 'russian', ['Odessa', 'Minsk']),
  heldBy('STR.10', 'russian', ['Sevastopol']),
  places('STR.11', ['Kerch']),
  south,
  areaThere('SET.3', 'rumania'),
  areaThere('SUP.5', 'russian-edge'),
  areaThere('REP.7', 'axis-edge'),
  areaThere('REP.1', 'eastern-edge'),
  seas('STR.7', ['baltic', 'black-sea', 'azov']),
  charted('MOV.3', 'terrains', 'sideKinds'),
  oneTerrain('TER.10'),
  arrivals,
];

export const mapFindings = (set: BoardSet): readonly Finding[] => DEMANDS.flatMap((demand) => demand(set));
