// What only Barbarossa knows of its board: its charts, and what its rulebook demands.
import type { BoardOwn } from '../../../api/game-entry.ts';
import { trackName } from '../../../mechanics/entry/turn-track.ts';
import { boxTitles } from '../boxes.ts';
import { chartFindings } from './check-charts.ts';
import type { TablesFile, TurnsFile } from './charts.ts';
import { demandFindings } from './check-rulebook.ts';

export const barbarossaOwn: BoardOwn = {
  boxes: (tables, turns) => ({
    ...boxTitles(tables as TablesFile),
    ...Object.fromEntries((turns as TurnsFile).turns.map(({ turn }) => [`track-${turn}`, trackName(turn)])),
  }),
  findings: (set) => [...chartFindings(set), ...demandFindings(set)],
};
