// What the rulebook itself says of counters: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf, hasMark, isKind } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import { UNITS } from '../../../board/file-names.ts';
import type { UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';
import type { TablesFile } from './charts.ts';

const { wants, many, each } = demandsOf('typhoon');

type IsSuch = (unit: UnitLine) => boolean;

const isType =
  (...types: readonly string[]): IsSuch =>
  ({ type }) =>
    types.includes(type);
const isArmy: IsSuch = ({ size }) => size === 'army';
const isGermanArmy: IsSuch = (unit) => isArmy(unit) && unit.side === 'german';
const isPanzerCorps: IsSuch = (unit) => unit.type === 'panzer' && unit.size === 'corps';
const isMarkedFoot: IsSuch = (unit) => unit.type === 'infantry' && hasMark('panzer-group')(unit);

const named =
  (name: string): IsSuch =>
  (unit) =>
    unit.name === name;

const printed = ({ faces }: UnitLine): string =>
  faces.map((face) => `${face['attack'] ?? 'none'}-${face['defence'] ?? 'none'}`).join(' and ');

const attackOn = ({ faces }: UnitLine, face: number): number => Number(faces[face]?.['attack'] ?? 0);

/** RES.X.7: a corps has a factor for each of its divisions, and a free one. */
const wholeCorps: Demand = ({ units: { units }, tables }) =>
  (tables as TablesFile).breakdown.flatMap(({ corps, divisions }) => {
    const i = units.findIndex(({ id }) => id === corps);
    const unit = units[i];
    const least = divisions.length + 1;
    return unit === undefined || attackOn(unit, 0) >= least
      ? []
      : wants('RES.X.7', UNITS, ['units', i], `attack ${least} or more for ${unit.name}`, attackOn(unit, 0));
  });

const DEMANDS: readonly Demand[] = [
  many('REP.5', 1, '16th Army', named('16th Army')),
  many('REP.9', 1, 'Operational Group Vatutin', named('Operational Group Vatutin')),
  many('REP.10', 1, '2nd Fliegerkorps', named('2nd Fliegerkorps')),
  many('SUP.9', 1, '5th Parachute Corps', named('5th Parachute Corps')),
  many('SET.4', 3, 'front aviations', isKind('front-aviation')),
  many('AIR.5', 1, '6th Fighter Corps', isKind('fighters')),
  many('SET.8', 2, 'infantry corps marked for a panzer group', isMarkedFoot),
  each('SET.8', isType('panzer'), 'the mark of a panzer group', () => undefined, hasMark('panzer-group')),
  each(
    'RES.X.8',
    isPanzerCorps,
    'two sides, the front stronger',
    printed,
    (unit) => unit.faces.length === 2 && attackOn(unit, 0) > attackOn(unit, 1),
  ),
  each(
    'ARM.5',
    isGermanArmy,
    'two sides, the back stronger',
    printed,
    (unit) => unit.faces.length === 2 && attackOn(unit, 1) > attackOn(unit, 0),
  ),
  each(
    'ARM.7',
    isType('shock'),
    'two sides, the back stronger',
    printed,
    (unit) => unit.faces.length === 2 && attackOn(unit, 1) > attackOn(unit, 0),
  ),
  each('STK.7', hasMark('two-icons'), 'a panzer corps', ({ type }) => type, isPanzerCorps),
  each('ARM.4', isGermanArmy, 'a red cross', () => undefined, hasMark('cross')),
  each('KAT.5', isType('katyusha'), 'a red cross', () => undefined, hasMark('cross')),
  each(
    'REP.2',
    isKind('siberian'),
    'a Russian unit, not shock',
    ({ type }) => type,
    ({ side, type }) => side === 'russian' && type !== 'shock',
  ),
  wholeCorps,
];

export const counterFindings = (set: BoardSet): readonly Finding[] =>
  DEMANDS.flatMap((demand) => demand(set));
