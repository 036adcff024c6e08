// What the steady player of DAGC looks at: who stands where, who holds which place, and when it fell in history.
import { holder } from '../../../src/mechanics/control.ts';
import { onMap, placeOf } from '../../../src/mechanics/places.ts';
import type { State } from '../../../src/core/types.ts';
import { KOENIGSBERG } from '../../../src/games/dagc/04-victory/4.2-sudden-death.ts';
import { points } from '../../../src/games/dagc/04-victory/4.3-points.ts';
import { freshAt, battleOf } from '../../../src/games/dagc/11-combat/11.8-battle-frame.ts';
import { strongestFront, attacksOf } from '../../../src/games/dagc/11-combat/11.2-attacks.ts';
import { battleOdds } from '../../../src/games/dagc/11-combat/11.8-odds.ts';
import { columnFor } from '../../../src/games/dagc/questions/supposed-battle.ts';
import type { Who } from '../../../src/games/dagc/data/sheet.ts';
import type { Own } from '../../../src/games/dagc/state.ts';
import { p } from './shipped.ts';

/** A place of the history of the campaign, and the hex it is in. */
export type Fall = {
  readonly hex: string;
  readonly place: string;
  readonly turn: number;
  readonly date: string;
};

export type Strike = { readonly hex: string; readonly from: readonly string[]; readonly floor: number };

export type Facts = {
  /** Hexes in which each side has units. */
  readonly units: Readonly<Record<Who, readonly string[]>>;
  /** Towns and cities by who holds them. */
  readonly held: Readonly<Record<Who, readonly string[]>>;
  readonly holder: (hex: string) => Who | undefined;
  readonly placeOf: (unit: string) => string;
  readonly points: number;
  /** The attacks that could be made, with all that can join, the surest first. */
  readonly strikes: (side: Who) => readonly Strike[];
  /** The column of the battle under way, in rungs from the first of the table. */
  readonly rung: () => number;
};

const settlements = [...p.withFeature('city'), ...p.withFeature('town')];

export const falls: readonly Fall[] = p.tables.history.flatMap(({ turn, date, place }) => {
  const hex = settlements.find(
    (each) => (p.feature(each, 'city') ?? p.feature(each, 'town'))?.name === place,
  );
  return hex === undefined ? [] : [{ hex, place, turn, date }];
});

export const isSettlement = (hex: string): boolean => settlements.includes(hex);

/** Where the war is won at once (4.2). */
export const goal = KOENIGSBERG;

export const labelOf = (turn: number): string => p.turn(turn)?.date ?? '';

export const factsOf = (state: State): Facts => {
  const s = state as State<Own>;
  const hexesOf = (side: Who): readonly string[] => [
    ...new Set(onMap(p, s, side).map((unit) => placeOf(s.own, unit))),
  ];
  const heldBy = (side: Who): readonly string[] => settlements.filter((hex) => holder(p, s, hex) === side);
  const strikeAt = (side: Who, hex: string): Strike => {
    const from = strongestFront(p, s, attacksOf(p).attackersOf(s, hex, side));
    return { hex, from, floor: columnFor(p, s, side, { hex, attackers: from }).floor };
  };
  return {
    units: { german: hexesOf('german'), soviet: hexesOf('soviet') },
    held: { german: heldBy('german'), soviet: heldBy('soviet') },
    holder: (hex) => holder(p, s, hex),
    placeOf: (unit) => placeOf(s.own, unit),
    points: points(p, s).total,
    strikes: (side) =>
      [...attacksOf(p).targets(s)]
        .filter((hex) => freshAt(p, s.own, hex, p.other(side)).length > 0)
        .map((hex) => strikeAt(side, hex))
        .filter(({ from }) => from.length > 0)
        .toSorted((a, b) => b.floor - a.floor),
    rung: () => {
      const frame = s.stack.at(-1);
      return frame?.proc === 'battle' ? battleOdds(p, s, battleOf(frame)).odds.total : 0;
    },
  };
};
