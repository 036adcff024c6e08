// The question `losses`: who was lost in this turn, who may come back from the dead pile, who is gone for good.
import type { Message, Side } from '../../core/types.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import { message } from '../combat/questions/odds.ts';
import { DEAD, OUT } from '../entry/dead-pile.ts';
import type { Fog } from '../fog/fog.ts';
import { placeOf, unitsAt } from '../places.ts';
import type { Placed, Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';

export type LossesLaw<S> = {
  /** Lost in the turn under way; absent: a game does not remember it. */
  lost?(s: S): readonly string[];
  /** Whether a unit in the dead pile can be brought back. */
  mayReturn(unit: string): boolean;
  /** When the dead pile is opened next, and for how many; asked where there is somebody to bring back. */
  next(s: S, side: Side): readonly Message[];
  /** Who comes back by another way. */
  returning?(s: S, side: Side, who: Side): readonly Message[];
  /** Who is out of play and never was in this game. */
  absent?(s: S): readonly string[];
};

export const lossesVerb: VerbSpec = {
  name: 'losses',
  aliases: [],
  group: 'game',
  kind: 'question',
  slots: [],
  help: 'says which units were lost, in this turn and before, which may come back, and when.',
  examples: ['losses'],
  seeAlso: ['status', 'score'],
};

export const losses =
  <S extends Sight, O extends Placed>(
    p: Sheet,
    law: LossesLaw<S>,
    { isKnownAt }: Pick<Fog<S, O>, 'isKnownAt'>,
  ) =>
  (s: S, who: Side): readonly Message[] => {
    const absent = law.absent?.(s) ?? [];
    return p.sides.flatMap((side) => {
      const ofSide = (units: readonly string[]): readonly string[] =>
        units.filter((unit) => p.sideOf(unit) === side).toSorted();
      const dead = ofSide(unitsAt(s.own, DEAD));
      const back = dead.filter((unit) => law.mayReturn(unit));
      const never = dead.filter((unit) => !law.mayReturn(unit));
      const gone = [...never, ...ofSide(unitsAt(s.own, OUT).filter((unit) => !absent.includes(unit)))];
      // Who has died and comes back may be in a box that the other side does not look into.
      const now = law.lost?.(s).filter((unit) => isKnownAt(s, unit, placeOf(s.own, unit), who));
      return [
        ...(now === undefined ? [] : [message('losses.turn', { side, units: ofSide(now) })]),
        message('losses.dead', { side, units: back }),
        ...(back.length > 0 ? law.next(s, side) : []),
        ...(law.returning?.(s, side, who) ?? []),
        message('losses.gone', { side, units: gone }),
      ];
    });
  };
