// The balance of Barbarossa: the checks of chapter 4, and how far east the German is by the cities he holds.
import type { BoardSet } from '../../../src/board/board.ts';
import { openingOf } from '../../../src/board/scenario.ts';
import type { TablesFile } from '../../../src/games/barbarossa/data/charts.ts';
import type { Gauge } from '../../balance/gauge.ts';
import { lowColumns, pastOf } from '../../balance/history.ts';

const tablesOf = ({ tables }: BoardSet): TablesFile => tables as TablesFile;

const WHOLE_WAR = 'campaign';

export const gauge: Gauge = {
  reason: 'points',
  checks: (set, scenario) =>
    tablesOf(set)
      .victory.filter(({ turn }) => turn >= (set.scenarios[scenario]?.firstCheck ?? 0))
      .map(({ turn, german, soviet }) => ({
        turn,
        wins: [
          { side: 'german', atLeast: german },
          { side: 'soviet', atMost: soviet },
        ],
      })),
  history: (set) => {
    const { control } = openingOf(set, WHOLE_WAR);
    const { points, turns } = set.scenarios[WHOLE_WAR] ?? {};
    return pastOf(set, tablesOf(set).history, {
      points: points ?? 0,
      lastTurn: turns?.last ?? 0,
      held: set.board.grid.ids.filter(
        (hex, i) => set.board.hexes[i]?.objective !== undefined && control.get(hex) === 'german',
      ),
      front: lowColumns,
    });
  },
  counted: (events) => {
    const total = events.findLast(({ kind }) => kind === 'check')?.data['total'];
    return typeof total === 'number' ? total : undefined;
  },
  front: (prizes) =>
    lowColumns(
      prizes.flatMap(({ hex, holder, isMany }) => (holder === 'german' && isMany !== true ? hex : [])),
    ),
  frontIs:
    'the mean column of the three easternmost places worth points in German hands, 90 km each from the east edge',
  aim: { points: 2, upTo: 6 },
};
