// The balance of Operation Storm: the points at the end, and how far west the Soviets are by the cities they hold.
import { lineOf } from '../../../src/board/chart-lines.ts';
import type { BoardSet } from '../../../src/board/board.ts';
import type { TablesFile } from '../../../src/games/storm/data/charts.ts';
import type { Gauge, Past } from '../../balance/gauge.ts';
import { lowColumns } from '../../balance/history.ts';
import { falls } from './history.ts';

const tablesOf = ({ tables }: BoardSet): TablesFile => tables as TablesFile;

const lastTurn = ({ scenarios }: BoardSet, scenario: string): number => scenarios[scenario]?.turns.last ?? 0;

/** What of the points deducted was true by a turn: the Dvina on 26 June, Zhitomir on 9 July, 200 divisions by its end. */
const DEDUCTED = [
  ['north-edge', 2],
  ['south-edge', 3],
  ['soviet-losses', 4],
] as const;

const pastAt = (set: BoardSet, turn: number): Past => ({
  turn,
  points: DEDUCTED.filter(([, from]) => from <= turn).reduce(
    (sum, [id]) => sum + lineOf(tablesOf(set).points, id).points,
    0,
  ),
  front: lowColumns(falls.filter((fall) => fall.turn > turn).map(({ hex }) => hex)),
});

export const gauge: Gauge = {
  reason: 'points',
  checks: (set, scenario) => [
    {
      turn: lastTurn(set, scenario),
      wins: tablesOf(set)
        .victory.filter(({ proLuftwaffe }) => proLuftwaffe === 'off')
        .flatMap(({ winner, least, most }) =>
          winner === 'draw'
            ? []
            : [
                {
                  side: winner,
                  ...(least !== undefined && { atLeast: least }),
                  ...(most !== undefined && { atMost: most }),
                },
              ],
        ),
    },
  ],
  history: (set, scenario) => Array.from({ length: lastTurn(set, scenario) }, (_, i) => pastAt(set, i + 1)),
  counted: () => undefined,
  front: (prizes) =>
    lowColumns(
      prizes.flatMap(({ hex, holder, isMany }) => (holder === 'soviet' && isMany !== true ? hex : [])),
    ),
  frontIs: 'the mean column of the three westernmost cities in Soviet hands, 26 km each from the west edge',
};
