// The balance of a game of 1941: who has won at the end, and how far east the invader is by the towns he holds. Where no points are
// counted, history has a front alone.
import type { BoardSet } from '../../../src/board/board.ts';
import type { Gauge, Past } from '../../balance/gauge.ts';
import { lowColumns } from '../../balance/history.ts';
import type { History } from './history.ts';

const lastTurn = ({ scenarios }: BoardSet, scenario: string): number => scenarios[scenario]?.turns.last ?? 0;

const pastAt = ({ falls, cameBy, invader }: History, turn: number): Past => ({
  turn,
  points: 0,
  front: lowColumns([...new Set(falls.map(({ hex }) => hex))].filter((hex) => cameBy(hex, turn) === invader)),
});

/** `km`: what a hex measures. */
export const gaugeOf = (history: History, km: number): Gauge => ({
  reason: 'points',
  checks: () => [],
  history: (set, scenario) =>
    Array.from({ length: lastTurn(set, scenario) }, (_, i) => pastAt(history, i + 1)),
  counted: () => undefined,
  front: (prizes) => lowColumns(prizes.flatMap(({ hex, holder }) => (holder === history.invader ? hex : []))),
  frontIs: `the mean column of the three easternmost towns in German hands, ${km} km each from the east edge`,
});
