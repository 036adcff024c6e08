// The question `reinforcements`: who waits on the turn track, as far as somebody may know it.
import type { Message, Side } from '../../core/types.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import { message } from '../combat/questions/odds.ts';
import { trackTurn } from '../entry/turn-track.ts';
import type { Fog } from '../fog/fog.ts';
import { unitsAt } from '../places.ts';
import type { Placed, Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';

export const reinforcementsVerb: VerbSpec = {
  name: 'reinforcements',
  aliases: ['reinf'],
  group: 'game',
  kind: 'question',
  slots: [],
  help: 'says which units are due, and when.',
  examples: ['reinforcements'],
  seeAlso: ['status', 'score'],
};

export const reinforcements =
  <S extends Sight, O extends Placed>(p: Sheet, { isKnownAt }: Pick<Fog<S, O>, 'isKnownAt'>) =>
  (s: S, who: Side): readonly Message[] => {
    const told = Object.keys(s.own.places)
      .flatMap((place) => {
        const turn = trackTurn(place);
        return turn === undefined ? [] : [{ place, turn }];
      })
      .toSorted((a, b) => a.turn - b.turn)
      .flatMap(({ place, turn }) =>
        p.sides.flatMap((side) => {
          const due = unitsAt(s.own, place).filter((unit) => p.sideOf(unit) === side);
          const units = due.filter((unit) => isKnownAt(s, unit, place, who)).toSorted();
          const key = turn < s.clock.turn ? 'reinforcements.late' : 'reinforcements.turn';
          return units.length === 0 ? [] : [message(key, { turn, side, units })];
        }),
      );
    return told.length > 0 ? told : [message('reinforcements.none')];
  };

/** Of each side who comes next that one may know of, and when: how many. */
export const nextArrivals =
  <S extends Sight, O extends Placed>(p: Sheet, { isKnownAt }: Pick<Fog<S, O>, 'isKnownAt'>) =>
  (s: S, who: Side | 'both'): readonly Message[] =>
    p.sides.flatMap((side) => {
      const due = Object.keys(s.own.places).flatMap((place) => {
        const turn = trackTurn(place);
        if (turn === undefined || turn < s.clock.turn) return [];
        const units = unitsAt(s.own, place).filter(
          (unit) => p.sideOf(unit) === side && isKnownAt(s, unit, place, who),
        );
        return units.length === 0 ? [] : [{ turn, count: units.length }];
      });
      const [next] = due.toSorted((a, b) => a.turn - b.turn);
      return next === undefined ? [] : [message('word.at-hand.arrivals', { side, ...next })];
    });
