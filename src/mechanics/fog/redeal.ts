// An imagined position: all that is hidden from a side is dealt anew, so that it could not tell the result from the truth.
import { namedIn, renamed } from '../../core/rename-ids.ts';
import type { Pick } from '../../core/rule-set.ts';
import type { Side, State } from '../../core/types.ts';
import { dealOut } from './deal.ts';
import type { Pile } from './deal.ts';
import { trackBox, trackTurn } from '../entry/turn-track.ts';
import type { Fog } from './fog.ts';
import type { Placed, Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';

export type RedealLaw<O extends Placed> = {
  /** Whether units can be with those of their side that are in a hex; none: whether these can. */
  fits(own: O, hex: string, side: Side, coming: readonly string[]): boolean;
  /** The box where those may be who are in no hex, and who can be in it; absent: all are in hexes. */
  readonly box?: { readonly place: string; takes(unit: string): boolean };
  /**
   * Parts of the ledger that tell what units have done: whoever is dealt to the place of such a unit has done it. The
   * stack of procedures is another.
   */
  readonly doings: readonly (keyof O & string)[];
  /** Parts of the ledger by which whoever they name stays where he is. */
  readonly stays?: readonly (keyof O & string)[];
};

type Hidden = { readonly place: string; readonly units: readonly string[] };

/** Turns beyond this one in which somebody may come whose turn is not printed. */
const SOON = 3;

export const redeal = <S extends Sight, O extends Placed>(
  p: Sheet,
  fog: Fog<S, O>,
  law: RedealLaw<O>,
): ((s: State<O>, hiddenFrom: Side, pick: Pick) => void) => {
  const hiddenIn = (s: State<O>, who: Side): readonly Hidden[] =>
    Object.keys(s.own.places)
      .toSorted()
      .flatMap((place): Hidden[] => {
        const units = (s.own.places[place] ?? []).filter(
          // A ledger under nobody's hands is a state to read.
          (unit) => !fog.isKnownAt(s as unknown as S, unit, place, who),
        );
        return units.length === 0 ? [] : [{ place, units }];
      });
  const printed = new Map(
    Object.entries(p.set.scenarios).map(([scenario, { track }]) => {
      const turns = Object.entries(track).flatMap(([turn, units]) =>
        units.map((unit) => [unit, Number(turn)] as const),
      );
      return [scenario, new Map(turns)] as const;
    }),
  );
  const setPlace = ({ own }: State<O>, place: string, units: string[]): void => {
    if (units.length === 0) delete own.places[place];
    else own.places[place] = units;
  };
  const without = (s: State<O>, { place, units }: Hidden): string[] =>
    (s.own.places[place] ?? []).filter((unit) => !units.includes(unit));

  /** Who is to come in which turn is printed for all to read; of others a side knows no more than that they will. */
  const dealTrack = (s: State<O>, hidden: readonly Hidden[], pick: Pick): void => {
    const last = p.set.scenarios[s.scenario]?.turns.last ?? s.clock.turn;
    for (const each of hidden) setPlace(s, each.place, without(s, each));
    for (const unit of hidden.flatMap(({ units }) => units).toSorted()) {
      const due = printed.get(s.scenario)?.get(unit) ?? Math.min(last, s.clock.turn + pick(SOON + 1));
      setPlace(s, trackBox(due), [...(s.own.places[trackBox(due)] ?? []), unit]);
    }
  };

  /** Units that have done something, place by place from the top: so many must lie there again. */
  const dealHexes = (s: State<O>, who: Side, hidden: readonly Hidden[], pick: Pick): void => {
    const all = new Set(hidden.flatMap(({ units }) => units));
    const side = p.other(who);
    const told = [law.doings.map((part) => s.own[part]), s.stack.map(({ vars }) => vars)];
    const named = namedIn(told, all);
    const doers = hidden.map(({ place, units }) => ({
      place,
      units: units.filter((unit) => named.has(unit)),
    }));
    const piles = hidden.flatMap(({ place, units }, i): readonly Pile[] => {
      const done = doers[i]?.units.length ?? 0;
      // Whether a box is empty is hidden, too.
      if (!p.isHex(place)) return done === 0 ? [] : [{ place, least: done, most: done }];
      const known = without(s, { place, units }).filter((unit) => p.sideOf(unit) === side);
      const { least, most } = fog.range(units.length, known);
      return [{ place, least: Math.max(least, done), most }];
    });
    for (const each of hidden) setPlace(s, each.place, without(s, each));
    const dealt = dealOut(
      {
        piles,
        units: [...all].toSorted(),
        fits: (place, unit, there) =>
          p.isHex(place) ? law.fits(s.own, place, side, [...there, unit]) : law.box?.takes(unit) === true,
        mayBeLeft: (unit) => law.box?.takes(unit) === true,
      },
      pick,
    );
    if (dealt === undefined) throw new Error('What is hidden cannot be dealt');
    for (const [place, units] of dealt.piles) setPlace(s, place, [...(s.own.places[place] ?? []), ...units]);
    if (law.box !== undefined)
      setPlace(s, law.box.place, [...(s.own.places[law.box.place] ?? []), ...dealt.left]);
    if (named.size === 0) return;
    const instead = new Map(
      doers.flatMap(({ place, units }) =>
        units.map((unit, i) => [unit, dealt.piles.get(place)?.[i] ?? unit] as const),
      ),
    );
    for (const part of law.doings) s.own[part] = renamed(s.own[part], instead);
    for (const frame of s.stack) frame.vars = renamed(frame.vars, instead);
  };

  return (s, who, pick) => {
    if (!fog.hides(s)) return;
    const side = p.other(who);
    const found = hiddenIn(s, who);
    const stays = namedIn(
      law.stays?.map((part) => s.own[part]),
      new Set(found.flatMap(({ units }) => units)),
    );
    const free = found.flatMap(({ place, units }): Hidden[] => {
      const isOver = p.isHex(place) && !law.fits(s.own, place, side, []);
      const left = isOver ? [] : units.filter((unit) => !stays.has(unit));
      return left.length === 0 ? [] : [{ place, units: left }];
    });
    dealTrack(
      s,
      free.filter(({ place }) => trackTurn(place) !== undefined),
      pick,
    );
    dealHexes(
      s,
      who,
      free.filter(({ place }) => trackTurn(place) === undefined),
      pick,
    );
  };
};
