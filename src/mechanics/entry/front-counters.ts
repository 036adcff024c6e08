// What the rulebooks of games before Moscow say of their counters: any owner's files must have it. A game hands in the number
// of the rule by which each is demanded.
import { demandsOf, hasMark, isKind, isType, printedOn } from '../../board/check/demands.ts';
import type { Demand, IsSuch } from '../../board/check/demands.ts';
import type { UnitLine } from '../../board/data-types.ts';

const isGermanArmy: IsSuch = ({ side, size }) => side === 'german' && size === 'army';
const isPanzerCorps: IsSuch = ({ type, size }) => type === 'panzer' && size === 'corps';
const isMarkedFoot: IsSuch = (unit) => unit.type === 'infantry' && hasMark('panzer-group')(unit);

const named =
  (name: string): IsSuch =>
  (unit) =>
    unit.name === name;

export const attackOn = ({ faces }: UnitLine, face: number): number => Number(faces[face]?.['attack'] ?? 0);

export type CounterRules = Readonly<
  Record<
    | 'rokossovsky'
    | 'vatutin'
    | 'fliegerkorps'
    | 'paratroops'
    | 'aviation'
    | 'fighters'
    | 'marked'
    | 'weakBack'
    | 'strongArmy'
    | 'strongShock'
    | 'icons'
    | 'armyCross'
    | 'katyushaCross'
    | 'siberians',
    string
  >
>;

export const frontCounters = (game: string, rules: CounterRules): readonly Demand[] => {
  const { many, each } = demandsOf(game);
  const isStronger =
    (side: 0 | 1): IsSuch =>
    (unit) =>
      unit.faces.length === 2 && attackOn(unit, side) > attackOn(unit, 1 - side);
  return [
    many(rules.rokossovsky, 1, '16th Army', named('16th Army')),
    many(rules.vatutin, 1, 'Operational Group Vatutin', named('Operational Group Vatutin')),
    many(rules.fliegerkorps, 1, '2nd Fliegerkorps', named('2nd Fliegerkorps')),
    many(rules.paratroops, 1, '5th Parachute Corps', named('5th Parachute Corps')),
    many(rules.aviation, 3, 'front aviations', isKind('front-aviation')),
    many(rules.fighters, 1, '6th Fighter Corps', isKind('fighters')),
    many(rules.marked, 2, 'infantry corps marked for a panzer group', isMarkedFoot),
    each(
      rules.marked,
      isType('panzer'),
      'the mark of a panzer group',
      () => undefined,
      hasMark('panzer-group'),
    ),
    each(rules.weakBack, isPanzerCorps, 'two sides, the front stronger', printedOn, isStronger(0)),
    each(rules.strongArmy, isGermanArmy, 'two sides, the back stronger', printedOn, isStronger(1)),
    each(rules.strongShock, isType('shock'), 'two sides, the back stronger', printedOn, isStronger(1)),
    each(rules.icons, hasMark('two-icons'), 'a panzer corps', ({ type }) => type, isPanzerCorps),
    each(rules.armyCross, isGermanArmy, 'a red cross', () => undefined, hasMark('cross')),
    each(rules.katyushaCross, isType('katyusha'), 'a red cross', () => undefined, hasMark('cross')),
    each(
      rules.siberians,
      isKind('siberian'),
      'a Russian unit, not shock',
      ({ type }) => type,
      ({ side, type }) => side === 'russian' && type !== 'shock',
    ),
  ];
};
