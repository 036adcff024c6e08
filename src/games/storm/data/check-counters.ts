// What the rulebook itself says of counters: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import {
  demandsOf,
  dueTurn,
  hasMark,
  isAny,
  isKind,
  isOne,
  isType,
  printedOn,
  setupHex,
} from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { UNITS } from '../../../board/file-names.ts';
import type { MarkerLine, UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';

const { wants, counters, many, manyMarkers, each } = demandsOf('storm');

const isMarker =
  (kind: string, side?: string) =>
  (marker: MarkerLine): boolean =>
    marker.kind === kind && marker.side === side;

const isMinorAlly = ({ nationality }: UnitLine): boolean =>
  nationality === 'hungarian' || nationality === 'romanian';

/** 5.13l, 5.13o: every tank and mechanized rifle division of a corps stands with two and one. */
const corps: Demand = ({ units: { units, formations = {} } }) => {
  const divisions = units.filter(isType('tank', 'mechanized-rifle'));
  const of = (formation: string, type: string): readonly string[] =>
    divisions.filter((unit) => unit.formation === formation && unit.type === type).map(({ id }) => id);
  const keys = [...new Set(divisions.flatMap(({ formation = '' }) => (formation === '' ? [] : [formation])))];
  return keys.flatMap((key) => {
    const found = `${of(key, 'tank').length} and ${of(key, 'mechanized-rifle').length}`;
    return found === '2 and 1'
      ? []
      : wants(
          '5.13l',
          UNITS,
          ['formations', key],
          `two tank divisions and a mechanized one in ${formations[key]?.name ?? key}`,
          found,
        );
  });
};

const firstCorps: Demand = ({ units: { units } }) => {
  const found = units.flatMap(({ id, formation }) => (formation === '1mc' ? [id] : []));
  return found.toSorted().join(' ') === '163md 1td 3td'
    ? []
    : wants('5.13p', UNITS, ['formations', '1mc'], '1td, 3td and 163md', found.join(', '));
};

/** 8.4c, with all Hungarians and Romanians. */
const IRREPLACEABLE = ['slov', '1cav', '10flak', '900l', 'gd'];

const DEMANDS: readonly Demand[] = [
  counters('2.1a', 684),
  manyMarkers('3.6a', 10, 'airpower markers', isMarker('airpower')),
  manyMarkers('3.6a', 1, 'aerial supply marker', isMarker('aerial-supply', 'german')),
  manyMarkers('3.5a', 2, 'Soviet corridor markers', isMarker('corridor', 'soviet')),
  manyMarkers('3.5b', 1, 'German corridor marker', isMarker('corridor', 'german')),
  many('3.4d', 16, 'airborne brigades', isType('airborne')),
  many('2.9c', 1, 'static unit', ({ mobility }) => mobility === 'static'),
  many('2.12b', 1, 'Slovakian unit', ({ nationality }) => nationality === 'slovakian'),
  each(
    '2.13a',
    isAny,
    'one step',
    ({ faces }) => faces.length,
    ({ faces }) => faces.length === 1,
  ),
  each('11.7a', isType('heavy-artillery'), '1-0', printedOn, (unit) => printedOn(unit) === '1-0'),
  each('11.7k', isType('heavy-artillery'), 'an asterisk', () => undefined, hasMark('asterisk')),
  each(
    '10.10c',
    isType('flak'),
    'attack 0 and a defence',
    printedOn,
    ({ faces: [face] }) => face?.['attack'] === 0 && Number(face['defence']) > 0,
  ),
  each(
    '2.12b',
    ({ nationality }) => nationality === 'slovakian',
    'a mechanized unit',
    ({ mobility }) => mobility,
    ({ mobility }) => mobility === 'mechanized',
  ),
  each(
    '8.4c',
    (unit) => isMinorAlly(unit) || IRREPLACEABLE.includes(unit.id),
    'a unit that is never replaced',
    () => undefined,
    isKind('never-replaced'),
  ),
  // 3.2b, 3.3a: one digit on the reverse.
  each(
    '3.2b',
    (unit) => typeof dueTurn(unit) === 'number',
    'a turn of one digit',
    dueTurn,
    (unit) => Number(dueTurn(unit)) <= 9,
  ),
  each('3.3d', isOne('1pz'), 'hex N3431', setupHex, (unit) => setupHex(unit) === 'N3431'),
  corps,
  firstCorps,
];

export const counterFindings = (set: BoardSet): readonly Finding[] =>
  DEMANDS.flatMap((demand) => demand(set));
