// What the rulebook itself says of counters: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf, hasMark, isKind } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { TABLES, UNITS } from '../../../board/file-names.ts';
import type { MarkerLine, UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import type { TablesFile } from './charts.ts';

const { wants, many, manyMarkers, each } = demandsOf('deathstruggle');

type IsSuch = (unit: UnitLine) => boolean;

const isType =
  (...types: readonly string[]): IsSuch =>
  ({ type }) =>
    types.includes(type);
const all =
  (...such: readonly IsSuch[]): IsSuch =>
  (unit) =>
    such.every((one) => one(unit));
const any =
  (...such: readonly IsSuch[]): IsSuch =>
  (unit) =>
    such.some((one) => one(unit));
const of =
  (nation: string, ...sizes: readonly string[]): IsSuch =>
  ({ nationality, size = '' }) =>
    nationality === nation && (sizes.length === 0 || sizes.includes(size));
const named =
  (pattern: RegExp): IsSuch =>
  ({ name }) =>
    pattern.test(name);
const isMarker =
  (kind: string) =>
  (marker: MarkerLine): boolean =>
    marker.kind === kind;

/** As printed on a face: attack and defence. */
export const factorsOf = ({ faces }: UnitLine, face = 0): string =>
  `${faces[face]?.['attack'] ?? 'none'}-${faces[face]?.['defence'] ?? 'none'}`;

const tablesOf = ({ tables }: BoardSet): TablesFile => tables as TablesFile;

const isGermanInfantryCorps = all(of('german', 'corps'), isType('infantry', 'mountain'));

/** BLD.6 to BLD.10: a German infantry corps is one that a recipe makes, and it falls into what the recipe names. */
const recipes: Demand = (set) => {
  const { recipes: lines, breakdown } = tablesOf(set);
  const counters = new Map(set.units.units.map((unit) => [unit.id, unit]));
  return set.units.units.flatMap((unit, i) => {
    if (!isGermanInfantryCorps(unit)) return [];
    const recipe = lines.find((line) => line.nation === 'german' && line.makes === factorsOf(unit));
    if (recipe === undefined)
      return wants('BLD.10', UNITS, ['units', i], `a recipe of ${unit.name}`, factorsOf(unit));
    const parts = breakdown.find(({ corps }) => corps === unit.id)?.divisions ?? [];
    const found = parts.flatMap((id) => counters.get(id) ?? []).map((part) => factorsOf(part));
    return found.toSorted().join(' ') === [...recipe.of].toSorted().join(' ')
      ? []
      : wants('RES.DN.3', TABLES, ['breakdown'], `${recipe.of.join(', ')} in ${unit.name}`, found.join(', '));
  });
};

const sum = (units: readonly UnitLine[], factor: string): number =>
  units.reduce((total, { faces: [face] }) => total + Number(face?.[factor] ?? 0), 0);

/** BLD.2, BLD.5: a mechanized corps is the sum of its divisions, one of which is motorized. */
const mechanized: Demand = (set) => {
  const counters = new Map(set.units.units.map((unit) => [unit.id, unit]));
  return set.units.units.flatMap((unit, i) => {
    if (!all(isType('tank'), of('russian', 'corps'))(unit)) return [];
    const line = tablesOf(set).breakdown.find(({ corps }) => corps === unit.id);
    const parts = (line?.divisions ?? []).flatMap((id) => counters.get(id) ?? []);
    const found = `${sum(parts, 'attack')}-${sum(parts, 'defence')}`;
    return found === factorsOf(unit)
      ? []
      : wants(
          'BLD.5',
          UNITS,
          ['units', i],
          `${found}, the sum of its divisions, for ${unit.name}`,
          factorsOf(unit),
        );
  });
};

/** A division belongs to one corps. */
const parts: Demand = (set) => {
  const seen = new Set<string>();
  return tablesOf(set).breakdown.flatMap(({ corps, divisions }, i) => {
    const twice = divisions.filter((id) => seen.has(id));
    for (const id of divisions) seen.add(id);
    return twice.flatMap((id) => wants('BLD.12', TABLES, ['breakdown', i], `${id} in one corps`, corps));
  });
};

const isZero: IsSuch = (unit) => factorsOf(unit) === '0-0';

const DEMANDS: readonly Demand[] = [
  many('SET.3', 3, 'German units marked Rm', all(of('german'), hasMark('rm'))),
  each('SET.3', hasMark('rm'), 'a German unit', ({ nationality }) => nationality, of('german')),
  manyMarkers('SUP.3', 5, 'rail heads', isMarker('rail-head')),
  ...['1st', '2nd', '3rd', '4th', '5th'].map((number) =>
    many('SET.11', 1, `${number} Parachute Corps`, named(new RegExp(`^${number} Parachute Corps`))),
  ),
  many('SET.13', 1, '1st Katyusha Regiment', named(/^1st Katyusha/)),
  many(
    'SIB.2',
    1,
    '1st Guards Cavalry Corps',
    all(isKind('guards'), isType('cavalry'), of('russian', 'corps')),
  ),
  many('SIB.1', 4, 'shock armies', all(isType('shock'), of('russian', 'army'))),
  many('AIR.7', 1, '8th Fliegerkorps', named(/^8th Fliegerkorps/)),
  many('AIR.23', 2, 'interceptor corps', isKind('interceptor')),
  many('SET.6', 1, '29th Motorized Division', all(of('german'), named(/^29th Motorized Division/))),
  many('SET.7', 1, '1st Cavalry Division', all(isType('cavalry'), of('german', 'division'))),
  ...['4th', '6th', '9th', '16th', '17th', '18th'].map((number) =>
    many('SET.5', 1, `${number} Army`, all(of('german', 'army'), named(new RegExp(`^${number}\\b.*Army`)))),
  ),
  each('REP.9', isType('panzer'), '4-3 on the full side', factorsOf, (unit) => factorsOf(unit) === '4-3'),
  each(
    'RES.X.8',
    isType('panzer'),
    'two faces',
    ({ faces }) => faces.length,
    ({ faces }) => faces.length === 2,
  ),
  each(
    'RES.X.9',
    any(all(of('german', 'army'), isType('infantry')), isType('shock')),
    'a strong side',
    ({ faces }) => faces.length,
    ({ faces: [normal, strong] }) => Number(strong?.['attack'] ?? 0) > Number(normal?.['attack'] ?? 0),
  ),
  each('REP.2', isKind('militia'), '0-1', factorsOf, (unit) => factorsOf(unit) === '0-1'),
  each('KAT.2', isType('katyusha'), 'no combat factors', factorsOf, isZero),
  each('AIR.11', isType('aircraft'), 'no combat factors', factorsOf, isZero),
  each(
    'REC.2',
    all(of('russian'), any(isType('shock', 'parachute'), isKind('guards'), isKind('siberian'))),
    'a red label',
    () => undefined,
    hasMark('red'),
  ),
  each('BLD.11', isKind('base'), 'a German corps', ({ size }) => size, of('german', 'corps')),
  recipes,
  mechanized,
  parts,
];

export const counterFindings = (set: BoardSet): readonly Finding[] =>
  DEMANDS.flatMap((demand) => demand(set));
