// What the steady player looks at: who stands where, who holds what, and how history's points stood.
import { holder } from '../../../src/mechanics/control.ts';
import { onMap, placeOf, unitsAt } from '../../../src/mechanics/places.ts';
import type { State } from '../../../src/core/types.ts';
import { pointsTotal } from '../../../src/games/barbarossa/state.ts';
import type { Own } from '../../../src/games/barbarossa/state.ts';
import { p } from './shipped.ts';

export type Facts = {
  readonly total: number;
  /** What the total was at the end of this turn in history. */
  readonly target: number;
  readonly prizes: readonly string[];
  /** Hexes in which each side has units. */
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly holder: (hex: string) => string | undefined;
  readonly placeOf: (unit: string) => string;
  /** A prize that would carry its taker past history. */
  readonly isBarred: (hex: string, by: string) => boolean;
  readonly odds: (from: readonly string[], hex: string) => number;
};

/** Moscow: its fall may end the war by a die. */
const MOSCOW = '1606';
const SLACK = 3;

const historyOn = (turn: number): number => {
  const line = p.tables.victory.find((each) => each.turn === turn);
  return line?.history ?? 14 + 3 * Math.min(2, turn);
};

export const labelOf = (turn: number): string =>
  p.turns.turns.find((line) => line.turn === turn)?.label ?? '';

const factor = (unit: string, of: 'attack' | 'defense'): number => {
  const printed = p.unit(unit)[of];
  return printed === 'd6' ? 3 : printed;
};

export const factsOf = (state: State): Facts => {
  const s = state as State<Own>;
  const total = pointsTotal(p, s);
  const target = historyOn(s.clock.turn);
  const hexesOf = (side: 'german' | 'soviet'): readonly string[] => [
    ...new Set(onMap(p, s, side).map((unit) => placeOf(s.own, unit))),
  ];
  return {
    total,
    target,
    prizes: p.objectives,
    units: { german: hexesOf('german'), soviet: hexesOf('soviet') },
    holder: (hex) => holder(p, s, hex),
    placeOf: (unit) => placeOf(s.own, unit),
    isBarred: (hex, by) => {
      if (!p.objectives.includes(hex)) return false;
      if (by === 'german') return hex === MOSCOW || total >= target;
      return total - 1 < target - SLACK;
    },
    odds: (from, hex) => {
      const sum = (units: readonly string[], of: 'attack' | 'defense'): number =>
        units.reduce((all, unit) => all + factor(unit, of), 0);
      return sum(from, 'attack') / Math.max(1, sum(unitsAt(s.own, hex), 'defense'));
    },
  };
};
