// What only DAGC knows of its board: what its rulebook demands of the map.
import type { BoardOwn } from '../../../api/game-entry.ts';
import { trackName } from '../../../mechanics/entry/turn-track.ts';
import { boxTitles } from '../boxes.ts';
import { chartFindings } from './check-charts.ts';
import { counterFindings } from './check-counters.ts';
import { mapFindings } from './check-map.ts';
import type { TablesFile, TurnsFile } from './charts.ts';

export const dagcOwn: BoardOwn = {
  boxes: (tables, turns) => ({
    ...boxTitles(tables as TablesFile),
    ...Object.fromEntries((turns as TurnsFile).turns.map(({ turn }) => [`track-${turn}`, trackName(turn)])),
  }),
  findings: (set) => [...mapFindings(set), ...chartFindings(set), ...counterFindings(set)],
};
