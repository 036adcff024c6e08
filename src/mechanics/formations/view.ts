// What is seen of a game of armies and corps: what is said of a unit, and of what it has done in the pulse under way.
import type { Face } from '../../board/data-types.ts';
import type { Seen } from '../../core/rule-set.ts';
import type { Json } from '../../core/types.ts';
import type { PlaceView, UnitView } from '../../api/view.ts';
import { boxName } from '../entry/boxes.ts';
import type { BoxSheet } from '../entry/boxes.ts';
import { trackBox, trackTurn } from '../entry/turn-track.ts';
import type { MoveLaw } from '../movement/law.ts';
import { goesOn, isMover } from '../movement/movers.ts';
import { placeOf } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { ViewLaw } from '../view.ts';
import type { ArmyOwn } from './ledger.ts';
import { classOf } from './unit-classes.ts';
import type { UnitClass } from './unit-classes.ts';

export type FormationViewLaw<S extends Seen<ArmyOwn>> = {
  /** Those of the face that is up, as `factors` makes them. */
  readonly factors: {
    faceNumber(s: S, unit: string): number;
    faceNow(s: S, unit: string): Face;
    fullAttack(s: S, unit: string): number;
    defence(s: S, unit: string): number;
  };
  readonly moves: MoveLaw;
  /** Whether a unit on the map is out of supply, which is said of it and drawn on it. */
  isUnsupplied(s: S, unit: string): boolean;
  /** Whether a unit moved in an earlier phase of the pulse, and is done. */
  isGone?(s: S, unit: string): boolean;
  /** Whether an air unit has flown, and is done. */
  hasFlown?(s: S, unit: string): boolean;
  /** What sort of unit it is, where the game has sorts of its own. */
  classOf?(unit: string): Pick<UnitClass, 'isAir' | 'isRed'>;
  /** How many hexes an air unit flies. */
  rangeOf(unit: string): number;
  /** What not every game says of a unit, and draws on it. */
  facts?(s: S, unit: string, at: string): Readonly<Record<string, Json>>;
  states?(s: S, unit: string): readonly string[];
  /** What is said of the turn and of a side, as if they were places. */
  places(s: S): readonly PlaceView[];
};

type ViewSheet = Sheet &
  BoxSheet & { readonly turns: { readonly turns: readonly { readonly turn: number }[] } };

const inHundredths = (points: number): number => Math.round(points * 100) / 100;

const factsOf = <S extends Seen<ArmyOwn>>(
  p: ViewSheet,
  law: FormationViewLaw<S>,
  s: S,
  unit: string,
  at: string,
): UnitView['facts'] => {
  const { factors, moves } = law;
  const { type, size } = p.unit(unit);
  const { disrupted, entrenched, strong, phase, pulse } = s.own;
  const isOnMap = p.isHex(at);
  const due = trackTurn(at);
  const { isAir, isRed } = law.classOf?.(unit) ?? classOf(p, unit);
  return {
    type: p.set.units.types[type]?.name ?? type,
    ...(size !== undefined && { size: p.set.units.sizes[size]?.name ?? size }),
    ...(isAir && { range: law.rangeOf(unit) }),
    ...(!isAir && {
      attack: factors.fullAttack(s, unit),
      defence: factors.defence(s, unit),
      movement: moves.allowance(s, unit) / (moves.parts ?? 1),
    }),
    ...(isRed && { red: true }),
    ...(disrupted.includes(unit) && { disrupted: true }),
    ...(entrenched.includes(unit) && { entrenched: true }),
    ...(strong.includes(unit) && { strong: true }),
    ...(isOnMap && law.isUnsupplied(s, unit) && { unsupplied: true }),
    ...law.facts?.(s, unit, at),
    ...(isOnMap && (phase.moved.includes(unit) || law.isGone?.(s, unit) === true) && { moved: true }),
    ...(isOnMap && pulse.fought.includes(unit) && { attacked: true }),
    ...(due !== undefined && { due }),
  };
};

/** As pictures and the map show it. */
const statesOf = <S extends Seen<ArmyOwn>>(
  law: FormationViewLaw<S>,
  s: S,
  unit: string,
): readonly string[] => [
  ...(s.own.disrupted.includes(unit) ? ['disrupted'] : []),
  ...(s.own.entrenched.includes(unit) ? ['entrenched'] : []),
  ...(law.isUnsupplied(s, unit) ? ['oos'] : []),
  ...(s.own.strong.includes(unit) ? ['strong'] : []),
  ...(law.states?.(s, unit) ?? []),
];

/** A unit moves once in a pulse, and attacks once. */
const activity = <S extends Seen<ArmyOwn>>(
  { moves, isGone, hasFlown }: FormationViewLaw<S>,
  s: S,
  unit: string,
): Pick<UnitView, 'spent' | 'left'> => {
  const isDone = s.own.pulse.fought.includes(unit) || [isGone, hasFlown].some((is) => is?.(s, unit) === true);
  const left = isMover(s, unit) ? goesOn(moves, s, unit) : undefined;
  return left === undefined
    ? { spent: isDone || isMover(s, unit) }
    : { spent: isDone, left: inHundredths(left / (moves.parts ?? 1)) };
};

/** For the view of every game. */
export const formationView = <S extends Seen<ArmyOwn>>(
  p: ViewSheet,
  law: FormationViewLaw<S>,
): ViewLaw<S> => ({
  boxName: (place) => boxName(p, place),
  boxes: [...p.tables.boxes.map(({ id }) => id), ...p.turns.turns.map(({ turn }) => trackBox(turn))],
  // A strong side, or what has been lost, is the second face.
  face: (s, unit) => ({ face: law.factors.faceNow(s, unit), number: law.factors.faceNumber(s, unit) }),
  facts: (s, unit, at) => factsOf(p, law, s, unit, at),
  activity: (s, unit) => activity(law, s, unit),
  states: (s, unit) => (p.isHex(placeOf(s.own, unit)) ? statesOf(law, s, unit) : []),
  places: (s) => law.places(s),
  score: () => [],
});
