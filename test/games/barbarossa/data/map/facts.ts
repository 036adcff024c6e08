// How each kind of fact about the map is held against the map file: what differs, and which origins it misstates.
import { distance } from '../../../../../src/hex/distance.ts';
import { directionIndex } from '../../../../../src/hex/directions.ts';
import type { Direction } from '../../../../../src/hex/directions.ts';
import type { Status } from '../../../../../src/board/data-types.ts';
import {
  all,
  area,
  at,
  campOf,
  cityHex,
  countryOf,
  course,
  flood,
  grid,
  isAtEdge,
  isLand,
  isOverland,
  isSameRule,
  land,
  line,
  linesBetween,
  list,
  map,
  names,
  neighbours,
  plain,
  readJson,
  rivers,
  sourceOf,
  touchesWater,
  ends,
} from '../kit.ts';

type Values = Readonly<Record<string, unknown>>;
export type Fact = {
  readonly rules: readonly string[];
  readonly says: string;
  readonly status: readonly Status[];
  readonly proves?: readonly string[];
} & Readonly<Record<string, unknown>>;

type Groups = readonly { readonly title: string; readonly facts: readonly Fact[] }[];
export const groups = readJson<{ readonly groups: Groups }>('map/map-facts.json').groups;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(text) : list(text(value));
export const hexIds = (fact: Fact): readonly string[] => words(fact['hexes'] ?? fact['hex']);
const hexesOf = (fact: Fact): readonly number[] => hexIds(fact).map(at);
const same = (ids: Iterable<number>, expected: readonly string[]): string[] => {
  const [is, must] = [names(ids), expected.toSorted().join(' ')];
  return is === must ? [] : [`${is || 'nothing'}, must be ${must}`];
};
const sideAt = (key: unknown): readonly [number, number] => {
  const [a = '', b = ''] = text(key).split('/');
  return [at(a), at(b)];
};
const water = (part: string): string =>
  Object.keys(map.waters).find((key) => plain(map.waters[key]!.name).includes(plain(part))) ?? '';
const river = (part: string): string =>
  rivers.find((key) => plain(map.rivers[key]!.name).split(/\W/).includes(plain(part))) ?? '';
const sideKeys = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map((pair) => pair.toSorted().join('/'))
    .toSorted()
    .join(' ');

/** The records a fact speaks of, with the section of the file and a name for messages. */
type Subject = { readonly section: string; readonly name: string; readonly record: Values };
const subjects = (fact: Fact): readonly Subject[] => {
  if (fact['side'] !== undefined && fact['is'] !== undefined) {
    const [a, b] = sideAt(fact['side']);
    return linesBetween(a, b).map((record) => ({ section: 'hexsides', name: text(fact['side']), record }));
  }
  const country = text(fact['country']);
  if (country !== '') {
    const record = map.countries[country];
    return record === undefined ? [] : [{ section: 'countries', name: country, record }];
  }
  if (fact['is'] === undefined && fact['like'] === undefined && fact['isNot'] === undefined) return [];
  return hexesOf(fact).map((hex) => ({ section: 'hexes', name: grid.id(hex), record: line(hex) }));
};

const fields = (fact: Fact): string[] => {
  const found = subjects(fact);
  if (found.length === 0 && (fact['is'] ?? fact['like']) !== undefined) return ['there is no such record'];
  return found.flatMap(({ name, record }) => [
    ...Object.entries((fact['is'] ?? {}) as Values)
      .filter(([field, value]) => record[field] !== value)
      .map(([field, value]) => `${name}: ${field} is ${text(record[field])}, must be ${String(value)}`),
    ...Object.entries((fact['isNot'] ?? {}) as Values)
      .filter(([field, value]) => record[field] === value)
      .map(([field]) => `${name}: ${field} must not be ${text(record[field])}`),
    ...Object.entries((fact['like'] ?? {}) as Values)
      .filter(([field, value]) => !new RegExp(text(value)).test(text(record[field])))
      .map(([field, value]) => `${name}: ${field} is ${text(record[field])}, must be like ${text(value)}`),
  ]);
};

const UNITS_OF_1942 = (rule: string): readonly number[] =>
  groups
    .flatMap((group) => group.facts)
    .filter((fact) => fact.rules.length === 1 && fact.rules[0] === rule && fact['land'] !== undefined)
    .flatMap((fact) => words(fact['land']).map(at));
/** Whose units of November 1942 stand nearest; '' where both do. */
export const heldIn1942 = (hex: number): 'german' | 'soviet' | '' => {
  const near = (rule: string): number =>
    UNITS_OF_1942(rule).reduce((least, unit) => Math.min(least, distance(grid, hex, unit)), Infinity);
  const [soviet, german] = [near('12.24'), near('12.25')];
  return soviet === german ? '' : soviet < german ? 'soviet' : 'german';
};
const points = (camp: 'west' | 'east'): readonly number[] =>
  land.filter((hex) => (line(hex).points ?? 0) > 0 && campOf(hex) === camp);
const sum = (hexes: readonly number[]): number =>
  hexes.reduce((total, hex) => total + (line(hex).points ?? 0), 0);
const cities = (fact: Fact, key: string, isRight: (hex: number) => boolean): string[] =>
  words(fact[key]).flatMap((name) => {
    const hex = cityHex(name);
    if (hex < 0) return [`there is no city ${name}`];
    return isRight(hex) ? [] : [`${name} must not be in ${grid.id(hex)}`];
  });

const lakeSides = (hex: number): boolean =>
  neighbours(hex).some(
    (b) =>
      b >= 0 && (line(b).terrain === 'all-lake' || linesBetween(hex, b).some((side) => side.kind === 'lake')),
  );

const CHECKS: Readonly<Record<string, (fact: Fact) => readonly string[]>> = {
  corner: (fact) => same([at(map.grid.corners?.[text(fact['corner']) as 'ne'] ?? '')], [text(fact['hex'])]),
  way: (fact) =>
    same(
      [neighbours(at(text(fact['from'])))[directionIndex(text(fact['way']) as Direction)]!],
      words(fact['to']),
    ),
  hexesApart: (fact) => {
    const apart = distance(grid, at(text(fact['from'])), at(text(fact['to'])));
    return apart === fact['hexesApart'] ? [] : [`they are ${apart} hexes apart`];
  },
  land: (fact) =>
    words(fact['land'])
      .filter((id) => !isLand(at(id)))
      .map((id) => `${id} is ${line(at(id)).terrain}`),
  is: fields,
  isNot: fields,
  like: fields,
  lacks: (fact) =>
    words(fact['lacks'])
      .filter((field) => field in line(hexesOf(fact)[0]!))
      .map((field) => `has a ${field}`),
  city: (fact) => cities(fact, 'city', isLand),
  objectives: (fact) =>
    Object.entries(fact['objectives'] as Values).flatMap(([kind, ids]) =>
      same(
        all.filter((hex) => line(hex).objective === kind),
        words(ids),
      ),
    ),
  straits: (fact) => {
    const found = sideKeys(map.hexsides.filter((side) => side.kind === 'strait').map((side) => side.between));
    return found === text(fact['straits']) ? [] : [`straits are ${found}`];
  },
  river: (fact) => {
    const key = river(text(fact['river']));
    if (key === '') return ['there is no such river'];
    if (fact['side'] === undefined) return [];
    return linesBetween(...sideAt(fact['side'])).some((side) => side.river === key)
      ? []
      : ['the river is not there'];
  },
  riverAt: (fact) => {
    const hex = at(text(fact['riverAt']));
    const reaches = course(river(text(fact['river']))).reaches;
    return reaches.some(({ left, right }) => left === hex || right === hex) ? [] : ['the river is not there'];
  },
  riverNamed: (fact) => (river(text(fact['riverNamed'])) === '' ? ['there is no such river'] : []),
  waterNamed: (fact) => (water(text(fact['waterNamed'])) === '' ? ['there is no such water'] : []),
  barrier: (fact) => {
    const key = water(text(fact['waterNamed']));
    const sides = map.hexsides.filter((side) => side.kind === 'lake' && side.water === key);
    return sides.some(({ between: [a, b] }) => isLand(at(a)) && isLand(at(b))) ? [] : ['it bars no way'];
  },
  lakeAt: (fact) => (lakeSides(at(text(fact['lakeAt']))) ? [] : ['no lake touches it']),
  lakeIn: (fact) =>
    land.some((hex) => countryOf(hex) === fact['lakeIn'] && lakeSides(hex)) ? [] : ['no lake is there'],
  straitJoins: (fact) => {
    const shores = ends(...sideAt(fact['side']));
    return words(fact['straitJoins']).flatMap((sea) =>
      shores.some((shore) => touchesWater(shore, sea)) ? [] : [`it does not reach ${sea}`],
    );
  },
  besieged: (fact) => {
    const hex = at(text(fact['besieged']));
    return same(
      neighbours(hex).filter((b) => b >= 0 && isOverland(hex, b)),
      words(fact['hexes']),
    );
  },
  port: (fact) => {
    const ports = all.filter((hex) => line(hex).port?.includes(text(fact['port'])));
    const named =
      fact['cities'] === undefined ? words(fact['hexes']).map(at) : words(fact['cities']).map(cityHex);
    return same(ports, names(named.filter((hex) => hex >= 0)).split(' '));
  },
  edgeOf: (fact) => {
    const edge = land.filter(
      (hex) => isAtEdge(hex) && grid.columnNumber[hex]! > 0 && grid.columnNumber[hex]! < 24,
    );
    return same(
      edge.filter((hex) => countryOf(hex) === fact['edgeOf']),
      words(fact['hexes']),
    );
  },
  sizeOf: (fact) => {
    const size = land.filter((hex) => countryOf(hex) === fact['sizeOf']).length;
    return size === fact['count'] ? [] : [`it has ${size}`];
  },
  camp: (fact) =>
    hexesOf(fact)
      .filter((hex) => campOf(hex) !== fact['camp'])
      .map((hex) => `${grid.id(hex)} is ${countryOf(hex)}`),
  citiesIn: (fact) =>
    words(fact['citiesIn']).filter(
      (key) => !land.some((hex) => line(hex).city !== undefined && countryOf(hex) === key),
    ),
  openingPoints: (fact) =>
    sum(points('west')) === fact['openingPoints'] ? [] : [`${sum(points('west'))}: ${names(points('west'))}`],
  area: (fact) => {
    const hexes = area(text(fact['area']));
    const inside = fact['within'] === undefined ? undefined : area(text(fact['within']));
    return [
      ...(fact['hexes'] === undefined ? [] : same(hexes, words(fact['hexes']))),
      ...words(fact['has'])
        .filter((id) => !hexes.has(at(id)))
        .map((id) => `${id} is not in it`),
      ...(inside === undefined
        ? []
        : [...hexes].filter((hex) => !inside.has(hex)).map((hex) => `${grid.id(hex)} is not`)),
      ...(hexes.size === 0 ? ['there is no such area'] : []),
    ];
  },
  zones: (fact) => words(fact['zones']).filter((key) => map.zones[key] === undefined),
  zoneOf: (fact) =>
    land
      .filter((hex) => words(fact['zoneOf']).includes(countryOf(hex)) && line(hex).zone !== fact['zone'])
      .map((hex) => `${grid.id(hex)} is ${line(hex).zone ?? 'in none'}`),
  frontOf1942: () =>
    points('east')
      .filter((hex) => heldIn1942(hex) === '')
      .map((hex) => `${grid.id(hex)} is between the fronts`),
  fortified: (fact) => {
    const fortified = all.filter((hex) => line(hex).fortified === fact['fortified']);
    if (fortified.length === 0) return ['there is none'];
    return fortified.filter((hex) => !isLand(hex) || campOf(hex) !== fact['camp']).map(grid.id);
  },
  citiesWest: (fact) => [
    ...cities(fact, 'citiesWest', (hex) => campOf(hex) === 'west'),
    ...points('west')
      .filter((hex) => {
        const city = line(hex).city;
        return city !== undefined && !words(fact['citiesWest']).some((name) => plain(name) === plain(city));
      })
      .map((hex) => `${line(hex).city ?? ''} is one city too many`),
  ],
  captured: (fact) => {
    const behind = points('east').filter((hex) => heldIn1942(hex) === 'german');
    const total = sum(points('west')) + sum(behind) + 2;
    return [
      ...cities(fact, 'captured', (hex) => heldIn1942(hex) === 'german'),
      ...(total === 33 ? [] : [`the total is ${total}, with ${names(behind)} captured`]),
    ];
  },
  citiesEast: (fact) => cities(fact, 'citiesEast', (hex) => heldIn1942(hex) === 'soviet'),
  boundaryBetweenRows: (fact) => {
    const [north] = fact['boundaryBetweenRows'] as readonly [number, number];
    return land
      .filter((hex) => line(hex).zone !== (grid.rowNumber[hex]! <= north ? 'north' : 'south'))
      .map((hex) => `${grid.id(hex)} is ${line(hex).zone ?? 'in none'}`);
  },
  open: (fact) => (isOverland(...sideAt(fact['open'])) ? [] : ['it is barred']),
  crimea: (fact) => {
    const doors = text(fact['doors']);
    const isDoor = (a: number, b: number): boolean =>
      doors.split(' ').includes(sideKeys([[grid.id(a), grid.id(b)]]));
    const inside = flood(at(text(fact['crimea'])), (a, b) => isOverland(a, b) && !isDoor(a, b));
    const found = [...inside].flatMap((a) =>
      neighbours(a)
        .filter(
          (b) =>
            b >= 0 && isLand(b) && !inside.has(b) && !linesBetween(a, b).some((side) => side.kind === 'sea'),
        )
        .map((b): readonly [string, string] => [grid.id(a), grid.id(b)]),
    );
    return sideKeys(found) === doors
      ? []
      : [`its doors are ${sideKeys(found)}, with ${names(inside)} inside`];
  },
  hexCount: (fact) => (grid.count === fact['hexCount'] ? [] : [`it has ${grid.count}`]),
};

/** What the map says otherwise; empty when it agrees. */
export const differences = (fact: Fact): readonly string[] => {
  const kinds = Object.keys(fact).filter((key) => key in CHECKS);
  if (kinds.length === 0) throw new Error(`nothing checks: ${fact.says}`);
  return [...new Set(kinds.flatMap((kind) => CHECKS[kind]!(fact)))];
};

/** Values of which the map file should say that the book gives, or implies, them, and does not. */
export const misstated = (fact: Fact): readonly string[] => {
  const areaKey = text(fact['area']);
  const extra: readonly Subject[] = [
    ...(areaKey !== '' && map.areas[areaKey] !== undefined
      ? [{ section: 'areas', name: areaKey, record: map.areas[areaKey] }]
      : []),
    ...(fact['waterNamed'] === undefined
      ? []
      : [
          {
            section: 'waters',
            name: text(fact['waterNamed']),
            record: map.waters[water(text(fact['waterNamed']))] ?? {},
          },
        ]),
    ...(fact['riverNamed'] === undefined
      ? []
      : [
          {
            section: 'rivers',
            name: text(fact['riverNamed']),
            record: map.rivers[river(text(fact['riverNamed']))] ?? {},
          },
        ]),
    ...(fact['port'] === undefined || fact['hexes'] === undefined
      ? []
      : hexesOf(fact).map((hex) => ({ section: 'hexes', name: grid.id(hex), record: line(hex) }))),
  ];
  const known = { areas: ['hexes'], waters: ['name'], rivers: ['name'], hexes: ['port'] } as const;
  const claims = [
    ...subjects(fact).map((subject) => ({
      ...subject,
      fields: fact.proves ?? [...Object.keys(fact['is'] ?? {}), ...Object.keys(fact['like'] ?? {})],
    })),
    ...extra.map((subject) => ({ ...subject, fields: known[subject.section as 'areas'] })),
  ];
  return claims.flatMap(({ section, name, record, fields }) =>
    fields.flatMap((field) => {
      const source = sourceOf(section, record, field);
      const says = `${section} ${name} ${field}: ${source?.status ?? 'no origin'} ${source?.rules?.join(' ') ?? ''}`;
      if (source === undefined || !fact.status.includes(source.status))
        return [`${says}, must be ${fact.status.join(' or ')}`];
      if (source.status === 'reconstructed') return [];
      const isCited = source.rules?.some((theirs) => fact.rules.some((ours) => isSameRule(ours, theirs)));
      return isCited ? [] : [`${says}, must cite ${fact.rules.join(' or ')}`];
    }),
  );
};
