// The balance of DAGC: the count at the end, and how far west the Soviet is by the towns and cities he holds.
import type { BoardSet } from '../../../src/board/board.ts';
import { lineOf } from '../../../src/board/chart-lines.ts';
import type { TablesFile } from '../../../src/games/dagc/data/charts.ts';
import type { Gauge } from '../../balance/gauge.ts';
import { pastOf, highColumns } from '../../balance/history.ts';

const tablesOf = ({ tables }: BoardSet): TablesFile => tables as TablesFile;

const lastTurn = ({ scenarios }: BoardSet, scenario: string): number => scenarios[scenario]?.turns.last ?? 0;

export const gauge: Gauge = {
  reason: 'points',
  checks: (set, scenario) => {
    const need = lineOf(tablesOf(set).limits, 'soviet-win').value;
    return [
      {
        turn: lastTurn(set, scenario),
        wins: [
          { side: 'soviet', atLeast: need },
          { side: 'german', atMost: need - 1 },
        ],
      },
    ];
  },
  history: (set, scenario) =>
    pastOf(set, tablesOf(set).history, {
      points: 0,
      lastTurn: lastTurn(set, scenario),
      held: [],
      front: highColumns,
    }),
  counted: () => undefined,
  front: (prizes) =>
    highColumns(prizes.flatMap(({ hex, holder, worth }) => (holder === 'soviet' && worth >= 1 ? hex : []))),
  frontIs:
    'the mean column of the three westernmost towns and cities in Soviet hands, 26 km each from the east edge',
};
