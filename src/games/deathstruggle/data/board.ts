// What only Death Struggle 20 knows of its board: what its rulebook demands of the map, the counters and the set-up.
import type { BoardOwn } from '../../../api/game-entry.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import { chartFindings } from './check-charts.ts';
import { counterFindings } from './check-counters.ts';
import { mapFindings } from './check-map.ts';
import { setUpFindings } from './check-set-up.ts';
import type { TablesFile, TurnsFile } from './charts.ts';

export const deathstruggleOwn: BoardOwn = {
  boxes: (tables, turns) => ({
    ...Object.fromEntries((tables as TablesFile).boxes.map(({ id, title }) => [id, title])),
    ...Object.fromEntries(
      (turns as TurnsFile).turns.map(({ turn }) => [trackBox(turn), `Box of turn ${turn}`]),
    ),
  }),
  findings: (set) => [
    ...mapFindings(set),
    ...chartFindings(set),
    ...counterFindings(set),
    ...setUpFindings(set),
  ],
};
