// What the rulebook itself says of counters and of where they begin: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import {
  areAll,
  demandsOf,
  dueTurn,
  hasMark,
  inEach,
  isAny,
  isKind,
  isOne,
  isType,
  setupHex,
} from '../../../board/check/demands.ts';
import type { Demand, InScenario } from '../../../board/check/demands.ts';
import type { Finding } from '../../../board/finding.ts';
import { scenarioFile } from '../../../board/file-names.ts';
import type { MarkerLine, UnitLine } from '../../../board/data-types.ts';
import type { TablesFile } from './charts.ts';

const { wants, counters, many, manyMarkers, each, turns, asPrinted } = demandsOf('dagc');

const combat = ({ faces }: UnitLine): string => faces.map((face) => face['combat'] ?? 'none').join(' and ');

/** 2.5b, 2.5c, with the corps of R15 for one more. */
const FORMATIONS = [
  'main-front',
  'ukrainian-front',
  'army-group',
  'kg',
  'locality',
  'north-ukraine',
  'panzer-army',
  'optional',
];
const formations = ({ kinds = [] }: UnitLine): readonly string[] =>
  FORMATIONS.filter((formation) => kinds.includes(formation));

/** 2.11c: what is reduced is weaker. */
const weakens = ({ faces }: UnitLine): boolean => {
  const [full, reduced] = faces.map((face) => face['combat']);
  return reduced === undefined || (typeof full === 'number' && typeof reduced === 'number' && reduced < full);
};

const isFrontAir =
  (front: string) =>
  ({ kind, values }: MarkerLine): boolean =>
    kind === 'air-army' && values?.['front'] === front;

const noHigherStacks: InScenario = ({ id, fixed }, { tables }) => {
  const most = (tables as TablesFile).limits.find((limit) => limit.id === 'stack')?.value ?? 2;
  return Object.entries(fixed).flatMap(([hex, ids]) =>
    ids.length <= most
      ? []
      : wants('6.1', scenarioFile(id), ['fixed', hex], `${most} units at most`, ids.length),
  );
};

const centreStands: InScenario = ({ id, values, markers }) => {
  const centre = values?.['centre'];
  const expected = typeof centre === 'string' ? centre : '';
  const found = markers['bagration']?.join(' ');
  return found === expected
    ? []
    : wants(
        '3.2b',
        scenarioFile(id),
        ['markers', 'bagration'],
        `the centre of gravity in ${expected}`,
        found,
      );
};

const DEMANDS: readonly Demand[] = [
  counters('2.1a', 160),
  manyMarkers('2.3a', 16, 'counters of another game', ({ kind }) => kind === 'other-game'),
  manyMarkers('13.1a', 8, 'air armies of the main front', isFrontAir('main-front')),
  manyMarkers('13.2a', 2, 'air armies of the 1st Ukrainian Front', isFrontAir('ukrainian-front')),
  manyMarkers('12.6a', 1, 'armour concentration', ({ kind }) => kind === 'armour-concentration'),
  many('10.2a', 5, 'units of the 1st Ukrainian Front', isKind('ukrainian-front')),
  many('10.3a', 4, 'corps of Army Group North Ukraine', isKind('north-ukraine')),
  many('3.7a', 4, 'corps of 5th Panzer Army', isKind('panzer-army')),
  many('2.6c', 7, 'Korps Gruppen', isKind('kg')),
  many('10.4h', 1, 'Korps Gruppe for the north of the Dvina', isKind('kg-north')),
  many('2.6b', 4, 'cav-mech groups', isType('cav-mech')),
  many(
    '3.6c',
    9,
    'units of the main front with an asterisk',
    areAll(hasMark('asterisk'), isKind('main-front')),
  ),
  each(
    '2.5a',
    isAny,
    'one formation',
    (unit) => formations(unit).join(', '),
    (unit) => formations(unit).length === 1,
  ),
  each(
    '2.11a',
    isAny,
    'one step or two',
    ({ faces }) => faces.length,
    ({ faces }) => faces.length <= 2,
  ),
  each('2.11c', isAny, 'a lower factor when reduced', combat, weakens),
  each(
    '10.4j',
    (unit) => isKind('kg')(unit) || isKind('locality')(unit),
    'one step',
    ({ faces }) => faces.length,
    ({ faces }) => faces.length === 1,
  ),
  each(
    '11.1e',
    isKind('locality'),
    'a 0 for attack',
    ({ faces }) => faces[0]?.['attack'],
    ({ faces }) => faces[0]?.['attack'] === 0,
  ),
  each(
    '2.10d',
    isKind('panzer-army'),
    'a movement factor of 10',
    ({ faces }) => faces.map((face) => face['move'] ?? 'none').join(' and '),
    ({ faces }) => faces.every((face) => face['move'] === 10),
  ),
  each('2.8b', isKind('kg'), 'a bracket', () => undefined, hasMark('bracket')),
  each('2.8c', isType('cav-mech'), 'a bracket', () => undefined, hasMark('bracket')),
  each('2.4', isOne('1inf'), 'factors 3 and 2', combat, (unit) => combat(unit) === '3 and 2'),
  each('2.4', isOne('1inf'), 'hex 3102', setupHex, (unit) => setupHex(unit) === '3102'),
  each('10.3b', isOne('56pz'), 'hex 4919', setupHex, (unit) => setupHex(unit) === '4919'),
  each('10.1b', isOne('1pol'), 'turn 2', dueTurn, (unit) => dueTurn(unit) === 2),
  each('3.6e', isKind('north-ukraine'), 'turn 3', dueTurn, (unit) => dueTurn(unit) === 3),
  asPrinted({ fixed: '3.1b', track: '3.1c' }),
  turns('5.1b', 1, 9),
  inEach(noHigherStacks),
  inEach(centreStands),
];

export const counterFindings = (set: BoardSet): readonly Finding[] =>
  DEMANDS.flatMap((demand) => demand(set));
