// What the rulebook itself says of counters: any owner's files must have it. Each demand has its rule.
import type { BoardSet } from '../../../board/board.ts';
import { demandsOf, hasMark, isKind } from '../../../board/check/demands.ts';
import type { Demand } from '../../../board/check/demands.ts';
import type { UnitLine } from '../../../board/data-types.ts';
import type { Finding } from '../../../board/finding.ts';

const { many, each } = demandsOf('moscow41');

type IsSuch = (unit: UnitLine) => boolean;

const isType =
  (...types: readonly string[]): IsSuch =>
  ({ type }) =>
    types.includes(type);
const isArmy: IsSuch = ({ size }) => size === 'army';
const isGermanArmy: IsSuch = (unit) => isArmy(unit) && unit.side === 'german';
const isPanzerCorps: IsSuch = (unit) => unit.type === 'panzer' && unit.size === 'corps';
const isFootCorps: IsSuch = ({ type, size }) => type === 'infantry' && size === 'corps';
const isMarkedFoot: IsSuch = (unit) => unit.type === 'infantry' && hasMark('panzer-group')(unit);

const named =
  (name: string): IsSuch =>
  (unit) =>
    unit.name === name;

const printed = ({ faces }: UnitLine): string =>
  faces.map((face) => `${face['attack'] ?? 'none'}-${face['defence'] ?? 'none'}`).join(' and ');

const attackOn = ({ faces }: UnitLine, face: number): number => Number(faces[face]?.['attack'] ?? 0);

const DEMANDS: readonly Demand[] = [
  many('INH.REP', 1, '16th Army', named('16th Army')),
  many('INH.REP', 1, 'Operational Group Vatutin', named('Operational Group Vatutin')),
  many('INH.VIC', 1, '2nd Fliegerkorps', named('2nd Fliegerkorps')),
  many('SUP.8', 1, '5th Parachute Corps', named('5th Parachute Corps')),
  many('INH.SET', 3, 'front aviations', isKind('front-aviation')),
  many('INH.AIR', 1, '6th Fighter Corps', isKind('fighters')),
  many('INH.SET', 2, 'infantry corps marked for a panzer group', isMarkedFoot),
  each('INH.SET', isType('panzer'), 'the mark of a panzer group', () => undefined, hasMark('panzer-group')),
  each(
    'RES.X.3',
    isPanzerCorps,
    'two sides, the front stronger',
    printed,
    (unit) => unit.faces.length === 2 && attackOn(unit, 0) > attackOn(unit, 1),
  ),
  each(
    'RES.X.3',
    isGermanArmy,
    'two sides, the back stronger',
    printed,
    (unit) => unit.faces.length === 2 && attackOn(unit, 1) > attackOn(unit, 0),
  ),
  each(
    'RES.X.3',
    isType('shock'),
    'two sides, the back stronger',
    printed,
    (unit) => unit.faces.length === 2 && attackOn(unit, 1) > attackOn(unit, 0),
  ),
  each('INH.STK', hasMark('two-icons'), 'a panzer corps', ({ type }) => type, isPanzerCorps),
  each('INH.ARM', isGermanArmy, 'a red cross', () => undefined, hasMark('cross')),
  each('INH.KAT', isType('katyusha'), 'a red cross', () => undefined, hasMark('cross')),
  each(
    'INH.REP',
    isKind('siberian'),
    'a Russian unit, not shock',
    ({ type }) => type,
    ({ side, type }) => side === 'russian' && type !== 'shock',
  ),
  each(
    'RES.X.2',
    isFootCorps,
    'factors 2 and 1',
    printed,
    (unit) => attackOn(unit, 0) === 2 && attackOn(unit, 1) === 1,
  ),
];

export const counterFindings = (set: BoardSet): readonly Finding[] =>
  DEMANDS.flatMap((demand) => demand(set));
