// What only Typhoon knows of its board.
import type { BoardOwn } from '../../../api/game-entry.ts';
import { trackBox } from '../../../mechanics/entry/turn-track.ts';
import type { TablesFile, TurnsFile } from './charts.ts';

export const typhoonOwn: BoardOwn = {
  boxes: (tables, turns) => ({
    ...Object.fromEntries((tables as TablesFile).boxes.map(({ id, title }) => [id, title])),
    ...Object.fromEntries(
      (turns as TurnsFile).turns.map(({ turn }) => [trackBox(turn), `Box of turn ${turn}`]),
    ),
  }),
  findings: () => [],
};
