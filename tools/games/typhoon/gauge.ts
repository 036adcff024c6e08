// The balance of Typhoon: who has won at the end, and how far east the Germans are by the towns they hold. No points are
// counted, so history has a front alone.
import type { BoardSet } from '../../../src/board/board.ts';
import type { Gauge, Past } from '../../balance/gauge.ts';
import { lowColumns } from '../../balance/history.ts';
import { cameBy, falls } from './history.ts';

const lastTurn = ({ scenarios }: BoardSet, scenario: string): number => scenarios[scenario]?.turns.last ?? 0;

const pastAt = (turn: number): Past => ({
  turn,
  points: 0,
  front: lowColumns(
    [...new Set(falls.map(({ hex }) => hex))].filter((hex) => cameBy(hex, turn) === 'german'),
  ),
});

export const gauge: Gauge = {
  reason: 'points',
  checks: () => [],
  history: (set, scenario) => Array.from({ length: lastTurn(set, scenario) }, (_, i) => pastAt(i + 1)),
  counted: () => undefined,
  front: (prizes) => lowColumns(prizes.flatMap(({ hex, holder }) => (holder === 'german' ? hex : []))),
  frontIs: 'the mean column of the three easternmost towns in German hands, 20 km each from the east edge',
};
