// What the rulebook itself says of counters: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import {
  areAll,
  demandsOf,
  hasMark,
  isKind,
  isNamed,
  isType,
  printedOn,
  unitsOf,
} from '../../../board/check/demands.ts';
import type { Demand, IsSuch } from '../../../board/check/demands.ts';
import { TABLES, UNITS } from '../../../board/file-names.ts';
import type { MarkerLine, UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import type { TablesFile } from './charts.ts';

const { wants, many, manyMarkers, each } = demandsOf('deathstruggle');

const isAnyOf =
  (...such: readonly IsSuch[]): IsSuch =>
  (unit) =>
    such.some((is) => is(unit));
const of =
  (nation: string, size?: string): IsSuch =>
  (unit) =>
    unit.nationality === nation && (size === undefined || unit.size === size);
const isMarker =
  (kind: string) =>
  (marker: MarkerLine): boolean =>
    marker.kind === kind;

/** As printed on its front: attack and defence. */
const front = ({ faces }: UnitLine): string => printedOn({ faces: faces.slice(0, 1) });

const faced =
  (factors: string): IsSuch =>
  (unit) =>
    front(unit) === factors;

const tablesOf = ({ tables }: BoardSet): TablesFile => tables as TablesFile;

const isGermanFootCorps = areAll(of('german', 'corps'), isType('infantry', 'mountain'));
const isMechanizedCorps = areAll(of('russian', 'corps'), isType('tank'));

const partsOf = (set: BoardSet, unit: UnitLine): readonly UnitLine[] =>
  unitsOf(set, tablesOf(set).breakdown.find(({ corps }) => corps === unit.id)?.divisions ?? []);

const sum = (units: readonly UnitLine[], factor: string): number =>
  units.reduce((total, { faces: [face] }) => total + Number(face?.[factor] ?? 0), 0);

/** BLD.6 to BLD.10: a German infantry corps is one that a recipe makes, and it falls into what the recipe names. */
const recipes: Demand = (set) =>
  set.units.units.flatMap((unit, i) => {
    if (!isGermanFootCorps(unit)) return [];
    const recipe = tablesOf(set).recipes.find(
      ({ nation, makes }) => nation === 'german' && faced(makes)(unit),
    );
    if (recipe === undefined)
      return wants('BLD.10', UNITS, ['units', i], `a recipe of ${unit.name}`, front(unit));
    const found = partsOf(set, unit).map(front);
    return found.toSorted().join(' ') === [...recipe.of].toSorted().join(' ')
      ? []
      : wants('RES.DN.3', TABLES, ['breakdown'], `${recipe.of.join(', ')} in ${unit.name}`, found.join(', '));
  });

/** BLD.2, BLD.5: a mechanized corps is the sum of its divisions, one of which is motorized. */
const mechanized: Demand = (set) =>
  set.units.units.flatMap((unit, i) => {
    if (!isMechanizedCorps(unit)) return [];
    const parts = partsOf(set, unit);
    const found = `${sum(parts, 'attack')}-${sum(parts, 'defence')}`;
    const says = `${found}, the sum of its divisions, for ${unit.name}`;
    return front(unit) === found ? [] : wants('BLD.5', UNITS, ['units', i], says, front(unit));
  });

/** A division belongs to one corps. */
const parts: Demand = (set) => {
  const seen = new Set<string>();
  return tablesOf(set).breakdown.flatMap(({ corps, divisions }, i) => {
    const twice = divisions.filter((id) => seen.has(id));
    for (const id of divisions) seen.add(id);
    return twice.flatMap((id) => wants('BLD.12', TABLES, ['breakdown', i], `${id} in one corps`, corps));
  });
};

const nothing = (): undefined => undefined;
const size = ({ size }: UnitLine): string | undefined => size;
const faces = ({ faces }: UnitLine): number => faces.length;

const isStrengthened: IsSuch = ({ faces: [normal, strong] }) =>
  Number(strong?.['attack'] ?? 0) > Number(normal?.['attack'] ?? 0);

const DEMANDS: readonly Demand[] = [
  many('SET.3', 3, 'German units marked Rm', areAll(of('german'), hasMark('rm'))),
  each('SET.3', hasMark('rm'), 'a German unit', ({ nationality }) => nationality, of('german')),
  manyMarkers('SUP.3', 5, 'rail heads', isMarker('rail-head')),
  ...['1st', '2nd', '3rd', '4th', '5th'].map((number) =>
    many('SET.11', 1, `${number} Parachute Corps`, isNamed(new RegExp(`^${number} Parachute Corps`))),
  ),
  many('SET.13', 1, '1st Katyusha Regiment', isNamed(/^1st Katyusha/)),
  many(
    'SIB.2',
    1,
    '1st Guards Cavalry Corps',
    areAll(isKind('guards'), isType('cavalry'), of('russian', 'corps')),
  ),
  many('SIB.1', 4, 'shock armies', areAll(isType('shock'), of('russian', 'army'))),
  many('AIR.7', 1, '8th Fliegerkorps', isNamed(/^8th Fliegerkorps/)),
  many('AIR.23', 2, 'interceptor corps', isKind('interceptor')),
  many('SET.6', 1, '29th Motorized Division', areAll(of('german'), isNamed(/^29th Motorized Division/))),
  many('SET.7', 1, '1st Cavalry Division', areAll(isType('cavalry'), of('german', 'division'))),
  ...['4th', '6th', '9th', '16th', '17th', '18th'].map((number) =>
    many(
      'SET.5',
      1,
      `${number} Army`,
      areAll(of('german', 'army'), isNamed(new RegExp(`^${number}\\b.*Army`))),
    ),
  ),
  each('REP.9', isType('panzer'), '4-3 on the full side', front, faced('4-3')),
  each('RES.X.8', isType('panzer'), 'two faces', faces, (unit) => faces(unit) === 2),
  each(
    'RES.X.9',
    isAnyOf(areAll(of('german', 'army'), isType('infantry')), isType('shock')),
    'a strong side',
    faces,
    isStrengthened,
  ),
  each('REP.2', isKind('militia'), '0-1', front, faced('0-1')),
  each('KAT.2', isType('katyusha'), 'no combat factors', front, faced('0-0')),
  each('AIR.11', isType('aircraft'), 'no combat factors', front, faced('0-0')),
  each(
    'REC.2',
    areAll(of('russian'), isAnyOf(isType('shock', 'parachute'), isKind('guards'), isKind('siberian'))),
    'a red label',
    nothing,
    hasMark('red'),
  ),
  each('BLD.11', isKind('base'), 'a German corps', size, of('german', 'corps')),
  recipes,
  mechanized,
  parts,
];

export const counterFindings = (set: BoardSet): readonly Finding[] =>
  DEMANDS.flatMap((demand) => demand(set));
