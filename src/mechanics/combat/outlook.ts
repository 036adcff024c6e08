// What a computer player must know of any game whose stacks fight one battle after the other: who stands on the map and what
// he comes to, which attacks could be ordered, and the words of what it always does.
import type { Fight, Force, Habit, Outlook, Said } from '../../api/outlook.ts';
import type { Args, Side } from '../../core/types.ts';
import { launched, mobileStrikes, refuseAssaults } from '../movement/assaults-in-reach.ts';
import type { MobileStrike } from '../movement/assaults-in-reach.ts';
import type { MoveLaw, MoveSight } from '../movement/law.ts';
import { supposing } from '../places.ts';
import type { Sight } from '../places.ts';
import type { Sheet } from '../sheet.ts';

export type ForceLaw<W extends Side> = {
  /** The state of supply of every unit of a side on the map, and that of those who have none. */
  supply(side: W): ReadonlyMap<string, string>;
  readonly out: string;
  /** What a unit comes to; whether it is supplied only where its state does not say it. */
  of(unit: string, side: W): Pick<Force, 'attack' | 'defence' | 'stride' | 'price'> & Partial<Force>;
};

export const forcesOn = <W extends Side>(
  p: Sheet<W>,
  s: Pick<Sight, 'own'>,
  { supply, out, of }: ForceLaw<W>,
): readonly Force[] => {
  const states = new Map(p.sides.map((side) => [side, supply(side)]));
  return Object.entries(s.own.places).flatMap(([hex, units]) =>
    p.isHex(hex)
      ? units.map((unit): Force => {
          const side = p.sideOf(unit);
          return { unit, side, hex, isFed: states.get(side)?.get(unit) !== out, ...of(unit, side) };
        })
      : [],
  );
};

/** Attacks from where units stand; `able`: who could be in one, `must`: without whom it would be refused. */
export const standingFights = (
  targets: readonly string[],
  able: (target: string) => readonly string[],
  must: (target: string) => readonly string[] = () => [],
): readonly Fight[] =>
  targets.flatMap((target): Fight[] => {
    const units = able(target);
    const order = (from: readonly string[]): Args => ({ target: [target], from: from.toSorted() });
    const needed = must(target).filter((unit) => units.includes(unit));
    return units.length === 0 ? [] : [{ verb: 'attack', target, able: units, must: needed, order }];
  });

/** An attack out of a move, or from where units stand. */
export type Strike = Fight & { readonly strike?: MobileStrike };

export const movingFights = (law: MoveLaw, s: MoveSight): readonly Strike[] =>
  refuseAssaults(law, s) === undefined
    ? mobileStrikes(law, s).map((strike): Strike => {
        const { units, target, path } = strike;
        const order = (): Args => ({ units: units.toSorted(), path: [...path] });
        return { verb: 'assault', target, able: units, must: units, isWhole: true, order, strike };
      })
    : [];

/** The board on which an attack will be fought. */
export const boardOf = <S extends MoveSight>(law: MoveLaw, s: S, { strike }: Strike): S =>
  strike === undefined ? s : launched(law, s, strike);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How many stacks of the enemy are worth an attack by all who stand beside them. */
export const ripeStacks = (
  p: Sheet,
  forces: readonly Force[],
  side: Side,
  isRipe: (hex: string, beside: number, defence: number) => boolean,
): number => {
  const attack = new Map<string, number>();
  const defence = new Map<string, number>();
  for (const force of forces) {
    const [into, amount] = force.side === side ? [attack, force.attack] : [defence, force.defence];
    into.set(force.hex, (into.get(force.hex) ?? 0) + amount);
  }
  return [...defence].filter(([hex, stands]) =>
    isRipe(hex, sum(p.neighbours(hex).map((next) => attack.get(next) ?? 0)), stands),
  ).length;
};

export const END: Said = { verb: 'end', args: {} };
export const PASS: Said = { verb: 'pass', args: {} };
export const choose = (what: string): Said => ({ verb: 'choose', args: { what: [what] } });
export const byDefault = (verb: string): Said => ({ verb, args: { how: ['default'] } });

/** The same answers whatever the position. */
export const always = (...said: readonly Said[]): Habit => ({ kind: 'thumb', answer: () => said });
export const MOVES: Habit = { kind: 'plan', part: 'move' };
export const FIGHTS: Habit = { kind: 'plan', part: 'fight' };

/** `overland`: the hexes from which a side has a line. */
export const outlookOver = <S extends Sight>(
  p: Sheet,
  overland: (s: S, side: Side) => (hex: string) => boolean,
) =>
  ({
    walks: (from, to) =>
      p.isLand(from) &&
      p.isLand(to) &&
      !p.sideKinds(from, to).some((kind) => kind === 'lake' || kind === 'sea'),
    lifeline: (s, side) => {
      const isFed = overland(s as S, side);
      return new Set(p.grid.ids.filter((hex) => p.isLand(hex) && isFed(hex)));
    },
    supposed: (s, at) => supposing(s as S, at),
    march: (units, hex) => ({ verb: 'move', args: { units, path: [hex] } }),
    enter: (unit, hex) => ({ verb: 'place', args: { units: [unit], at: [hex] } }),
  }) satisfies Partial<Outlook>;
